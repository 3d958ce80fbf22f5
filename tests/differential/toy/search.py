"""The reads-from search (optimal, stores nothing) and brute force, over toy programs.

What makes each feature complete, beyond reads and writes:
- Compare-exchange: whether it writes is judged by what it reads in the graph at hand; a failed one is a
  read. A weak one that would succeed also has a choice, success first.
- Choice: an event with as many alternatives; only its first value is canonical, so of the graphs that
  differ in thrown-away choices one revisits.
- Assume, await, ordered locks, trylock: blocking is a property of what was read. The read stays in the graph,
  may be revisited and counts in canonicity; a lock is an update that writes if it read "free".
- Spawn and join: their edges are part of porf. A join is enabled by its porf-prefix alone (the last event of
  the other thread), so it never has to be revisited.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toy.consistency import Consistency
from toy.graph import INIT, Event, Graph
from toy.program import Label, Program


class TooManyError(Exception):
    """Brute force would take too long."""


def brute(program: Program, cons: Consistency, most: int | None = None) -> dict[Any, Graph]:
    """All maximal consistent graphs, by adding events in every order; up to `most` graphs on the way.

    But for those that read nothing: one of them can be added at once, since every graph that goes on from
    here has it, in one of these forms, and whatever else there is in that graph can still be added.
    """
    full: dict[Any, Graph] = {}
    start = Graph(program)
    seen = {start.key()}
    work = [start]
    while work:
        g = work.pop()
        enabled = g.enabled()
        if not enabled:
            full[g.key()] = g
            continue
        at_once = [(e, label) for e, label in enabled if label.kind not in "RU"]
        for e, label in at_once[:1] or enabled:
            for h in extensions(g, e, label):
                if h.key() not in seen:
                    seen.add(h.key())
                    if most is not None and len(seen) > most:
                        raise TooManyError
                    if cons(h):
                        work.append(h)
    return full


def extensions(g: Graph, e: Event, label: Label) -> list[Graph]:
    if label.kind in "RU":
        return [g.add(e, label, w, c) for w in g.writes(label.loc) for c in g.options(label, w)]
    if label.kind == "C":
        return [g.add(e, label, choice=c) for c in range(label.value)]
    return [g.add(e, label)]


def first(g: Graph, enabled: list[tuple[Event, Label]]) -> tuple[Event, Label]:
    return enabled[0]


class ReadsFrom:
    """visit/revisit/canonical of the design; `found` counts the visits of each full graph."""

    def __init__(self, program: Program, cons: Consistency, pick: Any = None) -> None:
        self.cons = cons
        self.found: dict[Any, int] = {}
        self.dead = 0
        self.visits = 0
        self.pick: Callable[[Graph, list[tuple[Event, Label]]], tuple[Event, Label]] = pick or first
        self.visit(Graph(program))

    def visit(self, g: Graph) -> None:
        self.visits += 1
        if not self.cons(g):
            self.dead += 1
            return
        enabled = g.enabled()
        if not enabled:
            self.found[g.key()] = self.found.get(g.key(), 0) + 1
            return
        e, label = self.pick(g, enabled)
        for h in extensions(g, e, label):
            self.visit(h)
            if e in h.written:
                self.revisit(h, e)

    def revisit(self, g: Graph, a: Event) -> None:
        x = g.labels[a].loc
        pre = g.prefix(a)
        pos = {e: k for k, e in enumerate(g.order)}
        for r in g.order:
            if r in pre or r not in g.rf or g.labels[r].loc != x:
                continue
            cut = [e for e in g.order if pos[e] > pos[r] and e not in pre]
            gone = {r, *cut}
            if any(w in gone and (pos[f] < pos[w] or f in pre) for f, w in g.rf.items()):
                continue
            if not all(self.canonical(g, e, a, pre, pos) for e in gone):
                continue
            h = g.restrict(set(g.order) - set(cut))
            for c in h.options(g.labels[r], a):
                k = h.copy()
                k.retarget(r, a, c)
                self.visit(k)
                if r in k.written:
                    self.revisit(k, r)

    def canonical(self, g: Graph, e: Event, a: Event, pre: set[Event], pos: dict[Event, int]) -> bool:
        if g.choice.get(e, 0) != 0:
            return False
        if e not in g.rf:
            return True
        keep = {f for f in g.order if pos[f] < pos[e] or f in pre} - {a, e}
        w = g.rf[e]
        if w[0] != INIT and w not in keep:
            return False
        p = g.restrict(keep)
        label = g.labels[e]
        for v in sorted(p.writes(label.loc), key=str, reverse=True):
            options = p.options(label, v)
            if self.cons(p.add(e, label, v, options[0])):
                return bool(v == w)
        return False
