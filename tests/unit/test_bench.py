"""`raddle bench`: tables, plans, judgements, output; with answers of workers made up where counts matter."""

from __future__ import annotations

import dataclasses
import json
import math
from typing import Any

import pytest
from bench_answers import answer

from raddle.bench import measure, table
from raddle.bench.listing import Listing, summary
from raddle.bench.plan import Job, Selection, plan
from raddle.bench.table import ORDERS, Expected, Table, load, programs
from raddle.cli import bench
from raddle.cli.main import main
from raddle.errors import UserError

RCMC = load("rcmc")
LAPOR = load("lapor")
AWAIT = load("await")


def job(program: str, n: int | None, model: str, search: str, tables: Table = RCMC) -> Job:
    return Job(tables, programs(table.PROGRAMS_OF[tables.name])[program], n, model, search)


def line(found: measure.Measurement) -> str:
    return Listing.of([found.job]).line(found)


def test_every_row_has_a_program() -> None:
    assert len(RCMC.rows) == 80
    assert {row.program.name for row in RCMC.rows} == set(programs("rcmc"))
    assert len(LAPOR.rows) == 170
    lock_rows = (*LAPOR.rows, *load("locks-overhead").rows)
    assert {row.program.name for row in lock_rows} == set(programs("lapor"))
    assert len(AWAIT.rows) == 237
    assert {row.program.name for row in AWAIT.rows} == set(programs("await"))
    for folder in ("rcmc", "lapor", "await"):
        assert all(program.source.is_file() for program in programs(folder).values())


def test_counts_that_formulas_give() -> None:
    formulas = {
        "ainc": math.factorial,
        "binc": lambda n: math.factorial(n) ** 2,
        "readers": lambda n: 2**n,
        "casrot": lambda n: 1 + sum(k * (k + 1) ** (n - k - 1) for k in range(1, n)),
        "indexer": lambda n: 2 ** (3 * (n - 11)),
    }
    checked = 0
    for row in (*RCMC.rows, *load("speed").rows):
        if row.program.name in formulas and row.executions is not None and row.n is not None:
            assert row.executions == formulas[row.program.name](row.n)
            checked += 1
    assert checked == 50


@pytest.mark.parametrize(
    ("program", "n", "model", "search", "expected"),
    [
        ("binc", 3, "rc11", "modification-order", "36"),
        ("binc", 3, "rc11", "rcmc", "36+2"),
        ("binc", 6, "wrc11", "rcmc", "518,400+309,394"),
        ("binc", 3, "rc11", "reads-from", "36"),
        ("casw", 3, "rc11", "modification-order", "66"),
        ("casw", 3, "rc11", "reads-from", "24"),
        ("casw", 6, "rc11", "reads-from", "None"),
        ("casw", 3, "wrc11", "reads-from", "24"),
        ("casw", 3, "wrc11", "modification-order", "None"),
        ("CORR2", None, "rc11", "modification-order", "72"),
        ("CORR2", None, "rc11", "reads-from", "47"),
        ("CORR2", None, "wrc11", "reads-from", "49"),
        ("fib_bench", 3, "sc", "modification-order", "1,698"),
        ("fib_bench", 3, "tso", "reads-from", "2,258"),
        ("fib_bench", 3, "sc", "rcmc", "None"),
        ("casrot", 4, "rc11", "interleavings", "None"),
        ("casrot", 5, "rc11", "modification-order", "None"),
    ],
)
def test_expectations(program: str, n: int | None, model: str, search: str, expected: str) -> None:
    assert str(RCMC.expected(programs("rcmc")[program], n, model, search)) == expected


def test_flags() -> None:
    assert programs("rcmc")["lastzero1"].compiler_flags(5) == ("-DN=5", "-DREADER_LAST")
    assert programs("rcmc")["fib_bench"].compiler_flags(3) == ("-DK=3",)
    assert programs("rcmc")["W+R"].compiler_flags(None) == ()
    assert programs("lapor")["cset-seek"].compiler_flags(5) == ("-DREADERS=5",)
    assert programs("lapor")["fset-mixed"].compiler_flags(5) == ("-DREADERS=3", "-DWRITERS=2")


def test_plans() -> None:
    small = plan([RCMC], Selection(only=("casrot",), max_n=4))
    assert [(job.n, job.model, job.search) for job in small] == [
        (4, "rc11", "modification-order"),
        (4, "rc11", "rcmc"),
        (4, "wrc11", "reads-from"),
        (4, "wrc11", "rcmc"),
    ]
    other = plan([RCMC], Selection(only=("last*",), model="rc11", search="auto", quick=True))
    assert [(job.program.name, job.n, job.search) for job in other] == [
        ("lastzero0", 5, "auto"),
        ("lastzero0", 10, "auto"),
        ("lastzero1", 5, "auto"),
        ("lastzero1", 10, "auto"),
    ]
    assert {job.model for job in plan([RCMC], Selection(model="tso"))} == {"tso"}
    assert {job.model for job in plan([RCMC], Selection(search="interleavings"))} == {"sc"}
    with pytest.raises(UserError, match="no row of the table fits"):
        plan([RCMC], Selection(only=("nothing",)))


@pytest.mark.parametrize(
    ("found", "status", "exit_status"),
    [
        (answer(14), "ok", 0),
        (answer(14, duplicates=0), "ok", 0),
        (answer(14, duplicates=1), "differs", 1),
        (answer(13), "differs", 1),
        (answer(5, verdict="inconclusive", complete=False, reason="limit"), "unfinished", 2),
        (answer(5, verdict="unsafe", complete=False, errors=[{"message": "race"}]), "differs", 1),
        ({"error": "not available", "exit_status": 3}, "failed", 3),
        ({"error": "crashed", "exit_status": 4}, "failed", 4),
    ],
)
def test_judgements(found: dict[str, Any], status: str, exit_status: int) -> None:
    made = measure.judge(job("casrot", 4, "rc11", "modification-order"), found, 1.0)
    assert (made.status, made.exit_status) == (status, exit_status)


def test_auto_is_judged_by_the_search_that_ran() -> None:
    made = measure.judge(job("casw", 3, "rc11", "auto"), answer(24, search="reads-from"), 1.0)
    assert (made.status, made.expected) == ("ok", Expected(24))
    assert "auto: reads-from" in line(made)
    speed = dataclasses.replace(job("ainc", 9, "rc11", "auto", load("speed")), order="seq_cst")
    assert speed.expected("reads-from") == speed.expected("modification-order") == Expected(362880)
    casw = dataclasses.replace(job("casw", 6, "rc11", "auto", load("speed")), order="seq_cst")
    assert (casw.expected("reads-from"), casw.expected("modification-order")) == (None, Expected(1270080))


def test_lines() -> None:
    found = answer(36, search="rcmc", duplicates=2, explored=47, allocations=54)
    made = measure.judge(job("binc", 3, "rc11", "rcmc"), found, 1.0)
    assert " ".join(line(made).split()) == "binc 3 rc11 rcmc 36+2 36+2 0 0.50 s 72 0.25 1.50 40 MB"
    other = measure.judge(job("binc", 3, "rc11", "rcmc"), answer(35, search="rcmc", duplicates=2), 1.0)
    assert line(other).endswith("DIFFERS")
    both = "2 rows: 1 as expected, 1 differ; 1.00 s of CPU time, at most 40 MB"
    assert summary([made, other]) == both


def test_speed_in_two_orders() -> None:
    jobs = plan([load("speed")], Selection(only=("fib_bench",), search="modification-order"))
    assert [job.flags for job in jobs] == [
        ("-DK=5", "-DORDER=release_acquire"),
        ("-DK=5", "-DORDER=seq_cst"),
    ]
    assert [job.expected("modification-order") for job in jobs] == [Expected(525630), Expected(218243)]
    weaker = measure.judge(jobs[0], answer(525630, cpu_seconds=0.25), 1.0)
    made = dataclasses.replace(measure.judge(jobs[1], answer(218243), 1.0), weaker_seconds=weaker.seconds)
    listing = Listing.of(jobs)
    assert " ".join(listing.heading().split()) == (
        "program n model search order found expected blocked CPU time of rel/acq per second dead ends "
        "allocations memory"
    )
    assert " ".join(listing.line(made).split()).startswith(
        "fib_bench 5 rc11 modification-order seq_cst 218,243 218,243 0 0.50 s 2.00x"
    )
    assert (made.to_json()["order"], made.to_json()["times_weaker"]) == ("seq_cst", 2.0)


def test_every_program_of_speed_has_two_orders() -> None:
    rows = load("speed").rows
    for row in rows:
        assert {other.order for other in rows if other.program == row.program} == set(ORDERS)
        text = row.program.source.read_text()
        assert '#include "order.h"' in text
        assert "memory_order_" not in text


def test_rows_for_locks() -> None:
    jobs = plan([LAPOR], Selection(only=("complex-lock",), max_n=2))
    assert [(job.locks, job.expected("reads-from")) for job in jobs] == [
        ("ordered", Expected(10)),
        ("unordered", Expected(6)),
    ]
    assert [job.expected("modification-order") for job in jobs] == [Expected(10), None]
    assert {job.locks for job in plan([LAPOR], Selection(locks="unordered"))} == {"unordered"}
    assert {job.locks for job in plan([RCMC], Selection(locks="unordered"))} == {"auto"}
    chtable = Selection(only=("chtable-seek",), locks="ordered")
    assert [job.n for job in plan([LAPOR], chtable)] == [5]
    assert [job.n for job in plan([LAPOR], dataclasses.replace(chtable, all=True))] == [5, 6, 7, 8]


def test_lines_with_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = iter([2.0, 1.0, 3.0])

    def fake(wanted: dict[str, Any], timeout: float | None) -> dict[str, Any]:
        executions = {"ordered": 342, "unordered": 90}[wanted["locks"]]
        return answer(executions, search="reads-from", cpu_seconds=next(seconds))

    monkeypatch.setattr(measure, "run_worker", fake)
    jobs = plan([LAPOR], Selection(only=("complex-lock",), max_n=3))[2:]
    ordered = measure.measure(jobs[0], None, (), 2)
    unordered = measure.measure(jobs[1], None, [ordered])
    assert (ordered.seconds, unordered.times_ordered, unordered.job.note) == (1.0, 3.0, "")
    listing = Listing.of(jobs)
    assert " ".join(listing.heading().split()) == (
        "program n model search locks found expected paper blocked CPU time of ordered per second dead ends "
        "allocations memory paper time faster"
    )
    assert " ".join(listing.line(ordered).split()) == (
        "complex-lock 3 rc11 reads-from ordered 342 342 11,214 0 1.00 s 342 0.00 0.00 40 MB 2.81 s 2.8x "
        "(the program as described has so many: see complex_lock.c)"
    )
    assert " ".join(listing.line(unordered).split()) == (
        "complex-lock 3 rc11 reads-from unordered 90 90 90 0 3.00 s 3.00x 30 0.00 0.00 40 MB 0.11 s 0.0x"
    )
    row = unordered.to_json()
    assert (row["locks"], row["times_ordered"]) == ("unordered", 3.0)
    assert (row["paper_executions"], row["paper_seconds"]) == (90, 0.11)


def awaiting(program: str, n: int, column: str, search: str = "dpor") -> Job:
    selection = Selection(only=(program,), max_n=n, search=search, column=column, all=True)
    return next(job for job in plan([AWAIT], selection) if job.n == n)


def test_columns_are_options() -> None:
    jobs = [awaiting("ttaslock", 3, column) for column in ("optimal", "plp", "await", "ifaa")]
    assert [job.flags for job in jobs] == [("-DN=3", "-DPOLL_ONCE"), *[("-DN=3",)] * 3]
    assert [job.options for job in jobs] == [
        {"spin": "off", "take_back": False, "independent_faa": False, "unroll": 4},
        {"spin": "assume", "take_back": False, "independent_faa": False, "unroll": 4},
        {"spin": "await", "take_back": False, "independent_faa": False, "unroll": 4},
        {"spin": "await", "take_back": False, "independent_faa": True, "unroll": 4},
    ]
    assert [str(job.expected("dpor")) for job in jobs] == ["162+183", "36+81", "36+0", "36+0"]
    assert [str(job.expected("modification-order")) for job in jobs] == ["162+183", "None", "None", "None"]
    graphs = awaiting("ttaslock", 3, "plp", "modification-order").options
    assert graphs == {"spin": "assume", "take_back": False, "skip_waiting": False, "unroll": 4}
    assert awaiting("sortnet", 4, "plp").options == {
        "spin": "assume",
        "take_back": False,
        "independent_faa": False,
    }
    assert awaiting("safestack-21", 2, "plp").options["keep_going"]
    assert plan([AWAIT], Selection(only=("readers",)))[0].options == {}


LIVELOCK = [{"kind": "livelock", "message": "livelock"}]
ASSERTION = [{"kind": "assertion", "message": "assertion fails"}]
BOUND = {"verdict": "inconclusive", "complete": False, "reason": "safe up to", "bound": "safe up to"}
LATE = {"verdict": "inconclusive", "complete": False, "reason": "the time limit", "bound": None}
UNSAFE = {"verdict": "unsafe", "complete": False, "reason": None, "bound": None}


@pytest.mark.parametrize(
    ("program", "n", "found", "status"),
    [
        ("ttaslock", 3, answer(36), "ok"),
        ("ttaslock", 3, answer(36, **BOUND), "ok"),
        ("ttaslock", 3, answer(36, **LATE), "unfinished"),
        ("ttaslock", 3, answer(36, blocked=1), "differs"),
        ("ttaslock", 3, answer(36, errors=LIVELOCK, **UNSAFE), "differs"),
        ("sortnet", 4, answer(1, **BOUND), "unfinished"),
        ("safestack-21", 2, answer(19, blocked=1, errors=LIVELOCK, **UNSAFE), "ok"),
        ("safestack-21", 2, answer(19, blocked=1, errors=LIVELOCK + ASSERTION, **UNSAFE), "differs"),
        (
            "safestack-21",
            2,
            answer(19, blocked=1, errors=LIVELOCK, **UNSAFE | {"reason": "late"}),
            "unfinished",
        ),
        ("safestack-331", 3, answer(2, errors=ASSERTION, **UNSAFE | {"reason": "the first error"}), "ok"),
        ("safestack-331", 3, answer(2, errors=LIVELOCK, **UNSAFE), "differs"),
        ("safestack-331", 3, answer(2, **LATE), "unfinished"),
        ("safestack-331", 3, answer(2), "differs"),
    ],
)
def test_judgements_of_waiting(program: str, n: int, found: dict[str, Any], status: str) -> None:
    made = measure.judge(awaiting(program, n, "ifaa"), {**found, "search": "dpor"}, 1.0)
    assert made.status == status


def test_lines_with_columns() -> None:
    job = awaiting("ttaslock", 3, "plp")
    made = measure.judge(job, answer(36, search="dpor", blocked=81, explored=117), 1.0)
    assert " ".join(line(made).split()) == (
        "ttaslock 3 sc dpor plp 36+81 36+81 36+81 81 0.50 s 234 0.00 0.00 40 MB 0.08 s 0.2x"
    )
    other = measure.judge(awaiting("sortnet", 4, "plp"), answer(1, search="dpor", blocked=174), 1.0)
    assert " ".join(line(other).split()).endswith("0.45 s - (" + other.job.note + ")")
    row = made.to_json()
    assert (row["column"], row["unroll"], row["expected_blocked"], row["paper_blocked"]) == ("plp", 4, 81, 81)


def test_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fake(wanted: dict[str, Any], timeout: float | None) -> dict[str, Any]:
        assert timeout == 5.0
        assert wanted["count_duplicates"] == (wanted["search"] == "rcmc")
        return answer(6, search=wanted["search"])

    monkeypatch.setattr(measure, "run_worker", fake)
    assert bench.main(["--only", "CO2RRW", "--timeout", "5"]) == 0
    assert "2 rows: 2 as expected" in capsys.readouterr().out
    assert bench.main(["rcmc", "--only", "W+R", "--only", "CO2RRW", "--timeout", "5", "--json", "-"]) == 1
    document = json.loads(capsys.readouterr().out)
    assert document["tables"] == ["rcmc"]
    assert [row["status"] for row in document["rows"]] == ["differs", "differs", "ok", "ok"]


@pytest.mark.parametrize(
    "words",
    [
        ["nosuch"],
        ["--model", "x"],
        ["--search", "x"],
        ["--only", "x"],
        ["--timeout", "0"],
        ["--max-n", "x"],
        ["--locks", "x"],
        ["--column", "x"],
        ["--repeat", "0"],
    ],
)
def test_usage_errors(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *words]) == 3
    assert capsys.readouterr().err.startswith("raddle: ")


def test_a_worker_runs_a_program() -> None:
    program = programs("rcmc")["casrot"]
    found = measure.run_worker(
        {
            "source": str(program.source),
            "flags": list(program.compiler_flags(2)),
            "model": "sc",
            "search": "interleavings",
            "locks": "ordered",
            "timeout": 60.0,
            "count_duplicates": False,
        },
        60.0,
    )
    assert (found["verdict"], found["complete"]) == ("safe", True)
    assert found["cpu_seconds"] > 0
    assert found["allocations"] > 0


def test_a_search_soon_allocates_nothing() -> None:
    """What it needs while it warms up does not grow with the number of executions."""
    program = programs("rcmc")["readers"]
    job = {"source": str(program.source), "model": "rc11", "search": "modification-order", "locks": "ordered"}
    job |= {"timeout": 60.0, "count_duplicates": False}
    found = [
        measure.run_worker({**job, "flags": list(program.compiler_flags(n))}, 60.0)["allocations"]
        for n in (8, 16)
    ]
    assert found[1] < 3 * found[0]


def test_a_worker_that_fails_says_why() -> None:
    found = measure.run_worker({"source": "/nosuch.c", "flags": []}, 60.0)
    assert found["exit_status"] == 3
    assert measure.run_worker({}, 60.0) == {"error": "KeyError: 'source'", "exit_status": 4}


def test_tables_are_named() -> None:
    tables = "rcmc, speed, lapor, locks-overhead, await"
    with pytest.raises(UserError, match=f"there is no table 'nosuch'; choose from {tables}"):
        table.load("nosuch")
