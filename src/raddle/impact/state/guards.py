"""Parts of guards and other conditions: what they speak of, and which of them a precondition keeps."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from raddle.impact.state.steps import Step
from raddle.impact.terms.terms import Term, negation, parts_of

_MOST_WAYS = 6
"""Parts of a disjunction that does not take more."""


def conjuncts(formula: Term) -> tuple[Term, ...]:
    return parts_of(formula) if formula.op == "and" else (formula,)


@cache
def about_inputs(part: Term) -> bool:
    return any(".inputs" in str(variable.args[0]) for variable in part.free)


_SYNCHRONISER = re.compile(r"\+\d+\.[a-z]")
"""In the name of a variable: an object, an offset and what the variable says of the mutex there."""


def about_synchronisers(part: Term) -> bool:
    """Whether it speaks of mutexes and their like alone."""
    return bool(part.free) and all(synchronising(variable) for variable in part.free)


def synchronising(variable: Term) -> bool:
    return _SYNCHRONISER.search(str(variable.args[0])) is not None


# Which parts of guards a precondition keeps: the fewer, the more general. What an input was is never the same
# again, so it is kept only if nothing else helps.
GUARDS: tuple[Callable[[Term], bool], ...] = (
    lambda part: False,
    lambda part: not about_inputs(part),
    lambda part: True,
)


def escapes(step: Step, before: Term) -> list[Term]:
    """The step does not happen where one of these holds, and they speak of the same variables. With them,
    what has to hold before the step is weaker, and may be what is known anyway."""
    if before.op == "or" and len(parts_of(before)) >= _MOST_WAYS:
        return []
    return [
        negation(part)
        for part in conjuncts(step.guard)
        if not part.free.isdisjoint(before.free) and not about_inputs(part)
    ]
