"""How much work a schedule gets done in how much time, estimated: what a good schedule has much of.

Times are in units of about ten nanoseconds, measured on two cores: an instrumented event takes some, to wait
for another thread a few more, and a hundred if there are more threads at work than cores, because then
waiting means a context switch. Nothing is known of what an input costs: it may be a random number
or the search through a file. So a schedule is judged twice, with inputs that cost nothing and with inputs
that cost more than everything else, where only the work that threads do side by side counts.
"""

from __future__ import annotations

import os

from raddle.schedules.order import Ordered, ordered
from raddle.schedules.sections import ProgramSchedule

_EVENT, _WAIT, _SWITCH, _DEAR = 2.0, 6.0, 100.0, 1e6
_WRITING = ("store", "rmw", "cas", "atomic", "copy", "fill")


def economy(schedule: ProgramSchedule) -> tuple[float, float]:
    """For comparison. Sections that a cycle goes through count; a program that ends is judged as a whole, and
    first by how long its inputs take, since it does not synchronise often."""
    cyclic = on_cycles(schedule)
    sections = [
        item
        for number, item in enumerate(ordered(schedule, 2))
        if item.section.events and (not cyclic or number in cyclic)
    ]
    work = sum(
        event.site is not None and event.site[2] in _WRITING
        for item in sections
        for event in item.section.events
    )
    cheap, dear = (
        (work + 0.01) / max(1.0, sum(_makespan(item, cost) for item in sections)) for cost in (0.0, _DEAR)
    )
    return (cheap * dear, cheap) if cyclic else (round(dear * _DEAR, 2), cheap)


def evenness(schedule: ProgramSchedule) -> float:
    """The least work that a thread gets done in the rounds of the schedule, or in all of one that ends, as a
    part of what another of its kind does: 1 if all do the same, 0 if one does nothing."""
    work = [0] * len(schedule.threads)
    for number in on_cycles(schedule) or range(len(schedule.sections)):
        for event in schedule.sections[number].events:
            work[event.thread] += event.site is not None and event.site[2] in _WRITING
    shares = [1.0]
    for kind in {*schedule.threads[1:]}:
        equals = [done for done, each in zip(work[1:], schedule.threads[1:], strict=True) if each == kind]
        shares.append(min(equals) / max(equals) if any(equals) else 1.0)
    return min(shares)


def _makespan(item: Ordered, input_: float) -> float:
    """When the last event is done."""
    threads = {event.thread for event in item.section.events if event.site is not None}
    wait = _WAIT if len(threads) <= (os.cpu_count() or 1) else _SWITCH
    free: dict[int, float] = {}
    done: dict[tuple[int, int], float] = {}
    counts: dict[int, int] = {}
    for event, needs in zip(item.section.events, item.waits, strict=True):
        me = event.thread
        at = free.get(me, wait)
        if event.site is not None:
            at = max([at, *(done[need] + wait for need in needs)]) + _EVENT
            counts[me] = counts.get(me, 0) + 1
            done[me, counts[me]] = at
        free[me] = at + input_ * event.draws
    return max(free.values(), default=0.0)


def on_cycles(schedule: ProgramSchedule) -> set[int]:
    """Sections that may come again."""
    found = set()
    for start in range(len(schedule.sections)):
        seen: set[int] = set()
        waiting = [target for _, target in schedule.sections[start].then]
        while waiting:
            number = waiting.pop()
            if number not in seen:
                seen.add(number)
                waiting += [target for _, target in schedule.sections[number].then]
        if start in seen:
            found.add(start)
    return found
