"""Decides what is plain to see after inlining: comparisons and conversions of constants, branches that
hang on them, comparisons of the addresses of different variables, and bits that were put together and taken
apart again.

A function that returns a small object gives one number with the object's members in it, and its caller takes
them out: after inlining, the member is the value that was put in. Bitwise operations carry undefined bits
exactly, so nothing becomes more or less defined by that.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.operands import results, with_operands
from raddle.ir.program import Block, Function
from raddle.ir.types import integer
from raddle.ir.values import Addr, Const, Operand, Reg
from raddle.passes.conditions import constant, signed
from raddle.passes.reachable import drop_unreachable_blocks
from raddle.passes.straighten import straighten_function

_DEPTH = 40
_ALIGNED_BITS = 4
"""How many bits of the address of a function or a variable are zero, as on the real machine."""


def fold_function(function: Function) -> Function:
    """With all that decided, until nothing changes."""
    while True:
        function = _with_places(function)
        known = _Folding(function).known()
        if not known:
            return drop_unreachable_blocks(_without_defaults(function))
        function = straighten_function(drop_unreachable_blocks(substituted(function, known)))


class _Folding:
    """One look at a function."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.made: dict[int, Instruction] = {
            reg.id: i for block in function.blocks for i in block.instructions for reg in results(i)
        }

    def known(self) -> dict[int, Operand]:
        """Registers whose value is another operand."""
        found: dict[int, Operand] = {}
        for block in self.function.blocks:
            for i in block.instructions:
                value = self._value(i)
                if value is not None:
                    found[results(i)[0].id] = value
        return found

    def _value(self, i: Instruction) -> Operand | None:
        if isinstance(i, ir.Binary | ir.Compare | ir.Convert) and (found := constant(i)) is not None:
            return found
        if isinstance(i, ir.Select) and isinstance(i.cond, Const):
            return i.a if i.cond.bits & 1 else i.b
        if isinstance(i, ir.Compare) and i.pred in ("eq", "ne"):
            same = self._same(i.a, i.b)
            return None if same is None else Const(i.dst.type, int(same == (i.pred == "eq")))
        if isinstance(i, ir.Convert) and i.op in ("zext", "bitcast", "trunc"):
            if isinstance(i.a, Const):
                return Const(i.dst.type, i.a.bits & ((1 << i.dst.type.bits) - 1))
            if i.op == "bitcast":
                return self._cast(i)
            if i.op == "trunc":
                return self._part(i.dst)
        if isinstance(i, ir.Binary) and i.op in ("lshr", "or"):
            return self._part(i.dst)
        if isinstance(i, ir.Binary) and i.op == "and" and isinstance(i.b, Const) and i.b.bits:
            lowest = (i.b.bits & -i.b.bits).bit_length() - 1
            if self._are_zero(i.a, lowest, i.b.bits.bit_length() - lowest):
                return Const(i.dst.type, 0)
        return None

    def _cast(self, i: ir.Convert) -> Operand | None:
        """What it was before it was cast to something else and back."""
        if i.a.type == i.dst.type:
            return i.a
        inner = self._bits(i.a, 0, i.a.type.bits)
        before = self.made.get(inner.id) if type(inner) is Reg else None
        cast = isinstance(before, ir.Convert) and before.op == "bitcast" and before.a.type == i.dst.type
        return before.a if cast and isinstance(before, ir.Convert) else None

    def _same(self, a: Operand, b: Operand) -> bool | None:
        if isinstance(a, Const) and isinstance(b, Const):
            return a.bits == b.bits
        one, other = self._variable(a), self._variable(b)
        if one is not None and other is not None:
            return one[1] == other[1] if one[0] == other[0] else False
        if (one is not None and b == Const(b.type, 0)) or (other is not None and a == Const(a.type, 0)):
            return False
        return None

    def _variable(self, value: Operand) -> tuple[int, int] | None:
        """The stack object and the place inside of it that the value is the address of."""
        distance = 0
        while type(value) is Reg:
            i = self.made.get(value.id)
            if isinstance(i, ir.Alloca):
                inside = i.count is None and 0 <= distance < i.size
                return (i.dst.id, distance) if inside else None
            if not isinstance(i, ir.Offset) or i.index is not None:
                return None
            distance += i.displacement
            value = i.base
        return None

    def _part(self, reg: Reg) -> Operand | None:
        found = self._bits(reg, 0, reg.type.bits)
        return None if found == reg or found is None or found.type != reg.type else found

    def _bits(self, value: Operand, low: int, width: int) -> Operand | None:
        """What gives these bits of the value; None if no operand is just that."""
        for _ in range(_DEPTH):
            if isinstance(value, Const):
                return Const(integer(width), value.bits >> low & ((1 << width) - 1))
            i = self.made.get(value.id) if type(value) is Reg else None
            if isinstance(i, ir.Convert) and i.op == "zext":
                if low >= i.a.type.bits:
                    return Const(integer(width), 0)
                if low + width > i.a.type.bits:
                    break
                value = i.a
            elif isinstance(i, ir.Convert) and (i.op == "trunc" or (i.op == "bitcast" and _are_numbers(i))):
                value = i.a
            elif isinstance(i, ir.Binary) and i.op in ("shl", "lshr") and isinstance(i.b, Const):
                if i.b.bits >= value.type.bits:
                    return None
                moved = low + i.b.bits if i.op == "lshr" else low - i.b.bits
                if i.op == "shl" and moved < 0:
                    if moved + width <= 0:
                        return Const(integer(width), 0)
                    break
                if moved + width > value.type.bits:
                    if moved >= value.type.bits:
                        return Const(integer(width), 0)
                    break
                value, low = i.a, moved
            elif isinstance(i, ir.Binary) and i.op == "or":
                if self._are_zero(i.a, low, width):
                    value = i.b
                elif self._are_zero(i.b, low, width):
                    value = i.a
                else:
                    break
            else:
                break
        return value if low == 0 and width == value.type.bits else None

    def _are_zero(self, value: Operand, low: int, width: int) -> bool:
        """Whether these bits of the value are plainly zero."""
        waiting = [(value, low, width)]
        for _ in range(_DEPTH):
            if not waiting:
                return True
            value, low, width = waiting.pop()
            if low < 0:
                low, width = 0, width + low
            width = min(width, value.type.bits - low)
            if width <= 0:
                continue
            i = self.made.get(value.id) if type(value) is Reg else None
            if isinstance(value, Const):
                if value.bits >> low & ((1 << width) - 1):
                    return False
            elif isinstance(value, Addr):
                if low + width > _ALIGNED_BITS or value.offset >> low & ((1 << width) - 1):
                    return False
            elif isinstance(i, ir.Convert) and (i.op in ("zext", "trunc", "bitcast")):
                waiting.append((i.a, low, width))
            elif isinstance(i, ir.Binary) and i.op in ("shl", "lshr") and isinstance(i.b, Const):
                waiting.append((i.a, low + i.b.bits if i.op == "lshr" else low - i.b.bits, width))
            elif isinstance(i, ir.Binary) and i.op == "or":
                waiting += [(i.a, low, width), (i.b, low, width)]
            else:
                return False
        return False


def _with_places(function: Function) -> Function:
    """Elements at constant indices are at a constant distance."""

    def placed(i: Instruction) -> Instruction:
        if not isinstance(i, ir.Offset) or not isinstance(i.index, Const):
            return i
        distance = signed(i.index.bits, i.index.type.bits) * i.scale + i.displacement
        return replace(i, index=None, displacement=distance)

    if not any(placed(i) is not i for block in function.blocks for i in block.instructions):
        return function
    return replace(
        function,
        blocks=tuple(
            replace(b, instructions=tuple(placed(i) for i in b.instructions)) for b in function.blocks
        ),
    )


def _without_defaults(function: Function) -> Function:
    """Switches on one of a few constants, each of which has a case, do without the way for all others: so the
    compiler leads `continue` and `return` out of a block with variables of its own."""
    phis = {i.dst.id: i for b in function.blocks for i in b.instructions if isinstance(i, ir.Phi)}

    def settled(block: Block) -> Block:
        last = block.instructions[-1]
        phi = phis.get(last.value.id) if isinstance(last, ir.Switch) and isinstance(last.value, Reg) else None
        if not isinstance(last, ir.Switch) or phi is None or not last.cases:
            return block
        labels = dict(last.cases)
        if last.default in labels.values() or not all(
            isinstance(value, Const) and value.bits in labels for _, value in phi.incoming
        ):
            return block
        (*cases, (_, default)) = last.cases
        return replace(
            block, instructions=(*block.instructions[:-1], replace(last, cases=tuple(cases), default=default))
        )

    blocks = tuple(settled(block) for block in function.blocks)
    left = {
        (old.label, old.instructions[-1].default)
        for old, new in zip(function.blocks, blocks, strict=True)
        if old is not new and isinstance(old.instructions[-1], ir.Switch)
    }
    if not left:
        return function
    return replace(
        function,
        blocks=tuple(
            replace(block, instructions=tuple(_not_from(i, block.label, left) for i in block.instructions))
            for block in blocks
        ),
    )


def _not_from(i: Instruction, label: str, left: set[tuple[str, str]]) -> Instruction:
    if not isinstance(i, ir.Phi):
        return i
    return replace(i, incoming=tuple(pair for pair in i.incoming if (pair[0], label) not in left))


def _are_numbers(i: ir.Convert) -> bool:
    return i.a.type.kind == i.dst.type.kind == "int"


def substituted(function: Function, known: dict[int, Operand]) -> Function:
    def now(value: Operand) -> Operand:
        while type(value) is Reg and value.id in known:
            value = known[value.id]
        return value

    blocks = []
    for block in function.blocks:
        code = [i for i in block.instructions if not any(reg.id in known for reg in results(i))]
        blocks.append(Block(block.label, tuple([with_operands(i, now) for i in code])))
    return replace(function, blocks=tuple(blocks))
