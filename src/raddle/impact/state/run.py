"""One thread on its way through a step: a mutable symbolic state that forks at branches."""

from __future__ import annotations

from dataclasses import dataclass

from raddle.errors import UnsupportedError
from raddle.impact.state.memory import Object, Pointer, Undefined, Value
from raddle.impact.state.thread_state import AT_OPERATION, Cell
from raddle.impact.terms.columns import Column, Scalar
from raddle.impact.terms.terms import (
    FALSE,
    TRUE,
    Term,
    add,
    array,
    conjunction,
    const,
    disjunction,
    negation,
    parts_of,
    select,
    store,
    value_of,
    var,
)
from raddle.ir import instructions as ir
from raddle.ir.types import Type
from raddle.ir.values import Location

Site = tuple[str, int, str]
"""Function, instruction, kind of access: an event's place in the program."""
Access = tuple[Term, Term | None]
"""A variable of the state and, for an array, the index."""


@dataclass(slots=True)
class Live:
    """A frame while it runs."""

    function: str
    block: str
    index: int
    phase: int
    registers: dict[int, tuple[Value, Type]]


class Run:
    """`updates` maps variables to their values after the step, over those before it."""

    def __init__(self, thread: int, frames: list[Live], cells: dict[Cell, tuple[Value, Type]]) -> None:
        self.thread = thread
        self.frames = frames
        self.cells = cells
        self.updates: dict[Term, Term] = {}
        self.guard: Term = TRUE
        self.drawn: Term = TRUE
        """The guard when the step asked for its last input."""
        self.enabled: list[Term] = []
        self.reads: set[Access] = set()
        self.writes: set[Access] = set()
        self.trace: list[tuple[str, int, int]] = []
        self.site: Site | None = None
        self.place: Location | None = None
        self.performed = False
        self.atomic = 0
        self.back = False
        self.spawn: tuple[str, Value] | None = None
        self.join: int | None = None
        self.steps = 0
        self.allocated: dict[str, int] = {}

    def fork(self) -> Run:
        other = Run.__new__(Run)
        other.__dict__.update(self.__dict__)
        other.frames = [Live(f.function, f.block, f.index, f.phase, dict(f.registers)) for f in self.frames]
        other.cells = dict(self.cells)
        other.updates = dict(self.updates)
        other.enabled = list(self.enabled)
        other.reads = set(self.reads)
        other.writes = set(self.writes)
        other.trace = list(self.trace)
        other.allocated = dict(self.allocated)
        return other

    @property
    def top(self) -> Live:
        return self.frames[-1]

    def restrict(self, condition: Term) -> bool:
        """Go on only where the condition holds; whether that can be."""
        self.guard = conjunction((self.guard, condition))
        return self.guard is not FALSE

    def require(self, condition: Term) -> None:
        """The step may happen only in states where this holds (on the path taken so far)."""
        for part in parts_of(condition) if condition.op == "and" else (condition,):
            self.enabled.append(disjunction((negation(self.guard), part)))

    def read(self, variable: Term) -> Term:
        self.reads.add((variable, None))
        return self.updates.get(variable, variable)

    def write(self, variable: Term, value: Term) -> None:
        self.writes.add((variable, None))
        self.updates[variable] = value

    def load(self, column: Column, index: Term) -> Term:
        variable = column.variable
        if not column.dimensions:
            return self.read(variable)
        self.reads.add((variable, index))
        return select(self.updates.get(variable, variable), index)

    def store(self, column: Column, index: Term, value: Term) -> None:
        variable = column.variable
        if not column.dimensions:
            self.write(variable, value)
            return
        self.writes.add((variable, index))
        self.updates[variable] = store(self.updates.get(variable, variable), index, value)

    def local(self, name: str) -> Term:
        """A variable of this thread alone."""
        variable = var(f"t{self.thread}.{name}")
        return self.updates.get(variable, variable)

    def set_local(self, name: str, value: Term) -> None:
        self.updates[var(f"t{self.thread}.{name}")] = value

    def input(self, bits: int) -> Term:
        """The next value of the thread's endless tape of inputs: any value, but one that never changes."""
        name = f"inputs{bits}"
        at = self.local(name)
        half = 1 << bits - 1
        tape = array(f"t{self.thread}.{name}[]", -half, half - 1)
        self.set_local(name, add(at, const(1)))
        self.drawn = self.guard
        return select(tape, at)

    def assign(self, updates: dict[Term, Term]) -> None:
        self.updates |= {variable: value for variable, value in updates.items() if variable is not value}

    def set(self, register: int, value: Value, type_: Type) -> None:
        self.top.registers[register] = (value, type_)


def number(value: Value, place: Location | None) -> Term:
    """As a number; what is none cannot be computed with."""
    if isinstance(value, Undefined):
        raise UnsupportedError(f"{value.what} is not supported in schedules", place)
    if isinstance(value, Pointer):
        raise UnsupportedError(
            f"arithmetic with the address of {value.target} is not supported in schedules", place
        )
    return value


def find_scalars(item: Object, offset: Term, size: int, place: Location | None) -> list[Scalar]:
    """Those that an access may hit; none if it certainly lies outside of the object."""
    found = item.find(offset, size)
    at = value_of(offset)
    if not found and item.opaque:
        raise UnsupportedError(
            f"{item.opaque} in {item.shown}, which threads share, is not supported in schedules", place
        )
    if not found and (at is None or 0 <= at <= item.size - size):
        raise UnsupportedError(
            f"an access of {size} bytes to {item.shown} that is not one of its scalars is not supported in "
            "schedules",
            place,
        )
    return found


def find_scalar(item: Object, offset: Term, size: int, place: Location | None) -> Scalar:
    """The one that an access is meant for; its condition is false outside of the object."""
    found = find_scalars(item, offset, size, place)
    first = item.columns[0] if item.columns else Column(item.name, 0, (), size, False)
    return found[0] if found else Scalar(first, const(0), FALSE)


def must_stop(run: Run, ins: ir.Instruction, kind: str) -> bool:
    """Whether the step ends before this operation; otherwise it is the operation of the step."""
    if run.performed and not run.atomic:
        return True
    run.performed = True
    if run.site is None:
        run.site = (run.top.function, ins.id, kind)
        run.place = ins.loc
    return False


def stops_at(run: Run, ins: ir.Instruction, kind: str) -> bool:
    """The same for an operation of one phase, which the next step begins with."""
    if not must_stop(run, ins, kind):
        return False
    run.top.phase = AT_OPERATION
    return True


def go_on(run: Run) -> None:
    """To the next instruction."""
    run.top.index += 1
    run.top.phase = AT_OPERATION
