"""Errors that random executions come upon, with numbers for inputs and threads in any order: two locks in
opposite orders are soon taken so, and no proof says that before it has looked at all that comes first.
"""

from __future__ import annotations

import random
import time

from raddle.impact.execution.executor import Executor
from raddle.impact.search.samples import Walk, known_numbers
from raddle.impact.state.steps import Failure
from raddle.impact.tree.iteration import Counterexample
from raddle.impact.tree.policy import Policy

_LENGTHS = (30, 100, 300, 1000)
_WALKS, _SECONDS = 40, 0.5
"""Of each length, the second in seconds of work."""


def stumbled(executor: Executor, deadlocks: bool) -> Counterexample | None:
    """The execution that leads to an error, if one does. Raises Grown where it needs what was not known."""
    rng = random.Random(3)
    for length in _LENGTHS:
        until = time.process_time() + _SECONDS
        for _ in range(_WALKS):
            if time.process_time() > until:
                break
            walk = Walk(executor, Policy(), rng, known_numbers(executor), astray=True)
            walk.go(length, until)
            last = walk.steps[-1] if walk.steps else None
            if last is not None and last.failure is not None:
                return Counterexample(last.failure, tuple(walk.steps))
            if walk.stuck and deadlocks:
                names = ", ".join(f"thread {thread}" for thread in walk.stuck)
                return Counterexample(Failure("deadlock", f"deadlock of {names}", None), tuple(walk.steps))
    return None
