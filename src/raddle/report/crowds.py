"""Many accesses of one expression: what a container of the C++ library does inside of one call.

Each of them may tell the thread something, so the slice has them all. People do not want to read them: shown
are what other threads wrote, each value once, and what somebody reads who is shown; of bytes that are copied
one by one the first.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from raddle.explore.result import Row
from raddle.report.causality import Causality

CROWD = 8
"""Rows of one thread at one place, one behind the other, that are more than an expression has by itself."""


def without_crowds(trace: Sequence[Row], causality: Causality, kept: Collection[int]) -> frozenset[int]:
    """The events that are kept, without those that only the library's code is interested in."""
    shown = set(kept)
    crowds = [crowd for crowd in _crowds(trace, kept) if len(crowd) > CROWD]
    for crowd in crowds:
        seen: set[tuple[int, int, int | None]] = set()
        bytes_: set[tuple[str, int]] = set()
        for number in crowd:
            event = causality.run.events[number]
            value = (event.address, event.size, event.read)
            known = event.kind == "load" and (_is_own(causality, number) or value in seen)
            copied = event.size == 1 and (event.kind, event.address - 1) in bytes_
            if event.order == "plain" and (known or copied):
                shown.discard(number)
            seen.add(value)
            bytes_.add((event.kind, event.address))
    read = {causality.rf[number] for number in shown}
    for crowd in crowds:
        for number in crowd:
            event = causality.run.events[number]
            if event.kind == "store" and event.order == "plain" and number not in read:
                shown.discard(number)
    return frozenset(shown) - _handed_over(trace, causality, kept)


def _handed_over(trace: Sequence[Row], causality: Causality, kept: Collection[int]) -> set[int]:
    """Plain writes that nobody reads who has a row: what std::thread keeps for the thread's first steps."""
    rows = {row.event for row in trace}
    marked = {row.event for row in trace if row.marked}
    readers: dict[int | None, list[int]] = {}
    for number in kept:
        readers.setdefault(causality.rf[number], []).append(number)
    return {
        number
        for number in kept
        if (event := causality.run.events[number]).kind == "store"
        and event.order == "plain"
        and number not in marked
        and number in readers
        and rows.isdisjoint(readers[number])
    }


def _crowds(trace: Sequence[Row], kept: Collection[int]) -> Iterator[list[int]]:
    """The events of each run of kept rows of one thread at one place."""
    at: dict[int, tuple[str | None, list[int]]] = {}
    for row in trace:
        if row.event is None or row.marked or row.event not in kept:
            continue
        place, events = at.get(row.thread, (None, []))
        if place != row.location:
            if events:
                yield events
            at[row.thread] = row.location, [row.event]
        else:
            events.append(row.event)
    yield from (events for _, events in at.values())


def _is_own(causality: Causality, number: int) -> bool:
    source = causality.rf[number]
    events = causality.run.events
    return source is not None and source >= 0 and events[source].thread == events[number].thread
