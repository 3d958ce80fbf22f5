"""What threads may do with the library's objects, and sections that are atomic by their name."""

from __future__ import annotations

import pytest

import raddle
from raddle.errors import UnsupportedError

BARRIER = """
    #include <pthread.h>
    #include <stdlib.h>
    pthread_barrier_t *barrier;
    void *thread(void *argument) {
        if (pthread_barrier_wait(barrier) == PTHREAD_BARRIER_SERIAL_THREAD) {
            pthread_barrier_destroy(barrier);
            free(barrier);
        }
        return 0;
    }
    int main(void) {
        barrier = malloc(sizeof *barrier);
        pthread_barrier_init(barrier, 0, 2);
        pthread_t other;
        pthread_create(&other, 0, thread, 0);
        thread(0);
        pthread_join(other, 0);
        return 0;
    }
"""

CONDITION = """
    #include <pthread.h>
    #include <stdlib.h>
    #include <time.h>
    static pthread_cond_t *condition;
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    static int over;
    void *thread(void *argument) {
        struct timespec until = {0};
        pthread_mutex_lock(&mutex);
        if (!over) WAIT;
        pthread_mutex_unlock(&mutex);
        return 0;
    }
    int main(void) {
        condition = malloc(sizeof *condition);
        pthread_cond_init(condition, 0);
        pthread_t other;
        pthread_create(&other, 0, thread, 0);
        pthread_mutex_lock(&mutex);
        over = 1;
        WAKE;
        pthread_mutex_unlock(&mutex);
        pthread_cond_destroy(condition);
        free(condition);
        pthread_join(other, 0);
        return 0;
    }
"""
PLAIN, TIMED = "pthread_cond_wait(condition, &mutex)", "pthread_cond_timedwait(condition, &mutex, &until)"


def test_the_last_at_a_barrier_may_free_it() -> None:
    assert raddle.verify(BARRIER).verdict == "safe"


@pytest.mark.parametrize("wait", [PLAIN, TIMED])
@pytest.mark.parametrize("wake", ["pthread_cond_broadcast(condition)", "pthread_cond_signal(condition)"])
def test_whoever_wakes_all_waiters_may_free_the_condition(wait: str, wake: str) -> None:
    result = raddle.verify(CONDITION, flags=[f"-DWAIT={wait}", f"-DWAKE={wake}"])
    assert result.verdict == "safe", result.errors


def test_a_condition_must_not_be_destroyed_under_a_waiter() -> None:
    (error,) = raddle.verify(CONDITION, flags=[f"-DWAIT={PLAIN}", "-DWAKE="]).errors
    assert error.message.startswith("a condition variable is destroyed while threads wait on it")


SECTION = """
    #include <assert.h>
    #include <pthread.h>
    extern void __VERIFIER_assume(int);
    static int held, count;
    void __VERIFIER_atomic_acquire(void) { __VERIFIER_assume(held == 0); held = 1; }
    void __VERIFIER_atomic_release(void) { held = 0; }
    int __VERIFIER_atomic_add(int by) {
        if (by == 0) return count;
        count += by;
        return count;
    }
    void *thread(void *argument) {
        __VERIFIER_atomic_acquire();
        __VERIFIER_atomic_add(1);
        __VERIFIER_atomic_release();
        return 0;
    }
    int main(void) {
        pthread_t other;
        pthread_create(&other, 0, thread, 0);
        thread(0);
        pthread_join(other, 0);
        assert(__VERIFIER_atomic_add(0) == 2);
        return 0;
    }
"""


def test_functions_that_are_atomic_by_their_name() -> None:
    """SV-COMP: the body of a function called __VERIFIER_atomic_… is one atomic section."""
    result = raddle.verify(SECTION)
    assert result.verdict == "safe", result.errors
    plain = raddle.verify(SECTION.replace("__VERIFIER_atomic_", "just_"))
    assert plain.verdict == "unsafe"


@pytest.mark.parametrize(
    ("call", "problem"),
    [
        ("pthread_mutexattr_t a; pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST)", "a robust mutex"),
        (
            "pthread_mutexattr_t a; pthread_mutexattr_init(&a);"
            "pthread_mutexattr_setprotocol(&a, PTHREAD_PRIO_PROTECT)",
            "a mutex with a priority ceiling",
        ),
        (
            "pthread_mutexattr_t a; pthread_mutexattr_setprioceiling(&a, 3)",
            "a mutex with a priority ceiling",
        ),
        (
            "pthread_attr_t a; pthread_attr_setstack(&a, &a, 65536)",
            "a thread's stack in memory of the program",
        ),
        ("pthread_attr_t a; pthread_getattr_np(pthread_self(), &a)", "the function pthread_getattr_np"),
        (
            "pthread_attr_t a; sigset_t s; pthread_attr_setsigmask_np(&a, &s)",
            "the function pthread_attr_setsigmask_np",
        ),
        ("pthread_mutex_t m; pthread_mutex_consistent(&m)", "the function pthread_mutex_consistent"),
        ("pthread_setschedprio(pthread_self(), 3)", "the function pthread_setschedprio"),
    ],
)
def test_attributes_that_are_not_modelled_are_refused_at_their_line(call: str, problem: str) -> None:
    head = "#define _GNU_SOURCE\n#include <pthread.h>\n#include <signal.h>\n"
    with pytest.raises(UnsupportedError) as caught:
        raddle.verify(f"{head}int main(void) {{\n {call};\n return 0; }}\n")
    assert str(caught.value.message).startswith(problem)
    assert caught.value.location is not None
    assert caught.value.location.line == 5


def _readers_and_writers(kind: str, first: str, second: str) -> str:
    """Thread 1 takes the lock in two ways in a row, thread 2 writes; all that try give up."""
    return f"""
#define _GNU_SOURCE
#include <pthread.h>
static pthread_rwlock_t lock;
static struct timespec now;
static void *write(void *p) {{ pthread_rwlock_wrlock(&lock); pthread_rwlock_unlock(&lock); return p; }}
static int take(int how) {{
    switch (how) {{
    case 'r': return pthread_rwlock_rdlock(&lock);
    case 'w': return pthread_rwlock_wrlock(&lock);
    case 't': return pthread_rwlock_tryrdlock(&lock);
    case 'T': return pthread_rwlock_trywrlock(&lock);
    case 'd': return pthread_rwlock_timedrdlock(&lock, &now);
    default: return pthread_rwlock_timedwrlock(&lock, &now);
    }}
}}
int main(void) {{
    pthread_rwlockattr_t kind;
    pthread_rwlockattr_init(&kind);
    pthread_rwlockattr_setkind_np(&kind, PTHREAD_RWLOCK_{kind}_NP);
    pthread_rwlock_init(&lock, &kind);
    pthread_t thread;
    pthread_create(&thread, 0, write, 0);
    if (take('{first}') == 0) {{
        if (take('{second}') == 0) pthread_rwlock_unlock(&lock);
        pthread_rwlock_unlock(&lock);
    }}
    pthread_join(thread, 0);
    return 0;
}}
"""


@pytest.mark.parametrize("kind", ["PREFER_READER", "PREFER_WRITER", "PREFER_WRITER_NONRECURSIVE"])
def test_taking_a_read_write_lock_twice(kind: str) -> None:
    """Who waits for what it holds: any second lock behind a write lock, a write lock behind a read lock,
    and, with writers preferred, a read lock behind a read lock. What tries never waits."""
    for first in "rwtTdD":
        for second in "rwtTdD":
            writes, waits = first in "wTD", second in "rw"
            stuck = waits and (writes or second == "w" or kind.endswith("NONRECURSIVE"))
            for model, search in (("sc", "dpor"), ("rc11", "modification-order")):
                result = raddle.verify(_readers_and_writers(kind, first, second), model=model, search=search)
                assert result.verdict == ("unsafe" if stuck else "safe"), (first, second, model, search)
                assert [error.kind for error in result.errors] == (["deadlock"] if stuck else [])
