"""Bounds, warnings, limits and counts are the same promise in every search."""

from __future__ import annotations

import json
import signal
from typing import Any

import pytest
from command_line import COUNTER, LOCKED, CommandLine

from raddle.explore.native import NativeSearch
from raddle.explore.options import MODELS, Options
from raddle.frontend.build import Request, build

SEARCHES = [
    ("sc", "interleavings"),
    ("sc", "dpor"),
    ("sc", "modification-order"),
    ("rc11", "modification-order"),
    ("rc11", "reads-from"),
    ("wrc11", "reads-from"),
    ("rc11", "rcmc"),
]
LOOP = """\
#include <pthread.h>
#include <stdatomic.h>
atomic_int x;
void *t(void *p) {
    for (int i = 0; i < 5; i++)
        atomic_fetch_add_explicit(&x, 1, memory_order_relaxed);
    return p;
}
int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, t, 0);
    pthread_join(thread, 0);
    return 0;
}
"""
LONG = """\
#include <pthread.h>
#include <stdatomic.h>
atomic_int x, y;
void *t(void *p) { for (int i = 0; i < 6; i++) { x++; y = i; } return p; }
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, t, 0);
    pthread_create(&b, 0, t, 0);
    t(0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
"""
COUNTS = ("executions", "blocked", "explored", "events", "dead_ends", "revisits")


def verified(raddle: CommandLine, model: str, search: str, *words: str) -> tuple[int, dict[str, Any]]:
    done = raddle("verify", *words, "--model", model, "--search", search, "--json", "-")
    return done.status, json.loads(done.out)


@pytest.mark.parametrize(("model", "search"), SEARCHES)
def test_a_bound_that_was_hit_is_no_proof(raddle: CommandLine, model: str, search: str) -> None:
    raddle.file("a.c", LOOP)
    status, found = verified(raddle, model, search, "a.c", "--unroll", "3")
    assert (status, found["verdict"], found["complete"]) == (2, "inconclusive", False)
    assert found["bound"] == "safe up to 3 iterations of the loop at a.c:5"
    assert "the loop at a.c:5 runs at most 3 times" in found["assumptions"]
    assert verified(raddle, model, search, "a.c", "--unroll", "3", "--accept-bounded")[0] == 0
    status, found = verified(raddle, model, search, "a.c", "--unroll", "5")
    assert (status, found["verdict"], found["bound"]) == (0, "safe", None)


@pytest.mark.parametrize(("model", "search"), SEARCHES)
def test_an_empty_proof_warns(raddle: CommandLine, model: str, search: str) -> None:
    source = (
        "#include <assert.h>\n#include <raddle.h>\nint x;\nint main(void) {\n    if (x)\n"
        "        assert(x == 2);\n    raddle_assume(x);\n}\n"
    )
    _, found = verified(raddle, model, search, raddle.file("a.c", source))
    assert any("no execution reaches the assertion at a.c:6" in text for text in found["warnings"])
    assert any("no execution is complete" in text for text in found["warnings"])


@pytest.mark.parametrize(("model", "search"), SEARCHES)
def test_limits(raddle: CommandLine, model: str, search: str) -> None:
    raddle.file("a.c", LONG)
    status, found = verified(raddle, model, search, "a.c", "--timeout", "0.3")
    assert (status, found["reason"]) == (2, "the time limit of 0.3 s was reached")
    assert found["explored"] > 0
    status, found = verified(raddle, model, search, "a.c", "--memory-limit", "5M")
    assert (status, found["reason"]) == (2, "the memory limit of 5 MiB was reached")
    status, found = verified(raddle, model, search, "a.c", "--max-events", "9")
    assert status == 2
    assert found["reason"].startswith("an execution reached 9 events")


@pytest.mark.parametrize(("model", "search"), SEARCHES)
def test_keep_going_finds_the_same_errors(raddle: CommandLine, model: str, search: str) -> None:
    _, found = verified(raddle, model, search, raddle.file("a.c", COUNTER), "--keep-going")
    errors = {(error["kind"], error["message"].split(":")[0]) for error in found["errors"]}
    race, assertion = ("race", "data race on x"), ("assertion", "assertion x == 2 fails")
    # Over interleavings what comes after a race is not told; over execution graphs it is.
    assert errors == ({race} if search in ("interleavings", "dpor") else {race, assertion})
    messages = [error["message"] for error in found["errors"]]
    assert len(set(messages)) == len(messages)
    assert found["reason"] is None


@pytest.mark.parametrize("model", MODELS)
def test_the_oracle_agrees(raddle: CommandLine, model: str) -> None:
    other = "reads-from" if model == "wrc11" else "modification-order"
    for source in (LOOP, COUNTER, LOCKED):
        raddle.file("a.c", source)
        status, found = verified(raddle, model, "oracle", "a.c")
        assert (found["search"], found["reason"]) == ("oracle", None)
        more = ("--keep-going", "--locks", "ordered", "--no-skip-waiting")
        again, native = verified(raddle, model, other, "a.c", *more)
        assert status == again
        kinds = [{error["kind"] for error in result["errors"]} for result in (found, native)]
        assert kinds[0] == kinds[1]
        if status == 0:
            assert [found[key] for key in COUNTS[:2]] == [native[key] for key in COUNTS[:2]]


def test_the_oracle_has_bounds_and_limits(raddle: CommandLine) -> None:
    raddle.file("a.c", LOOP)
    status, found = verified(raddle, "rc11", "oracle", "a.c", "--unroll", "3")
    assert (status, found["bound"]) == (2, "safe up to 3 iterations of the loop at a.c:5")
    raddle.file("long.c", LONG)
    status, found = verified(raddle, "rc11", "oracle", "long.c", "--timeout", "0.3")
    assert (status, found["reason"]) == (2, "the time limit of 0.3 s was reached")
    for words in (["--svg", "x.svg"], ["--execution", "1", "--svg", "x.svg"], ["--memory-limit", "1G"]):
        done = raddle("verify", "a.c", "--search", "oracle", *words)
        assert done.status == 3
        assert "--search oracle" in done.err
    raddle.file("large.c", LOOP.replace("i < 5", "i < 70"))
    done = raddle("verify", "large.c", "--search", "oracle")
    assert done.status == 3
    assert "the oracle is for small programs" in done.err


def test_extra_counts(raddle: CommandLine) -> None:
    raddle.file("a.c", LOCKED)
    _, found = verified(raddle, "rc11", "modification-order", "a.c")
    assert found["executions"] + found["blocked"] + found["dead_ends"] == found["explored"]
    assert found["revisits"] > 0
    _, found = verified(raddle, "sc", "interleavings", "a.c")
    assert (found["dead_ends"], found["revisits"]) == (None, None)


@pytest.mark.parametrize("search", ["modification-order", "reads-from"])
def test_an_interrupted_run_is_a_prefix(raddle: CommandLine, search: str) -> None:
    """Ctrl-C gives counts that a second, slower run passes through."""
    raddle.file("a.c", LONG)
    done = raddle.signalled(signal.SIGINT, "verify", "a.c", "--search", search, "--json", "-")
    first = json.loads(done.out)
    assert first["reason"] == "interrupted"
    assert first["executions"] > 0

    image = build(Request((raddle.folder / "a.c",)), use_cache=False).image
    second = NativeSearch(image.code, Options(search=search, symmetry=False), [])
    wanted = tuple(first[key] for key in COUNTS)
    while second.explored <= first["explored"]:
        assert not second.run(2e-6)  # about as many steps as pass between two looks at the clock
        found = second.found(None, 0.0)
        if tuple(getattr(found, key) for key in COUNTS) == wanted:
            return
    pytest.fail(f"no state of the second run has the counts {wanted}")


@pytest.mark.parametrize("search", ["modification-order", "reads-from"])
def test_the_order_of_executions_is_fixed(raddle: CommandLine, search: str) -> None:
    """A short and a long run meet the same executions under the same numbers."""
    code = build(Request((raddle.folder / raddle.file("a.c", LONG),)), use_cache=False).image.code
    for number in (1, 17, 500):
        schedules = []
        for seconds in (1e-4, 0.2):
            found = NativeSearch(code, Options(search=search), [], execution=number)
            while found.execution is None:
                assert not found.run(seconds)
            schedules.append(found.execution)
        assert schedules[0] == schedules[1]
