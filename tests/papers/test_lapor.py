"""The LAPOR paper's tables: every count, in this process; the large ones are slow tests.

The numbers in the table are checked, too: by formulas, and by brute force over models of the programs.
"""

from __future__ import annotations

from math import factorial

import lapor_models as models
import lapor_structures as structures
import pytest
from lapor_models import Model
from lock_orders import count

import raddle
from raddle.bench.plan import Job, Selection, plan
from raddle.bench.table import load, programs
from raddle.errors import UserError
from raddle.explore.options import Options

LAPOR = load("lapor")
TABLES = [LAPOR, load("locks-overhead")]
QUICK = plan(TABLES, Selection(quick=True))
TOO_LONG = {("fset-seek", 8), ("fset-mixed", 8)}
"""With ordered locks these take more than four minutes; `raddle bench lapor` runs them."""
SLOW = tuple(
    job
    for job in plan(TABLES, Selection())
    if job not in QUICK and (job.locks == "unordered" or (job.program.name, job.n) not in TOO_LONG)
)

Size = int | None


def name(job: Job) -> str:
    return f"{job.program.name}({job.n})-{job.locks}"


def needs(locks: str) -> None:
    """Skip a test for as long as raddle refuses to treat locks that way."""
    try:
        Options(search="reads-from", locks=locks).resolved()
    except UserError as error:
        pytest.skip(str(error))


def executions(program: str, n: Size, locks: str, search: str = "reads-from") -> int:
    needs(locks)
    chosen = programs("lapor")[program]
    result = raddle.verify(
        chosen.source, flags=chosen.compiler_flags(n), model="rc11", search=search, locks=locks
    )
    assert (result.verdict, result.complete, result.locks) == ("safe", True, locks)
    return result.executions


def expected(program: str, n: Size, locks: str) -> int:
    found = LAPOR.expected(programs("lapor")[program], n, "rc11", "reads-from", locks)
    assert found is not None
    return found.executions


@pytest.mark.parametrize("job", QUICK, ids=name)
def test_quick_rows(job: Job) -> None:
    wanted = job.expected("reads-from")
    assert wanted is not None
    assert executions(job.program.name, job.n, job.locks) == wanted.executions


@pytest.mark.slow
@pytest.mark.parametrize("job", SLOW, ids=name)
def test_slow_rows(job: Job) -> None:
    """With ordered locks by modification-order, which is the faster one where it counts the same."""
    search = "reads-from" if job.expected("modification-order") is None else "modification-order"
    wanted = job.expected(search)
    assert wanted is not None
    assert executions(job.program.name, job.n, job.locks, search) == wanted.executions


def formula(program: str, n: int) -> int | None:
    """The number of executions with ordered locks."""
    structure, _, workload = program.partition("-")
    if structure == "chtable":
        return factorial(2 * n) >> n
    if structure == "fhtable":
        return 1 << (n - 4)
    if program == "fset-mixed":
        return factorial(n) * (n + 1) // 2
    if workload in ("seek", "mixed") or program in ("nreads-lock", "nwrites-lock", "nww-lock-rr", "rw-lock"):
        return factorial(n)
    if program in ("fib_bench", "triangular"):
        return factorial(2 * n + 2) // (factorial(n) ** 2 * 2)
    if program in ("stack-1", "queue_ok"):
        return factorial(2 * n) // factorial(n) ** 2
    return {"nreads": 1, "nwrites": 1, "nww-rr": n**2, "rw": (n + 1) ** (n - 1), "indexer": 4 ** (n - 1)}.get(
        program
    )


def test_the_table_agrees_with_formulas() -> None:
    checked = [
        (row.executions, formula(row.program.name, row.n))
        for row in LAPOR.rows
        if row.locks == "ordered" and row.n is not None and row.program.name not in ("gcd", "complex-lock")
    ]
    assert len(checked) == 77
    assert all(found == wanted for found, wanted in checked)


def test_a_count_that_is_not_the_papers_has_a_note() -> None:
    for row in LAPOR.rows:
        assert row.reference is not None
        differs = row.reference.finished and row.executions != row.reference.executions
        assert bool(row.note) == differs, (row.program.name, row.n, row.locks)


@pytest.mark.parametrize("locks", ["ordered", "unordered"])
@pytest.mark.parametrize("readers", [1, 2])
def test_a_circle_that_threads_can_fill_deadlocks(readers: int, locks: str) -> None:
    needs(locks)
    source = programs("lapor")["fset-mixed"].source
    flags = [f"-DREADERS={readers}", "-DWRITERS=1", f"-DITEMS={readers}"]
    result = raddle.verify(source, flags=flags, model="rc11", search="reads-from", locks=locks)
    assert (result.verdict, [error.kind for error in result.errors]) == ("unsafe", ["deadlock"])


def test_locks_never_add_executions_when_unordered() -> None:
    pairs = {"nreads": "nreads-lock", "nwrites": "nwrites-lock", "nww-rr": "nww-lock-rr", "rw": "rw-lock"}
    for without, within in pairs.items():
        for n in (6, 7, 8):
            assert expected(within, n, "unordered") <= expected(without, n, "unordered")


# A program of the table, its size there, and its model.
COUNTED: list[tuple[str, Size, Model]] = [
    ("stack-1", 5, models.stack(5)),
    ("queue_ok", 5, models.queue_ok(5)),
    ("stateful01-2", None, models.stateful()),
    ("lazy", None, models.lazy()),
    ("gcd", 3, models.gcd(3)),
    ("time_var_mutex", None, models.time_var_mutex()),
    ("complex-lock", 2, models.complex_lock(2)),
    ("complex-lock", 3, models.complex_lock(3)),
    ("cset-seek", 5, structures.cset(5, 0)),
    ("cset-mixed", 5, structures.cset(3, 2)),
    ("cbst-seek", 5, structures.cbst(5, 0)),
    ("cbst-mixed", 5, structures.cbst(3, 2)),
]
# Those for which counting with ordered locks takes longer.
COUNTED_UNORDERED: list[tuple[str, Size, Model]] = [
    ("cset-mixed", 6, structures.cset(4, 2)),
    ("cset-mixed", 7, structures.cset(5, 2)),
    ("cset-mixed", 8, structures.cset(6, 2)),
    ("cbst-mixed", 8, structures.cbst(6, 2)),
    ("fbst-mixed", 5, structures.fbst(3, 2)),
    ("chtable-seek", 5, structures.htable(5, 0, fine=False)),
    ("chtable-mixed", 5, structures.htable(1, 4, fine=False)),
    ("fhtable-mixed", 6, structures.htable(2, 4, fine=True)),
]
COUNTED_SLOWLY: list[tuple[str, Size, str, Model]] = [
    ("fib_bench", 5, "unordered", models.fib_bench(5)),
    ("triangular", 5, "unordered", models.triangular(5)),
    ("scull", None, "ordered", models.scull()),
    ("fset-mixed", 5, "ordered", structures.fset(3, 2)),
    ("fset-mixed", 5, "unordered", structures.fset(3, 2)),
    ("fset-mixed", 6, "unordered", structures.fset(4, 2)),
    ("fbst-mixed", 5, "ordered", structures.fbst(3, 2)),
    ("fhtable-mixed", 8, "unordered", structures.htable(4, 4, fine=True)),
]


@pytest.mark.parametrize(("program", "n", "model"), COUNTED)
def test_the_table_agrees_with_brute_force(program: str, n: Size, model: Model) -> None:
    assert count(*model, ordered=True) == expected(program, n, "ordered")
    assert count(*model, ordered=False) == expected(program, n, "unordered")


@pytest.mark.parametrize(("program", "n", "model"), COUNTED_UNORDERED)
def test_unordered_counts_agree_with_brute_force(program: str, n: Size, model: Model) -> None:
    assert count(*model, ordered=False) == expected(program, n, "unordered")


@pytest.mark.slow
@pytest.mark.parametrize(("program", "n", "locks", "model"), COUNTED_SLOWLY)
def test_the_table_agrees_with_much_brute_force(program: str, n: Size, locks: str, model: Model) -> None:
    assert count(*model, ordered=locks == "ordered") == expected(program, n, locks)


SMALL: list[tuple[str, int, Model]] = [
    ("fib_bench", 2, models.fib_bench(2)),
    ("triangular", 2, models.triangular(2)),
    ("fset-seek", 3, structures.fset(3, 0)),
    ("fset-mixed", 3, structures.fset(1, 2)),
    ("fset-mixed", 4, structures.fset(2, 2)),
    ("fbst-seek", 4, structures.fbst(4, 0)),
    ("fbst-mixed", 4, structures.fbst(2, 2)),
    ("chtable-seek", 3, structures.htable(3, 0, fine=False)),
]


@pytest.mark.parametrize("locks", ["ordered", "unordered"])
@pytest.mark.parametrize(("program", "n", "model"), SMALL)
def test_smaller_sizes_agree_with_brute_force(program: str, n: int, model: Model, locks: str) -> None:
    assert executions(program, n, locks) == count(*model, ordered=locks == "ordered")


@pytest.mark.parametrize(
    ("program", "n"),
    [
        ("lazy", None),
        ("stateful01-2", None),
        ("time_var_mutex", None),
        ("gcd", 1),
        ("complex-lock", 2),
        ("nreads-lock", 3),
        ("nww-lock-rr", 3),
        ("rw-lock", 3),
        ("cset-seek", 2),
        ("cbst-seek", 2),
    ],
)
def test_ordered_counts_agree_with_the_oracle(program: str, n: Size) -> None:
    assert executions(program, n, "ordered", "oracle") == executions(program, n, "ordered")
