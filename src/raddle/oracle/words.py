"""Values of the interpreter: bits, and which of them are undefined.

Copying and bitwise operations are exact about undefined bits, carries spread them upwards, and
what mixes all bits makes the whole result undefined. Deciding on an undefined value raises `Fault`.
"""

from __future__ import annotations

import struct
from typing import NamedTuple


class Word(NamedTuple):
    """`undefined` has a 1 for each bit of `bits` that is uninitialised (and 0 in `bits`)."""

    bits: int
    undefined: int = 0


class Fault(Exception):
    """An error of the interpreted program: its kind as a verdict names it, and which one."""

    def __init__(self, kind: str, code: str) -> None:
        super().__init__(kind, code)
        self.kind = kind
        self.code = code


def mask(bits: int) -> int:
    return (1 << bits) - 1


def decide(word: Word) -> int:
    """The value, where the program's course depends on it."""
    if word.undefined:
        raise Fault("memory", "uninitialised")
    return word.bits


def signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> (bits - 1) & 1 else value


def _smear(undefined: int, bits: int) -> int:
    """From the lowest undefined bit upwards."""
    return -(undefined & -undefined) & mask(bits) if undefined else 0


def binary(op: str, a: Word, b: Word, bits: int) -> Word:
    """An integer Binary instruction of that width."""
    (x, u), (y, v) = a, b
    every = mask(bits)
    if op in ("shl", "lshr", "ashr"):
        return _shift(op, a, b, bits)
    if op in ("udiv", "sdiv", "urem", "srem"):
        return _divide(op, a, decide(b), bits)
    if op == "and":
        return Word(x & y, (u | v) & (x | u) & (y | v))
    if op == "or":
        unknown = (u | v) & (~x | u) & (~y | v) & every
        return Word((x | y) & ~unknown, unknown)
    unknown = u | v
    if op == "xor":
        return Word((x ^ y) & ~unknown, unknown)
    unknown = _smear(unknown, bits)
    result = x + y if op == "add" else x - y if op == "sub" else x * y
    return Word(result & every & ~unknown, unknown)


def _shift(op: str, a: Word, b: Word, bits: int) -> Word:
    if b.undefined:
        return Word(0, mask(bits))
    if b.bits >= bits:
        raise Fault("arithmetic", "shift")
    if op == "shl":
        return Word(a.bits << b.bits & mask(bits), a.undefined << b.bits & mask(bits))
    if op == "lshr":
        return Word(a.bits >> b.bits, a.undefined >> b.bits)
    return Word(signed(a.bits, bits) >> b.bits & mask(bits), signed(a.undefined, bits) >> b.bits & mask(bits))


def _divide(op: str, a: Word, divisor: int, bits: int) -> Word:
    if divisor == 0:
        raise Fault("arithmetic", "division-by-zero")
    if a.undefined:
        return Word(0, mask(bits))
    if op in ("udiv", "urem"):
        return Word(a.bits // divisor if op == "udiv" else a.bits % divisor)
    x, y = signed(a.bits, bits), signed(divisor, bits)
    if y == -1 and a.bits == 1 << (bits - 1):
        raise Fault("arithmetic", "division-overflow")
    quotient = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
    return Word((quotient if op == "sdiv" else x - quotient * y) & mask(bits))


def compare(pred: str, a: Word, b: Word, bits: int) -> Word:
    """An integer Compare. Undefined bits matter only where they could change the answer."""
    (x, u), (y, v) = a, b
    if u | v:
        if pred in ("eq", "ne") and (x ^ y) & ~(u | v):
            return Word(int(pred == "ne"))
        if pred in ("eq", "ne"):
            return Word(0, 1)
        top = 1 << (bits - 1) if pred[0] == "s" else 0
        x_low, x_high = (x ^ top) & ~u, (x ^ top) | u
        y_low, y_high = (y ^ top) & ~v, (y ^ top) | v
        answers = {holds("u" + pred[1:], p, q, bits) for p in (x_low, x_high) for q in (y_low, y_high)}
        return Word(int(answers.pop())) if len(answers) == 1 else Word(0, 1)
    return Word(int(holds(pred, x, y, bits)))


def holds(pred: str, x: int, y: int, bits: int) -> bool:
    """One of eq ne ult ule ugt uge slt sle sgt sge on defined values."""
    if pred[0] == "s":
        x, y = signed(x, bits), signed(y, bits)
    match pred[-2:]:
        case "eq":
            return x == y
        case "ne":
            return x != y
        case "lt":
            return x < y
        case "le":
            return x <= y
        case "gt":
            return x > y
        case _:
            return x >= y


def float_of(bits: int, width: int) -> float:
    found: float = struct.unpack("<f" if width == 32 else "<d", bits.to_bytes(width // 8, "little"))[0]
    return found


def bits_of(value: float, width: int) -> int:
    try:
        return int.from_bytes(struct.pack("<f" if width == 32 else "<d", value), "little")
    except OverflowError:
        return bits_of(float("inf") if value > 0 else float("-inf"), width)


def update(op: str, old: int, operand: Word, bits: int) -> Word:
    """What a read-modify-write with that operator writes over `old`."""
    if op == "xchg":
        return operand
    if operand.undefined:
        return Word(0, mask(bits))
    y = operand.bits
    if op in ("fadd", "fsub"):
        change = float_of(y, bits)
        return Word(bits_of(float_of(old, bits) + (change if op == "fadd" else -change), bits))
    if op in ("max", "min", "umax", "umin"):
        larger = holds("ugt" if op[0] == "u" else "sgt", old, y, bits)
        return Word(old if larger == op.endswith("max") else y)
    result = {
        "add": old + y, "sub": old - y, "and": old & y, "or": old | y, "xor": old ^ y, "nand": ~(old & y),
    }[op]  # fmt: skip
    return Word(result & mask(bits))
