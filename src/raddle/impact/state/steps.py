"""What a thread can do from a location: large steps, each one visible operation and the local
computation after it, up to the next visible operation or the head of a loop.

A step is a guarded assignment: `guard` says which way the branches go, `enabled` when the operation may
happen at all (a mutex is free), `updates` what the variables become. In a state, at most one step of a
thread has its guard true. Inside an atomic block all operations are one step. `assume` restricts when the
step that reads its operands may happen: it waits.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from raddle.errors import UnsupportedError
from raddle.impact.state.allocations import Growth
from raddle.impact.state.run import Access, Site
from raddle.impact.state.thread_state import DONE, ThreadState
from raddle.impact.state.thread_state import Location as GlobalLocation
from raddle.impact.terms.terms import Term, conjunction, negation
from raddle.ir.values import Location


@dataclass(frozen=True, slots=True)
class Failure:
    """kind: as raddle's errors are called; "unsupported": nobody knows what the program does then.
    `growth`: it is none, but what the table of allocations has to grow by if the step can happen."""

    kind: str
    message: str
    place: Location | None
    growth: Growth | None = None

    def refuse(self) -> None:
        """It can happen: raises UnsupportedError if it is no error."""
        if self.kind == "unsupported":
            raise UnsupportedError(f"{self.message} is not supported in schedules", self.place)


@dataclass(frozen=True, eq=False)
class Step:
    """One transition of a thread. `trace`: the branches taken, as (function, instruction, target)."""

    thread: int
    source: ThreadState
    guard: Term
    enabled: Term
    updates: dict[Term, Term]
    target: ThreadState
    failure: Failure | None
    reads: frozenset[Access]
    writes: frozenset[Access]
    site: Site | None
    place: Location | None
    trace: tuple[tuple[str, int, int], ...]
    back: bool
    """It ends at the head of a loop, coming from its body."""
    spawned: ThreadState | None = None
    joined: int | None = None
    exits: bool = False
    phase: int = 0
    preconditions: dict[Term, Term] = field(default_factory=dict, repr=False)
    """Memo of weakest preconditions."""

    @property
    def condition(self) -> Term:
        """Where it can happen."""
        return conjunction((self.guard, self.enabled))

    @property
    def draws(self) -> bool:
        """Whether it asks for an input."""
        return any(str(variable.args[0]).startswith(f"t{self.thread}.inputs") for variable in self.updates)

    def target_location(self, location: GlobalLocation) -> GlobalLocation:
        changed = [*location]
        changed[self.thread] = self.target
        if self.spawned is not None:
            changed.append(self.spawned)
        return tuple(changed)


@dataclass(frozen=True, slots=True)
class Moves:
    """All steps of a thread from a location. `enabled` holds where one of them can happen."""

    enabled: Term
    steps: tuple[Step, ...]

    @property
    def variables(self) -> set[Term]:
        """All that the steps speak of."""
        found = set(self.enabled.free)
        for step in self.steps:
            found |= {*step.updates, *step.guard.free, *step.enabled.free}
            found |= {variable for value in step.updates.values() for variable in value.free}
        return found

    def enabled_at(self, location: GlobalLocation) -> Term:
        """With what the other threads' locations say: a join waits for its thread's end."""
        waits = [
            negation(step.guard)
            for step in self.steps
            if step.joined is not None and location[step.joined] is not DONE
        ]
        return conjunction((self.enabled, *waits))


def same_step(one: Step, other: Step) -> bool:
    """Whether two executors mean the same."""
    return (
        one.thread == other.thread
        and one.guard is other.guard
        and one.enabled is other.enabled
        and one.updates == other.updates
        and one.target == other.target
        and one.failure == other.failure
        and one.trace == other.trace
        and one.spawned == other.spawned
        and one.joined == other.joined
        and one.exits == other.exits
        and one.site == other.site
    )


def footprint_conflict(a: Step, b: Step) -> bool:
    """Whether the steps of different threads may not commute."""
    if a.exits or b.exits or a.spawned is not None or b.spawned is not None:
        return True
    if a.joined == b.thread or b.joined == a.thread:
        return True
    return touches(a.writes, b.reads) or touches(a.writes, b.writes) or touches(a.reads, b.writes)


def touches(one: frozenset[Access], other: frozenset[Access]) -> bool:
    names = {variable for variable, _ in one}
    return any(variable in names for variable, _ in other)
