"""An execution as a graph to look at: threads, events, and the relations between them.

Plain data, made by `execution.py` from a replayed run or by hand, and drawn by `dot.py` and `svg.py`. The
words po, rf, mo, fr, hb, sw are those of the memory models. `lock` joins critical sections that their lock
orders, `lb` (locks-before) those that the rest of the execution orders. `race` joins a conflicting pair,
`waits` leads from a stuck thread to what it waits for.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

KINDS = ("po", "rf", "mo", "fr", "hb", "sw", "spawn", "join", "lock", "lb", "race", "waits")
_SC = ("po", "spawn", "join", "lock", "lb", "rf", "mo", "fr")
INITIAL = -1
"""The thread of initial values, which no thread writes."""


@dataclass(frozen=True, slots=True, order=True)
class Edge:
    """`source` and `target` are ids of nodes."""

    source: int
    target: int
    kind: str


@dataclass(frozen=True, slots=True)
class Node:
    """One event. `label`: `W rel x = 1`; `place`: `f.c:12`; `text`: the source line.

    `kind`: read, write, update, fence, lock, unlock, spawn, join, initial, error, blocked or other."""

    id: int
    thread: int
    label: str
    kind: str = "other"
    place: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class ExecutionGraph:
    """Threads by name, events in program order within each thread, and edges.

    `marked` holds the ids of nodes, `marked_edges` the edges that make up the error or the cycle that is
    shown; every one of them is also among the nodes and edges. `meaning` says in the legend what marked
    edges of po, rf and so on have in common. `sections`: ids of the nodes of each critical section whose lock
    orders nothing, of one thread each.
    """

    threads: tuple[str, ...]
    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...] = ()
    marked: frozenset[int] = frozenset()
    marked_edges: frozenset[Edge] = frozenset()
    title: str = ""
    note: str = ""
    meaning: str = "part of the error"
    sections: tuple[tuple[int, ...], ...] = ()

    def __post_init__(self) -> None:
        ids = {node.id for node in self.nodes}
        if len(ids) != len(self.nodes):
            raise ValueError("two nodes have the same id")
        for node in self.nodes:
            if not INITIAL <= node.thread < len(self.threads):
                raise ValueError(f"node {node.id} is of no thread: {node.thread}")
        for edge in (*self.edges, *self.marked_edges):
            if edge.source not in ids or edge.target not in ids:
                raise ValueError(f"{edge} leads from or to no node")
            if edge.kind not in KINDS:
                raise ValueError(f"{edge.kind!r} is no kind of edge")
        if not all(ids.issuperset(section) for section in self.sections):
            raise ValueError("a critical section has events that are not in the graph")
        if not self.marked <= ids or not self.marked_edges <= set(self.edges):
            raise ValueError("what is marked is not in the graph")

    def of_thread(self, thread: int) -> tuple[Node, ...]:
        """The events of a thread in program order; INITIAL gives the initial values."""
        return tuple(node for node in self.nodes if node.thread == thread)

    def node(self, number: int) -> Node:
        return next(node for node in self.nodes if node.id == number)

    def with_program_order(self) -> ExecutionGraph:
        """The same with po between neighbours of each thread."""
        return dataclasses.replace(self, edges=tuple(dict.fromkeys((*self.edges, *_program_order(self)))))

    def marking(self, nodes: Iterable[int] = (), edges: Iterable[Edge] = ()) -> ExecutionGraph:
        """The same with these marked as well; an edge that is new is added, and its ends are marked."""
        new = tuple(edges)
        ends = {end for edge in new for end in (edge.source, edge.target)}
        return dataclasses.replace(
            self,
            edges=tuple(dict.fromkeys((*self.edges, *new))),
            marked=self.marked | set(nodes) | ends,
            marked_edges=self.marked_edges | set(new),
        )


def _program_order(graph: ExecutionGraph) -> Iterator[Edge]:
    for thread in range(len(graph.threads)):
        events = graph.of_thread(thread)
        for first, second in itertools.pairwise(events):
            yield Edge(first.id, second.id, "po")


def from_reads(graph: ExecutionGraph) -> tuple[Edge, ...]:
    """fr, nearest only: from each read to the write that follows, in mo, the one it reads from."""
    following = {edge.source: edge.target for edge in graph.edges if edge.kind == "mo"}
    found = []
    for edge in graph.edges:
        after = following.get(edge.source) if edge.kind == "rf" else None
        if after is not None and after != edge.target:
            found.append(Edge(edge.target, after, "fr"))
    return tuple(found)


def sc_cycle(graph: ExecutionGraph) -> tuple[Edge, ...]:
    """A shortest cycle of po (creation and joining count as that), rf, mo and fr: why no interleaving gives
    this execution. () if one does.

    >>> sb = ExecutionGraph(("T1", "T2"), tuple(Node(i, t, "") for i, t in enumerate((-1, -1, 0, 0, 1, 1))),
    ...     (Edge(0, 2, "mo"), Edge(1, 4, "mo"), Edge(1, 3, "rf"), Edge(0, 5, "rf"))).with_program_order()
    >>> [edge.kind for edge in sc_cycle(sb)]
    ['po', 'fr', 'po', 'fr']
    """
    successors: dict[int, list[Edge]] = {}
    for edge in (*graph.edges, *from_reads(graph)):
        if edge.kind in _SC:
            successors.setdefault(edge.source, []).append(edge)
    best: tuple[Edge, ...] = ()
    for start in (node.id for node in graph.nodes):
        found = _shortest(successors, start)
        if found and (not best or len(found) < len(best)):
            best = found
    return best


def _shortest(successors: dict[int, list[Edge]], start: int) -> tuple[Edge, ...]:
    """A shortest way from a node back to itself."""
    came: dict[int, Edge] = {}
    waiting = deque([start])
    while waiting:
        at = waiting.popleft()
        for edge in successors.get(at, ()):
            if edge.target == start:
                way = [edge]
                while way[0].source != start:
                    way.insert(0, came[way[0].source])
                return tuple(way)
            if edge.target not in came:
                came[edge.target] = edge
                waiting.append(edge.target)
    return ()
