"""Loops of main that prepare or start the threads: they are unrolled, while their numbers are small."""

from __future__ import annotations

from collections.abc import Sequence

from raddle.impact.state.memory import Value
from raddle.impact.state.run import Run
from raddle.impact.terms.terms import Term, value_of
from raddle.ir import instructions as ir
from raddle.ir.program import Program
from raddle.ir.thread_library import named

THREADS = named(event="create") | named(event="join")
_UNROLLED = 64


class Preparation:
    """Of one program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._known: dict[tuple[str, str], bool] = {}

    def unrolls(self, run: Run, label: str, values: Sequence[Value], next_thread: int) -> bool:
        """At the head of a loop, with those values of what it changes. `next_thread`: 1 if main is alone."""
        if run.thread or not (next_thread == 1 or self._has_threads(run.top.function, label)):
            return False
        return _are_small(values, run)

    def _has_threads(self, function: str, label: str) -> bool:
        found = self._known.get((function, label))
        if found is None:
            body = self._program.functions[function]
            loop = next(loop for loop in body.loops if loop.header == label)
            found = self._known[function, label] = any(
                isinstance(instruction, ir.Call) and instruction.callee in THREADS
                for block in body.blocks
                if block.label in loop.blocks
                for instruction in block.instructions
            )
        return found


def _are_small(values: Sequence[Value], run: Run) -> bool:
    """Whether all numbers that a loop may change are known and small, so that it cannot go on like this."""
    numbers = [*values, *(value for value, _ in run.cells.values())]
    known = [value_of(value) for value in numbers if isinstance(value, Term)]
    return all(found is not None and abs(found) <= _UNROLLED for found in known)
