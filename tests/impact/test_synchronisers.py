"""More of the thread library: wrong uses are found, verdicts are right, planted faults show."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pytest
from bundled_programs import program
from commands import PATIENT, raddle
from synchronising import generate

from raddle import verify
from raddle.impact.execution.executor import Executor
from raddle.impact.search.complete import CompleteSearch
from raddle.impact.search.search import Search
from raddle.impact.state.allocations import Allocations
from raddle.impact.state.run import Run
from raddle.impact.terms.terms import TRUE, Term
from raddle.impact.threads import rwlocks
from raddle.impact.tree.certificate import Certificate
from raddle.impact.tree.policy import Policy
from raddle.impact.tree.refutation import Refuted
from raddle.impact.tree.tree import Tree
from raddle.ir.program import Program
from raddle.schedules.verdict import decide

FEATURES = Path(__file__).parent / "features"
_HEAD = """#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <threads.h>
pthread_rwlock_t a = PTHREAD_RWLOCK_INITIALIZER, b = PTHREAD_RWLOCK_INITIALIZER;
pthread_spinlock_t spin;
pthread_once_t once = PTHREAD_ONCE_INIT;
once_flag flag = ONCE_FLAG_INIT;
mtx_t mutex;
int x, y;
"""
_TWO = """int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, f, 0);
  pthread_create(&u, 0, g, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
"""


def two(f: str, g: str = "", before: str = "") -> str:
    """A program of two threads."""
    bodies = "".join(f"void *{name}(void *p) {{ {body} return 0; }}\n" for name, body in (("f", f), ("g", g)))
    return _HEAD + before + bodies + _TWO


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (
            two("pthread_rwlock_rdlock(&a); x = 1; pthread_rwlock_unlock(&a);", "pthread_rwlock_unlock(&a);"),
            "lock: a reader-writer lock that this thread does not hold is unlocked",
        ),
        (
            two("pthread_rwlock_wrlock(&a); pthread_rwlock_unlock(&a); pthread_rwlock_unlock(&a);"),
            "lock: a reader-writer lock that this thread does not hold is unlocked",
        ),
        (
            two("pthread_rwlock_rdlock(&a); pthread_rwlock_destroy(&a);"),
            "a locked reader-writer lock is destroyed",
        ),
        (two("pthread_rwlock_wrlock(&a); pthread_rwlock_wrlock(&a);"), "deadlock of thread 0, thread 1"),
        (two("pthread_rwlock_rdlock(&a); pthread_rwlock_wrlock(&a);"), "deadlock of thread 0, thread 1"),
        (
            two(
                "pthread_rwlock_rdlock(&a); pthread_rwlock_wrlock(&b);"
                "pthread_rwlock_unlock(&b); pthread_rwlock_unlock(&a);",
                "pthread_rwlock_rdlock(&b); pthread_rwlock_wrlock(&a);"
                "pthread_rwlock_unlock(&a); pthread_rwlock_unlock(&b);",
            ),
            "deadlock of thread 0, thread 1, thread 2",
        ),
        (
            two(
                "pthread_rwlock_rdlock(&a); x = x + 1; pthread_rwlock_unlock(&a);",
                "pthread_rwlock_rdlock(&a); int k = x; assert(x == k); pthread_rwlock_unlock(&a);",
            ),
            "assertion failed: x == k",
        ),
        (
            two("if (pthread_rwlock_trywrlock(&a)) assert(0);", "pthread_rwlock_rdlock(&a);"),
            "assertion failed: 0",
        ),
        (two("pthread_spin_lock(&spin);"), "lock: a spinlock that is not initialised is used"),
        (
            two("pthread_spin_init(&spin, 0); pthread_spin_unlock(&spin);"),
            "lock: a spinlock is unlocked by a thread that does not hold it",
        ),
        (
            two("pthread_spin_init(&spin, 0); pthread_spin_lock(&spin); pthread_spin_destroy(&spin);"),
            "lock: a locked spinlock is destroyed",
        ),
        (
            two(
                "pthread_once(&once, h);",
                before="void h(void) { pthread_once(&once, h); }\n",
            ),
            "deadlock of thread 0, thread 1",
        ),
        (
            two(
                "call_once(&flag, h); assert(x == 1);",
                "call_once(&flag, h); x = 2;",
                "void h(void) { x = 1; }\n",
            ),
            "assertion failed: x == 1",
        ),
        (two("mtx_lock(&mutex); mtx_lock(&mutex);"), "deadlock of thread 0, thread 1"),
        (two("mtx_unlock(&mutex);"), "lock: a mutex is unlocked by a thread that does not hold it"),
        (two("mtx_lock(&mutex); mtx_destroy(&mutex);"), "lock: a locked mutex is destroyed"),
        (
            two("mtx_destroy(&mutex); mtx_lock(&mutex); mtx_unlock(&mutex);"),
            "lock: a mutex is used after it was destroyed",
        ),
        (two("mtx_destroy(&mutex); mtx_destroy(&mutex);"), "lock: a mutex is used after it was destroyed"),
        (two("pthread_detach(pthread_self());"), "thread: join of a detached thread"),
        (
            two("pthread_detach(pthread_self()); pthread_detach(pthread_self());"),
            "thread: detach of a thread that was detached before",
        ),
    ],
)
def test_wrong_uses_are_found(text: str, error: str) -> None:
    found = CompleteSearch(Executor(program(text)), deadline=time.monotonic() + 30).run()
    assert found.counterexample is not None
    failure = found.counterexample.failure
    assert error in f"{failure.kind}: {failure.message}"
    uninitialised = "not initialised" in error  # which the machine takes for a free one
    assert verify(text, model="sc", races=False, prove=False).verdict == (
        "safe" if uninitialised else "unsafe"
    )


@pytest.mark.parametrize(
    ("body", "column", "message"),
    [
        (
            "pthread_rwlockattr_t k; pthread_rwlockattr_setkind_np(&k, 1);",
            44,
            "the library function pthread_rwlock",
        ),
        ("x = (int)pthread_self();", 29, "a thread's own handle that is used for more than comparisons"),
        ("struct timespec t; cnd_timedwait(&c, &mutex, &t);", 39, "the library function cnd_timedwait"),
    ],
)
def test_what_is_refused(body: str, column: int, message: str, tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    source.write_text(
        "#define _GNU_SOURCE\n"
        + _HEAD
        + f"cnd_t c;\nvoid *f(void *p) {{ {body} return 0; }}\n"
        + "void *g(void *p) { return 0; }\n"
        + _TWO
    )
    done = raddle("schedule", str(source), "--iterations", "1")
    assert done.returncode == 3
    assert done.stderr.startswith(f"raddle: {source}:13:{column}: {message}"), done.stderr
    assert "not supported in schedules" in done.stderr


def test_names_of_c11_that_a_program_defines_itself(tmp_path: Path) -> None:
    source, output = tmp_path / "p.c", str(tmp_path / "s.json")
    source.write_text(
        "#include <pthread.h>\n#include <stdio.h>\nint x;\nvoid mtx_lock(int *p) { *p = *p + 1; }\n"
        "void *f(void *p) { mtx_lock(&x); return 0; }\n"
        "int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0);"
        ' printf("%d\\n", x); return 0; }\n'
    )
    done = raddle("schedule", str(source), "-o", output, "--iterations", "1", *PATIENT)
    assert "verdict: safe" in done.stdout, done.stdout + done.stderr
    assert raddle("run", str(source), "--schedule", output).stdout == "1\n"


# --- against the interleavings


def agrees(seed: int, seconds: float = 10) -> str:
    text = generate(random.Random(seed))
    expected = verify(text, model="sc", races=False, timeout=20, prove=False)
    code = program(text)
    executor = Executor(code, Allocations(anyone=True))
    found = CompleteSearch(executor, deadline=time.monotonic() + seconds).run()
    if found.outcome == "limit" or expected.verdict == "inconclusive":
        return "limit"
    assert found.outcome == expected.verdict, (seed, text)
    if found.outcome == "safe":
        Certificate(code, found.tree).check()
    return found.outcome


def test_verdicts_of_random_programs() -> None:
    assert {"safe", "unsafe"} & {agrees(seed, seconds=2) for seed in range(6)}


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_verdicts_of_1000_random_programs(block: int) -> None:
    first = int(os.environ["RADDLE_SEED"]) + 100 * block
    found = [agrees(seed) for seed in range(first, first + 100)]
    assert {"safe", "unsafe"} <= set(found), f"seeds from {first}"
    assert found.count("limit") < 20, f"seeds from {first}"


WAITING = """#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int turn, done;
void *first(void *p) {
    pthread_mutex_lock(&m);
    while (!done) { turn = 1; pthread_cond_wait(&c, &m); }
    pthread_mutex_unlock(&m);
    return 0;
}
void *second(void *p) {
    pthread_mutex_lock(&m);
    while (turn != 1) pthread_cond_wait(&c, &m);
    done = 1;
    WAKE(&c);
    pthread_mutex_unlock(&m);
    return 0;
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_mutex_lock(&m);
    if (turn) WAKE(&c);
    pthread_mutex_unlock(&m);
    pthread_join(a, 0);
}
"""


@pytest.mark.parametrize("wake", ["pthread_cond_signal", "pthread_cond_broadcast"])
def test_a_signal_may_wake_anyone(wake: str) -> None:
    """The verdict is about all schedules of the real thing, where no line is kept."""
    text = WAITING.replace("WAKE", wake)
    expected = verify(text, model="sc", races=False, prove=False)
    found = decide(program(text), 20)
    assert (found.outcome, expected.verdict) in (("safe", "safe"), ("unsafe", "unsafe"))


# --- planted faults


def _ignoring_readers(lock: rwlocks._Lock, run: Run) -> Term:
    return lock.readable(run)


def _always(lock: rwlocks._Lock, run: Run) -> Term:
    return TRUE


@pytest.mark.parametrize(
    ("precondition", "fault"),
    [("writable", _ignoring_readers), ("readable", _always)],
)
@pytest.mark.parametrize("complete", [False, True])
def test_a_precondition_that_is_forgotten_is_found(
    precondition: str, fault: object, complete: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The certificate's own steps have it."""
    code = program(_BROKEN)
    with monkeypatch.context() as planted:
        planted.setattr(rwlocks._Lock, precondition, fault)
        tree = _tree(code, complete)
    with pytest.raises(Refuted):
        Certificate(code, tree).check()
    Certificate(code, _tree(code, complete)).check()


_BROKEN = two(
    "pthread_rwlock_wrlock(&a); x = 1; x = 0; pthread_rwlock_unlock(&a);",
    "pthread_rwlock_rdlock(&a); y = x; pthread_rwlock_unlock(&a);"
    "pthread_rwlock_wrlock(&a); x = 1; x = 0; pthread_rwlock_unlock(&a);",
)


def _tree(code: Program, complete: bool) -> Tree:
    if complete:
        found = CompleteSearch(Executor(code)).run()
        assert found.outcome == "safe"
        return found.tree
    made = Search(Executor(code), Policy(1, 1)).run()
    assert made.outcome == "safe"
    return made.tree
