"""What a thread has added to a global variable, in all, at any time: sums over the ways through functions.

Each thread's updates of a place come in program order, in every modification order. So what the place holds
is what it held at first and, of each thread, the sum of its updates up to some point.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.program import Function, Program

MAX_SUMS = 64


class Unbalanced(Exception):
    """There is no end of sums, or they cannot be seen."""


@dataclass(slots=True)
class Sums:
    """Of one call of a function: `at`: after each update, `end`: when it returns, `handed`: where it calls a
    function by a pointer."""

    at: set[int] = field(default_factory=lambda: {0})
    end: set[int] = field(default_factory=set)
    handed: set[int] = field(default_factory=set)


def sums_of_threads(
    program: Program, updates: Mapping[tuple[str, int], int], pointed_at: set[str]
) -> set[int] | None:
    """All sums that a thread may have reached; None if they are not known. `updates`: what each adds, by
    function and instruction. `pointed_at`: functions that are called or started by a pointer."""
    finder = _Finder(program, updates)
    found: set[int] = set()
    try:
        for name in {program.entry, *pointed_at} & program.functions.keys():
            sums = finder.of(name)
            # Functions that are called by a pointer begin and end with nothing added: they change no sum.
            if sums.handed - {0} or (name in pointed_at and sums.end - {0} and finder.calls_pointers):
                return None
            found |= sums.at
    except Unbalanced:
        return None
    return found


class _Finder:
    def __init__(self, program: Program, updates: Mapping[tuple[str, int], int]) -> None:
        self._program = program
        self._updates = updates
        self._done: dict[str, Sums | None] = {}
        self.calls_pointers = any(
            isinstance(i, ir.Call) and not isinstance(i.callee, str)
            for function in program.functions.values()
            for block in function.blocks
            for i in block.instructions
        )
        self._concerned = self._find_concerned()

    def _find_concerned(self) -> set[str]:
        """Functions that make an update, or call by a pointer, or call one of these."""
        found = {name for name, _ in self._updates}
        callers: dict[str, set[str]] = {}
        for name, function in self._program.functions.items():
            for block in function.blocks:
                for i in block.instructions:
                    if isinstance(i, ir.Call) and isinstance(i.callee, str):
                        callers.setdefault(i.callee, set()).add(name)
                    elif isinstance(i, ir.Call):
                        found.add(name)
        waiting = list(found)
        while waiting:
            more = callers.get(waiting.pop(), set()) - found
            found |= more
            waiting += more
        return found

    def of(self, name: str) -> Sums:
        """Callees first; a function that calls itself is too much."""
        stack = [name]
        open_: set[str] = set()
        while stack:
            top = stack[-1]
            if self._done.get(top) is not None:
                stack.pop()
                continue
            function = self._program.functions[top]
            if top not in self._concerned:
                self._done[top] = Sums(end={0})
                continue
            missing = [callee for callee in _callees(function, self._concerned) if callee not in self._done]
            if not missing:
                self._done[top] = self._through(function)
            elif top in open_:
                raise Unbalanced
            else:
                open_.add(top)
                stack += missing
        found = self._done[name]
        assert found is not None
        return found

    def _through(self, function: Function) -> Sums:
        flow = ControlFlow(function)
        sums = Sums()
        inside: list[set[int]] = [set() for _ in flow.blocks]
        inside[0] = {0}
        waiting = [0]
        while waiting:
            number = waiting.pop()
            now = set(inside[number])
            for i in flow.blocks[number].instructions:
                now = self._behind(function.name, i, now, sums)
            if isinstance(flow.blocks[number].instructions[-1], ir.Return):
                sums.end |= now
            for target in flow.successors[number]:
                if now - inside[target]:
                    inside[target] |= now
                    waiting.append(target)
                    if len(inside[target]) > MAX_SUMS:
                        raise Unbalanced
        return sums

    def _behind(self, function: str, i: ir.Instruction, now: set[int], sums: Sums) -> set[int]:
        if (function, i.id) in self._updates:
            now = {before + self._updates[function, i.id] for before in now}
            sums.at |= now
        elif isinstance(i, ir.Call) and not isinstance(i.callee, str):
            sums.handed |= now
        elif isinstance(i, ir.Call) and i.callee in self._concerned:
            called = self._done[i.callee]
            assert called is not None
            sums.at |= {before + more for before in now for more in called.at}
            sums.handed |= {before + more for before in now for more in called.handed}
            now = {before + more for before in now for more in called.end}
        return now


def _callees(function: Function, concerned: set[str]) -> set[str]:
    return {
        i.callee
        for block in function.blocks
        for i in block.instructions
        if isinstance(i, ir.Call) and isinstance(i.callee, str) and i.callee in concerned
    }
