"""Graphs made from real executions of small programs."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from raddle.explore import native
from raddle.explore.options import Options
from raddle.explore.run import Event, Run
from raddle.explore.sections import find_sections
from raddle.frontend.build import Request, build
from raddle.frontend.sources import Source
from raddle.report.dot import to_dot
from raddle.report.execution import event_kind, execution_graph, interleaved
from raddle.report.graph import ExecutionGraph, Node
from raddle.report.sections import locks_before
from raddle.report.sources import SourceLines
from raddle.report.svg import SECTION_WORDS, to_svg
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


SECTIONS = """
#include <pthread.h>
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
pthread_spinlock_t other;
int x;
void *reader(void *unused) { TAKE; int seen = x; GIVE; return seen ? &x : unused; }
void *writer(void *unused) { TAKE; x = 1; GIVE; return unused; }
int main(void) {
    pthread_t thread;
    pthread_spin_init(&other, 0);
    FIRST;
    pthread_create(&thread, 0, reader, 0);
    pthread_create(&thread, 0, reader, 0);
    pthread_create(&thread, 0, LAST, 0);
    return 0;
}
"""
MUTEX = {"TAKE": "pthread_mutex_lock(&lock)", "GIVE": "pthread_mutex_unlock(&lock)"}
SPIN = {"TAKE": "pthread_spin_lock(&other)", "GIVE": "pthread_spin_unlock(&other)"}


def unordered(
    words: dict[str, str], last: str, execution: int, first: str = "", search: str = "modification-order"
) -> ExecutionGraph:
    """An execution of SECTIONS, drawn as a search with unordered locks found it."""
    text = SECTIONS
    for word, meaning in {**words, "LAST": last, "FIRST": first}.items():
        text = text.replace(word, meaning)
    built = build(Request((Source("sections.c", text),)))
    options = Options(search=search, locks="unordered").resolved()
    finder = native.NativeSearch(built.image.code, options, [], execution=execution)
    assert finder.run(10.0)
    assert finder.execution is not None
    run = native.replay(built.image.code, options, finder.execution)
    ordered = finder.found(None, 0.0).ordered_locks
    return execution_graph(
        run, Symbols(built.image.debug), SourceLines(), unordered=True, ordered_locks=ordered
    )


@pytest.mark.parametrize("words", [MUTEX, SPIN])
def test_sections_that_only_read_are_in_no_order(words: dict[str, str]) -> None:
    graph = unordered(words, "reader", 1)
    assert {edge.kind for edge in graph.edges} <= {"po", "rf", "spawn"}
    assert {source for source, _ in relations(graph, "rf")} == {"x = 0"}
    assert [len(section) for section in graph.sections] == [3, 3, 3]
    assert SECTION_WORDS in to_svg(graph)
    assert SECTION_WORDS in to_dot(graph)


@pytest.mark.parametrize("words", [MUTEX, SPIN])
@pytest.mark.parametrize("search", ["modification-order", "reads-from"])
def test_sections_come_before_those_that_overwrite_what_they_read(words: dict[str, str], search: str) -> None:
    """Each of two readers before or after the writer: four executions."""
    found = set()
    for execution in (1, 2, 3, 4):
        graph = unordered(words, "writer", execution, search=search)
        assert not relations(graph, "lock")
        writer = max(node.thread for node in graph.nodes)
        threads = [
            (graph.node(edge.source).thread, graph.node(edge.target).thread)
            for edge in graph.edges
            if edge.kind == "lb"
        ]
        assert len(threads) == 2
        assert all(writer in pair for pair in threads)
        for first, second in threads:
            reader = second if first == writer else first
            seen = next(label for label in labels(graph, reader) if label.startswith("R x"))
            assert seen == ("R x = 1" if first == writer else "R x = 0")
        found.add(tuple(sorted(threads)))
    assert len(found) == 4


def test_a_lock_that_is_ordered_after_all_is_drawn_in_its_order() -> None:
    graph = unordered(MUTEX, "reader", 1, "if (!pthread_mutex_trylock(&lock)) pthread_mutex_unlock(&lock)")
    assert len(relations(graph, "lock")) == 3
    assert graph.sections == ()
    assert not relations(graph, "lb")


def test_an_error_is_drawn_in_the_order_of_locks_that_shows_it() -> None:
    built = build(Request((str(EXAMPLES / "withdraw.c"),)))
    options = Options(search="modification-order", locks="unordered").resolved()
    finder = native.NativeSearch(built.image.code, options, [])
    assert finder.run(10.0)
    (error,) = finder.found(None, 0.0).errors
    run = native.replay(built.image.code, options, error.schedule)
    graph = execution_graph(run, Symbols(built.image.debug), SourceLines(), unordered=True)
    assert relations(graph, "lock") == [("unlock mutex", "lock mutex")] * 3
    assert graph.sections == ()
    assert not relations(graph, "lb")


def test_order_of_sections_leaves_out_what_follows() -> None:
    """Three sections that write x one after the other, and a recursive one that is still open."""
    events = [
        event
        for thread in (1, 2, 3)
        for event in (
            Event(thread, "lock", (), 8, 8, "acquire", read=0, written=thread),
            Event(thread, "store", (), 100, 4, written=thread),
            Event(thread, "unlock", (), 8, 8, "release", written=0),
        )
    ]
    events += [
        Event(4, "lock", (), 8, 8, "acquire", read=0, written=1),
        Event(4, "lock", (), 8, 8, "acquire", read=1, written=2),
        Event(4, "unlock", (), 8, 8, "release", written=1),
        Event(4, "load", (), 100, 4, read=3),
    ]
    sections = find_sections(events, lambda event: "")
    assert [(section.thread, section.events, section.closed) for section in sections] == [
        (1, (0, 1, 2), True),
        (2, (3, 4, 5), True),
        (3, (6, 7, 8), True),
        (4, (9, 10, 11, 12), False),
    ]
    rf = tuple(7 if number == 12 else None for number in range(len(events)))
    pairs = locks_before(sections, events, rf, ((1, 4, 7),))
    assert [(first.thread, second.thread) for first, second in pairs] == [(1, 2), (2, 3), (3, 4)]
    assert find_sections(events, lambda event: "", ordered={8}) == ()


def test_what_leads_from_one_section_to_another_orders_them() -> None:
    """The first thread writes x after its section, the second reads it inside of its own; a third one is
    created after the first section, so that its order needs no arrow."""
    events = [
        Event(1, "lock", (), 8, 8, "acquire", read=0, written=1),
        Event(1, "unlock", (), 8, 8, "release", written=0),
        Event(1, "store", (), 100, 4, "relaxed", written=1),
        Event(1, "spawn", (), other=3),
        Event(2, "lock", (), 8, 8, "acquire", read=0, written=2),
        Event(2, "load", (), 100, 4, "relaxed", read=1),
        Event(2, "unlock", (), 8, 8, "release", written=0),
        Event(3, "lock", (), 8, 8, "acquire", read=0, written=3),
        Event(3, "unlock", (), 8, 8, "release", written=0),
    ]
    rf = (-1, None, None, None, 1, 2, None, 6, None)
    pairs = locks_before(find_sections(events, lambda event: ""), events, rf, ((2,), (0, 1, 4, 6, 7, 8)))
    assert [(first.thread, second.thread) for first, second in pairs] == [(1, 2)]
