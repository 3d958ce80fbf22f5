"""Programs that access the same bytes in several sizes, as people write them: safe, and unsafe with -DBUG.

The same verdicts under all models; errors that need weak memory (`WEAK`) are looked for where there is some.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import raddle
from raddle.explore import oracle_search

PROGRAMS = sorted((Path(__file__).parent / "programs").glob("*.c"))
WEAK = {
    "bytelock", "calloc_bytes", "once_word", "qspinlock_pending", "raw_union", "ring_headtail",
    "tagged_pointer", "ticket",
}  # fmt: skip
SEARCHES = [
    *((search, model) for search in ("modification-order", "reads-from") for model in ("sc", "tso", "rc11")),
    ("modification-order", "ra"),
    ("reads-from", "wrc11"), ("rcmc", "rc11"), ("dpor", "sc"), ("interleavings", "sc"),
]  # fmt: skip


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_by_default(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(oracle_search, "FEW_GRAPHS", 20)  # slow, and the small programs below have it
    assert raddle.verify(program).verdict == "safe"
    assert raddle.verify(program, flags=["-DBUG"]).verdict == "unsafe"


LITMUS = """
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
static union {{ uint32_t both; uint16_t half[2]; }} w;
static uint32_t r, s;
#define STORE(place, value) __atomic_store_n(&w.place, value, __ATOMIC_RELAXED)
#define LOAD(place) __atomic_load_n(&w.place, __ATOMIC_RELAXED)
static void *t(void *p) {{ {}; return p; }}
static void *u(void *p) {{ {}; return p; }}
int main(void) {{
    pthread_t a, b;
    pthread_create(&a, 0, t, 0);
    pthread_create(&b, 0, u, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert({});
}}
"""
SHAPES = {  # the two threads, what they must not end with, and the models under which they may
    "store buffering in a word": (
        "STORE(half[0], 1); r = LOAD(both)", "STORE(half[1], 1); s = LOAD(both)",
        "r != 1 || s != 0x10000", {"tso", "ra", "rc11"},
    ),
    "two writes around a third": (
        "STORE(half[0], 1); STORE(half[1], 1)", "STORE(both, 0x20002)", "LOAD(both) != 0x20001",
        {"ra", "rc11"},
    ),
    "torn": ("STORE(both, 0x10001)", "r = LOAD(both)", "r == 0 || r == 0x10001", set()),
    "overwritten in part": (
        "STORE(both, 0x10001)", "STORE(half[0], 2); r = LOAD(both)",
        "r != 1 && (r != 0x10002 || LOAD(half[0]) == 2)", set(),
    ),
    "halves": ("STORE(both, 0x10001)", "r = LOAD(half[1]); s = LOAD(half[0])", "r <= s", {"rc11"}),
}  # fmt: skip


@pytest.mark.parametrize("model", ["sc", "tso", "ra", "rc11"])
@pytest.mark.parametrize("name", SHAPES)
def test_small_programs_are_settled_by_the_axioms(name: str, model: str) -> None:
    first, second, wanted, weak = SHAPES[name]
    result = raddle.verify(LITMUS.format(first, second, wanted), model=model)
    assert result.verdict == ("unsafe" if model in weak else "safe")
    assert not any("several sizes" in text for text in result.assumptions)


def test_what_is_too_large_for_them_is_an_assumption(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(oracle_search, "FEW_GRAPHS", 3)
    first, second, wanted, _ = SHAPES["store buffering in a word"]
    text = LITMUS.format(first, second, wanted)
    result = raddle.verify(text, model="tso")
    assert result.verdict == "safe"
    assert any("one modification order each" in text for text in result.assumptions)
    assert not any("one modification order" in text for text in raddle.verify(text, model="sc").assumptions)


@pytest.mark.slow
@pytest.mark.parametrize("locks", ["ordered", "unordered"])
@pytest.mark.parametrize(("search", "model"), SEARCHES)
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_every_search(program: Path, search: str, model: str, locks: str) -> None:
    if locks == "unordered" and (search in ("rcmc", "dpor", "interleavings") or model == "wrc11"):
        pytest.skip("orders them")
    chosen = {"search": search, "model": model, "locks": locks, "timeout": 60}
    assert raddle.verify(program, **chosen).verdict == "safe"
    if model in ("rc11", "wrc11") or program.stem not in WEAK:
        assert raddle.verify(program, flags=["-DBUG"], **chosen).verdict == "unsafe"
