"""Instruction indices and addresses looked up in an image's debug information.

The one place in reports that knows how DebugInfo is laid out.
"""

from __future__ import annotations

import bisect
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from raddle.assemble import words
from raddle.ir.thread_library import original
from raddle.ir.values import Location
from raddle.library.inputs import chosen

if TYPE_CHECKING:
    from raddle.assemble.debug import DebugInfo, FunctionDebug
    from raddle.ir.program import DebugType


# Addresses: region (0: globals, k + 1: thread k), 17 bits of slot, 22 bits of offset. The same slots
# hold functions in region 0 and thread-locals in a thread's region.
_REGION_BITS = 39
_THREAD_LOCALS = 0x1F000 << 22
_INITIALISES = "__cxx_global_var_init"
"""What clang makes of a C++ variable's initialiser."""
_MOST_CALLS = 8
"""So many are told of a stack."""


@dataclass(frozen=True, slots=True)
class Call:
    """Where in the user's program something happens.

    `library` is the library function that the program called there, "" if it acts itself."""

    function: str
    location: Location | None
    library: str

    @property
    def short(self) -> str:
        """file:line, without the column."""
        return short(self.location)


@dataclass(frozen=True, slots=True)
class Variable:
    """A global or a stack variable. `address` is 0 for the latter."""

    name: str
    address: int
    size: int
    type_index: int | None


class Symbols:
    def __init__(self, debug: DebugInfo) -> None:
        self._debug = debug
        self.types: tuple[DebugType, ...] = tuple(debug.debug_types)
        self._globals = sorted(
            (
                Variable(found.name, address, found.size, found.type_index)
                for address, found in debug.globals.items()
            ),
            key=lambda variable: variable.address,
        )
        self._bases = [variable.address for variable in self._globals]

    @property
    def pointer_size(self) -> int:
        return 4 if self._debug.narrow else 8

    def pointed(self, value: int) -> int:
        """The address that a pointer in memory stands for."""
        return words.unpack(value) if self._debug.narrow and value < 1 << 32 else value

    def location(self, pc: int) -> Location | None:
        return self._debug.instructions[pc].location if 0 <= pc < len(self._debug.instructions) else None

    def call(self, stack: tuple[int, ...]) -> Call:
        """The innermost frame of the user's own code, and the library function it is in, if any."""
        library = ""
        for pc in stack:
            if not 0 <= pc < len(self._debug.instructions):
                continue
            function = self._function(pc)
            if self.is_users(pc):
                return Call(_shown(function), self._place(pc, function), library)
            if not function.header:
                library = _shown(function)
        return Call(library, None, library)

    def chosen(self, library: str, choice: int) -> int:
        """The value that the library function gives for that choice."""
        return chosen(library, choice, self._debug.nondet)

    def is_glue(self, stack: tuple[int, ...]) -> bool:
        """Whether the C++ library does it on its own, between threads' creation and what they run."""
        known = [pc for pc in stack if self._knows(pc)]
        return any(self._function(pc).header for pc in known) and not any(self.is_users(pc) for pc in known)

    def is_users(self, pc: int) -> bool:
        """Whether the instruction is in a function of the user's own: not of the library, and neither of a
        system header nor, as the compiler's intrinsics are, without a place of its own."""
        if not self._knows(pc):
            return False
        function = self._function(pc)
        place = function.loc
        if function.name.startswith(_INITIALISES):  # it has no place of its own, but its parts have
            place = self.location(pc)
        return not function.library and place is not None and not place.is_system

    def calls(self, stack: Sequence[int], place: Callable[[Location | None], str]) -> list[str]:
        """The user's functions on a stack with their places, the innermost first; not all of many."""
        told = []
        for pc in stack:
            if self.is_users(pc):
                where = place(self.location(pc))
                told.append(f"{self.function_of(pc)} ({where})" if where else self.function_of(pc))
        if len(told) > _MOST_CALLS:
            told[_MOST_CALLS - 2 : -1] = ["…"]
        return told

    def _place(self, pc: int, function: FunctionDebug) -> Location | None:
        """Where the instruction is; for one that the compiler added, where the one before it is."""
        for index in range(pc, function.first - 1, -1):
            found = self.location(index)
            if found is not None:
                return found
        return function.loc

    def _function(self, pc: int) -> FunctionDebug:
        return self._debug.functions_by_name[self._debug.instructions[pc].function]

    def function_of(self, pc: int) -> str:
        """The name of the function that the instruction is in."""
        if not self._knows(pc):
            return "?"
        return _shown(self._debug.functions_by_name[self._debug.instructions[pc].function])

    def is_library(self, pc: int) -> bool:
        if not self._knows(pc):
            return True
        return self._function(pc).library

    def _knows(self, pc: int) -> bool:
        return 0 <= pc < len(self._debug.instructions)

    def function_name(self, index: int) -> str:
        functions = self._debug.functions
        return _shown(functions[index]) if 0 <= index < len(functions) else "?"

    def is_library_function(self, index: int) -> bool:
        functions = self._debug.functions
        return 0 <= index < len(functions) and (functions[index].library or functions[index].header)

    def function_at(self, address: int) -> str | None:
        """The function whose address that is."""
        index = self._debug.function_addresses.get(address)
        return None if index is None else self.function_name(index)

    def global_at(self, address: int) -> Variable | None:
        """The global that contains the address; a thread's own instance for thread-locals."""
        region, within = address >> _REGION_BITS, address & ((1 << _REGION_BITS) - 1)
        if (region > 0) != (within >= _THREAD_LOCALS):
            return None
        at = bisect.bisect_right(self._bases, within) - 1
        if at < 0:
            return None
        found = self._globals[at]
        if within >= found.address + max(found.size, 1):
            return None
        return (
            found
            if not region
            else Variable(found.name, address - within + found.address, found.size, found.type_index)
        )

    def alloca(self, pc: int) -> Variable | None:
        """The stack variable that the instruction makes."""
        found = self._debug.allocas.get(pc)
        return None if found is None else Variable(found.variable, 0, 0, found.type_index)

    def made(self, stack: Sequence[int]) -> int | None:
        """The type of what is allocated there: of the innermost call whose result becomes a typed pointer."""
        for pc in stack:
            if self._knows(pc):
                place = self._debug.instructions[pc]
                pointer = self._debug.made.get((place.function, place.id))
                target = self.types[pointer].element if pointer is not None else None
                if target is not None and self.types[target].size > 0 and self.types[target].kind != "other":
                    return target
        return None

    def loop_place(self, number: int | None) -> str:
        """file:line of a loop, by its id."""
        if number is None or not 0 <= number < len(self._debug.loops):
            return "an unknown place"
        return short(self._debug.loops[number])

    def is_library_loop(self, number: int) -> bool:
        """Its place says nothing to a reader, and is not known."""
        return 0 <= number < len(self._debug.loops) and self._debug.loops[number] is None

    def wait_at(self, pc: int) -> str:
        """What lets a thread go on that is blocked at an assume of a spin loop."""
        place = self._debug.instructions[pc]
        for report in self._debug.loop_reports:
            for number, condition in report.marks:
                if (report.function, number) == (place.function, place.id):
                    return condition
        return ""

    @property
    def features(self) -> frozenset[str]:
        return self._debug.features

    def assertions(self) -> list[tuple[str, tuple[int, ...]]]:
        """Each assertion's place, and the instructions of which one runs when it is checked."""
        return [(short(found.loc), found.watch) for found in self._debug.assertions]


def _shown(function: FunctionDebug) -> str:
    if function.name.startswith(_INITIALISES):
        return "an initialiser"
    return function.display or _plain(function.name)


def _plain(name: str) -> str:
    """A function's name in the source: linking adds a number where two files have the same static one,
    and the library has stand-ins for some."""
    name = name.rstrip("0123456789").rstrip(".") if "." in name else name
    return original(name).removeprefix("__raddle_handled_")


def short(location: Location | None) -> str:
    """file:line, the file as the user typed it."""
    return "?" if location is None else f"{location.file}:{location.line}"


def brief(location: Location | None) -> str:
    """file:line without folders, for tables and for the names of heap objects."""
    return "?" if location is None else f"{os.path.basename(location.file)}:{location.line}"
