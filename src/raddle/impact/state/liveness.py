"""Which registers a function may still read from a place on: all that a location has to remember."""

from __future__ import annotations

from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction, Phi
from raddle.ir.operands import operands, results
from raddle.ir.program import Function
from raddle.ir.values import Reg


class Liveness:
    """Of one function; `at(block, index)` is what is live before that instruction."""

    def __init__(self, function: Function) -> None:
        self.flow = ControlFlow(function)
        self.blocks = {block.label: block for block in function.blocks}
        self._out: dict[str, frozenset[int]] = {block.label: frozenset() for block in self.flow.blocks}
        self._memo: dict[tuple[str, int], frozenset[int]] = {}
        changed = True
        while changed:
            changed = False
            for number in reversed(range(len(self.flow.blocks))):
                label = self.flow.blocks[number].label
                out: set[int] = set()
                for successor in self.flow.successors[number]:
                    target = self.flow.blocks[successor]
                    out |= self._entry(target.label)
                    for instruction in target.instructions:
                        if not isinstance(instruction, Phi):
                            break
                        out |= {
                            value.id
                            for source, value in instruction.incoming
                            if source == label and isinstance(value, Reg)
                        }
                if frozenset(out) != self._out[label]:
                    self._out[label] = frozenset(out)
                    changed = True

    def _entry(self, label: str) -> set[int]:
        """Live into the block, without what its phis read."""
        live = set(self._out[label])
        for instruction in reversed(self.blocks[label].instructions):
            live -= {register.id for register in results(instruction)}
            if not isinstance(instruction, Phi):
                live |= _uses(instruction)
        return live

    def at(self, label: str, index: int) -> frozenset[int]:
        """Phis at the head count as done: their results are live."""
        found = self._memo.get((label, index))
        if found is None:
            live = set(self._out[label])
            for instruction in reversed(self.blocks[label].instructions[index:]):
                if isinstance(instruction, Phi):
                    break
                live -= {register.id for register in results(instruction)}
                live |= _uses(instruction)
            found = self._memo[label, index] = frozenset(live)
        return found


def _uses(instruction: Instruction) -> set[int]:
    return {operand.id for operand in operands(instruction) if isinstance(operand, Reg)}
