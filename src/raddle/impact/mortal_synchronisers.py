"""Mutexes and their like in allocated memory and on the stacks of other threads."""

from __future__ import annotations

from raddle.impact.allocations import Growth
from raddle.impact.executor import Ending, Executor
from raddle.impact.lifetimes import check_alive
from raddle.impact.memory import Value
from raddle.impact.pointers import split
from raddle.impact.run import Run
from raddle.impact.steps import Failure
from raddle.impact.terms import FALSE, Term, const, disjunction, eq, negation, value_of
from raddle.ir.values import Location

Outcomes = list[tuple[Run, Ending | None]]
Ways = list[tuple[Term, str, int]]


def living(
    executor: Executor, run: Run, value: Value, ways: Ways, kind: str, place: Location | None
) -> tuple[Ways, Outcomes]:
    """The ways to objects that live; failures where they do not, and where more has to be known of an
    allocated object."""
    outcomes: Outcomes = []
    for condition, name, offset in ways:
        item = executor.layout.objects.get(name)
        if item is None or condition is FALSE:
            continue
        if item.site and offset not in item.synchronisers(kind) and offset < item.size:
            executor.allocations.grow(Growth(item.site, offset, kind=kind), place)
        if not item.mortal:
            continue
        there = run.fork()
        if there.restrict(condition):
            wrong = check_alive(executor, there, item, place)
            outcomes += wrong
            run.read(item.alive)
            run.restrict(
                disjunction((negation(condition), eq(run.updates.get(item.alive, item.alive), const(1))))
            )
    if isinstance(value, Term):
        outcomes += _unknown(executor, run, value, kind, place)
    return ways, outcomes


def _unknown(executor: Executor, run: Run, value: Term, kind: str, place: Location | None) -> Outcomes:
    """Ways to what is not known to be there."""
    base, rest = split(executor, value)
    at = value_of(rest)
    found: Outcomes = []
    for name, address in executor.layout.addresses.items():
        item = executor.layout.objects.get(name)
        if item is None or not item.site or at is None or at in item.synchronisers(kind) or at >= item.size:
            continue
        there = eq(base, const(address))
        fork = run.fork()
        if fork.restrict(there):
            growth = Growth(item.site, at, kind=kind)
            found.append((fork, ("error", Failure("growth", "", place, growth))))
        run.restrict(negation(there))
    return found
