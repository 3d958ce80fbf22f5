"""Tests of a value that was read, as an await can make them: (memory & mask) compared with a value.

Conversions, masks, shifts and constant offsets around the value are moved over to the other side of
the comparison.
"""

from __future__ import annotations

from dataclasses import dataclass

from raddle.ir import instructions as ir
from raddle.ir.values import Const, Operand, Reg
from raddle.passes.conditions import NEGATED, SWAPPED, Definitions, Resolution, Test, signed

_UNSIGNED = {"slt": "ult", "sle": "ule", "sgt": "ugt", "sge": "uge"}


@dataclass(frozen=True, slots=True)
class WaitingForm:
    """(x & mask) pred wanted, in the width of x."""

    pred: str
    mask: int | Operand
    wanted: int | Operand

    def negated(self) -> WaitingForm:
        return _one_bit(WaitingForm(NEGATED[self.pred], self.mask, self.wanted))


def waiting_form(test: Test, read: Reg, values: Definitions, way: Resolution) -> WaitingForm | None:
    """The test as one of what was read into `read`; None if it is more than that."""
    pred, a, b = test.pred, test.a, test.b
    if read.id in values.roots(b, way):
        pred, a, b = SWAPPED[pred], b, a
    if read.id in values.roots(b, way) or read.id not in values.roots(a, way):
        return None
    mask: int | Operand | None = None
    wanted: int | Operand = b.bits if isinstance(b, Const) else b
    a = values.through(a, way)
    while a != read:
        i = values.made.get(a.id) if isinstance(a, Reg) else None
        width = a.type.bits
        is_signed = pred in _UNSIGNED
        if isinstance(i, ir.Convert) and i.op in ("zext", "sext"):
            narrow = i.a.type.bits
            if not isinstance(wanted, int):
                other = values.made.get(wanted.id) if isinstance(wanted, Reg) else None
                if mask is not None or not isinstance(other, ir.Convert):
                    return None
                if other.op != i.op or other.a.type != i.a.type:
                    return None
                wanted = values.through(other.a, way)
                wanted = wanted.bits if isinstance(wanted, Const) else wanted
            elif i.op == "zext":
                if wanted >> narrow or (is_signed and wanted >> (width - 1)):
                    return None
            else:
                number = signed(wanted, width)
                if mask is not None or not -(1 << (narrow - 1)) <= number < 1 << (narrow - 1):
                    return None
                wanted = number & ((1 << narrow) - 1)
            if i.op == "zext":
                pred = _UNSIGNED.get(pred, pred)
                if isinstance(mask, int):
                    mask &= (1 << narrow) - 1
                elif mask is not None:
                    return None
            elif pred not in ("eq", "ne") and not is_signed:
                return None
        elif isinstance(i, ir.Convert) and i.op == "trunc":
            if is_signed or (mask is not None and not isinstance(mask, int)):
                return None
            mask = ((1 << width) - 1) & (-1 if mask is None else mask)
        elif isinstance(i, ir.Convert) and i.op == "bitcast":
            pass
        elif isinstance(i, ir.Binary) and i.op == "and":
            other_side = i.b if read.id in values.roots(i.a, way) else i.a
            if read.id in values.roots(other_side, way) or (is_signed and width != read.type.bits):
                return None
            if isinstance(other_side, Const):
                if mask is not None and not isinstance(mask, int):
                    return None
                mask = other_side.bits & (-1 if mask is None else mask)
            elif mask is None and width == read.type.bits:
                mask = other_side
            else:
                return None
            a = values.through(i.b if other_side is i.a else i.a, way)
            continue
        elif isinstance(i, ir.Binary) and i.op in ("add", "sub", "xor") and isinstance(i.b, Const):
            if pred not in ("eq", "ne") or mask is not None or not isinstance(wanted, int):
                return None
            moved = {"add": wanted - i.b.bits, "sub": wanted + i.b.bits, "xor": wanted ^ i.b.bits}[i.op]
            wanted = moved & ((1 << width) - 1)
        elif isinstance(i, ir.Binary) and i.op == "lshr" and isinstance(i.b, Const):
            if is_signed or not isinstance(wanted, int) or (mask is not None and not isinstance(mask, int)):
                return None
            ones = (1 << width) - 1
            wanted <<= i.b.bits
            mask = ((ones if mask is None else mask) << i.b.bits) & ones
            if wanted >> width:
                return None
        else:
            return None
        a = values.through(i.a, way)
    ones = (1 << read.type.bits) - 1
    if isinstance(wanted, int) and wanted >> read.type.bits:
        return None
    if mask is not None and mask != ones and pred in _UNSIGNED and not isinstance(mask, int):
        return None
    return _one_bit(WaitingForm(pred, ones if mask is None else mask, wanted))


def _one_bit(form: WaitingForm) -> WaitingForm:
    """A single bit is tested in one way only, so that equal tests look the same."""
    if (
        isinstance(form.mask, int)
        and form.mask.bit_count() == 1
        and form.wanted == 0
        and form.pred in ("eq", "ne")
    ):
        return WaitingForm(NEGATED[form.pred], form.mask, form.mask)
    return form
