"""The search that leaves critical sections unordered. It remembers the graphs it has visited.

Unlike the search that remembers nothing it makes every revisit that leaves no read dangling: half a critical
section can make a choice canonical that the section's own later events forbid.
- The weaker consistency of `sections.Saturated` prunes; full graphs are checked exactly.
- If the next event of a thread can be added in no way, the thread is stuck and the others go on: their writes
  may revisit what it has read. For a read-modify-write a new write of its location is reason to try again.
- A stuck write costs nothing if its thread's last read has another choice that gets the thread out of its
  sections, and nobody can depend on the thread since: whatever revisit comes then comes there too.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from toy.graph import Event, Graph
from toy.program import Label, Op, Program
from toy.search import extensions
from toy.sections import LockView

Enabled = list[tuple[Event, Label]]
Pick = Callable[[Graph, Enabled], tuple[Event, Label]]


@dataclass
class Unordered(Program):
    """A program whose locks, but for the `ordered` ones, read nothing: L and X events.

    A thread that locks what it holds blocks.
    """

    ordered: str = ""

    def next(self, thread: int, answers: tuple[Any, ...]) -> Label | str | None:
        label = super().next(thread, answers)
        if isinstance(label, Label) and label.kind == "L" and label.update[0] in self.held(thread, answers):
            return "blocked"
        return label

    def wanted(self, thread: int, answers: tuple[Any, ...]) -> Label | str | None:
        """The next label, also that of a lock which the thread holds."""
        return super().next(thread, answers)

    def held(self, thread: int, answers: tuple[Any, ...]) -> set[str]:
        held: set[str] = set()
        for k in range(len(answers)):
            label = super().next(thread, answers[:k])
            if isinstance(label, Label) and label.kind == "L":
                held.add(label.update[0])
            elif isinstance(label, Label) and label.kind == "X":
                held.discard(label.update[0])
        return held

    def _label(self, op: Op, regs: dict[str, int]) -> Label:  # type: ignore[override]
        if op[0] in ("LOCK", "UNLOCK") and op[1] not in self.ordered:
            return Label("L" if op[0] == "LOCK" else "X", update=(op[1],))
        return Program._label(op, regs)


def reachable(program: Program, cons: Callable[[Graph], bool]) -> tuple[dict[Any, Graph], dict[Any, Graph]]:
    """By adding events in every order: the full graphs, and those that nothing can be added to."""
    start = Graph(program)
    seen = {start.key(): True}
    work = [start]
    full, maximal = {}, {}
    while work:
        g = work.pop()
        enabled = g.enabled()
        grows = False
        for h in (h for e, label in enabled for h in extensions(g, e, label)):
            if h.key() not in seen:
                seen[h.key()] = cons(h)
                if seen[h.key()]:
                    work.append(h)
            grows = grows or seen[h.key()]
        if not grows:
            maximal[g.key()] = g
        if not enabled:
            full[g.key()] = g
    return full, maximal


def contained(d: Graph, g: Graph) -> bool:
    """Is d a part of g, reading the same?"""
    same_reads = all(g.rf.get(r) == w for r, w in d.rf.items())
    return same_reads and d.choice.items() <= g.choice.items() and d.labels.keys() <= g.labels.keys()


def lowest(model: str) -> Pick:
    return lambda g, enabled: enabled[0]


def open_sections_first(model: str) -> Pick:
    """Threads in open sections that no other open one must precede, then others in open ones, then any."""

    def pick(g: Graph, enabled: Enabled) -> tuple[Event, Label]:
        view = LockView(g, model)
        opened = {k for k, s in enumerate(view.sections) if not s.closed}
        lb = view.saturate() or frozenset()
        inside = {view.sections[k].thread for k in opened}
        later = {view.sections[b].thread for a, b in lb if {a, b} <= opened}
        return min(enabled, key=lambda one: (one[0][0] not in inside, one[0][0] in later, one[0]))

    return pick


def any_thread(model: str) -> Pick:
    """A function of the graph and the order of its events that follows no rule."""

    def pick(g: Graph, enabled: Enabled) -> tuple[Event, Label]:
        text = repr((g.order, sorted(g.rf.items(), key=repr), sorted(g.choice.items())))
        return enabled[zlib.crc32(text.encode()) % len(enabled)]

    return pick


@dataclass
class Dead:
    """A graph with a thread stuck at a write, to be gone on with unless `choice` has a better choice."""

    g: Graph
    stuck: frozenset[int]
    choice: Event


class Remembering:
    """`found`: full graphs that `exact` accepts, and how often; `terminal`: all where no thread can go on."""

    def __init__(
        self,
        program: Unordered,
        cons: Callable[[Graph], bool],
        exact: Callable[[Graph], bool],
        pick: Pick,
    ) -> None:
        self.program, self.cons, self.exact, self.pick = program, cons, exact, pick
        self.known: dict[Any, frozenset[int]] = {}
        self.dead: list[Dead] = []
        self.found: dict[Any, int] = {}
        self.terminal: dict[Any, Graph] = {}
        self.histories: set[tuple[int, tuple[Any, ...]]] = set()
        self.visits = 0
        self.start(Graph(program))

    def start(self, g: Graph) -> None:
        mark = len(self.dead)
        self.visit(g, frozenset())
        while len(self.dead) > mark:
            dead = self.dead.pop()
            self.visit(dead.g, dead.stuck)

    def visit(self, g: Graph, stuck: frozenset[int]) -> frozenset[int]:
        """Which threads get out of their sections, or to where they block, by events of their own."""
        key = (g.key(), stuck)
        if key in self.known:
            return self.known[key]
        self.known[key] = frozenset()
        if not self.cons(g):
            return frozenset()
        self.visits += 1
        self.histories |= set(g.answers.items())
        out = self.known[key] = self.outside(g)
        enabled = g.enabled()
        able = [one for one in enabled if one[0][0] not in stuck]
        if able:
            out = self.known[key] = out | self.extend(g, stuck, *self.pick(g, able))
        else:
            self.terminal[g.key()] = g
            if not enabled and self.exact(g):
                self.found[g.key()] = self.found.get(g.key(), 0) + 1
        return out

    def extend(self, g: Graph, stuck: frozenset[int], e: Event, label: Label) -> frozenset[int]:
        added, out, mark, me = False, False, len(self.dead), frozenset({e[0]})
        for h in extensions(g, e, label):
            added = self.cons(h) or added
            out = bool(self.visit(h, self.still(stuck, h, e)) & me) or out
            if e in h.written:
                self.revisit(h, e)
        mine = [dead for dead in self.dead[mark:] if dead.choice == e]
        self.dead[mark:] = [dead for dead in self.dead[mark:] if dead.choice != e]
        for dead in [] if out else mine:
            self.visit(dead.g, dead.stuck)
        if not added:
            choice = self.last_choice(g, e[0]) if label.kind == "W" else None
            if choice is None:
                self.visit(g, stuck | me)
            else:
                self.dead.append(Dead(g, stuck | me, choice))
        return me if out else frozenset()

    def outside(self, g: Graph) -> frozenset[int]:
        """Threads in no section, or with nothing to add."""
        inside = (e[0] for e, _ in g.enabled() if self.program.held(e[0], g.answers.get(e[0], ())))
        return frozenset(range(len(self.program.threads))) - frozenset(inside)

    def last_choice(self, g: Graph, t: int) -> Event | None:
        """The thread's last read or choice, if nothing others may depend on stands there or after it."""
        for i in range(len(g.answers.get(t, ())), 0, -1):
            e = (t, i)
            if e in g.written or g.labels[e].kind == "S":
                return None
            if e in g.rf or e in g.choice:
                return e
        return None

    def still(self, stuck: frozenset[int], g: Graph, a: Event) -> frozenset[int]:
        """Who is stuck after a: a new write is something else to read."""
        if not stuck or a not in g.written:
            return stuck
        loc = g.labels[a].loc
        return stuck - {e[0] for e, label in g.enabled() if label.kind in "RU" and label.loc == loc}

    def revisit(self, g: Graph, a: Event) -> None:
        """Let earlier reads of its location read from a; whatever came after and did not lead to a goes."""
        loc = g.labels[a].loc
        prefix = g.prefix(a)
        for k, r in enumerate(g.order):
            if r in prefix or r not in g.rf or g.labels[r].loc != loc:
                continue
            keep = {*g.order[: k + 1], *prefix}
            gone = {*g.order} - keep | {r}  # r may come to write something else
            if any(w in gone and e in keep and e != r for e, w in g.rf.items()):
                continue
            kept = g.restrict(keep)
            for choice in kept.options(g.labels[r], a):
                h = kept.copy()
                h.retarget(r, a, choice)
                self.start(h)
                if r in h.written:
                    self.revisit(h, r)
