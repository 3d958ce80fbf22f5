"""Unordered locks that do not pay are given up for ordered ones, whatever a first look has promised."""

from __future__ import annotations

from pathlib import Path

import pytest

import raddle
from raddle.explore import contest
from raddle.explore.native import NativeSearch

BUFFER = """\
#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t full = PTHREAD_COND_INITIALIZER, empty = PTHREAD_COND_INITIALIZER;
static int count, waits;
static void *put(void *a) {
    pthread_mutex_lock(&m);
    while (count == 1) pthread_cond_wait(&full, &m);
    count++;
    pthread_cond_signal(&empty);
    pthread_mutex_unlock(&m);
    return a;
}
static void *get(void *a) {
    pthread_mutex_lock(&m);
    while (count == 0) {
        waits++;
        pthread_cond_wait(&empty, &m);
    }
    count--;
    pthread_cond_signal(&full);
    pthread_mutex_unlock(&m);
    return a;
}
int main(void) {
    pthread_t t[4];
    for (int i = 0; i < 4; i++) pthread_create(&t[i], 0, i % 2 ? get : put, 0);
    for (int i = 0; i < 4; i++) pthread_join(t[i], 0);
    assert(waits < MOST);
}
"""
MERGED = """\
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int own[5];
static void *f(void *a) {
    pthread_mutex_lock(&m);
    ++*(int *)a;
    pthread_mutex_unlock(&m);
    return a;
}
int main(void) {
    pthread_t t[5];
    for (int i = 0; i < 5; i++) pthread_create(&t[i], 0, f, &own[i]);
    for (int i = 0; i < 5; i++) pthread_join(t[i], 0);
}
"""


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that is small enough for a test has no long start, and takes many turns."""
    monkeypatch.setattr(contest, "START", 0)
    monkeypatch.setattr(contest, "_SLICE", 1e-6)
    monkeypatch.setattr("raddle.explore.locks.SAMPLES", (1,))
    monkeypatch.setattr("raddle.explore.choice.SAMPLES", (1,))


@pytest.mark.parametrize("start", ["START", "LATEST"])
@pytest.mark.parametrize("model", ["rc11", "sc"])
@pytest.mark.parametrize("search", ["modification-order", "reads-from"])
def test_ordered_locks_that_end_first_win(
    model: str, search: str, start: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After so many graphs, or after so many seconds."""
    monkeypatch.setattr(contest, "START", 10**9)
    monkeypatch.setattr(contest, "LATEST", 1e9)
    monkeypatch.setattr(contest, start, 0)
    monkeypatch.setattr(contest, "AS_LONG", 1000)
    given = {"flags": ["-DMOST=9"], "model": model, "search": search}
    found = raddle.verify(BUFFER, **given)
    wanted = raddle.verify(BUFFER, locks="ordered", **given)
    assert (found.verdict, found.locks, found.locks_reason) == ("safe", "ordered", contest.REASON)
    assert (found.executions, found.explored) == (wanted.executions, wanted.explored)
    assert found.complete


@pytest.mark.parametrize("more", [{}, {"keep_going": True}, {"property": "unreach-call"}])
def test_an_error_is_told_whoever_finds_it(
    more: dict[str, object], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for turns in (0, 1000):
        monkeypatch.setattr(contest, "AS_LONG", turns)
        trace = tmp_path / f"trace{turns}"
        found = raddle.verify(BUFFER, flags=["-DMOST=2"], trace=trace, **more)  # type: ignore[arg-type]
        assert (found.verdict, [error.kind for error in found.errors]) == ("unsafe", ["assertion"])
        again = raddle.replay(trace)
        assert [error.kind for error in again.errors] == ["assertion"]


def test_an_error_that_only_the_second_finds_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first one stands still."""
    run = NativeSearch.run

    def still(search: NativeSearch, seconds: float) -> bool:
        first = search.options.locks == "unordered"
        return False if first and search.executions else run(search, seconds)

    monkeypatch.setattr(NativeSearch, "run", still)
    found = raddle.verify(BUFFER, flags=["-DMOST=2"])
    assert (found.verdict, found.locks, found.errors[0].kind) == ("unsafe", "ordered", "assertion")


def test_unordered_locks_that_merge_win() -> None:
    found = raddle.verify(MERGED)
    assert (found.verdict, found.locks, found.executions) == ("safe", "unordered", 1)


def test_a_limit_ends_both(monkeypatch: pytest.MonkeyPatch) -> None:
    found = raddle.verify(BUFFER, flags=["-DMOST=9"], timeout=1e-9)
    assert (found.verdict, found.complete) == ("inconclusive", False)


def test_single_executions_are_those_of_the_search_that_was_chosen() -> None:
    found = raddle.verify(BUFFER, flags=["-DMOST=9"], execution=2, svg="/dev/null")
    assert found.locks == "unordered"
