"""The tables of "Awaiting for Godot": every recorded count, what must hold between the columns, and the
programs' assertions, which find the bug that -DBUG plants in each.

The counts of the columns `optimal` and `plp` are found twice: by dpor, and by modification-order, whose
graphs are the same traces under sc.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from itertools import pairwise
from math import factorial

import pytest

import raddle
from raddle.bench.column import COLUMNS
from raddle.bench.plan import Job, Selection, plan
from raddle.bench.table import Row, load, programs

AWAIT = load("await")
ALL = Selection(all=True)
GRAPHS = tuple(replace(ALL, search="modification-order", column=column) for column in ("optimal", "plp"))


def recorded(selection: Selection) -> tuple[Job, ...]:
    return tuple(job for job in plan([AWAIT], selection) if job.expected(job.search) is not None)


QUICK = recorded(replace(ALL, quick=True))
SLOW = tuple(job for job in recorded(ALL) if job not in QUICK)
QUICK_GRAPHS = tuple(job for graphs in GRAPHS for job in recorded(replace(graphs, quick=True)))
SLOW_GRAPHS = tuple(job for graphs in GRAPHS for job in recorded(graphs) if job not in QUICK_GRAPHS)

# raddle's analysis takes loops of these for pure that the paper's does not.
PURER = {"ms-queue", "twalock", "qspinlock"}


def name(job: Job) -> str:
    return f"{job.program.name}({job.n})-{job.column.name if job.column else job.search}"


def check(job: Job) -> None:
    expected = job.expected(job.search)
    assert expected is not None
    result = raddle.verify(
        job.program.source, flags=job.flags, model=job.model, search=job.search, **job.options
    )
    assert {error.kind for error in result.errors} <= ({"livelock"} if job.program.stuck else set())
    assert result.complete or result.bound is not None or (result.errors and result.reason is None)
    blocked = None if expected.blocked is None else result.blocked
    assert (result.executions, blocked) == (expected.executions, expected.blocked)


@pytest.mark.parametrize("job", QUICK, ids=name)
def test_quick_rows(job: Job) -> None:
    check(job)


@pytest.mark.slow
@pytest.mark.parametrize("job", SLOW, ids=name)
def test_slow_rows(job: Job) -> None:
    check(job)


@pytest.mark.parametrize("job", QUICK_GRAPHS, ids=name)
def test_graphs_are_traces(job: Job) -> None:
    check(job)


@pytest.mark.slow
@pytest.mark.parametrize("job", SLOW_GRAPHS, ids=name)
def test_many_graphs_are_traces(job: Job) -> None:
    check(job)


def columns() -> dict[tuple[str, int | None], dict[str, Row]]:
    """The rows of the paper's tables, by program and size, then by column."""
    found: dict[tuple[str, int | None], dict[str, Row]] = defaultdict(dict)
    for row in AWAIT.rows:
        if row.column in COLUMNS.values() and row.column and row.reference is not None:
            found[row.program.name, row.n][row.column.name] = row
    return {key: rows for key, rows in found.items() if set(rows) == set(COLUMNS)}


def test_every_program_has_all_columns() -> None:
    assert len(columns()) == 25 + 7


def test_what_is_recorded() -> None:
    """All that the paper's tools finish."""
    for rows in columns().values():
        for row in rows.values():
            assert row.reference is not None
            assert row.executions is not None or not row.reference.finished


@pytest.mark.parametrize(("program", "n"), columns())
def test_relations_between_columns(program: str, n: int | None) -> None:
    """What is equal in the paper is equal here, what is 0 is 0, and no column adds to the one before it."""
    rows = [columns()[program, n][column] for column in COLUMNS]
    known = [row for row in rows if row.executions is not None]
    for row in known:
        assert row.reference is not None
        if row.reference.blocked == 0 and program not in PURER:
            assert row.blocked == 0
    for left, right in pairwise(known):
        assert left.reference is not None
        assert right.reference is not None
        assert left.executions is not None
        assert right.executions is not None
        assert left.executions >= right.executions
        same = left.reference.finished and left.reference.executions == right.reference.executions
        if same and not (program in PURER and left.column is COLUMNS["optimal"]):
            assert left.executions == right.executions


def test_counts_that_formulas_give() -> None:
    formulas = {
        ("ttaslock", "await"): lambda n: factorial(n) ** 2,
        ("ttaslock", "ifaa"): lambda n: factorial(n) ** 2,
        ("sortnet", "await"): lambda n: 1,
        ("sortnet", "ifaa"): lambda n: 1,
        ("faa-await", "await"): factorial,
        ("faa-await", "ifaa"): lambda n: 1,
    }
    checked = 0
    for row in AWAIT.rows:
        formula = formulas.get((row.program.name, row.column.name if row.column else ""))
        if formula is not None and row.n is not None:
            assert (row.executions, row.blocked) == (formula(row.n), 0)
            checked += 1
    assert checked == 15


def test_a_count_that_is_not_the_papers_has_a_note() -> None:
    for rows in columns().values():
        for row in rows.values():
            assert row.reference is not None
            if row.executions is not None and row.reference.finished:
                paper = (row.reference.executions, row.reference.blocked)
                assert bool(row.note) == ((row.executions, row.blocked) != paper), row


# The smallest size that shows the planted bug, and how it shows. Where data are plain, a race comes first.
BUGS = {
    "qspinlock": (2, "race"),
    "mcslock": (2, "race"),
    "twalock": (2, "race"),
    "mutex-musl": (2, "race"),
    "mutex": (2, "race"),
    "ms-queue": (3, "assertion"),
    "linuxrwlocks": (2, "race"),
    "ttaslock": (2, "race"),
    "seqlock": (2, "assertion"),
    "mpmc-queue": (3, "race"),
    "treiber-stack": (3, "assertion"),
    "sortnet": (3, "race"),
    "safestack-21": (2, "assertion"),
    "faa-await": (2, "assertion"),
}


def errors(program: str, n: int, search: str, *flags: str, races: bool = True) -> list[str]:
    chosen = programs("await")[program]
    result = raddle.verify(
        chosen.source,
        flags=(*chosen.compiler_flags(n), "-DPOLL_ONCE", *flags),
        model="sc",
        search=search,
        unroll=None if program == "sortnet" else 3,
        races=races,
    )
    assert result.errors or result.complete or result.bound is not None
    return [error.kind for error in result.errors]


@pytest.mark.parametrize("program", BUGS)
def test_a_planted_bug_is_found(program: str) -> None:
    n, kind = BUGS[program]
    assert errors(program, n, "modification-order", "-DBUG") == [kind]


# Those with few enough interleavings.
SMALL = [program for program, (n, _) in BUGS.items() if n == 2 and program != "safestack-21"]


@pytest.mark.parametrize("program", SMALL)
def test_interleavings_agree(program: str) -> None:
    n, kind = BUGS[program]
    assert errors(program, n, "interleavings", "-DBUG") == [kind]
    assert errors(program, n, "interleavings") == []


@pytest.mark.parametrize("program", [program for program, (_, kind) in BUGS.items() if kind == "race"])
def test_the_assertion_finds_it_without_races(program: str) -> None:
    assert errors(program, BUGS[program][0], "modification-order", "-DBUG", races=False) == ["assertion"]


def test_main_that_returns_hides_no_bug() -> None:
    """The row that looks for SafeStack's bug ends the program, so that stuck threads are no error."""
    assert errors("safestack-21", 2, "modification-order", "-DBUG", "-DMAIN_RETURNS") == ["assertion"]
    assert "-DMAIN_RETURNS" in programs("await")["safestack-331"].flags


@pytest.mark.parametrize("program", BUGS)
def test_without_it_nothing_is_found(program: str) -> None:
    assert errors(program, BUGS[program][0], "modification-order") == []
