"""What threads may do with the library's objects, and sections that are atomic by their name."""

from __future__ import annotations

import pytest

import raddle

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
