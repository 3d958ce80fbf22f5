"""A litmus test as data: what a file says, before any C is made of it."""

from __future__ import annotations

from dataclasses import dataclass

from raddle.frontend.litmus.condition import Condition, Location, Observable, Register
from raddle.frontend.litmus.types import Type
from raddle.ir.values import Location as Place


@dataclass(frozen=True, slots=True)
class Initial:
    """`int x = 1;`, `0:r0 = x;`: the value is a number or the name of the location whose address it is."""

    target: Observable
    type: Type | None
    value: int | str
    place: Place


@dataclass(frozen=True, slots=True)
class Parameter:
    """`type` is that of the location, so without the `*` that every parameter has."""

    name: str
    type: Type
    place: Place


@dataclass(frozen=True, slots=True)
class Thread:
    """`registers` by name, in the order of their declarations. `body` is C text without its braces and
    without declarations: each has become an assignment, or nothing if it gave no value."""

    number: int
    parameters: tuple[Parameter, ...]
    registers: dict[str, Type]
    body: str
    place: Place
    """Where the body begins."""


@dataclass(frozen=True, slots=True)
class LitmusTest:
    """`observed` is what a final state consists of: everything the condition or `locations` names, or
    all registers and locations of a test that names nothing."""

    name: str
    file: str
    comment: str
    initial: tuple[Initial, ...]
    threads: tuple[Thread, ...]
    locations: dict[str, Type]
    """Every location with the type it has in memory, in the order of first mention."""
    arrays: dict[str, int]
    """How many elements the locations have that are arrays."""
    condition: Condition
    observed: tuple[Observable, ...]

    def type_of(self, observable: Observable) -> Type:
        if isinstance(observable, Location):
            return self.locations[observable.name]
        return self.threads[observable.thread].registers[observable.name]


__all__ = ["Initial", "LitmusTest", "Location", "Parameter", "Place", "Register", "Thread"]
