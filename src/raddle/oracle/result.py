"""What the oracle found out."""

from __future__ import annotations

from dataclasses import dataclass, field

from raddle.ir.values import Location
from raddle.oracle.findings import RacePair
from raddle.oracle.graph import Failure


@dataclass(slots=True)
class OracleResult:
    """Sets over all consistent full execution graphs.

    A class is identified by a canonical key: the set of (thread path, index, reads-from, choice) of
    its events, and with `modification_order` also the order of the writes of each location. Graphs
    in which a thread runs into an error are `failed`, neither complete nor blocked; a race makes
    no difference there. Deadlocks and livelocks are errors of blocked graphs.
    """

    model: str
    modification_order: bool
    classes: set[object] = field(default_factory=set)
    """Complete executions."""
    blocked_classes: set[object] = field(default_factory=set)
    failed_classes: set[object] = field(default_factory=set)
    outcomes: set[frozenset[object]] = field(default_factory=set)
    """What the threads of complete executions read and chose: {(path, (("read", 1), …)), …}."""
    memories: set[frozenset[tuple[str, int]]] = field(default_factory=set)
    """Final values of the globals touched, of complete executions; only with modification_order."""
    states: set[tuple[frozenset[object], frozenset[tuple[str, int]]]] = field(default_factory=set)
    """(outcome, memory) together; only with modification_order."""
    errors: set[Failure] = field(default_factory=set)
    races: set[RacePair] = field(default_factory=set)
    """Pairs of source places, each pair sorted."""
    late_uses: set[Failure] = field(default_factory=set)
    """Accesses that race with the end of their object's life and may come after it: errors even if races are
    none."""
    racy_classes: set[object] = field(default_factory=set)
    cuts: set[Location | None] = field(default_factory=set)
    """Loops that the bound cut."""
    explored: int = 0

    @property
    def executions(self) -> int:
        return len(self.classes)

    @property
    def blocked(self) -> int:
        return len(self.blocked_classes)

    def summary(self) -> Summary:
        """Counts and errors as a verdict needs them; races are errors of kind "race"."""
        found = {(failure.kind, str(failure.place or "")) for failure in self.errors}
        found |= {("race", " and ".join(pair)) for pair in self.races}
        return Summary(self.executions, self.blocked, self.explored, tuple(sorted(found)))


@dataclass(frozen=True, slots=True)
class Summary:
    """`errors`: (kind, place) pairs; a race's place names both accesses."""

    executions: int
    blocked: int
    explored: int
    errors: tuple[tuple[str, str], ...]
