"""The search that leaves critical sections unordered and remembers the graphs it has visited."""

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
    """A program whose locks, but the `ordered` ones, read nothing: L and X events.

    A thread that locks what it holds blocks.
    """

    ordered: str = ""

    def next(self, thread: int, answers: tuple[Any, ...]) -> Label | str | None:
        label = super().next(thread, answers)
        if isinstance(label, Label) and label.kind == "L" and label.update[0] in self.held(thread, answers):
            return "blocked"
        return label

    def wants(self, thread: int, answers: tuple[Any, ...]) -> Label | str | None:
        """The next label even if the thread blocks there because it locks what it holds."""
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
        for e, label in enabled:
            for h in extensions(g, e, label):
                known = seen.get(h.key())
                if known is None:
                    known = seen[h.key()] = cons(h)
                    if known:
                        work.append(h)
                grows = grows or known
        if not grows:
            maximal[g.key()] = g
        if not enabled:
            full[g.key()] = g
    return full, maximal


def lowest(g: Graph, enabled: Enabled) -> tuple[Event, Label]:
    return enabled[0]


def open_sections_first(model: str) -> Pick:
    def pick(g: Graph, enabled: Enabled) -> tuple[Event, Label]:
        view = LockView(g, model)
        opened = [k for k, s in enumerate(view.sections) if not s.closed]
        if opened:
            lb = view.saturate() or frozenset()
            inside = {view.sections[k].thread for k in opened}
            later = {view.sections[b].thread for a, b in lb if a in opened and b in opened}
            for threads in (inside - later, inside):
                for choice in enabled:
                    if choice[0][0] in threads:
                        return choice
        return enabled[0]

    return pick


def any_thread(g: Graph, enabled: Enabled) -> tuple[Event, Label]:
    """A function of the graph that follows no rule."""
    text = repr((sorted(g.order), sorted(g.rf.items(), key=repr), sorted(g.choice.items())))
    return enabled[zlib.crc32(text.encode()) % len(enabled)]


def any_thread_by_order(g: Graph, enabled: Enabled) -> tuple[Event, Label]:
    """The same, and the order in which events were added matters too."""
    text = repr((g.order, sorted(g.rf.items(), key=repr), sorted(g.choice.items())))
    return enabled[zlib.crc32(text.encode()) % len(enabled)]


class Remembering:
    """`found`: full graphs that the exact consistency accepts; `terminal`: all where no thread can go on."""

    def __init__(
        self,
        program: Unordered,
        inner: Callable[[Graph], bool],
        exact: Callable[[Graph], bool],
        pick: Pick = lowest,
    ) -> None:
        self.inner, self.exact, self.pick = inner, exact, pick
        self.seen: set[Any] = set()
        self.found: dict[Any, int] = {}
        self.terminal: dict[Any, Graph] = {}
        self.refused = 0
        self.visits = 0
        self.visit(Graph(program), frozenset())

    def visit(self, g: Graph, stuck: frozenset[int]) -> None:
        key = (g.key(), stuck)
        if key in self.seen:
            return
        self.seen.add(key)
        if not self.inner(g):
            return
        self.visits += 1
        enabled = g.enabled()
        able = [choice for choice in enabled if choice[0][0] not in stuck]
        if not able:
            self.terminal[g.key()] = g
            if not enabled:
                if self.exact(g):
                    self.found[g.key()] = self.found.get(g.key(), 0) + 1
                else:
                    self.refused += 1
            return
        e, label = self.pick(g, able)
        added = False
        for h in extensions(g, e, label):
            added = self.inner(h) or added
            self.visit(h, self.still(stuck, h, e))
            if e in h.written:
                self.revisit(h, e)
        if not added:
            self.visit(g, stuck | {e[0]})

    def still(self, stuck: frozenset[int], g: Graph, a: Event) -> frozenset[int]:
        """A new write is something new to read for a thread stuck at a read-modify-write."""
        if not stuck or a not in g.written:
            return stuck
        loc = g.labels[a].loc
        free = {e[0] for e, label in g.enabled() if label.kind in "RU" and label.loc == loc}
        return stuck - free

    def revisit(self, g: Graph, a: Event) -> None:
        loc = g.labels[a].loc
        prefix = g.prefix(a)
        for k, r in enumerate(g.order):
            if r in prefix or r not in g.rf or g.labels[r].loc != loc:
                continue
            keep = set(g.order[: k + 1]) | prefix
            lost = set(g.order) - keep | {r}  # r may come to write something else
            if any(w in lost and e in keep and e != r for e, w in g.rf.items()):
                continue
            kept = g.restrict(keep)
            for choice in kept.options(g.labels[r], a):
                h = kept.copy()
                h.retarget(r, a, choice)
                self.visit(h, frozenset())
                if r in h.written:
                    self.revisit(h, r)
