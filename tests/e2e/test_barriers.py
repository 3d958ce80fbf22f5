"""Barriers as a user meets them: one class a round, unless the program can tell the order of arrivals."""

from __future__ import annotations

from typing import Any

import pytest

import raddle

PROGRAM = """
#include <assert.h>
#include <pthread.h>
static pthread_barrier_t b; static int d[THREADS]; static int last;
static void *f(void *p) {
    int me = (int)(long)p;
    for (int r = 0; r < ROUNDS; r++) {
        d[me] = r;
        WAIT
        int other = d[(me + 1) % THREADS]; (void)other;
        pthread_barrier_wait(&b);
    }
    return 0;
}
int main(void) {
    pthread_t t[THREADS];
    pthread_barrier_init(&b, 0, COUNT);
    for (long i = 0; i < THREADS; i++) pthread_create(&t[i], 0, f, (void *)i);
    for (int i = 0; i < THREADS; i++) pthread_join(t[i], 0);
    pthread_barrier_destroy(&b);
    AFTER;
    return 0;
}
"""
QUIET = "pthread_barrier_wait(&b);"
ASKING = "if (pthread_barrier_wait(&b)) last = me;"
MODELS = ("sc", "tso", "ra", "rc11")


def found(
    threads: int,
    rounds: int,
    wait: str,
    model: str = "rc11",
    after: str = "",
    count: int = 0,
    **options: Any,
) -> raddle.Result:
    text = PROGRAM.replace("WAIT", wait).replace("AFTER", after).replace("COUNT", str(count or threads))
    text = text.replace("ROUNDS", str(rounds)).replace("THREADS", str(threads))
    return raddle.verify(text, model=model, **options)


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("search", ["auto", "reads-from"])
def test_arrivals_of_one_round_are_one_class(model: str, search: str) -> None:
    result = found(4, 2, QUIET, model, search=search)
    assert (result.verdict, result.executions, result.blocked) == ("safe", 1, 0)


def test_eight_threads_that_meet_eight_times() -> None:
    result = found(8, 4, QUIET)
    assert (result.executions, result.blocked, result.explored) == (1, 0, 1)


@pytest.mark.parametrize("model", MODELS)
def test_each_thread_that_asks_may_be_the_last(model: str) -> None:
    assert found(4, 1, ASKING, model).executions == 4
    assert found(3, 2, ASKING, model).executions == 9
    one = "if (me == 1) { if (pthread_barrier_wait(&b)) last = me; } else pthread_barrier_wait(&b);"
    assert found(4, 1, one, model).executions == 2
    for thread in range(1, 3):
        result = found(3, 1, ASKING, model, after=f"assert(last != {thread})")
        assert result.verdict == "unsafe"
        assert result.errors[0].kind == "assertion"
    assert found(3, 1, ASKING, model, after="assert(last < 3)").verdict == "safe"


def test_more_threads_than_the_barrier_is_for() -> None:
    """Who meets whom is up to the order: the plain accesses of two that did not meet race."""
    merged = found(4, 1, QUIET, count=2, keep_going=True)
    ordered = found(4, 1, QUIET, count=2, keep_going=True, merge_arrivals=False)
    assert merged.executions == ordered.executions > 100
    assert merged.verdict == ordered.verdict == "unsafe"
    assert {e.kind for e in merged.errors} == {e.kind for e in ordered.errors} == {"deadlock", "race"}


def test_too_few_threads_wait_for_ever() -> None:
    result = found(2, 1, QUIET, count=3)
    assert (result.verdict, result.errors[0].kind) == ("unsafe", "deadlock")


def test_all_orders_can_be_explored() -> None:
    """Of two threads either is first; in the first of two rounds it goes on before or after the other one
    comes again, which is first in the second round or not."""
    assert found(2, 1, QUIET, merge_arrivals=False).executions == 6


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("search", ["auto", "reads-from"])
def test_a_barrier_that_is_made_anew(model: str, search: str) -> None:
    """Whoever comes first comes after the last initialisation. Under sc it came after the first: nothing was
    left to explore, and the deadlock was not found."""
    text = """#include <pthread.h>
#include <string.h>
static pthread_barrier_t a, b;
static void *f(void *p) {
    memset(&b, 0, sizeof b);
    pthread_barrier_init(&b, 0, 2);
    pthread_barrier_wait(&a);
    return 0;
}
static void *g(void *p) { pthread_barrier_wait(&a); pthread_barrier_wait(&b); return 0; }
int main(void) {
    pthread_t t[2];
    pthread_barrier_init(&a, 0, 2);
    pthread_barrier_init(&b, 0, 2);
    pthread_create(&t[0], 0, f, 0);
    pthread_create(&t[1], 0, g, 0);
    pthread_join(t[0], 0);
    MORE
    pthread_join(t[1], 0);
}
"""
    stuck = raddle.verify(text.replace("MORE", ""), model=model, search=search)
    assert (stuck.verdict, stuck.errors[0].kind) == ("unsafe", "deadlock")
    result = raddle.verify(text.replace("MORE", "pthread_barrier_wait(&b);"), model=model, search=search)
    assert (result.verdict, result.executions, result.blocked) == ("safe", 1, 0)
