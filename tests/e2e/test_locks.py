"""Unordered locks from end to end: the same verdicts, errors and places as with ordered locks, and what
`raddle verify` says about the way it chose."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command_line import COUNTER, LOCKED, CommandLine
from locking_programs import CASES

import raddle as package
from raddle.bench.table import programs
from raddle.explore.result import Result

SEPARATE = (
    LOCKED.replace("int x;", "int x, y;")
    .replace("x++;", "if (p) x++; else y++;")
    .replace("t, 0);\n    pthread_join", "t, &b);\n    pthread_join")
    .replace("assert(x == 2)", "assert(x + y == 2)")
)
OPPOSITE = CASES["opposite order"].text


def line_of(location: str) -> int:
    return int(location.split(":")[1])


def errors(result: Result) -> set[tuple[str, frozenset[str]]]:
    """Kinds and places; of a race the places of both accesses."""
    return {
        (
            e.kind,
            frozenset(row.location for row in e.trace if row.marked and row.location) | {str(e.location)},
        )
        for e in result.errors
    }


@pytest.mark.parametrize("name", CASES)
def test_as_with_ordered_locks(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    case, trace = CASES[name], tmp_path / "trace.json"
    for search in ("reads-from", "modification-order"):
        ordered, unordered = (
            package.verify(case.text, search=search, locks=locks, keep_going=True, trace=trace)
            for locks in ("ordered", "unordered")
        )
        assert unordered.verdict == ordered.verdict == ("unsafe" if case.error else "safe")
        assert errors(unordered) == errors(ordered)
        assert unordered.executions <= ordered.executions
        assert {e.kind for e in unordered.errors} <= {case.error}
        for _, places in errors(unordered):  # of a deadlock also those of threads that wait for its threads
            assert not case.lines() or case.lines() & set(map(line_of, places))
        if case.error:
            first = package.verify(case.text, search=search, locks="unordered", trace=trace)
            assert errors(first) <= errors(unordered)
            assert package.replay(trace).errors == first.errors


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            ("--search", "rcmc"),
            "--locks unordered does not work with --search rcmc; it does with reads-from, ",
        ),
        (("--search", "interleavings", "--model", "sc"), "does not work with --search interleavings"),
        (("--search", "oracle"), "--locks unordered does not work with --search oracle"),
        (("--model", "wrc11"), "does not work under the model wrc11; it does under sc, tso, ra, rc11"),
    ],
)
def test_refused(raddle: CommandLine, words: tuple[str, ...], message: str) -> None:
    done = raddle("verify", raddle.file("a.c", LOCKED), "--locks", "unordered", *words)
    assert (done.status, done.out) == (3, "")
    assert done.err.startswith("raddle: ")
    assert message in done.err


def test_what_the_report_says(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", SEPARATE), "-v")
    assert done.status == 0
    assert "auto chose unordered locks: there are sections that do not conflict" in done.out
    assert "auto chose" not in raddle("verify", "a.c").out
    named = raddle("verify", "a.c", "--locks", "unordered", "-v")
    assert "auto chose unordered" not in named.out
    free = raddle("verify", raddle.file("b.c", COUNTER))
    assert "locks" not in free.out
    ordered = raddle("verify", raddle.file("c.c", OPPOSITE), "--locks", "unordered")
    assert ordered.status == 1
    assert "ordered after all: the lock m: " in ordered.out
    assert "ordered after all: the lock n: " in ordered.out


def test_what_json_says(raddle: CommandLine) -> None:
    raddle.file("a.c", SEPARATE)
    chosen = json.loads(raddle("verify", "a.c", "--json", "-").out)
    assert chosen["locks"] == "unordered"
    assert chosen["locks_reason"].startswith("there are sections that do not conflict")
    assert chosen["ordered_locks"] == []
    assert chosen["remembered"] > 0
    named = json.loads(raddle("verify", "a.c", "--json", "-", "--locks", "ordered").out)
    assert (named["locks"], named["locks_reason"], named["remembered"]) == ("ordered", None, 0)
    assert (chosen["executions"], named["executions"]) == (1, 2)
    stuck = json.loads(
        raddle("verify", raddle.file("b.c", OPPOSITE), "--json", "-", "--locks", "unordered").out
    )
    assert {text.split(":")[0] for text in stuck["ordered_locks"]} == {"the lock m", "the lock n"}
    other = json.loads(raddle("verify", "a.c", "--json", "-", "--search", "rcmc").out)
    assert (other["locks"], other["locks_reason"]) == ("ordered", None)


@pytest.mark.parametrize(
    ("name", "n", "search", "executions"),
    [
        ("nreads-lock", 6, "modification-order", 1),  # nothing is written
        ("nwrites-lock", 6, "reads-from", 1),  # nobody reads
        ("nww-lock-rr", 6, "reads-from", 6),  # the initial values, or those of one of five writers
        ("rw-lock", 5, "modification-order", 120),  # each sees whom it follows: 5!
    ],
)
def test_the_defaults_merge_what_nobody_sees(
    raddle: CommandLine, name: str, n: int, search: str, executions: int
) -> None:
    program = programs("lapor")[name]
    done = raddle("verify", str(program.source), *program.compiler_flags(n), "--json", "-")
    found = json.loads(done.out)
    assert (found["verdict"], found["executions"]) == ("safe", executions)
    assert (found["search"], found["locks"]) == (search, "unordered")


@pytest.mark.parametrize("name", CASES)
def test_the_defaults_find_what_ordered_locks_find(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    case, trace = CASES[name], tmp_path / "trace.json"
    for model in ("rc11", "ra"):
        ordered, chosen = (
            package.verify(case.text, model=model, locks=locks, keep_going=True, trace=trace)
            for locks in ("ordered", "auto")
        )
        assert chosen.verdict == ordered.verdict
        assert errors(chosen) == errors(ordered)
        assert chosen.executions <= ordered.executions
