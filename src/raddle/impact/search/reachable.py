"""Every step that threads can take from their starts, as far as control flow alone tells: no condition is
looked at. What follows from it is a guess where something else is proven afterwards."""

from __future__ import annotations

from collections.abc import Iterator

from raddle.impact.execution.executor import Executor
from raddle.impact.state.memory import UNDEFINED
from raddle.impact.state.steps import Step
from raddle.impact.state.thread_state import DONE, ThreadState

_MAX_STATES = 3000
_MAX_FRAMES = 40
"""Functions that call each other, on nobody's condition, would go on until there are too many states."""


class TooLarge(Exception):
    """There are too many places to look at."""


def reachable_steps(executor: Executor) -> Iterator[tuple[int, int, Step]]:
    """Each with its thread and how many threads there are. Raises TooLarge, or UnsupportedError where perhaps
    no execution gets."""
    start, _ = executor.start(0, executor.program.entry, UNDEFINED)
    waiting: list[tuple[int, ThreadState, int]] = [(0, start, 1)]
    seen: set[tuple[int, ThreadState, int]] = set()
    while waiting:
        item = waiting.pop()
        if item in seen:
            continue
        seen.add(item)
        thread, state, threads = item
        if len(seen) > _MAX_STATES or len(state.frames) > _MAX_FRAMES:
            raise TooLarge
        for step in executor.moves(thread, state, threads).steps:
            yield thread, threads, step
            if step.spawned is not None:
                waiting.append((threads, step.spawned, threads + 1))
            if step.target is not DONE and step.failure is None:
                waiting.append((thread, step.target, threads + (step.spawned is not None)))
