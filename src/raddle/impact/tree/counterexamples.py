"""Checks that a path leads to an error: what a verdict other than *safe* rests on; and finds inputs for one.

As the certificate checker does for trees, with its translation and not with the search's evaluation: every
step is one of the program's, and there are inputs for which all of them can happen, in this order.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Sequence

import z3

from raddle.impact.execution.executor import Executor
from raddle.impact.state.memory import UNDEFINED
from raddle.impact.state.steps import Step
from raddle.impact.state.thread_state import DONE, Location
from raddle.impact.terms.interruption import solve, solver_for
from raddle.impact.terms.solver import OutOfTime, ranges, to_z3
from raddle.impact.terms.substitution import bottom_up, substitute
from raddle.impact.terms.terms import TRUE, Term, conjunction, negation
from raddle.impact.terms.translation import Dictionary, Translation
from raddle.impact.tree.written_tree import read_step

_WIDE = re.compile(r"t\d+\.inputs(16|32|64)\[\]")
"""Tapes of inputs (`Run.input`) that a search takes from a list; of narrower ones it tries all values."""
Taken = tuple[int, int]
"""A thread and which of its steps it takes."""


def leads_to_error(executor: Executor, path: Sequence[Taken], deadline: float | None = None) -> bool:
    """Whether executions that take these steps end with an error, or in a deadlock."""
    start, _ = executor.start(0, executor.program.entry, UNDEFINED)
    location: Location = (start,)
    values: dict[Term, Term] = {}
    conditions: list[Term] = []
    last: Step | None = None
    for thread, which in path:
        if last is not None and (last.failure is not None or last.exits):
            return False
        last = read_step(executor, location, thread, which)
        if last.joined is not None and location[last.joined] is not DONE:
            return False
        conditions.append(_value(executor, values, last.condition))
        values |= {variable: _value(executor, values, new) for variable, new in last.updates.items()}
        location = last.target_location(location)
    if last is not None and last.exits:
        return False
    if last is None or last.failure is None:
        alive = [thread for thread, state in enumerate(location) if state is not DONE]
        if not alive:
            return False
        for thread in alive:
            enabled = executor.moves(thread, location[thread], len(location)).enabled_at(location)
            conditions.append(_value(executor, values, negation(enabled)))
    elif last.failure.kind == "unsupported" or last.failure.growth is not None:
        return False
    return _possible(conjunction(conditions), deadline)


def inputs_of(executor: Executor, steps: Iterable[Step], deadline: float) -> tuple[int, ...]:
    """Values of wide inputs with which the steps can happen, where it matters what they are."""
    values: dict[Term, Term] = {}
    conditions: list[Term] = []
    for step in steps:
        conditions.append(_value(executor, values, step.condition))
        values |= {variable: _value(executor, values, new) for variable, new in step.updates.items()}
    formula = conjunction(conditions)
    parts: dict[Term, bool] = {}
    for part in bottom_up(formula, parts):
        parts[part] = part.op == "select" and _is_tape(part.args[0])
    drawn = [part for part, is_drawn in parts.items() if is_drawn]
    solver = solver_for(20_000, deadline)
    solver.add(to_z3(formula), *ranges([formula]))
    if not drawn or solve(solver) != z3.sat:
        return ()
    model = solver.model()
    found = (model.eval(to_z3(part), model_completion=True) for part in drawn)
    return tuple(dict.fromkeys(value.as_long() for value in found if isinstance(value, z3.IntNumRef)))


def _is_tape(values: object) -> bool:
    if not isinstance(values, Term) or values.op != "avar":
        return False
    return _WIDE.fullmatch(str(values.args[0])) is not None


def _value(executor: Executor, values: dict[Term, Term], term: Term) -> Term:
    """After the steps so far."""
    initial = executor.layout.initial
    return substitute(term, {v: values.get(v, initial.get(v, v)) for v in term.free})


def _possible(formula: Term, deadline: float | None) -> bool:
    if formula is TRUE:
        return True
    if deadline is not None and time.monotonic() > deadline:
        raise OutOfTime
    translation = Translation(Dictionary())
    solver = solver_for(20_000, deadline)
    solver.add(translation.of(formula))
    solver.add(*translation.facts)
    answer = solve(solver)
    if answer == z3.unknown:
        raise OutOfTime
    return bool(answer == z3.sat)
