"""Reads that come too early, as a user meets them: counts without blocked executions, and the switches.

The numbers are arithmetic: N! orders of tickets, of arrivals, of compare-exchanges that succeed
(two of these where threads push).
"""

from __future__ import annotations

from typing import Any

import pytest

import raddle

HEAD = """\
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x, y; static int d;
"""
MAIN = """
int main(void) {
    pthread_t t[N];
    for (int i = 0; i < N; i++) pthread_create(&t[i], 0, i == N - 1 ? last : f, 0);
    for (int i = 0; i < N; i++) pthread_join(t[i], 0);
    return 0;
}
"""
TICKETS = """
static void *f(void *p) {
    int mine = atomic_fetch_add(&x, 1);
    while (atomic_load(&y) != mine) ;
    d++;
    atomic_store(&y, mine + 1);
    return p;
}
static void *last(void *p) { return f(p); }
"""
BARRIER = """
static void *f(void *p) {
    if (atomic_fetch_add(&x, 1) == N - 1) atomic_store(&y, 1);
    else while (!atomic_load(&y)) ;
    return p;
}
static void *last(void *p) { return f(p); }
"""
RETRY = """
static void *f(void *p) {
    int seen = atomic_load(&x);
    while (!atomic_compare_exchange_WEAK(&x, &seen, seen + 1)) ;
    return p;
}
static void *last(void *p) { return f(p); }
"""
AGAIN = """
static void *f(void *p) {
    int seen;
    do seen = atomic_load(&x);
    while (!atomic_compare_exchange_WEAK(&x, &seen, seen + 1));
    return p;
}
static void *last(void *p) { return f(p); }
"""
PUSH = """
static struct node { struct node *next; } nodes[N];
static struct node *_Atomic head;
static void *f(void *p) {
    struct node *mine = &nodes[atomic_fetch_add(&x, 1)], *first = atomic_load(&head);
    do mine->next = first;
    while (!atomic_compare_exchange_WEAK(&head, &first, mine));
    return p;
}
static void *last(void *p) { return f(p); }
"""
PEELED = """
static void *f(void *p) {
    int seen = atomic_load(&x);
    while (seen != 9) seen = atomic_load(&x);
    return p;
}
static void *last(void *p) { for (int i = 0; i < 10; i++) atomic_store(&x, i); return p; }
"""
LOCKS = """
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *f(void *p) { pthread_mutex_lock(&m); d++; pthread_mutex_unlock(&m); return p; }
static void *last(void *p) { return f(p); }
"""
COUNTS = [
    (TICKETS, 4, 24),
    (BARRIER, 4, 24),
    (RETRY.replace("WEAK", "strong"), 4, 24),
    (RETRY.replace("WEAK", "weak"), 4, 24),
    (AGAIN.replace("WEAK", "strong"), 4, 24),
    (AGAIN.replace("WEAK", "weak"), 4, 24),
    (PUSH.replace("WEAK", "strong"), 3, 36),
    (PUSH.replace("WEAK", "weak"), 3, 36),
    (PEELED, 3, 1),
    (LOCKS, 4, 24),
]


def found(body: str, n: int, model: str, **options: object) -> raddle.Result:
    source = f"{HEAD}#define N {n}\n{body}{MAIN}"
    return raddle.verify(source, model=model, search="modification-order", locks="ordered", **options)


@pytest.mark.parametrize("model", ["sc", "tso", "ra", "rc11"])
@pytest.mark.parametrize(("body", "n", "executions"), COUNTS)
def test_nothing_is_explored_that_only_waits(body: str, n: int, executions: int, model: str) -> None:
    result = found(body, n, model, count_duplicates=True)
    assert (result.verdict, result.complete) == ("safe", True)
    assert (result.executions, result.blocked, result.duplicates) == (executions, 0, 0)


def test_stores_that_are_made_again_count_where_races_do_not() -> None:
    """Without data races as errors, others may read what a failed try has stored."""
    racing = PUSH.replace("WEAK", "strong").replace("return f(p)", "y = nodes[0].next != 0; return p")
    assert [error.kind for error in found(racing, 2, "rc11").errors] == ["race"]
    assert found(PUSH.replace("WEAK", "strong"), 2, "rc11", races=False).executions == 8


def test_each_reduction_can_be_switched_off() -> None:
    tickets = found(TICKETS, 4, "rc11", skip_waiting=False)
    assert (tickets.executions, tickets.blocked > 0) == (24, True)
    peeled = found(PEELED, 3, "rc11", unpeel=False)
    assert (peeled.verdict, peeled.executions > 1000) == ("safe", True)


@pytest.mark.parametrize("model", ["sc", "tso", "ra", "rc11"])
def test_waiting_for_ever_is_still_found(model: str) -> None:
    missed = PEELED.replace("i < 10", "i < 9")
    for options in ({}, {"skip_waiting": False}, {"unpeel": False}):
        result = found(missed, 2, model, **options)
        assert [error.kind for error in result.errors] == ["livelock"]


ASSUMED = """
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
static atomic_int x[4];
static void *reader(void *p) {
    for (int k = 0; k < 4; k++) { int r = x[k]; ASSUME(r == 1); }
    return p;
}
static void *writer(void *p) { x[(long)p] = 1; return p; }
int main(void) {
    pthread_t t[7];
    for (int k = 0; k < 3; k++) pthread_create(&t[k], 0, reader, 0);
    for (long k = 0; k < 4; k++) pthread_create(&t[3 + k], 0, writer, (void *)k);
    for (int k = 0; k < 7; k++) pthread_join(t[k], 0);
    return 0;
}
"""


@pytest.mark.parametrize("model", ["sc", "tso", "ra", "rc11"])
@pytest.mark.parametrize("assume", ["raddle_assume", "__VERIFIER_assume"])
def test_loads_with_an_assume_behind_them_come_last(model: str, assume: str) -> None:
    """Each flag is set in the end, so every assume may hold."""
    head = "void __VERIFIER_assume(int);" if assume.startswith("__") else ""
    result = raddle.verify(head + ASSUMED.replace("ASSUME", assume), model=model)
    assert (result.verdict, result.executions, result.blocked) == ("safe", 1, 0)
    many = raddle.verify(head + ASSUMED.replace("ASSUME", assume), model=model, skip_waiting=False)
    assert (many.executions, many.verdict) == (1, "safe")
    assert many.blocked > 10


REFUSED = """
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
static atomic_int x, y;
static int results[4];
static void *write(void *p) { x = (int)(long)p; return 0; }
static void *look(void *p) {
    int seen = x, more = SECOND;
    raddle_assume(seen == WANTED && more >= 0);
    results[(long)p] = seen;
    return 0;
}
int main(void) {
    pthread_t t[6];
    for (long k = 0; k < 3; k++) {
        pthread_create(&t[k], 0, write, (void *)(k + 1));
        pthread_create(&t[3 + k], 0, look, (void *)k);
    }
    for (int k = 0; k < 6; k++) pthread_join(t[k], 0);
    return results[0] + results[1] + results[2] == 3 * WANTED ? 0 : 1;
}
"""


@pytest.mark.parametrize("model", ["sc", "tso", "ra", "rc11"])
@pytest.mark.parametrize("second", ["0", "y", "x"])
def test_what_is_refused_is_not_explored_if_nothing_comes_of_it(model: str, second: str) -> None:
    """Six orders of the writes; a second look at x finds the same, or a later write."""
    text = REFUSED.replace("SECOND", second).replace("WANTED", "3")
    result = raddle.verify(text, model=model, search="modification-order", symmetry=False)
    assert (result.verdict, result.blocked) == ("safe", 0)
    if second != "x":
        assert (result.executions, result.explored) == (6, 6)
    full = raddle.verify(text, model=model, search="modification-order", symmetry=False, skip_waiting=False)
    assert (full.verdict, full.executions) == ("safe", result.executions)
    assert full.blocked > 300


def test_what_nothing_satisfies_is_blocked_and_proves_nothing() -> None:
    result = raddle.verify(REFUSED.replace("SECOND", "0").replace("WANTED", "7"), symmetry=False)
    assert (result.verdict, result.executions) == ("inconclusive", 0)
    assert result.blocked > 0


ONE_OF_TWO = """
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
static atomic_int x, y;
static void *first(void *p) { y = 1; raddle_assume(x == 0); return 0; }
static void *second(void *p) { x = 2; raddle_assume(y == 0); assert(SAFE); return 0; }
int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], 0, A, 0);
    pthread_create(&t[1], 0, B, 0);
    return 0;
}
"""


@pytest.mark.parametrize("search", ["auto", "modification-order", "reads-from"])
@pytest.mark.parametrize("names", [("first", "second"), ("second", "first")])
def test_errors_beside_a_read_that_is_refused(search: str, names: tuple[str, str]) -> None:
    """Under sc, only one of the two goes on."""
    text = ONE_OF_TWO.replace("A,", f"{names[0]},").replace("B,", f"{names[1]},")
    assert raddle.verify(text.replace("SAFE", "0"), model="sc", search=search).verdict == "unsafe"
    result = raddle.verify(text.replace("SAFE", "1"), model="sc", search=search)
    assert (result.verdict, result.executions) == ("inconclusive", 0)


POLLED = """
#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; static int done, data, failed;
static void *waiter(void *p) {
    for (;;) {
        pthread_mutex_lock(&m);
        int seen = done;
        pthread_mutex_unlock(&m);
        if (seen) break;
    }
    assert(data == 1);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, waiter, 0);
    SET
    pthread_join(t, 0);
    return 0;
}
"""
LOCKED = "pthread_mutex_lock(&m); {} pthread_mutex_unlock(&m);"
SETS: dict[str, str | None] = {
    LOCKED.format("data = 1; done = 1;"): None,
    "data = 1;" + LOCKED.format("done = 1;"): None,
    LOCKED.format("data = 1;"): "livelock",
    LOCKED.format("data = 1; done = 1;") + LOCKED.format("done = 0;"): "livelock",
    LOCKED.format("done = 1;"): "assertion",
    LOCKED.format("done = 1;") + LOCKED.format("data = 1;"): "assertion",
    "data = 1; done = 1;": "race",
    "pthread_mutex_lock(&m); data = 1; done = 1;": "deadlock",
}


@pytest.mark.parametrize("set_by", SETS)
@pytest.mark.parametrize("options", [{}, {"locks": "ordered"}, {"search": "reads-from"}, {"model": "sc"}])
def test_looking_in_a_critical_section_is_waiting(set_by: str, options: dict[str, Any]) -> None:
    kind = SETS[set_by]
    result = raddle.verify(POLLED.replace("SET", set_by), unroll=None, keep_going=True, **options)
    assert result.verdict == ("safe" if kind is None else "unsafe")
    assert kind in {error.kind for error in result.errors} or kind is None
    if kind is None:
        # In the other one the thread came too early: reads-from cannot tell.
        assert (result.executions, result.blocked) == (1, int("search" in options))


def test_who_tries_to_lock_can_tell_a_turn() -> None:
    """It fails only while a turn lasts that finds nothing."""
    tries = """
    int f = pthread_mutex_trylock(&m);
    if (!f) pthread_mutex_unlock(&m);
    pthread_mutex_lock(&m); data = f ? 2 : 1; done = 1; pthread_mutex_unlock(&m);
    """
    result = raddle.verify(POLLED.replace("SET", tries), unroll=3)
    assert result.errors[0].kind == "assertion"
