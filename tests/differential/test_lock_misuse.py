"""Programs that unlock what they do not hold and free mutexes that others use: with unordered locks they are
as wrong as with ordered ones, and every error that is found replays (RADDLE_WHOLE_TRACES: see conftest.py).

RADDLE_SEED=… repeats the programs of a run; its first lines tell the seed.
"""

from __future__ import annotations

import os
import random

import pytest

import raddle
from raddle.explore.result import Result

SEARCHES = ("modification-order", "reads-from")
CHUNK = 12
HEAD = """\
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
int x, y; atomic_int z;
"""
GLOBAL = "pthread_mutex_t m_, n_, o_;\n#define m &m_\n#define n &n_\n#define o &o_\n"
HEAP = "pthread_mutex_t *m, *n;\n"
MAKE = "".join(f"{m} = malloc(sizeof *{m}); pthread_mutex_init({m}, 0);\n" for m in "mn")

UNLOCK = """
static void *f0(void *a) { pthread_mutex_lock(o); pthread_mutex_unlock(o); atomic_store(&z, 1); return a; }
static void *f1(void *a) { atomic_store(&z, 1); if (atomic_load(&z)) pthread_mutex_unlock(o); return a; }
"""
NESTED = """
static void *f0(void *a) {
    pthread_mutex_lock(m); pthread_mutex_lock(n); x++; pthread_mutex_unlock(n); pthread_mutex_unlock(m);
    return a;
}
static void *f1(void *a) {
    pthread_mutex_lock(n); y++; pthread_mutex_unlock(n); pthread_mutex_unlock(m);
    return a;
}
"""
AGAIN = """
static void *f0(void *a) {
    pthread_mutex_lock(m); pthread_mutex_unlock(m); pthread_mutex_unlock(m);
    return a;
}
static void *f1(void *a) { pthread_mutex_lock(m); x++; pthread_mutex_unlock(m); return a; }
"""
FREE = """
#define TRY(l, v) if (!pthread_mutex_trylock(l)) { v++; pthread_mutex_unlock(l); }
static void *f0(void *a) { TRY(n, x) return a; }
static void *f1(void *a) { free(m); TRY(n, y) if (y) free(m); return a; }
"""
FREE_MAIN = """
atomic_store(&z, 1); TRY(n, y) pthread_mutex_lock(m); pthread_mutex_lock(m);
"""

# An error that comes after another one: of an unlock who holds the mutex, of a free that it is the second.
FOREIGN = """
static void *f0(void *a) {
    y++; pthread_mutex_lock(o); pthread_mutex_lock(n); x++; pthread_mutex_unlock(n); pthread_mutex_unlock(o);
    return a;
}
static void *f1(void *a) {
    pthread_mutex_lock(n); pthread_mutex_lock(o); y++; pthread_mutex_unlock(n); pthread_mutex_unlock(o);
    pthread_mutex_lock(n); pthread_mutex_unlock(n); pthread_mutex_unlock(n); pthread_mutex_unlock(n);
    return a;
}
"""
FOREIGN_MAIN = "pthread_mutex_unlock(o); pthread_mutex_lock(o); pthread_mutex_unlock(m);"
SECOND = """
static void *f0(void *a) { pthread_mutex_lock(n); if (x) free(m); pthread_mutex_unlock(n); return a; }
static void *f1(void *a) { atomic_store(&z, 1); if (x) free(m); if (x) free(m); return a; }
"""
SECOND_MAIN = """
pthread_mutex_lock(m); if (!pthread_mutex_trylock(n)) { x++; pthread_mutex_unlock(n); } atomic_store(&z, 1);
pthread_mutex_unlock(m); pthread_mutex_lock(m); free(m); pthread_mutex_unlock(m);
"""


def program(functions: str, *, heap: bool = False, main: str = "") -> str:
    start = "".join(f"pthread_create(&t[{i}], 0, f{i}, 0);\n" for i in range(2))
    return (
        f"{HEAD}{HEAP if heap else GLOBAL}{functions}\nint main(void) {{\npthread_t t[2];\n"
        f"{MAKE if heap else ''}{start}{main}\npthread_join(t[0], 0); pthread_join(t[1], 0);\nreturn 0; }}\n"
    )


KEPT = {
    "unlock": program(UNLOCK),
    "nested": program(NESTED),
    "again": program(AGAIN),
    "free": program(FREE, heap=True, main=FREE_MAIN),
    "foreign": program(FOREIGN, main=FOREIGN_MAIN),
    "second": program(SECOND, heap=True, main=SECOND_MAIN),
}


def body(rng: random.Random, heap: bool, depth: int = 0) -> str:
    lines = []
    for _ in range(rng.randint(1, 2 + (depth == 0))):
        kind, mutex, variable = rng.random(), rng.choice("mn" if heap else "mno"), rng.choice("xy")
        unlock = f"pthread_mutex_unlock({mutex});"
        if kind < 0.45 and depth < 2:
            lines.append(f"pthread_mutex_lock({mutex}); {body(rng, heap, depth + 1)} {unlock}")
        elif kind < 0.6:
            tried = f"if (!pthread_mutex_trylock({mutex})) {{ {variable}++; {unlock} }}"
            lines.append(tried if heap else unlock)
        elif kind < 0.75:
            lines.append(f"if ({variable}) free({mutex});" if heap else f"if (atomic_load(&z)) {unlock}")
        elif kind < 0.8:
            lines.append(f"free({mutex});" if heap else f"{variable}++;")
        else:
            lines.append(rng.choice(("atomic_store(&z, 1);", f"{variable}++;")))
    return " ".join(lines)


def random_program(rng: random.Random, heap: bool) -> str:
    functions = "".join(f"static void *f{i}(void *a) {{ {body(rng, heap)} return a; }}\n" for i in range(2))
    return program(functions, heap=heap, main=body(rng, heap, 1) if rng.random() < 0.3 else "")


def found(text: str, where: str, *, search: str, model: str, races: bool) -> Result:
    ordered, unordered = (
        raddle.verify(text, keep_going=True, locks=locks, search=search, model=model, races=races)
        for locks in ("ordered", "unordered")
    )
    assert unordered.verdict == ordered.verdict, f"{where}, {search} under {model}\n{text}"
    return unordered


@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("name", KEPT)
def test_kept(name: str, search: str) -> None:
    for model in ("sc", "rc11"):
        for races in (False, True):
            result = found(KEPT[name], name, search=search, model=model, races=races)
            assert result.verdict == "unsafe"


@pytest.mark.parametrize("name", ["unlock", "nested", "again"])
def test_who_holds_it(name: str) -> None:
    """Whether nobody or another thread holds the mutex depends on the unlock's place among its writes."""
    result = found(KEPT[name], name, search="modification-order", model="sc", races=True)
    messages = {e.message.split(",")[1] for e in result.errors if e.kind == "lock"}
    assert any(" is not locked" in message for message in messages)
    assert any(" holds" in message and "?" not in message for message in messages)


def check(heap: bool, chunk: int) -> None:
    first = int(os.environ["RADDLE_SEED"]) + 90_000_000 + chunk * CHUNK
    errors = 0
    for seed in range(first, first + CHUNK):
        rng = random.Random(seed)
        text = random_program(rng, heap)
        model, races = rng.choice(("sc", "rc11")), rng.random() < 0.5
        for search in SEARCHES:
            errors += len(found(text, f"seed {seed}", search=search, model=model, races=races).errors)
    assert errors


@pytest.mark.parametrize("heap", [False, True], ids=["unlock", "free"])
def test_random(heap: bool) -> None:
    check(heap, 0)


@pytest.mark.slow
@pytest.mark.parametrize("heap", [False, True], ids=["unlock", "free"])
@pytest.mark.parametrize("chunk", range(1, 31))
def test_many_random(chunk: int, heap: bool) -> None:
    check(heap, chunk)
