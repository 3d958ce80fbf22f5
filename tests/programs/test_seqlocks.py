"""Readers of a seqlock, as people write them: tries that failed leave nothing behind.

Two readers of a writer that writes three times see one of four states each: 16 executions.
"""

from __future__ import annotations

import pytest

import raddle

HEAD = """#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
static atomic_uint seq;
static atomic_int a, b;
static unsigned even(void) {
    unsigned s;
    while ((s = atomic_load_explicit(&seq, memory_order_acquire)) & 1) { }
    return s;
}
static bool changed(unsigned s) {
    atomic_thread_fence(memory_order_acquire);
    return atomic_load_explicit(&seq, memory_order_relaxed) != s;
}
static int get(atomic_int *p) { return atomic_load_explicit(p, memory_order_relaxed); }
static void *writer(void *unused) {
    for (int i = 1; i <= TIMES; i++) {
        unsigned s = atomic_load_explicit(&seq, memory_order_relaxed);
        atomic_store_explicit(&seq, s + 1, memory_order_relaxed);
        FENCE;
        atomic_store_explicit(&a, i, memory_order_relaxed);
        atomic_store_explicit(&b, i, memory_order_relaxed);
        atomic_store_explicit(&seq, s + 2, memory_order_release);
    }
    return 0;
}
"""
MAIN = """
int main(void) {
    pthread_t w, r, s;
    pthread_create(&w, 0, writer, 0);
    pthread_create(&r, 0, reader, 0);
    pthread_create(&s, 0, reader, 0);
    pthread_join(w, 0);
    pthread_join(r, 0);
    pthread_join(s, 0);
}
"""
READERS = {
    "out parameters": """
static void both(int *x, int *y) {
    unsigned s;
    do { s = even(); *x = get(&a); *y = get(&b); } while (changed(s));
}
static void *reader(void *unused) { int x, y; both(&x, &y); assert(x == y); return 0; }""",
    "a structure, handed on": """
struct snap { int x, y; unsigned gen; };
static void fill(struct snap *p) {
    do { p->gen = even(); p->x = get(&a); p->y = get(&b); } while (changed(p->gen));
}
static void take(struct snap *p) { fill(p); }
static void *reader(void *unused) { struct snap p; take(&p); assert(p.x == p.y); return 0; }""",
    "a try": """
static bool try_both(int *x, int *y) {
    unsigned s = atomic_load_explicit(&seq, memory_order_acquire);
    if (s & 1) return false;
    *x = get(&a);
    *y = get(&b);
    return !changed(s);
}
static void *reader(void *unused) { int x, y; while (!try_both(&x, &y)) { } assert(x == y); return 0; }""",
    "an array, continue": """
static void all(int out[2]) {
    for (;;) {
        unsigned s = atomic_load_explicit(&seq, memory_order_acquire);
        if (s & 1) continue;
        out[0] = get(&a);
        out[1] = get(&b);
        if (!changed(s)) return;
    }
}
static void *reader(void *unused) { int v[2]; all(v); assert(v[0] == v[1]); return 0; }""",
    "a loop over an array": """
static void all(int *out, int n) {
    unsigned s;
    do { s = even(); for (int i = 0; i < n; i++) out[i] = get(i ? &b : &a); } while (changed(s));
}
static void *reader(void *unused) { int v[2]; all(v, 2); assert(v[0] == v[1]); return 0; }""",
    "how often": """
static void *reader(void *unused) {
    int x, y, tries = 0;
    unsigned s;
    do { s = even(); x = get(&a); y = get(&b); tries++; } while (changed(s));
    (void)tries;
    assert(x == y);
    return 0;
}""",
}


def program(reader: str, times: int = 3, fence: str = "atomic_thread_fence(memory_order_release)") -> str:
    return HEAD.replace("TIMES", str(times)).replace("FENCE", fence) + READERS[reader] + MAIN


@pytest.mark.parametrize("model", ["rc11", "sc"])
@pytest.mark.parametrize("reader", READERS)
def test_only_what_was_read_at_last_counts(reader: str, model: str) -> None:
    result = raddle.verify(program(reader), model=model, symmetry=False)
    assert (result.verdict, result.complete, result.warnings) == ("safe", True, ())
    assert (result.executions, result.blocked) == (16, 0)


@pytest.mark.parametrize("reader", READERS)
def test_without_the_fence_a_torn_pair_is_seen(reader: str) -> None:
    text = program(reader, times=1, fence="")
    assert raddle.verify(text, explain=False).verdict == "unsafe"
    assert raddle.verify(text, model="tso").verdict == "safe"


def test_a_double_collect_is_one_state() -> None:
    text = """#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int reg[2];
static void scan(int *out) {
    int a[2], b[2];
    for (;;) {
        int same = 1;
        for (int i = 0; i < 2; i++) a[i] = atomic_load(&reg[i]);
        for (int i = 0; i < 2; i++) b[i] = atomic_load(&reg[i]);
        for (int i = 0; i < 2; i++) if (a[i] != b[i]) same = 0;
        if (!same) continue;
        for (int i = 0; i < 2; i++) out[i] = a[i];
        return;
    }
}
static void *writer(void *unused) {
    for (int k = 1; k <= 2; k++) { atomic_store(&reg[0], k); atomic_store(&reg[1], k); }
    return 0;
}
int main(void) {
    pthread_t w;
    int v[2];
    pthread_create(&w, 0, writer, 0);
    scan(v);
    assert(v[0] - v[1] == 0 || v[0] - v[1] == 1);
    pthread_join(w, 0);
}
"""
    result = raddle.verify(text)  # the states before, between and after four writes
    assert (result.verdict, result.executions, result.blocked) == ("safe", 5, 0)
