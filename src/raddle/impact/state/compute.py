"""The instructions that only compute, over terms."""

from __future__ import annotations

from collections.abc import Callable

from raddle.errors import UnsupportedError
from raddle.impact.state.memory import FLOATING, STREAM, UNDEFINED, WORD, Pointer, Undefined, Value
from raddle.impact.state.run import Run, number
from raddle.impact.terms.terms import (
    FALSE,
    TRUE,
    Term,
    add,
    bitwise,
    choose,
    conjunction,
    const,
    disjunction,
    div,
    eq,
    ite,
    le,
    linear,
    lt,
    mod,
    mul,
    negation,
    scaled,
    sub,
    unsigned,
    value_of,
    wrap,
)
from raddle.ir import instructions as ir
from raddle.ir.types import Type
from raddle.ir.values import Addr, Const, Operand, Reg, Undef


def operand(run: Run, item: Operand) -> Value:
    if isinstance(item, Reg):
        found = run.top.registers.get(item.id)
        return UNDEFINED if found is None else found[0]
    if isinstance(item, Const):
        if item.type.kind == "float":
            return FLOATING
        if item.type.bits == 1:
            return TRUE if item.bits else FALSE
        return wrap(item.type.bits, const(item.bits))
    if isinstance(item, Undef):
        return UNDEFINED
    assert isinstance(item, Addr)
    return Pointer(item.symbol, const(item.offset))


def compute(run: Run, ins: ir.Instruction) -> tuple[Value, Type] | None:
    """What the instruction's register becomes; None: not one of these instructions, or one that can go wrong
    (a division by a number that is not known) and has other ways to go on, or needs addresses."""
    if isinstance(ins, (ir.Binary, ir.Compare)):
        found = _binary(run, ins) if isinstance(ins, ir.Binary) else _compare(run, ins)
        return None if found is None else (found, ins.dst.type)
    if isinstance(ins, ir.Convert):
        return _convert(run, ins), ins.dst.type
    if isinstance(ins, ir.Select):
        chosen = _select(run, ins)
        return None if chosen is None else (chosen, ins.dst.type)
    if isinstance(ins, ir.Offset):
        return _offset(run, ins), ins.dst.type
    if isinstance(ins, ir.Unary):
        return _unary(run, ins), ins.dst.type
    return None


def _binary(run: Run, ins: ir.Binary) -> Value | None:
    x, y = operand(run, ins.a), operand(run, ins.b)
    if ins.op[0] == "f":
        return FLOATING
    if isinstance(x, Undefined) or isinstance(y, Undefined):
        return x if isinstance(x, Undefined) else y
    bits = ins.dst.type.bits
    if isinstance(x, Pointer) and isinstance(y, Pointer) and ins.op == "sub" and x.target == y.target:
        return sub(x.offset, y.offset)
    a, b = number(x, ins.loc), number(y, ins.loc)
    if bits == 1:
        return _logical(ins, a, b)
    known = value_of(b)
    if ins.op == "add":
        return wrap(bits, add(a, b))
    if ins.op == "sub":
        return wrap(bits, sub(a, b))
    if ins.op == "mul":
        return wrap(bits, mul(a, b))
    if ins.op in ("udiv", "urem", "sdiv", "srem"):
        if known is None or known == 0 or (ins.op[0] == "s" and known == -1):
            return None
        return wrap(bits, constant_quotient(ins.op, bits, a, known))
    if ins.op in ("shl", "lshr", "ashr"):
        return None if known is None or not 0 <= known < bits else shifted(ins.op, bits, a, known)
    return bits_of(ins.op, bits, a, b)


def constant_quotient(op: str, bits: int, a: Term, by: int) -> Term:
    """Or the remainder."""
    if op[0] == "u":
        divisor = by % (1 << bits)
        plain = unsigned(bits, a)
        return div(plain, divisor) if op == "udiv" else mod(plain, divisor)
    size = abs(by)
    # C rounds towards zero: divide what is not negative.
    quotient = ite(le(const(0), a), div(a, size), scaled(div(scaled(a, -1), size), -1))
    if a.bounds[0] is not None and a.bounds[0] >= 0:
        quotient = div(a, size)
    if op == "srem":
        rest = ite(le(const(0), a), mod(a, size), scaled(mod(scaled(a, -1), size), -1))
        return mod(a, size) if a.bounds[0] is not None and a.bounds[0] >= 0 else rest
    return quotient if by > 0 else scaled(quotient, -1)


def shifted(op: str, bits: int, a: Term, by: int) -> Term:
    if op == "shl":
        return wrap(bits, scaled(a, 1 << by))
    return div(a, 1 << by) if op == "ashr" else wrap(bits, div(unsigned(bits, a), 1 << by))


def _unary(run: Run, ins: ir.Unary) -> Value:
    value = operand(run, ins.a)
    bits = ins.dst.type.bits
    if ins.op not in ("ctpop", "ctlz", "cttz", "bswap"):
        return FLOATING
    if isinstance(value, Undefined):
        return value
    plain = unsigned(bits, number(value, ins.loc))
    high = plain.bounds[1]
    used = bits if high is None else min(bits, high.bit_length())
    if ins.op == "bswap":
        parts = [(1 << bits - 8 - at, mod(div(plain, 1 << at), 256)) for at in range(0, bits, 8)]
        return wrap(bits, linear(0, parts))
    if ins.op == "ctpop":
        return wrap(bits, linear(0, [(1, mod(div(plain, 1 << at), 2)) for at in range(used)]))
    counted = const(bits)
    for at in range(used) if ins.op == "ctlz" else reversed(range(used)):
        there = le(const(1 << at), plain) if ins.op == "ctlz" else lt(const(0), mod(plain, 2 << at))
        counted = ite(there, const(bits - 1 - at if ins.op == "ctlz" else at), counted)
    return wrap(bits, counted)


def bits_of(op: str, bits: int, a: Term, b: Term) -> Term:
    """and, or, xor."""
    if value_of(a) is not None:
        a, b = b, a
    known = value_of(b)
    if value_of(a) is not None:
        return bitwise(op, bits, a, b)
    if known == 0:
        return const(0) if op == "and" else a
    if known == -1:
        return a if op == "and" else const(-1) if op == "or" else linear(-1, ((-1, a),))
    if op == "and" and known is not None and known > 0 and known & (known + 1) == 0:
        return mod(a, known + 1)
    if known is not None and known > 0 and known.bit_count() <= 3:
        return wrap(bits, _few_bits(op, a, known))
    return bitwise(op, bits, a, b)


def _few_bits(op: str, a: Term, mask: int) -> Term:
    """By arithmetic, which solvers like better: a bit is a remainder of a quotient."""
    common = const(0)
    for position in range(mask.bit_length()):
        if mask >> position & 1:
            common = add(common, scaled(mod(div(a, 1 << position), 2), 1 << position))
    if op == "and":
        return common
    return linear(mask, ((1, a), (-1 if op == "or" else -2, common)))


def _logical(ins: ir.Binary, a: Term, b: Term) -> Term:
    if ins.op in ("and", "mul"):
        return conjunction((a, b))
    if ins.op == "or":
        return disjunction((a, b))
    if ins.op in ("xor", "add", "sub"):
        return choose(a, negation(b), b)
    raise UnsupportedError(f"{ins.op} of truth values", ins.loc)


_SIGNED: dict[str, Callable[[Term, Term], Term]] = {
    "lt": lt,
    "le": le,
    "gt": lambda a, b: lt(b, a),
    "ge": lambda a, b: le(b, a),
}


def compared(pred: str, bits: int, a: Term, b: Term) -> Term:
    if bits == 1:
        same = choose(a, b, negation(b))
        return same if pred == "eq" else negation(same)
    if pred == "eq":
        return eq(a, b)
    if pred == "ne":
        return negation(eq(a, b))
    if pred[0] == "u":
        a, b = unsigned(bits, a), unsigned(bits, b)
    return _SIGNED[pred[1:]](a, b)


def _compare(run: Run, ins: ir.Compare) -> Value | None:
    x, y = operand(run, ins.a), operand(run, ins.b)
    if (WORD in (x, y) or STREAM in (x, y)) and ins.pred in ("eq", "ne") and const(0) in (x, y):
        return FALSE if ins.pred == "eq" else TRUE
    if isinstance(x, Undefined) or isinstance(y, Undefined):
        return x if isinstance(x, Undefined) else y
    if isinstance(x, Pointer) or isinstance(y, Pointer):
        return _compare_pointers(ins, x, y)
    if ins.a.type.kind == "float":
        return FLOATING
    bits = ins.a.type.bits
    if ins.pred not in ("eq", "ne") and bits == 1:
        raise UnsupportedError("an order between truth values", ins.loc)
    return compared(ins.pred, bits, x, y)


def _compare_pointers(ins: ir.Compare, x: Value, y: Value) -> Term | None:
    if isinstance(x, Pointer) and isinstance(y, Pointer) and x.target == y.target:
        return compared("u" + ins.pred[1:] if ins.pred[0] == "s" else ins.pred, 64, x.offset, y.offset)
    if ins.pred in ("eq", "ne"):
        for one, other in ((x, y), (y, x)):
            # No object lies at address zero, and different objects have different addresses.
            zero = isinstance(other, Term) and value_of(other) == 0
            apart = isinstance(other, Pointer) and isinstance(one, Pointer)
            if isinstance(one, Pointer) and (zero or apart):
                return FALSE if ins.pred == "eq" else TRUE
        return None
    raise UnsupportedError("an order between pointers to different objects", ins.loc)


def _convert(run: Run, ins: ir.Convert) -> Value:
    value = operand(run, ins.a)
    if isinstance(value, (Undefined, Pointer)):
        if isinstance(value, Undefined) or ins.op == "bitcast":
            return value
        return Undefined(f"arithmetic with the address of {value.target}")
    source, target = ins.a.type.bits, ins.dst.type.bits
    if ins.op in ("zext", "sext") and source == 1:
        return ite(value, const(1 if ins.op == "zext" else -1), const(0))
    if ins.op == "zext":
        return unsigned(source, value)
    if ins.op == "sext" or (ins.op == "bitcast" and ins.dst.type.kind != "float" and source == target):
        return wrap(64, value) if ins.a.type.kind == "ptr" else value
    if ins.op == "trunc":
        return eq(mod(value, 2), const(1)) if target == 1 else wrap(target, value)
    return FLOATING


def _select(run: Run, ins: ir.Select) -> Value | None:
    condition = number(operand(run, ins.cond), ins.loc)
    a, b = operand(run, ins.a), operand(run, ins.b)
    if condition is TRUE or condition is FALSE:
        return a if condition is TRUE else b
    if isinstance(a, Pointer) and isinstance(b, Pointer) and a.target == b.target:
        return Pointer(a.target, ite(condition, a.offset, b.offset))
    if isinstance(a, Undefined) or isinstance(b, Undefined):
        return a if isinstance(a, Undefined) else b
    if isinstance(a, Pointer) or isinstance(b, Pointer):
        return None
    one, other = number(a, ins.loc), number(b, ins.loc)
    return choose(condition, one, other) if ins.dst.type.bits == 1 else ite(condition, one, other)


def _offset(run: Run, ins: ir.Offset) -> Value:
    base = operand(run, ins.base)
    moved = const(ins.displacement)
    if ins.index is not None:
        index = operand(run, ins.index)
        if isinstance(index, Undefined):
            return index
        moved = add(moved, scaled(number(index, ins.loc), ins.scale))
    if isinstance(base, Pointer):
        return Pointer(base.target, add(base.offset, moved))
    # Pointers do not wrap around: an access there is an error anyway.
    return base if isinstance(base, Undefined) else add(base, moved)


def is_null(item: Operand) -> bool:
    return isinstance(item, Const) and item.bits == 0


def signed_constant(value: int, bits: int) -> Term:
    half = 1 << bits - 1
    return const((value + half) % (2 * half) - half)
