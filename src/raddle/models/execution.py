"""An execution as the axioms see it (RCMC, Definitions 3.3 to 3.6), and how a violated axiom is shown.

A successful read-modify-write is two events, its read and its write, joined by `rmw`. `sb` is program
order within each thread, with every initial write before everything else; `tc` are the edges that
threads add to it: spawn to the first event of the child, last event of the child to its join.
`mo` is None for models that do not record one.

Where accesses of several sizes meet (docs/explanation/mixed-sizes.md), `loc` is the word that they are parts
of, and `cells` has what is read from where for each stretch of its bytes that no access divides. `rf` and
`mo` are unions over the cells, and what speaks of one location (fr, eco) is made for each cell.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise

from raddle.models.relation import Relation, only

INITIAL = -1  # the `thread` of initial writes
_WEAKER = {  # mode: the modes it is at least as strong as (section 3.1)
    "na": {"na"},
    "rlx": {"na", "rlx"},
    "acq": {"na", "rlx", "acq"},
    "rel": {"na", "rlx", "rel"},
    "acqrel": {"na", "rlx", "acq", "rel", "acqrel"},
    "sc": {"na", "rlx", "acq", "rel", "acqrel", "sc"},
}


def at_least(mode: str, bound: str) -> bool:
    """The partial order of modes, na ⊏ rlx ⊏ acq, rel ⊏ acqrel ⊏ sc: `at_least("acqrel", "rel")`."""
    return bound in _WEAKER[mode]


@dataclass(frozen=True, slots=True)
class Event:
    """kind: R, W, F (fence), T (spawn or join) or X (anything else that is neither a memory access nor
    a fence: a choice, the end of an object's life). Only R and W have a location and a value."""

    thread: int
    index: int
    kind: str
    loc: Hashable = None
    mode: str = "na"
    value: object = None
    mute: bool = False
    """An atomic read that synchronises in no model: a trylock that failed."""
    locked: bool = False
    """Part of a read-modify-write instruction, also of one that failed and only read."""
    part: tuple[int, int] | None = None
    """In a word of several sizes: the first byte and the end of what it touches."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Bytes of a word that no access divides: the accesses that touch them, and what they read there."""

    events: int
    rf: Relation


@dataclass(frozen=True)
class Execution:
    events: tuple[Event, ...]
    sb: Relation
    tc: Relation
    rf: Relation
    rmw: Relation
    mo: Relation | None = None
    cells: tuple[Cell, ...] = ()
    _known: dict[str, Relation] = field(default_factory=dict, compare=False, repr=False)

    def with_mo(self, mo: Relation | None) -> Execution:
        """The same execution with another mo; what does not depend on mo is computed once for all."""
        other = copy.copy(self)
        for name in ("fr", "eco"):
            other.__dict__.pop(name, None)
        object.__setattr__(other, "mo", mo)
        return other

    def once(self, name: str, make: Callable[[], Relation]) -> Relation:
        """A relation that does not depend on mo, remembered under its name."""
        found = self._known.get(name)
        if found is None:
            found = self._known[name] = make()
        return found

    @property
    def size(self) -> int:
        return len(self.events)

    def where(self, test: Callable[[Event], bool]) -> int:
        """The set of events that pass the test."""
        found = 0
        for i, event in enumerate(self.events):
            if test(event):
                found |= 1 << i
        return found

    @cached_property
    def everything(self) -> int:
        return (1 << self.size) - 1

    @cached_property
    def reads(self) -> int:
        return self.where(lambda e: e.kind == "R")

    @cached_property
    def writes(self) -> int:
        return self.where(lambda e: e.kind == "W")

    @cached_property
    def fences(self) -> int:
        return self.where(lambda e: e.kind == "F")

    @cached_property
    def atomic(self) -> int:
        """Atomic accesses that synchronise where they can."""
        return self.where(lambda e: e.kind in "RW" and e.mode != "na" and not e.mute)

    def mode(self, bound: str) -> int:
        """E^bound: the events whose mode is at least that strong."""
        return self.where(lambda e: e.kind in "RWF" and not e.mute and bound in _WEAKER[e.mode])

    @cached_property
    def same_loc(self) -> Relation:
        sets: dict[Hashable, int] = {}
        for i, event in enumerate(self.events):
            if event.loc is not None:
                sets[event.loc] = sets.get(event.loc, 0) | 1 << i
        return Relation(tuple([0 if e.loc is None else sets[e.loc] for e in self.events]))

    @cached_property
    def po(self) -> Relation:
        """(sb ∪ tc)⁺: what sb is in a program whose threads are created by its threads."""
        return (self.sb | self.tc).plus()

    @cached_property
    def sbrf(self) -> Relation:
        """Section 3.2.5."""
        return (self.po | self.rf).plus()

    @cached_property
    def overlapping(self) -> Relation:
        """Accesses that share a byte."""
        if not self.cells:
            return self.same_loc
        return Relation.union(self.size, [only(c.events, self.same_loc, c.events) for c in self.all_cells])

    @cached_property
    def covering(self) -> Relation:
        """From accesses to those that touch no other bytes than they."""
        within = self.overlapping
        for cell in self.cells:
            within = within - only(self.everything & ~cell.events, within, cell.events)
        return within

    @cached_property
    def all_cells(self) -> tuple[Cell, ...]:
        """The cells, and as one more all locations that are always accessed as a whole."""
        whole = self.where(lambda e: e.part is None)
        return (Cell(whole, only(whole, self.rf, whole)), *self.cells)

    def in_cell(self, cell: Cell) -> Execution:
        """The same events as far as they touch the cell."""
        mo = None if self.mo is None else only(cell.events, self.mo, cell.events)
        return Execution(self.events, self.sb, self.tc, cell.rf, self.rmw, mo)

    @cached_property
    def fr(self) -> Relation:
        """rf⁻¹; mo, the reads-before edges."""
        if self.cells:
            return Relation.union(self.size, [self.in_cell(cell).fr for cell in self.all_cells])
        return ~self.rf @ self._mo

    @cached_property
    def eco(self) -> Relation:
        """Section 3.2.2, extended coherence order."""
        if self.cells:
            return Relation.union(self.size, [self.in_cell(cell).eco for cell in self.all_cells])
        return (self._mo | self.rf | self.fr).plus()

    @property
    def _mo(self) -> Relation:
        if self.mo is None:
            raise ValueError("this execution records no modification order")
        return self.mo

    @cached_property
    def synchronised(self) -> Relation:
        """(sb ∪ tc ∪ rf between atomics)⁺: happens-before where every atomic access synchronises."""
        return (self.po | only(self.atomic, self.rf, self.atomic)).plus()


@dataclass(frozen=True, slots=True)
class Violation:
    """`axiom` is broken; `cycle` shows how, as (event, relation, event) steps that come round."""

    axiom: str
    cycle: tuple[tuple[int, str, int], ...]


def walk(edges: dict[str, Relation], path: tuple[int, ...]) -> tuple[tuple[int, str, int], ...]:
    """Names each step of a path after the first relation that has it."""
    return tuple(
        (a, next(name for name, relation in edges.items() if (a, b) in relation), b)
        for a, b in pairwise(path)
    )


def acyclic(axiom: str, edges: dict[str, Relation]) -> Violation | None:
    """Is the union of the edges acyclic?"""
    union = Relation.empty(len(next(iter(edges.values())).rows))
    for relation in edges.values():
        union = union | relation
    if union.acyclic():
        return None
    return Violation(axiom, walk(edges, union.cycle() or ()))


def irreflexive(axiom: str, *parts: dict[str, Relation]) -> Violation | None:
    """Is p₁; p₂; … irreflexive, where each part pᵢ is the transitive closure of the union of its edges?"""
    unions = []
    for edges in parts:
        union = Relation.empty(len(next(iter(edges.values())).rows))
        for relation in edges.values():
            union = union | relation
        unions.append(union)
    closed = [union.plus() for union in unions]
    whole = closed[0]
    for relation in closed[1:]:
        whole = whole @ relation
    for start, row in enumerate(whole.rows):
        if row >> start & 1:
            return Violation(axiom, _round(parts, unions, closed, start))
    return None


def _round(
    parts: tuple[dict[str, Relation], ...], unions: list[Relation], closed: list[Relation], start: int
) -> tuple[tuple[int, str, int], ...]:
    """The steps of a way from start through one stretch of each part back to start."""

    def stretches(at: int, k: int) -> tuple[tuple[int, str, int], ...] | None:
        if k == len(parts):
            return () if at == start else None
        for to in range(len(closed[k].rows)):
            if (at, to) in closed[k]:
                rest = stretches(to, k + 1)
                path = unions[k].path(at, to)
                if rest is not None and path is not None:
                    return walk(parts[k], path) + rest
        return None

    return stretches(start, 0) or ()
