"""Names, values and rows, on debug information and executions made by hand."""

from __future__ import annotations

import dataclasses

import pytest

from raddle.assemble.debug import (
    AllocaDebug,
    DebugInfo,
    FunctionDebug,
    GlobalDebug,
    InstructionTable,
)
from raddle.explore.result import ErrorReport, Row
from raddle.explore.run import Blocked, Event, ObjectRecord, Outcome, Run, Stop, ThreadRecord
from raddle.ir.program import DebugType
from raddle.ir.values import Location
from raddle.report import layout, stops, text
from raddle.report.error import error_report
from raddle.report.naming import Names
from raddle.report.sources import SourceLines
from raddle.report.symbols import Symbols

TYPES = (
    DebugType("int", "int", 4),  # 0
    DebugType("pointer", "struct node *", 8, element=2),  # 1
    DebugType("struct", "struct node", 16, members=(("value", 0, 0, 0, 0), ("next", 8, 1, 0, 0))),  # 2
    DebugType("array", "int[4]", 16, element=0, count=4),  # 3
    DebugType("struct", "struct queue", 24, members=(("head", 0, 1, 0, 0), ("slots", 8, 3, 0, 0))),  # 4
    DebugType("bool", "_Bool", 1),  # 5
    DebugType("char", "char", 1),  # 6
    DebugType("enum", "enum colour", 4, enumerators=(("RED", 0), ("GREEN", 1), ("BAD", -1))),  # 7
    DebugType("float", "double", 8),  # 8
    DebugType("uint", "unsigned", 4),  # 9
    DebugType("union", "union u", 8, members=(("whole", 0, 1, 0, 0), ("half", 0, 0, 0, 0))),  # 10
    DebugType("struct", "struct bits", 4, members=(("a", 0, 9, 0, 3), ("b", 0, 9, 3, 5))),  # 11
    DebugType("array", "struct node[2]", 32, element=2, count=2),  # 12
)
X, QUEUE, HEAP, STACK = 16 << 22, 17 << 22, (1 << 39) | (0x10000 << 22), 2 << 39
SOURCE = "int x;\nvoid *worker(void *p) {\n    x =   1;\n    pthread_mutex_lock(&m);\n}\nint main() { }\n"


@pytest.mark.parametrize(
    ("index", "offset", "size", "path"),
    [
        (0, 0, 4, ""),
        (4, 0, 8, ".head"),
        (4, 8, 4, ".slots[0]"),
        (4, 20, 4, ".slots[3]"),
        (12, 24, 8, "[1].next"),
        (10, 0, 4, ".half"),
        (10, 0, 8, ".whole"),
        (11, 0, 4, ".{a,b}"),
        (2, 4, 4, "+4"),
        (None, 12, 4, "+12"),
    ],
)
def test_parts(index: int | None, offset: int, size: int, path: str) -> None:
    assert layout.part(TYPES, index, offset, size)[0] == path


@pytest.mark.parametrize(
    ("index", "bits", "size", "shown"),
    [
        (0, 0xFFFFFFFF, 4, "-1"),
        (9, 0xFFFFFFFF, 4, "4294967295"),
        (5, 1, 1, "true"),
        (6, 65, 1, "65 'A'"),
        (6, 10, 1, "10 '\\n'"),
        (7, 1, 4, "GREEN"),
        (7, 0xFFFFFFFF, 4, "BAD"),
        (7, 9, 4, "9"),
        (8, 0x3FF8000000000000, 8, "1.5"),
        (1, 0, 8, "ptr:0:16"),
        (None, 7, 4, "7"),
    ],
)
def test_values(index: int | None, bits: int, size: int, shown: str) -> None:
    kind = None if index is None else TYPES[index]
    assert layout.value(TYPES, kind, bits, size, lambda address, target: f"ptr:{address}:{target}") == shown


def debug() -> DebugInfo:
    table = InstructionTable()
    table.begin("worker")
    table.append(0, Location("f.c", 3, 7))  # 0
    table.append(1, Location("f.c", 4, 5))  # 1
    table.begin("main")
    table.append(0, Location("f.c", 6, 1))  # 2
    table.append(1, Location("f.c", 6, 9))  # 3
    table.begin("pthread_mutex_lock")
    table.append(0, Location("library.c", 1, 1))  # 4
    table.begin("malloc")
    table.append(0, None)  # 5
    return DebugInfo(
        instructions=table,
        functions=(
            FunctionDebug("worker", False, Location("f.c", 2, 0), 0, 2),
            FunctionDebug("main", False, Location("f.c", 6, 0), 2, 2),
            FunctionDebug("pthread_mutex_lock", True, None, 4, 1),
            FunctionDebug("malloc", True, None, 5, 1),
        ),
        globals={X: GlobalDebug("x", 4, 0), QUEUE: GlobalDebug("q", 24, 4)},
        debug_types=TYPES,
        loops=(Location("f.c", 3, 1),),
        allocas={2: AllocaDebug("local", 0, None)},
        assertions=(),
    )


RUN = Run(
    events=(
        Event(0, "spawn", (2,), other=1),
        Event(0, "store", (3,), QUEUE, 8, written=HEAP),
        Event(0, "load", (3,), HEAP + 8, 8, read=0),
        Event(1, "print", (0,), text="hi\n"),
        Event(1, "store", (0,), X, 4, written=1),
        Event(1, "lock", (4, 1), QUEUE + 8, 8),
        Event(0, "cas", (3,), X, 4, "seq_cst", read=1, success=False),
    ),
    threads=(ThreadRecord(0, None, 1), ThreadRecord(0, 0, 0)),
    objects=(
        ObjectRecord(HEAP, 16, "heap", 0, (5, 3), None),
        ObjectRecord(STACK, 4, "stack", 1, (2,), None),
    ),
    outcome=Outcome("race", "race", 0, (3,), X, (4, 6)),
    blocked=(Blocked(0, "lock", (4, 3), QUEUE + 8),),
)


def report(run: Run = RUN) -> ErrorReport:
    made = error_report(run, Symbols(debug()), SourceLines({"f.c": SOURCE}))
    assert made is not None
    return made


def test_names() -> None:
    names = Names(Symbols(debug()), RUN)
    assert names.name(QUEUE + 12, 4) == "q.slots[1]"
    assert names.name(HEAP + 8, 8) == "node(malloc at f.c:6).next"
    assert names.name(STACK, 4) == "local"
    assert names.pointer(0) == "NULL"
    assert names.pointer(X) == "&x"
    assert names.pointer(HEAP) == "node(malloc at f.c:6)"
    assert names.pointer(0x1F000 << 22) == "worker"
    assert names.name(0x7FF, 4) == "0x7ff"


def test_rows_say_who_where_what() -> None:
    rows = report().trace
    assert [(row.operation, row.object, row.value) for row in rows] == [
        ("create", "thread 1 (worker)", ""),
        ("write", "q.head", "node(malloc at f.c:6)"),
        ("read", "node(malloc at f.c:6).next", "NULL"),
        ("print", "", ""),
        ("write", "x", "1"),
        ("pthread_mutex_lock", "q.slots[0]", ""),
        ("compare-exchange", "x", "1, fails"),
    ]
    assert [row.marked for row in rows] == [False, False, False, False, True, False, True]
    assert rows[4].source == "x = 1;"
    assert rows[5].location == "f.c:4:5"
    assert rows[3].output == "hi\n"


def test_the_race_names_both_sides() -> None:
    assert report().message == "data race on x: thread 1 writes at f.c:3, thread 0 writes at f.c:6"


def test_threads_and_what_they_wait_for() -> None:
    main, worker = report().threads
    assert (main.function, main.created_by, main.blocked) == ("main", None, "")
    assert (worker.function, worker.created_by, worker.created_at) == ("worker", 0, "f.c:6:1")


def test_a_deadlock_ends_with_what_each_thread_waits_for() -> None:
    made = report(dataclasses.replace(RUN, outcome=Outcome("deadlock", "deadlock", 0, (4, 3))))
    assert made.threads[0].blocked == "waits for q.slots[0] held by thread 1"
    last = made.trace[-1]
    assert (last.operation, last.object, last.value) == ("waits for", "q.slots[0]", "held by thread 1")
    assert (last.thread, last.marked) == (0, True)


def test_what_fails_is_the_last_row() -> None:
    made = report(dataclasses.replace(RUN, outcome=Outcome("assertion", "error", 1, (0,), text="x == 2")))
    assert (made.trace[-1].operation, made.trace[-1].marked) == ("failed assertion", True)
    assert made.trace[-1].source == "x = 1;"


@pytest.mark.parametrize(
    ("outcome", "message"),
    [
        (Outcome("assertion", "error", 1, (0,), text="x == 2"), "assertion x == 2 fails"),
        (Outcome("memory", "null", 1, (0,)), "null pointer access"),
        (
            Outcome("memory", "out-of-bounds", 1, (0,), HEAP + 16, numbers=(HEAP, 16, 16, 4)),
            "access of 4 bytes at offset 16 of node(malloc at f.c:6), which has 16 bytes",
        ),
        (
            Outcome("memory", "use-after-free", 1, (0,), HEAP, numbers=(HEAP, 16, 0, 4)),
            "use of node(malloc at f.c:6) after free",
        ),
        (Outcome("lock", "unlock-free", 1, (0,), X), "unlock of x, which is not locked"),
        (Outcome("deadlock", "deadlock", 1, (0,)), "deadlock: a thread waits for ever"),
        (Outcome("arithmetic", "division-by-zero", 1, (0,)), "division by zero"),
        (Outcome("abort", "error", 1, (0,), text="abort called"), "abort called"),
    ],
)
def test_messages(outcome: Outcome, message: str) -> None:
    assert report(dataclasses.replace(RUN, outcome=outcome)).message == message


def test_columns_are_aligned_and_fit() -> None:
    lines = text.error_lines(report(), text.Style(width=80))
    events = lines[lines.index("events:") + 1 :]
    column = events[0].index("place")
    assert all(line[column - 1] == " " and line[column] != " " for line in events)
    assert all(len(line) <= 80 for line in events)
    assert [line[0] for line in events[1:]] == [" ", " ", " ", " ", ">", " ", ">"]
    assert any('print "hi\\n"' in line for line in events)


def test_repeated_rows_collapse_and_long_traces_are_cut() -> None:
    row = Row(1, "f.c:3:1", "worker", "read", "x", "0", "while (!x);")
    error = ErrorReport("deadlock", "deadlock", None, 0, trace=(row,) * 12)
    assert any("0 (12 times)" in line for line in text.error_lines(error, text.Style()))
    many = tuple(dataclasses.replace(row, value=str(number)) for number in range(2000))
    lines = text.error_lines(dataclasses.replace(error, trace=many), text.Style())
    assert len(lines) < text.MAX_ROWS + 20
    assert any("rows left out" in line for line in lines)
    assert any(" 1999 " in line for line in lines)


def test_control_characters_are_shown_not_sent() -> None:
    row = Row(0, "f.c:3:1", "main", "print", "", "", "source\x1b[31m", output="\x1b[2Jhi\n\tyou")
    error = ErrorReport("abort", "abort is called", None, 0, trace=(row,))
    shown = "\n".join(text.error_lines(error, text.Style(output=True)))
    assert "\x1b" not in shown
    assert 'print "\\x1b[2Jhi\\n\\tyou"' in shown


def test_missing_sources_are_empty() -> None:
    assert SourceLines().line("/nonexistent/f.c", 3) == ""
    assert SourceLines({"f.c": "a"}).line("f.c", 9) == ""


@pytest.mark.parametrize(
    ("stop", "words"),
    [
        (
            Stop("idle", loop=0, count=10_000),
            "loop at f.c:3 ran 10,000 times without a visible effect; bound it with --unroll",
        ),
        (
            Stop("local", count=7, stack=(0,)),
            "7 calls without a visible effect at f.c:3; bound the recursion in the program",
        ),
        (
            Stop("events", count=20_000, stack=(1,)),
            "an execution reached 20,000 events (at f.c:4); bound its loops with --unroll",
        ),
        (
            Stop("unsupported", text="the function fork", stack=(3,)),
            "f.c:6: the function fork is not supported",
        ),
        (
            Stop("threads", count=254, stack=(3,)),
            "an execution reached 254 threads (at f.c:6); bound its loops with --unroll",
        ),
        (
            Stop("unsupported", text="mixed-size", stack=(3,), other=0),
            "f.c:6: a word of more than 16 bytes, or one that a mutex is a part of, is accessed in several "
            "sizes (the other one is at f.c:3:7)",
        ),
    ],
)
def test_why_a_search_gives_up(stop: Stop, words: str) -> None:
    assert stops.reason(stop, Symbols(debug())) == words


def test_a_heap_object_without_a_type_is_a_block() -> None:
    names = Names(Symbols(debug()), dataclasses.replace(RUN, events=()))
    assert names.name(HEAP, 4) == "block(malloc at f.c:6)"
    assert names.pointer(HEAP + 1) == "block(malloc at f.c:6)+1"


def test_who_holds_a_mutex_that_another_thread_unlocks() -> None:
    events = (Event(0, "lock", (3,), X, 8), Event(1, "unlock", (0,), X, 8))
    outcome = Outcome("lock", "unlock-foreign", 1, (0,), X)
    made = report(dataclasses.replace(RUN, events=events, threads=(RUN.threads[0],), outcome=outcome))
    assert made.message == "unlock of x, which thread 0 holds"
