"""Execution graphs made by hand, for the tests of drawings."""

from __future__ import annotations

import random
from collections.abc import Sequence

from raddle.report.graph import INITIAL, Edge, ExecutionGraph, Node, sc_cycle

Event = tuple[str, str, str]
"""Name, label, kind."""


def made(
    threads: Sequence[Sequence[Event]],
    edges: Sequence[tuple[str, str, str]],
    initial: str = "",
    title: str = "",
) -> ExecutionGraph:
    """`initial`: one-letter locations; their nodes are called by that letter."""
    numbers: dict[str, int] = {}
    nodes = []
    for letter in initial:
        numbers[letter] = len(nodes)
        nodes.append(Node(len(nodes), INITIAL, f"{letter} = 0", "initial"))
    for thread, events in enumerate(threads):
        for name, label, kind in events:
            numbers[name] = len(nodes)
            nodes.append(Node(len(nodes), thread, label, kind, f"f.c:{len(nodes)}", f"{name}();"))
    return ExecutionGraph(
        threads=tuple(f"T{thread + 1}" for thread in range(len(threads))),
        nodes=tuple(nodes),
        edges=tuple(Edge(numbers[a], numbers[b], kind) for a, b, kind in edges),
        title=title,
        note="rc11",
    ).with_program_order()


def cyclic(graph: ExecutionGraph) -> ExecutionGraph:
    return graph.marking(edges=sc_cycle(graph))


MP = made(
    [
        [("a", "W rlx x = 1", "write"), ("b", "W rlx y = 1", "write")],
        [("c", "R rlx y = 1", "read"), ("d", "R rlx x = 0", "read")],
    ],
    [("b", "c", "rf"), ("x", "d", "rf"), ("x", "a", "mo")],
    "x",
    "message passing",
)
SB = made(
    [
        [("a", "W rlx x = 1", "write"), ("b", "R rlx y = 0", "read")],
        [("c", "W rlx y = 1", "write"), ("d", "R rlx x = 0", "read")],
    ],
    [("y", "b", "rf"), ("x", "d", "rf"), ("x", "a", "mo"), ("y", "c", "mo")],
    "xy",
    "store buffering",
)
IRIW = made(
    [
        [("a", "W rel x = 1", "write")],
        [("b", "W rel y = 1", "write")],
        [("c", "R acq x = 1", "read"), ("d", "R acq y = 0", "read")],
        [("e", "R acq y = 1", "read"), ("f", "R acq x = 0", "read")],
    ],
    [
        *[("a", "c", "rf"), ("b", "e", "rf"), ("y", "d", "rf"), ("x", "f", "rf")],
        *[("x", "a", "mo"), ("y", "b", "mo")],
    ],
    "xy",
    "independent reads of independent writes",
)
UPDATES = made(
    [[(f"u{i}", f"U rlx x: {i} → {i + 1}", "update")] for i in range(4)],
    [("x", "u0", "rf"), ("x", "u0", "mo")]
    + [(f"u{i}", f"u{i + 1}", kind) for i in range(3) for kind in ("rf", "mo")],
    "x",
    "increments",
)
RACE = made(
    [
        [("s", "create T2", "spawn"), ("a", "W x = 1", "write")],
        [("b", "R x = 0", "read")],
    ],
    [("s", "b", "spawn")],
    title='data race on x: "a" & <b>',
).marking(edges=[Edge(1, 2, "race")])
DEADLOCK = made(
    [
        [("a", "lock m", "lock"), ("b", "waits for n", "blocked")],
        [("c", "lock n", "lock"), ("d", "waits for m", "blocked")],
    ],
    [],
    title="deadlock",
).marking(edges=[Edge(1, 2, "waits"), Edge(3, 0, "waits")])


def random_graph(seed: int, threads: int = 5, length: int = 8) -> ExecutionGraph:
    """An interleaving of random reads and writes of three locations; some reads are stale."""
    chance = random.Random(seed)
    events: list[list[Event]] = [[] for _ in range(threads)]
    writes: dict[str, list[str]] = {letter: [] for letter in "xyz"}
    edges: list[tuple[str, str, str]] = []
    for number in range(threads * length):
        thread = chance.choice([t for t in range(threads) if len(events[t]) < length])
        letter, name = chance.choice("xyz"), f"e{number}"
        if chance.random() < 0.5:
            events[thread].append((name, f"W rlx {letter} = {number}", "write"))
            edges += [(writes[letter][-1], name, "mo")] if writes[letter] else []
            writes[letter].append(name)
        else:
            events[thread].append((name, f"R acq {letter}", "read"))
            edges.append((chance.choice(writes[letter][-3:] or [letter]), name, "rf"))
    return made(events, edges, "xyz", "random")


ALL = {
    "mp": cyclic(MP),
    "sb": cyclic(SB),
    "iriw": cyclic(IRIW),
    "updates": UPDATES,
    "race": RACE,
    "deadlock": DEADLOCK,
    "empty": ExecutionGraph((), ()),
    "large": random_graph(1),
    "wide": random_graph(2, 6, 6),
}
