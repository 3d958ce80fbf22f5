"""Loops that wait, as a user meets them: --spin, --explain-loops, warnings, livelocks, races."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from command_line import CommandLine

import raddle as api

HEAD = """\
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <sched.h>
#include <stdatomic.h>
static atomic_int x, y, lock; static int d;
"""
MAIN = """\
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, f, 0);
    pthread_create(&b, 0, g, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
"""
SEARCHES = [
    ("sc", "interleavings"),
    ("sc", "dpor"),
    *((model, "modification-order") for model in ("sc", "tso", "ra", "rc11")),
    *((model, "reads-from") for model in ("sc", "tso", "ra", "rc11")),
    ("rc11", "oracle"),
]  # fmt: skip
FLAG = """void *f(void *p) { while (!x) ; assert(d == 1); return p; }
void *g(void *p) { d = 1; x = 1; return p; }
"""
LOCK = """\
void *f(void *p) {
    for (;;) { while (lock) ; if (!atomic_exchange(&lock, 1)) break; }
    d++; lock = 0; return p;
}
void *g(void *p) { return f(p); }
"""
NEVER = "void *f(void *p) { while (x != 2) ; return p; } void *g(void *p) { x = 1; x = 3; return p; }\n"
UNEQUAL = "void *f(void *p) { while (x != y) ; return p; } void *g(void *p) { x = 1; x = 3; return p; }\n"
FREED = """\
#include <stdlib.h>
static atomic_int *word;
void *f(void *p) { while (*word) ; return p; }
void *g(void *p) { free((void *)word); return p; }
__attribute__((constructor)) void start(void) { word = malloc(sizeof *word); atomic_init(word, 1); }
"""
TRYING = """\
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *f(void *p) { while (pthread_mutex_trylock(&m)) ; d++; pthread_mutex_unlock(&m); return p; }
void *g(void *p) { return f(p); }
"""
OTHER_WAY_OUT = """\
void *f(void *p) { while (!x && !y) ; return p; }
void *g(void *p) { x = 1; return p; }
"""
MIXED = """\
void *f(void *p) { while (atomic_load(&x) != 1) ; return p; }
void *g(void *p) { *(int *)&x = 2; x = 1; return p; }
"""
COUNTING = (
    "void *f(void *p) { int n = 0; while (!x) n++; y = n; return p; } void *g(void *p) { x = 1; return p; }\n"
)


def verified(raddle: CommandLine, body: str, *words: str) -> tuple[int, dict[str, Any]]:
    raddle.file("a.c", HEAD + body + MAIN)
    done = raddle("verify", "-w", "a.c", "--json", "-", *words)
    return done.status, json.loads(done.out)


@pytest.mark.parametrize(("model", "search"), SEARCHES)
def test_waiting_is_verified_without_a_bound(raddle: CommandLine, model: str, search: str) -> None:
    for body in (FLAG, LOCK):
        for spin in ("assume", "await"):
            words = ("--model", model, "--search", search, "--spin", spin)
            status, found = verified(raddle, body, *words)
            assert (status, found["verdict"], found["spin"]) == (0, "safe", spin), (body, found["reason"])
    _, found = verified(raddle, LOCK, "--model", model, "--search", search)
    assert found["spin"] == "await"
    if search in ("interleavings", "dpor"):
        assert found["blocked"] == 0
    if search != "interleavings":
        assert found["executions"] == 4


@pytest.mark.parametrize(("model", "search"), SEARCHES)
def test_a_thread_that_waits_for_ever_is_a_livelock(raddle: CommandLine, model: str, search: str) -> None:
    status, found = verified(raddle, NEVER, "--model", model, "--search", search)
    assert (status, [error["kind"] for error in found["errors"]]) == (1, ["livelock"])
    if search != "oracle":
        waits = {row["thread"]: row["blocked"] for row in found["errors"][0]["threads"]}
        assert waits[1] == "waits for x == 2"
    status, found = verified(raddle, NEVER, "--model", model, "--search", search, "--spin", "assume")
    assert (status, found["errors"]) == (2, [])
    assert found["reason"] == "nothing was explored to its end: every execution is blocked"


@pytest.mark.parametrize(("model", "search"), SEARCHES)
def test_waiting_for_two_variables_to_agree_may_last_for_ever(
    raddle: CommandLine, model: str, search: str
) -> None:
    """x is not y in the end, but may be so on the way: at the beginning, or when y is read late."""
    status, found = verified(raddle, UNEQUAL, "--model", model, "--search", search)
    assert (status, [error["kind"] for error in found["errors"]]) == (1, ["livelock"])
    if search != "oracle":
        waits = {row["thread"]: row["blocked"] for row in found["errors"][0]["threads"]}
        assert re.fullmatch(r"waits for y == [013]", waits[1])
    status, found = verified(
        raddle,
        TRYING,
        "--model",
        model,
        "--search",
        search,
    )
    assert (status, found["verdict"]) == (0, "safe")


@pytest.mark.parametrize(("model", "search"), SEARCHES)
def test_memory_that_is_waited_for_must_not_be_freed(raddle: CommandLine, model: str, search: str) -> None:
    status, found = verified(raddle, FREED, "--model", model, "--search", search)
    assert status == 1
    assert {error["kind"] for error in found["errors"]} & {"race", "memory"}


@pytest.mark.parametrize(("model", "search"), SEARCHES)
def test_no_alarm_if_the_loop_has_another_way_out(raddle: CommandLine, model: str, search: str) -> None:
    """The await is of y, which nobody writes; the next round would see that x is set."""
    status, found = verified(raddle, OTHER_WAY_OUT, "--model", model, "--search", search)
    assert (status, found["verdict"]) == (0, "safe"), found["errors"]


@pytest.mark.parametrize(("model", "search"), [pair for pair in SEARCHES if pair[1] != "oracle"])
def test_races_of_waiting_threads_are_found(raddle: CommandLine, model: str, search: str) -> None:
    """The last read comes after the plain write, but those before it do not."""
    for spin in ("assume", "await"):
        status, found = verified(raddle, MIXED, "--model", model, "--search", search, "--spin", spin)
        assert (status, [error["kind"] for error in found["errors"]]) == (1, ["race"]), spin
        plain = "void *f(void *p) { while (!d) ; return p; } void *g(void *p) { d = 1; return p; }\n"
        status, found = verified(raddle, plain, "--model", model, "--search", search, "--spin", spin)
        assert (status, [error["kind"] for error in found["errors"]]) == (1, ["race"]), spin
    awaited = """
void *f(void *p) { raddle_await_eq(&x, 1); return p; }
void *g(void *p) { *(int *)&x = 2; atomic_store(&x, 1); return p; }
"""
    status, found = verified(raddle, awaited, "--model", model, "--search", search)
    assert (status, [error["kind"] for error in found["errors"]]) == (1, ["race"])


def test_a_deadlock_is_no_livelock(raddle: CommandLine) -> None:
    body = """
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *f(void *p) { pthread_mutex_lock(&m); pthread_mutex_lock(&m); return p; }
void *g(void *p) { while (!x) ; return p; }
"""
    _, found = verified(raddle, body.replace("while (!x) ;", ""))
    assert [error["kind"] for error in found["errors"]] == ["deadlock"]
    _, found = verified(raddle, body)
    assert [error["kind"] for error in found["errors"]] == ["livelock"]


def test_off_leaves_loops_as_they_are(raddle: CommandLine) -> None:
    status, found = verified(raddle, FLAG, "--spin", "off", "--unroll", "3")
    assert (status, found["bound"]) == (2, "safe up to 3 iterations of the loop at a.c:7")
    assert found["warnings"] == []
    status, found = verified(raddle, FLAG, "--spin", "off")
    assert status == 2
    assert found["warnings"] == [
        "the loop at a.c:7 may run for ever: it waits, and stays (--spin off); --unroll bounds it"
    ]


def test_a_loop_that_does_more_is_named(raddle: CommandLine) -> None:
    raddle.file("a.c", HEAD + COUNTING + MAIN)
    done = raddle("verify", "-w", "a.c")
    told = "the loop at a.c:7 may run for ever: it does more than wait (it changes n (7)); --unroll bounds it"
    assert done.status == 2
    assert (done.err + done.out).count(f"warning: {told}\n") == 1
    bounded = raddle("verify", "-w", "a.c", "--unroll", "3")
    assert "may run for ever" not in bounded.err + bounded.out


def test_explain_loops(raddle: CommandLine) -> None:
    raddle.file("a.c", HEAD + LOCK + MAIN)
    done = raddle("verify", "a.c", "-w", "--explain-loops")
    assert done.status == 0
    assert done.out.splitlines()[2:9] == [
        "loops:",
        "  a.c:8 in f",
        "    pure if lock == 0 && lock == 1",
        "    became an await of lock != 1",
        "  a.c:8 in f",
        "    pure if lock != 0",
        "    became an await of lock == 0",
    ]
    _, found = verified(raddle, COUNTING, "--unroll", "2")
    assert found["loops"] == [
        {
            "location": "a.c:7:31",
            "function": "f",
            "condition": None,
            "became": "unchanged",
            "waits": [],
            "reasons": ["it changes n (7)"],
            "complete": False,
            "endless": True,
        }
    ]


def test_the_api_has_the_same() -> None:
    result = api.verify(HEAD + NEVER + MAIN, flags=["-w"], cache=False)
    assert (result.spin, result.errors[0].kind) == ("await", "livelock")
    assert [loop.waits for loop in result.loops] == [("x == 2",)]
    assert api.verify(HEAD + FLAG + MAIN, flags=["-w"], spin="assume", cache=False).verdict == "safe"


@pytest.mark.parametrize(
    ("new", "more"),
    [("v == 0 ? 1 : v", "e >> 1 == 0"), ("v == 0 ? 7 : v", "e % 4 != 2"), ("v ? v : 1", "e / 2 == 0")],
)
@pytest.mark.parametrize(("model", "search"), SEARCHES[:3])
def test_a_test_that_means_something_else_on_each_way(new: str, more: str, model: str, search: str) -> None:
    """The value tested is chosen on the way: it is one test in the text, and two conditions of waiting."""
    text = HEAD + f"void *f(void *p) {{ int e = 0; while ({more}) {{ int v = x; e = {new}; }} assert(0); }}\n"
    text += "void *g(void *p) { x = 2; return p; }\n" + MAIN
    result = api.verify(text, model=model, search=search, explain=False)
    assert [error.kind for error in result.errors] == ["assertion"]
