"""One execution, as the native core tells it in trace mode: plain data that reports read.

The native core speaks in codes and numbers; these classes give them names and types, so that
everything above `native.py` is checked by mypy and can be tested without the core.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from raddle.explore.estimate import Estimate

Schedule = dict[str, Any]
"""{"threads": [[parent, nth]…], "steps": [[thread, choice]…]}, or "events" instead of steps for an execution
graph: JSON-able, fed back as it came."""


@dataclass(frozen=True, slots=True)
class Event:
    """One visible operation (or print). `stack`: instruction indices, innermost first."""

    thread: int
    kind: str
    stack: tuple[int, ...]
    address: int = 0
    size: int = 0
    order: str = "plain"
    read: int | None = None
    written: int | None = None
    undefined: bool = False
    success: bool | None = None
    choice: int | None = None
    text: str = ""
    other: int = 0
    bundles: int = 0
    """Interleavings: how many calls of the library, copies and fills the thread had begun by then."""


@dataclass(frozen=True, slots=True)
class ThreadRecord:
    """`spawn`: the index of the event that created it; None for the first thread. `function` is -1 if
    no thread of this execution has the number."""

    parent: int
    spawn: int | None
    function: int


@dataclass(frozen=True, slots=True)
class ObjectRecord:
    """A stack or heap object. `freed_by` is the index of the event that ended its life."""

    address: int
    size: int
    kind: str
    thread: int
    stack: tuple[int, ...]
    freed_by: int | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The error an execution ends in. `events`: indices of the conflicting accesses.

    `code` says which error of its kind; `numbers` are its parameters (see report.messages)."""

    kind: str
    code: str
    thread: int
    stack: tuple[int, ...]
    address: int = 0
    events: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    text: str = ""


@dataclass(frozen=True, slots=True)
class Blocked:
    """A thread that cannot go on. `reason`: lock join await assume …"""

    thread: int
    reason: str
    stack: tuple[int, ...]
    address: int = 0
    condition: tuple[int, int, int, int] | None = None
    """Awaits: the predicate's number, the size in bytes, the mask, and what it compares with."""


@dataclass(frozen=True, slots=True)
class Run:
    events: tuple[Event, ...]
    threads: tuple[ThreadRecord, ...]
    objects: tuple[ObjectRecord, ...]
    outcome: Outcome | None
    blocked: tuple[Blocked, ...]
    rf: tuple[int | None, ...] = ()
    """Execution graphs: which event each event reads from; -1: the initial value, None: it reads nothing."""
    mo: tuple[tuple[int, ...], ...] = ()
    """Execution graphs: the writes of each location, in modification order."""


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """An execution that was made to order. `alternatives`: between how many values each input chose.
    end: complete, blocked, error or halt. `visited`: of the watched instructions."""

    schedule: Schedule
    alternatives: tuple[int, ...]
    end: str
    visited: frozenset[int]


@dataclass(frozen=True, slots=True)
class Found:
    """An error that a search came upon, and the schedule that leads to it."""

    kind: str
    schedule: Schedule
    key: tuple[Any, ...] = ()
    """Tells it from other errors, in whichever part of a search it was found."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Why a search gave up by itself. kind: idle local events threads unsupported nondet …"""

    kind: str
    loop: int | None = None
    count: int = 0
    text: str = ""
    stack: tuple[int, ...] = ()
    other: int | None = None
    """The instruction of the other access, where two do not go together."""


@dataclass(frozen=True, slots=True)
class Search:
    """What a search found, finished or not. `bounds`: ids of loops cut by --unroll."""

    executions: int
    blocked: int
    explored: int
    events: int
    duplicates: int | None
    errors: tuple[Found, ...]
    bounds: tuple[int, ...]
    stop: Stop | None
    visited: frozenset[int]
    limit: str | None = None
    """Which limit from outside ended it: "timeout", "memory", "interrupt"; None if it ended itself."""
    seconds: float = 0.0
    up_to_names: bool = False
    """Execution graphs: what differs only in the names of equal threads was explored once."""
    dead_ends: int | None = None
    """Execution graphs: leaves that are no consistent execution. None for searches that have none."""
    revisits: int | None = None
    """Execution graphs: how often a write became the source of an earlier read."""
    remembered: int = 0
    """Unordered locks: how many graphs were remembered, and in how many bytes."""
    remembered_bytes: int = 0
    estimate: Estimate | None = None
    """How much more there was to do when a limit ended it, if that can be told."""
    orders_words: bool = False
    """Execution graphs: words that are accessed in several sizes have one order, and that may matter."""
    ordered_locks: Mapping[int, str] = field(default_factory=dict)
    """Unordered locks: mutexes, by address, whose sections had to be ordered after all, and why."""
    cut: Stop | None = None
    """A limit that cut a thread of some execution, as a bound does; the search went on."""
