"""Random C programs of a few threads, with what the toy language lacks: accesses of several sizes to the same
bytes, heap and stack objects that end while others may use them, and the waiting operations of the C library.
"""

from __future__ import annotations

import random

HEAD = """\
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <assert.h>
#include <raddle.h>
static atomic_int x, y;
static _Atomic unsigned char b;
static union { int word; unsigned char bytes[4]; } u;
static int z, *heap;
static atomic_int *cell, *nothing;
static pthread_mutex_t *lock;
static int *_Atomic shared;
static _Thread_local atomic_int local;
static atomic_int *_Atomic other;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, k;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static pthread_rwlock_t w = PTHREAD_RWLOCK_INITIALIZER;
static pthread_spinlock_t s;
static pthread_barrier_t bar;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static sem_t sem;
static void first(void) { z = 1; }
"""

SIMPLE = {
    "atomics": (
        "x = 1;",
        "x = 2;",
        "r = x;",
        "x++;",
        "x += 2;",
        "r = x++;",
        "y = x;",
        "b++;",
        "r = b; if (r) y = 1;",
        "x |= 2;",
        "x &= 1;",
        "r = atomic_exchange(&x, 2);",
    ),
    "cas": (
        "r = 0; atomic_compare_exchange_strong(&x, &r, 1);",
        "r = 0; atomic_compare_exchange_weak(&x, &r, 2);",
        "r = 1; if (atomic_compare_exchange_weak(&x, &r, 0)) y++;",
    ),
    "plain": (
        "z = 1;",
        "r = z;",
        "r = x; if (r) z = 2;",
        "z++; x = 1;",
    ),
    "bytes": (
        "u.word = 0x0102;",
        "u.bytes[0] = 1;",
        "r = u.bytes[1];",
        "r = u.word;",
        "u.bytes[1] = 2; x = 1;",
        "r = x; if (r) r = u.word;",
    ),
    "heap": (
        "free(heap);",
        "*heap = 1;",
        "r = *heap;",
        "x = 1; free(heap);",
        "r = x; if (!r) *heap = 2;",
        "{ int *p = malloc(4); *p = 1; shared = p; }",
        "{ int *p = shared; if (p) r = *p; }",
    ),
    "cell": (
        "free(cell);",
        "r = 0; atomic_compare_exchange_strong(cell, &r, 1);",
        "r = 1; atomic_compare_exchange_weak(cell, &r, 2);",
        "*cell = 1;",
        "(*cell)++;",
        "r = *cell;",
        "raddle_await_eq(cell, 1);",
        "r = x; if (!r) free(cell);",
    ),
    "held": (
        "free(lock);",
        "if (!pthread_mutex_trylock(lock)) { x++; pthread_mutex_unlock(lock); }",
        "pthread_mutex_lock(lock); r = x; pthread_mutex_unlock(lock);",
    ),
    "nothing": (
        "r = 0; atomic_compare_exchange_strong(nothing, &r, 1);",
        "r = 1; atomic_compare_exchange_strong(nothing, &r, 1);",
        "r = x; if (r) *nothing = 1;",
    ),
    "lives": (
        "for (r = 0; r < 2; r++) { atomic_int l = 0; other = &l; x++; l = 1; other = 0; }",
        "{ atomic_int *p = other; int e = 0; if (p) atomic_compare_exchange_strong(p, &e, 2); }",
        "{ atomic_int *p = other; if (p) r = *p; }",
    ),
    "stack": (
        "{ int l = 1; shared = &l; r = x; }",
        "{ int *p = shared; if (p) r = *p; }",
        "{ int *p = shared; if (p) *p = 3; x = 1; }",
    ),
    "thread-local": (
        "other = &local;",
        "{ atomic_int *p = other; if (p) r = *p; }",
        "local = 1; r = y;",
    ),
    "lock": (
        "pthread_mutex_lock(&m); z++; pthread_mutex_unlock(&m);",
        "pthread_mutex_lock(&m); r = x; pthread_mutex_unlock(&m);",
        "if (!pthread_mutex_trylock(&m)) { x++; pthread_mutex_unlock(&m); }",
        (
            "pthread_mutex_lock(&k); pthread_mutex_lock(&k); y++; pthread_mutex_unlock(&k); "
            "pthread_mutex_unlock(&k);"
        ),
        "pthread_mutex_lock(&m); pthread_mutex_lock(&k); pthread_mutex_unlock(&k); pthread_mutex_unlock(&m);",
        "pthread_mutex_lock(&k); pthread_mutex_lock(&m); pthread_mutex_unlock(&m); pthread_mutex_unlock(&k);",
    ),
    "condition": (
        "pthread_mutex_lock(&m); if (!z) pthread_cond_wait(&c, &m); z = 0; pthread_mutex_unlock(&m);",
        "pthread_mutex_lock(&m); z = 1; pthread_cond_signal(&c); pthread_mutex_unlock(&m);",
        "pthread_cond_signal(&c);",
        "pthread_cond_broadcast(&c);",
    ),
    "rwlock": (
        "pthread_rwlock_rdlock(&w); r = z; pthread_rwlock_unlock(&w);",
        "pthread_rwlock_wrlock(&w); z++; pthread_rwlock_unlock(&w);",
        "if (!pthread_rwlock_trywrlock(&w)) { z = 1; pthread_rwlock_unlock(&w); }",
    ),
    "spinlock": (
        "pthread_spin_lock(&s); z++; pthread_spin_unlock(&s);",
        "if (!pthread_spin_trylock(&s)) { z++; pthread_spin_unlock(&s); }",
    ),
    "semaphore": (
        "sem_wait(&sem); x++;",
        "sem_post(&sem);",
        "if (!sem_trywait(&sem)) y = 1;",
    ),
    "barrier": (
        "pthread_barrier_wait(&bar); r = x;",
        "x = 1; pthread_barrier_wait(&bar);",
    ),
    "once": ("pthread_once(&once, first); r = z;",),
    "await": (
        "raddle_await_eq(&x, 1);",
        "raddle_await_ne(&x, 0); y = 1;",
        "raddle_await_ge(&x, 2);",
        "raddle_await_eq(&b, 1);",
    ),
    "choice": (
        "r = raddle_choice(2); if (r) x = 1;",
        "r = raddle_choice(3); y = r;",
    ),
    "assume": ("r = x; raddle_assume(r != 1);",),
    "assert": (
        "r = x; assert(r != 2);",
        "r = y; assert(r == 0);",
    ),
    "threads": (
        "{ pthread_t t; pthread_create(&t, 0, child, 0); r = x; pthread_join(t, 0); }",
        "{ pthread_t t; pthread_create(&t, 0, child, 0); pthread_detach(t); }",
    ),
}


def c_program(rng: random.Random) -> str:
    features = ["atomics", *rng.sample(sorted(set(SIMPLE) - {"atomics"}), 2)]
    threads = rng.choice((2, 2, 3))
    lines = [
        f"// {' '.join(features)}",
        HEAD,
        "static void *child(void *a) { int r = x; y = r + 1; return a; }",
    ]
    for t in range(threads):
        body = " ".join(
            rng.choice(SIMPLE[rng.choice(features)]) for _ in range(rng.randint(1, 3 if threads == 2 else 2))
        )
        lines.append(f"static void *t{t}(void *a) {{ int r = 0; {body} (void)r; return a; }}")
    joins = rng.random() < 0.7
    after = rng.choice(("", "z = 0;", "int r = x; assert(r != 3);", "free(heap);")) if joins else ""
    lines += [
        "int main(void) {",
        "    pthread_mutexattr_t a; pthread_mutexattr_init(&a);",
        "    pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE); pthread_mutex_init(&k, &a);"
        if "lock" in features
        else "",
        "    pthread_spin_init(&s, 0);" if "spinlock" in features else "",
        f"    pthread_barrier_init(&bar, 0, {threads});" if "barrier" in features else "",
        "    sem_init(&sem, 0, 1);" if "semaphore" in features else "",
        "    heap = malloc(sizeof(int)); *heap = 0;" if "heap" in features or "free" in after else "",
        "    cell = malloc(sizeof *cell); *cell = 0;" if "cell" in features else "",
        "    lock = malloc(sizeof *lock); pthread_mutex_init(lock, 0);" if "held" in features else "",
        f"    pthread_t t[{threads}];",
        *(f"    pthread_create(&t[{t}], 0, t{t}, 0);" for t in range(threads)),
        *(f"    pthread_join(t[{t}], 0);" for t in range(threads) if joins),
        f"    {after}",
        "    return 0;" if joins else "    pthread_exit(0);",
        "}",
    ]
    return "\n".join(line for line in lines if line) + "\n"


def features_of(text: str) -> list[str]:
    """The features that a program was made of: its first line tells them."""
    return text.splitlines()[0].split()[1:]
