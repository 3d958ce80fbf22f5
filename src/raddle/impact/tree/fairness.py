"""Fairness: no execution goes on for ever without a thread that could go on again and again.

Where several threads are expanded at a node, the schedule chooses among them in rotation, and inputs choose
among the steps of the chosen thread. So the nodes that an execution visits infinitely often are strongly
connected and *closed*: with a node they contain a child for each of its expanded threads. The execution is
unfair to a thread if none of these nodes expands it and one of them has it enabled. Where every node expands
one thread, this is Definition 31; with several it is between that and Definition 30.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from raddle.impact.state.thread_state import DONE
from raddle.impact.tree.tree import Node

Edges = dict[Node, list[list[Node]]]
"""For each node one list of children per expanded thread; of a covered node the node that covers it."""


def unfair(
    nodes: Iterable[Node],
    extra: tuple[Node, Node] | None,
    may_be_enabled: Callable[[Node, int], bool],
    promised: Mapping[Node, object] | None = None,
) -> tuple[Node, int] | None:
    """A node that is visited infinitely often and the thread that is left out there; `extra` is a cover to be
    added. Nodes in `promised` will get threads that are not expanded yet: nothing is said of them."""
    graph: Edges = {}
    threads = 0
    for node in nodes:
        ways = [*node.expanded.values()]
        cover = extra[1] if extra is not None and extra[0] is node else node.cover
        if cover is not None:
            ways = [[cover]]
        graph[node] = [] if promised and node in promised else ways
        threads = max(threads, len(node.location))
    for thread in range(threads):
        left = {node: ways for node, ways in graph.items() if thread not in node.expanded}
        for part in _closed_parts(left):
            for node in part:
                alive = thread < len(node.location) and node.location[thread] is not DONE
                if alive and may_be_enabled(node, thread):
                    return node, thread
    return None


def _closed_parts(graph: Edges) -> list[list[Node]]:
    """The largest strongly connected and closed parts."""
    found: list[list[Node]] = []
    waiting = [graph]
    while waiting:
        for part in _cyclic_parts(waiting.pop()):
            inside = set(part)
            kept = [node for node in part if all(not inside.isdisjoint(way) for way in graph[node])]
            if len(kept) == len(part):
                found.append(part)
            elif kept:
                waiting.append(
                    {node: [[n for n in way if n in kept] for way in graph[node]] for node in kept}
                )
    return found


def _cyclic_parts(graph: Edges) -> list[list[Node]]:
    """Tarjan's algorithm, without recursion."""
    index: dict[Node, int] = {}
    low: dict[Node, int] = {}
    on_stack: set[Node] = set()
    stack: list[Node] = []
    found: list[list[Node]] = []
    edges = {node: [target for way in ways for target in way] for node, ways in graph.items()}
    for start in graph:
        if start in index:
            continue
        work = [(start, iter(edges[start]))]
        index[start] = low[start] = len(index)
        stack.append(start)
        on_stack.add(start)
        while work:
            node, targets = work[-1]
            for target in targets:
                if target not in graph:
                    continue
                if target not in index:
                    index[target] = low[target] = len(index)
                    stack.append(target)
                    on_stack.add(target)
                    work.append((target, iter(edges[target])))
                    break
                if target in on_stack:
                    low[node] = min(low[node], index[target])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    part = []
                    while True:
                        part.append(stack.pop())
                        on_stack.discard(part[-1])
                        if part[-1] is node:
                            break
                    if len(part) > 1 or node in edges[node]:
                        found.append(part)
    return found
