"""A small execution that shows the same error: fewer events, fewer changes from thread to thread.

Candidates come from other searches within a short budget. The best of them is made smaller by steps that are
all tried: threads stop early, and pieces of one thread come together. A step counts only if the execution,
run again, shows the same error with the same values in every thread.
"""

from __future__ import annotations

import dataclasses
import itertools
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from raddle.explore.options import Options
from raddle.explore.run import Found, Run
from raddle.report.causality import LARGEST, Causality
from raddle.report.kinds import STUCK

BUDGET = 0.5
"""Seconds for making one execution smaller."""
STEPS = 400
"""Of longer executions the order stays as it is."""

Schedule = dict[str, Any]
Replay = Callable[[Schedule], Run]


def smaller(found: Found, others: Sequence[Found], replay: Replay, options: Options) -> Found:
    """The error with the smallest of these executions, made smaller still."""
    if "outcome" not in found.schedule or not found.schedule.get("events"):
        return found
    key = found.schedule["outcome"]
    candidates = [found, *(other for other in others if other.schedule.get("outcome") == key)]
    runs = [(found.schedule, replay(found.schedule))]
    for other in candidates[1:]:
        try:
            run = replay(other.schedule)
        except ValueError:
            continue
        if run.outcome is not None and run.outcome.kind == found.kind:
            runs.append((other.schedule, run))
    schedule, run = min(runs, key=lambda pair: measure(pair[1], options))
    if len(schedule["events"]) > STEPS or run.outcome is None:
        return dataclasses.replace(found, schedule=schedule)
    return dataclasses.replace(found, schedule=_Shrinking(replay, options, schedule, run).result())


def measure(run: Run, options: Options) -> tuple[int, int, int]:
    """Stale reads, changes from thread to thread, events."""
    stale = len(Causality(run, options.model).stale()) if len(run.events) <= LARGEST else 0
    changes = sum(a.thread != b.thread for a, b in itertools.pairwise(run.events))
    return stale, changes, len(run.events)


class _Shrinking:
    def __init__(self, replay: Replay, options: Options, schedule: Schedule, run: Run) -> None:
        self._replay, self._options = replay, options
        self._schedule, self._run = schedule, run
        self._end = time.thread_time() + BUDGET

    def result(self) -> Schedule:
        assert self._run.outcome is not None
        if self._run.outcome.kind not in STUCK:
            self._stop_early()
        while self._bring_together():
            pass
        return self._schedule

    @property
    def _steps(self) -> list[Any]:
        return list(self._schedule["events"])

    def _accept(self, steps: Sequence[Any], *, shorter: bool) -> bool:
        if time.thread_time() > self._end:
            return False
        schedule = {**self._schedule, "events": list(steps)}
        try:
            run = self._replay(schedule)
        except ValueError:
            return False
        if not _agree(run, self._run, shorter):
            return False
        now, before = measure(run, self._options), measure(self._run, self._options)
        if now[0] > before[0] or (not shorter and now >= before):
            return False
        self._schedule, self._run = schedule, run
        return True

    def _stop_early(self) -> None:
        """Takes away the last steps of each thread, as many as the error does without."""
        for thread in sorted({step[0] for step in self._steps}):
            while True:
                steps = self._steps
                last = max((at for at, step in enumerate(steps) if step[0] == thread), default=-1)
                if last < 0 or not self._accept(steps[:last] + steps[last + 1 :], shorter=True):
                    break

    def _bring_together(self) -> bool:
        return any(self._accept(steps, shorter=False) for steps in self._joined_blocks())

    def _joined_blocks(self) -> Iterator[list[Any]]:
        """The steps with two blocks of one thread next to each other."""
        blocks = [list(block) for _, block in itertools.groupby(self._steps, key=lambda step: step[0])]
        for i, block in enumerate(blocks):
            j = next((k for k in range(i + 1, len(blocks)) if blocks[k][0][0] == block[0][0]), None)
            if j is not None:
                for order in (
                    [*blocks[: i + 1], blocks[j], *blocks[i + 1 : j], *blocks[j + 1 :]],
                    [*blocks[:i], *blocks[i + 1 : j], block, *blocks[j:]],
                ):
                    yield list(itertools.chain.from_iterable(order))


def _agree(run: Run, before: Run, shorter: bool) -> bool:
    """The same error, and in each thread the same events, or a beginning of them."""
    a, b = run.outcome, before.outcome
    if a is None or b is None or (a.kind, a.code, a.thread, a.stack) != (b.kind, b.code, b.thread, b.stack):
        return False
    if (a.address, a.text, len(a.events)) != (b.address, b.text, len(b.events)):
        return False
    if len(run.blocked) != len(before.blocked) and a.kind in STUCK:
        return False
    mine, theirs = _per_thread(run), _per_thread(before)
    if shorter:
        return all(rows == theirs.get(thread, [])[: len(rows)] for thread, rows in mine.items())
    return mine == theirs and _orders(run) == _orders(before)


def _per_thread(run: Run) -> dict[int, list[Any]]:
    found: dict[int, list[Any]] = {}
    for event in run.events:
        found.setdefault(event.thread, []).append(dataclasses.replace(event, bundles=0))
    return found


def _orders(run: Run) -> set[tuple[tuple[int, int], ...]]:
    """Each location's writes, by thread and number."""
    counts: dict[int, int] = {}
    names = []
    for event in run.events:
        counts[event.thread] = counts.get(event.thread, 0) + 1
        names.append((event.thread, counts[event.thread]))
    return {tuple(names[number] for number in writes) for writes in run.mo}
