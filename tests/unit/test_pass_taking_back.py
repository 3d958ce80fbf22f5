"""Loops that add, look, take back and try again: which become awaits, and which must not."""

from __future__ import annotations

import pytest
from c_snippets import compile_text

import raddle
from raddle.frontend.lower import lower_modules
from raddle.ir.loop_report import LoopReport
from raddle.ir.program import MAX_THREADS
from raddle.passes import pipeline
from raddle.passes.taking_back import FEWER_THREADS

HEAD = """
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
static struct { atomic_int k, l; } s = {0, 8};
static atomic_int l = 8; static _Atomic unsigned char small; static atomic_long once; static int d;
static int *volatile seen;
static void take(atomic_int *p) { while (atomic_fetch_sub(p, 1) <= 0) atomic_fetch_add(p, 1); }
static void give(atomic_int *p) { atomic_fetch_add(p, 1); }
"""
MAIN = """
int main(void) {
    BEGIN
    pthread_t t[2];
    pthread_create(&t[0], 0, f, 0);
    pthread_create(&t[1], 0, g, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    return 0;
}
"""
WRITE = "while (atomic_fetch_sub(&l, 8) != 8) atomic_fetch_add(&l, 8); d = 1; atomic_fetch_add(&l, 8);"


def source(first: str, second: str, begin: str = "") -> str:
    threads = "".join(
        f"static void *{name}(void *a) {{ {body} return a; }}\n"
        for name, body in (("f", first), ("g", second))
    )
    return HEAD + threads + MAIN.replace("BEGIN", begin)


def reports(first: str, second: str, begin: str = "") -> list[LoopReport]:
    program = lower_modules([compile_text(source(first, second, begin))], "main")
    return list(pipeline.run(program, pipeline.Options(spin="await")).loop_reports)


AWAITS = [
    (WRITE, "l != 8", "l == 8"),
    ("while (atomic_fetch_sub(&l, 1) <= 0) { atomic_fetch_add(&l, 1); while (l <= 0) sched_yield(); }"
     "give(&l);", "l <= 0", "l > 0"),
    ("int p = atomic_fetch_sub(&l, 8); while (p != 8) { atomic_fetch_add(&l, 8); while (l < 8) ;"
     "p = atomic_fetch_sub(&l, 8); } atomic_fetch_add(&l, 8);", "l != 8", "l == 8"),
    ("for (;;) { if (atomic_fetch_add(&once, 1) == 0) break; atomic_fetch_sub(&once, 1); }"
     "atomic_fetch_sub(&once, 1);", "once != 0", "once == 0"),
    ("while (atomic_fetch_add(&s.k, 2)) atomic_fetch_add(&s.k, -2); d = 1; atomic_fetch_sub(&s.k, 2);",
     "s.k != 0", "s.k == 0"),
    ("take(&s.l); give(&s.l);", "*p <= 0", "*p > 0"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "condition", "wait"), AWAITS)
def test_a_try_becomes_an_await(body: str, condition: str, wait: str) -> None:
    first = reports(body, "d++;")[0]
    assert (first.condition, first.became, first.waits) == (condition, "await", (wait,))
    assert (first.is_complete, first.is_endless) == (True, False)


def test_a_function_may_take_one_or_another() -> None:
    """It stands where it is called."""
    found = [r for r in reports("take(&s.l); give(&s.l); take(&l); give(&l);", "d++;") if r.became == "await"]
    assert [r.condition for r in found] == ["s.l <= 0", "l <= 0"]


def test_a_store_at_the_very_beginning_is_a_start() -> None:
    both = WRITE.replace("8", "5")
    assert [r.became for r in reports(both, both, "atomic_init(&l, 5);")] == ["await", "await"]
    assert "await" not in [r.became for r in reports(both, both, "d = l; atomic_init(&l, 5);")]


STAY = [
    # Who tries once tells whether another try was under way.
    "if (atomic_fetch_sub(&l, 8) == 8) d = 2; atomic_fetch_add(&l, 8);",
    "d = l;",
    "while (l != 0) ;",
    # It gives back more than it took: then a thread that tries may find what it waits for.
    "atomic_fetch_add(&l, 8);",
    "atomic_store(&l, 8);",
    "seen = (int *)&l;",
    # It succeeds while another thread tries, and only then.
    "while (atomic_fetch_sub(&l, 8) != 0) atomic_fetch_add(&l, 8); atomic_fetch_add(&l, 8);",
    # It waits for something else than its next try.
    "while (atomic_fetch_sub(&l, 8) != 8) { atomic_fetch_add(&l, 8); while (l != 7) ; } "
    "atomic_fetch_add(&l, 8);",
    # What was found is used.
    "int p; while ((p = atomic_fetch_sub(&l, 1)) <= 0) atomic_fetch_add(&l, 1); d = p; give(&l);",
    # It does not take back all that it added, or something else happens in between.
    "while (atomic_fetch_sub(&l, 8) != 8) atomic_fetch_add(&l, 7); atomic_fetch_add(&l, 8);",
    "while (atomic_fetch_sub(&l, 8) != 8) { d = 1; atomic_fetch_add(&l, 8); } atomic_fetch_add(&l, 8);",
    # It gives up.
    "while (atomic_fetch_sub(&l, 8) != 8) { atomic_fetch_add(&l, 8); if (l == 3) break; }",
]


@pytest.mark.parametrize("other", STAY)
def test_a_try_that_others_can_tell_stays(other: str) -> None:
    """Both threads' loops: one that is told of cannot be left out either."""
    assert "l != 8" not in [r.condition for r in reports(WRITE, other) if r.became == "await"]


@pytest.mark.parametrize(("number", "threads"), [(8, MAX_THREADS), (1 << 20, FEWER_THREADS)])
def test_what_is_left_out_may_limit_the_threads(number: int, threads: int) -> None:
    """Where the text does not tell how many there are: as many as the machine has, or fewer if so many could
    make the variable run over."""
    lock = WRITE.replace("8", str(number))
    more = "while (d) pthread_create(&(pthread_t){0}, 0, f, 0);"
    for other, most in ((more, threads), ("", MAX_THREADS)):
        text = source(lock, other).replace("l = 8;", f"l = {number};")
        program = lower_modules([compile_text(text)], "main")
        done = pipeline.run(program, pipeline.Options(spin="await"))
        assert "await" in [report.became for report in done.loop_reports]
        assert done.most_threads == most


def test_numbers_that_could_run_over_stay() -> None:
    """254 threads could add more than 8 bits hold; three cannot."""
    body = "while (atomic_fetch_add(&small, 1)) atomic_fetch_sub(&small, 1); atomic_fetch_sub(&small, 1);"
    more = "while (d) pthread_create(&(pthread_t){0}, 0, f, 0);"
    assert "await" not in [report.became for report in reports(body, more)]
    assert [report.became for report in reports(body, "")] == ["await"]


@pytest.mark.parametrize("model", ["sc", "tso", "ra", "rc11", "wrc11"])
def test_writers_take_turns(model: str) -> None:
    result = raddle.verify(source(WRITE, WRITE), model=model)
    assert (result.verdict, result.complete, result.executions) == ("safe", True, 2)
    assert result.blocked == (2 if model == "wrc11" else 0)


def test_it_can_be_switched_off() -> None:
    result = raddle.verify(source(WRITE, WRITE), take_back=False, unroll=3)
    assert (result.verdict, result.executions > 2) == ("inconclusive", True)


def test_a_lock_that_is_never_given_back_is_a_livelock() -> None:
    kept = WRITE.removesuffix("atomic_fetch_add(&l, 8);")
    result = raddle.verify(source(WRITE, kept))
    assert [error.kind for error in result.errors] == ["livelock"]


def test_what_only_a_failed_try_shows_is_found() -> None:
    """The thread that tries once fails although nobody has the lock: another one only tries."""
    text = source(
        WRITE,
        "if (atomic_fetch_sub(&l, 8) != 8) { atomic_fetch_add(&l, 8); d = 1; } else atomic_fetch_add(&l, 8);",
    )
    assert [error.kind for error in raddle.verify(text, unroll=3).errors] == ["race"]
