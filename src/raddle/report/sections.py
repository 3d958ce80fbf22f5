"""Critical sections that a search left unordered: where an execution has them, and which of them the rest of
it puts into an order (locks-before, lb).

Replaying an execution gives every lock some total order; it must not be shown as if it were part of the
execution.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

from raddle.assemble.image import GIVES, LOCK_FLAGS, TAKES
from raddle.explore.run import Event


@dataclass(frozen=True, slots=True)
class Section:
    """`events`: numbers of the thread's events from taking the lock to giving it back, both included."""

    lock: int
    thread: int
    events: tuple[int, ...]
    closed: bool = True


def find_sections(
    events: Sequence[Event], library: Callable[[Event], str], ordered: Collection[int] = ()
) -> tuple[Section, ...]:
    """The sections of locks that are not among the `ordered` ones. `library`: the library function that
    the event is in, if any."""
    found: list[tuple[int, int, list[int]]] = []
    open_ones: dict[tuple[int, int], int] = {}
    depth: dict[tuple[int, int], int] = {}
    for number, event in enumerate(events):
        key = (event.thread, event.address)
        step = _step(event, library) if event.address not in ordered else 0
        if step > 0 and key not in open_ones:
            open_ones[key] = len(found)
            found.append((event.address, event.thread, []))
        depth[key] = depth.get(key, 0) + step
        for (thread, _), index in open_ones.items():
            if thread == event.thread:
                found[index][2].append(number)
        if step < 0 and depth[key] <= 0:
            open_ones.pop(key, None)
    still_open = set(open_ones.values())
    return tuple(
        Section(lock, thread, tuple(inside), index not in still_open)
        for index, (lock, thread, inside) in enumerate(found)
    )


def _step(event: Event, library: Callable[[Event], str]) -> int:
    """1 takes a lock, -1 gives it back, 0 does neither."""
    if event.kind in ("lock", "unlock"):
        return 1 if event.kind == "lock" else -1
    if event.kind in ("rmw", "await_rmw"):
        flags = LOCK_FLAGS.get(library(event), 0)
        return 1 if flags & TAKES else -1 if flags & GIVES else 0
    return 0


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
