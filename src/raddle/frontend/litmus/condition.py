"""Final conditions: `exists (0:r0=1 /\\ x=2)`, as data that can be evaluated over final states."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from raddle.ir.values import Location as Place


@dataclass(frozen=True, slots=True)
class Register:
    """`0:r0`."""

    thread: int
    name: str

    def __str__(self) -> str:
        return f"{self.thread}:{self.name}"


@dataclass(frozen=True, slots=True)
class Location:
    """`x`, also written `[x]`."""

    name: str

    def __str__(self) -> str:
        return self.name


Observable = Register | Location
Value = int | str
"""A number, or `&x`: the address of a location."""
State = Mapping[Observable, Value]


@dataclass(frozen=True, slots=True)
class Equal:
    left: Observable
    right: Value
    place: Place

    def __str__(self) -> str:
        return f"{self.left}={self.right}"


@dataclass(frozen=True, slots=True)
class Constant:
    value: bool

    def __str__(self) -> str:
        return "true" if self.value else "false"


@dataclass(frozen=True, slots=True)
class Not:
    part: Proposition

    def __str__(self) -> str:
        return f"~({self.part})"


@dataclass(frozen=True, slots=True)
class Joined:
    """Parts joined by `/\\`, `\\/` or `=>` (two parts)."""

    operator: str
    parts: tuple[Proposition, ...]

    def __str__(self) -> str:
        return f" {self.operator} ".join(
            f"({part})" if isinstance(part, Joined) else str(part) for part in self.parts
        )


Proposition = Equal | Constant | Not | Joined


@dataclass(frozen=True, slots=True)
class Condition:
    """`quantifier`: exists, ~exists or forall. States that do not satisfy `filter` are left out before."""

    quantifier: str
    proposition: Proposition
    filter: Proposition | None = None

    def __str__(self) -> str:
        return f"{self.quantifier} ({self.proposition})"

    def holds(self, states: Iterable[State]) -> bool:
        """Whether the final condition is validated by exactly these final states."""
        satisfied = (satisfies(state, self.proposition) for state in states)
        if self.quantifier == "forall":
            return all(satisfied)
        return any(satisfied) == (self.quantifier == "exists")


def satisfies(state: State, proposition: Proposition) -> bool:
    match proposition:
        case Equal(left, right):
            return state[left] == right
        case Constant(value):
            return value
        case Not(part):
            return not satisfies(state, part)
        case Joined("/\\", parts):
            return all(satisfies(state, part) for part in parts)
        case Joined("\\/", parts):
            return any(satisfies(state, part) for part in parts)
        case Joined(_, (premise, conclusion)):
            return not satisfies(state, premise) or satisfies(state, conclusion)
    raise AssertionError(proposition)


def equalities(proposition: Proposition) -> Iterator[Equal]:
    """Every comparison in it, from left to right."""
    match proposition:
        case Equal():
            yield proposition
        case Not(part):
            yield from equalities(part)
        case Joined(_, parts):
            for part in parts:
                yield from equalities(part)
