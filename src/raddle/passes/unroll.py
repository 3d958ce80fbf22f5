"""Unrolls small loops of a fixed number of turns inside a loop that may wait.

A seqlock's reader copies an array word by word, a double collect reads all registers twice. Whether a turn of
the outer loop leaves all as it was can be told once it has no loops of its own: turn by turn is peeled off
the inner one until what it counts has decided that there are no more. If that takes too many, it stays.

Registers of the loop that others use go through variables while turns are copied, and become registers again.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction, Order
from raddle.ir.operands import operands, results, with_operands
from raddle.ir.program import Block, Function, Loop
from raddle.ir.types import PTR
from raddle.ir.values import Operand, Reg
from raddle.passes.fold import fold_function
from raddle.passes.loops import function_loops
from raddle.passes.promote import promote_function
from raddle.passes.rebuild import FreshNumbers
from raddle.passes.splice import renamed
from raddle.passes.straighten import straighten_function

MAX_TURNS, MAX_SIZE = 9, 1_500
"""The last one finds that there is no other."""


def unroll_inner(function: Function, loop: Loop) -> Function:
    """The same object if there is no such loop."""
    given_up: set[str] = set()
    while True:
        inner = _innermost(function, loop.header, given_up)
        if inner is None:
            return function
        unrolled = _unrolled(function, inner)
        if unrolled is None:
            given_up.add(inner.header)
        else:
            function = unrolled


def _innermost(function: Function, header: str, given_up: set[str]) -> Loop | None:
    loops = function_loops(function)
    outer = next((x for x in loops if x.header == header), None)
    inside = [x for x in loops if outer is not None and x.header != header and x.blocks < outer.blocks]
    return min((x for x in inside if x.header not in given_up), key=lambda x: len(x.blocks), default=None)


def _unrolled(function: Function, loop: Loop) -> Function | None:
    inside = [block for block in function.blocks if block.label in loop.blocks]
    header = next(block for block in inside if block.label == loop.header)
    if not any(isinstance(i, ir.Phi) for i in header.instructions):
        return None  # nothing counts its turns
    if any(isinstance(i, ir.Alloca) for block in inside for i in block.instructions):
        return None
    for turn in range(MAX_TURNS):
        if sum(len(block.instructions) for block in function.blocks) > MAX_SIZE:
            return None
        function = straighten_function(fold_function(promote_function(_Peeling(function, loop, turn).run())))
        again = next((x for x in function_loops(function) if x.header == loop.header), None)
        if again is None:
            return function
        loop = again
    return None


class _Peeling:
    """One turn of the loop before it."""

    def __init__(self, function: Function, loop: Loop, turn: int) -> None:
        self.function, self.loop, self.turn = function, loop, turn
        self.fresh = FreshNumbers(function)
        self.home = {
            reg.id: block.label for block in function.blocks for i in block.instructions for reg in results(i)
        }
        self.slots: dict[int, ir.Alloca] = {}
        self._make_slots()

    def _make_slots(self) -> None:
        """For the loop's registers that other blocks use, and for phis that the loop has or feeds."""
        for block in self.function.blocks:
            for i in block.instructions:
                if isinstance(i, ir.Phi) and (block.label in self.loop.blocks or self._feeds(i)):
                    self._slot(i.dst)
                for value in operands(i):
                    home = self.home.get(value.id) if isinstance(value, Reg) else None
                    elsewhere = home != block.label or isinstance(i, ir.Phi)
                    if isinstance(value, Reg) and home in self.loop.blocks and elsewhere:
                        self._slot(value)
        phis = [i for block in self.function.blocks for i in block.instructions if isinstance(i, ir.Phi)]
        before = -1
        while before != len(self.slots):  # what such a phi is given is a register no more
            before = len(self.slots)
            for each in phis:
                if any(isinstance(value, Reg) and value.id in self.slots for _, value in each.incoming):
                    self._slot(each.dst)

    def _feeds(self, phi: ir.Phi) -> bool:
        """Whether the loop leads to the phi, or it is given what the loop has computed, from further on."""
        return any(
            label in self.loop.blocks or (isinstance(v, Reg) and self.home.get(v.id) in self.loop.blocks)
            for label, v in phi.incoming
        )

    def _slot(self, reg: Reg) -> None:
        if reg.id not in self.slots:
            pointer = Reg(self.fresh.register(), PTR, reg.name)
            size = reg.type.size
            self.slots[reg.id] = ir.Alloca(
                self.fresh.instruction(), None, pointer, size, max(size, 1), None, reg.name, None
            )

    def run(self) -> Function:
        blocks = [self._through_slots(block) for block in self.function.blocks]
        ends = self._phi_stores()
        blocks = [
            replace(b, instructions=(*b.instructions[:-1], *ends.get(b.label, ()), b.instructions[-1]))
            for b in blocks
        ]
        copies = [self._copied(block) for block in blocks if block.label in self.loop.blocks]
        entered = [b if b.label in self.loop.blocks else self._entering(b) for b in blocks]
        first = entered[0]
        entered[0] = replace(first, instructions=(*self.slots.values(), *first.instructions))
        at = next(n for n, b in enumerate(entered) if b.label == self.loop.header)
        return replace(self.function, blocks=(*entered[:at], *copies, *entered[at:]))

    def _through_slots(self, block: Block) -> Block:
        code: list[Instruction] = []
        for i in block.instructions:
            if isinstance(i, ir.Phi):
                if i.dst.id in self.slots:
                    continue  # its users load what was stored at the ends of the blocks before
                code.append(i)
                continue
            loads: dict[int, ir.Load] = {}
            for value in operands(i):
                if isinstance(value, Reg) and value.id in self.slots and not self._is_here(value, code):
                    loads.setdefault(value.id, self._load(value))
            code += loads.values()
            code.append(with_operands(i, lambda v, at=loads: _loaded(v, at)))  # type: ignore[misc]
            code += [self._store(reg, reg) for reg in results(i) if reg.id in self.slots]
        return replace(block, instructions=tuple(code))

    def _is_here(self, value: Reg, code: list[Instruction]) -> bool:
        """Whether this block has computed it."""
        return any(reg.id == value.id for i in code for reg in results(i))

    def _phi_stores(self) -> dict[str, list[Instruction]]:
        """At the ends of blocks: all that phis behind them are given, read before any of it is stored."""
        loads: dict[str, list[Instruction]] = {}
        stores: dict[str, list[Instruction]] = {}
        for block in self.function.blocks:
            for i in block.instructions:
                if isinstance(i, ir.Phi) and i.dst.id in self.slots:
                    for label, value in i.incoming:
                        if isinstance(value, Reg) and value.id in self.slots:
                            load = self._load(value)
                            loads.setdefault(label, []).append(load)
                            value = load.dst
                        stores.setdefault(label, []).append(self._store(i.dst, value))
        return {label: [*loads.get(label, ()), *found] for label, found in stores.items()}

    def _copied(self, block: Block) -> Block:
        """As a part of the turn before. Its way round leads to the loop itself."""
        own = {
            reg.id: Reg(self.fresh.register(), reg.type, reg.name)
            for i in block.instructions
            for reg in results(i)
        }
        code = []
        for i in block.instructions:
            copy = with_operands(i, lambda v: own.get(v.id, v) if isinstance(v, Reg) else v)
            copy = renamed(copy, own, self._in_copy)
            code.append(replace(copy, id=self.fresh.instruction()))
        return Block(self._label(block.label), tuple(code))

    def _label(self, label: str) -> str:
        return f"{label}.turn{self.turn}"

    def _in_copy(self, label: str) -> str:
        return self._label(label) if label in self.loop.blocks and label != self.loop.header else label

    def _entering(self, block: Block) -> Block:
        def to(label: str) -> str:
            return self._label(label) if label == self.loop.header else label

        last = renamed(block.instructions[-1], {}, to)
        return replace(block, instructions=(*block.instructions[:-1], last))

    def _load(self, reg: Reg) -> ir.Load:
        dst = Reg(self.fresh.register(), reg.type, reg.name)
        return ir.Load(self.fresh.instruction(), None, dst, self.slots[reg.id].dst, Order.PLAIN)

    def _store(self, reg: Reg, value: Operand) -> ir.Store:
        return ir.Store(self.fresh.instruction(), None, self.slots[reg.id].dst, value, Order.PLAIN)


def _loaded(value: Operand, loads: dict[int, ir.Load]) -> Operand:
    return loads[value.id].dst if isinstance(value, Reg) and value.id in loads else value
