"""Threads that nothing tells apart have no names; those that something tells apart keep theirs."""

from __future__ import annotations

import pytest

import raddle
from raddle.explore.result import Result

HEAD = """#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static atomic_int x, y, taken;
"""
SPAWN = "pthread_t t[3]; for (int i = 0; i < 3; i++) pthread_create(&t[i], 0, f, 0);"
JOIN = "for (int i = 0; i < 3; i++) pthread_join(t[i], 0);"


def verified(text: str, **options: object) -> Result:
    return raddle.verify(HEAD + text, flags=["-w"], **options)


@pytest.mark.parametrize(
    ("text", "executions"),
    [
        ("void *f(void *a) { x++; return 0; } int main() {" + SPAWN + JOIN + "assert(x == 3); }", 1),
        ("void *f(void *a) { x++; return 0; } int main() {" + SPAWN + "}", 1),
        ("void *f(void *a) { x++; return a; } static pthread_t t[3]; int main() {"
         + SPAWN.replace("pthread_t t[3];", "") + JOIN + "}", 1),
        ("void *f(void *a) { (void)x; return 0; } int main() {" + SPAWN + "x = 1;" + JOIN + "}", 4),
        ("void *f(void *a) { (void)x; (void)x; return 0; } int main() {" + SPAWN + "x = 1;" + JOIN + "}", 10),
        ("void *f(void *a) { int e = x; while (!atomic_compare_exchange_weak(&x, &e, e + 1)) ; return 0; }"
         "int main() {" + SPAWN + JOIN + "assert(x == 3); }", 1),
        ("void *f(void *a) { x++; return 0; } int main() {"
         + SPAWN.replace("f, 0", "f, (void *)(long)i") + JOIN + "assert(x == 3); }", 1),
        ("struct job { int n; } jobs[3]; void *f(void *a) { (void)x; return 0; } int main() {"
         + SPAWN.replace("f, 0", "f, &jobs[i]") + "x = 1;" + JOIN + "}", 4),
    ],
)  # fmt: skip
@pytest.mark.parametrize("model", ["sc", "tso", "ra", "rc11"])
def test_equal_threads_have_no_names(text: str, executions: int, model: str) -> None:
    result = verified(text, model=model)
    assert (result.verdict, result.executions, result.blocked) == ("safe", executions, 0)
    assert result.up_to_names
    assert result.to_json()["up_to_names"]
    full = verified(text, model=model, symmetry=False)
    assert (full.verdict, full.up_to_names) == ("safe", False)
    assert full.executions > executions
    named = verified(text, model=model, search="modification-order")
    assert (named.executions, named.up_to_names) == (full.executions, False)


TOLD_APART = {
    "they look at what they are given": (
        "void *f(void *a) { if (x++ == 0 && a) y = 1; return 0; }"
        "int main() { pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, f, &x);"
        "pthread_join(s, 0); pthread_join(t, 0); assert(!y); }"
    ),
    "one is waited for alone, and may be the one that ends": (
        "void *f(void *a) { if (atomic_exchange(&taken, 1)) for (;;) if (y) break; return 0; }"
        "int main() { pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, f, 0);"
        "pthread_join(s, 0); assert(0); pthread_join(t, 0); }"
    ),
    "it looks what they have done in between": (
        "void *f(void *a) { if (x++ == 1) y = 1; return 0; }"
        "int main() { pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, f, 0);"
        "pthread_join(t, 0); assert(!y); pthread_join(s, 0); }"
    ),
    "they return different values": (
        "void *f(void *a) { return (void *)(long)(x++); }"
        "int main() { pthread_t s, t; void *p, *q; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, f, 0);"
        "pthread_join(s, &p); pthread_join(t, &q); assert(p < q); }"
    ),
    "they know who they are": (
        "static pthread_t who; void *f(void *a) { if (x++ == 0) who = pthread_self(); return 0; }"
        "int main() { pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, f, 0);"
        "pthread_join(s, 0); pthread_join(t, 0); assert(pthread_equal(who, s)); }"
    ),
    "one knows more": (
        "static int z; void *f(void *a) { if (x++ == 0) z = 1; return 0; }"
        "int main() { pthread_t s, t; pthread_create(&s, 0, f, 0); z = 2; pthread_create(&t, 0, f, 0);"
        "pthread_join(s, 0); pthread_join(t, 0); }"
    ),
    "another thread waits for one of them": (
        "static pthread_t s, t; void *f(void *a) { if (x++ == 1) y = 1; return 0; }"
        "void *g(void *a) { pthread_join(t, 0); assert(!y); return 0; }"
        "int main() { pthread_t u; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, f, 0);"
        "pthread_create(&u, 0, g, 0); pthread_join(u, 0); pthread_join(s, 0); }"
    ),
    "their arguments differ": (
        "void *f(void *a) { if (x++ == 0) y = (long)a; return 0; }"
        "int main() { pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, f, (void *)1);"
        "pthread_join(s, 0); pthread_join(t, 0); assert(!y); }"
    ),
    "it looks what they have done in plain memory in between": (
        "static int z; void *f(void *a) { if (x++ == 0) z = 1; return 0; }"
        "int main() { pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, f, 0);"
        "pthread_join(s, 0); int seen = z; pthread_join(t, 0); return seen; }"
    ),
    "the same, and one never ends": (
        "static int z; void *f(void *a) { if (x++ == 1) { z = 1; for (;;) if (y) break; } return 0; }"
        "int main() { pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, f, 0);"
        "pthread_join(t, 0); int seen = z; pthread_join(s, 0); return seen; }"
    ),
    "functions call each other, and one knows who it is": (
        "static atomic_long who; void *g(void *a);"
        "void *f(void *a) { if (x < 0) return g(0); y++; return 0; }"
        "void *g(void *a) { if (taken++ == 0) who = (long)pthread_self(); if (x < 0) return f(0); return 0; }"
        "int main() { pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, f, 0);"
        "pthread_join(s, 0); pthread_join(t, 0); pthread_create(&s, 0, g, 0); pthread_create(&t, 0, g, 0);"
        "pthread_join(s, 0); pthread_join(t, 0); assert(who == (long)s); }"
    ),
    "where their stacks are decides": (
        "void *f(void *a) { char n[4]; for (int i = 0; i < 4; i++) n[i] = i; if (x++ == 0) {"
        "unsigned long h = (unsigned long)&n[0]; h ^= h >> 32; if (h >> 7 & 1) y = 1; else taken = 1; }"
        "return 0; }"
        "int main() { pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, f, 0);"
        "pthread_join(s, 0); pthread_join(t, 0); assert(!y); }"
    ),
    "what they expect depends on where their stacks are": (
        "void *f(void *a) { int n[4]; unsigned long h = (unsigned long)&n[0]; h ^= h >> 32; h = h >> 7 & 1;"
        "int e = h; if (x++ == 0 && atomic_compare_exchange_strong(&y, &e, 2)) taken = 1; return 0; }"
        "int main() { pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, f, 0);"
        "pthread_join(s, 0); pthread_join(t, 0); assert(taken); }"
    ),
    "what they divide by depends on where their stacks are": (
        "void *f(void *a) { int n[4]; unsigned long h = (unsigned long)&n[0]; h ^= h >> 32; h = h >> 7 & 1;"
        "if (x++ == 0) y = 7 / (1 - h); return 0; }"
        "int main() { pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, f, 0);"
        "pthread_join(s, 0); pthread_join(t, 0); return y; }"
    ),
    "their nodes have addresses": (
        "static int *_Atomic p; void *f(void *a) { int n; int *none = 0;"
        "atomic_compare_exchange_strong(&p, &none, &n); x++; while (x != 2) ;"
        "if ((unsigned long)p < (unsigned long)&n) y = 1; return 0; }"
        "int main() { pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, f, 0);"
        "pthread_join(s, 0); pthread_join(t, 0); assert(!y); }"
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", TOLD_APART)
@pytest.mark.parametrize("model", ["sc", "rc11"])
def test_threads_that_are_told_apart(name: str, model: str) -> None:
    full = verified(TOLD_APART[name], model=model, symmetry=False, keep_going=True)
    result = verified(TOLD_APART[name], model=model, keep_going=True)
    assert (result.verdict, result.up_to_names) == ("unsafe", False)
    assert {error.message for error in result.errors} == {error.message for error in full.errors}
    assert result.executions == full.executions


def test_several_jobs_count_the_same() -> None:
    text = "void *f(void *a) { (void)x; x++; (void)y; return 0; } int main() {" + SPAWN + "y = 1; x = 1; }"
    one, two = verified(text), verified(text, jobs=2)
    assert one.up_to_names
    assert (one.executions, one.up_to_names) == (two.executions, two.up_to_names)
    assert one.executions < verified(text, symmetry=False).executions


def test_threads_told_apart_late_by_several_jobs() -> None:
    text = TOLD_APART["it looks what they have done in between"]
    assert verified(text, jobs=2).verdict == "unsafe"
