"""Barriers whose arrivals are unordered: the same is found as with every order of them.

Random C programs with one or two barriers for one to three threads, too few or too many threads that come to
them, initialisation and end at good and bad times, accesses, locks and waiting around them; some threads ask
who was the last to arrive. Under every model the final values, the errors and the races are the same, nothing
is visited twice, and what an error's schedule says happens when every order counts.

RADDLE_SEED=… repeats the programs of a run; its first lines tell the seed.
"""

from __future__ import annotations

import os
import random
from dataclasses import dataclass
from typing import Any

import pytest

from raddle import _native
from raddle.frontend.build import Request, build
from raddle.frontend.sources import Source

MODELS = ("sc", "tso", "ra", "rc11")
HEAD = """#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
#include <raddle.h>
static _Atomic int x, y;
static int z;
long out[7];
static pthread_barrier_t a, b;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t n = PTHREAD_MUTEX_INITIALIZER;
"""
OPTIONS: tuple[dict[str, bool], ...] = (
    {},
    {"unordered": True},
    {"skip_waiting": False},
    {"records_mo": False},
)
ORDERS = ("relaxed", "relaxed", "seq_cst", "acq_rel")


def _access(rng: random.Random, thread: int) -> str:
    variable, order = rng.choice("xy"), rng.choice(ORDERS)
    store, load = order.replace("acq_rel", "release"), order.replace("acq_rel", "acquire")
    return rng.choice((
        f"atomic_store_explicit(&{variable}, {rng.randint(1, 2)}, memory_order_{store});",
        f"out[{thread}] = out[{thread}] * 3 + atomic_load_explicit(&{variable}, memory_order_{load});",
        f"out[{thread}] = out[{thread}] * 3 + atomic_load_explicit(&{variable}, memory_order_{load});",
        f"atomic_fetch_add_explicit(&{variable}, 1, memory_order_{order});",
    ))  # fmt: skip


def _item(rng: random.Random, thread: int, barriers: str) -> str:
    access, barrier = _access(rng, thread), "&" + rng.choice(barriers)
    wait = f"pthread_barrier_wait({barrier});"
    asked = f"out[{thread + 3}] = out[{thread + 3}] * 2 + (pthread_barrier_wait({barrier}) != 0);"
    if rng.random() < 0.45:
        return rng.choice((wait, wait, asked))
    rare = (
        f"z = {thread};",
        "out[5] += z;",
        f"pthread_mutex_lock(&m); {access} pthread_mutex_unlock(&m);",
        f"pthread_mutex_lock(&m); {_access(rng, thread)} pthread_mutex_unlock(&m);",
        f"pthread_mutex_lock(&n); {wait} pthread_mutex_unlock(&n);",
        "raddle_await_eq(&x, 1);",
        f"raddle_assume({rng.choice('xy')} != 1);",
        f"if (pthread_barrier_wait({barrier})) {access}",
        f"if (pthread_barrier_wait({barrier})) {{ pthread_barrier_destroy({barrier}); z = 1; }}",
        f"{wait} if (x) pthread_barrier_destroy({barrier});",
        f"pthread_barrier_init({barrier}, 0, 2);",
        f"memset({barrier}, 0, sizeof a); pthread_barrier_init({barrier}, 0, 2);",
        f"if (y == 1) {wait}",
        f"if (raddle_choice(2)) {{ {wait} }}",
        "assert(x != 2);",
    )
    return rng.choice(rare) if rng.random() < 0.4 else access


def random_program(seed: int) -> str:
    rng = random.Random(seed)
    threads, barriers = rng.randint(2, 3), rng.choice(("a", "a", "ab"))
    lines = [HEAD]
    rounds = rng.randint(1, 2)
    together = rng.random() < 0.5  # all threads meet so many times, among other things
    for t in range(threads):
        items = [_item(rng, t, barriers) for _ in range(rng.randint(1, 4 if threads == 2 else 3))]
        for _ in range(rounds if together else 0):
            asked = f"out[{t}] = out[{t}] * 2 + (pthread_barrier_wait(&a) != 0);"
            items.insert(rng.randint(0, len(items)), rng.choice(("pthread_barrier_wait(&a);", asked)))
        lines.append(f"static void *t{t}(void *p) {{ {' '.join(items)} return 0; }}")
    count = threads if rng.random() < 0.6 else rng.randint(1, 3)
    lines.append("int main(void) { pthread_t t[3]; out[6] = 1;")
    begin = [f"pthread_barrier_init(&a, 0, {count});", f"pthread_barrier_init(&b, 0, {rng.randint(1, 2)});"]
    if rng.random() < 0.3:  # what was there before its initialisation
        begin.insert(0, rng.choice(("memset(&a, 0, sizeof a);", "a = (pthread_barrier_t){0};")))
    creation = [f"pthread_create(&t[{t}], 0, t{t}, 0);" for t in range(threads)]
    if rng.random() < 0.1:
        creation.insert(1, begin.pop(-2))
    lines += begin + creation
    if rng.random() < 0.2:
        lines.append(rng.choice(("pthread_barrier_wait(&a);", "pthread_barrier_destroy(&a);", "x = 2;")))
    joins = rng.random() < 0.6
    if joins:
        lines += [f"pthread_join(t[{t}], 0);" for t in range(threads)]
    if rng.random() < 0.3:
        lines.append(rng.choice(("pthread_barrier_destroy(&a);", "pthread_barrier_wait(&b);")))
    end = "return 0; }" if joins or rng.random() < 0.2 else "pthread_exit(0); }"
    return "\n".join([*lines, end]) + "\n"


@dataclass(frozen=True, slots=True)
class Found:
    states: frozenset[tuple[int, ...]]
    errors: frozenset[tuple[object, ...]]
    explored: int
    duplicates: int
    schedules: tuple[dict[str, Any], ...]


def explored(loaded: _native.Program, out: int, model: str, most: int, **options: bool) -> Found | None:
    """None: too large, or beyond what the search can do."""
    places = [(out + 8 * k, 8) for k in range(6)]
    records_mo = options.pop("records_mo", True)
    given = _native.SearchOptions(count_duplicates=True, keep_going=True, observe=places, **options)
    running = _native.GraphSearch(loaded, given, model, records_mo)
    while not running.run(0.2):
        if running.explored > most:
            return None
    if running.stopped is not None:
        return None
    return Found(
        frozenset(tuple(state) for state in running.states),
        frozenset(map(described, running.errors)),
        running.explored,
        running.duplicates,
        tuple(error.schedule for error in running.errors),
    )


def described(error: _native.ErrorRecord) -> tuple[object, ...]:
    """Deadlocks and livelocks by kind only: one place may stand for several of them."""
    if error.kind in ("deadlock", "livelock"):
        return (error.kind,)
    if error.kind == "race":
        return (error.kind, *sorted(error.schedule["outcome"][1:]))
    return (error.kind, error.code, error.stack[0])


def compare(seed: int, most: int = 1_000) -> int:
    """How many comparisons there were to make."""
    text = random_program(seed)
    built = build(Request((Source("program.c", text),)), use_cache=False)
    image = built.image
    loaded = _native.Program(image.code)
    out = next(address for address, found in image.debug.globals.items() if found.name == "out")
    # Threads that still wait when main returns: with all reads that came too early, there are more states.
    exits = text.endswith("\nreturn 0; }\n") and "pthread_join" not in text
    judged = 0
    for model in MODELS:
        for options in OPTIONS[:2] if exits else OPTIONS:
            where = f"seed {seed}, {model}, {options}\n{text}"
            short = explored(loaded, out, model, most, **options)
            full = explored(loaded, out, model, 5 * most, merge_arrivals=False, **options)
            if short is None or full is None:
                continue
            judged += 1
            assert short.states == full.states, (short.states ^ full.states, where)
            assert short.errors == full.errors, (short.errors ^ full.errors, where)
            assert short.duplicates == 0, where
            for schedule in short.schedules:
                trace = _native.replay(loaded, _native.SearchOptions(), schedule)
                assert trace.outcome is not None, where
    return judged


@pytest.mark.parametrize("chunk", range(4))
def test_nothing_is_lost(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 97_000_000 + chunk * 10
    assert sum(compare(seed) for seed in range(first, first + 10)) > 40


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(50))
def test_many(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 98_000_000 + chunk * 100
    for seed in range(first, first + 100):
        compare(seed)
