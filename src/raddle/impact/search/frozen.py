"""Variables that nothing in the program writes, or only `main` before it starts threads: their values make
invariants simple.

Weakest preconditions would otherwise carry them along as unknowns (is the amount of the one job that of the
other?) and never close a loop. Which variables those are is only a guess, made by following every thread's
control flow without looking at conditions; what is established with it is proven on its path like all else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from raddle.errors import UnsupportedError
from raddle.impact.execution.executor import Executor
from raddle.impact.state.memory import UNDEFINED
from raddle.impact.state.thread_state import DONE, ThreadState
from raddle.impact.terms.substitution import children, substitute
from raddle.impact.terms.terms import Term, eq, select, value_of

_MAX_STATES = 3000
_MAX_ELEMENTS = 16
_MAX_FRAMES = 40
"""Functions that call each other, on nobody's condition, would go on until there are too many states."""


@dataclass(frozen=True, slots=True)
class Frozen:
    """`never`: nothing writes them. `settled`: nothing writes them once there are `threads` threads, which is
    as many as there will be."""

    never: frozenset[Term] = frozenset()
    settled: frozenset[Term] = frozenset()
    threads: int = 0


def frozen_variables(executor: Executor) -> Frozen:
    """None at all if there are too many locations to look at."""
    start, _ = executor.start(0, executor.program.entry, UNDEFINED)
    waiting: list[tuple[int, ThreadState, int]] = [(0, start, 1)]
    seen: set[tuple[int, ThreadState, int]] = set()
    written: set[Term] = set()
    by_main: dict[int, set[Term]] = {}
    by_others: set[Term] = set()
    while waiting:
        item = waiting.pop()
        if item in seen:
            continue
        seen.add(item)
        thread, state, threads = item
        if len(seen) > _MAX_STATES or len(state.frames) > _MAX_FRAMES:
            return Frozen()
        try:
            steps = executor.moves(thread, state, threads).steps
        except UnsupportedError:
            return Frozen()  # perhaps no execution gets there
        for step in steps:
            written |= {variable for variable, _ in step.writes}
            writers = by_others if thread else by_main.setdefault(threads, set())
            writers |= {variable for variable, _ in step.writes}
            if step.spawned is not None:
                waiting.append((threads, step.spawned, threads + 1))
            if step.target is not DONE and step.failure is None:
                waiting.append((thread, step.target, threads + (step.spawned is not None)))
    known = frozenset(executor.layout.initial)
    most = max(threads for _, _, threads in seen)
    return Frozen(known - written, (known | written) - by_others - by_main.get(most, set()), most)


def simplified(
    formula: Term, frozen: frozenset[Term], initial: dict[Term, Term]
) -> tuple[Term, list[Term], bool] | None:
    """The formula with the variables' values, and the equations that say so; None if nothing changes. False:
    there is an index that may be any, and perhaps the two together do not say all that the formula does."""
    concerned = formula.free & frozen
    if not concerned:
        return None
    facts: dict[Term, None] = {}
    exact = True
    usable = set(concerned)
    for part in _reads(formula):
        array, index = part.args if part.op == "select" else (part, None)
        if array not in concerned:
            continue
        assert isinstance(array, Term)
        if isinstance(index, Term) and value_of(index) is None:
            exact = False
            elements = _elements(array, initial[array])
            facts |= dict.fromkeys(elements)
            if not elements:
                usable.discard(array)
            continue
        known = substitute(part, {array: initial[array]})
        if value_of(known) is None:
            usable.discard(array)
        else:
            facts[eq(part, known)] = None
    if not usable:
        return None
    values = {variable: initial[variable] for variable in usable}
    kept = [fact for fact in facts if fact.free <= usable]
    if formula in kept:
        return None
    return substitute(formula, values), kept, exact


def _elements(array: Term, value: Term) -> list[Term]:
    """What is in a short array, if that is known: which of them an index means is not."""
    found: dict[Term, Term] = {}
    while value.op == "store":
        inner, index, element = value.args
        assert isinstance(inner, Term)
        assert isinstance(index, Term)
        assert isinstance(element, Term)
        if value_of(index) is None or value_of(element) is None or len(found) > _MAX_ELEMENTS:
            return []
        found.setdefault(index, element)
        value = inner
    return [eq(select(array, index), element) for index, element in found.items()]


def _reads(formula: Term) -> Iterable[Term]:
    """Variables and elements of arrays in the formula."""
    waiting, seen = [formula], set()
    while waiting:
        term = waiting.pop()
        if term in seen or not term.free:
            continue
        seen.add(term)
        if term.op == "var":
            yield term
        elif term.op == "select":
            yield term
            waiting += children(term)[1:]
            waiting += [part for part in children(term)[:1] if part.op != "avar"]
        elif term.op == "avar":
            yield term
        else:
            waiting += children(term)
