"""Atomic accesses keep their operator, order, failure order and form; fences and assembly too."""

from __future__ import annotations

import pytest
from c_snippets import find, lower, unsupported

from raddle.ir.instructions import CompareExchange, Fence, Load, Order, Rmw, Store
from raddle.ir.types import F32, I128, PTR
from raddle.ir.values import Addr


def orders(found: list[Load] | list[Store] | list[Rmw]) -> list[str]:
    return [i.order.value for i in found if isinstance(i.pointer, Addr)]


def test_orders_of_loads_stores_and_updates() -> None:
    program = lower("""
        #include <stdatomic.h>
        atomic_int x; int y;
        int main(void) {
            atomic_load(&x); atomic_load_explicit(&x, memory_order_relaxed);
            atomic_load_explicit(&x, memory_order_acquire); atomic_load_explicit(&x, memory_order_consume);
            x = 1; atomic_store_explicit(&x, 1, memory_order_release);
            atomic_store_explicit(&x, 1, memory_order_relaxed); y = 1;
            x++; atomic_fetch_sub_explicit(&x, 1, memory_order_acq_rel); atomic_exchange(&x, 2);
            return 0;
        }""")
    assert orders(find(program, Load)) == ["seq_cst", "relaxed", "acquire", "acquire"]
    assert orders(find(program, Store)) == ["seq_cst", "release", "relaxed", "plain"]
    updates = find(program, Rmw)
    assert [(u.op, u.order.value) for u in updates] == [
        ("add", "seq_cst"),
        ("sub", "acq_rel"),
        ("xchg", "seq_cst"),
    ]


def test_compare_exchange_keeps_failure_order_and_weakness() -> None:
    program = lower("""
        #include <stdatomic.h>
        atomic_long x; long e;
        int main(void) {
            atomic_compare_exchange_strong(&x, &e, 1);
            atomic_compare_exchange_weak_explicit(&x, &e, 1, memory_order_acq_rel, memory_order_relaxed);
            return 0;
        }""")
    strong, weak = find(program, CompareExchange)
    assert (strong.order, strong.failure, strong.weak) == (Order.SEQ_CST, Order.SEQ_CST, False)
    assert (weak.order, weak.failure, weak.weak) == (Order.ACQ_REL, Order.RELAXED, True)
    assert program.features == {"weak-cas"}


def test_wide_pointer_and_float_atomics() -> None:
    program = lower("""
        #include <stdatomic.h>
        struct pair { void *p; long n; } ;
        _Atomic struct pair w; _Atomic(int *) p; _Atomic float f; _Atomic struct { char c[3]; } s;
        int main(void) {
            struct pair v = w; w = v; atomic_compare_exchange_strong(&w, &v, v);
            int *q = p; atomic_fetch_add(&p, 1); float g = f; s = s;
            f += 1; return 0;
        }""")
    types = [i.dst.type for i in find(program, Load) if i.order is Order.SEQ_CST]
    assert I128 in types
    assert PTR in types
    assert F32 in types
    assert find(program, CompareExchange)[0].expected.type == I128
    assert not unsupported(program)


def test_builtins() -> None:
    program = lower("""
        long x; int y; char c;
        int main(void) {
            __sync_fetch_and_add(&x, 1); __sync_bool_compare_and_swap(&x, 1, 2);
            __sync_lock_test_and_set(&y, 1);
            __sync_lock_release(&y); __sync_synchronize();
            __atomic_fetch_nand(&x, 3, __ATOMIC_RELAXED); __atomic_fetch_max(&x, 1, 5);
            __atomic_fetch_min(&y, 2, 5);
            __atomic_test_and_set(&c, __ATOMIC_ACQUIRE); __atomic_clear(&c, __ATOMIC_RELEASE);
            long r; __atomic_load(&x, &r, 2); __atomic_exchange(&x, &r, &r, 4);
            return 0;
        }""")
    assert [u.op for u in find(program, Rmw)] == ["add", "xchg", "nand", "max", "min", "xchg", "xchg"]
    assert [f.order for f in find(program, Fence)] == [Order.SEQ_CST]
    assert not unsupported(program)


def test_library_call_forms() -> None:
    """Under-aligned atomics become calls of the compiler's runtime."""
    program = lower("""
        struct __attribute__((packed)) s { char c; int i; long l; } s;
        int main(void) {
            int r = __atomic_load_n(&s.i, __ATOMIC_ACQUIRE); __atomic_store_n(&s.i, 3, __ATOMIC_RELEASE);
            r += __atomic_fetch_add(&s.l, 3, __ATOMIC_RELAXED);
            r += __atomic_compare_exchange_n(&s.i, &r, 3, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
            return r;
        }""")
    assert not unsupported(program)
    assert [i.order for i in find(program, Load) if i.order is not Order.PLAIN] == [Order.ACQUIRE]
    assert [(i.order, i.failure) for i in find(program, CompareExchange)] == [(Order.ACQ_REL, Order.RELAXED)]


def test_too_large_atomics_are_unsupported() -> None:
    program = lower("struct s { long a, b, c; }; _Atomic struct s x; int main(void) { x = x; return 0; }")
    assert unsupported(program) == ["an atomic access of 24 bytes (use a mutex)"]


def test_order_known_only_at_run_time() -> None:
    program = lower("""
        #include <stdatomic.h>
        atomic_int x;
        int main(int argc, char **argv) { return atomic_load_explicit(&x, argc); }""")
    assert {i.order for i in find(program, Load) if isinstance(i.pointer, Addr)} == {
        Order.RELAXED,
        Order.ACQUIRE,
        Order.SEQ_CST,
    }


def test_volatile() -> None:
    source = "volatile int x; int main(void) { x = 1; return x; }"
    plain, relaxed = lower(source), lower(source, volatile_relaxed=True)
    assert [(i.order, i.volatile) for i in find(plain, Store)][-1] == (Order.PLAIN, True)
    assert [(i.order, i.volatile) for i in find(relaxed, Store)][-1] == (Order.RELAXED, True)
    assert find(relaxed, Store)[0].order is Order.PLAIN


@pytest.mark.parametrize(
    ("text", "fences"),
    [
        ('__asm__ volatile("" ::: "memory");', 0),
        ('__asm__ volatile("pause");', 0),
        ('__asm__ volatile("rep; nop" ::: "memory");', 0),
        ('__asm__ volatile("nop\\n\\tnop");', 0),
        ("__builtin_ia32_pause();", 0),
        ('int x = 1; __asm__ volatile("" : "+r"(x));', 0),
        ('__asm__ volatile("mfence" ::: "memory");', 1),
        ('__asm__ volatile("lock; addl $0,0(%%rsp)" ::: "memory", "cc");', 1),
        ("atomic_thread_fence(memory_order_acq_rel);", 1),
        ("atomic_signal_fence(memory_order_seq_cst);", 1),
    ],
)
def test_barriers(text: str, fences: int) -> None:
    program = lower(f"#include <stdatomic.h>\nint main(void) {{ {text} return 0; }}")
    assert len(find(program, Fence)) == fences
    assert not unsupported(program)


def test_other_assembly_is_unsupported() -> None:
    program = lower('int main(void) { int x; __asm__("rdpmc" : "=a"(x)); return x; }')
    way = "write it with the C11 atomics, or leave it out with #ifndef __RADDLE__"
    assert unsupported(program) == [f'inline assembly "rdpmc" (this instruction has no meaning here; {way})']
