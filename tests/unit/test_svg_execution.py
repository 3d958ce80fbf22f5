"""Graphs made from real executions of small programs."""

from __future__ import annotations

import dataclasses
from pathlib import Path

from raddle.explore import native
from raddle.explore.options import Options
from raddle.explore.run import Event, Run
from raddle.frontend.build import Request, build
from raddle.report.execution import event_kind, execution_graph, interleaved
from raddle.report.graph import ExecutionGraph, Node
from raddle.report.sources import SourceLines
from raddle.report.svg import to_svg
from raddle.report.symbols import Symbols

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def failing(name: str) -> tuple[Run, Symbols]:
    built = build(Request((str(EXAMPLES / name),)))
    options = Options(model="sc", search="interleavings").resolved()
    search = native.NativeSearch(built.image.code, options, [])
    assert search.run(10.0)
    schedule = search.found(None, 0.0).errors[0].schedule
    return native.replay(built.image.code, options, schedule), Symbols(built.image.debug)


def drawn(name: str) -> ExecutionGraph:
    run, symbols = failing(name)
    return execution_graph(run, symbols, SourceLines(), title=name)


def labels(graph: ExecutionGraph, thread: int) -> list[str]:
    return [node.label for node in graph.of_thread(thread)]


def node(graph: ExecutionGraph, label: str) -> Node:
    return next(found for found in graph.nodes if found.label == label)


def relations(graph: ExecutionGraph, kind: str) -> list[tuple[str, str]]:
    return [
        (graph.node(edge.source).label, graph.node(edge.target).label)
        for edge in graph.edges
        if edge.kind == kind
    ]


def test_a_lost_update() -> None:
    graph = drawn("lost_update.c")
    assert graph.threads == ("thread 0: main", "thread 1: count", "thread 2: count")
    assert labels(graph, 1) == labels(graph, 2) == ["R sc counter = 0", "W sc counter = 1"]
    assert labels(graph, 0) == [
        "create thread 1 (count)",
        "create thread 2 (count)",
        "join thread 1",
        "join thread 2",
        "R sc counter = 1",
        "failed assertion",
    ]
    assert relations(graph, "rf").count(("counter = 0", "R sc counter = 0")) == 2
    assert [graph.node(number).label for number in graph.marked] == ["failed assertion"]
    assert len(relations(graph, "spawn")) == len(relations(graph, "join")) == 2
    assert node(graph, "failed assertion").text == "assert(atomic_load(&counter) == 2);"
    assert to_svg(graph) == to_svg(drawn("lost_update.c"))


def test_a_race_hides_the_thread_that_only_creates() -> None:
    graph = drawn("counter.c")
    assert graph.threads == ("thread 1: count", "thread 2: count")
    assert [edge.kind for edge in graph.marked_edges] == ["race"]
    assert len(graph.marked) == 2


def test_a_deadlock_is_a_cycle() -> None:
    graph = drawn("lock_order.c")
    waits = relations(graph, "waits")
    assert waits == [
        ("waits for checking.lock", "lock checking.lock"),
        ("waits for savings.lock", "lock savings.lock"),
    ]
    assert all(edge.kind == "waits" for edge in graph.marked_edges)


def test_use_after_free_marks_both_ends() -> None:
    graph = drawn("stack.c")
    assert sorted(graph.node(number).label.split(" ", 1)[0] for number in graph.marked) == ["R", "free"]


def test_weak_executions_mark_their_cycle() -> None:
    """The same events, but the reader of the second thread did not see what happened before."""
    run, symbols = failing("lost_update.c")
    rf, mo = interleaved(run.events)
    last = max(number for number, event in enumerate(run.events) if event.kind == "load")
    weak = dataclasses.replace(run, rf=tuple(-1 if i == last else w for i, w in enumerate(rf)), mo=mo)
    graph = execution_graph(weak, symbols, SourceLines())
    assert "fr" in {edge.kind for edge in graph.marked_edges}


def test_kinds_and_interleaved_relations() -> None:
    events = [
        Event(0, "store", (), 100, 4, "relaxed", written=1),
        Event(1, "cas", (), 100, 4, "relaxed", read=1, written=2, success=True),
        Event(1, "cas", (), 100, 4, "relaxed", read=2, success=False),
        Event(1, "load", (), 104, 4, "relaxed", read=0),
        Event(0, "load", (), 102, 2, "relaxed", read=0),
        Event(0, "trylock", (), 200, 8, success=False),
    ]
    assert [event_kind(event) for event in events] == ["write", "update", "read", "read", "read", "other"]
    rf, mo = interleaved(events)
    assert rf == (None, 0, 1, -1, 1, None)
    assert mo == ((0, 1),)
