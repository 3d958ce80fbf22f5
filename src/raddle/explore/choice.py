"""Which search `--search auto` runs, and why: the coarser one where that pays.

`reads-from` merges the executions that differ in the order of writes nobody sees, and pays with more work per
execution. So it is taken where there is something to merge, and where each class costs polynomial time:

- wrc11: reads-from, the only one of the two that knows it.
- sc, tso, and rc11 with SC operations anywhere in the program: modification-order. There, a class of
  reads-from has to search for an order of the writes that fits, which may cost more than it saves.
- ra, and rc11 otherwise: reads-from if one of a few executions (of the first 256) has two writes of one
  location whose order reads-from leaves open; modification-order if not.

The choice never costs completeness: both searches visit every class. It depends on program and options only.
docs/reference/searches.md has the measurements behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from raddle.explore.native import NativeSearch, replay
from raddle.explore.options import Options
from raddle.explore.run import Run
from raddle.explore.sample import reach

SAMPLES = (1, 4, 16, 64, 256)
"""The executions that are looked at. In the very first one reads tend to see the latest writes, which leaves
little open; the later ones are less tidy."""
LONGEST = 2_000
"""Events of an execution that are looked at."""
_SEARCHED = ("sc", "tso")


@dataclass(frozen=True, slots=True)
class Choice:
    """`begun`: the chosen search, already on its way; None: start it. `interrupted`: by the user."""

    search: str
    reason: str
    begun: NativeSearch | None = None
    interrupted: bool = False


def choose(code: bytes, options: Options, features: frozenset[str], watch: Sequence[int]) -> Choice:
    """The search for a program and a model. `features`: see orders.py; `watch`: see NativeSearch."""
    if options.model == "wrc11":
        return Choice("reads-from", "wrc11 has no modification order")
    if options.model in _SEARCHED:
        return Choice("modification-order", f"reads-from is costly under {options.model}")
    if options.model == "rc11" and "sc-operations" in features:
        return Choice("modification-order", "SC operations make reads-from costly")
    trial = replace(options, search="modification-order")
    search = None
    for number in SAMPLES:
        search = NativeSearch(code, trial, list(watch), execution=number)
        if reach(search, options) == "interrupt":
            return Choice("modification-order", "interrupted before there was a reason", search, True)
        if search.execution is None:
            if number == SAMPLES[0]:
                return Choice("modification-order", "there is no complete execution to judge by", search)
            break
        pairs = open_pairs(replay(code, trial, search.execution))
        if pairs:
            found = "a pair" if pairs == 1 else f"{pairs} pairs"
            merged = f"it merges orders of writes that nobody sees ({found} in execution {number})"
            return Choice("reads-from", merged)
    return Choice("modification-order", "reads-from would merge nothing", search)


def open_pairs(run: Run) -> int:
    """How many pairs of writes to one location stand in an order that reads-from does not decide.

    A read-modify-write stands right behind what it reads, so chains of them count as one write, and the chain
    of the initial value comes first. One chain comes before another if an event of it leads to one of the
    other (by program order, reads-from, creating and joining threads), or to a read of the other.
    """
    before = _ancestors(run)
    found = 0
    for writes in run.mo:
        chains: dict[int, list[int]] = {}
        head: dict[int, int] = {}
        for write in (write for write in writes if write < len(before)):
            source = run.rf[write]
            head[write] = write if source is None else head.get(source, -1)
            chains.setdefault(head[write], []).append(write)
        chains.pop(-1, None)
        if len(chains) < 2:
            continue
        ends = {first: list(chain) for first, chain in chains.items()}
        for event, source in enumerate(run.rf[: len(before)]):
            if source is not None and event not in head and head.get(source, -1) != -1:
                ends[head[source]].append(event)
        members = {first: sum(1 << write for write in chain) for first, chain in chains.items()}
        after = {first: [before[event] & ~(1 << event) for event in ends[first]] for first in chains}
        heads = list(chains)
        for place, one in enumerate(heads):
            for other in heads[:place]:
                ordered = any(mask & members[one] for mask in after[other]) or any(
                    mask & members[other] for mask in after[one]
                )
                found += not ordered
    return found


def _ancestors(run: Run) -> list[int]:
    """For each event the set of those that led to it, itself included, as bits."""
    found: list[int] = []
    last: dict[int, int] = {}
    for number, event in enumerate(run.events[:LONGEST]):
        led = 1 << number
        if event.thread in last:
            led |= found[last[event.thread]]
        elif (spawn := run.threads[event.thread].spawn) is not None:
            led |= found[spawn]
        source = run.rf[number]
        if source is not None and source >= 0:
            led |= found[source]
        if event.kind == "join" and event.other in last:
            led |= found[last[event.other]]
        found.append(led)
        last[event.thread] = number
    return found
