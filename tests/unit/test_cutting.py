"""Pictures cut to what matters."""

from __future__ import annotations

from raddle.report.cutting import PAGE, cut, to_a_page
from raddle.report.graph import INITIAL, Edge, ExecutionGraph, Node
from raddle.report.shortening import ending


def chain(count: int) -> ExecutionGraph:
    """Two threads: one writes x again and again, the other reads the last write."""
    nodes = [Node(100_000, INITIAL, "x = 0"), *(Node(n, 0, f"W x = {n}") for n in range(count))]
    edges = [Edge(100_000, 0, "mo"), *(Edge(n, n + 1, "mo") for n in range(count - 1))]
    nodes.append(Node(count, 1, "R x"))
    edges += [Edge(count - 1, count, "rf"), Edge(0, count, "spawn"), Edge(count, count - 1, "join")]
    return ExecutionGraph(("a", "b"), tuple(nodes), tuple(edges)).with_program_order()


def test_orders_are_bridged() -> None:
    made = cut(chain(6), [0, 3, 5, 6])
    assert [node.id for node in made.nodes] == [0, 3, 5, 6]  # nothing reads the initial value
    assert {(e.source, e.target) for e in made.edges if e.kind == "mo"} == {(0, 3), (3, 5)}
    assert {(e.source, e.target) for e in made.edges if e.kind == "po"} == {(0, 3), (3, 5)}
    assert Edge(5, 6, "rf") in made.edges


def test_threads_without_events_go() -> None:
    made = cut(chain(6), [6])
    assert made.threads == ("b",)
    assert [node.thread for node in made.nodes] == [0]


def test_what_is_marked_stays() -> None:
    graph = chain(6).marking([2], [Edge(2, 6, "race")])
    made = cut(graph, [])
    assert made.marked == {2, 6}
    assert made.marked_edges == {Edge(2, 6, "race")}


def test_a_page() -> None:
    made = to_a_page(chain(500), range(501), circular=False)
    assert len(made.nodes) == PAGE
    assert made.note == "441 events left out (--full-trace draws all)"
    assert to_a_page(chain(5), range(6), circular=False).note == ""


def test_names_keep_their_ends() -> None:
    assert ending("server.pool.workers[3].stats.hits", 14) == "…stats.hits"
    for limit in range(2, 40):
        short = ending("server.pool.workers[3].stats.hits", limit)
        assert len(short) <= limit
        assert "server.pool.workers[3].stats.hits".endswith(short.removeprefix("…"))
