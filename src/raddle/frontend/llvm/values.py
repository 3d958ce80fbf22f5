"""Operands and constants of LLVM IR, as written: names are not resolved, nothing is folded."""

from __future__ import annotations

import struct
from dataclasses import dataclass

from raddle.errors import UnsupportedError
from raddle.frontend.escapes import unescape
from raddle.frontend.llvm.tokens import Cursor, name_of
from raddle.frontend.llvm.types import MAX_DEPTH, LlvmType, TypeTable


@dataclass(frozen=True, slots=True)
class Local:
    """%name: a value computed in the function."""

    type: LlvmType
    name: str


@dataclass(frozen=True, slots=True)
class Number:
    """A scalar constant as its unsigned bits; null is a pointer's 0."""

    type: LlvmType
    bits: int


@dataclass(frozen=True, slots=True)
class Undefined:
    """undef or poison."""

    type: LlvmType


@dataclass(frozen=True, slots=True)
class Zero:
    """zeroinitializer of an aggregate."""

    type: LlvmType


@dataclass(frozen=True, slots=True)
class Symbol:
    """@name: the address of a global or a function."""

    type: LlvmType
    name: str


@dataclass(frozen=True, slots=True)
class Aggregate:
    type: LlvmType
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Bytes:
    type: LlvmType
    data: bytes


@dataclass(frozen=True, slots=True)
class Expression:
    """A constant expression; `source` is the element type of getelementptr."""

    type: LlvmType
    op: str
    values: tuple[Value, ...]
    source: LlvmType | None = None


@dataclass(frozen=True, slots=True)
class Asm:
    """An inline assembly callee."""

    type: LlvmType
    text: str
    constraints: str


Value = Local | Number | Undefined | Zero | Symbol | Aggregate | Bytes | Expression | Asm

_CASTS = frozenset(["trunc", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast", "zext", "sext"])
_BINARY = frozenset(["add", "sub", "mul", "xor", "and", "or", "shl", "lshr", "ashr"])
_OTHER = frozenset(["getelementptr", "blockaddress", "dso_local_equivalent", "no_cfi"])
_WORDS = frozenset(["true", "false", "null", "none", "undef", "poison", "zeroinitializer", "asm", "splat"])
_VALUE_WORDS = _CASTS | _BINARY | _OTHER | _WORDS


def starts_value(token: str) -> bool:
    first = token[:1]
    if first in ("%", "@", "{", "[", "<", "-", "+") or first.isdigit():
        return True
    return token in _VALUE_WORDS or token.startswith('c"') or token[1:3] == "0x"


def float_bits(token: str, bits: int) -> int:
    """IEEE bits of a float constant: decimal, or hexadecimal as LLVM writes it (float as double)."""
    if token[:2] == "0x" or token[1:3] == "0x":
        digits = token.split("0x", 1)[1]
        if digits[0] in "KLMHR":
            return int(digits[1:], 16)
        raw = int(digits, 16)
        if bits != 32 or token[0] == "f":
            return raw
        value = struct.unpack("<d", struct.pack("<Q", raw))[0]
    else:
        value = float(token)
    if bits == 32:
        try:
            return int(struct.unpack("<I", struct.pack("<f", value))[0])
        except OverflowError:
            return 0x7F800000 if value > 0 else 0xFF800000
    return int(struct.unpack("<Q", struct.pack("<d", value))[0])


def parse_value(cursor: Cursor, type_: LlvmType, types: TypeTable) -> Value:
    """The value at the cursor, whose type was read before.

    Calls itself for the parts of aggregates, as deep as types may nest, and for the operands of constant
    expressions, down to MAX_DEPTH."""
    token = cursor.next()
    first = token[:1]
    if first == "%":
        return Local(type_, name_of(token))
    if first == "@":
        return Symbol(type_, name_of(token))
    if type_.kind == "float" and (first.isdigit() or first in "-+" or token[1:3] == "0x"):
        return Number(type_, float_bits(token, type_.bits))
    if first.isdigit() or first in ("-", "+"):
        return Number(type_, int(token, 0) & ((1 << type_.bits) - 1))
    if token[1:3] == "0x":
        return Number(type_, int(token[1:], 16) & ((1 << type_.bits) - 1))
    if token in ("true", "false"):
        return Number(type_, int(token == "true"))
    if token in ("null", "none"):
        return Number(type_, 0)
    if token in ("undef", "poison"):
        return Undefined(type_)
    if token == "zeroinitializer":
        return Zero(type_) if type_.aggregate else Number(type_, 0)
    if token.startswith('c"'):
        return Bytes(type_, unescape(token[2:-1]))
    if token in ("{", "["):
        return Aggregate(type_, _parse_elements(cursor, "}" if token == "{" else "]", types))
    if token == "<":
        packed = cursor.accept("{")
        values = _parse_elements(cursor, "}" if packed else ">", types)
        if packed:
            cursor.expect(">")
        return Aggregate(type_, values)
    if token == "asm":
        return _parse_asm(cursor, type_)
    if cursor.depth == MAX_DEPTH:
        what = "operators inside each other is not supported"
        raise UnsupportedError(f"a constant expression of more than {MAX_DEPTH} {what}")
    cursor.depth += 1
    found = _parse_expression(token, cursor, type_, types)
    cursor.depth -= 1
    return found


def parse_typed_value(cursor: Cursor, types: TypeTable) -> Value:
    return parse_value(cursor, types.parse(cursor), types)


def _parse_elements(cursor: Cursor, end: str, types: TypeTable) -> tuple[Value, ...]:
    values = []
    while not cursor.accept(end):
        values.append(parse_typed_value(cursor, types))
        cursor.accept(",")
    return tuple(values)


def _parse_asm(cursor: Cursor, type_: LlvmType) -> Asm:
    while not cursor.peek().startswith('"'):
        cursor.next()
    text = unescape(cursor.next()[1:-1]).decode("utf-8", "replace")
    cursor.accept(",")
    return Asm(type_, text, cursor.next()[1:-1])


def _parse_expression(token: str, cursor: Cursor, type_: LlvmType, types: TypeTable) -> Value:
    while cursor.peek() != "(":
        if cursor.peek() in ("", ","):
            raise SyntaxError(f"not a value: {token!r} in {' '.join(cursor.tokens)}")
        if cursor.next() == "inrange":
            cursor.skip_group()
    if token == "splat":
        cursor.expect("(")
        element = parse_typed_value(cursor, types)
        cursor.expect(")")
        return Aggregate(type_, (element,) * type_.count)
    if token == "getelementptr":
        cursor.expect("(")
        source = types.parse(cursor)
        cursor.accept(",")
        return Expression(type_, token, _parse_elements(cursor, ")", types), source)
    if token in _CASTS:
        cursor.expect("(")
        value = parse_typed_value(cursor, types)
        cursor.expect("to")
        target = types.parse(cursor)
        cursor.expect(")")
        return Expression(target, token, (value,))
    if token in _BINARY:
        cursor.expect("(")
        return Expression(type_, token, _parse_elements(cursor, ")", types))
    cursor.skip_group()
    return Expression(type_, token, ())
