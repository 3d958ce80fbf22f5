"""Loops that test at their beginning what the turn before has read: `k = 0; while (k < 4) k = x;`.

Each turn of that one changes `k`, which the test asks for, so no turn leaves all as it was. As
`if (k < 4) do k = x; while (k < 4);` the loop keeps nothing from one turn to the next. The test is made where
it was made, only at the ends of the two ways to it: the program does what it did.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction, Order
from raddle.ir.operands import operands, results, with_operands
from raddle.ir.program import Block, Function
from raddle.ir.types import PTR
from raddle.ir.values import Operand, Reg
from raddle.passes.conditions import can_repeat
from raddle.passes.dead import drop_dead_function
from raddle.passes.promote import promote_function
from raddle.passes.purity import LoopWays
from raddle.passes.rebuild import FreshNumbers


def rotate(function: Function, ways: LoopWays) -> tuple[Function, str] | None:
    """The function, and the loop's new header; None if the loop is another one."""
    flow = ways.flow
    header = flow.blocks[ways.header]
    *body, branch = header.instructions
    sources = flow.predecessors[ways.header]
    if len(sources) != 2 or len(ways.backs) != 1 or not isinstance(branch, ir.Branch):
        return None
    if not all(isinstance(flow.blocks[source].instructions[-1], ir.Jump) for source in sources):
        return None
    if ways.header in sources or not all(isinstance(i, ir.Phi) or can_repeat(i) for i in body):
        return None
    inside = [flow.number[label] in ways.body for label in (branch.then, branch.other)]
    start = branch.then if inside[0] else branch.other
    if inside.count(True) != 1 or flow.predecessors[flow.number[start]] != [ways.header]:
        return None
    if not _asks(ways):
        return None
    return _Rotation(function, header, [flow.blocks[source].label for source in sources]).run(), start


def _asks(ways: LoopWays) -> bool:
    """Whether the loop may read what others write. Turning a loop takes as long as its function is."""
    asking = ir.Load | ir.Rmw | ir.CompareExchange | ir.Operation | ir.Call
    return any(isinstance(i, asking) for block in ways.body for i in ways.flow.blocks[block].instructions)


class _Rotation:
    """Values of the header that others use go through variables, which become registers again."""

    def __init__(self, function: Function, header: Block, sources: list[str]) -> None:
        self.function = function
        self.header = header
        self.sources = sources
        self.fresh = FreshNumbers(function)
        made = {reg.id: reg for i in header.instructions for reg in results(i)}
        elsewhere = (i for block in function.blocks if block is not header for i in block.instructions)
        used = {value.id for i in elsewhere for value in operands(i) if isinstance(value, Reg)}
        # What the turn before had, for this one: `j = k; k = x;`.
        phis = (i for i in header.instructions if isinstance(i, ir.Phi))
        used |= {value.id for phi in phis for _, value in phi.incoming if isinstance(value, Reg)}
        self.slots = {
            number: ir.Alloca(
                self.fresh.instruction(),
                header.instructions[-1].loc,
                Reg(self.fresh.register(), PTR, reg.name),
                reg.type.size,
                max(reg.type.size, 1),
                None,
                reg.name,
                None,
            )
            for number, reg in made.items()
            if number in used
        }
        self.made = made

    def run(self) -> Function:
        blocks: dict[str, list[Instruction]] = {
            block.label: list(block.instructions)
            for block in self.function.blocks
            if block is not self.header
        }
        copies = {source: self._copy(source) for source in self.sources}
        ends: dict[str, list[Instruction]] = {}
        """Loads at the ends of blocks, for phis behind them."""
        for label, code in blocks.items():
            blocks[label] = [x for i in code for x in self._loading(i, copies, ends)]
        for label, loads in ends.items():
            blocks[label][-1:-1] = loads
        for source, (code, _) in copies.items():
            blocks[source][-1:] = code
        first = self.function.blocks[0].label
        blocks[first][:0] = self.slots.values()
        made = tuple(Block(label, tuple(code)) for label, code in blocks.items())
        return drop_dead_function(promote_function(replace(self.function, blocks=made)))

    def _copy(self, source: str) -> tuple[list[Instruction], dict[int, Operand]]:
        """The header's code at the end of that block, and what its registers are there."""
        known: dict[int, Operand] = {}
        code: list[Instruction] = []
        for i in self.header.instructions:
            if isinstance(i, ir.Phi):
                value = dict(i.incoming)[source]
                if isinstance(value, Reg) and value.id in self.slots:
                    load = self._load(value.id)
                    code.append(load)
                    value = load.dst
                known[i.dst.id] = value
        for i in self.header.instructions:
            if isinstance(i, ir.Phi):
                continue
            i = with_operands(
                i, lambda value: known.get(value.id, value) if isinstance(value, Reg) else value
            )
            for reg in results(i):
                known[reg.id] = Reg(self.fresh.register(), reg.type, reg.name)
                i = replace(i, dst=known[reg.id])  # type: ignore[call-arg]
            code.append(replace(i, id=self.fresh.instruction()))
        loc = self.header.instructions[-1].loc
        code[-1:-1] = [
            ir.Store(self.fresh.instruction(), loc, slot.dst, known[number], Order.PLAIN)
            for number, slot in self.slots.items()
        ]
        return code, known

    def _load(self, number: int) -> ir.Load:
        slot, reg = self.slots[number], self.made[number]
        dst = Reg(self.fresh.register(), reg.type, reg.name)
        return ir.Load(self.fresh.instruction(), slot.loc, dst, slot.dst, Order.PLAIN)

    def _loading(
        self,
        i: Instruction,
        copies: dict[str, tuple[list[Instruction], dict[int, Operand]]],
        ends: dict[str, list[Instruction]],
    ) -> list[Instruction]:
        if isinstance(i, ir.Phi):
            incoming: list[tuple[str, Operand]] = []
            for label, value in i.incoming:
                number = value.id if isinstance(value, Reg) and value.id in self.made else None
                if label == self.header.label:
                    for source, (_, known) in copies.items():
                        incoming.append((source, value if number is None else known[number]))
                elif number is not None:
                    load = self._load(number)
                    ends.setdefault(label, []).append(load)
                    incoming.append((label, load.dst))
                else:
                    incoming.append((label, value))
            return [replace(i, incoming=tuple(incoming))]
        loads: dict[int, ir.Load] = {}
        for value in operands(i):
            if isinstance(value, Reg) and value.id in self.slots and value.id not in loads:
                loads[value.id] = self._load(value.id)
        changed = with_operands(
            i, lambda value: loads[value.id].dst if isinstance(value, Reg) and value.id in loads else value
        )
        return [*loads.values(), changed]
