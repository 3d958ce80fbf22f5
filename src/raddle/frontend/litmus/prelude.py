"""The C that every translated litmus test begins with, and the names that are refused.

No header is included, so a location may have any name. The C11 functions work through pointers to atomic
and to plain types alike, as in the herd tools: an operation is atomic because of its name.

The Linux spellings mean what C11 has nearest: READ_ONCE and WRITE_ONCE are relaxed, smp_mb is a seq_cst
fence, smp_rmb an acquire and smp_wmb a release fence (both order more than in Linux), xchg and cmpxchg
without a suffix stand between two seq_cst fences. Raddle has no Linux model: dependencies order nothing.
"""

from __future__ import annotations

import re

from raddle.frontend.litmus.types import TYPEDEFS

END = "__litmus_end"
"""The label at the end of a thread's body."""

_ORDERS = ("relaxed", "consume", "acquire", "release", "acq_rel", "seq_cst")
_FETCH = ("add", "sub", "or", "xor", "and")
_LINUX = {"_relaxed": "relaxed", "_acquire": "acquire", "_release": "release"}

LINUX_HINT = (
    "READ_ONCE, WRITE_ONCE, smp_mb/rmb/wmb, smp_load_acquire, smp_store_release, xchg and cmpxchg are known"
)

_REFUSED = re.compile(
    r"(?:s?rcu_\w+|synchronize_\w+|call_rcu|spin_\w+|mutex_\w+|lock|unlock"
    r"|atomic_(?:read|set|inc|dec|add|sub|xchg|cmpxchg|add_unless|cond_read)(?:_\w+)?"
    r"|atomic_fetch_\w+_(?:relaxed|acquire|release)|smp_mb__\w+|smp_cond_\w+)"
)


def unsupported(name: str) -> str:
    """Why a name of the Linux dialect cannot be used; "" if it can, or is no such name."""
    return "is of the Linux dialect and has no meaning here" if _REFUSED.fullmatch(name) else ""


def prelude() -> str:
    lines = [
        "#define NULL ((void *)0)",
        "#define __litmus_value(p) __typeof__((void)0, *(p))",
        "#define __litmus_at(p) ((_Atomic(__litmus_value(p)) *)(p))",
        "typedef int memory_order;",
        "#define bool _Bool",
        "#define true 1",
        "#define false 0",
        *TYPEDEFS,
        "unsigned long __raddle_spawn(void *(*)(void *), void *);",
        "void *__raddle_join(unsigned long);",
        *(f"#define memory_order_{order} __ATOMIC_{order.upper()}" for order in _ORDERS),
        *_c11(),
        *_linux(),
    ]
    return "\n".join(lines) + "\n"


def _c11() -> list[str]:
    made = [
        "#define atomic_init(p, v) __c11_atomic_store(__litmus_at(p), v, __ATOMIC_RELAXED)",
        "#define atomic_thread_fence(o) __c11_atomic_thread_fence(o)",
        "#define atomic_signal_fence(o) __c11_atomic_signal_fence(o)",
        *_both("load(p)", "load"),
        *_both("store(p, v)", "store"),
        *_both("exchange(p, v)", "exchange"),
    ]
    for operator in _FETCH:
        made += _both(f"fetch_{operator}(p, v)", f"fetch_{operator}")
    for strength in ("strong", "weak"):
        name = f"compare_exchange_{strength}"
        built_in = f"__c11_atomic_{name}(__litmus_at(p), (__litmus_value(p) *)(e), v, "
        made.append(f"#define atomic_{name}_explicit(p, e, v, s, f) {built_in}s, f)")
        made.append(f"#define atomic_{name}(p, e, v) {built_in}__ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)")
    return made


def _both(signature: str, built_in: str) -> list[str]:
    """The explicit form and the one that is seq_cst."""
    name, _, parameters = signature.rstrip(")").partition("(")
    arguments = ", ".join(["__litmus_at(p)", *parameters.split(", ")[1:]])
    call = f"__c11_atomic_{built_in}({arguments}, "
    return [
        f"#define atomic_{name}_explicit({parameters}, o) {call}o)",
        f"#define atomic_{name}({parameters}) {call}__ATOMIC_SEQ_CST)",
    ]


def _linux() -> list[str]:
    made = [
        "#define READ_ONCE(x) __c11_atomic_load(__litmus_at(&(x)), __ATOMIC_RELAXED)",
        "#define WRITE_ONCE(x, v) __c11_atomic_store(__litmus_at(&(x)), v, __ATOMIC_RELAXED)",
        "#define smp_load_acquire(p) __c11_atomic_load(__litmus_at(p), __ATOMIC_ACQUIRE)",
        "#define smp_store_release(p, v) __c11_atomic_store(__litmus_at(p), v, __ATOMIC_RELEASE)",
        "#define smp_mb() __c11_atomic_thread_fence(__ATOMIC_SEQ_CST)",
        "#define smp_rmb() __c11_atomic_thread_fence(__ATOMIC_ACQUIRE)",
        "#define smp_wmb() __c11_atomic_thread_fence(__ATOMIC_RELEASE)",
        "#define smp_store_mb(x, v) do { WRITE_ONCE(x, v); smp_mb(); } while (0)",
    ]
    for suffix, order in _LINUX.items():
        made += [
            f"#define xchg{suffix}(p, v) __c11_atomic_exchange(__litmus_at(p), v, __ATOMIC_{order.upper()})",
            f"#define cmpxchg{suffix}(p, e, v) ({{ __litmus_value(p) __litmus_e = (e); "
            f"(void)__c11_atomic_compare_exchange_strong(__litmus_at(p), &__litmus_e, v, "
            f"__ATOMIC_{order.upper()}, __ATOMIC_RELAXED); __litmus_e; }})",
        ]
    for name, parameters in (("xchg", "p, v"), ("cmpxchg", "p, e, v")):
        made.append(
            f"#define {name}({parameters}) ({{ smp_mb(); __litmus_value(p) __litmus_r = "
            f"{name}_relaxed({parameters}); smp_mb(); __litmus_r; }})"
        )
    return made
