"""Mutexes and their like in allocated memory and on the stacks of other threads."""

from __future__ import annotations

from raddle.impact.memory.lifetimes import check_alive
from raddle.impact.memory.pointers import split
from raddle.impact.state.allocations import Growth
from raddle.impact.state.memory import Value
from raddle.impact.state.outcomes import Outcomes
from raddle.impact.state.run import Run
from raddle.impact.state.setting import Setting
from raddle.impact.state.steps import Failure
from raddle.impact.terms.terms import FALSE, Term, const, disjunction, eq, negation, value_of
from raddle.ir.values import Location

Ways = list[tuple[Term, str, int]]


def living(
    setting: Setting, run: Run, value: Value, ways: Ways, kind: str, place: Location | None
) -> tuple[Ways, Outcomes]:
    """The ways to objects that live; failures where they do not, and where more has to be known of an
    allocated object."""
    outcomes: Outcomes = []
    for condition, name, offset in ways:
        item = setting.layout.objects.get(name)
        if item is None or condition is FALSE:
            continue
        if item.site and offset not in item.synchronisers(kind) and offset < item.size:
            setting.allocations.grow(Growth(item.site, offset, kind=kind), place)
        if not item.mortal:
            continue
        there = run.fork()
        if there.restrict(condition):
            wrong = check_alive(setting, there, item, place)
            outcomes += wrong
            run.read(item.alive)
            run.restrict(
                disjunction((negation(condition), eq(run.updates.get(item.alive, item.alive), const(1))))
            )
    if isinstance(value, Term):
        outcomes += _unknown(setting, run, value, kind, place)
    return ways, outcomes


def _unknown(setting: Setting, run: Run, value: Term, kind: str, place: Location | None) -> Outcomes:
    """Ways to what is not known to be there."""
    base, rest = split(setting, value)
    at = value_of(rest)
    found: Outcomes = []
    for name, address in setting.layout.addresses.items():
        item = setting.layout.objects.get(name)
        if item is None or not item.site or at is None or at in item.synchronisers(kind) or at >= item.size:
            continue
        there = eq(base, const(address))
        fork = run.fork()
        if fork.restrict(there):
            growth = Growth(item.site, at, kind=kind)
            found.append((fork, ("error", Failure("growth", "", place, growth))))
        run.restrict(negation(there))
    return found
