"""Final conditions: `exists (0:r0=1 /\\ x=2)`, as data that can be evaluated over final states.

The functions here call themselves for parts: final.py reads no more than MAX_DEPTH of them inside each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
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
    """`x`, also written `[x]`; `x[1]` is an element of an array."""

    name: str
    index: int | None = None

    def __str__(self) -> str:
        return self.name if self.index is None else f"{self.name}[{self.index}]"


Observable = Register | Location
Value = int | str
"""A number, or `&x`: the address of a location."""
State = Mapping[Observable, Value]


@dataclass(frozen=True, slots=True)
class Equal:
    """The right side is a value or, as in `0:r0=1:r0`, what something else holds."""

    left: Observable
    right: Value | Register | Location
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


def map_equalities(proposition: Proposition, change: Callable[[Equal], Equal]) -> Proposition:
    """The proposition with each of its comparisons changed."""
    match proposition:
        case Equal():
            return change(proposition)
        case Not(part):
            return Not(map_equalities(part, change))
        case Joined(operator, parts):
            return Joined(operator, tuple(map_equalities(part, change) for part in parts))
    return proposition


def satisfies(state: State, proposition: Proposition) -> bool:
    match proposition:
        case Equal(left, right):
            return state[left] == (state[right] if isinstance(right, Register | Location) else right)
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
