"""Fair cycles: Definition 31 by strongly connected parts.

A cycle is unfair to a thread if the thread may be enabled at one of its nodes and none of its edges
is a step of that thread. Such a cycle exists exactly if, without the thread's edges, a node
where it may be enabled lies in a strongly connected part that has a cycle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from raddle.impact.thread_state import DONE
from raddle.impact.tree import Node


def unfair(
    nodes: Iterable[Node], extra: tuple[Node, Node] | None, may_be_enabled: Callable[[Node, int], bool]
) -> tuple[Node, int] | None:
    """A node on an unfair cycle and the thread that is left out; `extra` is a cover to be added."""
    graph: dict[Node, list[tuple[int | None, Node]]] = {}
    threads = 0
    for node in nodes:
        edges: list[tuple[int | None, Node]] = [
            (thread, child) for thread, children in node.expanded.items() for child in children
        ]
        if node.cover is not None:
            edges.append((None, node.cover))
        graph[node] = edges
        threads = max(threads, len(node.location))
    if extra is not None:
        graph.setdefault(extra[0], []).append((None, extra[1]))
    for thread in range(threads):
        for part in _cyclic_parts(graph, thread):
            for node in part:
                alive = thread < len(node.location) and node.location[thread] is not DONE
                if alive and may_be_enabled(node, thread):
                    return node, thread
    return None


def _cyclic_parts(graph: dict[Node, list[tuple[int | None, Node]]], without: int) -> list[list[Node]]:
    """Tarjan's algorithm, without recursion."""
    index: dict[Node, int] = {}
    low: dict[Node, int] = {}
    on_stack: set[Node] = set()
    stack: list[Node] = []
    found: list[list[Node]] = []
    for start in graph:
        if start in index:
            continue
        work = [(start, iter(graph[start]))]
        index[start] = low[start] = len(index)
        stack.append(start)
        on_stack.add(start)
        while work:
            node, edges = work[-1]
            for thread, target in edges:
                if thread == without or target not in graph:
                    continue
                if target not in index:
                    index[target] = low[target] = len(index)
                    stack.append(target)
                    on_stack.add(target)
                    work.append((target, iter(graph[target])))
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
                    if len(part) > 1 or any(t is node and k != without for k, t in graph[node]):
                        found.append(part)
    return found
