"""What each kind of instruction demands of its operands: types, operators, orders, signatures.

One small function per instruction; the verifier asks `violation` for each instruction it meets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction, Order
from raddle.ir.operations import OPERATIONS, SPAWN_WORDS
from raddle.ir.program import Function, Program
from raddle.ir.types import I1, PTR

INTEGER_OPERATORS = frozenset(
    ["add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor"]
)
FLOAT_OPERATORS = frozenset(["fadd", "fsub", "fmul", "fdiv", "frem"])
INTEGER_PREDICATES = frozenset(["eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"])
FLOAT_PREDICATES = frozenset(
    [
        "false",
        "oeq",
        "ogt",
        "oge",
        "olt",
        "ole",
        "one",
        "ord",
        "ueq",
        "ugt",
        "uge",
        "ult",
        "ule",
        "une",
        "uno",
        "true",
    ]
)
FLOAT_UNARY = frozenset(["fneg", "fabs", "sqrt", "floor", "ceil", "trunc", "round", "rint"])
INTEGER_UNARY = frozenset(["ctpop", "ctlz", "cttz", "bswap"])
RMW_OPERATORS = frozenset(
    ["xchg", "add", "sub", "and", "or", "xor", "nand", "max", "min", "umax", "umin", "fadd", "fsub"]
)


def violation(instruction: Instruction, program: Program, function: Function) -> str:
    """What is wrong with the instruction by itself; empty if nothing."""
    return _RULES[type(instruction)](instruction, program, function)


def _binary(i: ir.Binary, _p: Program, _f: Function) -> str:
    kind = i.dst.type.kind
    if i.op not in (FLOAT_OPERATORS if kind == "float" else INTEGER_OPERATORS) or kind == "ptr":
        return f"no operator {i.op} on {i.dst.type}"
    return "" if i.a.type == i.dst.type == i.b.type else "operand types differ"


def _compare(i: ir.Compare, _p: Program, _f: Function) -> str:
    if i.a.type != i.b.type:
        return "operand types differ"
    if i.pred not in (FLOAT_PREDICATES if i.a.type.kind == "float" else INTEGER_PREDICATES):
        return f"no predicate {i.pred} on {i.a.type}"
    return "" if i.dst.type == I1 else "the result must be i1"


# op -> (kinds of the source, kinds of the result, sign of the change in width)
_CONVERSIONS: dict[str, tuple[str, str, int]] = {
    "trunc": ("int", "int", -1), "zext": ("int", "int", 1), "sext": ("int", "int", 1),
    "fptosi": ("float", "int", 0), "fptoui": ("float", "int", 0),
    "sitofp": ("int", "float", 0), "uitofp": ("int", "float", 0),
    "fpext": ("float", "float", 1), "fptrunc": ("float", "float", -1),
    "ptrtoint": ("ptr", "int", -1), "inttoptr": ("int", "ptr", 1),
    "pack": ("ptr", "int", -1), "unpack": ("int", "ptr", 1),
}  # fmt: skip


def _convert(i: ir.Convert, _p: Program, _f: Function) -> str:
    source, target = i.a.type, i.dst.type
    if i.op == "bitcast":
        return "" if source.bits == target.bits else "bitcast changes the width"
    rule = _CONVERSIONS.get(i.op)
    if rule is None:
        return f"no conversion {i.op}"
    fits = rule[2] == 0 or (target.bits - source.bits) * rule[2] > 0
    return "" if (source.kind, target.kind) == rule[:2] and fits else f"{i.op} from {source} to {target}"


def _unary(i: ir.Unary, _p: Program, _f: Function) -> str:
    if i.op not in (FLOAT_UNARY if i.dst.type.kind == "float" else INTEGER_UNARY) or i.dst.type.kind == "ptr":
        return f"no operator {i.op} on {i.dst.type}"
    return "" if i.a.type == i.dst.type else "operand types differ"


def _select(i: ir.Select, _p: Program, _f: Function) -> str:
    if i.cond.type != I1:
        return "the condition must be i1"
    return "" if i.a.type == i.dst.type == i.b.type else "operand types differ"


def _offset(i: ir.Offset, _p: Program, _f: Function) -> str:
    if i.index is not None and i.index.type.kind != "int":
        return "the index must be an integer"
    return "" if i.base.type == i.dst.type == PTR else "the base must be a pointer"


def _alloca(i: ir.Alloca, _p: Program, _f: Function) -> str:
    if i.size < 0 or i.align < 1:
        return "bad size or alignment"
    if i.count is not None and i.count.type.kind != "int":
        return "the count must be an integer"
    return "" if i.dst.type == PTR else "the result must be a pointer"


def _pointer(i: Any, _p: Program, _f: Function) -> str:
    return "" if i.pointer.type == PTR else "not a pointer"


def _thread_local(i: ir.ThreadLocal, program: Program, _f: Function) -> str:
    data = program.globals.get(i.symbol)
    return "" if data is not None and data.thread_local else f"no thread-local {i.symbol}"


def _rmw(i: ir.Rmw, p: Program, f: Function) -> str:
    if i.op not in RMW_OPERATORS or i.order is Order.PLAIN:
        return "bad operator or order"
    return _pointer(i, p, f) if i.value.type == i.dst.type else "operand types differ"


def _exchange(i: ir.CompareExchange, p: Program, f: Function) -> str:
    if not i.expected.type == i.desired.type == i.dst.type:
        return "operand types differ"
    if i.success.type != I1 or Order.PLAIN in (i.order, i.failure):
        return "success must be i1, and the orders atomic"
    return _pointer(i, p, f)


def _fence(i: ir.Fence, _p: Program, _f: Function) -> str:
    return "a fence needs an order" if i.order is Order.PLAIN else ""


def _copy(i: ir.Copy, _p: Program, _f: Function) -> str:
    return "" if i.target.type == i.source.type == PTR and i.size.type.kind == "int" else "operand types"


def _fill(i: ir.Fill, _p: Program, _f: Function) -> str:
    good = i.target.type == PTR and i.byte.type.bits == 8 and i.size.type.kind == "int"
    return "" if good else "operand types"


def _call(i: ir.Call, program: Program, _f: Function) -> str:
    if not 0 <= i.fixed <= len(i.args):
        return "more fixed arguments than arguments"
    if isinstance(i.callee, str):
        return "" if i.callee in program.functions else f"no function {i.callee}"
    return "" if i.callee.type == PTR else "not a pointer"


def _operation(i: ir.Operation, _p: Program, _f: Function) -> str:
    signature = OPERATIONS.get(i.kind)
    if signature is None:
        return f"no operation {i.kind}"
    given = tuple([value.type for value in i.args])
    if given[: len(signature.params)] != signature.params:
        return f"the arguments must be {', '.join(map(str, signature.params))}"
    if len(given) > len(signature.params) and not signature.variadic:
        return "too many arguments"
    if i.kind == "spawn" and len(given) > 1 + SPAWN_WORDS:
        return f"more than {SPAWN_WORDS} arguments for a thread"
    produced = tuple([reg.type for reg in i.results])
    return "" if produced in (signature.results, ()) else "the results do not fit the signature"


def _phi(i: ir.Phi, _p: Program, _f: Function) -> str:
    if len({label for label, _ in i.incoming}) != len(i.incoming):
        return "two values for one predecessor"
    return "" if all(value.type == i.dst.type for _, value in i.incoming) else "operand types differ"


def _branch(i: ir.Branch, _p: Program, _f: Function) -> str:
    return "" if i.cond.type == I1 else "the condition must be i1"


def _switch(i: ir.Switch, _p: Program, _f: Function) -> str:
    if i.value.type.kind != "int":
        return "the value must be an integer"
    return "" if len({value for value, _ in i.cases}) == len(i.cases) else "two equal cases"


def _return(i: ir.Return, _p: Program, function: Function) -> str:
    given = tuple([value.type for value in i.values])
    return "" if given == function.returns else "the values do not fit the function's type"


def _fine(_i: Instruction, _p: Program, _f: Function) -> str:
    return ""


_RULES: dict[type[Instruction], Callable[[Any, Program, Function], str]] = {
    ir.Binary: _binary, ir.Compare: _compare, ir.Convert: _convert, ir.Unary: _unary,
    ir.Select: _select, ir.Offset: _offset, ir.Alloca: _alloca, ir.Lifetime: _pointer,
    ir.ThreadLocal: _thread_local, ir.Load: _pointer, ir.Store: _pointer, ir.Rmw: _rmw,
    ir.CompareExchange: _exchange, ir.Fence: _fence, ir.Copy: _copy, ir.Fill: _fill,
    ir.Call: _call, ir.Operation: _operation, ir.Phi: _phi, ir.Jump: _fine, ir.Branch: _branch,
    ir.Switch: _switch, ir.Return: _return, ir.Unreachable: _fine,
}  # fmt: skip
