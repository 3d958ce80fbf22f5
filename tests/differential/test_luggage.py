"""Waiting loops with luggage lose nothing by waiting: what only counts, sleeps or backs off (passes/idle.py),
and what is written to variables of the caller (passes/outputs.py).

Some of it is no luggage: it is looked at behind the loop, decides when to give up, or is uninitialised.
RADDLE_SEED=… repeats the programs of a run; its first lines tell the seed.
"""

from __future__ import annotations

import os

import pytest
from spin_programs import SpinProgram
from test_spin import check

FUNCTIONS = """#include <stdlib.h>
#include <time.h>
struct backoff { unsigned now, most; };
static void start(struct backoff *b) { b->now = 1; b->most = 2; }
static void back_off(struct backoff *b) {
    for (unsigned i = 0; i < b->now; i++) sched_yield();
    b->now *= 2;
    if (b->now > b->most) b->now = b->most;
}
static void idle(int n) { for (volatile int i = 0; i < n; i++) ; }
static int both(int *x, int *y) { *x = LOAD_A; *y = LOAD_B; return TEST; }
static void agree(int *x, int *y) { do { *x = LOAD_A; *y = LOAD_B; } while (!(TEST)); }
static void settle(int out[2]) {
    for (;;) {
        out[0] = LOAD_A;
        if (!out[0]) continue;
        out[1] = LOAD_B;
        if (*out == TAKEN) return;
    }
}
static void copy(int *out, int n) {
    do { for (int i = 0; i < n; i++) out[i] = i ? LOAD_B : LOAD_A; } while (!(out[0] + out[n - 1] > 1));
}
static int collect(void) {
    int x[2], y[2];
    for (;;) {
        int same = 1;
        for (int i = 0; i < 2; i++) x[i] = i ? LOAD_A : LOAD_B;
        for (int i = 0; i < 2; i++) { y[i] = i ? LOAD_A : LOAD_B; if (x[i] != y[i]) { same = 0; break; } }
        if (same && x[0] == TAKEN_BY) return x[0] * 2 + x[1];
    }
}
"""


class LuggageProgram(SpinProgram):
    def text(self) -> str:
        text = super().text()
        functions = FUNCTIONS.replace("LOAD_A", self._load("a")).replace("LOAD_B", self._load("b"))
        test = self.rng.choice(("*x != *y", "*x == *y", "*x > 0", "*y != 1", "*x + *y > 1"))
        functions = (
            functions.replace("TEST", test)
            .replace("TAKEN_BY", "x[1]" if test[0] == "*" and test[3] == "=" else "1")
            .replace("TAKEN", self.rng.choice(("out[1]", "1", "2")))
        )
        at = text.index("static int try_a")
        return text[:at] + functions + text[at:]

    def _wait(self) -> str:
        rng = self.rng
        v, k = self._variable(), rng.randrange(3)
        load = self._load(v)
        bad = self._condition(load)
        kind = {"a": "int", "b": "unsigned char", "c": "short"}[v]
        swap = f"atomic_exchange_explicit(&{v}, {k}, memory_order_acq_rel) == {k}"
        used = rng.choice(("", "", "r += n;", "r += n & 1;"))
        start = rng.choice(("1", "1", "0", "(int)r & 1"))
        return "    " + rng.choice((
            f"{{ int n = {start}; while ({bad}) {{ for (int i = 0; i < n; i++) ; if (n < 2) n *= 2; "
            f"}} {used} }}",
            f"{{ int n = {start}; while ({swap}) {{ idle(n); n++; }} {used} }}",
            f"{{ int n = {start}; while ({bad}) if (++n > 1) {{ sched_yield(); n = 0; }} {used} }}",
            f"{{ int n = 0; while ({bad}) {{ if (++n > 1) break; }} {used} }}",
            f"{{ int n = 0; while ({bad}) {{ if (n < 1) ; else if (n < 2) sched_yield(); n++; }} {used} }}",
            f"{{ int n; while ({bad}) {{ if (n) sched_yield(); n = 1; }} }}",
            f"{{ unsigned n = {start}; while ({bad}) {{ n = n * 5 + 1; for (unsigned i = n & 1; i > "
            f"0; i--) ; }} }}",
            f"{{ unsigned n = 0; while ({swap}) {{ if (n < 2) for (unsigned i = 1u << n++; i; i--) "
            f"; }} {used} }}",
            f"{{ int n = 0; while ({bad}) {{ while (n != 2) n++; n = 0; }} {used} }}",
            f"{{ struct backoff o; start(&o); while ({bad}) back_off(&o); }}",
            f"{{ struct backoff o; start(&o); while ({bad}) back_off(&o); r += o.now & 3; }}",
            f"{{ struct timespec t = {{0, 1000}}; while ({bad}) {{ nanosleep(&t, 0); if (t.tv_nsec "
            f"< 5000) t.tv_nsec *= 2; }} }}",
            f"{{ struct timespec t = {{0, 1}}; while ({bad}) {{ nanosleep(&t, 0); t.tv_nsec++; }} r "
            f"+= t.tv_nsec & 3; }}",
            f"while ({swap}) {{ struct timespec t; t.tv_sec = 0; t.tv_nsec = 9; nanosleep(&t, 0); }}",
            f"{{ int n = 0; {kind} e = {k}; while (!atomic_compare_exchange_weak(&{v}, &e, {k})) {{ "
            f"e = {k}; n++; }} {used} }}",
            "{ int x, y; while (!both(&x, &y)) ; r += (x + 2 * y) & 7; }",
            "{ int x = 0, y = 0, n = 0; while (!both(&x, &y)) n++; r += (x + 2 * y + n) & 7; }",
            "{ int x, y; agree(&x, &y); r += (x + 2 * y) & 7; }",
            "{ int x, y; agree(&x, &y); }",
            "{ int p[2]; settle(p); r += (p[0] + 2 * p[1]) & 7; }",
            "{ int p[2]; copy(p, 2); r += (p[0] + 2 * p[1]) & 7; }",
            "{ int p[3] = {0}; copy(p, (int)r & 1); r += (p[0] + 2 * p[1]) & 7; }",
            "r += collect();",
            f"{{ int s = 0, o = 1; do {{ s = 0; for (int i = 0; i < 3; i++) {{ int n = s; s = o; "
            f"o = n + {load}; }} }}"
            " while (!(s & 1)); r += (s + 2 * o) & 7; }",
            f"{{ int s; do {{ s = 0; for (int i = 0; i < 2; i++) for (int j = i; j < 2; j++) "
            f"s += {load} << j; }}"
            " while (s == 0); r += s & 7; }",
            f"{{ int s; do {{ s = 0; for (int i = 2; i >= 0; i--) {{ if ({bad}) continue; s |= 1 << i; }} }}"
            " while (s != 7); r += s & 7; }",
            f"{{ unsigned n = 0; while ({swap}) {{ for (unsigned i = 1u << (n & 1); i; i--) ; "
            f"n++; }} {used} }}",
            f"{{ unsigned n = 0; while ({bad}) {{ for (unsigned i = 0; i < 1u << n % 2; i++) ; "
            f"n++; }} {used} }}",
            f"{{ unsigned n = 5; while ({bad}) {{ int k = rand_r(&n) % 2; "
            "for (int i = 0; i < k; i++) ; } }",
            f"{{ unsigned n = {start}; while ({bad}) rand_r(&n); {used} }}",
            f"{{ struct timespec s, t; clock_gettime(0, &s); while ({bad}) {{ clock_gettime(0, &t); "
            "if (t.tv_sec > s.tv_sec) return arg; } }",
            f"{{ time_t s = time(0); while ({bad}) if (time(0) - s > 1) break; }}",
            f"{{ int n = 1; while ({bad} || {self._condition(load)}) {{ if (n < 3) n *= 2; }} {used} }}",
            f"{{ int n = 1; while ({bad} && {self._condition(load)}) {{ if (n < 3) n *= 2; }} {used} }}",
            f"{{ int s; do {{ s = 5; while (s) {{ s >>= 1; if ({bad}) break; }} }} while (s); r += s & 7; }}",
        )) + "\n"  # fmt: skip


def test_nothing_is_lost() -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 190_000_000
    for seed in range(first, first + 4):
        assert check(seed, LuggageProgram) == ""


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(50))
def test_many(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 191_000_000 + chunk * 1000
    for seed in range(first, first + 50):
        assert check(seed, LuggageProgram) == ""
