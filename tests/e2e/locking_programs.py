"""C programs that lock in every way there is: what they do wrong, if anything, and where (`// HERE`)."""

from __future__ import annotations

from dataclasses import dataclass

HEAD = """\
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <threads.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
#define LOCK(m) pthread_mutex_lock(&m)
#define UNLOCK(m) pthread_mutex_unlock(&m)
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
int x, y;
atomic_int f, g;
"""
THREADS = """
int main(void) {
    pthread_t one, two;
    START
    pthread_create(&one, 0, a, 0);
    pthread_create(&two, 0, b, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    END
    return 0;
}
"""


@dataclass(frozen=True)
class Case:
    """`error`: the kind of the only error, None if it is safe."""

    error: str | None
    text: str

    def lines(self, marker: str = "// HERE") -> set[int]:
        return {number for number, line in enumerate(self.text.splitlines(), 1) if marker in line}


def case(error: str | None, a: str, b: str, *, more: str = "", start: str = "", end: str = "") -> Case:
    """Two threads with these bodies."""
    functions = (
        f"void *a(void *p) {{\n{a.strip()}\nreturn p;\n}}\nvoid *b(void *p) {{\n{b.strip()}\nreturn p;\n}}"
    )
    main = THREADS.replace("START", start).replace("END", end)
    return Case(error, HEAD + more + functions + main)


def kind_of_mutex(kind: str) -> str:
    return (
        "pthread_mutexattr_t k; pthread_mutexattr_init(&k);\n"
        f"pthread_mutexattr_settype(&k, {kind}); pthread_mutex_init(&m, &k);"
    )


ADD = "LOCK(m); x++; UNLOCK(m);"
TWO = "assert(x == 2); // HERE"

CASES = {
    "opposite order": case(
        "deadlock",
        "LOCK(m); LOCK(n); // HERE\nx++; UNLOCK(n); UNLOCK(m);",
        "LOCK(n); LOCK(m); // HERE\nx++; UNLOCK(m); UNLOCK(n);",
    ),
    "same order": case(None, *["LOCK(m); LOCK(n); x++; UNLOCK(n); UNLOCK(m);"] * 2, end=TWO),
    "opposite order below a gate": case(
        None,
        "LOCK(g1); LOCK(m); LOCK(n); x++; UNLOCK(n); UNLOCK(m); UNLOCK(g1);",
        "LOCK(g1); LOCK(n); LOCK(m); x++; UNLOCK(m); UNLOCK(n); UNLOCK(g1);",
        more="pthread_mutex_t g1 = PTHREAD_MUTEX_INITIALIZER;\n",
        end=TWO,
    ),
    "deadlock after one order of sections": case(
        "deadlock",
        "LOCK(m); y = 1; UNLOCK(m);",
        "LOCK(m); int seen = y; UNLOCK(m);\nif (seen) {\nLOCK(m);\nLOCK(m); // HERE\n}",
    ),
    "self": case("deadlock", "LOCK(m);\nLOCK(m); // HERE\nx++; UNLOCK(m);", "y++;"),
    "held at exit": case("deadlock", "LOCK(m); x = 1;", "LOCK(m); x = 2; UNLOCK(m);"),
    "unlock of a mutex of another thread": case("lock", ADD, "UNLOCK(m); // HERE"),
    "unlock after the owner's write": case(
        "lock", "LOCK(m); f = 1; UNLOCK(m);", "if (f)\nUNLOCK(m); // HERE"
    ),
    "unlock of a free mutex": case("lock", "LOCK(m); UNLOCK(m);\nUNLOCK(m); // HERE", ADD),
    "condition variable": case(
        None,
        "LOCK(m); while (!x) pthread_cond_wait(&c, &m); y = x; UNLOCK(m);",
        "LOCK(m); x = 1; pthread_cond_signal(&c); UNLOCK(m);",
        more="pthread_cond_t c = PTHREAD_COND_INITIALIZER;\n",
        end="assert(y == 1); // HERE",
    ),
    "lost signal": case(
        "deadlock",
        "LOCK(m);\npthread_cond_wait(&c, &m); // HERE\nUNLOCK(m);",
        "LOCK(m); x = 1; pthread_cond_signal(&c); UNLOCK(m);",
        more="pthread_cond_t c = PTHREAD_COND_INITIALIZER;\n",
    ),
    "barrier": case(
        None,
        "LOCK(m); x++; UNLOCK(m); pthread_barrier_wait(&c); y = x;",
        "LOCK(m); x++; UNLOCK(m); pthread_barrier_wait(&c);",
        more="pthread_barrier_t c;\n",
        start="pthread_barrier_init(&c, 0, 2);",
        end="assert(y == 2); // HERE",
    ),
    "barrier inside of a section": case(
        "deadlock",
        "LOCK(m);\npthread_barrier_wait(&c); // HERE\nUNLOCK(m);",
        "LOCK(m); // HERE\npthread_barrier_wait(&c); // HERE\nUNLOCK(m);",
        more="pthread_barrier_t c;\n",
        start="pthread_barrier_init(&c, 0, 2);",
    ),
    "recursive": case(
        None,
        "LOCK(m); LOCK(m); x++; UNLOCK(m); x++; UNLOCK(m);",
        "LOCK(m); y = x; UNLOCK(m);",
        start=kind_of_mutex("PTHREAD_MUTEX_RECURSIVE"),
        end="assert(y != 1); // HERE",
    ),
    "recursive, unlocked once": case(
        "deadlock",
        "LOCK(m); LOCK(m); x++; UNLOCK(m);",
        "LOCK(m); y = x; UNLOCK(m);",
        start=kind_of_mutex("PTHREAD_MUTEX_RECURSIVE"),
    ),
    "errorcheck": case(
        None,
        "LOCK(m); assert(LOCK(m) != 0); x++; UNLOCK(m);",
        "assert(UNLOCK(m) != 0); LOCK(m); x++; UNLOCK(m);",
        start=kind_of_mutex("PTHREAD_MUTEX_ERRORCHECK"),
        end=TWO,
    ),
    "mtx_t": case(
        None,
        *["mtx_lock(&c); x++; mtx_unlock(&c);"] * 2,
        more="mtx_t c;\n",
        start="mtx_init(&c, mtx_plain);",
        end=TWO,
    ),
    "mtx_t, a lost update": case(
        "assertion",
        *["mtx_lock(&c); int old = x; mtx_unlock(&c);\nmtx_lock(&c); x = old + 1; mtx_unlock(&c);"] * 2,
        more="mtx_t c;\n",
        start="mtx_init(&c, mtx_plain);",
        end=TWO,
    ),
    "atomic sections": case(
        None,
        *["__VERIFIER_atomic_begin(); x++; y = x; __VERIFIER_atomic_end();"] * 2,
        end="assert(x == 2 && y == 2); // HERE",
    ),
    "atomic sections, a lost update": case(
        "assertion",
        "__VERIFIER_atomic_begin(); int old = x; __VERIFIER_atomic_end();\n"
        "__VERIFIER_atomic_begin(); x = old + 1; __VERIFIER_atomic_end();",
        "__VERIFIER_atomic_begin(); x++; __VERIFIER_atomic_end();",
        end=TWO,
    ),
    "spinlock": case(
        None,
        *["pthread_spin_lock(&c); x++; pthread_spin_unlock(&c);"] * 2,
        more="pthread_spinlock_t c;\n",
        start="pthread_spin_init(&c, 0);",
        end=TWO,
    ),
    "spinlocks in opposite order": case(
        "deadlock",
        "pthread_spin_lock(&c);\npthread_spin_lock(&d); // HERE\n"
        "pthread_spin_unlock(&d); pthread_spin_unlock(&c);",
        "pthread_spin_lock(&d);\npthread_spin_lock(&c); // HERE\n"
        "pthread_spin_unlock(&c); pthread_spin_unlock(&d);",
        more="pthread_spinlock_t c, d;\n",
        start="pthread_spin_init(&c, 0); pthread_spin_init(&d, 0);",
    ),
    "writers": case(
        None,
        *["pthread_rwlock_wrlock(&c); x++; pthread_rwlock_unlock(&c);"] * 2,
        more="pthread_rwlock_t c = PTHREAD_RWLOCK_INITIALIZER;\n",
        end=TWO,
    ),
    "readers and a writer": case(
        None,
        "pthread_rwlock_wrlock(&c); x = 1; y = 1; pthread_rwlock_unlock(&c);",
        "pthread_rwlock_rdlock(&c);\nassert(x == y); // HERE\npthread_rwlock_unlock(&c);",
        more="pthread_rwlock_t c = PTHREAD_RWLOCK_INITIALIZER;\n",
    ),
    "a write below a read lock": case(
        "race",
        *["pthread_rwlock_rdlock(&c);\nx = 1; // HERE\npthread_rwlock_unlock(&c);"] * 2,
        more="pthread_rwlock_t c = PTHREAD_RWLOCK_INITIALIZER;\n",
    ),
    "trylock": case(
        None,
        "if (pthread_mutex_trylock(&m) == 0) { x++; f++; UNLOCK(m); }",
        "LOCK(m); x++; f++; UNLOCK(m);",
        end="assert(x == f && x > 0); // HERE",
    ),
    "trylock that may fail": case(
        "assertion", "if (pthread_mutex_trylock(&m) == 0) { x++; UNLOCK(m); }", ADD, end=TWO
    ),
    "unlock after a failed trylock": case("lock", "pthread_mutex_trylock(&m);\nUNLOCK(m); // HERE", ADD),
    "a race in one order of sections": case(
        "race",
        "x = 1; // HERE\nLOCK(m); y = 1; UNLOCK(m);",
        "LOCK(m); int seen = y; UNLOCK(m);\nif (!seen)\nx = 2; // HERE",
    ),
    "no race in the order of sections that is tested": case(
        None,
        "x = 1; LOCK(m); y = 1; UNLOCK(m);",
        "LOCK(m); int seen = y; UNLOCK(m);\nif (seen) x = 2;",
    ),
    "a race behind sections that do not conflict": case(
        "race",
        "x = 1; // HERE\nLOCK(m); y = 1; UNLOCK(m);",
        "LOCK(m); f = 1; UNLOCK(m);\nx = 2; // HERE",
    ),
    "half a section": case(
        None,
        "LOCK(m); x = 1; y = 1; UNLOCK(m);",
        "LOCK(m);\nassert(x == y); // HERE\nUNLOCK(m);",
    ),
    "half a section, by atomics": case(
        None,
        "LOCK(m); atomic_store_explicit(&f, 1, memory_order_relaxed);\n"
        "atomic_store_explicit(&g, 1, memory_order_relaxed); UNLOCK(m);",
        "LOCK(m); int v = atomic_load_explicit(&g, memory_order_relaxed);\n"
        "assert(v == atomic_load_explicit(&f, memory_order_relaxed)); // HERE\nUNLOCK(m);",
    ),
    "half a section, seen without the lock": case(
        "assertion",
        "LOCK(m); f = 1; g = 1; UNLOCK(m);",
        "int v = f;\nassert(v == g); // HERE",
    ),
    "destroyed while in use": case(
        "lock", "LOCK(m); f = 1; UNLOCK(m);", "if (f)\npthread_mutex_destroy(&m); // HERE"
    ),
    "destroyed after its last use": case(None, ADD, ADD, end=f"pthread_mutex_destroy(&m); {TWO}"),
    "nodes of a list": case(
        None,
        "struct node *k = head; LOCK(k->lock); LOCK(k->next->lock); k->next->value++;\n"
        "UNLOCK(k->next->lock); UNLOCK(k->lock);",
        "struct node *k = head->next; LOCK(k->lock); k->value++; UNLOCK(k->lock);",
        more="struct node { pthread_mutex_t lock; int value; struct node *next; } *head;\n",
        start="for (int i = 0; i < 2; i++) { struct node *k = malloc(sizeof *k);\n"
        "pthread_mutex_init(&k->lock, 0); "
        "k->value = 0; k->next = head; head = k; }",
        end="assert(head->next->value == 2); // HERE\nfree(head->next); free(head);",
    ),
    "nodes of a list, in opposite order": case(
        "deadlock",
        "LOCK(head->lock);\nLOCK(head->next->lock); // HERE\nUNLOCK(head->next->lock); UNLOCK(head->lock);",
        "LOCK(head->next->lock);\nLOCK(head->lock); // HERE\nUNLOCK(head->lock); UNLOCK(head->next->lock);",
        more="struct node { pthread_mutex_t lock; int value; struct node *next; } *head;\n",
        start="for (int i = 0; i < 2; i++) { struct node *k = malloc(sizeof *k);\n"
        "pthread_mutex_init(&k->lock, 0); "
        "k->next = head; head = k; }",
    ),
    "a node freed while it is locked": case(
        "race",
        "LOCK(*node); f = 1;\nUNLOCK(*node); // HERE",
        "if (f)\nfree(node); // HERE",
        more="pthread_mutex_t *node;\n",
        start="node = malloc(sizeof *node); pthread_mutex_init(node, 0);",
    ),
}
