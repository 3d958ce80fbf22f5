"""Which search `auto` chooses: by the model, the memory orders, and what reads-from would merge."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from two_threads import SECTION, code, text

import raddle
from raddle.bench.table import programs
from raddle.explore.open_pairs import open_pairs
from raddle.explore.options import Options
from raddle.explore.orders import order_features
from raddle.explore.sample import begin, look
from raddle.explore.sections import find_sections
from raddle.frontend.sources import Source
from raddle.verification import request_for, run

STORE = "atomic_store_explicit(&x, id, memory_order_relaxed)"
BLIND = SECTION.format("z[0] = id;")
LOAD = "(void)atomic_load_explicit(&x, memory_order_acquire)"


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def first_pairs(body: str, locks: str) -> int:
    compiled = code(body)
    search = begin(compiled, Options(search="modification-order", locks=locks, races=False), [])
    run, _ = look(search, compiled, 1)
    assert run is not None
    sections = find_sections(run.events, lambda event: "") if locks == "unordered" else ()
    return open_pairs(run, sections)


@pytest.mark.parametrize(
    ("body", "features"),
    [
        (STORE, {"weak-operations", "weak-orders", "relaxed-stores"}),
        (LOAD, {"weak-operations", "weak-orders"}),
        (
            "(void)atomic_load_explicit(&x, memory_order_relaxed)",
            {"relaxed-reads", "weak-operations", "weak-orders"},
        ),
        ("x = 1", {"sc-operations"}),
        (BLIND, {"waiting"}),
        ("while (x);", {"sc-operations", "waiting"}),
        ("(void)x", {"sc-operations"}),
        ("x++", {"sc-operations", "commuting"}),
        ("(void)(x++ + 1)", {"sc-operations", "commuting"}),
        ("if (x++) x = 2", {"sc-operations"}),
        ("atomic_thread_fence(memory_order_seq_cst)", {"sc-operations", "fences"}),
        (
            "atomic_fetch_add_explicit(&x, 1, memory_order_relaxed)",
            {"relaxed-reads", "commuting", "weak-operations", "weak-orders"},
        ),
        (
            "atomic_exchange_explicit(&x, 1, memory_order_relaxed)",
            {"relaxed-reads", "weak-operations", "weak-orders"},
        ),
        (
            "int old = 0; atomic_compare_exchange_strong_explicit(&x, &old, 1, memory_order_seq_cst, "
            "memory_order_relaxed)",
            {"sc-operations", "relaxed-reads", "weak-operations", "weak-orders"},
        ),
        (
            "int old = 0; atomic_compare_exchange_strong_explicit(&x, &old, 1, memory_order_release, "
            "memory_order_acquire)",
            {"weak-operations", "weak-orders"},
        ),
    ],
)
def test_orders(body: str, features: set[str]) -> None:
    assert order_features(code(body), lambda pc: False) == features


@pytest.mark.parametrize(
    ("body", "pairs"),
    [
        (STORE, 1),
        (f"{STORE}; {STORE}", 4),
        ("x++", 0),  # read-modify-writes stand in a chain
        ("if (id) x++; else x = 1", 0),  # the chain of the initial value, and one write
        (f"if (id) {{ {STORE}; x++; }} else {STORE}", 1),
        ("if (id) x = 1; else y = 1", 0),
        (BLIND, 0),  # the lock orders them
    ],
)
def test_orders_that_reads_from_leaves_open(body: str, pairs: int) -> None:
    assert first_pairs(body, "ordered") == pairs


@pytest.mark.parametrize(
    ("body", "pairs"),
    [
        (STORE, 1),
        (BLIND, 1),
        (f"{BLIND}; {BLIND}", 4),
        (SECTION.format("z[0]++;"), 0),  # each reads what the other wrote, or the initial value
        (SECTION.format("z[id] = 1;"), 0),
        (SECTION.format("z[0] = id; z[1] = id;"), 2),
        # Who sees 0 in z[1] comes first, so that z[0] has an order, too.
        (SECTION.format("if (id) { z[1] = 1; z[0] = 1; } else { (void)z[1]; z[0] = 2; }"), 0),
        # Sections of their own for z[0]: nobody sees their order.
        (SECTION.format("if (id) z[1] = 1; else (void)z[1];") + f"; {BLIND}", 1),
        # The same by an atomic; and nothing that decides.
        (SECTION.format(f"z[0] = id; if (id) {STORE}; else {LOAD};"), 0),
        (SECTION.format(f"z[0] = id; if (id) {STORE}; else (void)z[1];"), 1),
    ],
)
def test_orders_that_reads_from_leaves_open_below_unordered_locks(body: str, pairs: int) -> None:
    assert first_pairs(body, "unordered") == pairs


@pytest.mark.parametrize(
    "body",
    [
        BLIND,
        f"{BLIND}; {BLIND}",
        SECTION.format("z[0]++;"),
        SECTION.format("z[0] = id; z[1] = id;"),
        SECTION.format("if (id) { z[1] = 1; z[0] = 1; } else { (void)z[1]; z[0] = 2; }"),
        SECTION.format("if (id) z[1] = 1; else (void)z[1];") + f"; {BLIND}",
        SECTION.format(f"z[0] = id; if (id) {STORE}; else {LOAD};"),
    ],
)
def test_a_pair_is_open_if_and_only_if_reads_from_merges(body: str) -> None:
    by_order, by_source = (
        raddle.verify(text(body), search=search, locks="unordered").executions
        for search in ("modification-order", "reads-from")
    )
    assert (first_pairs(body, "unordered") > 0) == (by_source < by_order)


@pytest.mark.parametrize(
    ("body", "model", "search", "reason"),
    [
        (STORE, "rc11", "reads-from", "a pair in execution 1"),
        (STORE, "ra", "reads-from", "a pair in execution 1"),
        (STORE, "sc", "modification-order", "would merge too little"),
        (STORE, "tso", "modification-order", "would merge too little"),
        (f"{STORE}; {STORE}", "sc", "reads-from", "4 pairs in execution 1"),
        (f"{STORE}; {STORE}", "tso", "reads-from", "4 pairs in execution 1"),
        (STORE, "wrc11", "reads-from", "no modification order"),
        ("x = 1", "rc11", "modification-order", "would merge too little"),
        ("x = 1; x = 2", "rc11", "reads-from", "4 pairs in execution 1"),
        ("x = 1; (void)x; x = 2", "rc11", "reads-from", "pairs in execution 1"),
        ("x++", "rc11", "modification-order", "would merge nothing"),
        (LOAD, "rc11", "modification-order", "would merge nothing"),
        ("z[0] = id", "rc11", "modification-order", "no complete execution"),  # all end in a race
        (BLIND, "rc11", "reads-from", "a pair in execution 1"),
        (BLIND, "ra", "reads-from", "a pair in execution 1"),
        (BLIND, "sc", "modification-order", "too early"),
        (f"x = 1; x = 2; {BLIND}", "rc11", "modification-order", "too early"),
        (SECTION.format("z[0]++;"), "rc11", "modification-order", "would merge nothing"),
    ],
)
def test_auto(body: str, model: str, search: str, reason: str) -> None:
    result = raddle.verify(text(body), model=model)
    assert result.search == search
    assert result.search_reason is not None
    assert reason in result.search_reason


def as_the_command_line_does(program: str) -> raddle.Result:
    """An interrupt is a verdict there."""
    options = raddle.Options().resolved()
    return run(request_for([Source("<text>", program)], options), options)


def test_an_interrupt_while_choosing_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("raddle.explore.sample.drive", lambda *_, **__: ("interrupt", 0.0))
    result = as_the_command_line_does(text(STORE))
    assert (result.verdict, result.reason) == ("inconclusive", "interrupted")
    with pytest.raises(KeyboardInterrupt):
        raddle.verify(text(STORE))


@pytest.mark.parametrize(
    ("locks", "found"),
    [
        ("auto", ("reads-from", "unordered", 1)),
        ("unordered", ("reads-from", "unordered", 1)),
        ("ordered", ("modification-order", "ordered", 2)),  # reads-from merges nothing there
    ],
)
def test_the_search_fits_the_locks(locks: str, found: tuple[str, str, int]) -> None:
    result = raddle.verify(text(BLIND), locks=locks)
    assert (result.search, result.locks, result.executions) == found
    assert (result.locks_reason is None) == (locks != "auto")


def test_an_interrupted_result_says_what_ran(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("raddle.explore.sample.drive", lambda *_, **__: ("interrupt", 0.0))
    result = as_the_command_line_does(text(BLIND))
    assert (result.reason, result.search, result.locks) == ("interrupted", "modification-order", "unordered")


def test_a_named_search_needs_no_reason() -> None:
    assert raddle.verify(text(STORE), search="reads-from").search_reason is None


@pytest.mark.parametrize(
    ("name", "n", "search", "executions"),
    [
        ("casw", 4, "reads-from", 200),  # in the first execution nothing is open
        ("ainc", 4, "modification-order", 24),
        ("fib_bench", 3, "modification-order", 2258),
        ("lastzero0", 5, "modification-order", 64),
    ],
)
def test_auto_on_the_benchmarks(name: str, n: int, search: str, executions: int) -> None:
    program = programs("rcmc")[name]
    flags = program.compiler_flags(n)
    result = raddle.verify(program.source, flags=flags, count_duplicates=True, symmetry=False)
    assert (result.search, result.executions, result.duplicates) == (search, executions, 0)


NAMED = {"model": "sc", "symmetry": False}
ADDERS = """
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x; static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *add(void *p) { x++; return p; }
static void *look(void *p) { LOOK return p; }
int main(void) {
    pthread_t t[N + 1];
    for (int k = 0; k <= N; k++) pthread_create(&t[k], 0, k < N ? add : look, 0);
    for (int k = 0; k <= N; k++) pthread_join(t[k], 0);
    return 0;
}
"""


@pytest.mark.parametrize(
    ("look", "n", "options", "search", "executions"),
    [
        ("while (x != N) ;", 5, {}, "modification-order", 120),
        ("while (x != N) ;", 6, {}, "dpor", 1),
        ("while (x != N) ;", 20, {}, "dpor", 1),
        ("(void)x;", 6, {}, "dpor", 64),
        ("while (x != N) ;", 6, {"keep_going": True}, "modification-order", 720),
        ("while (x != N) ;", 6, {"independent_faa": False}, "modification-order", 720),
        ("while (x != N) ;", 6, {"model": "tso"}, "modification-order", 720),
        ("while (x++ != N) x--;", 2, {"unroll": 2}, "modification-order", None),
        ("pthread_mutex_lock(&m); pthread_mutex_unlock(&m);", 6, {}, "modification-order", 720),
    ],
)
def test_updates_that_commute_belong_to_dpor(
    look: str, n: int, options: dict[str, Any], search: str, executions: int | None
) -> None:
    """Only under sc, and only where it has few executions and the others many."""
    found = raddle.verify(ADDERS.replace("LOOK", look), flags=[f"-DN={n}"], **{**NAMED, **options})
    assert found.search == search
    assert executions is None or (found.verdict, found.executions) == ("safe", executions)
