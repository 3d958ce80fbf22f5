"""Objects of the thread library that are used after they were destroyed, or before they are initialised.

POSIX leaves undefined what such a use does. Mutexes and barriers have programs in tests/programs/errors."""

from __future__ import annotations

import pytest

import raddle

HEAD = """
    #include <assert.h>
    #include <errno.h>
    #include <pthread.h>
    #include <semaphore.h>
    #include <stdatomic.h>
    #include <stdlib.h>
    #include <time.h>
    static sem_t semaphore;
    static pthread_cond_t condition;
    static pthread_rwlock_t lock;
    static pthread_spinlock_t spinlock;
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    static const struct timespec until;
"""
OBJECTS = {
    "semaphore": ("sem_init(&semaphore, 0, 1)", "sem_destroy(&semaphore)"),
    "condition": ("pthread_cond_init(&condition, 0)", "pthread_cond_destroy(&condition)"),
    "lock": ("pthread_rwlock_init(&lock, 0)", "pthread_rwlock_destroy(&lock)"),
    "spinlock": ("pthread_spin_init(&spinlock, 0)", "pthread_spin_destroy(&spinlock)"),
}
WORDS = {
    "semaphore": "a semaphore is used that is destroyed or was never initialised",
    "condition": "a condition variable is used after it was destroyed",
    "lock": "a reader-writer lock is used after it was destroyed",
    "spinlock": "a spinlock is used after it was destroyed",
}
USES = {
    "semaphore": (
        "sem_wait(&semaphore)", "sem_post(&semaphore)", "sem_trywait(&semaphore)", "sem_destroy(&semaphore)",
        "sem_timedwait(&semaphore, &until)", "sem_getvalue(&semaphore, &(int){0})",
    ),
    "condition": (
        "pthread_cond_signal(&condition)", "pthread_cond_broadcast(&condition)",
        "pthread_cond_destroy(&condition)",
        "(pthread_mutex_lock(&mutex), pthread_cond_wait(&condition, &mutex))",
        "(pthread_mutex_lock(&mutex), pthread_cond_timedwait(&condition, &mutex, &until))",
    ),
    "lock": (
        "pthread_rwlock_rdlock(&lock)", "pthread_rwlock_wrlock(&lock)", "pthread_rwlock_destroy(&lock)",
        "pthread_rwlock_tryrdlock(&lock)", "pthread_rwlock_trywrlock(&lock)",
        "pthread_rwlock_timedrdlock(&lock, &until)", "pthread_rwlock_timedwrlock(&lock, &until)",
    ),
    "spinlock": (
        "pthread_spin_lock(&spinlock)", "pthread_spin_trylock(&spinlock)", "pthread_spin_destroy(&spinlock)",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("thing", "use"), [(thing, use) for thing, uses in USES.items() for use in uses])
def test_a_destroyed_object_must_not_be_used(thing: str, use: str) -> None:
    init, destroy = OBJECTS[thing]
    (error,) = raddle.verify(f"{HEAD} int main(void) {{ {init}; {destroy}; {use}; }}").errors
    assert error.kind == "lock"
    assert error.message.startswith(WORDS[thing])


@pytest.mark.parametrize("thing", OBJECTS)
@pytest.mark.parametrize(
    ("model", "search", "locks"),
    [
        ("rc11", "modification-order", "unordered"),
        ("tso", "reads-from", "ordered"),
        ("sc", "dpor", "auto"),
        ("sc", "interleavings", "auto"),
    ],
)
def test_a_thread_that_comes_too_late(thing: str, model: str, search: str, locks: str) -> None:
    """main may end with the thread stuck, which is no deadlock: the use itself is the error."""
    init, destroy = OBJECTS[thing]
    for use in USES[thing][:2]:
        result = raddle.verify(
            f"{HEAD} void *thread(void *argument) {{ {use}; return 0; }}"
            f"int main(void) {{ {init}; pthread_t t; pthread_create(&t, 0, thread, 0); {destroy}; }}",
            model=model,
            search=search,
            locks=locks,
            keep_going=True,
        )
        assert any(error.message.startswith(WORDS[thing]) for error in result.errors), (use, result)


def test_a_semaphore_has_no_static_initialiser() -> None:
    for use in USES["semaphore"]:
        (error,) = raddle.verify(f"{HEAD} int main(void) {{ {use}; }}").errors
        assert error.message.startswith(WORDS["semaphore"])


def test_what_is_initialised_again_is_as_new() -> None:
    everything = "; ".join(init for init, _ in OBJECTS.values())
    end = "; ".join(destroy for _, destroy in OBJECTS.values())
    result = raddle.verify(f"""{HEAD}
    int main(void) {{
        for (int i = 0; i < 2; i++) {{
            {everything};
            int value;
            sem_wait(&semaphore); sem_getvalue(&semaphore, &value); assert(value == 0);
            assert(sem_trywait(&semaphore) == -1 && errno == EAGAIN);
            sem_post(&semaphore); sem_getvalue(&semaphore, &value); assert(value == 1);
            pthread_cond_signal(&condition); pthread_cond_broadcast(&condition);
            pthread_rwlock_wrlock(&lock); assert(pthread_rwlock_tryrdlock(&lock) == EBUSY);
            pthread_rwlock_unlock(&lock); pthread_rwlock_rdlock(&lock); pthread_rwlock_unlock(&lock);
            pthread_spin_lock(&spinlock); assert(pthread_spin_trylock(&spinlock) == EBUSY);
            pthread_spin_unlock(&spinlock);
            {end};
        }}
    }}""")
    assert result.verdict == "safe", result.errors


PUBLISHED = """
    static pthread_mutex_t *made;
    static _Atomic int ready;
    void *thread(void *argument) {
        if (atomic_load_explicit(&ready, ACQUIRE)) {
            pthread_mutex_lock(made);
            pthread_mutex_unlock(made);
        }
        return 0;
    }
    int main(void) {
        made = malloc(sizeof *made);
        pthread_t t;
        pthread_create(&t, 0, thread, 0);
        pthread_mutex_init(made, 0);
        atomic_store_explicit(&ready, 1, memory_order_release);
        pthread_join(t, 0);
    }
"""
WITHDRAWN = """
    static _Atomic int ready;
    void *thread(void *argument) {
        pthread_mutex_lock(&mutex);
        pthread_mutex_unlock(&mutex);
        atomic_store_explicit(&ready, 1, memory_order_release);
        return 0;
    }
    int main(void) {
        pthread_t t;
        pthread_create(&t, 0, thread, 0);
        if (atomic_load_explicit(&ready, ACQUIRE)) pthread_mutex_destroy(&mutex);
        pthread_join(t, 0);
    }
"""


@pytest.mark.parametrize("locks", ["auto", "ordered", "unordered"])
@pytest.mark.parametrize("search", ["modification-order", "reads-from"])
@pytest.mark.parametrize("program", [PUBLISHED, WITHDRAWN])
def test_a_relaxed_read_does_not_pass_on_a_mutex(program: str, search: str, locks: str) -> None:
    """That another thread is through with the mutex is seen, and yet the mutex may look as before."""
    verdicts = [
        raddle.verify(
            HEAD + program, flags=[f"-DACQUIRE=memory_order_{order}"], search=search, locks=locks
        ).verdict
        for order in ("relaxed", "acquire")
    ]
    assert verdicts == ["unsafe", "safe"]
