"""Spin locks with luggage, as people write them: how long they back off is nobody's business.

Three threads take the lock once each: six orders, none blocked. A lock that is looked at before it is tried
may be seen free before another one takes it: 36.
"""

from __future__ import annotations

import pytest

import raddle

HEAD = """#include <assert.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
static atomic_int l;
static int c;
static int taken(void) { return atomic_exchange_explicit(&l, 1, memory_order_acquire); }
"""
MAIN = """
static void *f(void *unused) { lock(); c++; atomic_store_explicit(&l, 0, memory_order_release); return 0; }
int main(void) {
    pthread_t t[3];
    for (int i = 0; i < 3; i++) pthread_create(&t[i], 0, f, 0);
    for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
    assert(c == 3);
}
"""
LOCKS = {
    "doubled delay": (6, """
static void lock(void) {
    int delay = 1;
    while (taken()) { for (int i = 0; i < delay; i++) __builtin_ia32_pause(); if (delay < 64) delay *= 2; }
}"""),
    "a structure": (6, """
struct backoff { unsigned now, most; };
static void start(struct backoff *b) { b->now = 1; b->most = 1024; }
static void wait(struct backoff *b) {
    for (unsigned i = 0; i < b->now; i++) __asm__ volatile("pause" ::: "memory");
    b->now *= 2;
    if (b->now > b->most) b->now = b->most;
}
static void lock(void) { struct backoff b; start(&b); while (taken()) wait(&b); }"""),
    "yields now and then": (6, """
static void lock(void) {
    for (int tries = 0;;) {
        int free = 0;
        if (atomic_compare_exchange_weak(&l, &free, 1)) return;
        if (++tries > 100) { sched_yield(); tries = 0; }
    }
}"""),
    "sleeps longer": (6, """
static void lock(void) {
    struct timespec t = {0, 1000};
    while (taken()) { nanosleep(&t, NULL); if (t.tv_nsec < 1000000) t.tv_nsec *= 2; }
}"""),
    "volatile counter": (6, """
static void spin(int n) { for (volatile int i = 0; i < n; i++) ; }
static void lock(void) { int n = 4; while (taken()) { spin(n); n <<= 1; if (n > 256) n = 256; } }"""),
    "steps": (6, """
static void lock(void) {
    for (int k = 0; taken(); k++) {
        struct timespec t = {0, 1000};
        if (k < 4) continue;
        if (k < 16) __builtin_ia32_pause();
        else if (k < 32 || k & 1) sched_yield();
        else nanosleep(&t, 0);
    }
}"""),
    "initialised": (6, """
struct turns { unsigned n, most; };
static void later(struct turns *b) {
    for (unsigned i = 0; i < b->n; i++) __builtin_ia32_pause();
    if (b->n < b->most) b->n *= 2;
}
static void lock(void) { struct turns b = {1, 64}; while (taken()) later(&b); }"""),
    "a setting": (6, """
static int limit = 16;
static void lock(void) { int n = 0; while (taken()) if (n++ > limit) { usleep(1); n = 0; } }"""),
    "poll": (6, """
static void lock(void) {
    int n = 0;
    while (taken()) { if (++n >= 10) { poll(0, 0, 10); n = 0; } else __builtin_ia32_pause(); }
}"""),
    "power of two, masked": (6, """
static void lock(void) {
    unsigned k = 0;
    while (taken()) { for (unsigned i = 0; i < (1u << (k & 7)); i++) __builtin_ia32_pause(); k++; }
}"""),
    "power of two, remainder": (6, """
static void lock(void) {
    unsigned k = 0;
    while (taken()) { for (unsigned i = 1u << (k % 9); i > 0; i--) sched_yield(); k++; }
}"""),
    "by chance": (6, """
static void lock(void) {
    unsigned seed = 17;
    while (taken()) { int n = rand_r(&seed) % 8; for (int i = 0; i < n; i++) sched_yield(); }
}"""),
    "gives up by the clock": (6, """
static void lock(void) {
    struct timespec start, now;
    clock_gettime(CLOCK_MONOTONIC, &start);
    while (taken()) { clock_gettime(CLOCK_MONOTONIC, &now); if (now.tv_sec - start.tv_sec > 5) abort(); }
}"""),
    "gives up by the time": (6, """
static long now(void) { struct timeval t; gettimeofday(&t, 0); return t.tv_sec * 1000 + t.tv_usec / 1000; }
static void lock(void) {
    long end = now() + 100;
    time_t first = time(0);
    while (taken()) { if (now() > end || time(0) - first > 9) abort(); sched_yield(); }
}"""),
    "power of two": (36, """
static void lock(void) {
    for (unsigned spins = 0;;) {
        if (!atomic_load(&l) && !taken()) break;
        if (spins < 10) { for (unsigned i = 1u << spins; i > 0; i--) __builtin_ia32_pause(); spins++; }
        else sched_yield();
    }
}"""),
    "counted down, then again": (6, """
static void lock(void) {
    for (;;) {
        unsigned tries = 1 << 15;
        do {
            if (!taken()) return;
            __builtin_ia32_pause();
        } while (--tries);
    }
}"""),
    "several tries, then again": (6, """
static void lock(void) {
    for (;;) {
        for (unsigned n = 1; n < 2048; n <<= 1) {
            for (unsigned i = 0; i < n; i++) __builtin_ia32_pause();
            if (!taken()) return;
        }
        sched_yield();
    }
}"""),
}  # fmt: skip


@pytest.mark.parametrize("model", ["rc11", "sc"])
@pytest.mark.parametrize("name", LOCKS)
def test_backing_off_is_only_waiting(name: str, model: str) -> None:
    executions, lock = LOCKS[name]
    result = raddle.verify(HEAD + lock + MAIN, flags=["-w"], model=model, symmetry=False)
    assert (result.verdict, result.complete, result.warnings) == ("safe", True, ())
    assert (result.executions, result.blocked) == (executions, 0)


def test_how_often_it_tried_may_matter() -> None:
    counts = (
        "static int lost;\nstatic void lock(void) { int n = 0; while (taken()) n++; if (n > 1) lost = 1; }"
    )
    result = raddle.verify(
        HEAD + counts + MAIN.replace("assert(c == 3)", "assert(!lost)"), flags=["-w"], unroll=4
    )
    assert result.verdict == "unsafe"


def test_an_uninitialised_delay_is_an_error() -> None:
    lock = "static void lock(void) { int n; while (taken()) { for (int i = 0; i < n; i++) ; n = 1; } }"
    assert "uninitialised" in str(raddle.verify(HEAD + lock + MAIN, flags=["-w"]).errors[0])
    lock = "static void lock(void) { struct timespec t; while (taken()) nanosleep(&t, 0); }"
    assert "uninitialised" in str(raddle.verify(HEAD + lock + MAIN, flags=["-w"]).errors[0])


def test_a_delay_that_never_ends_is_no_luggage() -> None:
    lock = "static void lock(void) { int n = 1; while (taken()) for (int i = 0; i != 1; i += 2 * n) ; }"
    assert raddle.verify(HEAD + lock + MAIN, flags=["-w"], unroll=4).verdict == "inconclusive"


SEEN = {
    "assertion n < 3 fails": "int n = 0; while (taken()) { n++; assert(n < 3); }",
    "assertion n != 2 fails": "int n = 0; while (taken()) n++; assert(n != 2);",
    "data race on limit": "static int limit, n; while (taken()) if (n++ > limit) sched_yield(); limit = 1;",
    "data race on where": "int n = 0; static int *where; while (taken()) { where = &n; n++; }",
    "division by zero": "int n = 1; while (taken()) { n--; if (7 / n > 9) sched_yield(); }",
    "assertion n != 1 fails": (
        "int n; for (;;) for (n = 0; n < 3; n++) if (!taken()) goto out; out: assert(n != 1);"
    ),
    "assertion ++tries < 2 fails": (
        "for (int tries = 0;;) { for (int n = 0; n < 2; n++) if (!taken()) return; assert(++tries < 2); }"
    ),
    "assertion !left fails": (
        "static atomic_int left; for (;;) { for (int n = 0; n < 2; n++) { if (!taken()) return;"
        " assert(!left); } left = 1; }"
    ),
    "assertion 0 fails": (
        "for (;;) for (int n = 0; n < 3; n++) { if (!taken()) return; if (n == 2) assert(0); }"
    ),
    "data race on c": "while (taken()) for (int i = 0; i < 2; i++) if (c > 9) sched_yield();",
}


@pytest.mark.parametrize("error", SEEN)
def test_what_somebody_sees_stays(error: str) -> None:
    text = HEAD + f"static void lock(void) {{ {SEEN[error]} }}" + MAIN
    result = raddle.verify(text, flags=["-w"], unroll=4, explain=False)
    assert error in str(result.errors[0])


WAYS_ROUND = {
    "the first test goes round by itself": "{X} == 1 || {X} == 0",
    "the second one does": "{X} == 0 || {X} == 1",
    "both must hold": "{X} == 1 && {X} < 2",
    "one of three": "{X} == 7 || {X} == 1 || {X} == 3",
    "a choice": "({X} == 1 ? 1 : {X} == 0)",
}


@pytest.mark.parametrize("name", WAYS_ROUND)
def test_what_decides_to_go_round_again_is_no_luggage(name: str) -> None:
    """Nobody ends the wait; and it ends if somebody does."""
    test = WAYS_ROUND[name].replace("{X}", "atomic_load(&x)")
    text = HEAD + "atomic_int x = 1; void *g(void *a) { x = 2; return 0; }\n"
    text += (
        f"void *f(void *a) {{ int n = 1; while ({test}) {{ if (n < 9) n *= 2; }} assert(0); return 0; }}\n"
    )
    text += "int main(void) { pthread_t t; pthread_create(&t, 0, START, 0); f(0); }\n"
    for start, error in (("f", "livelock"), ("g", "assertion")):
        result = raddle.verify(text, flags=["-w", f"-DSTART={start}"], explain=False)
        assert [found.kind for found in result.errors] == [error]


def test_the_time_that_somebody_waits_for_passes() -> None:
    text = (
        HEAD
        + """
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c;
static void *f(void *unused) {
    struct timespec now, end;
    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_sec += 5;
    for (;;) {
        clock_gettime(CLOCK_REALTIME, &now);
        if (now.tv_sec >= end.tv_sec) break;
        pthread_mutex_lock(&m);
        pthread_cond_timedwait(&c, &m, &end);
        pthread_mutex_unlock(&m);
    }
    assert(0);
}
int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); }
""".replace("pthread_cond_t c", "pthread_cond_t cond").replace("&c,", "&cond,")
    )
    result = raddle.verify(text, flags=["-w"], explain=False)
    assert [error.kind for error in result.errors] == ["assertion"]


def test_a_seed_that_is_seen_is_no_luggage() -> None:
    body = "unsigned s = 1; while (taken()) rand_r(&s); assert(s == 1);"
    result = raddle.verify(
        HEAD + f"static void lock(void) {{ {body} }}" + MAIN, flags=["-w"], unroll=3, explain=False
    )
    assert "assertion s == 1 fails" in str(result.errors[0])


def test_a_counter_that_is_looked_at_behind_several_ways_out() -> None:
    """Two of them out of a loop that is unrolled."""
    lock = """
static atomic_int d;
static int n;
static void lock(void) {
    int left = 0;
    for (;;) {
        left = 2;
        do {
            if (!taken()) goto out;
            if (atomic_exchange(&d, 1) != 1) break;
        } while (--left);
        if (atomic_exchange(&d, 1) != 1) goto out;
    }
out:
    n = left;
}"""
    program = MAIN.replace("lock();", "lock(); assert(n == 2 || n == 1);")
    assert raddle.verify(HEAD + lock + program, flags=["-w"]).verdict == "safe"
    program = MAIN.replace("lock();", "lock(); assert(n == 2);")
    assert raddle.verify(HEAD + lock + program, flags=["-w"]).verdict == "unsafe"
