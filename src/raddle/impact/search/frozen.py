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
from raddle.impact.search.reachable import TooLarge, reachable_steps
from raddle.impact.terms.substitution import children, substitute
from raddle.impact.terms.terms import Term, eq, select, value_of

_MAX_ELEMENTS = 16


@dataclass(frozen=True, slots=True)
class Frozen:
    """`never`: nothing writes them. `settled`: nothing writes them once there are `threads` threads, which is
    as many as there will be."""

    never: frozenset[Term] = frozenset()
    settled: frozenset[Term] = frozenset()
    threads: int = 0


def frozen_variables(executor: Executor) -> Frozen:
    """None at all if there are too many locations to look at."""
    written: set[Term] = set()
    by_main: dict[int, set[Term]] = {}
    by_others: set[Term] = set()
    most = 1
    try:
        for thread, threads, step in reachable_steps(executor):
            variables = {variable for variable, _ in step.writes}
            written |= variables
            writers = by_others if thread else by_main.setdefault(threads, set())
            writers |= variables
            most = max(most, threads)
    except (TooLarge, UnsupportedError):
        return Frozen()
    known = frozenset(executor.layout.initial)
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
