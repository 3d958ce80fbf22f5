"""Operations that threads synchronise by: each begins a step, and has variables named after its object.

Where an index or a pointer decides at run time which object it is, each that it may be takes part under the
condition that it is the one. That is one step and not one for each object: the program takes the same
branches whichever it is, so no schedule could tell such steps apart.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import gcd

from raddle.errors import UnsupportedError
from raddle.impact.state.memory import Object, Pointer, Value
from raddle.impact.state.outcomes import Outcomes
from raddle.impact.state.run import Run
from raddle.impact.state.setting import Setting
from raddle.impact.state.steps import Failure
from raddle.impact.terms.terms import (
    FALSE,
    TRUE,
    Term,
    add,
    conjunction,
    const,
    disjunction,
    eq,
    ite,
    linear,
    negation,
    value_of,
    var,
)
from raddle.impact.threads.mortal_synchronisers import living
from raddle.ir.values import Location

_MAX_TARGETS = 100
_NUMBERS = ("spinlock", "flag")


@dataclass(frozen=True, slots=True)
class Place:
    """Where the object of an operation may be: offsets into objects, each with the condition that it is
    there. The conditions exclude each other, and one of them holds."""

    ways: tuple[tuple[Term, str, int], ...]


@dataclass(frozen=True, slots=True)
class Synchroniser:
    """The variable of an operation's object; `ways` are the variables that it may be, with the conditions."""

    ways: tuple[tuple[Term, Term], ...]

    def read(self, run: Run) -> Term:
        return self._chosen([run.read(variable) for _, variable in self.ways])

    def _chosen(self, values: list[Term]) -> Term:
        made = values[-1]
        for (condition, _), value in zip(self.ways[-2::-1], values[-2::-1], strict=True):
            made = ite(condition, value, made)
        return made

    def holds(self, run: Run, property_: Callable[[Term], Term]) -> Term:
        """Said of each variable by itself, which is easier to reason with than a choice between them."""
        return conjunction(
            disjunction((negation(condition), property_(run.read(variable))))
            for condition, variable in self.ways
        )

    def equals(self, run: Run, value: Term) -> Term:
        return self.holds(run, lambda own: eq(own, value))

    def write(self, run: Run, value: Term) -> None:
        for condition, variable in self.ways:
            run.write(variable, ite(condition, value, run.updates.get(variable, variable)))

    def increase(self, run: Run, by: int) -> None:
        for condition, variable in self.ways:
            before = run.read(variable)
            run.write(variable, ite(condition, add(before, const(by)), before))

    def part(self, setting: Setting, name: str, low: int, high: int | None = None) -> Synchroniser:
        """Another variable of the same object."""
        return Synchroniser(
            tuple(
                (condition, _variable(setting, f"{variable.args[0]}.{name}", low, high))
                for condition, variable in self.ways
            )
        )


def _variable(setting: Setting, name: str, low: int, high: int | None) -> Term:
    made = var(name, low, high)
    setting.layout.initial.setdefault(made, const(0))
    return made


def synchroniser(setting: Setting, place: Place, what: str) -> Synchroniser:
    """The variable `what` of the mutex, condition variable, semaphore or barrier there."""
    return Synchroniser(
        tuple(
            (condition, _variable(setting, f"{target}+{offset}.{what}", 0, 1 << 20))
            for condition, target, offset in place.ways
        )
    )


def find_place(
    setting: Setting, run: Run, value: Value, kind: str, place: Location | None
) -> tuple[Place, Outcomes]:
    """Where an operation finds its object, which is a `kind`. The run goes on only where it finds one; where
    it does not, it fails."""
    known = value_of(value) if isinstance(value, Term) else None
    if known:
        value = setting.layout.decode(known) or value
    if isinstance(value, Pointer):
        ways, failure = _by_offset(setting, value, kind, place)
    elif isinstance(value, Term):
        ways = _by_address(setting, value, kind, place)
        failure = f"a {kind} through a null or wild pointer"
    else:
        raise _unknown(kind, place)
    ways, outcomes = living(setting, run, value, ways, kind, place)
    if len(ways) > _MAX_TARGETS:
        raise UnsupportedError(f"a {kind} that may be one of too many", place)
    found = disjunction(condition for condition, _, _ in ways)
    wrong = run.fork()
    if wrong.restrict(negation(found)):
        outcomes.append((wrong, ("error", Failure("memory", failure, place))))
    run.restrict(found)
    if len(ways) == 1:
        ways = [(TRUE, *ways[0][1:])]
    return Place(tuple(ways)), outcomes


def checked(run: Run, holds: Term, text: str, place: Location | None) -> Outcomes:
    """The run goes on where it holds; where it does not, it fails."""
    wrong = run.fork()
    run.restrict(holds)
    if not wrong.restrict(negation(holds)):
        return []
    return [(wrong, ("error", Failure("lock", text, place)))]


def _unknown(kind: str, place: Location | None) -> UnsupportedError:
    return UnsupportedError(f"a {kind} that is not known when the program is compiled", place)


def _by_offset(
    setting: Setting, pointer: Pointer, kind: str, place: Location | None
) -> tuple[list[tuple[Term, str, int]], str]:
    item = setting.layout.objects.get(pointer.target)
    failure = f"a {kind} outside of {item.name if item else pointer.target}"
    at = value_of(pointer.offset)
    if at is not None:
        inside = item is None or 0 <= at < max(item.size, 1)
        return [(TRUE if inside else FALSE, pointer.target, at)], failure
    # What a union holds is not known: an index may be right that seems to be wrong.
    offsets = [] if item is None or item.opaque else _all(item, kind)
    if not offsets:
        raise _unknown(kind, place)
    ways = [(_lies_at(pointer.offset, offset), pointer.target, offset) for offset in offsets]
    return [way for way in ways if way[0] is not FALSE] or [(FALSE, *ways[0][1:])], failure


def _by_address(
    setting: Setting, value: Term, kind: str, place: Location | None
) -> list[tuple[Term, str, int]]:
    found: list[tuple[Term, str, int]] = []
    for name, address in setting.layout.addresses.items():
        item: Object | None = setting.layout.objects.get(name)
        if item and item.opaque and value_of(value) is None:
            raise _unknown(kind, place)
        for offset in _all(item, kind) if item and not item.constant else ():
            there = _lies_at(value, address + offset)
            if there is not FALSE:
                found.append((there, name, offset))
    return found or [(FALSE, "nowhere", 0)]


def _all(item: Object, kind: str) -> list[int]:
    """The offsets at which one may be; some are plain numbers to the compiler."""
    return item.cells(4) if kind in _NUMBERS else item.synchronisers(kind)


def _lies_at(offset: Term, number: int) -> Term:
    """That they are equal, said of the index alone where the offset is a multiple of it."""
    constant, parts = offset.args if offset.op == "lin" else (0, ((1, offset),))
    assert isinstance(constant, int)
    assert isinstance(parts, tuple)
    common = gcd(*(factor for factor, _ in parts))
    if (number - constant) % common:
        return FALSE
    return eq(
        linear(0, [(factor // common, atom) for factor, atom in parts]), const((number - constant) // common)
    )
