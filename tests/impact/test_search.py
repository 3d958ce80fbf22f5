"""Trees of the bundled programs: found, certified, and what the complete pass says."""

from __future__ import annotations

import time

import pytest
from bundled_programs import bundled, program

from raddle.impact.execution.executor import Executor
from raddle.impact.search.complete import CompleteSearch
from raddle.impact.search.search import Search
from raddle.impact.tree.certificate import Certificate
from raddle.impact.tree.policy import Policy
from raddle.ir.program import Program

FIRST = [
    ("producer_consumer", ("-DSIZE=5",)),
    ("producer_consumer", ("-DSIZE=1000",)),
    ("producer_consumer", ("-DPAIRS=2",)),
    ("producer_consumer", ("-DPAIRS=4", "-DSIZE=1000")),
    ("racy_producer_consumer", ()),
    ("double_lock", ()),
    ("double_lock", ("-DDEADLOCK",)),
    ("file_system", ()),
    ("file_system_declarative", ()),
    ("barrier", ()),
]


def certified(code: Program, policy: Policy | None = None) -> int:
    found = Search(Executor(code), policy or Policy()).run()
    assert found.outcome == "safe"
    Certificate(code, found.tree).check()
    return found.nodes


@pytest.mark.parametrize(("name", "flags"), FIRST)
def test_first_schedule_of_every_program(name: str, flags: tuple[str, ...]) -> None:
    certified(bundled(name, *flags))


def test_batches() -> None:
    code = bundled("producer_consumer", "-DSIZE=5")
    assert certified(code, Policy(batch=4)) > certified(code)


def test_large_buffers_cost_no_more_than_small_ones() -> None:
    small = certified(bundled("producer_consumer", "-DSIZE=5"))
    assert certified(bundled("producer_consumer", "-DSIZE=1000")) == small


@pytest.mark.parametrize(
    ("name", "flags", "verdict", "kind"),
    [
        ("double_lock", (), "safe", None),
        ("double_lock", ("-DDEADLOCK",), "unsafe", "deadlock"),
        ("file_system", (), "safe", None),
        ("racy_producer_consumer", (), "unsafe", "assertion"),
    ],
)
def test_complete_pass(name: str, flags: tuple[str, ...], verdict: str, kind: str | None) -> None:
    code = bundled(name, *flags)
    found = CompleteSearch(Executor(code), deadline=time.monotonic() + 60).run()
    assert found.outcome == verdict
    assert (found.counterexample.failure.kind if found.counterexample else None) == kind
    if verdict == "safe":
        Certificate(code, found.tree).check()


HEADER = """
#include <assert.h>
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
static int x, y;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
"""
MAIN = """
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, two, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    %s
    return 0;
}
"""


def two(one: str, other: str, end: str = "") -> Program:
    threads = (
        f"static void *one(void *p) {{ {one} return 0; }}\nstatic void *two(void *p) {{ {other} return 0; }}"
    )
    return program(HEADER + threads + MAIN % end)


def test_an_error_in_every_schedule_is_lost() -> None:
    code = two("x = 1;", "y = 1;", "assert(x == 0);")
    found = Search(Executor(code), Policy()).run()
    assert (found.outcome, found.exact) == ("lost", True)
    assert {c.failure.kind for c in found.counterexamples} == {"assertion"}


def test_an_error_path_is_removed() -> None:
    """The preferred thread runs into the assertion; the other one has to go first."""
    code = two("assert(x == 1);", "x = 1;")
    found = Search(Executor(code), Policy()).run()
    assert found.outcome == "safe"
    assert [c.failure.kind for c in found.counterexamples] == ["assertion"]
    Certificate(code, found.tree).check()


def test_inputs_are_not_restricted() -> None:
    code = two("x = __VERIFIER_nondet_int();", "y = x;", "assert(y != 7);")
    found = Search(Executor(code), Policy()).run()
    assert found.outcome == "safe", "the second thread may run first and read 0"
    code = two("x = __VERIFIER_nondet_int();", "y = 1;", "assert(x != 7);")
    assert Search(Executor(code), Policy()).run().outcome == "lost"


def test_wrap_around_is_exact() -> None:
    code = two("unsigned u = 0xffffffffu; u += x; x = (int)(u >> 31);", "y = 1;", "assert(x == 1);")
    certified(code)
    code = two("signed char c = 127; c += y + 1; x = c;", "", "assert(x == -128);")
    certified(code)


def test_an_index_outside_is_an_error() -> None:
    code = program(
        HEADER
        + "static int a[3]; static void *one(void *p) { a[x] = 1; return 0; }"
        + "static void *two(void *p) { x = 3; return 0; }"
        + MAIN % ""
    )
    found = Search(Executor(code), Policy(first=2)).run()
    assert found.outcome == "safe", "the write has to come before the index grows"
    assert [c.failure.kind for c in found.counterexamples] == ["memory"]
    Certificate(code, found.tree).check()


def test_self_deadlock_is_found() -> None:
    code = two("pthread_mutex_lock(&m); pthread_mutex_lock(&m);", "x = 1;")
    found = Search(Executor(code), Policy()).run()
    assert found.outcome == "lost"
    assert {c.failure.kind for c in found.counterexamples} == {"deadlock"}
