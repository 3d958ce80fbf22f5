"""The spin pass: what is pure in a loop, what the loop becomes, why it stays."""

from __future__ import annotations

import pytest
from c_snippets import compile_text

import raddle
from raddle.frontend.lower import lower_modules
from raddle.ir.instructions import CompareExchange, Instruction, Load, Operation, Order
from raddle.ir.loop_report import LoopReport
from raddle.ir.program import Program
from raddle.passes import pipeline

HEAD = """
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>
atomic_int x, y; atomic_uint next, serving; _Atomic unsigned char small = 7;
_Atomic short half; atomic_long wide; atomic_flag flag = ATOMIC_FLAG_INIT; int plain, *_Atomic pointer;
struct node { atomic_int ready; struct node *next; } *list, *_Atomic top;
struct { int pad; atomic_int lock; } pair; atomic_int slots[4]; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int try_lock(atomic_int *p) { int e = 0; return atomic_compare_exchange_strong(p, &e, 1); }
static int is_set(struct node *n) { return atomic_load(&n->ready); }
"""


def passed(
    body: str, spin: str = "await", parameters: str = "int n, struct node *node", unpeel: bool = False
) -> Program:
    source = f"{HEAD}int f({parameters}) {{ {body} return 0; }}\nint main(void) {{ return f(1, 0); }}\n"
    program = lower_modules([compile_text(source)], "main")
    return pipeline.run(program, pipeline.Options(spin=spin, unpeel=unpeel))


def own_reports(program: Program) -> tuple[LoopReport, ...]:
    return tuple(report for report in program.loop_reports if report.function == "f")


def reports(body: str, spin: str = "await") -> tuple[LoopReport, ...]:
    return tuple(report for report in passed(body, spin).loop_reports if report.function == "f")


def instructions(program: Program) -> list[Instruction]:
    return [i for block in program.functions["f"].blocks for i in block.instructions]


def operations(program: Program, kind: str) -> list[Operation]:
    return [i for i in instructions(program) if isinstance(i, Operation) and i.kind == kind]


AWAITS = [
    ("while (!x) ;", "x == 0", "x != 0"),
    ("int k = 0; while (!x) k++; n = k;", "x == 0", "x != 0"),
    ("do { } while (small != 3);", "small != 3", "small == 3"),
    ("for (;;) if (atomic_load(&x) == 2) break;", "x != 2", "x == 2"),
    ("again: if (half < 3) goto again;", "half < 3", "half >= 3"),
    ("while (wide > n) ;", "wide > n", "wide <= n"),
    ("while ((small & 4) == 0) ;", "(small & 4) == 0", "(small & 4) == 4"),
    ("while ((x & 6) != 2) sched_yield();", "(x & 6) != 2", "(x & 6) == 2"),
    ("while ((x & n) == 0) ;", "(x & n) == 0", "(x & n) != 0"),
    ("while ((unsigned short)serving != 5) ;", "serving != 5", "(serving & 65535) == 5"),
    ("while (serving >> 16 != 5) ;", "serving >> 16 != 5", "(serving & -65536) == 327680"),
    ("while (x + 1 != 3) ;", "x + 1 != 3", "x == 2"),
    ("while (3 > x) usleep(1);", "x < 3", "x >= 3"),
    ("while (!pointer) ;", "pointer == NULL", "pointer != NULL"),
    ("while (atomic_exchange(&x, 1)) ;", "x == 1", "x != 1"),
    ("while (atomic_exchange(&small, 1) == 1) ;", "small == 1", "small != 1"),
    ("while (atomic_flag_test_and_set(&flag)) ;", "flag._Value == 1", "flag._Value != 1"),
    ("while (atomic_fetch_or(&x, 4) & 4) ;", "(x & 4) != 0 && (x & 4) == 4", "(x & 4) != 4"),
    ("int e = 0; while (!atomic_compare_exchange_strong(&x, &e, 1)) e = 0;", "x != 0", "x == 0"),
    ("int e; do e = 7; while (!atomic_compare_exchange_strong(&x, &e, n));", "x != 7", "x == 7"),
    ("while (__sync_val_compare_and_swap(&plain, 2, 3) != 2) ;", "plain != 2", "plain == 2"),
    ("while (!try_lock(&pair.lock)) sched_yield();", "pair.lock != 0", "pair.lock == 0"),
    ("while (!is_set(node)) ;", "*node == 0", "*node != 0"),
    ("while (slots[n] != 1) ;", "slots[n] != 1", "slots[n] == 1"),
    ("unsigned t = next++; while (serving != t) ;", "serving != the old next", "serving == the old next"),
    ("while (n && !x) ;", "n != 0 && x == 0", "x != 0"),
    ("while (1) { if (x) break; if (n) sched_yield(); else usleep(1); }", "x == 0", "x != 0"),
    ("while (x != y) ;", "x != y", "y == x"),
    ("while (!x) puts(\"wait\");", "x == 0", "x != 0"),
    ("while (!list->ready) ;", "*list == 0", "*list != 0"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "condition", "wait"), AWAITS, ids=[body for body, _, _ in AWAITS])
def test_a_read_with_one_condition_becomes_an_await(body: str, condition: str, wait: str) -> None:
    program = passed(body)
    (report,) = [found for found in program.loop_reports if found.function == "f"]
    assert (report.condition, report.became, report.waits) == (condition, "await", (wait,))
    assert not report.reasons
    assert not report.is_endless
    assert len(operations(program, "await")) + len(operations(program, "await_rmw")) == 1
    assert not operations(program, "assume")
    (assumed,) = reports(body, "assume")
    assert (assumed.condition, assumed.became) == (condition, "assume")
    (left,) = reports(body, "off")
    assert (left.became, left.waits) == ("unchanged", ())


ASSUMES = [
    ("again: switch (x) { case 0: case 3: goto again; default: break; }", ("x == 0 || x == 3",)),
    ("for (;;) { int v = atomic_load(&x); if (v == 1 || v == 2) break; }", ("x != 1 && x != 2",)),
    ("while (plain == 0) ;", ("plain == 0",)),
    ("while (pthread_mutex_trylock(&m)) ;", ("pthread_mutex_trylock() != 0",)),
    ('while (!x) printf("wait %d", n);', ("x == 0",)),
    ("int k; while (!x) putchar(k);", ("x == 0",)),
]


@pytest.mark.parametrize(("body", "conditions"), ASSUMES, ids=[body for body, _ in ASSUMES])
def test_other_pure_loops_keep_assumes(body: str, conditions: tuple[str, ...]) -> None:
    program = passed(body)
    (report,) = [found for found in program.loop_reports if found.function == "f"]
    assert report.condition in conditions
    assert operations(program, "assume")
    assert not report.reasons


STAYING = [
    ("int k = 0; while (!x) k++; y = k;", "it changes k"),
    ("while (!x) y = 1;", "it writes y"),
    ("while (!x) y++;", "it updates y"),
    ("char s[8] = \"s\"; while (!x) printf(\"%s\", s);", "it prints what others may write"),
    ("while (!x) pthread_mutex_lock(&m);", "it locks a mutex and keeps it"),
    ("while (!x) { pthread_mutex_unlock(&m); pthread_mutex_lock(&m); }", "it calls pthread_mutex_unlock"),
    ("do { plain = 1; pthread_mutex_lock(&m); pthread_mutex_unlock(&m); } while (!x);", "it writes plain"),
    ("while (!x) { pthread_mutex_lock(&m); y = 1; pthread_mutex_unlock(&m); }", "it writes y"),
    ("while (!x) { pthread_mutex_lock(&m); pthread_mutex_unlock(&m); } pthread_mutex_trylock(&m);",
     "it calls pthread_mutex_lock"),
    ("while (!x) { int v = plain; (void)v; }", "it reads plain, which is not atomic, only while it waits"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "reason"), STAYING, ids=[body for body, _ in STAYING])
def test_what_does_more_than_wait_stays_and_is_warned_of(body: str, reason: str) -> None:
    (report,) = reports(body)
    assert (report.condition, report.became) == ("", "unchanged")
    assert [text.rsplit(" (", 1)[0] for text in report.reasons] == [reason]
    assert report.is_endless


def test_what_a_called_function_has_in_the_way_is_told() -> None:
    text = """#include <stdatomic.h>
atomic_int x;
int y;
static int look(void) { y++; return x; }
int main(void) { while (!look()); }
"""
    (loop,) = raddle.verify(text, unroll=1).loops
    assert loop.reasons == ("it calls look (5), where it writes y (4)",)


ENDING = [
    "for (int i = 0; i < n; i++) x = i;",
    "for (int i = 10; i > 0; i -= 2) x++;",
    "int e = atomic_load(&x); while (!atomic_compare_exchange_strong(&x, &e, e + 1)) ;",
    "for (struct node *p = list; p; p = p->next) p->ready = 1;",
    "while (n) n /= 2;",
    "while (!x && n--) ;",
    "for (unsigned i = 1; i < n; i *= 2) x++;",
]


@pytest.mark.parametrize("body", ENDING)
def test_loops_that_something_ends_are_not_warned_of(body: str) -> None:
    (report,) = reports(body)
    assert not report.is_endless


def test_an_await_has_the_order_of_the_read() -> None:
    load = operations(passed("while (!atomic_load_explicit(&x, memory_order_acquire)) ;"), "await")[0]
    assert (load.order, load.text) == (Order.ACQUIRE, "ne 32 spin")
    body = "while (atomic_exchange_explicit(&small, 1, memory_order_relaxed)) ;"
    exchange = operations(passed(body), "await_rmw")[0]
    assert (exchange.order, exchange.text) == (Order.RELAXED, "ne 8 xchg spin")
    body = (
        "int e = 0; while (!atomic_compare_exchange_strong_explicit(&x, &e, 1, memory_order_acq_rel, "
        "memory_order_relaxed)) e = 0;"
    )
    compared = operations(passed(body), "await_rmw")[0]
    assert (compared.order, compared.text) == (Order.ACQ_REL, "eq 32 xchg spin")


def test_test_and_test_and_set_waits_twice() -> None:
    body = "for (;;) { while (x) ; if (!atomic_exchange(&x, 1)) break; }"
    outer, inner = reports(body)
    assert (inner.condition, inner.waits) == ("x != 0", ("x == 0",))
    assert (outer.condition, outer.waits) == ("x == 0 && x == 1", ("x != 1",))


def test_an_inner_loop_that_does_more_puts_up_a_flag() -> None:
    """What went round the inner loop is not a pure iteration of the outer one."""
    body = "for (;;) { while (x == 1) y++; if (wide == 5) break; }"
    program = passed(body)
    outer, inner = [found for found in program.loop_reports if found.function == "f"]
    assert inner.became == "unchanged"
    assert (outer.condition, outer.became) == ("x != 1 && wide != 5", "assume")
    assert len(operations(program, "assume")) == 1


def test_an_outer_loop_that_waits_in_an_inner_one_may_still_do_more() -> None:
    """The middle loop has a pure way around, and another one through its inner loop."""
    body = "for (;;) { while (x) { while (y == 1) wide++; } if (half == 5) break; }"
    outer, middle, inner = reports(body)
    assert (inner.became, middle.became, middle.is_complete) == ("unchanged", "assume", False)
    assert (outer.became, outer.is_complete) == ("assume", False)


def test_a_flag_that_remembers_success() -> None:
    body = "_Bool done = 0; while (!done) { int e = 0; done = atomic_compare_exchange_weak(&x, &e, 1); }"
    (report,) = reports(body)
    assert (report.became, report.waits, report.is_endless) == ("await", ("x == 0",), False)


def test_a_weak_exchange_that_would_only_be_repeated_is_made_strong() -> None:
    body = "int e = atomic_load(&x); while (!atomic_compare_exchange_weak(&x, &e, e + 1)) ;"
    program = passed(body)
    assert [report.became for report in program.loop_reports] == ["strong"]
    assert [i.weak for i in instructions(program) if isinstance(i, CompareExchange)] == [False]


def test_the_assume_comes_after_every_read_of_the_iteration() -> None:
    """Otherwise a race with one of them would be missed."""
    program = passed("while (!x) { int v = y; (void)v; }")
    order = [
        "assume" if isinstance(i, Operation) else "load"
        for i in instructions(program)
        if isinstance(i, Load) or (isinstance(i, Operation) and i.kind == "assume")
    ]
    assert order == ["load", "load", "assume"]


def test_a_value_that_is_there_on_one_way_only() -> None:
    """The condition is known behind the branches that met: it needs values from one of them."""
    body = "int v = x, w = 0; if (v == 1) w = y; if (v == 3 || w == 7) break; sched_yield(); if (wide) break;"
    body = f"for (;;) {{ {body} }}"
    program = passed(body)
    (report,) = program.loop_reports
    assert report.became == "assume"
    assert not report.reasons


def test_a_function_with_a_loop_is_looked_into() -> None:
    """What comes out of the inner loop goes round the outer one, and does nothing before the read."""
    body = """
        int take(void) {
            while (x > 1) { int e = y; if (atomic_compare_exchange_strong(&x, &e, 0)) return e; y = 0; }
            return -1;
        }
        int f(void) { while (take() < 0) ; return 0; }
        int main(void) { return f(); }
    """
    program = pipeline.run(lower_modules([compile_text(HEAD + body)], "main"), pipeline.Options(spin="await"))
    (outer,) = [report for report in program.loop_reports if report.function == "f"]
    assert (outer.condition, outer.became, outer.waits) == ("x <= 1", "await", ("x > 1",))


def test_off_changes_nothing() -> None:
    program = passed("while (!x) ;", "off")
    assert not operations(program, "await")
    assert not operations(program, "assume")


@pytest.mark.parametrize(
    "body",
    [
        "int a = x; while (a != 0) a = x;",
        "int a = atomic_load_explicit(&x, memory_order_relaxed);"
        " while (a < n) a = atomic_load_explicit(&x, memory_order_relaxed); y = a;",
        "int a = atomic_load_explicit(&x, memory_order_relaxed); while (a < n) a = x; y = a;",
    ],
)
def test_a_first_read_before_the_loop_moves_into_it(body: str) -> None:
    program = passed(body, unpeel=True)
    (report,) = (report for report in program.loop_reports if report.function == "f")
    assert (report.became, report.is_complete) == ("await", True)
    assert not [i for i in instructions(program) if isinstance(i, Load) and i.order is not Order.PLAIN]
    assert len(operations(program, "await")) == 1


@pytest.mark.parametrize(
    "body",
    [
        "int a = x; while (a != 0) a = atomic_load_explicit(&x, memory_order_relaxed);",
        "int a = x; while (a != 0) a = y;",
        "int a = x; y = 1; while (a != 0) a = x;",
        "int a = x; y = a; while (a != 0) a = x;",
        "int k = x + n; while (k < 4) k = x; y = k;",
        "int k = x + n, j = 0; while (k < 4) { j = k; k = x; } y = k;",
    ],
)
def test_a_loop_that_tests_what_the_turn_before_has_read(body: str) -> None:
    program = passed(body, unpeel=True)
    (report,) = (report for report in program.loop_reports if report.function == "f")
    assert (report.became, report.is_complete) == ("await", True)
    first = [i for i in instructions(program) if isinstance(i, Load) and i.order is not Order.PLAIN]
    assert len(first) == 1


@pytest.mark.parametrize(
    "body",
    [
        "int a = x; while (a != 0) { a = x; y = 1; }",
        "int a = x; while (a != 0) { a = x; n += a; } y = n;",
        "int k = 0, j = 0; while (k < 4) { j = k; k = x; } y = j;",
    ],
)
def test_a_first_read_that_is_another_one_stays(body: str) -> None:
    (report,) = (report for report in passed(body, unpeel=True).loop_reports if report.function == "f")
    assert not report.is_complete


@pytest.mark.parametrize(
    "body",
    [
        "int r = x; while (!atomic_compare_exchange_strong(&x, &r, r + 1)) ;",
        "int r = x; while (!atomic_compare_exchange_weak(&x, &r, 42)) ; y = r;",
        "int r; do r = x; while (!atomic_compare_exchange_strong(&x, &r, r + n));",
        "int r; do r = atomic_load_explicit(&x, memory_order_relaxed);"
        " while (!atomic_compare_exchange_strong(&x, &r, r + 1));",
        "int r = atomic_load_explicit(&x, memory_order_relaxed);"
        " while (!atomic_compare_exchange_strong(&x, &r, r + 1)) ;",
        "int r = atomic_load_explicit(&x, memory_order_acquire);"
        " while (!atomic_compare_exchange_weak_explicit"
        "(&x, &r, n, memory_order_acq_rel, memory_order_relaxed)) ;",
    ],
)
def test_a_compare_exchange_that_goes_on_with_what_it_found(body: str) -> None:
    program = passed(body, unpeel=True)
    (report,) = (report for report in program.loop_reports if report.function == "f")
    assert (report.became, report.is_complete) == ("await", True)
    (operation,) = operations(program, "await_rmw")
    assert operation.text.endswith("xchg confirm spin")


@pytest.mark.parametrize(
    "body",
    [
        # After a failed turn the read acquires nothing, and it may be the one that ends the loop.
        "int r = atomic_load_explicit(&x, memory_order_acquire); do { if (r == n) break; }"
        " while (!atomic_compare_exchange_strong_explicit"
        "(&x, &r, 2, memory_order_acq_rel, memory_order_relaxed));",
        # The one that succeeds acquires nothing, but the first read does.
        "int r = atomic_load_explicit(&x, memory_order_acquire);"
        " while (!atomic_compare_exchange_strong_explicit"
        "(&x, &r, 2, memory_order_release, memory_order_relaxed)) ;",
        "struct node *h = atomic_load_explicit(&top, memory_order_acquire); do node->next = h;"
        " while (!atomic_compare_exchange_strong_explicit"
        "(&top, &h, node, memory_order_acq_rel, memory_order_relaxed));",
    ],
)
def test_a_first_read_that_orders_more_than_a_failed_compare_exchange(body: str) -> None:
    (report,) = (report for report in passed(body, unpeel=True).loop_reports if report.function == "f")
    assert not report.is_complete


@pytest.mark.parametrize(
    "body",
    [
        "struct node *h = atomic_load(&top); do node->next = h;"
        " while (!atomic_compare_exchange_weak(&top, &h, node));",
        "struct node *h; do { h = atomic_load(&top); node->next = h; plain = n; }"
        " while (!atomic_compare_exchange_strong(&top, &h, node));",
        "do plain = n; while (!x);",
    ],
)
def test_a_plain_store_that_each_turn_makes_again(body: str) -> None:
    assert all(report.is_complete for report in own_reports(passed(body, unpeel=True)))
    assert not any(report.is_complete for report in own_reports(passed(body, unpeel=False)))


@pytest.mark.parametrize(
    "body",
    [
        "do plain++; while (!x);",
        "do { if (!x) continue; plain = 1; } while (!y);",
        "while (!x) plain = 1;",
        "do { y = 1; plain = n; } while (!x);",
        "int i = 0; do { ((int *)node)[i] = n; i = x; } while (i != 3);",
        "do atomic_store_explicit(&y, 1, memory_order_relaxed); while (!x);",
    ],
)
def test_a_store_that_others_or_the_next_turn_may_notice(body: str) -> None:
    assert not any(report.is_complete for report in own_reports(passed(body, unpeel=True)))


def test_a_compare_exchange_that_confirms_no_read() -> None:
    bodies = (
        "int r; do { r = x; y = 1; } while (!atomic_compare_exchange_strong(&x, &r, r + 1));",
        "int r; do { r = x; (void)y; } while (!atomic_compare_exchange_strong(&x, &r, r + 1));",
        "int r; do r = y; while (!atomic_compare_exchange_strong(&x, &r, r + 1));",
        "int r; do r = x; while (!atomic_compare_exchange_strong_explicit(&x, &r, r + 1,"
        " memory_order_relaxed, memory_order_relaxed));",
        "int r = x; while (!atomic_compare_exchange_strong(&x, &r, r + 1)) n++; y = n;",
    )
    for body in bodies:
        assert not [
            op for op in operations(passed(body, unpeel=True), "await_rmw") if "confirm" in op.text
        ], body


def test_a_loop_behind_one_that_waits_for_ever_is_gone() -> None:
    body = "static atomic_int never; while (never < 1) sched_yield();"
    body += "for (int i = 0; i < 2; i++) n += never & 1;"
    (report,) = (report for report in passed(body, unpeel=True).loop_reports if report.function == "f")
    assert report.became == "await"
