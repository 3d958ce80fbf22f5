"""Whose accesses are known when threads are given a variable's address."""

from __future__ import annotations

import pytest

from raddle.frontend.build import Request, lower
from raddle.frontend.compiler import compile_c
from raddle.frontend.sources import Source
from raddle.passes import pipeline
from raddle.passes.global_uses import GlobalUses

HEAD = """#include <pthread.h>
#include <stdatomic.h>
static atomic_int x, y;
static pthread_t t[9];
static void *(*kept)(void *);
static void *f(void *p) { atomic_int *q = p; (*q)++; return 0; }
static void *g(void *p) { atomic_int *q = p; (*q)--; return 0; }
static void *back(void *p) { return p; }
static void start(int n) { pthread_create(&t[n], 0, f, &x); }
#define START(n, f, p) pthread_create(&t[n], 0, f, p)
"""
PROGRAMS = {
    "START(0, f, &x);": 1,
    "START(0, f, &x); START(1, g, &x);": 2,
    "for (int i = 0; i < 4; i++) START(i, i < 2 ? f : g, &x);": 2,
    "start(0); start(1); f(&x);": 1,
    "START(0, f, &x); START(1, g, &y);": 1,
    # another one, too
    "START(0, f, &x); START(1, f, &y);": None,
    "START(0, f, &x); f(&y);": None,
    # it may be started elsewhere
    "kept = f; START(0, f, &x);": None,
    "START(0, kept, &x);": None,
    "void *(*h)(void *) = kept ? f : kept; START(0, h, &x);": None,
    # it goes elsewhere
    "START(0, back, &x);": None,
}


@pytest.mark.parametrize("body", PROGRAMS)
def test_uses(body: str) -> None:
    source = (Source("<text>", HEAD + f"int main(void) {{ {body} }}\n"),)
    raw = lower(Request(source, ("-w",)), compile_c(source, ("-w",)), passes=False)
    uses = GlobalUses(pipeline.run(raw)).of("x")
    assert (None if uses is None else len(uses)) == PROGRAMS[body]


def test_functions_of_the_program_with_these_names_start_nothing() -> None:
    text = """#include <stdatomic.h>
    static atomic_int x;
    typedef int (*start_t)(void *);
    static void *kept;
    int thrd_create(void *t, start_t f, void *p) { kept = p; return f(p); }
    static int f(void *p) { return 0; }
    int main(void) { long t; return thrd_create(&t, f, &x); }
    """
    source = (Source("<text>", text),)
    raw = lower(Request(source, ("-w",)), compile_c(source, ("-w",)), passes=False)
    assert GlobalUses(pipeline.run(raw)).of("x") is None
