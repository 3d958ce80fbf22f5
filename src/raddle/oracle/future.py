"""Which threads can still bring a write into the graph: a cheap over-approximation from the code alone.

A read may wait for a write that is not there yet only as long as some other thread might add one.
"""

from __future__ import annotations

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.program import Function, Program
from raddle.oracle.machine import Frame

_WRITERS = (ir.Store, ir.Rmw, ir.CompareExchange, ir.Copy, ir.Fill)
_WRITING_OPERATIONS = frozenset({"spawn", "lock", "trylock", "unlock", "await_rmw", "wake", "va_start"})


class Future:
    def __init__(self, program: Program) -> None:
        self._program = program
        self._writing: set[str] = set()
        found = True
        while found:
            found = False
            for name, function in program.functions.items():
                if name not in self._writing and any(
                    self._writes(i) for block in function.blocks for i in block.instructions
                ):
                    self._writing.add(name)
                    found = True
        self._after: dict[str, dict[str, bool]] = {}

    def _writes(self, i: Instruction) -> bool:
        """May this instruction write shared memory, or start a thread that does?"""
        if isinstance(i, ir.Call):
            return not isinstance(i.callee, str) or i.callee in self._writing
        if isinstance(i, ir.Operation):
            return i.kind in _WRITING_OPERATIONS
        return isinstance(i, _WRITERS)

    def may_write(self, frames: list[Frame]) -> bool:
        """May a thread with these frames write, now or later?"""
        for depth, frame in enumerate(frames):
            after = self._blocks(frame.function)
            for block in frame.function.blocks:
                for k, i in enumerate(block.instructions):
                    if i is not frame.instruction:
                        continue
                    rest = block.instructions[k + (depth < len(frames) - 1) :]
                    if any(self._writes(other) for other in rest) or after[block.label]:
                        return True
        return False

    def _blocks(self, function: Function) -> dict[str, bool]:
        """For each block: may something that is reached after it write?"""
        known = self._after.get(function.name)
        if known is not None:
            return known
        targets = {block.label: _targets(block.instructions[-1]) for block in function.blocks}
        own = {block.label: any(self._writes(i) for i in block.instructions) for block in function.blocks}
        known = dict.fromkeys(own, False)
        changed = True
        while changed:
            changed = False
            for label, outs in targets.items():
                value = any(own[out] or known[out] for out in outs)
                if value != known[label]:
                    known[label] = changed = True
        self._after[function.name] = known
        return known


def _targets(last: Instruction) -> tuple[str, ...]:
    match last:
        case ir.Jump():
            return (last.target,)
        case ir.Branch():
            return (last.then, last.other)
        case ir.Switch():
            return (last.default, *(label for _, label in last.cases))
    return ()
