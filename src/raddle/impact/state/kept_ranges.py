"""Steps keep the ranges of variables: one that could leave a range is split into what stays inside and an
error. So whatever a range says is proven for every step of a tree, like all else that can go wrong."""

from __future__ import annotations

from raddle.impact.state.run import Run
from raddle.impact.terms.bounds import Bounds
from raddle.impact.terms.terms import FALSE, TRUE, Term, conjunction, const, le


def leaving(run: Run, limited: frozenset[Term]) -> list[tuple[Term, Term]]:
    """Variables that the run may take out of their ranges, and the conditions that it does not."""
    found = []
    for variable, value in run.updates.items():
        if variable in limited:
            inside = conjunction(_inside(part, variable.bounds) for part in _stored(value, variable))
            if inside is not TRUE:
                found.append((variable, inside))
    return found


def _stored(value: Term, variable: Term) -> list[Term]:
    """The numbers that the variable consists of afterwards, besides those that it had before."""
    if variable.op != "avar":
        return [value]
    found: list[Term] = []
    while value.op == "store":
        inner, _, number = value.args
        assert isinstance(inner, Term)
        assert isinstance(number, Term)
        found.append(number)
        value = inner
    return found if value is variable else [*found, value]


def _inside(value: Term, limits: Bounds) -> Term:
    low, high = limits
    least, most = value.bounds
    assert low is not None
    assert high is not None
    if least is not None and most is not None and low <= least and most <= high:
        return TRUE
    if value.op in ("avar", "store", "ite") and _of_arrays(value):
        return FALSE  # it may be anything
    if value.op == "aconst":
        inner = value.args[0]
        assert isinstance(inner, Term)
        value = inner
    return conjunction((le(const(low), value), le(value, const(high))))


def _of_arrays(value: Term) -> bool:
    while value.op == "ite":
        inner = value.args[1]
        assert isinstance(inner, Term)
        value = inner
    return value.op in ("avar", "store", "aconst")
