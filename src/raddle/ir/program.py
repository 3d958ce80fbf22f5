"""A whole program as immutable data: functions, globals, and what a report needs to name things."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from raddle.errors import UnsupportedError
from raddle.ir.debug_type import DebugType as DebugType
from raddle.ir.instructions import Instruction
from raddle.ir.loop_report import LoopReport as LoopReport
from raddle.ir.types import Type
from raddle.ir.values import Addr, Location, Reg


def only_wide(narrow: bool, what: str) -> None:
    """Refuse a program of 32 bits where raddle knows those of 64 only."""
    if narrow:
        raise UnsupportedError(
            f"{what} programs of 64 bits only", hint="verify reads -m32; leave it out here"
        )


MAX_THREADS = 16_382
"""As many as an execution can have (native/core/machine/address.h)."""


@dataclass(frozen=True, slots=True)
class Block:
    """Phis first, one terminator last."""

    label: str
    instructions: tuple[Instruction, ...]


@dataclass(frozen=True, slots=True)
class Loop:
    """A natural loop (or a retreating edge of an irreducible region), found by the loops pass."""

    header: str
    back_edges: tuple[str, ...]
    blocks: frozenset[str]
    loc: Location | None
    only_threads: bool
    """In the entry function, and its body only creates or joins threads: never bounded."""
    body: str | None = None
    """Where each turn begins; None: at the header. A loop that tests before its turns has its test between
    the two, and makes it once more than it has turns."""
    of_library: bool = False
    """Of a library function that does not synchronise there (strlen, printf): never bounded, either."""

    @property
    def is_bounded(self) -> bool:
        """Whether --unroll counts its turns."""
        return not (self.only_threads or self.of_library)

    @property
    def turns(self) -> str:
        return self.header if self.body is None else self.body


@dataclass(frozen=True, slots=True)
class Function:
    """blocks[0] is the entry. `library`: part of raddle's own C library, so a report shows its
    caller's line instead."""

    name: str
    params: tuple[Reg, ...]
    returns: tuple[Type, ...]
    variadic: bool
    blocks: tuple[Block, ...]
    loc: Location | None
    library: bool = False
    loops: tuple[Loop, ...] = ()
    header: bool = False
    """Compiled from the C++ standard library: a program like the user's, but a report shows its caller's
    line."""
    display: str = ""
    """The name to show, where it is not `name` (C++)."""


@dataclass(frozen=True, slots=True)
class Global:
    """`data` are the initial bytes, zeros at the end left out; `relocations` put addresses over
    them."""

    name: str
    size: int
    align: int
    data: bytes
    relocations: tuple[tuple[int, Addr], ...]
    constant: bool
    thread_local: bool
    loc: Location | None
    type_index: int | None
    display: str
    """The name in the source (a static in a function, a string literal shown as text)."""
    private: bool = False
    """Thread-locals only: the address never leaves the thread, so accesses make no events."""


@dataclass(frozen=True, slots=True)
class Program:
    functions: Mapping[str, Function]
    globals: Mapping[str, Global]
    debug_types: tuple[DebugType, ...]
    entry: str
    features: frozenset[str] = field(default_factory=frozenset)
    """What of the C library is used that a verdict's assumptions must name: "malloc", "rand",
    "clock", "condvar", "weak-cas", "nondet-int", "timeout", …"""
    loop_reports: tuple[LoopReport, ...] = ()
    """What the spin pass made of each loop of the program, the C library's left out."""
    unwritten: frozenset[str] = frozenset()
    """Globals that nobody writes, by the unwritten pass."""
    settings: frozenset[str] = frozenset()
    """Globals that are written before there are threads, by the settings pass."""
    most_threads: int = MAX_THREADS
    """An execution with more comes to a limit. Fewer than the machine has where a pass counts on it."""
    narrow: bool = False
    """Of 32 bits (ILP32): a pointer is 4 bytes in memory, but not in registers. See passes/narrow.py."""

    @property
    def pointer_size(self) -> int:
        return 4 if self.narrow else 8
