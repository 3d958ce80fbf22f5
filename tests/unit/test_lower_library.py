"""raddle's C library: what each function costs, what a verdict then rests on, and the compiled file."""

from __future__ import annotations

import pytest
from c_snippets import find, lower, operations, unsupported

from raddle.frontend.lower.modules import library_module, lower_modules
from raddle.frontend.lower.symbols import VARIANTS
from raddle.ir.instructions import Call, CompareExchange, Load, Offset, Operation, Rmw, Store
from raddle.ir.types import I32
from raddle.ir.values import Const
from raddle.ir.verifier import verify
from raddle.library.build import HERE, NARROW_LAYOUT, compile_cpp, compile_library

HEADERS = """
#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>
static struct timespec ts;
int __VERIFIER_nondet_int(void); _Bool __VERIFIER_nondet_bool(void); char __VERIFIER_nondet_char(void);
void __VERIFIER_assume(int); void __VERIFIER_atomic_begin(void); void __VERIFIER_atomic_end(void);
void __VERIFIER_error(void); void reach_error(void);
"""


def visible(source: str, function: str) -> list[str]:
    """Operations and atomic accesses of a library function that `source` reaches."""
    program = lower(HEADERS + source)
    found: list[str] = []
    for block in program.functions[function].blocks:
        for i in block.instructions:
            if isinstance(i, Operation) and i.kind != "self":
                found.append(f"{i.kind} {i.text}".strip())
            elif isinstance(i, Rmw):
                found.append(i.op)
            elif isinstance(i, CompareExchange):
                found.append("cas")
            elif isinstance(i, Load | Store) and i.order.value != "plain":
                found.append(type(i).__name__.lower())
    return found


@pytest.mark.parametrize(
    ("name", "call", "cost"),
    [
        ("pthread_mutex_lock", "pthread_mutex_t m; pthread_mutex_lock(&m);", ["lock"]),
        ("pthread_mutex_unlock", "pthread_mutex_t m; pthread_mutex_unlock(&m);", ["unlock"]),
        ("pthread_mutex_trylock", "pthread_mutex_t m; pthread_mutex_trylock(&m);", ["trylock"]),
        ("mtx_lock", "mtx_t m; mtx_lock(&m);", ["lock"]),
        ("pthread_cond_signal", "pthread_cond_t c; pthread_cond_signal(&c);", ["wake"]),
        ("pthread_rwlock_rdlock", "pthread_rwlock_t l; pthread_rwlock_rdlock(&l);", ["await_rmw eq 64 add"]),
        ("pthread_rwlock_wrlock", "pthread_rwlock_t l; pthread_rwlock_wrlock(&l);", ["await_rmw eq 64 add"]),
        ("pthread_spin_lock", "pthread_spinlock_t l; pthread_spin_lock(&l);", ["await_rmw eq 32 xchg"]),
        ("sem_wait", "sem_t s; sem_wait(&s);", ["await_rmw ne 32 sub"]),
        ("pthread_join", "pthread_join(1, 0);", ["join"]),
        ("__raddle_end_block", "free(0);", ["free"]),
        ("pthread_self", "pthread_self();", []),
    ],
)
def test_cost(name: str, call: str, cost: list[str]) -> None:
    assert visible(f"int main(void) {{ {call} return 0; }}", name) == cost


def test_waiting_on_a_condition_is_four_steps() -> None:
    source = "pthread_mutex_t m; pthread_cond_t c; int main(void) { pthread_cond_wait(&c, &m); return 0; }"
    assert visible(source, "wait_on") == ["or", "unlock", "await eq 64", "lock"]


def test_kinds_of_mutexes_are_checked_only_where_a_program_sets_them() -> None:
    plain = lower(HEADERS + "int main(void) { pthread_mutex_t m; pthread_mutex_lock(&m); return 0; }")
    typed = lower(
        HEADERS
        + "int main(void) { pthread_mutexattr_t a; pthread_mutexattr_settype(&a, 2); pthread_mutex_t m; "
        + "pthread_mutex_lock(&m); return 0; }"
    )
    static = lower(
        HEADERS
        + "pthread_mutex_t m = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP; int main(void) { "
        + "pthread_mutex_t r = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP; "
        + "return pthread_mutex_lock(&m) + pthread_mutex_unlock(&r); }"
    )
    assert find(plain, Call)[0].callee == "pthread_mutex_lock"
    assert find(typed, Call)[-1].callee == "__raddle_checked_mutex_lock"
    assert find(static, Call)[0].callee == "__raddle_checked_mutex_lock"
    word = int.from_bytes(static.globals["m"].data[:8], "little")
    assert word == 2 << 32
    kinds = [o for o in find(static, Offset) if o.displacement == 4]
    assert [s.value for s in find(static, Store) if s.pointer == kinds[0].dst] == [Const(I32, 1)]


def test_keys_bring_destructors() -> None:
    source = (
        "void *f(void *x) { return x; }\n"
        "int main(void) { pthread_t t; %s pthread_create(&t, 0, f, 0); return 0; }"
    )
    assert find(lower(HEADERS + source % ""), Call)[-1].callee == "pthread_create"
    keyed = lower(HEADERS + source % "pthread_key_t k; pthread_key_create(&k, free);")
    assert find(keyed, Call)[-1].callee == "__raddle_keyed_pthread_create"
    assert "run_key_destructors" in keyed.functions


def test_exit_handlers_run_at_the_end_of_main() -> None:
    program = lower(HEADERS + "void f(void) {} int main(void) { atexit(f); if (errno) exit(1); return 0; }")
    assert [c.callee for c in find(program, Call)][-1] == "__raddle_run_exit_handlers"
    assert "__raddle_handled_exit" in [c.callee for c in find(program, Call)]
    assert "exit" in program.features


@pytest.mark.parametrize(
    ("call", "features"),
    [
        ("malloc(1);", {"malloc"}),
        ("strdup(\"x\");", {"malloc"}),
        ("rand();", {"rand"}),
        ("time(0);", {"clock"}),
        ("exit(1);", {"exit"}),
        ("pthread_cond_wait(0, 0);", {"condvar"}),
        ("pthread_cond_timedwait(0, 0, &ts);", {"condvar", "timeout"}),
        ("pthread_mutex_timedlock(0, &ts);", {"timeout"}),
        ("__VERIFIER_nondet_int();", {"nondet-int"}),
        ("__VERIFIER_nondet_bool(); __VERIFIER_nondet_char();", set()),
        ("puts(\"x\"); sched_yield();", set()),
    ],
)  # fmt: skip
def test_features(call: str, features: set[str]) -> None:
    assert lower(HEADERS + f"int main(void) {{ {call} return 0; }}").features == features


def test_nondet_values_are_a_constant_table() -> None:
    from c_snippets import compile_text

    source = HEADERS + "int main(void) { return __VERIFIER_nondet_int(); }"
    program = lower_modules([compile_text(source)], nondet_values=(5, -1, 9))
    assert program.globals["__raddle_nondet_values"].data[:16] == (5).to_bytes(8, "little") + b"\xff" * 8
    assert program.globals["__raddle_nondet_count"].data[0] == 3


def test_errors_have_kinds() -> None:
    program = lower(
        HEADERS + "int main(void) { assert(errno == 3); if (errno) abort(); reach_error(); return 0; }"
    )
    kinds = {
        f: i.text for f in ("__assert_fail", "abort", "reach_error") for i in find(program, Operation, f)
    }
    assert kinds == {"__assert_fail": "assertion", "abort": "abort", "reach_error": "error"}


def test_naming_stdout_touches_no_shared_memory() -> None:
    program = lower(HEADERS + 'int main(void) { fprintf(stderr, "%d", 1); fputs("x", stdout); return 0; }')
    assert program.globals["stdout"].constant
    assert program.globals["stderr"].constant


def test_cleanup_handlers_that_are_popped() -> None:
    program = lower(
        HEADERS + "void f(void *x) {}\n"
        "int main(void) { pthread_cleanup_push(f, 0); pthread_cleanup_pop(1); return 0; }"
    )
    assert not unsupported(program)
    assert "__raddle_first_return" in program.functions


def test_raddle_h() -> None:
    program = lower("""
        #include <raddle.h>
        #include <stdatomic.h>
        _Atomic int x; unsigned long u; volatile short s; _Atomic(int *) p; unsigned char c;
        int main(void) {
            raddle_assume(raddle_choice(3) != 1); int v = raddle_await_eq(&x, -1);
            raddle_await_ne(&p, (int *)0); raddle_await_lt(&x, 3); raddle_await_ge(&u, 2);
            raddle_await_gt(&s, 1);
            raddle_await_le(&c, 3); return v;
        }""")
    texts = [i.text for i in find(program, Operation)]
    assert texts == ["eq 32", "ne 64", "slt 32", "uge 64", "sgt 16", "ule 8"]


@pytest.mark.parametrize("narrow", [False, True])
def test_the_whole_library_lowers(narrow: bool) -> None:
    """Every public function, by a program that mentions them all."""
    library = library_module(narrow)
    names = [n for n in library.function_names if library.linkage(n) == "external"]
    assert len(names) > 250
    table = "\n".join(f"declare void @{n}()" for n in names)
    entries = ", ".join(f"ptr @{n}" for n in names)
    text = (
        f"{table}\n@all = global [{len(names)} x ptr] [{entries}]\n"
        "define i32 @main() {\nentry:\n  %x = load ptr, ptr @all\n  ret i32 0\n}\n"
    )
    layout = f'target datalayout = "{NARROW_LAYOUT}"\n' if narrow else ""
    program = lower_modules([layout + text])
    assert program.narrow == narrow
    verify(program, "lowering")
    replaced = {name for _, names in VARIANTS for name in names}
    assert set(names) <= set(program.functions) | replaced


def test_library_calls_have_no_operation_left_unknown() -> None:
    program = lower(HEADERS + "int main(void) { return 0; }")
    assert operations(program) == []


@pytest.mark.parametrize("narrow", [False, True])
def test_library_ll_is_what_the_sources_give(narrow: bool) -> None:
    text = (HERE / ("library32.ll" if narrow else "library.ll")).read_text("utf-8")
    assert compile_library(narrow) == text
    assert "/" not in "".join(line for line in text.split("\n") if line.startswith(("source", ";", "!")))


def test_cpp_ll_is_what_the_sources_give() -> None:
    assert compile_cpp() == (HERE / "cpp.ll").read_text("utf-8")
