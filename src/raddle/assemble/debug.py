"""What reports need to know about an image: which source place each instruction came from, and the
names of functions, globals, stack variables and loops.

It is pickled beside the code in the cache and loaded on every run, so what exists per instruction
is kept in arrays of numbers instead of objects, and records are named tuples: loading this module and
its pickles is part of every start.
"""

from __future__ import annotations

import bisect
from array import array
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from raddle.ir.debug_type import DebugType
from raddle.ir.loop_report import LoopReport
from raddle.ir.values import Location


class InstructionDebug(NamedTuple):
    function: str
    id: int
    location: Location | None


class FunctionDebug(NamedTuple):
    """`header`: of the C++ standard library. `display`: the name to show, "" if it is `name`."""

    name: str
    library: bool
    loc: Location | None
    first: int
    length: int
    header: bool = False
    display: str = ""


class GlobalDebug(NamedTuple):
    """`name` is the one to show."""

    name: str
    size: int
    type_index: int | None


class AllocaDebug(NamedTuple):
    variable: str
    type_index: int | None
    loc: Location | None


class AssertionSite(NamedTuple):
    """An assertion of the program. Some execution reaches it iff it visits one of the instructions in
    `watch`: the branches that guard the failing call, or the call itself if none does."""

    loc: Location | None
    watch: tuple[int, ...]


class InstructionTable:
    """Per instruction: its IR id and source place. Indexing makes an InstructionDebug."""

    def __init__(self) -> None:
        self.ids = array("I")
        self._places = array("I")
        """Index into the next three, plus 1; 0 where there is no place."""
        self._files = array("H")
        self._lines = array("I")
        self._columns = array("I")
        self._names: list[str] = []
        self._firsts = array("I")
        self._functions: list[str] = []
        self._seen: dict[tuple[str, int, int], int] = {}

    def __getstate__(self) -> tuple[object, ...]:
        return (
            self.ids, self._places, self._files, self._lines, self._columns,
            self._names, self._firsts, self._functions,
        )  # fmt: skip

    def __setstate__(self, state: tuple[object, ...]) -> None:
        (
            self.ids, self._places, self._files, self._lines, self._columns,
            self._names, self._firsts, self._functions,
        ) = state  # type: ignore[assignment]  # fmt: skip
        self._seen = {}

    def begin(self, function: str) -> None:
        self._firsts.append(len(self.ids))
        self._functions.append(function)

    def append(self, number: int, loc: Location | None) -> None:
        self.ids.append(number)
        self._places.append(0 if loc is None else self._place(loc))

    def _place(self, loc: Location) -> int:
        key = (loc.file, loc.line, loc.column)
        found = self._seen.get(key)
        if found is None:
            if loc.file not in self._names:
                self._names.append(loc.file)
            self._files.append(self._names.index(loc.file))
            self._lines.append(loc.line)
            self._columns.append(loc.column)
            found = self._seen[key] = len(self._lines)
        return found

    def __len__(self) -> int:
        return len(self.ids)

    def __getitem__(self, index: int) -> InstructionDebug:
        function = self._functions[bisect.bisect_right(self._firsts, index) - 1]
        return InstructionDebug(function, self.ids[index], self.location(index))

    def location(self, index: int) -> Location | None:
        place = self._places[index] - 1
        if place < 0:
            return None
        return Location(self._names[self._files[place]], self._lines[place], self._columns[place])


@dataclass(frozen=True)
class DebugInfo:
    """Example: `debug.instructions[pc].location`, `debug.loops[loop_id]`."""

    instructions: InstructionTable
    functions: tuple[FunctionDebug, ...]
    globals: dict[int, GlobalDebug]
    """By address; thread-locals by the address within a thread's region."""
    debug_types: tuple[DebugType, ...]
    loops: tuple[Location | None, ...]
    """By loop id."""
    allocas: dict[int, AllocaDebug]
    """By the index of the ALLOCA instruction."""
    assertions: tuple[AssertionSite, ...]
    features: frozenset[str] = field(default_factory=frozenset)
    loop_reports: tuple[LoopReport, ...] = ()
    made: dict[tuple[str, int], int] = field(default_factory=dict)
    """By the function and the number of a call: the type of the pointer that its result becomes."""
    nondet: tuple[int, ...] = ()
    """What the wide input functions choose from."""
    narrow: bool = False
    """In memory, pointers are words of 32 bits (words.py)."""

    @cached_property
    def functions_by_name(self) -> dict[str, FunctionDebug]:
        return {function.name: function for function in self.functions}

    @cached_property
    def function_addresses(self) -> dict[int, int]:
        """Function index by address."""
        from raddle.assemble.layout import function_address

        return {function_address(index): index for index in range(len(self.functions))}
