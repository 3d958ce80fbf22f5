"""Which events of a section wait for which: the levels of enforcement.

0: every event waits for the one before it. 1: an event waits only for events it depends on; operations
on mutexes and their like are no events (but each thread keeps one per section, so that sections still keep
threads in step) and are not carried out, because the order of what they protect is kept. 2: elements of
arrays that are known to differ are independent, a section that follows itself is unrolled, and places at
which no waiting ever happens are not looked at at all.

At every level all events of a section come before those of the next: what a section's first event of a
thread waits for is not listed here.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from raddle.impact.state.run import Site
from raddle.schedules.sections import Event, ProgramSchedule, Section, Touch

SYNCHRONISING = frozenset(
    (
        "lock",
        "unlock",
        "trylock",
        "checked",
        "initialise",
        "destroy",
        "wait",
        "wakeup",
        "signal",
        "arrive",
        "leave",
    )
)
TELLING = frozenset(("trylock", "checked"))
"""Their results tell about the mutex: where there is one, mutexes are carried out at every level."""
UNROLLED = 8


@dataclass(frozen=True, slots=True)
class Ordered:
    """A section whose event number n waits for the first `count` events of each thread in waits[n]."""

    section: Section
    waits: tuple[tuple[tuple[int, int], ...], ...]

    @property
    def awaited(self) -> set[tuple[int, int]]:
        """Events that another thread waits for, by thread and number; the next section waits for the last."""
        counts: dict[int, int] = {}
        for event in self.section.events:
            if event.site is not None:
                counts[event.thread] = counts.get(event.thread, 0) + 1
        return {*(need for needs in self.waits for need in needs), *counts.items()}


def ordered(schedule: ProgramSchedule, level: int) -> list[Ordered]:
    sections = list(schedule.sections)
    # Then their order matters, too.
    if level >= 1 and not any(site[2] in TELLING for site in schedule.sites):
        markers = _markers(sections, {site for _, site in schedule.stops})
        sections = [_thinned(section, markers) for section in sections]
    if level >= 2:
        sections = [_unrolled(sections, number) for number in range(len(sections))]
    found = [Ordered(section, _waits(section, level)) for section in sections]
    return _essential(found, {site for _, site in schedule.stops}) if level >= 2 else found


def _essential(sections: list[Ordered], stops: set[Site]) -> list[Ordered]:
    """Without the places at which nobody ever waits, for which nobody ever waits and at which nobody has to
    stop.

    A place stays if one of its events waits, is waited for, is the first or last of its thread in a section,
    or does more than access memory. What an event that goes was ordered before is ordered after a later
    event of its thread, which stays.
    """
    kept = set(stops)
    for item in sections:
        awaited = item.awaited
        counts: dict[int, int] = {}
        for event, needs in zip(item.section.events, item.waits, strict=True):
            if event.site is None:
                continue
            counts[event.thread] = counts.get(event.thread, 0) + 1
            first = counts[event.thread] == 1
            plain = event.site[2] in ("load", "store", "rmw", "cas")
            if needs or first or not plain or (event.thread, counts[event.thread]) in awaited:
                kept.add(event.site)
    return [_without(item, kept) for item in sections]


def _without(item: Ordered, kept: set[Site]) -> Ordered:
    events: list[Event] = []
    waits: list[tuple[tuple[int, int], ...]] = []
    counts: dict[int, int] = {}
    left: dict[int, list[int]] = {}
    for event, needs in zip(item.section.events, item.waits, strict=True):
        if event.site is not None:
            counts[event.thread] = counts.get(event.thread, 0) + 1
            if event.site in kept:
                left.setdefault(event.thread, []).append(counts[event.thread])
        events.append(event if event.site in kept else replace(event, site=None))
        waits.append(tuple((thread, left[thread].index(count) + 1) for thread, count in needs))
    return Ordered(replace(item.section, events=tuple(events)), tuple(waits))


def dependent(one: Event, other: Event, elements: bool) -> bool:
    """Whether events of different threads may not change places."""
    if one.spawned is not None or other.spawned is not None or one.exits or other.exits:
        return True
    if one.joined == other.thread or other.joined == one.thread:
        return True
    return (
        _touching(one.writes, other.reads, elements)
        or _touching(one.writes, other.writes, elements)
        or _touching(one.reads, other.writes, elements)
    )


def _touching(one: frozenset[Touch], other: frozenset[Touch], elements: bool) -> bool:
    for name, index in one:
        for other_name, other_index in other:
            apart = elements and index is not None and other_index is not None and index != other_index
            if name == other_name and not apart:
                return True
    return False


def _waits(section: Section, level: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Vector clocks: an event waits only for what its own thread has not already waited for."""
    counts: dict[int, int] = {}
    clocks: dict[int, dict[int, int]] = {}
    known: list[dict[int, int]] = []
    earlier = _Earlier(elements=level >= 2)
    result: list[tuple[tuple[int, int], ...]] = []
    for event in section.events:
        if event.site is None:
            result.append(())
            continue
        me = event.thread
        clock = dict(clocks.get(me, {}))
        needed: dict[int, int] = {}
        numbers = [len(known) - 1] if level == 0 and known else earlier.needed(event)
        for number in sorted(numbers, reverse=True):
            other = earlier.threads[number]
            if other == me or known[number][other] <= clock.get(other, 0):
                continue
            needed[other] = max(needed.get(other, 0), known[number][other])
            for thread, count in known[number].items():
                clock[thread] = max(clock.get(thread, 0), count)
        counts[me] = counts.get(me, 0) + 1
        clock[me] = counts[me]
        clocks[me] = clock
        known.append(clock)
        earlier.add(event)
        result.append(tuple(sorted(needed.items())))
    return tuple(result)


class _Earlier:
    """For each thread the last event that a new one may depend on: earlier ones come before that one."""

    def __init__(self, elements: bool) -> None:
        self.elements = elements
        self.threads: list[int] = []
        self._all: dict[int, int] = {}
        self._special: dict[int, int] = {}
        self._joins: dict[int, dict[int, int]] = {}
        self._reads: dict[str, dict[int | None, dict[int, int]]] = {}
        self._writes: dict[str, dict[int | None, dict[int, int]]] = {}

    def add(self, event: Event) -> None:
        number, thread = len(self.threads), event.thread
        self.threads.append(thread)
        self._all[thread] = number
        if event.spawned is not None or event.exits:
            self._special[thread] = number
        if event.joined is not None:
            self._joins.setdefault(event.joined, {})[thread] = number
        for table, touched in ((self._reads, event.reads), (self._writes, event.writes)):
            for name, index in touched:
                key = index if self.elements else None
                table.setdefault(name, {}).setdefault(key, {})[thread] = number

    def needed(self, event: Event) -> set[int]:
        if event.spawned is not None or event.exits:
            return set(self._all.values())
        found = {*self._special.values(), *self._joins.get(event.thread, {}).values()}
        if event.joined is not None and event.joined in self._all:
            found.add(self._all[event.joined])
        for name, index in event.writes:
            found |= self._touching(self._reads, name, index) | self._touching(self._writes, name, index)
        for name, index in event.reads:
            found |= self._touching(self._writes, name, index)
        return found

    def _touching(
        self, table: dict[str, dict[int | None, dict[int, int]]], name: str, index: int | None
    ) -> set[int]:
        rows = table.get(name)
        if rows is None:
            return set()
        if index is None or not self.elements:
            return {number for row in rows.values() for number in row.values()}
        return {number for key in (index, None) for number in rows.get(key, {}).values()}


def _markers(sections: list[Section], stops: set[Site]) -> set[Site]:
    """Synchronising operations that stay as events: the last of a thread that has no other in a section, and
    those that a thread must not get past."""
    found = {site for site in stops if site[2] in SYNCHRONISING}
    for section in sections:
        events = [event for event in section.events if event.site is not None]
        others = {event.thread for event in events if event.site and event.site[2] not in SYNCHRONISING}
        last = {event.thread: event.site for event in events if event.site is not None}
        found |= {site for thread, site in last.items() if thread not in others}
    # The last to arrive at a barrier does not wait, the others leave: one without the other tells nothing.
    for function, instruction, kind in list(found):
        if kind in ("arrive", "leave"):
            found |= {(function, instruction, "arrive"), (function, instruction, "leave")}
    return found


def _thinned(section: Section, markers: set[Site]) -> Section:
    """Synchronising operations touch nothing; those that are no markers are no events."""
    events = []
    for event in section.events:
        if event.site is not None and event.site[2] in SYNCHRONISING:
            site = event.site if event.site in markers else None
            event = replace(event, site=site, reads=frozenset(), writes=frozenset())
        events.append(event)
    return replace(section, events=tuple(events))


def _unrolled(sections: list[Section], number: int) -> Section:
    """A section that follows itself, directly or by rotation."""
    section = sections[number]
    after = [target for _, target in section.then]
    if len(after) == 1 and sections[after[0]].turns:
        after = [target for _, target in sections[after[0]].then if target == number]
    if after != [number]:
        return section
    return replace(section, events=section.events * UNROLLED)
