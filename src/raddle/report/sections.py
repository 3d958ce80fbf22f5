"""Critical sections that a search left unordered: which of them the rest of an execution puts into an order
(locks-before, lb).

Replaying an execution gives every lock some total order; it must not be shown as if it were part of the
execution.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator, Sequence

from raddle.explore.run import Event
from raddle.explore.sections import Section


def locks_before(
    sections: Sequence[Section],
    events: Sequence[Event],
    rf: Sequence[int | None],
    mo: Sequence[Sequence[int]],
) -> tuple[tuple[Section, Section], ...]:
    """Pairs of sections of one lock that the execution orders: an event of the first leads to one of the
    second, or comes before it at a location by reads-from, modification order or from-reads. Left out: pairs
    whose order other pairs, program order, reads-from, creating and joining threads show anyway."""
    locks = {section.lock for section in sections}
    inside: dict[int, list[Section]] = {}
    for section in sections:
        for number in section.events:
            inside.setdefault(number, []).append(section)
    found = {
        (a, b)
        for first, second in _decided(events, rf, mo)
        if events[first].address not in locks
        for a in inside.get(first, ())
        for b in inside.get(second, ())
        if _may_order(a, b)
    }
    causes = _causes(events, rf, locks)
    known = -1
    while len(found) > known:
        known = len(found)
        steps = [*causes, *(_ends(pair) for pair in found)]
        for a in sections:
            reached = _reached(steps, a.events[0])
            found |= {(a, b) for number in reached for b in inside.get(number, ()) if _may_order(a, b)}
    return tuple(
        pair
        for pair in itertools.permutations(sections, 2)
        if pair in found and not _is_shown(pair, causes, found)
    )


def _may_order(first: Section, second: Section) -> bool:
    return first.lock == second.lock and first.thread != second.thread and first.closed


def _ends(pair: tuple[Section, Section]) -> tuple[int, int]:
    return pair[0].events[-1], pair[1].events[0]


def _is_shown(
    pair: tuple[Section, Section],
    causes: Sequence[tuple[int, int]],
    found: Collection[tuple[Section, Section]],
) -> bool:
    """Whether there is another way from the end of the first section to the start of the second."""
    last, first = _ends(pair)
    return first in _reached([*causes, *(_ends(other) for other in found if other != pair)], last)


def _causes(
    events: Sequence[Event], rf: Sequence[int | None], locks: Collection[int]
) -> list[tuple[int, int]]:
    """Program order between neighbours, reads-from except of these locks, creating and joining threads."""
    of_thread: dict[int, list[int]] = {}
    for number, event in enumerate(events):
        of_thread.setdefault(event.thread, []).append(number)
    steps = [pair for own in of_thread.values() for pair in itertools.pairwise(own)]
    for number, event in enumerate(events):
        source = rf[number]
        if source is not None and source >= 0 and event.address not in locks:
            steps.append((source, number))
        others = of_thread.get(event.other, [])
        if event.kind == "spawn" and others:
            steps.append((number, others[0]))
        elif event.kind == "join" and others:
            steps.append((others[-1], number))
    return steps


def _reached(steps: Sequence[tuple[int, int]], start: int) -> set[int]:
    after: dict[int, list[int]] = {}
    for first, second in steps:
        after.setdefault(first, []).append(second)
    found, waiting = {start}, [start]
    while waiting:
        new = [number for number in after.get(waiting.pop(), ()) if number not in found]
        found.update(new)
        waiting += new
    return found


def _decided(
    events: Sequence[Event], rf: Sequence[int | None], mo: Sequence[Sequence[int]]
) -> Iterator[tuple[int, int]]:
    """Pairs of events at one location whose order the execution knows."""
    later = {write: writes[place + 1 :] for writes in mo for place, write in enumerate(writes)}
    for write, others in later.items():
        yield from ((write, other) for other in others)
    for number, source in enumerate(rf):
        if source is None:
            continue
        if source >= 0:
            yield source, number
            yield from ((number, other) for other in later.get(source, ()) if other != number)
        else:
            yield from (
                (number, other)
                for other, event in enumerate(events)
                if other != number and event.written is not None and event.address == events[number].address
            )
