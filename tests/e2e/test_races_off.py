"""With --no-races a race is no error, but what it does may be one."""

from __future__ import annotations

import pytest

import raddle

FREED = """\
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static TYPE *p;
static int done;
static void *reader(void *x) { USE; done = 1; return x; }
static void *freer(void *x) { if (WHEN) free(p); return x; }
int main(void) {
  pthread_t a, b;
  p = malloc(4);
  *p = 1;
  pthread_create(&a, 0, reader, 0);
  pthread_create(&b, 0, freer, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
"""
SCOPE = """\
#include <pthread.h>
static int *p, seen;
static void *reader(void *x) { seen = *p; return x; }
static void lend(pthread_t *a) { int mine = 1; p = &mine; pthread_create(a, 0, reader, 0); }
int main(void) {
  pthread_t a;
  lend(&a);
  pthread_join(a, 0);
}
"""
SEARCHES = [
    ("sc", "modification-order"),
    ("sc", "reads-from"),
    ("sc", "dpor"),
    ("sc", "interleavings"),
    ("sc", "oracle"),
    ("rc11", "modification-order"),
    ("rc11", "reads-from"),
    ("rc11", "rcmc"),
    ("rc11", "oracle"),
    ("tso", "auto"),
]
ACCESSES = {
    "read": ("int", "(void)*(volatile int *)p"),
    "write": ("int", "*p = 2"),
    "atomic": ("atomic_int", "atomic_fetch_add(p, 1)"),
}


def freed(access: str, when: str) -> str:
    kind, use = ACCESSES[access]
    return FREED.replace("TYPE", kind).replace("USE", use).replace("WHEN", when)


@pytest.mark.parametrize(("model", "search"), SEARCHES)
@pytest.mark.parametrize("access", ACCESSES)
def test_a_use_that_may_come_after_the_free(access: str, model: str, search: str) -> None:
    found = raddle.verify(freed(access, "1"), model=model, search=search, races=False)
    assert (found.verdict, [error.kind for error in found.errors]) == ("unsafe", ["memory"])


@pytest.mark.parametrize(("model", "search"), SEARCHES)
def test_a_use_that_leads_to_the_free(model: str, search: str) -> None:
    """`done` is a race, too, but whoever sees it comes later."""
    found = raddle.verify(freed("write", "done"), model=model, search=search, races=False)
    assert (found.verdict, found.errors) == ("safe", ())


@pytest.mark.parametrize(("model", "search"), SEARCHES)
def test_a_use_that_may_come_after_the_return(model: str, search: str) -> None:
    found = raddle.verify(SCOPE, model=model, search=search, races=False)
    assert (found.verdict, [error.kind for error in found.errors]) == ("unsafe", ["memory"])
