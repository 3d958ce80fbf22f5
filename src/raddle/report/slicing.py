"""Which events of an execution its failure needs.

What a thread does is a function of what it is told: values that it reads, choices, results of joins and of
trylocks. So the failure needs, of each thread that takes part, everything that it was told up to there, and
for each value the write that it comes from, with all that led to that write. What remains is left out: writes
that none of these reads, and threads that none of them hears of. Locks, fences and prints of threads that
take part stay, because people want to see them.

A thread also reads what it wrote itself. Where nobody else touches that memory, or no thread has started yet,
such a read tells it nothing, and is left out; but not the last reads before a failure.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence

from raddle.explore.run import Event, Run
from raddle.report.causality import Causality
from raddle.report.execution import event_kind
from raddle.report.kinds import STUCK

_TOLD = ("choose", "join", "trylock", "await", "await_rmw", "wake")
_SHOWN = ("lock", "unlock", "fence", "print", "exit")
_ALONE = ("load", "rmw", "cas", "lock", "unlock", "trylock", "fence")
"""What a thread does alone, before there is another one, and learns nothing by."""


def needed(causality: Causality, also: Collection[int] = ()) -> frozenset[int]:
    """The events that lead to the failure, by number; `also`: others to have, with what led to them."""
    run, rf = causality.run, causality.rf
    outcome = run.outcome
    if outcome is None:
        return frozenset(range(len(run.events)))
    mine: dict[int, list[int]] = {}
    for number, event in enumerate(run.events):
        mine.setdefault(event.thread, []).append(number)
    idle = _idle(causality)
    kept: set[int] = set()
    told: dict[int, int] = {}
    waiting: list[int] = []

    def want(number: int) -> None:
        if 0 <= number < len(run.events) and number not in kept:
            kept.add(number)
            waiting.append(number)

    def want_thread(thread: int) -> None:
        """All that it was told until its end."""
        spawn = run.threads[thread].spawn if thread < len(run.threads) else None
        if spawn is not None:
            want(spawn)
        if mine.get(thread):
            hear(thread, mine[thread][-1])

    def hear(thread: int, until: int) -> None:
        if told.get(thread, -1) >= until:
            return
        start, told[thread] = told.get(thread, -1), until
        for number in mine[thread]:
            event = run.events[number]
            if (
                start < number <= until
                and number not in idle
                and (rf[number] is not None or event.kind in _TOLD or event.kind in _SHOWN)
            ):
                want(number)

    for number in (*outcome.events, *also):
        want(number)
    if not outcome.events or outcome.kind not in ("race",):
        want_thread(outcome.thread)
    if outcome.kind in STUCK:
        for blocked in run.blocked:
            want_thread(blocked.thread)
            touching = [n for n, e in enumerate(run.events) if e.address == blocked.address != 0]
            for number in touching:
                want(number)
    while waiting:
        number = waiting.pop()
        event = run.events[number]
        hear(event.thread, number)
        spawn = run.threads[event.thread].spawn if event.thread < len(run.threads) else None
        if spawn is not None:
            want(spawn)
        source = rf[number]
        if source is not None and event.kind not in ("lock", "unlock") and number not in idle:
            want(source)  # a lock is told nothing by whom it got it from
        if event.kind == "join":
            want_thread(event.other)
    return frozenset(kept)


def with_sections(run: Run, kept: Collection[int]) -> frozenset[int]:
    """With both ends of each critical section of which one is kept: else two threads would seem to be inside,
    or one to leave what it never entered."""
    inside: dict[tuple[int, int], list[int]] = {}
    found: set[int] = set()
    for number, event in enumerate(run.events):
        section = inside.setdefault((event.thread, event.address), [])
        if event_kind(event) == "lock":
            section.append(number)
        elif event.kind == "unlock" and section and not {start := section.pop(), number}.isdisjoint(kept):
            found |= {start, number}
    return frozenset(kept) | found


def _idle(causality: Causality) -> frozenset[int]:
    """Events of which a thread learns nothing that it does not know."""
    run, rf = causality.run, causality.rf
    first = next((n for n, event in enumerate(run.events) if event.kind == "spawn"), len(run.events))
    held = _held(run.events[:first])
    alone = {
        number
        for number, event in enumerate(run.events[:first])
        if event.kind in _ALONE and not event.choice and event.address not in held
    }
    touched: dict[int, int] = {}
    shared: set[int] = set()
    for event in run.events:
        for word in _words(event):
            if touched.setdefault(word, event.thread) != event.thread:
                shared.add(word)
    own = {
        number
        for number, event in enumerate(run.events)
        if event.kind == "load"
        and event.order == "plain"
        and (source := rf[number]) is not None
        and source >= 0
        and run.events[source].thread == event.thread
        and shared.isdisjoint(_words(event))
    }
    return frozenset(alone | own) - _last_reads(run)


def _last_reads(run: Run) -> set[int]:
    """Of the thread that fails: what it fails by."""
    assert run.outcome is not None
    mine = [number for number, event in enumerate(run.events) if event.thread == run.outcome.thread]
    return set(itertools.takewhile(lambda number: run.events[number].kind == "load", reversed(mine)))


def _words(event: Event) -> range:
    """The words of eight bytes that an event touches."""
    return range(event.address >> 3, (event.address + event.size + 7 >> 3) if event.address else 0)


def _held(events: Sequence[Event]) -> set[int]:
    """The mutexes that are locked at the end of these events."""
    depth: dict[int, int] = {}
    for event in events:
        if event_kind(event) == "lock":
            depth[event.address] = depth.get(event.address, 0) + 1
        elif event.kind == "unlock":
            depth[event.address] = depth.get(event.address, 0) - 1
    return {address for address, count in depth.items() if count > 0}
