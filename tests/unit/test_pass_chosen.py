"""Reads through the address of one of several variables: the values stay, and loops that look so wait."""

from __future__ import annotations

import pytest

import raddle

WAITS = """#include <pthread.h>
#include <stdatomic.h>
static atomic_int a, b;
static void *f(void *unused) {
    a = 2;
    b = 2;
    return unused;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    for (;;) {
        int x = a, y = b;
        if (*(y < x ? &y : &x) >= 2) break;
    }
    pthread_join(t, 0);
}
"""
VALUES = """#include <assert.h>
#include <stdlib.h>
static int pick(int c) {
    int x = 1, y = 2, z = 3, *p;
    BODY
}
int main(void) {
    assert(pick(0) == FIRST);
    assert(pick(1) == SECOND);
}
"""
BODIES = [
    ("return *(c ? &x : &y);", 2, 1),
    ("p = c ? &x : &y; x = 5; y = 6; return *p;", 6, 5),
    ("p = c ? &x : &y; *p = 7; return x * 10 + y;", 17, 72),
    ("p = c ? &x : &z; if (c) x += 10; return *p + *p;", 6, 22),
    ("int k = 0; do { p = k ? &x : &y; x++; k += *p; } while (k < 3); return k + (p == &x);", 6, 6),
    ("p = c ? &x : &y; int *q = p; return q == &x ? 4 : *q;", 2, 4),
    ("p = &x; if (c) p = &y; else if (x == 1) p = &z; return *p;", 3, 2),
    ("p = c ? &x : &y; return *(char *)p + (int)*(short *)p;", 4, 2),
]


@pytest.mark.parametrize("search", ["modification-order", "reads-from"])
def test_a_loop_that_looks_at_one_of_two_waits(search: str) -> None:
    result = raddle.verify(WAITS, search=search)
    assert (result.verdict, result.executions, result.complete) == ("safe", 1, True)
    stuck = raddle.verify(WAITS.replace("b = 2;", ""), search=search)
    assert (stuck.verdict, stuck.errors[0].kind) == ("unsafe", "livelock")


@pytest.mark.parametrize(("body", "first", "second"), BODIES)
def test_values_stay(body: str, first: int, second: int) -> None:
    text = VALUES.replace("BODY", body).replace("FIRST", str(first)).replace("SECOND", str(second))
    assert raddle.verify(text, search="interleavings", model="sc").verdict == "safe"


def test_a_variable_that_is_dead_or_never_set_is_an_error_all_the_same() -> None:
    dead = "{ int w = 4; p = c ? &x : &w; } return *p;"
    for body in (dead, "int w; p = c ? &x : &w; return *p;"):
        text = VALUES.replace("BODY", body).replace("FIRST", "4").replace("SECOND", "1")
        assert [error.kind for error in raddle.verify(text).errors] == ["memory"]
