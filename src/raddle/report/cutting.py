"""A picture cut to what matters: the events of the slice, and no more of them than a page has room for.

What is left out is bridged: program order, modification order and the order of locks lead from an event to
the next one that is shown.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection

from raddle.report.graph import INITIAL, Edge, ExecutionGraph, sc_cycle

PAGE = 60
"""Events that one page shows."""
LARGEST = 300
"""Events of a graph in which a cycle is looked for as a whole, if the slice has none."""
_CHAINS = ("mo", "lock", "lb")


def cut(graph: ExecutionGraph, kept: Collection[int]) -> ExecutionGraph:
    """The graph with these events, those that are marked, and the initial values that they read."""
    wanted = {*kept, *graph.marked}
    events = [node for node in graph.nodes if node.thread != INITIAL and node.id in wanted]
    ids = {node.id for node in events}
    read = {edge.source for edge in graph.edges if edge.kind == "rf" and edge.target in ids}
    ids |= {node.id for node in graph.of_thread(INITIAL) if node.id in read}
    used = sorted({node.thread for node in events})
    column = {thread: at for at, thread in enumerate(used)} | {INITIAL: INITIAL}
    nodes = [node for node in graph.nodes if node.id in ids]
    made = dataclasses.replace(
        graph,
        threads=tuple(graph.threads[thread] for thread in used),
        nodes=tuple(dataclasses.replace(node, thread=column[node.thread]) for node in nodes),
        edges=tuple(dict.fromkeys(_bridged(graph, ids))),
        marked=graph.marked & ids,
        marked_edges=frozenset(
            edge for edge in graph.marked_edges if edge.source in ids and edge.target in ids
        ),
        sections=tuple(section for section in graph.sections if ids.issuperset(section)),
    )
    return made.with_program_order()


def _bridged(graph: ExecutionGraph, ids: set[int]) -> list[Edge]:
    first, last = _ends(graph, ids)
    found = []
    for kind in _CHAINS:
        following: dict[int, list[int]] = {}
        for edge in graph.edges:
            if edge.kind == kind:
                following.setdefault(edge.source, []).append(edge.target)
        for source in following:
            if source in ids:
                found += [Edge(source, target, kind) for target in _next(source, following, ids)]
    for edge in graph.edges:
        source, target = edge.source, edge.target
        if edge.kind == "spawn":
            target = first.get(target, target)
        elif edge.kind == "join":
            source = last.get(source, source)
        if edge.kind not in (*_CHAINS, "po") and source in ids and target in ids:
            found.append(Edge(source, target, edge.kind))
    # An edge of program order that is marked stays, whatever lies between.
    return found + [edge for edge in graph.marked_edges if edge.source in ids and edge.target in ids]


def _next(source: int, following: dict[int, list[int]], ids: set[int]) -> list[int]:
    """The nearest that are shown behind a node."""
    found, seen, waiting = [], {source}, list(following.get(source, ()))
    while waiting:
        at = waiting.pop()
        if at in seen:
            continue
        seen.add(at)
        if at in ids:
            found.append(at)
        else:
            waiting += following.get(at, ())
    return sorted(found)


def _ends(graph: ExecutionGraph, ids: set[int]) -> tuple[dict[int, int], dict[int, int]]:
    """For the first and the last event of each thread: the first and the last one that are shown."""
    first: dict[int, int] = {}
    last: dict[int, int] = {}
    for thread in range(len(graph.threads)):
        events = graph.of_thread(thread)
        shown = [node.id for node in events if node.id in ids]
        if shown:
            first[events[0].id] = shown[0]
            last |= {node.id: shown[-1] for node in events if node.id > shown[-1]}
    return first, last


def to_a_page(graph: ExecutionGraph, kept: Collection[int], circular: bool) -> ExecutionGraph:
    """The slice of an execution, with a cycle of it if it has one; of a longer one the end.
    `circular`: a cycle is wanted."""
    whole = sum(node.thread != INITIAL for node in graph.nodes)
    made = cut(graph, kept)
    cycle = sc_cycle(made) if circular and len(made.nodes) <= LARGEST else ()
    if circular and not cycle and whole <= LARGEST and (cycle := sc_cycle(graph)):
        made = cut(graph, {*kept, *(edge.source for edge in cycle)})
    made = made.marking(edges=cycle)
    events = sorted(node.id for node in made.nodes if node.thread != INITIAL)  # ids are their numbers
    if len(events) > PAGE:
        made = cut(made, events[-PAGE:])
    left_out = whole - sum(node.thread != INITIAL for node in made.nodes)
    if not left_out:
        return made
    words = f"{left_out:,} event{'s' if left_out > 1 else ''} left out (--full-trace draws all)"
    return dataclasses.replace(made, note=f"{made.note}; {words}" if made.note else words)
