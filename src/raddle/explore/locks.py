"""How `--locks auto` treats critical sections, and why: unordered where that helps.

Unordered sections merge the executions that differ only in the order of sections nobody can tell apart, and
save the visits of graphs in which a thread waits for a lock; they pay by remembering the graphs they visit,
and perform more revisits of lock-free accesses. So they are taken if one of a few executions shows that there
is something to gain: two neighbouring sections of one lock that do not conflict, or at least as many accesses
to shared memory inside sections as outside. The choice never costs completeness.
docs/reference/searches.md has the measurements behind it.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, replace

from raddle.explore.native import NativeSearch, replay, takes_locks
from raddle.explore.options import UNORDERED_MODELS, UNORDERED_SEARCHES, Options
from raddle.explore.run import Run
from raddle.explore.sample import reach

SAMPLES = (1, 16, 256)
"""The executions that are looked at."""


@dataclass(frozen=True, slots=True)
class LockChoice:
    """`begun`: the search on its way; None: start it. `reason`: None if there is nothing to say."""

    locks: str
    reason: str | None
    begun: NativeSearch | None = None
    interrupted: bool = False


def choose_locks(code: bytes, options: Options, watch: Sequence[int]) -> LockChoice:
    """For a program and a search that is chosen."""
    if not takes_locks(code):
        return LockChoice("ordered", None)
    if options.search not in UNORDERED_SEARCHES:
        return LockChoice("ordered", f"{options.search} orders critical sections")
    if options.model not in UNORDERED_MODELS:
        return LockChoice("ordered", f"unordered ones are not known under {options.model}")
    trial = replace(options, locks="unordered")
    search = None
    for number in SAMPLES:
        search = NativeSearch(code, trial, list(watch), execution=number)
        if reach(search, options) == "interrupt":
            return LockChoice("unordered", "interrupted before there was a reason", search, True)
        if search.execution is None:
            break
        run = replay(code, trial, search.execution)
        gain = independent_sections(run)
        if gain:
            return LockChoice("unordered", f"there are sections that do not conflict (execution {number})")
        if mostly_inside(run):
            return LockChoice("unordered", "most accesses are made inside of critical sections")
    else:
        return LockChoice("ordered", "critical sections conflict, and most accesses are made outside of them")
    return LockChoice("unordered", "nothing speaks against it", search)


@dataclass(slots=True)
class _Section:
    thread: int
    read: set[int]
    written: set[int]

    def conflicts(self, other: _Section) -> bool:
        mine, theirs = self.read | self.written, other.read | other.written
        return bool(self.written & theirs or other.written & mine)


def independent_sections(run: Run) -> bool:
    """Whether two sections of a lock that follow each other, of different threads, do not conflict."""
    found: dict[int, list[_Section]] = {}
    open_sections: dict[tuple[int, int], _Section] = {}
    for event in run.events:
        if event.kind == "lock":
            section = _Section(event.thread, set(), set())
            found.setdefault(event.address, []).append(section)
            open_sections[event.thread, event.address] = section
        elif event.kind == "unlock":
            open_sections.pop((event.thread, event.address), None)
        else:
            for (thread, _), section in open_sections.items():
                if thread == event.thread and event.address:
                    section.read |= {event.address} if event.read is not None else set()
                    section.written |= {event.address} if event.written is not None else set()
    return any(
        first.thread != second.thread and not first.conflicts(second)
        for sections in found.values()
        for first, second in itertools.pairwise(sections)
    )


def mostly_inside(run: Run) -> bool:
    """Whether at least half of the accesses to shared memory are made by threads that hold a lock."""
    held: dict[int, int] = {}
    inside = outside = 0
    for event in run.events:
        if event.kind in ("lock", "unlock"):
            held[event.thread] = held.get(event.thread, 0) + (1 if event.kind == "lock" else -1)
        elif event.read is not None or event.written is not None:
            inside += held.get(event.thread, 0) > 0
            outside += held.get(event.thread, 0) <= 0
    return inside >= outside
