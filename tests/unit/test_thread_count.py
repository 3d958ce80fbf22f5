"""How many threads the text starts at most."""

from __future__ import annotations

import pytest

from raddle.frontend.build import Request, lower
from raddle.frontend.compiler import compile_c
from raddle.frontend.sources import Source
from raddle.passes import pipeline
from raddle.passes.global_uses import GlobalUses
from raddle.passes.thread_count import most_threads

HEAD = """#include <pthread.h>
#include <stdlib.h>
static pthread_t t[99];
static void *f(void *a) { return a; }
static void start(int n) { pthread_create(&t[n], 0, f, 0); }
static void two(void) { start(0); start(1); }
static void many(int n) { for (int i = 0; i < n; i++) start(i); }
static void again(int n) { if (n) { start(n); again(n - 1); } }
static void *g(void *a) { start(7); return a; }
"""
PROGRAMS = {
    "f(0);": (1, 1),
    "start(0);": (2, 2),
    "two(); two();": (5, 5),
    "for (int i = 0; i < 5; i++) start(i);": (6, 9),
    "for (int i = 0; i != 5; i++) two();": (11, 17),
    "for (long i = 1; i <= 5; i++) start(i);": (6, 9),
    "int i = 0; do start(i); while (++i < 5);": (6, 9),
    "for (int i = 0; i < 2; i++) for (int k = 0; k < 3; k++) start(i);": (7, 26),
    "if (rand()) start(0); else start(1);": (2, 3),
    "many(3);": None,
    "again(3);": None,
    "pthread_create(&t[0], 0, g, 0);": None,
    "void (*p)(int) = start; p(1); p(2);": None,
    "for (int i = 5; i > 0; i--) start(i);": None,
    "for (int i = 0; i < 5; i++) { start(i); if (rand()) i--; }": None,
    "for (int i = 0; i < 300; i++) start(i);": (301, 305),
    "for (int i = 0; i < 20000; i++) start(i);": None,
}


@pytest.mark.parametrize("body", PROGRAMS)
def test_no_more_than_that(body: str) -> None:
    source = (Source("<text>", HEAD + f"int main(void) {{ {body} }}\n"),)
    raw = lower(Request(source, ("-w",)), compile_c(source, ("-w",)), passes=False)
    program = pipeline.run(raw)
    found, known = most_threads(program, GlobalUses(program).pointed_at), PROGRAMS[body]
    if known is None:
        assert found is None
    else:
        assert found is not None
        assert known[0] <= found <= known[1]
