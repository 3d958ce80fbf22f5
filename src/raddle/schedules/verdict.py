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


def decide(program: Program, seconds: float, *, strict: bool = False, watch: Watch | None = None) -> Verdict:
    """At most so many seconds for the tree, and twice as many for its certificate. `strict`: safe is only
    what `verify` calls safe."""
    executor = Executor(program, Allocations(anyone=True))
    deadline = time.monotonic() + seconds
    found = _searched(executor, deadline, strict, watch)
    if found.counterexample is not None:
        return Verdict("unsafe", found.counterexample, found.tree)
    if found.outcome != "safe":
        return Verdict("unknown")
    try:
        Certificate(program, found.tree, deadline=deadline + 2 * seconds).check()
    except OutOfTime:
        return Verdict("unknown")
    return Verdict("safe", tree=found.tree)


def _searched(executor: Executor, deadline: float, strict: bool, watch: Watch | None) -> Completed:
    """By turns with as little as will do of what paths tell, and with all of it: see CompleteSearch."""
    searches = [
        CompleteSearch(
            ranged(executor) or executor, deadline=deadline, lazy=True, strict=strict, watch=watch
        ),
        CompleteSearch(executor, deadline=deadline, strict=strict, watch=watch),
    ]
    patience = _PATIENCE
    while True:
        for search in [*searches]:
            found = search.run(patience)
            if found.outcome in ("safe", "unsafe"):
                return found
            if found.outcome == "limit":
                searches.remove(search)
                if not searches:
                    return found
        patience *= 2
