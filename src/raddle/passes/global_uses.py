"""Who uses a global variable, if that can be seen: all accesses, when its address goes nowhere else.

An address is followed through constant offsets and through the parameters of functions that get the same
one from each of their callers, and from each place that starts them as threads. A variable whose address
gets anywhere else (memory, another function, a comparison) escapes: nothing is known of it.

Variables of main, and blocks that it allocates, are as good as globals if they are made once, outside of
loops. Their addresses are followed through settings, too: globals that are set once, early (settings.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.operands import operands, results
from raddle.ir.program import Function, Program
from raddle.ir.values import Addr, Const, Operand, Reg
from raddle.passes.fresh_blocks import MAKERS
from raddle.passes.loops import function_loops
from raddle.passes.thread_starts import ThreadStarts

_UNSEEN = Addr("")
"""What a parameter holds before a call of its function is seen; in the end, in functions nobody calls."""
_ACCESSES = (ir.Load, ir.Store, ir.Rmw, ir.CompareExchange)


@dataclass(frozen=True, slots=True)
class Use:
    """An access, or a fill of so many bytes, with the function that makes it."""

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
        self.made_once = self._find_made_once()
        """Objects of the entry: by their names here, what makes them."""
        self._objects = {(program.entry, results(i)[0].id): name for name, i in self.made_once.items()}
        self._held: dict[str, Addr] = {}
        """What settings point to."""
        for name in program.settings:
            held = self._find_held(name)
            if held is not None:
                self._held[name] = held
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
        known = symbol in self.made_once if data is None else not data.thread_local
        return self._uses.get(symbol, []) if known and symbol not in self._escaped else None

    def _find_made_once(self) -> dict[str, Instruction]:
        entry = self._program.functions.get(self._program.entry)
        if entry is None or self.is_called(entry.name):
            return {}
        inside = {label for loop in function_loops(entry) for label in loop.blocks}
        here = [i for block in entry.blocks if block.label not in inside for i in block.instructions]
        return {f"%{entry.name}.{results(i)[0].id}": i for i in here if self._makes(i)}

    def _makes(self, i: Instruction) -> bool:
        if isinstance(i, ir.Alloca):
            return i.count is None
        if not isinstance(i, ir.Call) or i.callee not in MAKERS or len(i.results) != 1:
            return False
        return self._program.functions[str(i.callee)].library and not self._recycles

    @cached_property
    def _recycles(self) -> bool:
        """Whether a block may have an address that is known from before."""
        return any(
            isinstance(i, ir.Operation) and i.kind == "recycle"
            for function in self._program.functions.values()
            for block in function.blocks
            for i in block.instructions
        )

    def _find_held(self, symbol: str) -> Addr | None:
        if self._program.globals[symbol].relocations:
            return None
        stored = {
            self.place(self._program.entry, i.value)
            for block in self._program.functions[self._program.entry].blocks
            for i in block.instructions
            if isinstance(i, ir.Store) and isinstance(i.pointer, Addr) and i.pointer.symbol == symbol
        }
        found = stored.pop() if len(stored) == 1 else None
        return None if found == _UNSEEN else found

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
            if isinstance(i, ir.Load):
                found = self._held.get(i.pointer.symbol) if isinstance(i.pointer, Addr) else None
            elif (function, pointer.id) in self._objects:
                found = Addr(self._objects[function, pointer.id])
            else:
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
                        self._give(caller, self._program.functions[name], start.arguments, waiting)
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
            if place is None or not (place.symbol in self._program.globals or place.symbol in self.made_once):
                continue
            fills = isinstance(i, ir.Fill) and isinstance(i.size, Const) and place.symbol in self.made_once
            if (isinstance(i, _ACCESSES) or fills) and position == 0:
                self._uses.setdefault(place.symbol, []).append(Use(function.name, i, place))
            elif place.symbol in self.made_once and self._keeps(i, position, place):
                continue
            elif not _moves(i) and not self._hands_on(i, position, place):
                self._escaped.add(place.symbol)

    def _keeps(self, i: Instruction, position: int, place: Addr) -> bool:
        """Whether an object's life begins or ends, a setting gets its address, or it is asked for null."""
        if isinstance(i, ir.Compare):
            return i.pred in ("eq", "ne") and any(isinstance(v, Const) and v.bits == 0 for v in operands(i))
        if isinstance(i, ir.Store) and position == 1:
            return isinstance(i.pointer, Addr) and self._held.get(i.pointer.symbol) == place
        if isinstance(i, ir.Call):
            return i.callee == "free" and self._program.functions["free"].library
        return isinstance(i, ir.Lifetime) or (isinstance(i, ir.Operation) and i.kind == "free")

    def _hands_on(self, i: Instruction, position: int, place: Addr) -> bool:
        """Whether the address goes to parameters that are always the same."""
        start = self._starts.at(i)
        if start is not None:
            number = position - start.position
            return number >= 0 and all(
                self._given[name, self._program.functions[name].params[number].id] == place
                for name in start.functions
                if number < len(self._program.functions[name].params)
            )
        callee = self._program.functions.get(i.callee) if _calls(i) else None  # type: ignore[attr-defined]
        if callee is None or position >= len(callee.params):
            return False
        return self._given[callee.name, callee.params[position].id] == place


def _moves(i: Instruction) -> bool:
    return isinstance(i, ir.Offset) and i.index is None


def _calls(i: Instruction) -> bool:
    return isinstance(i, ir.Call) and isinstance(i.callee, str)
