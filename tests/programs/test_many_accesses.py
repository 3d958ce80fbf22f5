"""Programs with more accesses to one location than fit into a machine word."""

from __future__ import annotations

import pytest

import raddle

ONE_WRITER = """#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int x;
static void *writes(void *unused) {
    for (int i = 0; i < WRITES; i++) atomic_store_explicit(&x, i + 1, memory_order_relaxed);
    return unused;
}
int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writes, NULL);
    pthread_join(thread, NULL);
    for (int i = 0; i < WRITES; i++) assert(atomic_load_explicit(&x, memory_order_relaxed) == WRITES);
    atomic_store_explicit(&x, 0, memory_order_relaxed);
    return 0;
}
"""
MANY_WRITERS = """#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int x;
static void *writes(void *unused) {
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    return unused;
}
int main(void) {
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, writes, NULL);
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    return 0;
}
"""


@pytest.mark.parametrize("model", ["wrc11", "rc11"])
def test_hundreds_of_accesses_to_one_location(model: str) -> None:
    """The reads come after all writes, and see the last: one execution."""
    found = raddle.verify(ONE_WRITER, flags=["-DWRITES=150"], model=model, search="reads-from")
    assert (found.verdict, found.executions, found.blocked) == ("safe", 1, 0)
    wrong = ONE_WRITER.replace("== WRITES", "!= WRITES")
    assert raddle.verify(wrong, flags=["-DWRITES=150"], model=model, search="reads-from").verdict == "unsafe"


@pytest.mark.parametrize("model", ["wrc11", "rc11"])
def test_many_writes_that_nothing_orders(model: str) -> None:
    found = raddle.verify(MANY_WRITERS, flags=["-DTHREADS=70"], model=model, search="reads-from")
    assert (found.verdict, found.executions) == ("safe", 1)
