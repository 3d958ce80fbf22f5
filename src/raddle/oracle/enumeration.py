"""Every consistent execution graph of a small program, by brute force over the axioms.

Every graph is built in an order that respects program order, reads-from and thread edges, and each in
one such order only: take the first thread (by number) that can go on; if its next event reads, then
either it reads one of the writes that are there and were not refused before, or it is put off, and
from then on those writes are refused: it will read one that comes later.

*Each graph is reached.* Follow the choices that agree with it. As long as it is not whole, it has a
missing event all of whose predecessors are there; its thread was never put off from the write it
reads, so that thread can go on. *None twice*: the choices that agree with a graph are determined.
Where nobody can go on but some thread was put off, no graph is left. Partial graphs are dropped
when the axioms forbid them whatever follows: cutting a porf-closed rest keeps consistency (RCMC,
Lemma 3.8, and the same argument for the other models).
"""

from __future__ import annotations

from collections.abc import Iterator

from raddle.errors import UnsupportedError
from raddle.models import Model
from raddle.oracle.graph import Graph, Source, Target, Thread
from raddle.oracle.labels import READING, Label
from raddle.oracle.orders import possible
from raddle.oracle.steps import Steps
from raddle.oracle.threads import Threads
from raddle.oracle.view import view

# For each thread that was put off: what its next event reads, and the writes it will not read.
Refused = dict[int, tuple[Target, frozenset[Source]]]


class Enumeration:
    """`graphs()` yields full graphs that no axiom rules out yet; mo is still to be decided."""

    def __init__(
        self,
        program: Threads,
        model: Model,
        steps: Steps,
        max_events: int,
        max_graphs: int,
        prune: bool = True,
    ) -> None:
        self.program = program
        self.model = model
        self.steps = steps
        self.max_events = max_events
        self.max_graphs = max_graphs
        self.prune = prune
        self.explored = 0

    def graphs(self) -> Iterator[Graph]:
        return self._visit(Graph(self.program, {0: Thread(self.program.main, {})}), {})

    def _visit(self, graph: Graph, refused: Refused) -> Iterator[Graph]:
        self._count(graph)
        for number in refused:
            if not _fresh(graph, number, refused) and not _hope(graph, number):
                return
        for number in sorted(graph.threads):
            if not graph.active(number):
                continue
            label = graph.stop(number).label
            if label.kind not in READING:
                made = self._next(graph, number, label)
                for other in made:
                    yield from self._visit(other, refused)
                if made:
                    return
                continue
            if number not in refused:
                found = self.steps.access(graph, number, label)
                if isinstance(found, Graph):
                    yield from self._visit(found, refused)
                    return
                refused = {**refused, number: (found, frozenset())}
            fresh = _fresh(graph, number, refused)
            if fresh:
                yield from self._read(graph, number, label, fresh, refused)
                return
        if not refused:
            yield graph

    def _next(self, graph: Graph, number: int, label: Label) -> list[Graph]:
        """The thread's next event, which does not read; nothing for a join that has to wait."""
        if label.kind != "store":
            return self.steps.other(graph, number, label)
        found = self.steps.access(graph, number, label)
        return [found if isinstance(found, Graph) else self.steps.write(graph, number, label, found)]

    def _read(
        self, graph: Graph, number: int, label: Label, fresh: list[Source], refused: Refused
    ) -> Iterator[Graph]:
        target, old = refused[number]
        rest = {other: what for other, what in refused.items() if other != number}
        for write in fresh:
            for made in self.steps.read(graph, number, label, target, write):
                if not self.prune or possible(view(made), self.model):
                    yield from self._visit(made, rest)
        if _hope(graph, number):
            yield from self._visit(graph, {**rest, number: (target, old.union(fresh))})

    def _count(self, graph: Graph) -> None:
        self.explored += 1
        if self.explored > self.max_graphs:
            raise UnsupportedError(
                f"the oracle is for small programs: more than {self.max_graphs} graphs",
                hint="take another --search",
            )
        if sum(len(thread.nodes) for thread in graph.threads.values()) > self.max_events:
            raise UnsupportedError(
                f"the oracle is for small programs: more than {self.max_events} events in an execution",
                hint="take another --search",
            )


def _fresh(graph: Graph, number: int, refused: Refused) -> list[Source]:
    """The writes that the thread, about to read, has not refused."""
    target, old = refused[number]
    return [write for write in graph.sources(target.loc) if write not in old]


def _hope(graph: Graph, number: int) -> bool:
    """May a thread other than this one still add a write, without waiting for this one?"""

    def waits(other: int, seen: frozenset[int]) -> bool:
        """Does `other` wait, directly or not, for `number` to end?"""
        label = graph.stop(other).label
        target = label.number - 1
        if label.kind != "join" or target not in graph.threads or graph.finished(target):
            return False
        return target == number or (target not in seen and waits(target, seen | {target}))

    return any(
        other != number
        and graph.active(other)
        and graph.stop(other).may_write
        and not waits(other, frozenset({other}))
        for other in graph.threads
    )
