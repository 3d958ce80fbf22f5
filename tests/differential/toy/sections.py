"""Critical sections without an order: is there one that makes a graph consistent?

A lock is an event that reads nothing. The sections of one lock exclude each other, so some total order of
them must explain what was read. `saturate` derives the part of it that the graph forces (lb), `realise` finds
all of it. An open section counts as if it closed where it stands.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from toy.consistency import arrangements, chains, linear, psc, sc_fences, tso
from toy.graph import Graph
from toy.view import View, closure

Lb = frozenset[tuple[int, int]]
"""Pairs of sections, by number: the first is before the second."""


@dataclass(frozen=True)
class Section:
    """`first` is its lock, `last` its unlock or, while it is open, its last event so far."""

    lock: str
    thread: int
    first: int
    last: int
    closed: bool
    events: int


class LockView(View):
    """A graph with its events numbered, and its critical sections."""

    def __init__(self, g: Graph, model: str) -> None:
        super().__init__(g)
        self.model = model
        self.sections = list(self._sections())
        numbered = enumerate(self.sections)
        self.pairs = [(a, b) for (a, s), (b, u) in itertools.combinations(numbered, 2) if s.lock == u.lock]
        self.porf = self.po[:]
        for r, w in self.rf.items():
            if w is not None:
                self.porf[w] |= 1 << r
        closure(self.porf)
        self.base = self.hb(model)
        self.accesses: dict[str, list[int]] = {}
        for i, x in enumerate(self.loc):
            if x is not None:
                self.accesses.setdefault(x, []).append(i)

    def _sections(self) -> Iterator[Section]:
        threads: dict[int, list[int]] = {}
        for e in sorted(self.events):
            threads.setdefault(e[0], []).append(self.index[e])
        for t, events in threads.items():
            held: dict[str, int] = {}
            for k, e in enumerate(events):
                label = self.label[e]
                if label.kind == "L":
                    held[label.update[0]] = k
                elif label.kind == "X":
                    start = held.pop(label.update[0])
                    yield Section(label.update[0], t, events[start], e, True, bits(events[start : k + 1]))
            for lock, start in held.items():
                yield Section(lock, t, events[start], events[-1], False, bits(events[start:]))

    def ordered(self, rows: list[int], lb: Lb) -> list[int]:
        """A relation closed together with lb: an unlock happens before the locks after it."""
        rows = rows[:]
        for a, b in lb:
            rows[self.sections[a].last] |= 1 << self.sections[b].first
        return closure(rows)

    def forced(self, hb: list[int]) -> list[int] | None:
        """Which accesses of a location come before which in every modification order; None: there is none."""
        rows = [0] * self.n
        for x, accesses in self.accesses.items():
            found = chains(self, hb, x)
            if found is None:
                return None
            members, before = found
            before = closure(before[:])
            place: dict[int | None, tuple[int, int]] = {None: (0, -1)}
            place |= {w: (k, i) for k, chain in enumerate(members) for i, w in enumerate(chain)}
            for a in accesses:
                ka, ia = place[a if self.writing[a] else self.rf[a]]
                for b in accesses:
                    kb, ib = place[b if self.writing[b] else self.rf[b]]
                    reads_from = (ka, ia) == (kb, ib) and self.writing[a] and not self.writing[b]
                    if reads_from or (ia < ib if ka == kb else before[kb] >> ka & 1):
                        rows[a] |= 1 << b
        return rows

    def saturate(self, lb: Lb = frozenset()) -> Lb | None:
        """The least lb that contains the given one; None if it contradicts the graph."""
        while True:
            order = self.ordered(self.porf, lb)
            if any(row >> i & 1 for i, row in enumerate(order)):
                return None
            eco = self.forced(self.ordered(self.base, lb))
            if eco is None:
                return None
            rows = [a | b for a, b in zip(order, eco, strict=True)]
            both = (pair for a, b in self.pairs for pair in ((a, b), (b, a)))
            more = lb | {(a, b) for a, b in both if self._leads(rows, self.sections[a], self.sections[b])}
            if more == lb:
                return lb
            lb = more

    def _leads(self, rows: list[int], a: Section, b: Section) -> bool:
        return any(a.events >> i & 1 and rows[i] & b.events for i in range(self.n))

    def accepts(self, lb: Lb) -> bool:
        """Is there a modification order that the model takes, given lb? `saturate` has seen to coherence."""
        hb = self.ordered(self.base, lb)
        if self.model == "rc11":
            return not self.strong("RWUF") or self._some_order(hb, psc)
        if self.model == "ra":
            return not self.strong("F") or self._some_order(hb, sc_fences)
        po, self.po = self.po, self.ordered(self.po, lb)
        try:
            return linear(self) if self.model == "sc" else self._some_order(hb, tso)
        finally:
            self.po = po

    def _some_order(self, hb: list[int], accept: Any) -> bool:
        found = [chains(self, hb, x) for x in self.locs]
        per_loc = [list(arrangements(*one)) for one in found if one is not None]
        return any(accept(self, hb, combo) for combo in itertools.product(*per_loc))

    def open_last(self) -> Lb:
        """What holds when no lock is given away before its section closes: open sections come last."""
        both = (pair for a, b in self.pairs for pair in ((a, b), (b, a)))
        return frozenset((a, b) for a, b in both if not self.sections[b].closed)

    def realise(self, lb: Lb = frozenset()) -> Lb | None:
        """A total order of the sections of each lock that contains lb and makes the graph consistent."""
        found = self.saturate(lb)
        if found is None or not self.accepts(found):
            return None
        for a, b in self.pairs:
            if (a, b) not in found and (b, a) not in found:
                answer = self.realise(found | {(a, b)})
                return answer if answer is not None else self.realise(found | {(b, a)})
        return found

    def realise_slowly(self) -> bool:
        """Whether there is such an order, from the definition."""
        locks: dict[str, list[int]] = {}
        for k, section in enumerate(self.sections):
            locks.setdefault(section.lock, []).append(k)
        for orders in itertools.product(*map(itertools.permutations, locks.values())):
            lb = frozenset(pair for order in orders for pair in itertools.combinations(order, 2))
            cyclic = any(row >> i & 1 for i, row in enumerate(self.ordered(self.porf, lb)))
            if not cyclic and self.forced(self.ordered(self.base, lb)) is not None and self.accepts(lb):
                return True
        return False


def bits(events: list[int]) -> int:
    return sum(1 << e for e in events)


class Saturated:
    """The weaker consistency: no contradiction is derived. With a memory, for one program and one model."""

    def __init__(self, model: str) -> None:
        self.model = model
        self.known: dict[Any, bool] = {}

    def __call__(self, g: Graph) -> bool:
        key = g.key()
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.decide(LockView(g, self.model))
        return found

    def decide(self, view: LockView) -> bool:
        lb = view.saturate()
        return lb is not None and view.accepts(lb)


class Exact(Saturated):
    """Some order of the sections makes the graph consistent."""

    def decide(self, view: LockView) -> bool:
        return view.realise() is not None


class Real(Saturated):
    """The same, and open sections come last: what a run of the program can have done so far."""

    def decide(self, view: LockView) -> bool:
        return view.realise(view.open_last()) is not None
