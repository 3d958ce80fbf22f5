"""Which search `auto` chooses: by the model, the memory orders, and what reads-from would merge."""

from __future__ import annotations

from pathlib import Path

import pytest

import raddle
from raddle.bench.table import programs
from raddle.explore.choice import open_pairs
from raddle.explore.native import NativeSearch, replay
from raddle.explore.options import Options
from raddle.explore.orders import order_features
from raddle.frontend.build import Request, build
from raddle.frontend.sources import Source

THREADS = """
#include <pthread.h>
#include <stdatomic.h>
atomic_int x, y;
int z;
void *t(void *p) { int id = p != 0; BODY; return p; }
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, t, 0);
    pthread_create(&b, 0, t, &b);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
"""
STORE = "atomic_store_explicit(&x, id, memory_order_relaxed)"
LOAD = "(void)atomic_load_explicit(&x, memory_order_acquire)"


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def code(body: str) -> bytes:
    source = Source("t.c", THREADS.replace("BODY", body))
    return build(Request((source,)), use_cache=False).image.code


def first_pairs(body: str) -> int:
    compiled = code(body)
    options = Options(search="modification-order", races=False)
    search = NativeSearch(compiled, options, [], execution=1)
    while search.execution is None:
        assert not search.run(1) or search.execution is not None
    return open_pairs(replay(compiled, options, search.execution))


@pytest.mark.parametrize(
    ("body", "features"),
    [
        (STORE, set()),
        (LOAD, set()),
        ("(void)atomic_load_explicit(&x, memory_order_relaxed)", {"relaxed-reads"}),
        ("x = 1", {"sc-operations"}),
        ("(void)x", {"sc-operations"}),
        ("x++", {"sc-operations"}),
        ("atomic_thread_fence(memory_order_seq_cst)", {"sc-operations"}),
        ("atomic_fetch_add_explicit(&x, 1, memory_order_relaxed)", {"relaxed-reads"}),
        (
            "int old = 0; atomic_compare_exchange_strong_explicit(&x, &old, 1, memory_order_seq_cst, "
            "memory_order_relaxed)",
            {"sc-operations", "relaxed-reads"},
        ),
        (
            "int old = 0; atomic_compare_exchange_strong_explicit(&x, &old, 1, memory_order_release, "
            "memory_order_acquire)",
            set(),
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
        ("static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; pthread_mutex_lock(&m); z = id; "
         "pthread_mutex_unlock(&m)", 0),
    ],
)  # fmt: skip
def test_orders_that_reads_from_leaves_open(body: str, pairs: int) -> None:
    assert first_pairs(body) == pairs


@pytest.mark.parametrize(
    ("body", "model", "search", "reason"),
    [
        (STORE, "rc11", "reads-from", "a pair in execution 1"),
        (STORE, "ra", "reads-from", "a pair in execution 1"),
        (STORE, "sc", "modification-order", "under sc"),
        (STORE, "tso", "modification-order", "under tso"),
        (STORE, "wrc11", "reads-from", "no modification order"),
        ("x = 1", "rc11", "modification-order", "SC operations"),
        (LOAD, "rc11", "modification-order", "would merge nothing"),
        ("z = id", "rc11", "modification-order", "no complete execution"),  # all end in a race
    ],
)
def test_auto(body: str, model: str, search: str, reason: str) -> None:
    result = raddle.verify(THREADS.replace("BODY", body), model=model)
    assert result.search == search
    assert result.search_reason is not None
    assert reason in result.search_reason


def test_an_interrupt_while_choosing_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("raddle.explore.sample.drive", lambda *_, **__: ("interrupt", 0.0))
    result = raddle.verify(THREADS.replace("BODY", STORE))
    assert (result.verdict, result.reason) == ("inconclusive", "interrupted")


def test_a_named_search_needs_no_reason() -> None:
    assert raddle.verify(THREADS.replace("BODY", STORE), search="reads-from").search_reason is None


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
    result = raddle.verify(program.source, flags=program.compiler_flags(n), count_duplicates=True)
    assert (result.search, result.executions, result.duplicates) == (search, executions, 0)
