"""Loops that wait for what a global pointer leads to, which main sets before it starts threads.

And programs in which it is set later, which must keep all that they do.
"""

from __future__ import annotations

from math import factorial

import pytest

import raddle

HEAD = """#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
struct shared { atomic_int next, serving; pthread_mutex_t mutex; int plain; };
static struct shared *s;
static int wanted;
static void *f(void *a) { BODY return 0; }
int main(void) {
    pthread_t t[4];
    s = calloc(1, sizeof *s);
    pthread_mutex_init(&s->mutex, 0);
    wanted = 4;
    for (int i = 0; i < 4; i++) pthread_create(&t[i], 0, f, 0);
    MORE
    for (int i = 0; i < 4; i++) pthread_join(t[i], 0);
}
"""
LOOPS = {
    "ticket lock": (
        "int n = s->next++; do sched_yield(); while (s->serving != n); s->plain++; s->serving = n + 1;"
    ),
    "peeled": "s->next++; int e = s->next; while (e != 4) e = s->next;",
    "retry": "int e = s->next; while (!atomic_compare_exchange_strong(&s->next, &e, e + 1)) ;",
    "retry, read in the loop": (
        "int e; do e = s->next; while (!atomic_compare_exchange_weak(&s->next, &e, e + 1));"
    ),
    "a variable that is set": "s->next++; int e; do { sched_yield(); e = s->next; } while (e < wanted);",
    "polled": (
        "pthread_mutex_lock(&s->mutex); s->plain++; pthread_mutex_unlock(&s->mutex);"
        "int e; do { pthread_mutex_lock(&s->mutex); e = s->plain; pthread_mutex_unlock(&s->mutex); }"
        "while (e < 4);"
    ),
}  # fmt: skip


def verified(body: str, more: str = "", **options: object) -> raddle.Result:
    text = HEAD.replace("BODY", body).replace("MORE", more)
    return raddle.verify(text, flags=["-w"], symmetry=False, prove=False, **options)


@pytest.mark.parametrize("model", ["rc11", "sc"])
@pytest.mark.parametrize("name", LOOPS)
def test_it_waits(name: str, model: str) -> None:
    result = verified(LOOPS[name], model=model)
    assert (result.verdict, result.executions, result.blocked) == ("safe", factorial(4), 0)


def test_what_main_sets_later_races() -> None:
    result = verified("while (s->next == 0) ;", "s->next = 1; struct shared *o = s; s = 0; s = o;")
    assert (result.verdict, result.errors[0].kind) == ("unsafe", "race")


def test_what_main_sets_again_before_is_read_again() -> None:
    """The second loop waits for what the first one does not."""
    text = """#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
static atomic_int one, two;
static atomic_int *p;
static void *f(void *a) { while (atomic_load(p) != 2) ; assert(one == 1 && two == 2); return 0; }
int main(void) {
    pthread_t t;
    for (int i = 1; i < 3; i++) {
        p = i == 1 ? &one : &two;
        while (atomic_load(p) != i) atomic_store(p, i);
    }
    pthread_create(&t, 0, f, 0);
    pthread_join(t, 0);
}
"""
    result = raddle.verify(text, flags=["-w"])
    assert (result.verdict, result.executions, result.blocked) == ("safe", 1, 0)


def test_a_function_sets_it_while_its_caller_waits() -> None:
    text = """#include <pthread.h>
#include <stdatomic.h>
static atomic_int one = 1, two;
static atomic_int *p = &one;
static void turn(void) { p = &two; }
static void *f(void *a) { return 0; }
int main(void) {
    pthread_t t;
    while (atomic_load(p)) turn();
    pthread_create(&t, 0, f, 0);
    pthread_join(t, 0);
}
"""
    result = raddle.verify(text, flags=["-w"])
    assert (result.verdict, result.executions) == ("safe", 1)


def test_the_memory_of_a_barrier_is_cleared_before() -> None:
    text = """#include <pthread.h>
struct meeting { int pad; pthread_barrier_t barrier; };
static void *f(void *a) {
    struct meeting *m = a;
    for (int i = 0; i < 2; i++) pthread_barrier_wait(&m->barrier);
    return 0;
}
int main(void) {
    struct meeting m = {0};
    pthread_t t[4];
    pthread_barrier_init(&m.barrier, 0, 4);
    for (int i = 0; i < 4; i++) pthread_create(&t[i], 0, f, &m);
    for (int i = 0; i < 4; i++) pthread_join(t[i], 0);
}
"""
    result = raddle.verify(text)
    assert (result.verdict, result.executions, result.blocked) == ("safe", 1, 0)
