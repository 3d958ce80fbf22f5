"""Small concurrent programs for the oracle's tests: threads as C text, and what their reads returned."""

from __future__ import annotations

import functools

from c_snippets import compile_text

from raddle import oracle
from raddle.frontend.lower import lower_modules
from raddle.ir.program import Program
from raddle.oracle import OracleResult
from raddle.passes import pipeline

PRELUDE = """
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stdlib.h>
#define ld(x, o) atomic_load_explicit(&x, memory_order_##o)
#define st(x, v, o) atomic_store_explicit(&x, v, memory_order_##o)
#define faa(x, o) atomic_fetch_add_explicit(&x, 1, memory_order_##o)
#define cas(x, e, d, o, f) ({ int want = e; \\
    atomic_compare_exchange_strong_explicit(&x, &want, d, memory_order_##o, memory_order_##f); })
#define weak(x, e, d) ({ int want = e; \\
    atomic_compare_exchange_weak_explicit(&x, &want, d, memory_order_relaxed, memory_order_relaxed); })
#define fence(o) atomic_thread_fence(memory_order_##o)
#define lock(m) pthread_mutex_lock(&m)
#define unlock(m) pthread_mutex_unlock(&m)
"""

MODELS = ("sc", "tso", "ra", "rc11", "wrc11")


@functools.cache
def lowered(source: str) -> Program:
    return pipeline.run(lower_modules([compile_text(PRELUDE + source)]))


@functools.cache
def program(globals_: str, *bodies: str, after: str = "") -> Program:
    """main creates one thread per body, in order, joins them and does what comes `after`."""
    count = range(len(bodies))
    functions = [f"void *t{i}(void *unused) {{ {body} return 0; }}" for i, body in enumerate(bodies)]
    create = [f"pthread_create(&t[{i}], 0, t{i}, 0);" for i in count]
    join = [f"pthread_join(t[{i}], 0);" for i in count]
    main = f"int main(void) {{ pthread_t t[{len(bodies)}]; {' '.join(create + join)} {after} return 0; }}"
    return lowered("\n".join([globals_, *functions, main]))


def run(what: Program, model: str = "rc11", *, mo: bool = False, **options: object) -> OracleResult:
    return oracle.enumerate(what, model, modification_order=mo, **options)  # type: ignore[arg-type]


def seen(result: OracleResult) -> set[tuple[int, ...]]:
    """What the complete executions' reads returned, thread after thread."""
    found = set()
    for outcome in result.outcomes:
        threads = sorted(outcome)  # type: ignore[type-var]
        found.add(tuple(value for _, reads in threads for _, value in reads))  # type: ignore[attr-defined]
    return found


def ends(result: OracleResult) -> set[tuple[tuple[int, ...], frozenset[tuple[str, int]]]]:
    """The same, each with the final memory."""
    found = set()
    for outcome, memory in result.states:
        threads = sorted(outcome)  # type: ignore[type-var]
        found.add((tuple(value for _, reads in threads for _, value in reads), memory))  # type: ignore[attr-defined]
    return found
