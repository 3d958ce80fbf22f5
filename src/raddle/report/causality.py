"""What happens before what in one execution, as vector clocks, and which reads are stale.

The clocks follow the definitions of `raddle.models` (rc11.sw and Execution.synchronised), for an execution
whose events come in an order that contains program order and reads-from.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from raddle.explore.run import Event, Run
from raddle.report.execution import event_kind, interleaved

LARGEST = 3_000
"""Events; of longer executions nothing is told: they take too long, and nobody reads them."""

ACQUIRES = ("acquire", "consume", "acq_rel", "seq_cst")
RELEASES = ("release", "acq_rel", "seq_cst")
_READING = ("load", "rmw", "cas", "await", "await_rmw", "wake", "lock", "trylock")


@dataclass(frozen=True, slots=True)
class Stale:
    """`read` takes its value from `source` (-1: the initial one), though `missed` was written before."""

    read: int
    source: int
    missed: int


def without_release(order: str) -> str:
    """The order of a compare-exchange's read if it fails and no other one was named."""
    return {"acq_rel": "acquire", "release": "relaxed"}.get(order, order)


@dataclass(slots=True)
class Causality:
    """`failure_order`: of a compare-exchange that fails, by its event."""

    run: Run
    model: str
    failure_order: Callable[[Event], str] = lambda event: without_release(event.order)
    rf: Sequence[int | None] = ()
    mo: Sequence[Sequence[int]] = ()
    clocks: list[tuple[int, ...]] = field(default_factory=list)
    _place: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rf, self.mo = (self.run.rf, self.run.mo) if self.run.rf else interleaved(self.run.events)
        self._run_clocks()

    def before(self, a: int, b: int) -> bool:
        """Whether event a happens before event b."""
        return a != b and self.clocks[b][self.run.events[a].thread] >= self._place[a]

    def acquires(self, number: int) -> bool:
        """Whether what the event reads from can synchronise with it, without a fence."""
        event = self.run.events[number]
        if event.kind == "lock" or (event.kind == "trylock" and event.success):
            return True
        if event.kind in ("trylock", "unlock"):
            return False
        if not self.is_atomic(event):
            return False
        if self.model not in ("rc11", "wrc11"):
            return True
        order = self.failure_order(event) if event.success is False else event.order
        return event.kind != "wake" and order in ACQUIRES

    def releases(self, number: int) -> bool:
        event = self.run.events[number]
        if event.kind == "unlock":
            return True
        if not self.is_atomic(event) or event.kind in ("lock", "trylock"):
            return False
        if self.model not in ("rc11", "wrc11"):
            return True
        return event.kind != "wake" and event.order in RELEASES

    @staticmethod
    def is_atomic(event: Event) -> bool:
        return event.kind in ("wake", "lock", "trylock", "unlock", "await", "await_rmw") or (
            event.kind in ("load", "store", "rmw", "cas") and event.order != "plain"
        )

    def previous(self, number: int) -> int:
        """The event before it in its thread, or the one that created the thread; itself if there is none."""
        thread = self.run.events[number].thread
        for other in range(number - 1, -1, -1):
            if self.run.events[other].thread == thread:
                return other
        spawn = self.run.threads[thread].spawn
        return number if spawn is None else spawn

    def path(self, a: int, b: int) -> tuple[int, ...] | None:
        """A shortest way from a to b by program order, reads-from, creations and joins, if any."""
        after: dict[int, list[int]] = {}
        last: dict[int, int] = {}
        for number, event in enumerate(self.run.events):
            if event.thread in last:
                after.setdefault(last[event.thread], []).append(number)
            elif (spawn := self.run.threads[event.thread].spawn) is not None:
                after.setdefault(spawn, []).append(number)
            if event.kind == "join" and event.other in last:
                after.setdefault(last[event.other], []).append(number)
            last[event.thread] = number
            source = self.rf[number]
            if source is not None and source >= 0:
                after.setdefault(source, []).append(number)
        before: dict[int, int] = {a: a}
        waiting = deque([a])
        while waiting:
            at = waiting.popleft()
            for to in after.get(at, ()):
                if to not in before:
                    before[to] = at
                    waiting.append(to)
        if b not in before or a == b:
            return None
        found = [b]
        while found[-1] != a:
            found.append(before[found[-1]])
        return tuple(reversed(found))

    def stale(self) -> list[Stale]:
        """Reads that do not see the latest write to their location above them, in this order of events."""
        place: dict[int, tuple[int, int]] = {}
        for location, writes in enumerate(self.mo):
            for at, number in enumerate(writes):
                place[number] = (location, at)
        latest: dict[int, int] = {}
        homes: dict[tuple[int, int], int] = {}
        found = []
        for number, event in enumerate(self.run.events):
            source = self.rf[number]
            cell = (event.address, event.size)
            if source is not None and event_kind(event) in ("read", "update"):
                home = place[source][0] if source in place else homes.get(cell)
                newest = None if home is None else latest.get(home)
                if newest is not None and newest != source:
                    at = place[source][1] if source in place else -1
                    if place[newest][1] > at:
                        found.append(Stale(number, source, newest))
            if number in place:
                location, at = place[number]
                homes[cell] = location
                if location not in latest or place[latest[location]][1] < at:
                    latest[location] = number
        return found

    def _run_clocks(self) -> None:
        threads = max(len(self.run.threads), 1 + max((e.thread for e in self.run.events), default=0))
        zero = (0,) * threads
        now: dict[int, tuple[int, ...]] = {}
        pending: dict[int, tuple[int, ...]] = {}
        fenced: dict[int, tuple[int, ...]] = {}
        bases: dict[tuple[int, int], tuple[int, ...]] = {}
        message: dict[int, tuple[int, ...]] = {}
        weak = self.model in ("rc11", "wrc11")
        for number, event in enumerate(self.run.events):
            t = event.thread
            clock = now.get(t)
            if clock is None:
                spawn = self.run.threads[t].spawn if t < len(self.run.threads) else None
                clock = self.clocks[spawn] if spawn is not None and spawn < number else zero
            self._place.append(clock[t] + 1)
            clock = (*clock[:t], clock[t] + 1, *clock[t + 1 :])
            source = self.rf[number] if number < len(self.rf) else None
            got = message.get(source, zero) if source is not None and source >= 0 else zero
            if event.kind == "join":
                clock = _joined(clock, now.get(event.other, zero))
            if self.acquires(number):
                clock = _joined(clock, got)
            elif self.is_atomic(event) and event.kind != "trylock":
                pending[t] = _joined(pending.get(t, zero), got)
            if event.kind == "fence" and weak:
                if event.order in ACQUIRES:
                    clock = _joined(clock, pending.get(t, zero))
                if event.order in RELEASES:
                    fenced[t] = clock
            if event_kind(event) in ("write", "update") or event.kind in ("unlock", "wake", "lock"):
                cell = (t, event.address)
                base = _joined(bases.get(cell, zero), fenced.get(t, zero))
                if self.releases(number):
                    base = _joined(base, clock)
                bases[cell] = base
                if self.is_atomic(event):
                    message[number] = _joined(base, got) if event.kind in _READING else base
            now[t] = clock
            self.clocks.append(clock)


def _joined(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return a if a == b else tuple([x if x > y else y for x, y in zip(a, b, strict=True)])
