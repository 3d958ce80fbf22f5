"""One LLVM instruction, parsed from its line.

A single record holds every opcode's parts; which fields mean something is said per opcode at its
parser. Flags that only allow an optimiser to assume more (nsw, inbounds, fast-math …) are dropped:
nothing here folds, so nothing needs them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from raddle.frontend.llvm.tokens import Cursor, name_of, tokenize
from raddle.frontend.llvm.types import VOID, LlvmType, TypeTable, starts_type
from raddle.frontend.llvm.values import Number, Value, parse_typed_value, parse_value, starts_value


@dataclass(slots=True)
class Argument:
    """A call's argument or a function's parameter attributes: `byval` is the copied type, `element` the type
    behind an operand of an asm statement."""

    align: int = 0
    byval: LlvmType | None = None
    element: LlvmType | None = None


@dataclass(slots=True)
class LlvmInstruction:
    """`type` is the result's type, or the accessed type of a store; `word` the predicate, operator
    or order; `failure` a compare-exchange's second order; `function` a call's function type."""

    op: str
    result: str
    line: str
    type: LlvmType = VOID
    args: list[Value] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)
    indices: list[int] = field(default_factory=list)
    arguments: list[Argument] = field(default_factory=list)
    callee: Value | None = None
    function: LlvmType | None = None
    source: LlvmType | None = None
    word: str = ""
    order: str = ""
    failure: str = ""
    align: int = 0
    volatile: bool = False
    weak: bool = False
    single_thread: bool = False
    dbg: int = -1
    tbaa: bool = False
    tbaa_struct: int = -1


_RESULT = re.compile(r'\s*%("[^"]*"|[-\w$.]+) = ')
_TAIL = re.compile(r"(?:, !\w[\w.]* !\d+)+\s*\Z")
_DBG = re.compile(r"!dbg !(\d+)")
_STRUCT = re.compile(r"!tbaa\.struct !(\d+)")
_ORDERS = frozenset(["unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"])
_CALL_PREFIXES = ("tail", "musttail", "notail")


def parse_instruction(line: str, types: TypeTable) -> LlvmInstruction:
    """Parse one line (a switch, an invoke: its lines joined). SyntaxError: unknown to this reader."""
    result = ""
    start = 0
    match = _RESULT.match(line)
    if match:
        result = name_of("%" + match.group(1))
        start = match.end()
    end = line.find(", !", start)
    tail = ""
    if end >= 0:
        if _TAIL.fullmatch(line, end):
            tail = line[end:]
        else:
            found = _TAIL.search(line, end)
            if found:
                end = found.start()
                tail = line[end:]
            else:
                end = len(line)
    else:
        end = len(line)
    cursor = Cursor(tokenize(line[start:end]))
    op = cursor.next()
    if op in _CALL_PREFIXES:
        op = cursor.next()
    instruction = LlvmInstruction(op, result, line)
    if tail:
        dbg = _DBG.search(tail)
        if dbg:
            instruction.dbg = int(dbg.group(1))
        instruction.tbaa = "!tbaa " in tail
        layout = _STRUCT.search(tail)
        if layout:
            instruction.tbaa_struct = int(layout.group(1))
    parser = _PARSERS.get(op)
    if parser is not None:
        parser(instruction, cursor, types)
    return instruction


def skip_flags(cursor: Cursor) -> None:
    """Skip words before a type: nsw, inbounds, return attributes, fast-math flags, calling conventions."""
    while cursor.peek() and not starts_type(cursor.peek()):
        if cursor.next() == "align":
            cursor.next()
        elif cursor.peek() == "(":
            cursor.skip_group()


def parse_argument(cursor: Cursor, types: TypeTable) -> tuple[LlvmType, Argument]:
    """A type and its attributes, up to the value or name."""
    type_ = types.parse(cursor)
    argument = Argument()
    while True:
        token = cursor.peek()
        if token in (",", ")", "") or starts_value(token):
            return type_, argument
        cursor.next()
        if token == "align":
            parenthesis = cursor.accept("(")
            argument.align = int(cursor.next())
            if parenthesis:
                cursor.expect(")")
        elif token == "byval":
            cursor.expect("(")
            argument.byval = types.parse(cursor)
            cursor.expect(")")
        elif token == "elementtype":
            cursor.expect("(")
            argument.element = types.parse(cursor)
            cursor.expect(")")
        elif cursor.peek() == "(":
            cursor.skip_group()


def _access_tail(ins: LlvmInstruction, cursor: Cursor) -> None:
    """[syncscope("…")] [order [order]] [, align N]"""
    while cursor.peek():
        token = cursor.next()
        if token == "syncscope":
            ins.single_thread = "singlethread" in cursor.peek(1)
            cursor.skip_group()
        elif token in _ORDERS:
            if ins.order:
                ins.failure = token
            else:
                ins.order = token
        elif token == "align":
            ins.align = int(cursor.next())


def _access_head(ins: LlvmInstruction, cursor: Cursor) -> None:
    while cursor.peek() in ("atomic", "volatile", "weak"):
        word = cursor.next()
        if word == "volatile":
            ins.volatile = True
        elif word == "weak":
            ins.weak = True


def _binary(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    skip_flags(cursor)
    ins.type = types.parse(cursor)
    ins.args.append(parse_value(cursor, ins.type, types))
    if cursor.accept(","):
        ins.args.append(parse_value(cursor, ins.type, types))


def _compare(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    while not starts_type(cursor.peek(1)):
        cursor.next()
    ins.word = cursor.next()
    _binary(ins, cursor, types)


def _cast(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    skip_flags(cursor)
    ins.args.append(parse_typed_value(cursor, types))
    cursor.expect("to")
    ins.type = types.parse(cursor)


def _values(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    """select, freeze, extractelement …: typed values separated by commas."""
    skip_flags(cursor)
    while True:
        ins.args.append(parse_typed_value(cursor, types))
        if not cursor.accept(","):
            break
    ins.type = ins.args[-1].type


def _load(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    _access_head(ins, cursor)
    ins.type = types.parse(cursor)
    cursor.expect(",")
    ins.args.append(parse_typed_value(cursor, types))
    _access_tail(ins, cursor)


def _store(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    """args: value, pointer"""
    _access_head(ins, cursor)
    ins.args.append(parse_typed_value(cursor, types))
    cursor.expect(",")
    ins.args.append(parse_typed_value(cursor, types))
    ins.type = ins.args[0].type
    _access_tail(ins, cursor)


def _cmpxchg(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    """args: pointer, expected, desired"""
    _access_head(ins, cursor)
    for _ in range(3):
        ins.args.append(parse_typed_value(cursor, types))
        cursor.accept(",")
    ins.type = ins.args[1].type
    _access_tail(ins, cursor)


def _atomicrmw(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    """word: the operator; args: pointer, value"""
    _access_head(ins, cursor)
    ins.word = cursor.next()
    ins.args.append(parse_typed_value(cursor, types))
    cursor.expect(",")
    ins.args.append(parse_typed_value(cursor, types))
    ins.type = ins.args[1].type
    _access_tail(ins, cursor)


def _fence(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    _access_tail(ins, cursor)


def _alloca(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    """source: the element type; args: the count, if any"""
    while cursor.peek() in ("inalloca", "swifterror"):
        cursor.next()
    ins.source = types.parse(cursor)
    while cursor.accept(","):
        if cursor.peek() == "align":
            cursor.next()
            ins.align = int(cursor.next())
        elif cursor.peek() == "addrspace":
            cursor.next()
            cursor.skip_group()
        else:
            ins.args.append(parse_typed_value(cursor, types))


def _getelementptr(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    skip_flags(cursor)
    ins.source = types.parse(cursor)
    while cursor.accept(","):
        ins.args.append(parse_typed_value(cursor, types))
    ins.type = ins.args[0].type


def _extractvalue(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    ins.args.append(parse_typed_value(cursor, types))
    while cursor.accept(","):
        if cursor.peek()[:1].isdigit():
            ins.indices.append(int(cursor.next()))
        else:
            ins.args.append(parse_typed_value(cursor, types))
    ins.type = ins.args[0].type


def _phi(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    skip_flags(cursor)
    ins.type = types.parse(cursor)
    while cursor.accept("["):
        ins.args.append(parse_value(cursor, ins.type, types))
        cursor.expect(",")
        ins.labels.append(name_of(cursor.next()))
        cursor.expect("]")
        cursor.accept(",")


def _br(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    if cursor.peek() != "label":
        ins.args.append(parse_typed_value(cursor, types))
        cursor.expect(",")
    while cursor.accept("label"):
        ins.labels.append(name_of(cursor.next()))
        cursor.accept(",")


def _switch(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    """args[0] is tested; labels[0] the default; labels[i + 1] the target of value indices[i]"""
    ins.args.append(parse_typed_value(cursor, types))
    cursor.expect(",")
    cursor.expect("label")
    ins.labels.append(name_of(cursor.next()))
    cursor.expect("[")
    while not cursor.accept("]"):
        case = parse_typed_value(cursor, types)
        assert isinstance(case, Number)
        ins.indices.append(case.bits)
        cursor.expect(",")
        cursor.expect("label")
        ins.labels.append(name_of(cursor.next()))


def _ret(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    ins.type = types.parse(cursor)
    if ins.type is not VOID:
        ins.args.append(parse_value(cursor, ins.type, types))


def _call(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    skip_flags(cursor)
    type_ = types.parse(cursor)
    if type_.kind == "function":
        ins.function = type_
        ins.type = type_.elements[0]
    else:
        ins.type = type_
    ins.callee = parse_value(cursor, type_, types)
    cursor.expect("(")
    while not cursor.accept(")"):
        if cursor.peek() == "metadata":
            while cursor.peek() not in (",", ")"):
                cursor.next()
                if cursor.peek() == "(":
                    cursor.skip_group()
        else:
            argument_type, argument = parse_argument(cursor, types)
            ins.args.append(parse_value(cursor, argument_type, types))
            ins.arguments.append(argument)
        cursor.accept(",")


def _invoke(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    """A call with labels: where it returns to, and where exceptions go."""
    _call(ins, cursor, types)
    while cursor.peek() and cursor.peek() != "label":
        cursor.next()
    while cursor.peek():
        if cursor.next() == "label":
            ins.labels.append(name_of(cursor.next()))


def _landingpad(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    """args: the clauses' types; labels: "catch" or "filter" for each"""
    ins.type = types.parse(cursor)
    while cursor.peek():
        word = cursor.next()
        if word in ("catch", "filter"):
            ins.labels.append(word)
            ins.args.append(parse_typed_value(cursor, types))


def _resume(ins: LlvmInstruction, cursor: Cursor, types: TypeTable) -> None:
    ins.args.append(parse_typed_value(cursor, types))


_PARSERS: dict[str, Callable[[LlvmInstruction, Cursor, TypeTable], None]] = {
    "load": _load,
    "store": _store,
    "cmpxchg": _cmpxchg,
    "atomicrmw": _atomicrmw,
    "fence": _fence,
    "alloca": _alloca,
    "getelementptr": _getelementptr,
    "icmp": _compare,
    "fcmp": _compare,
    "select": _values,
    "freeze": _values,
    "extractvalue": _extractvalue,
    "insertvalue": _extractvalue,
    "phi": _phi,
    "br": _br,
    "switch": _switch,
    "ret": _ret,
    "call": _call,
    "invoke": _invoke,
    "landingpad": _landingpad,
    "resume": _resume,
}
_INTEGER = ("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor")
_FLOATING = ("fadd", "fsub", "fmul", "fdiv", "frem", "fneg")
_NUMBER_CASTS = ("trunc", "zext", "sext", "fptosi", "fptoui", "sitofp", "uitofp", "fpext", "fptrunc")
_POINTER_CASTS = ("ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast")
_PARSERS |= dict.fromkeys((*_INTEGER, *_FLOATING), _binary)
_PARSERS |= dict.fromkeys((*_NUMBER_CASTS, *_POINTER_CASTS), _cast)
