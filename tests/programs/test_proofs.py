"""What a search alone cannot tell is proven: all inputs, endless loops. What is wrong for one input that the
search does not try, or after a million turns, is never called safe."""

from __future__ import annotations

import pytest

import raddle

HEAD = """#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);
static int a[8], x;
static atomic_int z;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
static void *f(void *unused) {
    int v = __VERIFIER_nondet_int();
    if (v == 12345) return 0;
    BODY
    return 0;
}
int main(void) {
    pthread_t p, q;
    pthread_create(&p, 0, f, 0);
    SECOND
    pthread_join(p, 0);
}
"""
TWICE = "pthread_create(&q, 0, f, 0); pthread_join(q, 0);"

INPUTS = {
    "an index": ("if (v >= 5 && v < 8) a[v] = 1;", "if (v >= 5 && v < 9) a[v] = 1;"),
    "a divisor": ("if (v != 77) x = 5 / (v - 77);", "x = 5 / (v - 77);"),
    "a shift": ("if (v >= 0 && v < 31) x = 1 << v;", "if (v >= 0) x = 1 << v;"),
    "a null pointer": ("int *p = &x; if (p) *p = v;", "int *p = v == 77 ? 0 : &x; *p = 1;"),
    "an assertion": ("if (v < 9) assert(v * 1 != 77);", "assert(v != 77);"),
    "a number that wraps": ("if (v < 99) assert(v + 1 > v);", "assert(v + 1 > v || v < 1000);"),
    "an uninitialised variable": ("int u = 0; if (u) x = 1;", "int u; if (v != 77) u = 1; if (u) x = 1;"),
    "a mutex of another's": (
        "pthread_mutex_lock(&m); pthread_mutex_unlock(&m);",
        "if (v == 77) pthread_mutex_unlock(&m);",
    ),
    "a block's end": (
        "int *p = &x; { int u = 1; if (v == 77) p = &u; *p = 2; }",
        "int *p = &x; { int u = 1; if (v == 77) p = &u; } *p = 2;",
    ),
    "a constant": ("static const int c = 3; x = c;", "static const int c = 3; if (v == 77) *(int *)&c = 1;"),
}
RACES = {
    "a counter": ("pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m);", "if (v == 77) x++;"),
    "an element": ("(void)v;", "if (v > 2 && v < 8) a[v]++;"),
    "two mutexes": (
        "pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m);",
        "pthread_mutex_t *l = v == 77 ? &m : &n; pthread_mutex_lock(l); x++; pthread_mutex_unlock(l);",
    ),
    "an atomic variable": ("z = 1;", "if (v == 77) *(int *)&z = 1; else z = 2;"),
    "memory that is set": ("(void)v;", "if (v == 77) memset(a, 0, sizeof a);"),
    "two locks": (
        "pthread_mutex_lock(&m); pthread_mutex_lock(&n); pthread_mutex_unlock(&n); pthread_mutex_unlock(&m);",
        "pthread_mutex_lock(v == 77 ? &m : &n); pthread_mutex_lock(v == 77 ? &n : &m);"
        " pthread_mutex_unlock(&m); pthread_mutex_unlock(&n);",
    ),
}
PAIRS = [(name, pair, "") for name, pair in INPUTS.items()]
PAIRS += [(name, pair, TWICE.replace(" pthread_join(q, 0);", "")) for name, pair in RACES.items()]


def program(body: str, second: str) -> str:
    joined = second and second + "\n    pthread_join(q, 0);"
    return HEAD.replace("BODY", body).replace("SECOND", joined)


@pytest.mark.parametrize(("pair", "second"), [case[1:] for case in PAIRS], ids=[case[0] for case in PAIRS])
def test_all_inputs(pair: tuple[str, str], second: str) -> None:
    right, wrong = (program(body, second) for body in pair)
    result = raddle.verify(right, timeout=600)
    assert (result.verdict, result.complete, result.exit_status) == ("safe", True, 0)
    assert result.proof is not None
    assert result.proof.startswith("proven for all inputs, by a certificate of ")
    assert raddle.verify(right, timeout=600, prove=False).verdict == "inconclusive"
    assert raddle.verify(wrong, timeout=20).verdict != "safe"
    assert raddle.verify(wrong, nondet_values=(77, 5, 3, 8, 2147483647)).verdict == "unsafe"


PETERSON = """#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int flag[2], turn;
static int inside;
static void *f(void *p) {
    int me = (int)(long)p, other = 1 - me;
    for (;;) {
        atomic_store(&FIRST);
        atomic_store(&SECOND);
        while (atomic_load(&flag[other]) && atomic_load(&turn) == other) {
        }
        inside++;
        assert(inside == 1);
        inside--;
        atomic_store(&flag[me], 0);
    }
    return 0;
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, f, (void *)0);
    pthread_create(&b, 0, f, (void *)1);
    pthread_join(a, 0);
    pthread_join(b, 0);
}
"""
FLAG, TURN = "flag[me], 1", "turn, other"


def test_endless_mutual_exclusion() -> None:
    right = PETERSON.replace("FIRST", FLAG).replace("SECOND", TURN)
    result = raddle.verify(right, timeout=600)
    assert result.verdict == "safe"
    assert (result.proof or "").startswith("proven for any number of iterations, by a certificate of ")
    assert any("waits in a loop for ever" in text for text in result.assumptions)
    wrong = PETERSON.replace("FIRST", TURN).replace("SECOND", FLAG)
    assert raddle.verify(wrong, timeout=600).verdict == "unsafe"
    weaker = right.replace(
        "atomic_store(&turn, other)", "atomic_store_explicit(&turn, other, __ATOMIC_RELEASE)"
    )
    assert raddle.verify(weaker, timeout=2).verdict != "safe"


def test_weak_memory_is_not_proven_away() -> None:
    """Without data races being errors, plain accesses are relaxed, and rc11 is not sc."""
    text = """#include <assert.h>
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
static int x, y, a, b;
static void *f(void *unused) {
    x = __VERIFIER_nondet_int() ? 1 : 2;
    a = y;
    return 0;
}
static void *g(void *unused) {
    y = 1;
    b = x;
    return 0;
}
int main(void) {
    pthread_t p, q;
    pthread_create(&p, 0, f, 0);
    pthread_create(&q, 0, g, 0);
    pthread_join(p, 0);
    pthread_join(q, 0);
    assert(a || b);
}
"""
    assert raddle.verify(text, races=False).verdict == "unsafe"
    assert raddle.verify(text, races=False, model="sc", timeout=600).proof is not None
    assert raddle.verify(text.replace("assert(a || b);", ""), races=False, timeout=600).proof is None


def test_what_happens_late_is_not_proven_away() -> None:
    """The millionth turn is out of reach for both."""
    text = """#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int z;
static void *f(void *unused) {
    for (int i = 0;; i++) {
        z = i;
        assert(i < 1000000);
    }
    return 0;
}
int main(void) {
    pthread_t p;
    pthread_create(&p, 0, f, 0);
    pthread_join(p, 0);
}
"""
    assert raddle.verify(text, timeout=2).verdict == "inconclusive"


def test_nothing_is_proven_where_neither_turns_nor_inputs_are_left_open() -> None:
    text = "#include <raddle.h>\nint main(void) { int *p = 0; raddle_assume(p != 0); *p = 1; }\n"
    result = raddle.verify(text)
    assert (result.verdict, result.proof) == ("inconclusive", None)
