"""Which events of an execution its failure needs.

What a thread does is a function of what it is told: values that it reads, choices, results of joins and of
trylocks. So the failure needs, of each thread that takes part, everything that it was told up to there, and
for each value the write that it comes from, with all that led to that write. What remains is left out: writes
that none of these reads, and threads that none of them hears of. Locks, fences and prints of threads that
take part stay, because people want to see them.
"""

from __future__ import annotations

from collections.abc import Collection

from raddle.report.causality import Causality
from raddle.report.kinds import STUCK

_TOLD = ("choose", "join", "trylock", "await", "await_rmw", "wake")
_SHOWN = ("lock", "unlock", "fence", "print", "exit")


def needed(causality: Causality, also: Collection[int] = ()) -> frozenset[int]:
    """The events that lead to the failure, by number; `also`: others to have, with what led to them."""
    run, rf = causality.run, causality.rf
    outcome = run.outcome
    if outcome is None:
        return frozenset(range(len(run.events)))
    mine: dict[int, list[int]] = {}
    for number, event in enumerate(run.events):
        mine.setdefault(event.thread, []).append(number)
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
            if start < number <= until and (
                rf[number] is not None or event.kind in _TOLD or event.kind in _SHOWN
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
        if source is not None and event.kind not in ("lock", "unlock"):
            want(source)  # a lock is told nothing by whom it got it from
        if event.kind == "join":
            want_thread(event.other)
    return frozenset(kept)
