"""Floating-point instructions and the conversions between numbers, on IEEE bits."""

from __future__ import annotations

import math

from raddle.ir.types import Type
from raddle.oracle.words import Fault, Word, bits_of, float_of, mask, signed


def binary(op: str, a: Word, b: Word, width: int) -> Word:
    if a.undefined or b.undefined:
        return Word(0, mask(width))
    x, y = float_of(a.bits, width), float_of(b.bits, width)
    return Word(bits_of(_apply(op, x, y), width))


def _apply(op: str, x: float, y: float) -> float:
    if op == "fadd":
        return x + y
    if op == "fsub":
        return x - y
    if op == "fmul":
        return x * y
    if op == "fdiv":
        if y == 0:
            return math.nan if x == 0 or x != x else math.copysign(math.inf, x) * math.copysign(1, y)
        return x / y
    return math.nan if y == 0 or math.isinf(x) else math.fmod(x, y)


def compare(pred: str, a: Word, b: Word, width: int) -> Word:
    if a.undefined or b.undefined:
        return Word(0, 1)
    x, y = float_of(a.bits, width), float_of(b.bits, width)
    unordered = x != x or y != y
    if pred in ("ord", "uno", "true", "false"):
        return Word(int({"ord": not unordered, "uno": unordered, "true": True, "false": False}[pred]))
    if unordered:
        return Word(int(pred[0] == "u"))
    relation = {"eq": x == y, "ne": x != y, "lt": x < y, "le": x <= y, "gt": x > y, "ge": x >= y}
    return Word(int(relation[pred[1:]]))


def unary(op: str, a: Word, width: int) -> Word:
    if a.undefined:
        return Word(0, mask(width))
    if op == "fneg":
        return Word(a.bits ^ 1 << (width - 1))
    if op == "fabs":
        return Word(a.bits & mask(width - 1))
    x = float_of(a.bits, width)
    if x != x or math.isinf(x):
        return Word(bits_of(math.nan if op == "sqrt" and x < 0 else x, width))
    if op == "sqrt":
        return Word(bits_of(math.sqrt(x) if x >= 0 else math.nan, width))
    whole: float
    match op:
        case "floor":
            whole = math.floor(x)
        case "ceil":
            whole = math.ceil(x)
        case "rint":
            whole = round(x)
        case "round":
            whole = math.copysign(math.floor(abs(x) + 0.5), x)
        case _:
            whole = math.trunc(x)
    return Word(bits_of(math.copysign(float(whole), x), width))


def bits_unary(op: str, a: Word, bits: int) -> Word:
    """ctpop ctlz cttz bswap."""
    if op == "bswap":
        return Word(*(int.from_bytes(part.to_bytes(bits // 8, "little"), "big") for part in a))
    if a.undefined:
        return Word(0, mask(min(bits, 7)))
    x = a.bits
    if op == "ctpop":
        return Word(x.bit_count())
    if op == "ctlz":
        return Word(bits - x.bit_length())
    return Word((x & -x).bit_length() - 1 if x else bits)


def convert(op: str, a: Word, source: Type, target: Type) -> Word:
    """A Convert instruction."""
    if op in ("trunc", "zext", "bitcast"):
        return Word(a.bits & mask(target.bits), a.undefined & mask(target.bits))
    if op == "sext":
        every = mask(target.bits)
        return Word(signed(a.bits, source.bits) & every, signed(a.undefined, source.bits) & every)
    if a.undefined:
        return Word(0, mask(target.bits))
    if op in ("fptosi", "fptoui"):
        x = float_of(a.bits, source.bits)
        most = 1 << (target.bits - (op == "fptosi"))
        if x != x or math.isinf(x) or not (-most if op == "fptosi" else 0) <= math.trunc(x) < most:
            raise Fault("arithmetic", "conversion")
        return Word(math.trunc(x) & mask(target.bits))
    if op in ("sitofp", "uitofp"):
        return Word(bits_of(float(signed(a.bits, source.bits) if op[0] == "s" else a.bits), target.bits))
    return Word(bits_of(float_of(a.bits, source.bits), target.bits))
