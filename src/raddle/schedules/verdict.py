"""Whether a program is safe under every schedule: the complete pass, certified."""

from __future__ import annotations

import time
from dataclasses import dataclass

from raddle.errors import UnsupportedError
from raddle.impact.execution.executor import Executor
from raddle.impact.search.complete import Completed, CompleteSearch
from raddle.impact.search.ranges import ranged
from raddle.impact.search.restarts import settle
from raddle.impact.search.stumbling import stumbled
from raddle.impact.search.watch import Watch
from raddle.impact.state.allocations import Allocations
from raddle.impact.state.memory import UNDEFINED
from raddle.impact.state.thread_state import Location
from raddle.impact.terms.solver import OutOfTime
from raddle.impact.tree.certificate import Certificate
from raddle.impact.tree.counterexamples import inputs_of, leads_to_error
from raddle.impact.tree.iteration import Counterexample
from raddle.impact.tree.refutation import Refuted
from raddle.impact.tree.tree import Node, Tree
from raddle.impact.tree.written_tree import write_step
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
    """By turns with as little as will do of what paths tell, and with all of it: see CompleteSearch; then
    random executions have a try. And the executor of what was first."""
    searches = [
        CompleteSearch(ranged(executor) or executor, deadline=deadline, lazy=True, watch=watch, **wanted),
        CompleteSearch(executor, deadline=deadline, watch=watch, **wanted),
    ]
    patience = _PATIENCE
    while True:
        if patience == 2 * _PATIENCE and not wanted["strict"]:  # it is no small program
            met = _stumbled(executor.program, wanted["deadlocks"])
            if met is not None:
                return met
        for search in [*searches]:
            found = search.run(patience)
            if found.outcome in ("safe", "unsafe"):
                return found, search.executor
            if found.outcome == "limit":
                searches.remove(search)
                if not searches:
                    return found, search.executor
        patience *= 2


def _stumbled(program: Program, deadlocks: bool) -> tuple[Completed, Executor] | None:
    """What random executions find, checked as the certificate does."""
    executor = Executor(program, Allocations(anyone=True))
    error: Counterexample | None = None

    def walk() -> None:
        nonlocal error
        error = stumbled(executor, deadlocks)

    try:
        settle(executor, walk)
    except UnsupportedError:
        return None
    if error is None:
        return None
    start, _ = executor.start(0, program.entry, UNDEFINED)
    location: Location = (start,)
    path = []
    for step in error.steps:
        thread, which = write_step(executor, location, step)
        path.append((thread, which))
        location = step.target_location(location)
    if not leads_to_error(executor, path):
        raise Refuted("an execution that leads to an error does not")
    tree = Tree(Node(0, None, None, (start,)), True, executor.allocations)
    return Completed("unsafe", tree, error, 0.0, 0), executor
