"""A thread may end while it holds a mutex: POSIX has no rule against it. It is worth a warning, and whoever
waits for the mutex is in a deadlock."""

from __future__ import annotations

import pytest

import raddle

KEPT = """#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;
static void *f(void *unused) {
    pthread_mutex_lock(&m);
    x++;
    return 0;
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, f, 0);
    SECOND
    pthread_join(a, 0);
    return x - 1;
}
"""
WARNING = "a thread ends while it still holds the lock taken at <text>:5"
SEARCHES = [
    *(("rc11", "modification-order", "ordered"), ("rc11", "modification-order", "unordered")),
    *(("rc11", "reads-from", "ordered"), ("rc11", "reads-from", "unordered"), ("rc11", "rcmc", "ordered")),
    *(("sc", "dpor", "ordered"), ("sc", "interleavings", "ordered")),
]


@pytest.mark.parametrize(("model", "search", "locks"), SEARCHES)
def test_a_lock_that_is_kept(model: str, search: str, locks: str) -> None:
    alone = raddle.verify(KEPT.replace("SECOND", ""), model=model, search=search, locks=locks)
    assert (alone.verdict, alone.executions, alone.warnings) == ("safe", 1, (WARNING,))
    second = "pthread_create(&b, 0, f, 0); pthread_join(b, 0);"
    both = raddle.verify(KEPT.replace("SECOND", second), model=model, search=search, locks=locks)
    assert (both.verdict, both.errors[0].kind) == ("unsafe", "deadlock")


@pytest.mark.parametrize("jobs", [1, 2])
def test_whoever_tries_goes_on(jobs: int) -> None:
    second = "int got = pthread_mutex_trylock(&m) == 0; if (got) pthread_mutex_unlock(&m);"
    result = raddle.verify(KEPT.replace("SECOND", second), jobs=jobs)
    assert result.verdict == "safe"
    assert WARNING in result.warnings


def test_an_exit_ends_no_thread() -> None:
    locked = "pthread_mutex_t n = PTHREAD_MUTEX_INITIALIZER; pthread_mutex_lock(&n); return 0;"
    text = KEPT.replace("SECOND", "").replace("return x - 1;", locked)
    assert raddle.verify(text).warnings == (WARNING,)


def test_the_axioms_allow_it() -> None:
    assert raddle.verify(KEPT.replace("SECOND", ""), search="oracle").verdict == "safe"
