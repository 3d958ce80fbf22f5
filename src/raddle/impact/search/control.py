"""Variables that decide how threads go on: what a condition speaks of, and what such a variable is computed
from. The others (a sum, a count of what was done) may be anything when a state comes again."""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.execution.executor import Executor
from raddle.impact.search.reachable import TooLarge, reachable_steps
from raddle.impact.state.guards import about_inputs
from raddle.impact.state.thread_state import DONE
from raddle.impact.terms.substitution import children
from raddle.impact.terms.terms import Term


def control_variables(executor: Executor) -> frozenset[Term] | None:
    """Variables on which it may depend how threads go on; None if that could not be found out."""
    found: set[Term] = set()
    needs: dict[Term, set[Term]] = {}
    try:
        for _, _, step in reachable_steps(executor):
            found |= _sources(step.condition)
            for variable, value in step.updates.items():
                needs.setdefault(variable, set()).update(_sources(value))
    except (TooLarge, UnsupportedError):
        return None
    waiting = [*found]
    while waiting:
        new = needs.get(waiting.pop(), set()) - found
        found |= new
        waiting += new
    return frozenset(found)


def goes_one_way_to_its_end(executor: Executor) -> bool:
    """Whether every thread has a way to its end, and no input is asked for."""
    threads, ended = set(), set()
    try:
        for thread, _, step in reachable_steps(executor):
            if step.draws:
                return False
            threads.add(thread)
            if step.exits or (step.target is DONE and step.failure is None):
                ended.add(thread)
    except (TooLarge, UnsupportedError):
        return False
    return threads == ended


def is_input(term: Term) -> bool:
    return term.op == "select" and about_inputs(children(term)[0])


def _sources(term: Term) -> set[Term]:
    """The variables in it; which input it is, is nothing to remember."""
    found: set[Term] = set()
    waiting, seen = [term], set()
    while waiting:
        part = waiting.pop()
        if part in seen or not part.free or is_input(part):
            continue
        seen.add(part)
        if part.op in ("var", "avar"):
            found.add(part)
        waiting += children(part)
    return found
