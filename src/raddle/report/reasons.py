"""Why an execution fails, in sentences that the execution itself proves: stale reads, what leaves a race
unordered, the value that a livelock waits at, the circle of a deadlock. Nothing is guessed: where no reason
is established, nothing is said.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from raddle.explore.run import Blocked, Event
from raddle.report.asleep import asleep
from raddle.report.causality import ACQUIRES, RELEASES, Causality, Stale
from raddle.report.holding import Holding
from raddle.report.naming import Names
from raddle.report.rows import Rows
from raddle.report.slicing import needed
from raddle.report.symbols import Symbols, brief
from raddle.report.words import listed

STALE_TOLD = 3
_DONE = {"store": "stored", "load": "read", "await": "read", "rmw": "updated", "cas": "updated"}
_EQUAL, _DIFFERENT = 0, 1
"""Predicates of awaits (native/core/machine/opcodes.def)."""


def reasons(causality: Causality, symbols: Symbols, names: Names, rows: Rows) -> tuple[str, ...]:
    told = _Reasons(causality, symbols, names, rows)
    outcome = causality.run.outcome
    assert outcome is not None
    found: list[str] = []
    if outcome.kind == "race" and len(outcome.events) == 2:
        found += told.race(*outcome.events)
    elif outcome.kind == "deadlock":
        found += told.circle() or [*told.locked_out(), *asleep(causality.run, symbols, names)]
    elif outcome.kind == "livelock":
        found += told.waits()
    kept = needed(causality)
    stale = [stale for stale in causality.stale() if stale.read in kept]
    found += [told.stale(one) for one in stale[:STALE_TOLD] if told.is_users(one.read)]
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Reasons:
    causality: Causality
    symbols: Symbols
    names: Names
    rows: Rows

    def is_users(self, number: int) -> bool:
        return not self.symbols.call(self._event(number).stack).library

    def stale(self, stale: Stale) -> str:
        read, missed = self._event(stale.read), self._event(stale.missed)
        name = self.names.name(read.address, read.size)
        source = "the initial value" if stale.source < 0 else f"that of {self._place(stale.source)}"
        why = self._unordered(stale.missed, stale.read)
        if why is None:
            why = f"thread {read.thread} has read nothing that was written after it"
        return (
            f"stale: thread {read.thread} reads {source} of {name} at {self._place(stale.read)}; the write "
            f"by thread {missed.thread} at {self._place(stale.missed)} does not happen before it: {why}"
        )

    def race(self, a: int, b: int) -> list[str]:
        events = self.causality.run.events
        if not (a < len(events) and b < len(events)):
            return []
        a, b = min(a, b), max(a, b)
        found = []
        chains = [self._chain(self._event(number)) for number in (a, b)]
        if any(" called from " in chain for chain in chains):
            found += chains
        found += self._locks(a, b)
        why = self._unordered(a, b)
        if why is None:
            why = "no chain of synchronisation leads from one access to the other"
        found.append(f"nothing orders the two: {why}")
        return found

    def circle(self) -> list[str]:
        """Threads that wait for each other."""
        holding = Holding(self.causality.run, self.symbols)
        waits: dict[int, tuple[int, Blocked]] = {}
        for blocked in self.causality.run.blocked:
            owner = None
            if blocked.reason == "join":
                owner = blocked.address
            elif holding.certain and (holder := holding.holder(blocked.address, blocked.thread)) is not None:
                owner = holder[0]
            if owner is not None:
                waits[blocked.thread] = (owner, blocked)
        for start in sorted(waits):
            at, way = start, [start]
            while at in waits and (at := waits[at][0]) not in way:
                way.append(at)
            if at == start:
                return ["circle: " + "; ".join(self._step(*waits[thread]) for thread in way)]
        return []

    def locked_out(self) -> list[str]:
        """Threads that wait for a lock whose holder waits for something else."""
        holding = Holding(self.causality.run, self.symbols)
        found = []
        for blocked in self.causality.run.blocked if holding.certain else ():
            holder = holding.holder(blocked.address, blocked.thread) if blocked.reason != "join" else None
            if holder is not None:
                found.append(self._step(holder[0], blocked))
        return found

    def waits(self) -> list[str]:
        """The value that memory holds, and the write that would have ended the wait."""
        found = []
        for blocked in self.causality.run.blocked:
            if blocked.reason != "await" or blocked.condition is None:
                continue
            predicate, size, _, _ = blocked.condition
            if self.symbols.call(blocked.stack).library or predicate not in (_EQUAL, _DIFFERENT):
                continue
            found.append(self._wait(blocked, self.names.name(blocked.address, size)))
        return found

    def _wait(self, blocked: Blocked, name: str) -> str:
        assert blocked.condition is not None
        predicate, size, mask, wanted = blocked.condition
        writes = [
            number
            for order in self.causality.mo
            for number in order
            if (self._event(number).address, self._event(number).size) == (blocked.address, size)
        ]
        ending = [number for number in writes if self._ends(blocked, self._event(number).written)]
        if writes and (bits := self._event(writes[-1]).written) is not None:
            value = self.names.value(blocked.address, size, bits)
            held = f"{name} holds {value}, written by thread {self._event(writes[-1]).thread} at " + (
                self._place(writes[-1])
            )
        else:
            held = f"{name} keeps its initial value"
            ones = (1 << 8 * size) - 1
            if predicate == _DIFFERENT and mask & ones == ones:  # it waits for any other
                held += f" {self.names.value(blocked.address, size, wanted & ones)}"
        if ending:
            last = self._event(ending[-1])
            other = (
                f"the write by thread {last.thread} at {self._place(ending[-1])} would have ended the wait"
            )
            return f"thread {blocked.thread} waits for ever: {held}; {other}, but is overwritten"
        return f"thread {blocked.thread} waits for ever: {held}; no write of this execution ends the wait"

    @staticmethod
    def _ends(blocked: Blocked, bits: int | None) -> bool:
        assert blocked.condition is not None
        predicate, size, mask, wanted = blocked.condition
        ones = (1 << 8 * size) - 1
        return bits is not None and ((bits & mask & ones) == (wanted & ones)) == (predicate == _EQUAL)

    def _step(self, owner: int, blocked: Blocked) -> str:
        if blocked.reason == "join":
            return f"thread {blocked.thread} waits for the end of thread {owner}"
        name = self.names.name(blocked.address, 8)
        place = brief(self.symbols.call(blocked.stack).location)
        held = Holding(self.causality.run, self.symbols).by(owner)
        (mine,) = [one for one in held if one.address == blocked.address]
        holds = "it holds itself" if owner == blocked.thread else f"thread {owner} holds"
        how = (" for reading" if mine.shared else "") + f" since {self._place(mine.since)}"
        return f"thread {blocked.thread} waits at {place} for {name}, which {holds}{how}"

    def _unordered(self, a: int, b: int) -> str | None:
        """The first step on the way from a to b that does not synchronise; None if no way leads there. What b
        itself reads does not count: it comes too late."""
        path = self.causality.path(a, self.causality.previous(b))
        if path is None:
            return None
        for source, read in itertools.pairwise(path):
            if self.causality.rf[read] != source or self.causality.before(a, read):
                continue
            if not (self.is_users(source) and self.is_users(read)):
                return None
            sides = [(source, self.causality.releases(source)), (read, self.causality.acquires(read))]
            weak = [number for number, strong in sides if not strong]
            fenced = self._fenced(a, source, read, b)
            weak = [number for number in weak if number not in fenced] or weak
            event = self._event(source)
            said = " and ".join(self._weak(number) for number in weak)
            return f"{self.names.name(event.address, event.size)} is {said}, so nothing synchronises"
        return None

    def _fenced(self, a: int, source: int, read: int, b: int) -> set[int]:
        """Of a write and its read those that a fence makes strong enough, between a and b."""
        fences = [(n, event) for n, event in enumerate(self.causality.run.events) if event.kind == "fence"]
        writer, reader = self._event(source).thread, self._event(read).thread
        before = any(e.thread == writer and a < n < source and e.order in RELEASES for n, e in fences)
        behind = any(e.thread == reader and read < n < b and e.order in ACQUIRES for n, e in fences)
        return ({source} if before else set()) | ({read} if behind else set())

    def _weak(self, number: int) -> str:
        event = self._event(number)
        order = "non-atomically" if event.order == "plain" else event.order
        return f"{_DONE.get(event.kind, 'updated')} {order} at {self._place(number)}"

    def _locks(self, a: int, b: int) -> list[str]:
        """What both hold, if there are locks at all, and it is certain."""
        holding = Holding(self.causality.run, self.symbols)
        if not holding.certain or not holding.any:
            return []
        sides = [holding.at(number) for number in (a, b)]
        held = [
            listed([self.names.name(one.address, 8) + (" for reading" if one.shared else "") for one in side])
            for side in sides
        ]
        common = {one.address for one in sides[0] if one.shared} & {one.address for one in sides[1]}
        first, second = self._event(a).thread, self._event(b).thread
        said = f"no lock protects both: thread {first} holds {held[0]}, thread {second} holds {held[1]}"
        return [said + (", and readers do not keep each other out" if common else "")]

    def _chain(self, event: Event) -> str:
        return f"thread {event.thread} is in " + ", called from ".join(self.symbols.calls(event.stack, brief))

    def _event(self, number: int) -> Event:
        return self.causality.run.events[number]

    def _place(self, number: int) -> str:
        return brief(self.symbols.call(self._event(number).stack).location)
