"""Integer operations of LLVM that take several of raddle's: overflow checks, saturation, rotation."""

from __future__ import annotations

from collections.abc import Callable

from raddle.frontend.lower.builder import Builder
from raddle.frontend.lower.scalars import Unlowered
from raddle.ir.types import I1, Type, integer
from raddle.ir.values import Const, Operand, Reg


def maximum(build: Builder, pred: str, a: Operand, b: Operand) -> Reg:
    return build.select(build.compare(pred, a, b), a, b)


def _wider(type_: Type) -> Type:
    bits = type_.bits * 2
    if bits > 128:
        raise Unlowered(f"overflow-checked multiplication of {type_.bits}-bit integers")
    return integer(bits if bits <= 64 else 128)


def _add_signed(build: Builder, a: Operand, b: Operand) -> list[Operand]:
    """Overflow if both operands differ in sign from the result."""
    result = build.binary("add", a, b)
    both = build.binary("and", build.binary("xor", a, result), build.binary("xor", b, result))
    return [result, build.compare("slt", both, Const(a.type, 0))]


def _sub_signed(build: Builder, a: Operand, b: Operand) -> list[Operand]:
    result = build.binary("sub", a, b)
    both = build.binary("and", build.binary("xor", a, b), build.binary("xor", a, result))
    return [result, build.compare("slt", both, Const(a.type, 0))]


def _add_unsigned(build: Builder, a: Operand, b: Operand) -> list[Operand]:
    result = build.binary("add", a, b)
    return [result, build.compare("ult", result, a)]


def _sub_unsigned(build: Builder, a: Operand, b: Operand) -> list[Operand]:
    return [build.binary("sub", a, b), build.compare("ult", a, b)]


def _multiply(extend: str) -> Callable[[Builder, Operand, Operand], list[Operand]]:
    def lower(build: Builder, a: Operand, b: Operand) -> list[Operand]:
        wide = _wider(a.type)
        product = build.binary(
            "mul", build.simple_convert(extend, a, wide), build.simple_convert(extend, b, wide)
        )
        result = build.simple_convert("trunc", product, a.type)
        again = build.simple_convert(extend, result, wide)
        return [result, build.compare("ne", again, product)]

    return lower


OVERFLOW: dict[str, Callable[[Builder, Operand, Operand], list[Operand]]] = {
    "sadd": _add_signed,
    "ssub": _sub_signed,
    "uadd": _add_unsigned,
    "usub": _sub_unsigned,
    "smul": _multiply("sext"),
    "umul": _multiply("zext"),
}


def saturating(build: Builder, kind: str, a: Operand, b: Operand) -> Reg:
    """uadd or usub that stops at the end of the range."""
    result, over = OVERFLOW[kind](build, a, b)
    limit = (1 << a.type.bits) - 1 if kind == "uadd" else 0
    return build.select(over, Const(a.type, limit), result)


def funnel_shift(build: Builder, left: bool, a: Operand, b: Operand, amount: Operand) -> Reg:
    """The upper (left) or lower half of a:b shifted by amount modulo the width. Shifting the other
    half by one first keeps every shift below the width."""
    bits = a.type.bits
    width, one = Const(a.type, bits), Const(a.type, 1)
    steps = build.binary("urem", amount, width)
    rest = build.binary("sub", Const(a.type, bits - 1), steps)
    if left:
        high = build.binary("shl", a, steps)
        low = build.binary("lshr", build.binary("lshr", b, one), rest)
    else:
        high = build.binary("shl", build.binary("shl", a, one), rest)
        low = build.binary("lshr", b, steps)
    return build.binary("or", high, low)


_CLASSES = ((0x060, "zero"), (0x090, "subnormal"), (0x108, "normal"), (0x204, "infinite"))
"""The bits of llvm.is.fpclass in pairs, negative and positive."""
_NEGATIVE = 0x03C


def float_class(build: Builder, value: Operand, mask: int) -> Operand:
    """Whether a float is of one of the classes in the mask: isnan, isinf, isnormal and the like."""
    bits = value.type.bits
    whole = integer(bits)
    mantissa = 52 if bits == 64 else 23
    least, infinite = 1 << mantissa, ((1 << (bits - 1 - mantissa)) - 1) << mantissa
    raw = build.simple_convert("bitcast", value, whole)
    size = build.binary("and", raw, Const(whole, (1 << (bits - 1)) - 1))
    negative = build.compare("slt", raw, Const(whole, 0))
    found: Operand = Const(I1, 0)
    if mask & 3 == 3:
        found = build.compare("uno", value, value)
    elif mask & 3:
        raise Unlowered("the distinction of signalling and quiet NaNs")
    for pair, name in _CLASSES:
        wanted = mask & pair
        if not wanted:
            continue
        if name == "zero" or name == "infinite":
            term = build.compare("eq", size, Const(whole, 0 if name == "zero" else infinite))
        else:
            start, length = (1, least - 1) if name == "subnormal" else (least, infinite - least)
            term = build.compare("ult", build.binary("sub", size, Const(whole, start)), Const(whole, length))
        if wanted != pair:
            sign = negative if wanted & _NEGATIVE else build.binary("xor", negative, Const(I1, 1))
            term = build.binary("and", term, sign)
        found = build.binary("or", found, term)
    return found
