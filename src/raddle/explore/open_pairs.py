"""Pairs of writes to one location whose order reads-from leaves open: what it merges and modification-order
does not.

A read-modify-write stands right behind what it reads, so a chain of them counts as one write, and the chain
of the initial value comes first. One chain comes before another if an event of it leads to one of the other
(by program order, reads-from, creating and joining threads), or to a read of the other.

Critical sections that the search leaves unordered stand in some order in a replay, which decides nothing.
What does is locks-before (docs/reference/searches.md), without the modification order, which is asked for.

Where operations are SC (`strong`), an order that is decided leads from every access of the one chain to every
write of the other, which may decide more. That all of them are is taken for granted: in a program that mixes
orders, some of the pairs that are open are not found.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from raddle.explore.run import Run
from raddle.explore.sections import Section

LONGEST = 1_000
"""Events of an execution that are looked at."""
_INITIAL = -1


def open_pairs(run: Run, unordered: Sequence[Section] = (), strong: bool = False) -> int:
    """How many there are. `unordered`: the sections that are in no order by themselves."""
    sections = [section for section in unordered if section.events[-1] < LONGEST]
    locks = {section.lock for section in unordered}
    locations = list(_locations(run, locks))
    known: set[tuple[int, int]] = set()
    while True:
        before = _ancestors(run, locks, known)
        later: dict[int, int] = {}
        found = sum(location.judge(before, later) for location in locations)
        # Ordered sections order more writes, and those more sections.
        more = set(_ordered(sections, before, later)) - known if found else set()
        if strong and found:
            more |= set(_strong(later)) - known
        if not more:
            return found
        known |= more


@dataclass(frozen=True, slots=True)
class _Location:
    """`chains`: its writes, by the first of each chain. `reads`: who else reads from which write."""

    chains: Mapping[int, Sequence[int]]
    reads: Mapping[int, Sequence[int]]

    def judge(self, before: Sequence[int], later: dict[int, int]) -> int:
        """The open pairs. `later` is told which events, as bits, come after an access at this location."""
        writes = {first: sum(1 << write for write in chain) for first, chain in self.chains.items()}
        accesses = {
            first: [*chain, *(read for write in {first, *chain} for read in self.reads.get(write, ()))]
            for first, chain in self.chains.items()
        }
        after = {
            first: [before[event] & ~(1 << event) for event in events] for first, events in accesses.items()
        }
        heads = [first for first in self.chains if first != _INITIAL]
        decided = [(_INITIAL, first) for first in heads] if _INITIAL in self.chains else []
        found = 0
        for place, one in enumerate(heads):
            for other in heads[:place]:
                if any(mask & writes[one] for mask in after[other]):
                    decided.append((one, other))
                elif any(mask & writes[other] for mask in after[one]):
                    decided.append((other, one))
                else:
                    found += 1
        for one, other in decided:
            for event in accesses[one]:
                later[event] = later.get(event, 0) | writes[other]
        return found


def _locations(run: Run, locks: Collection[int]) -> Iterator[_Location]:
    """Those that are written, without the words of these locks. One write makes no pair, but who reads the
    initial value comes before it, and so may their sections."""
    count = min(len(run.events), LONGEST)
    written = {write for writes in run.mo for write in writes}
    readers: dict[int, list[int]] = {}
    initial: dict[int, list[int]] = {}
    for event, source in enumerate(run.rf[:count]):
        if source is not None and event not in written:
            where = readers if source >= 0 else initial
            where.setdefault(source if source >= 0 else run.events[event].address, []).append(event)
    for all_writes in run.mo:
        writes = [write for write in all_writes if write < count]
        if not writes or run.events[writes[0]].address in locks:
            continue
        chains: dict[int, list[int]] = {_INITIAL: []}
        head: dict[int, int] = {}
        for write in writes:
            source = run.rf[write]
            head[write] = write if source is None else head.get(source, _INITIAL)
            chains.setdefault(head[write], []).append(write)
        reads = {write: readers[write] for write in writes if write in readers}
        reads[_INITIAL] = initial.get(run.events[writes[0]].address, [])
        yield _Location(chains, reads)


def _ordered(
    sections: Sequence[Section], before: Sequence[int], later: Mapping[int, int]
) -> Iterator[tuple[int, int]]:
    """The end of a section and the start of one that has to come after it."""
    of_lock: dict[int, list[Section]] = {}
    for second in sections:
        inside = sum(1 << event for event in second.events)
        for first in of_lock.setdefault(second.lock, []):
            if first.thread == second.thread or not first.closed:
                continue
            leads = before[second.events[-1]] >> first.events[0] & 1
            if leads or any(later.get(event, 0) & inside for event in first.events):
                yield first.events[-1], second.events[0]
        of_lock[second.lock].append(second)


def _strong(later: Mapping[int, int]) -> Iterator[tuple[int, int]]:
    """Accesses and the writes behind them, as far as the run has them so: if not all are SC, it may not."""
    for event, writes in later.items():
        behind = writes >> (event + 1)
        while behind:
            lowest = behind & -behind
            yield event, event + lowest.bit_length()
            behind ^= lowest


def _ancestors(run: Run, locks: Collection[int], known: Collection[tuple[int, int]]) -> list[int]:
    """For each event the set of those that led to it, itself included, as bits. `known`: further steps."""
    found: list[int] = []
    last: dict[int, int] = {}
    steps: dict[int, list[int]] = {}
    for first, second in known:
        steps.setdefault(second, []).append(first)
    for number, event in enumerate(run.events[:LONGEST]):
        led = 1 << number
        if event.thread in last:
            led |= found[last[event.thread]]
        elif (spawn := run.threads[event.thread].spawn) is not None:
            led |= found[spawn]
        source = run.rf[number]
        if source is not None and source >= 0 and event.address not in locks:
            led |= found[source]
        if event.kind == "join" and event.other in last:
            led |= found[last[event.other]]
        for step in steps.get(number, ()):
            led |= found[step]
        found.append(led)
        last[event.thread] = number
    return found
