"""Integers of more than 64 bits: what the machine's 128-bit arithmetic does not do by itself.

Widths from 65 to 127 (packed bit-fields, _BitInt, the sums of __builtin_add_overflow) are 128-bit
registers that hold the value zero-extended: results are cut back, and operands are sign-extended
first where the sign matters. Where the narrow operation has errors of its own (a shift by the width,
the minimum divided by -1), the same operation moved up to bit 128 is done as well, for its error.
"""

from __future__ import annotations

from raddle.frontend.llvm.instructions import LlvmInstruction
from raddle.frontend.llvm.types import LlvmType
from raddle.frontend.lower.builder import Builder
from raddle.frontend.lower.scalars import Unlowered
from raddle.ir.instructions import Call, Load, Order, Store
from raddle.ir.types import I1, I64, I128, Type, integer
from raddle.ir.values import Const, Operand, Reg

_PLAIN = frozenset(["and", "or", "xor", "udiv", "urem", "lshr"])
_RUNTIME = {
    ("sitofp", 64): "__floattidf", ("uitofp", 64): "__floatuntidf",
    ("sitofp", 32): "__floattisf", ("uitofp", 32): "__floatuntisf",
    ("fptosi", 64): "__fixdfti", ("fptoui", 64): "__fixunsdfti",
}  # fmt: skip
"""The compiler's runtime functions, which raddle's C library defines; by the width of the float."""


def is_odd(type_: LlvmType) -> bool:
    return type_.kind == "int" and 64 < type_.bits < 128


def number(value: int) -> Const:
    return Const(I128, value)


def cut(build: Builder, value: Operand, bits: int) -> Operand:
    return value if bits == 128 else build.binary("and", value, number((1 << bits) - 1))


def extended(build: Builder, value: Operand, bits: int) -> Operand:
    """Sign-extended from `bits` to 128."""
    if bits == 128:
        return value
    up = number(128 - bits)
    return build.binary("ashr", build.binary("shl", value, up), up)


def binary(build: Builder, op: str, a: Operand, b: Operand, bits: int) -> Operand:
    if op in ("shl", "lshr", "ashr") and not (isinstance(b, Const) and b.bits < bits):
        build.binary("lshr", number(0), build.binary("add", b, number(128 - bits)))
    if op in _PLAIN:
        return build.binary(op, a, b)
    if op == "ashr":
        a = extended(build, a, bits)
    elif op in ("sdiv", "srem"):
        b = extended(build, b, bits)
        build.binary("sdiv", build.binary("shl", a, number(128 - bits)), b)
        a = extended(build, a, bits)
    return cut(build, build.binary(op, a, b), bits)


def compare(build: Builder, pred: str, a: Operand, b: Operand, bits: int) -> Reg:
    if pred[0] == "s":
        a, b = extended(build, a, bits), extended(build, b, bits)
    return build.compare(pred, a, b)


def convert(build: Builder, ins: LlvmInstruction, a: Operand) -> Operand:
    """A cast from or to more than 64 bits."""
    source, target, op = ins.args[0].type.bits, ins.type.bits, ins.op
    if op in ("sitofp", "uitofp"):
        value = extended(build, a, source) if op == "sitofp" else a
        return _runtime(build, _RUNTIME[op, target], value, _float(target))
    if op in ("fptosi", "fptoui"):
        if target != 128:
            raise Unlowered(f"conversion of floating point to {target}-bit integers")
        value = build.simple_convert("fpext", a, _float(64)) if a.type.bits == 32 else a
        return _runtime(build, _RUNTIME[op, 64], value, I128)
    if op == "trunc":
        return cut(build, a, target) if target > 64 else build.simple_convert("trunc", a, integer(target))
    if op == "zext":
        return a if source > 64 else build.simple_convert("zext", a, I128)
    if op == "sext":
        wide = extended(build, a, source) if source > 64 else build.simple_convert("sext", a, I128)
        return cut(build, wide, target)
    return build.convert(op, a, I128)


def _float(bits: int) -> Type:
    return Type("float", bits)


def _runtime(build: Builder, name: str, value: Operand, type_: Type) -> Reg:
    dst = build.reg(type_)
    symbol = build.context.reach(build.context.resolve(name), build.loc)
    build.emit(Call(build.id(), build.loc, (dst,), symbol, (value,), 1))
    return dst


def load(build: Builder, pointer: Operand, bits: int, volatile: bool) -> Operand:
    """Eight bytes, and the rest: a plain access of several memory cells."""
    low, high = build.reg(I64), build.reg(_rest(bits))
    build.emit(Load(build.id(), build.loc, low, pointer, Order.PLAIN, volatile))
    build.emit(Load(build.id(), build.loc, high, build.at(pointer, 8), Order.PLAIN, volatile))
    upper = build.binary("shl", build.simple_convert("zext", high, I128), number(64))
    whole = build.binary("or", upper, build.simple_convert("zext", low, I128))
    return cut(build, whole, bits) if bits % 8 else whole


def store(build: Builder, pointer: Operand, value: Operand, bits: int, volatile: bool) -> None:
    low = build.simple_convert("trunc", value, I64)
    high = build.simple_convert("trunc", build.binary("lshr", value, number(64)), _rest(bits))
    build.emit(Store(build.id(), build.loc, pointer, low, Order.PLAIN, volatile))
    build.emit(Store(build.id(), build.loc, build.at(pointer, 8), high, Order.PLAIN, volatile))


def _rest(bits: int) -> Type:
    return integer((bits - 64 + 7) // 8 * 8)


def unary(build: Builder, op: str, value: Operand, bits: int) -> Operand:
    """Counting and swapping of bits, from the two halves."""
    low = build.simple_convert("trunc", value, I64)
    high = build.simple_convert("trunc", build.binary("lshr", value, number(64)), I64)
    if op == "bswap":
        first, second = build.unary("bswap", high), build.unary("bswap", low)
        upper = build.binary("shl", build.simple_convert("zext", second, I128), number(64))
        return build.binary("or", upper, build.simple_convert("zext", first, I128))
    if op == "ctpop":
        count = build.binary("add", build.unary("ctpop", low), build.unary("ctpop", high))
    else:
        near, far = (high, low) if op == "ctlz" else (low, high)
        beyond = build.binary("add", build.unary(op, far), Const(I64, 64))
        empty = build.compare("eq", near, Const(I64, 0))
        count = build.select(empty, beyond, build.unary(op, near))
        if op == "ctlz":
            count = build.binary("sub", count, Const(I64, 128 - bits))
        elif bits < 128:
            none = build.compare("ugt", count, Const(I64, bits))
            count = build.select(none, Const(I64, bits), count)
    return build.simple_convert("zext", count, I128)


def overflow(build: Builder, kind: str, a: Operand, b: Operand, bits: int) -> list[Operand]:
    """Sums of odd widths do not overflow 128 bits, so the exact one tells; a product may do both."""
    signed, op = kind[0] == "s", kind[1:]
    if signed:
        a, b = extended(build, a, bits), extended(build, b, bits)
    exact, beyond = _product(build, signed, a, b) if op == "mul" else (build.binary(op, a, b), None)
    result = cut(build, exact, bits)
    again = extended(build, result, bits) if signed else result
    over = build.compare("ne", again, exact)
    return [result, over if beyond is None else build.binary("or", over, beyond)]


def _product(build: Builder, signed: bool, a: Operand, b: Operand) -> tuple[Operand, Operand]:
    """In 128 bits, and whether it overflowed those: if dividing it by one factor does not give the
    other. Factors by which one cannot divide (0, and -1, whose quotient may overflow) have a 1 in their
    place, and a rule of their own."""
    product = build.binary("mul", a, b)
    easy: Operand = build.compare("eq", a, number(0))
    own: Operand = Const(I1, 0)
    if signed:
        minus_one = build.compare("eq", a, number((1 << 128) - 1))
        easy = build.binary("or", easy, minus_one)
        own = build.binary("and", minus_one, build.compare("eq", b, number(1 << 127)))
    divisor = build.select(easy, number(1), a)
    quotient = build.binary("sdiv" if signed else "udiv", product, divisor)
    return product, build.select(easy, own, build.compare("ne", quotient, b))


def case_number(build: Builder, value: Operand, cases: list[int]) -> Operand:
    """1 + the index of the case that equals a 128-bit value, else 0: the machine's switch takes that."""
    found: Operand = Const(I64, 0)
    for index, case in enumerate(cases):
        found = build.select(build.compare("eq", value, number(case)), Const(I64, index + 1), found)
    return found
