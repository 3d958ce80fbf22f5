"""Execution graphs of toy programs: events in the order they were added, reads-from, choices."""

from __future__ import annotations

from typing import Any

from toy.program import Label, Program

Event = tuple[int, int]  # (thread, index from 1); (-1, x) is the initial write of x
INIT = -1


class Graph:
    """`order` is <G. `rf` maps reads to writes, `choice` holds choices (also spurious failures)."""

    __slots__ = ("_key", "answers", "choice", "labels", "order", "program", "rf", "written")

    def __init__(self, program: Program) -> None:
        self.program = program
        self.order: list[Event] = []
        self.rf: dict[Event, Any] = {}
        self.choice: dict[Event, int] = {}
        self.labels: dict[Event, Label] = {}
        self.written: dict[Event, int] = {}
        self.answers: dict[int, tuple[Any, ...]] = {}
        self._key: Any = None

    def copy(self) -> Graph:
        g = Graph(self.program)
        g.order = self.order[:]
        g.rf, g.choice, g.labels = self.rf.copy(), self.choice.copy(), self.labels.copy()
        g.written, g.answers = self.written.copy(), self.answers.copy()
        return g

    def key(self) -> Any:
        if self._key is None:
            self._key = (frozenset(self.order), frozenset(self.rf.items()), frozenset(self.choice.items()))
        return self._key

    def value(self, w: Any) -> int:
        return 0 if w[0] == INIT else self.written[w]

    def is_write(self, e: Event) -> bool:
        return e in self.written

    def writes(self, loc: str | None) -> list[Any]:
        """All writes to loc, the initial one first."""
        return [(INIT, loc)] + [e for e in self.order if e in self.written and self.labels[e].loc == loc]

    def _answer(self, e: Event) -> Any:
        label = self.labels[e]
        if label.kind == "R":
            return self.value(self.rf[e])
        if label.kind == "U":
            return (self.value(self.rf[e]), e in self.written)
        return self.choice.get(e)

    def _settle(self, e: Event) -> None:
        """(Re)compute what e writes and answers, e being the last event of its thread."""
        label = self.labels[e]
        self.written.pop(e, None)
        if label.kind == "W":
            self.written[e] = label.value
        elif label.kind == "U":
            value = label.written(self.value(self.rf[e]))
            if value is not None and not self.choice.get(e, 0):
                self.written[e] = value
        self.answers[e[0]] = (*self.answers.get(e[0], ())[: e[1] - 1], self._answer(e))
        self._key = None

    def add(self, e: Event, label: Label, rf: Any = None, choice: int | None = None) -> Graph:
        g = self.copy()
        g.order.append(e)
        g.labels[e] = label
        if rf is not None:
            g.rf[e] = rf
        if choice is not None:
            g.choice[e] = choice
        g._settle(e)
        return g

    def could_succeed(self, label: Label, w: Any) -> bool:
        return label.kind == "U" and label.written(self.value(w)) is not None

    def options(self, label: Label, w: Any) -> list[int | None]:
        """The choices attached to reading w: a weak compare-exchange that would succeed may fail."""
        return [0, 1] if label.weak and self.could_succeed(label, w) else [None]

    def restrict(self, keep: set[Event]) -> Graph:
        g = Graph(self.program)
        for e in self.order:
            if e in keep:
                g.order.append(e)
                g.labels[e] = self.labels[e]
                if e in self.rf:
                    g.rf[e] = self.rf[e]
                if e in self.choice:
                    g.choice[e] = self.choice[e]
                if e in self.written:
                    g.written[e] = self.written[e]
        last: dict[int, int] = {}
        for t, i in g.order:
            last[t] = max(last.get(t, 0), i)
        g.answers = {t: self.answers[t][:i] for t, i in last.items()}
        return g

    def retarget(self, r: Event, w: Any, choice: int | None) -> None:
        """Let r, the last event of its thread, read from w."""
        self.rf[r] = w
        self.choice.pop(r, None)
        if choice is not None:
            self.choice[r] = choice
        self._settle(r)

    # --- threads

    def spawner(self, thread: int) -> Event | None:
        for e, label in self.labels.items():
            if label.kind == "S" and label.value == thread:
                return e
        return None

    def started(self, thread: int) -> bool:
        return thread not in self.program.spawned or self.spawner(thread) is not None

    def finished(self, thread: int) -> bool:
        return self.started(thread) and self.program.next(thread, self.answers.get(thread, ())) is None

    def enabled(self) -> list[tuple[Event, Label]]:
        found = []
        for t in range(len(self.program.threads)):
            if not self.started(t):
                continue
            answers = self.answers.get(t, ())
            label = self.program.next(t, answers)
            if isinstance(label, Label) and not (label.kind == "J" and not self.finished(label.value)):
                found.append(((t, len(answers) + 1), label))
        return found

    def stuck(self) -> frozenset[int]:
        """Threads that are neither finished nor able to go on (in a graph with nothing enabled)."""
        return frozenset(
            t for t in range(len(self.program.threads)) if self.started(t) and not self.finished(t)
        )

    def before(self, e: Event) -> list[Event]:
        """Immediate porf predecessors."""
        t, i = e
        found: list[Event] = []
        if i > 1:
            found.append((t, i - 1))
        elif t in self.program.spawned:
            s = self.spawner(t)
            if s is not None:
                found.append(s)
        w = self.rf.get(e)
        if w is not None and w[0] != INIT:
            found.append(w)
        label = self.labels[e]
        if label.kind == "J":
            n = len(self.answers.get(label.value, ()))
            if n:
                found.append((label.value, n))
            else:
                s = self.spawner(label.value)
                if s is not None:
                    found.append(s)
        return found

    def prefix(self, a: Event) -> set[Event]:
        """a and everything porf-before it."""
        seen: set[Event] = set()
        work = [a]
        while work:
            e = work.pop()
            if e not in seen:
                seen.add(e)
                work.extend(self.before(e))
        return seen
