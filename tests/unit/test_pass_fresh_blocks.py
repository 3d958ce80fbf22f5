"""Stores to a block that nobody else knows yet: which loops wait in spite of them, and which must not."""

from __future__ import annotations

import pytest
from c_snippets import compile_text

import raddle
from raddle.frontend.lower import lower_modules
from raddle.ir.loop_report import LoopReport
from raddle.passes import pipeline

HEAD = """
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node { struct node *_Atomic next; int v; };
static struct node *_Atomic head, *_Atomic shown; static struct node fixed; static int count;
static void show(struct node *n) { shown = n; }
"""
PUSH = """
    struct node *n = malloc(sizeof *n); BEFORE
    struct node *h = atomic_load_explicit(&head, memory_order_relaxed);
    do { IN atomic_store_explicit(&n->next, h, memory_order_relaxed); BEHIND }
    while (!atomic_compare_exchange_weak_explicit(&head, &h, n, memory_order_release, memory_order_relaxed));
    AFTER
"""
MAIN = "int main(void) { f(0); return 0; }\n"


def push(before: str = "", inside: str = "", behind: str = "", after: str = "") -> str:
    parts = {"BEFORE": before, "IN ": inside + " ", "BEHIND": behind, "AFTER": after}
    body = PUSH
    for name, text in parts.items():
        body = body.replace(name, text)
    return body


def loops(body: str, *, reuse: bool = False, unpeel: bool = True) -> list[LoopReport]:
    source = f"{HEAD}static void *f(void *a) {{ {body} return a; }}\n{MAIN}"
    program = lower_modules([compile_text(source)], "main", reuse_addresses=reuse)
    return list(pipeline.run(program, pipeline.Options(spin="await", unpeel=unpeel)).loop_reports)


WAIT = [
    push(),
    push("n->v = 1;", "", "", "show(n);"),
    push().replace("malloc(sizeof *n)", "calloc(1, sizeof *n)"),
    f"for (int k = 0; k < 2; k++) {{ {push()} }}",
]
STAY = [
    push("shown = n;"),
    push("show(n);"),
    push(inside="shown = n;"),
    push(inside="count += n->next == 0;"),
    push().replace("malloc(sizeof *n)", "&fixed"),
    push().replace("malloc(sizeof *n)", "shown"),
    # It stays known after it was published.
    "struct node *m = malloc(sizeof *m); for (int k = 0; k < 2; k++) {"
    + push().replace("malloc(sizeof *n)", "m")
    + "}",
    # Published in a turn, and the loop goes on.
    push().replace("while (!", "while (count++ < 2 || !"),
]


@pytest.mark.parametrize("body", WAIT)
def test_a_store_that_nobody_sees_is_no_harm(body: str) -> None:
    assert [(loop.became, loop.is_complete) for loop in loops(body)][-1] == ("await", True)


@pytest.mark.parametrize("body", STAY)
def test_a_store_that_others_may_see_stays(body: str) -> None:
    assert not any(loop.is_complete for loop in loops(body))


def test_it_can_be_switched_off() -> None:
    assert not any(loop.is_complete for loop in loops(push(), unpeel=False))


def test_a_block_may_be_known_from_its_life_before() -> None:
    assert not any(loop.is_complete for loop in loops(push(), reuse=True))


@pytest.mark.parametrize("model", ["sc", "tso", "ra", "rc11"])
def test_pushes_have_one_execution_for_each_order(model: str) -> None:
    """Three threads that push, in 3! orders."""
    main = """int main(void) {
        pthread_t t[3];
        for (int k = 0; k < 3; k++) pthread_create(&t[k], 0, f, 0);
        for (int k = 0; k < 3; k++) pthread_join(t[k], 0);
        return 0;
    }"""
    source = f"{HEAD}static void *f(void *a) {{ {push()} return a; }}\n{main}"
    result = raddle.verify(source, model=model, search="modification-order", count_duplicates=True)
    assert (result.verdict, result.executions, result.blocked, result.duplicates) == ("safe", 6, 0, 0)
