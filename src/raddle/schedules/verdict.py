"""Whether a program is safe under every schedule: the complete pass, certified."""

from __future__ import annotations

import time
from dataclasses import dataclass

from raddle.impact.execution.executor import Executor
from raddle.impact.search.complete import Completed, CompleteSearch
from raddle.impact.search.ranges import ranged
from raddle.impact.search.watch import Watch
from raddle.impact.state.allocations import Allocations
from raddle.impact.terms.solver import OutOfTime
from raddle.impact.tree.certificate import Certificate
from raddle.impact.tree.counterexamples import inputs_of
from raddle.impact.tree.iteration import Counterexample
from raddle.impact.tree.tree import Tree
from raddle.ir.program import Program

_PATIENCE = 1.0
"""Seconds after which the other kind of search is tried."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """outcome: "safe", "unsafe" (under the schedule of the counterexample) or "unknown"."""

    outcome: str
    counterexample: Counterexample | None = None
    tree: Tree | None = None
    """Of all schedules; what a counterexample's steps are made with is in it as well."""
    inputs: tuple[int, ...] = ()
    """Values of `__VERIFIER_nondet_…` that the counterexample needs."""


def decide(
    program: Program,
    seconds: float,
    *,
    strict: bool = False,
    deadlocks: bool = True,
    watch: Watch | None = None,
) -> Verdict:
    """At most so many seconds for the tree, and twice as many for its certificate. `strict`: safe is only
    what `verify` calls safe. `deadlocks`: they are errors."""
    executor = Executor(program, Allocations(anyone=True))
    deadline = time.monotonic() + seconds
    found, own = _searched(executor, deadline, watch, strict=strict, deadlocks=deadlocks)
    if found.counterexample is not None:
        path = found.counterexample
        return Verdict("unsafe", path, found.tree, inputs_of(own, path.steps, deadline + seconds))
    if found.outcome != "safe":
        return Verdict("unknown")
    try:
        Certificate(program, found.tree, deadline=deadline + 2 * seconds).check()
    except OutOfTime:
        return Verdict("unknown")
    return Verdict("safe", tree=found.tree)


def _searched(
    executor: Executor, deadline: float, watch: Watch | None, **wanted: bool
) -> tuple[Completed, Executor]:
    """By turns with as little as will do of what paths tell, and with all of it: see CompleteSearch. And the
    executor of the search that was faster."""
    searches = [
        CompleteSearch(ranged(executor) or executor, deadline=deadline, lazy=True, watch=watch, **wanted),
        CompleteSearch(executor, deadline=deadline, watch=watch, **wanted),
    ]
    patience = _PATIENCE
    while True:
        for search in [*searches]:
            found = search.run(patience)
            if found.outcome in ("safe", "unsafe"):
                return found, search.executor
            if found.outcome == "limit":
                searches.remove(search)
                if not searches:
                    return found, search.executor
        patience *= 2
