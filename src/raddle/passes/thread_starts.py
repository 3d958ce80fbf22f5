"""Calls that start threads: which functions these run, and what they are given.

The function is a name, or one of several by a select or a phi. A function whose name goes nowhere else is
*only started*: what its parameter holds is what one of these calls gives it.
"""

from __future__ import annotations

from dataclasses import dataclass

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.operands import operands, results
from raddle.ir.program import Function, Program
from raddle.ir.thread_library import named
from raddle.ir.values import Addr, Operand, Reg

_STARTING = named("thread", same="spawn")
_FUNCTION_AT = {"pthread_create": 2}
"""Its number among the arguments; one for the others."""


@dataclass(frozen=True, slots=True)
class Start:
    """A call that starts a thread, with one of `functions`. `position`: of the first argument that the thread
    is given among the call's; the function stands before it."""

    functions: tuple[str, ...]
    arguments: tuple[Operand, ...]
    position: int


class ThreadStarts:
    """Of a whole program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._starts: dict[int, Start] = {}
        elsewhere = {target.symbol for data in program.globals.values() for _, target in data.relocations}
        started: set[str] = set()
        for function in program.functions.values():
            handing = self._find_starts(function)
            for block in function.blocks:
                for i in block.instructions:
                    start = self._starts.get(id(i))
                    if start is not None:
                        started.update(start.functions)
                    hidden = None if start is None else start.position - 1
                    if not any(reg.id in handing for reg in results(i)):
                        elsewhere.update(
                            value.symbol
                            for position, value in enumerate(operands(i))
                            if isinstance(value, Addr) and position != hidden
                        )
        self.only_started = frozenset(started - elsewhere)

    def at(self, i: Instruction) -> Start | None:
        """The start that the instruction is, if it can be seen what it runs."""
        return self._starts.get(id(i))

    def _find_starts(self, function: Function) -> set[int]:
        """Notes the function's starts. Registers that only choose among functions to start."""
        calls = [i for block in function.blocks for i in block.instructions if self._starts_thread(i)]
        if not calls:
            return set()
        choosing: dict[int, Instruction] = {}
        uses: dict[int, list[tuple[Instruction, int]]] = {}
        for block in function.blocks:
            for i in block.instructions:
                for position, value in enumerate(operands(i)):
                    if isinstance(value, Reg):
                        uses.setdefault(value.id, []).append((i, position))
                if isinstance(i, ir.Select | ir.Phi):
                    choosing[i.dst.id] = i
        for i in calls:
            assert isinstance(i, ir.Call)
            first = _first_argument(i)
            found = self._functions(i.args[first - 1], choosing)
            if found is not None:
                self._starts[id(i)] = Start(found, i.args[first:], first)

        def only_starts(reg: int, known: set[int]) -> bool:
            waiting = [reg]
            while waiting:
                for user, position in uses.get(waiting.pop(), []):
                    if isinstance(user, ir.Phi) or (isinstance(user, ir.Select) and position > 0):
                        if user.dst.id not in known:
                            known.add(user.dst.id)
                            waiting.append(user.dst.id)
                    elif id(user) not in self._starts or position != self._starts[id(user)].position - 1:
                        return False
            return True

        return {reg for reg in choosing if only_starts(reg, {reg})}

    def _starts_thread(self, i: Instruction) -> bool:
        if not isinstance(i, ir.Call) or not isinstance(i.callee, str) or i.callee not in _STARTING:
            return False
        return self._program.functions[i.callee].library and len(i.args) > _first_argument(i)

    def _functions(self, value: Operand, choosing: dict[int, Instruction]) -> tuple[str, ...] | None:
        found: set[str] = set()
        known: set[int] = set()
        waiting = [value]
        while waiting:
            value = waiting.pop()
            if isinstance(value, Addr) and value.symbol in self._program.functions and value.offset == 0:
                found.add(value.symbol)
            elif isinstance(value, Reg) and value.id in choosing:
                if value.id not in known:
                    known.add(value.id)
                    i = choosing[value.id]
                    waiting += operands(i)[1:] if isinstance(i, ir.Select) else operands(i)
            else:
                return None
        return tuple(sorted(found))


def _first_argument(i: ir.Call) -> int:
    assert isinstance(i.callee, str)
    return 1 + _FUNCTION_AT.get(i.callee, 1)
