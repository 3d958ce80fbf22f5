"""Critical sections without an order: is there one that makes a graph consistent?

A lock is an event that reads nothing. The sections of one lock exclude each other, so some total order of them
must explain what was read. `saturate` derives the part of it that the graph forces (lb), `realisable` decides
whether all of it exists. An open section counts as if it closed where it stands.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Any

from toy.consistency import View, arrangements, chains, closure, linear, psc, tso
from toy.graph import Graph


@dataclass(frozen=True)
class Section:
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
        self.pairs = [
            (a, b)
            for (a, s), (b, u) in itertools.combinations(enumerate(self.sections), 2)
            if s.lock == u.lock
        ]
        self.porf = self.po[:]
        for r, w in self.rf.items():
            if w is not None:
                self.porf[w] |= 1 << r
        closure(self.porf)
        self.base = self.hb("rc11" if model == "rc11" else "ra")
        self.sc_events = model == "rc11" and any(
            lab.mode == "sc" and lab.kind in "RWUF" for lab in self.label
        )
        self.per_loc: dict[str, list[int]] = {x: [] for x in self.locs}
        for i, x in enumerate(self.loc):
            if x is not None:
                self.per_loc[x].append(i)

    def _sections(self) -> Any:
        threads: dict[int, list[int]] = {}
        for t, i in sorted(self.events):
            threads.setdefault(t, []).append(self.index[t, i])
        for t, events in threads.items():
            held: dict[str, int] = {}
            for k, e in enumerate(events):
                lab = self.label[e]
                if lab.kind == "L":
                    held[lab.update[0]] = k
                elif lab.kind == "X":
                    start = held.pop(lab.update[0])
                    yield Section(lab.update[0], t, events[start], e, True, mask(events[start : k + 1]))
            for lock, start in held.items():
                yield Section(lock, t, events[start], events[-1], False, mask(events[start:]))

    def with_lb(self, rows: list[int], lb: Any) -> list[int]:
        rows = rows[:]
        for a, b in lb:
            rows[self.sections[a].last] |= 1 << self.sections[b].first
        return closure(rows)

    def conflicts(self, hb: list[int]) -> list[int] | None:
        """Which accesses of one location come before which in every modification order; None: there is none."""
        rows = [0] * self.n
        for x, accesses in self.per_loc.items():
            found = chains(self, hb, x)
            if found is None:
                return None
            members, before = found
            before = closure_of_before(before)
            place: dict[int | None, tuple[int, int]] = {None: (0, -1)}
            for k, chain in enumerate(members):
                for i, w in enumerate(chain):
                    place[w] = (k, i)
            spots = [
                (e, *(place[e] if self.writing[e] else place[self.rf[e]]), self.writing[e]) for e in accesses
            ]
            for a, ka, ia, wa in spots:
                for b, kb, ib, wb in spots:
                    later = ia < ib if ka == kb else before[kb] >> ka & 1
                    if later or ((ka, ia) == (kb, ib) and wa and not wb):
                        rows[a] |= 1 << b
        return rows

    def accepts(self, lb: Any) -> bool:
        """Is there a modification order that the model takes, given these lb edges?"""
        if self.model == "ra" or (self.model == "rc11" and not self.sc_events):
            return True  # coherence, which `saturate` decides, is all
        hb = self.with_lb(self.base, lb)
        if self.model == "rc11":
            return self._orders(hb, hb, psc)
        po, self.po = self.po, self.with_lb(self.po, lb)
        try:
            return linear(self) if self.model == "sc" else self._orders(hb, hb, tso)
        finally:
            self.po = po

    def _orders(self, coherent: list[int], hb: list[int], accept: Any) -> bool:
        per_loc = []
        for x in self.locs:
            found = chains(self, coherent, x)
            if found is None:
                return False
            per_loc.append(list(arrangements(*found)))
        return any(accept(self, hb, combo) for combo in itertools.product(*per_loc))

    def saturate(self, lb: frozenset[tuple[int, int]] = frozenset()) -> frozenset[tuple[int, int]] | None:
        """The least lb that contains the given one; None if it contradicts the graph."""
        while True:
            order = self.with_lb(self.porf, lb)
            if any(row >> i & 1 for i, row in enumerate(order)):
                return None
            eco = self.conflicts(self.with_lb(self.base, lb))
            if eco is None:
                return None
            more = set(lb)
            for a, b in self.pairs:
                for s, u in ((a, b), (b, a)):
                    if (s, u) not in lb and self._before(self.sections[s], self.sections[u], order, eco):
                        more.add((s, u))
            if len(more) == len(lb):
                return lb
            lb = frozenset(more)

    def _before(self, s: Section, u: Section, order: list[int], eco: list[int]) -> bool:
        if order[s.first] & u.events:
            return True
        rest, i = s.events, 0
        while rest:
            if rest & 1 and (order[i] | eco[i]) & u.events:
                return True
            rest >>= 1
            i += 1
        return False

    def saturated(self) -> bool:
        lb = self.saturate()
        return lb is not None and self.accepts(lb)

    def realisable(self, lb: frozenset[tuple[int, int]] = frozenset()) -> frozenset[tuple[int, int]] | None:
        """A total order of the sections of each lock that makes the graph consistent."""
        found = self.saturate(lb)
        if found is None:
            return None
        open_pair = next(((a, b) for a, b in self.pairs if not {(a, b), (b, a)} & found), None)
        if open_pair is None:
            return found if self.accepts(found) else None
        if not (self.model in ("ra",) or self.accepts(found)):
            return None
        a, b = open_pair
        answer = self.realisable(found | {(a, b)})
        return answer if answer is not None else self.realisable(found | {(b, a)})

    def realisable_slowly(self) -> bool:
        """The same, from the definition."""
        locks: dict[str, list[int]] = {}
        for k, s in enumerate(self.sections):
            locks.setdefault(s.lock, []).append(k)
        for orders in itertools.product(*(itertools.permutations(some) for some in locks.values())):
            lb = frozenset(pair for order in orders for pair in itertools.combinations(order, 2))
            order = self.with_lb(self.porf, lb)
            if any(row >> i & 1 for i, row in enumerate(order)):
                continue
            if self.conflicts(self.with_lb(self.base, lb)) is not None and self.accepts(lb):
                return True
        return False


def mask(events: list[int]) -> int:
    return sum(1 << e for e in events)


def closure_of_before(before: list[int]) -> list[int]:
    return closure(before[:])


class Saturated:
    """The weaker consistency, with a memory, for one program and one model."""

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
        return view.saturated()


class Realisable(Saturated):
    """The exact consistency, with a memory."""

    def decide(self, view: LockView) -> bool:
        return view.realisable() is not None
