"""Who uses a global variable, if that can be seen: all accesses, when its address goes nowhere else.

An address is followed through constant offsets and through the parameters of functions that get the same
one from each of their callers, and from each place that starts them as threads. A variable whose address
gets anywhere else (memory, another function, a comparison) escapes: nothing is known of it.
"""

from __future__ import annotations

from dataclasses import dataclass

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.operands import operands, results
from raddle.ir.program import Function, Program
from raddle.ir.values import Addr, Operand, Reg
from raddle.passes.thread_starts import ThreadStarts

_UNSEEN = Addr("")
"""What a parameter holds before a call of its function is seen; in the end, in functions nobody calls."""
_ACCESSES = (ir.Load, ir.Store, ir.Rmw, ir.CompareExchange)


@dataclass(frozen=True, slots=True)
class Use:
    """An access, with the function that makes it."""

    function: str
    access: Instruction
    place: Addr


class GlobalUses:
    """Of a whole program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._made: dict[str, dict[int, Instruction]] = {}
        self._calls: dict[str, list[ir.Call]] = {name: [] for name in program.functions}
        self._called: set[str] = set()
        self._starts = ThreadStarts(program)
        self.pointed_at: set[str] = set()
        """Functions that are called or started by a pointer."""
        self._given: dict[tuple[str, int], Addr | None] = {
            (name, reg.id): _UNSEEN for name, function in program.functions.items() for reg in function.params
        }
        for name, function in program.functions.items():
            made = self._made[name] = {}
            for block in function.blocks:
                for i in block.instructions:
                    made.update((reg.id, i) for reg in results(i))
                    if isinstance(i, ir.Call) and isinstance(i.callee, str):
                        self._calls[name].append(i)
                        self._called.add(i.callee)
                    symbols = {value.symbol for value in operands(i) if isinstance(value, Addr)}
                    self.pointed_at |= symbols & program.functions.keys()
        relocated = {target.symbol for data in program.globals.values() for _, target in data.relocations}
        self.pointed_at |= relocated & program.functions.keys()
        self._pass_on()
        self._escaped = set(relocated)
        self._uses: dict[str, list[Use]] = {}
        for function in program.functions.values():
            for block in function.blocks:
                for i in block.instructions:
                    self._note(function, i)

    def of(self, symbol: str) -> list[Use] | None:
        """All accesses of the variable; None if there may be others."""
        data = self._program.globals.get(symbol)
        if data is None or data.thread_local or symbol in self._escaped:
            return None
        return self._uses.get(symbol, [])

    def is_called(self, function: str) -> bool:
        return function in self._called or function in self.pointed_at

    def place(self, function: str, pointer: Operand) -> Addr | None:
        """What the pointer always points to."""
        distance = 0
        while isinstance(pointer, Reg):
            i = self._made[function].get(pointer.id)
            if isinstance(i, ir.Offset) and i.index is None:
                distance += i.displacement
                pointer = i.base
                continue
            found = self._given.get((function, pointer.id)) if i is None else None
            if found is None or found == _UNSEEN:
                return found
            return Addr(found.symbol, found.offset + distance)
        return Addr(pointer.symbol, pointer.offset + distance) if isinstance(pointer, Addr) else None

    def _pass_on(self) -> None:
        """What each parameter is given: the same by all callers, or nothing that is known."""
        waiting = list(self._program.functions)
        while waiting:
            caller = waiting.pop()
            for call in self._calls[caller]:
                callee = self._program.functions.get(call.callee)  # type: ignore[arg-type]
                start = self._starts.at(call)
                if start is not None:
                    for name in start.functions:
                        self._give(caller, self._program.functions[name], (start.argument,), waiting)
                elif callee is not None:
                    self._give(caller, callee, call.args, waiting)

    def _give(self, caller: str, callee: Function, args: tuple[Operand, ...], waiting: list[str]) -> None:
        fits = len(args) == len(callee.params) and not self._is_entered(callee)
        for number, reg in enumerate(callee.params):
            found = self.place(caller, args[number]) if fits else None
            key = callee.name, reg.id
            before = self._given[key]
            now = before if found == _UNSEEN else found if before in (_UNSEEN, found) else None
            if now != before:
                self._given[key] = now
                waiting.append(callee.name)

    def _is_entered(self, function: Function) -> bool:
        """Whether others than its known callers enter it."""
        pointed = function.name in self.pointed_at and function.name not in self._starts.only_started
        return function.variadic or pointed or function.name == self._program.entry

    def _note(self, function: Function, i: Instruction) -> None:
        for position, value in enumerate(operands(i)):
            if not isinstance(value, Addr | Reg):
                continue
            place = self.place(function.name, value)
            if place is None or place.symbol not in self._program.globals:
                continue
            if isinstance(i, _ACCESSES) and position == 0:
                self._uses.setdefault(place.symbol, []).append(Use(function.name, i, place))
            elif not _moves(i) and not self._hands_on(i, position, place):
                self._escaped.add(place.symbol)

    def _hands_on(self, i: Instruction, position: int, place: Addr) -> bool:
        """Whether the address goes to parameters that are always the same."""
        start = self._starts.at(i)
        if start is not None:
            return position == start.position and all(
                self._given[name, self._program.functions[name].params[0].id] == place
                for name in start.functions
                if self._program.functions[name].params
            )
        callee = self._program.functions.get(i.callee) if _calls(i) else None  # type: ignore[attr-defined]
        if callee is None or position >= len(callee.params):
            return False
        return self._given[callee.name, callee.params[position].id] == place


def _moves(i: Instruction) -> bool:
    return isinstance(i, ir.Offset) and i.index is None


def _calls(i: Instruction) -> bool:
    return isinstance(i, ir.Call) and isinstance(i.callee, str)
