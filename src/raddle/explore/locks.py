"""How `--locks auto` treats critical sections, and why: unordered where that helps.

Unordered sections merge the executions that differ only in the order of sections nobody can tell apart, and
save the visits of graphs in which a thread waits for a lock; they pay by remembering the graphs they visit,
and perform more revisits of lock-free accesses. So they are taken if one of a few executions shows that there
is something to gain: two neighbouring sections of one lock that do not conflict, under reads-from two writes
that only the order of locks puts into an order, or at least as many accesses to shared memory inside sections
as outside. The choice never costs completeness.
docs/reference/searches.md has the measurements behind it.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from raddle.explore.native import NativeSearch, takes_locks
from raddle.explore.open_pairs import open_pairs
from raddle.explore.options import UNORDERED_MODELS, UNORDERED_SEARCHES, Options
from raddle.explore.run import Event
from raddle.explore.sample import begin, look
from raddle.explore.sections import Section, find_sections

SAMPLES = (1, 16, 256)
"""The executions that are looked at."""
MERGING = "with an order of the locks reads-from would merge less"


@dataclass(frozen=True, slots=True)
class LockChoice:
    """`reason`: None if there is nothing to say. `begun`, `interrupted`: as in choice.Choice."""

    locks: str
    reason: str | None
    begun: NativeSearch | None = None
    interrupted: bool = False


def choose_locks(
    code: bytes,
    options: Options,
    watch: Sequence[int],
    library: Callable[[Event], str],
    begun: NativeSearch | None = None,
) -> LockChoice:
    """For a program and a search that is chosen. `watch`: see NativeSearch; `library`: see sections.py;
    `begun`: by sample.begin, a search that may be the one to look at."""
    if not takes_locks(code):
        return LockChoice("ordered", None, begun)
    if options.search not in UNORDERED_SEARCHES:
        return LockChoice("ordered", f"{options.search} orders critical sections")
    if options.model not in UNORDERED_MODELS:
        return LockChoice("ordered", f"unordered ones are not known under {options.model}")
    trial = replace(options, locks="unordered")
    search = begun if begun is not None and begun.options == trial else begin(code, trial, watch)
    reason = "nothing speaks against it"
    for number in SAMPLES:
        run, interrupted = look(search, code, number)
        if interrupted:
            return LockChoice("unordered", "interrupted before there was a reason", search, True)
        if run is None:
            break
        sections = find_sections(run.events, library)
        if independent_sections(run.events, sections):
            reason = f"there are sections that do not conflict (execution {number})"
            break
        unordered = [section for section in sections if section.lock not in search.ordered_locks]
        if options.search == "reads-from" and open_pairs(run, unordered) > open_pairs(run):
            reason = MERGING
            break
        if mostly_inside(run.events, sections):
            reason = "most accesses are made inside of critical sections"
            break
    else:
        return LockChoice("ordered", "critical sections conflict, and most accesses are made outside of them")
    return LockChoice("unordered", reason, search)


def independent_sections(events: Sequence[Event], sections: Sequence[Section]) -> bool:
    """Whether two sections of a lock that follow each other, of different threads, do not conflict."""
    locks = {section.lock for section in sections}
    found: dict[int, list[_Accesses]] = {}
    for section in sections:
        inside = [events[number] for number in section.events if events[number].address not in locks]
        found.setdefault(section.lock, []).append(_Accesses.of(section.thread, inside))
    return any(
        first.thread != second.thread and not first.conflicts(second)
        for neighbours in found.values()
        for first, second in itertools.pairwise(neighbours)
    )


@dataclass(frozen=True, slots=True)
class _Accesses:
    """The addresses that a section reads and writes."""

    thread: int
    read: set[int]
    written: set[int]

    @staticmethod
    def of(thread: int, events: Sequence[Event]) -> _Accesses:
        return _Accesses(
            thread,
            {event.address for event in events if event.read is not None},
            {event.address for event in events if event.written is not None},
        )

    def conflicts(self, other: _Accesses) -> bool:
        mine, theirs = self.read | self.written, other.read | other.written
        return bool(self.written & theirs or other.written & mine)


def mostly_inside(events: Sequence[Event], sections: Sequence[Section]) -> bool:
    """Whether at least half of the accesses to shared memory are made by threads that hold a lock."""
    locks = {section.lock for section in sections}
    inside = {number for section in sections for number in section.events}
    accesses = [
        number
        for number, event in enumerate(events)
        if event.address not in locks and (event.read is not None or event.written is not None)
    ]
    return 2 * sum(number in inside for number in accesses) >= len(accesses)
