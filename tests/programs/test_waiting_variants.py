"""The rows of test_waiting_rows, as other people write them: loops, helpers, structures, memory orders, C++.

Each has the number of executions of its row, and none blocked, under rc11 and sc.
"""

from __future__ import annotations

from math import factorial
from pathlib import Path

import pytest

import raddle

HEAD = """#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
"""
MAIN = """int main(void) {
    pthread_t t[N];
    for (int i = 0; i < N; i++) pthread_create(&t[i], 0, f, 0);
    MORE
    for (int i = 0; i < N; i++) pthread_join(t[i], 0);
    END
}
"""
SEVERAL = """static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done;
void *f(void *a) { pthread_mutex_lock(&m); done++; pthread_mutex_unlock(&m); return 0; }
"""
SPINLOCK = (
    SEVERAL.replace("pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER", "pthread_spinlock_t l")
    .replace("pthread_mutex_lock(&m)", "pthread_spin_lock(&l)")
    .replace("pthread_mutex_unlock(&m)", "pthread_spin_unlock(&l)")
)
SHARED = (
    SEVERAL.replace("pthread_mutex_t m = PTHREAD_MUTEX", "pthread_rwlock_t l = PTHREAD_RWLOCK")
    .replace("pthread_mutex_lock(&m)", "pthread_rwlock_wrlock(&l)")
    .replace("pthread_mutex_unlock(&m)", "pthread_rwlock_unlock(&l)")
)
BIAS = """static struct { atomic_int c; } l = {64};
static int shared;
static bool try_read(atomic_int *p) { BODY }
static void *r(void *a) { READ int v = shared; (void)v; atomic_fetch_add(&l.c, 1); return 0; }
static void *f(void *a) {
    for (;;) { int e = atomic_fetch_sub(&l.c, 64); if (e == 64) break; atomic_fetch_add(&l.c, 64); }
    shared++;
    atomic_fetch_add(&l.c, 64);
    return 0;
}
"""
ASKED = """static LOCK l; static int c;
void *f(void *a) { ENTER c++; LEAVE return 0; }
"""


def asked(lock: str, enter: str, leave: str) -> tuple[int, int, str, str, str]:
    text = ASKED.replace("LOCK", lock).replace("ENTER", enter).replace("LEAVE", leave)
    return 4, 24, text, "", "assert(c == N);"


PROGRAMS = {
    "test and test and set, a bool": asked(
        "atomic_bool",
        "for (;;) { while (atomic_load_explicit(&l, memory_order_relaxed)) ; "
        "if (!atomic_exchange_explicit(&l, true, memory_order_acquire)) break; }",
        "atomic_store_explicit(&l, false, memory_order_release);",
    ),
    "test and compare-exchange": asked(
        "atomic_int",
        "for (;;) { while (l != 0) sched_yield(); int e = 0; "
        "if (atomic_compare_exchange_weak(&l, &e, 1)) break; }",
        "l = 0;",
    ),
    "test and exchange": asked(
        "atomic_int", "do while (l == 1) ; while (atomic_exchange(&l, 1) == 1);", "l = 0;"
    ),
    "adders, assertion": (
        10, 1, "atomic_int x; void *f(void *a) { x++; return 0; }", "while (x != N) ;", "assert(x == N);"
    ),
    "adders, release and acquire": (
        10, 1,
        "atomic_int x;"
        "void *f(void *a) { atomic_fetch_add_explicit(&x, 1, memory_order_release); return 0; }",
        "while (atomic_load_explicit(&x, memory_order_acquire) != N) ;", "",
    ),
    "adders, relaxed": (
        20, 1,
        "atomic_int x;"
        "void *f(void *a) { atomic_fetch_add_explicit(&x, 1, memory_order_relaxed); return 0; }",
        "while (atomic_load_explicit(&x, memory_order_acquire) < N) ;", "",
    ),
    "adders, count in a variable": (
        10, 1, "atomic_int x; void *f(void *a) { x += 1; return 0; }",
        "int k = 0; while (k < N) k = atomic_load(&x);", "return k - N;",
    ),
    "adders, counting down": (
        10, 1, "struct { int pad; atomic_int left; } s = {0, N};"
        "static void finish(void) { atomic_fetch_sub_explicit(&s.left, 1, memory_order_acq_rel); }"
        "void *f(void *a) { finish(); return 0; }",
        "while (atomic_load_explicit(&s.left, memory_order_acquire) > 0) ;", "assert(s.left == 0);",
    ),
    "sense-reversing barrier": (
        5, factorial(5),
        "static atomic_int count, sense;"
        "void *f(void *a) { int mine = 1; if (atomic_fetch_add(&count, 1) == N - 1)"
        "{ count = 0; sense = mine; } else while (sense != mine) ; return 0; }", "", "",
    ),
    "retry through a pointer": (
        5, factorial(5), "static struct c { int pad; atomic_int n; } c; static void inc(struct c *p) {"
        "int r = atomic_load_explicit(&p->n, memory_order_acquire); do { } while ("
        "!atomic_compare_exchange_weak_explicit("
        "&p->n, &r, r + 1, memory_order_acq_rel, memory_order_acquire)); }"
        "void *f(void *a) { inc(&c); return 0; }", "", "assert(c.n == N);",
    ),
    "peeled, a function reads": (
        1, 1, "static atomic_int x = 1;"
        "static int get(void) { return atomic_load_explicit(&x, memory_order_relaxed); }"
        "void *f(void *a) { for (int i = 15; i >= 0; i--) x = i; return 0; }",
        "int v = get(); while (v != 0) { sched_yield(); v = get(); }", "",
    ),
    "polled, the lock is peeled": (
        1, 1, SEVERAL,
        "pthread_mutex_lock(&m); while (!done) { pthread_mutex_unlock(&m); pthread_mutex_lock(&m); }"
        "pthread_mutex_unlock(&m);", "",
    ),
    "polled until all are there": (
        3, factorial(3), SEVERAL,
        "int k = 0; while (k < N) { pthread_mutex_lock(&m); k = done; pthread_mutex_unlock(&m); }", "",
    ),
    "polled, a spinlock": (
        3, factorial(3), SPINLOCK,
        "int k = 0; while (k < N) { pthread_spin_lock(&l); k = done; pthread_spin_unlock(&l); }", "",
    ),
    "polled by those who share a lock": (
        3, factorial(3), SHARED,
        "int k = 0; while (k < N) { pthread_rwlock_rdlock(&l); k = done; pthread_rwlock_unlock(&l); }", "",
    ),
    "sequence lock": (
        1, 3, "static atomic_int s, x, y; void *f(void *a) { for (int i = 1; i <= 2; i++)"
        "{ s++; x = i; y = i; s++; } return 0; }",
        "int b, e, p, q; do { b = s; p = x; q = y; e = s; } while ((b & 1) || b != e);", "assert(p == q);",
    ),
    "bias, a function tries": (
        2, factorial(3), BIAS.replace(
            "BODY", "if (atomic_fetch_sub(p, 1) > 0) return true; atomic_fetch_add(p, 1); return false;"
        ).replace("READ", "while (!try_read(&l.c)) ;"),
        "pthread_t u; pthread_create(&u, 0, r, 0); pthread_join(u, 0);", "",
    ),
    "add and take back, the sum is compared": (
        3, factorial(3), "static atomic_int l; static int shared; void *f(void *a) {"
        "for (;;) { if (++l <= 1) break; --l; while (l > 0) ; } shared++; --l; return 0; }", "",
        "assert(shared == N);",
    ),
    "add and take back, with delays": (
        3, factorial(3), "static atomic_int l; static int shared; void *f(void *a) { int d = 1;"
        "while (atomic_fetch_add(&l, 1) > 0) { atomic_fetch_sub(&l, 1);"
        "for (int i = 0; i < d; i++) sched_yield(); if (d < 32) d *= 2; }"
        "shared++; atomic_fetch_sub(&l, 1); return 0; }", "", "assert(shared == N);",
    ),
    "add and take back, functions are told where and how much": (
        2, 4, "static atomic_int l[2]; static int shared[2];"
        "static void take(atomic_int *p, int n)"
        "{ while (atomic_fetch_add(p, n) != 0) atomic_fetch_sub(p, n); }"
        "static void lock(atomic_int *p) { take(p, 1); }"
        "static void unlock(atomic_int *p) { atomic_fetch_sub(p, 1); }"
        "void *f(void *a) { for (int i = 0; i < 1; i++) { lock(&l[0]); shared[0]++; unlock(&l[0]); }"
        "lock(&l[1]); shared[1]++; unlock(&l[1]); return 0; }", "", "assert(shared[0] == N);",
    ),
    "polled, a function writes what it has found": (
        1, 1, SEVERAL + "static void get(int *out)"
        "{ pthread_mutex_lock(&m); *out = done; pthread_mutex_unlock(&m); }",
        "int v = 0; while (!v) get(&v);", "",
    ),
    "ticket lock, delays in proportion": (
        4, factorial(4), "static atomic_int next, serving; static int shared;"
        "void *f(void *a) { int n = next++; for (;;) { int s = serving; if (s == n) break;"
        "for (int i = 0; i < n - s; i++) sched_yield(); } shared++; serving++; return 0; }", "",
        "assert(shared == N);",
    ),
    "read several times, in loops that depend on each other": (
        1, 3, "static atomic_int x; void *f(void *a) { x = 1; return 0; }",
        "int s; do { s = 0; for (int i = 0; i < 2; i++) for (int j = i; j < 2; j++) s += x << j; }"
        "while (s == 0);", "",
    ),
    "bias, it asks twice": (
        2, factorial(3), BIAS.replace("BODY", "return false;")
        .replace(
            "READ",
            "int p; do { p = atomic_fetch_sub(&l.c, 1);"
            "if (p <= 0) atomic_fetch_add(&l.c, 1); } while (p <= 0);",
        ),
        "pthread_t u; pthread_create(&u, 0, r, 0); pthread_join(u, 0);", "",
    ),
}  # fmt: skip


@pytest.mark.parametrize("model", ["rc11", "sc"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_variant(name: str, model: str) -> None:
    count, executions, head, more, end = PROGRAMS[name]
    text = HEAD + f"#define N {count}\n" + head + MAIN.replace("MORE", more).replace("END", end)
    result = raddle.verify(text, flags=["-w"], model=model, symmetry=False)
    assert (result.verdict, result.complete) == ("safe", True)
    assert (result.executions, result.blocked) == (executions, 0)


PUSH = """#include <stdlib.h>
struct node { int value; struct node *next; };
static struct node *_Atomic top; static struct node nodes[4];
static void *push(void *number) {
    struct node *n = NEW;
    n->value = 1;
    n->next = atomic_load(&top);
    while (!atomic_compare_exchange_weak(&top, &n->next, n)) ;
    return 0;
}
int main(void) {
    pthread_t t[4];
    for (long i = 0; i < 4; i++) pthread_create(&t[i], 0, push, (void *)i);
    for (int i = 0; i < 4; i++) pthread_join(t[i], 0);
    int k = 0;
    for (struct node *n = top; n; n = n->next) k += n->value;
    assert(k == 4);
}
"""
STACK = """#include <atomic>
#include <cassert>
#include <thread>
template <class T> class Stack {
    struct Node { T data; Node *next; explicit Node(const T &d) : data(d), next(nullptr) {} };
    std::atomic<Node *> head{nullptr};
public:
    void push(const T &d) {
        Node *n = new Node(d);
        n->next = head.load(std::memory_order_relaxed);
        while (!head.compare_exchange_weak(n->next, n, std::memory_order_release)) ;
    }
    int sum() { int k = 0; for (Node *n = head; n; n = n->next) k += n->data; return k; }
};
int main() {
    Stack<int> s;
    std::thread t[4];
    for (auto &one : t) one = std::thread([&s] { s.push(1); });
    for (auto &one : t) one.join();
    assert(s.sum() == 4);
}
"""


@pytest.mark.parametrize("new", ["malloc(sizeof *n)", "calloc(1, sizeof *n)", "&nodes[(long)number]"])
def test_what_a_push_finds_is_left_in_its_node(new: str) -> None:
    result = raddle.verify(HEAD + PUSH.replace("NEW", new), flags=["-w"], symmetry=False)
    assert (result.verdict, result.executions, result.blocked) == ("safe", factorial(4), 0)


def test_what_a_push_of_cpp_finds_is_left_in_its_node(tmp_path: Path) -> None:
    (tmp_path / "stack.cpp").write_text(STACK)
    for races in (True, False):
        result = raddle.verify(tmp_path / "stack.cpp", symmetry=False, races=races)
        assert (result.verdict, result.executions, result.blocked) == ("safe", factorial(4), 0)


def test_a_mutex_of_cpp_is_polled(tmp_path: Path) -> None:
    text = """#include <mutex>
#include <thread>
std::mutex m; bool done;
bool is_done() { std::lock_guard<std::mutex> g(m); return done; }
int main() {
    std::thread t([] { std::lock_guard<std::mutex> g(m); done = true; });
    while (!is_done()) std::this_thread::yield();
    t.join();
}
"""
    (tmp_path / "polled.cpp").write_text(text)
    result = raddle.verify(tmp_path / "polled.cpp")
    assert (result.verdict, result.executions, result.blocked) == ("safe", 1, 0)


def test_who_waits_when_main_returns_does_not_block_the_execution() -> None:
    waits = "void *f(void *a) { int p, q; do { p = x; q = y; } while (p == q); return 0; }\n"
    main = "int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); return 0; }\n"
    result = raddle.verify(HEAD + "static atomic_int x, y;\n" + waits + main, flags=["-w"])
    assert (result.verdict, result.blocked) == ("safe", 0)


def test_what_is_read_behind_many_calls() -> None:
    reads = ["static int r0(atomic_int *p) { return *p; }"]
    reads += [f"static int r{n}(atomic_int *p) {{ return r{n - 1}(p); }}" for n in range(1, 15)]
    head = "\n".join(["static atomic_int x;", *reads, "void *f(void *a) { x = 1; x = 2; return 0; }\n"])
    main = MAIN.replace("MORE", "while (r14(&x) != 2) ;").replace("END", "")
    result = raddle.verify(HEAD + "#define N 1\n" + head + main, flags=["-w"])
    assert (result.verdict, result.executions, result.blocked) == ("safe", 1, 0)
