"""`--search dpor` as a user types it: what waits is disabled, what commutes is not told apart."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from command_line import CommandLine

SUM = """\
#include <pthread.h>
#include <stdatomic.h>
#include <raddle.h>
atomic_int x;
void *add(void *p) { atomic_fetch_add(&x, 1); return p; }
void *wait(void *p) { raddle_await_eq(&x, WANTED); return p; }
int main(void) {
    pthread_t t[N + 1];
    for (int i = 0; i < N; i++) pthread_create(&t[i], 0, add, 0);
    pthread_create(&t[N], 0, wait, 0);
    for (int i = 0; i <= N; i++) pthread_join(t[i], 0);
    return 0;
}
"""
STUCK = """\
#include <pthread.h>
#include <stdatomic.h>
#include <raddle.h>
atomic_int x;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *t(void *p) {
    STEP;
    return p;
}
int main(void) {
    pthread_t a;
    pthread_mutex_lock(&m);
    pthread_create(&a, 0, t, 0);
    pthread_join(a, 0);
    pthread_mutex_unlock(&m);
    return 0;
}
"""


def verified(raddle: CommandLine, *words: str) -> dict[str, Any]:
    done = raddle("verify", *words, "--model", "sc", "--search", "dpor", "--count-duplicates", "--json", "-")
    found: dict[str, Any] = json.loads(done.out)
    assert found["search"] == "dpor"
    assert found["duplicates"] == 0
    return found


def test_an_await_of_a_sum(raddle: CommandLine) -> None:
    raddle.file("a.c", SUM)
    found = verified(raddle, "a.c", "-DN=20", "-DWANTED=20")
    assert (found["verdict"], found["executions"], found["blocked"]) == ("safe", 1, 0)
    found = verified(raddle, "a.c", "-DN=5", "-DWANTED=5", "--no-independent-faa")
    assert (found["executions"], found["blocked"]) == (math.factorial(5), 0)
    found = verified(raddle, "a.c", "-DN=6", "-DWANTED=2", "--keep-going")
    assert (found["executions"], found["blocked"]) == (math.comb(6, 2), 1)
    assert [error["kind"] for error in found["errors"]] == ["livelock"]


@pytest.mark.parametrize(
    ("step", "verdict", "kinds"),
    [
        ("raddle_await_eq(&x, 1)", "unsafe", ["livelock"]),
        ("pthread_mutex_lock(&m)", "unsafe", ["deadlock"]),
        ("raddle_assume(x == 1)", "inconclusive", []),
        ("raddle_await_eq(&x, 0)", "safe", []),
    ],
)
def test_how_threads_are_stuck(raddle: CommandLine, step: str, verdict: str, kinds: list[str]) -> None:
    raddle.file("a.c", STUCK.replace("STEP", step))
    found = verified(raddle, "a.c", "--trace", "trace.json")
    assert found["verdict"] == verdict
    assert [error["kind"] for error in found["errors"]] == kinds
    if kinds:
        assert kinds[0] in raddle("replay", "trace.json").out


def test_sequential_consistency_only(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", SUM), "--search", "dpor")
    assert done.status == 3
    assert "--search dpor does not work under the model rc11; it does under sc" in done.err
