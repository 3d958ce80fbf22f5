"""The threads of an execution's steps in one order that explains it, if there is one.

A graph that is sequentially consistent has an order of its events that agrees with po, rf, mo and fr. It is
only a wish: what becomes of it is decided by running the program in that order (rehearsed.py).
"""

from __future__ import annotations

import itertools

from raddle.explore import native
from raddle.explore.options import Options
from raddle.explore.run import Event, Run, Schedule

_NO_STEPS = frozenset(("print", "fence", "size_of"))


def thread_order(code: bytes, options: Options, schedule: Schedule) -> tuple[int, ...] | None:
    """None for an execution that no interleaving explains."""
    if not schedule.get("events"):
        return tuple(thread for thread, _ in schedule["steps"])
    run = native.replay(code, options, schedule)
    if run.outcome is not None:
        return None
    return linearised(run)


def linearised(run: Run) -> tuple[int, ...] | None:
    """A topological order that changes threads as seldom as it can."""
    after: list[set[int]] = [set() for _ in run.events]
    missing = [0] * len(run.events)
    for one, other in _order(run):
        if one != other and other not in after[one]:
            after[one].add(other)
            missing[other] += 1
    ready = {number for number, count in enumerate(missing) if count == 0}
    found: list[int] = []
    current = 0
    while ready:
        number = min(ready, key=lambda n: (run.events[n].thread != current, n))
        ready.remove(number)
        event = run.events[number]
        current = event.thread
        found.append(number)
        for other in after[number]:
            missing[other] -= 1
            if missing[other] == 0:
                ready.add(other)
    if len(found) < len(run.events):
        return None
    return tuple(run.events[n].thread for n in found if run.events[n].kind not in _NO_STEPS)


def _order(run: Run) -> list[tuple[int, int]]:
    last: dict[int, int] = {}
    first: dict[int, int] = {}
    edges: list[tuple[int, int]] = []
    for number, event in enumerate(run.events):
        if event.thread in last:
            edges.append((last[event.thread], number))
        first.setdefault(event.thread, number)
        last[event.thread] = number
    later: dict[int, int] = {}
    for writes in run.mo:
        for one, other in itertools.pairwise(writes):
            edges.append((one, other))
            later[one] = other
    heads = {run.events[writes[0]].address: writes[0] for writes in run.mo if writes}
    for number, source in enumerate(run.rf):
        if source is None:
            continue
        event = run.events[number]
        overwriting = later.get(source) if source >= 0 else heads.get(event.address)
        if source >= 0:
            edges.append((source, number))
        if overwriting is not None and overwriting != number:
            edges.append((number, overwriting))
    edges += [edge for number, event in enumerate(run.events) for edge in _life(number, event, first, last)]
    return edges


def _life(number: int, event: Event, first: dict[int, int], last: dict[int, int]) -> list[tuple[int, int]]:
    if event.kind == "spawn" and event.other in first:
        return [(number, first[event.other])]
    if event.kind == "join" and event.other in last:
        return [(last[event.other], number)]
    return []
