"""How much schedules permit, counted by their beginnings."""

from __future__ import annotations

from bundled_programs import program

from raddle.impact.execution.executor import Executor
from raddle.impact.search.search import Search
from raddle.impact.tree.policy import Policy
from raddle.impact.tree.tree import Tree
from raddle.schedules.permitted import growth, orders

PAIR = """
#include <pthread.h>
int x, y, __VERIFIER_nondet_int(void);
void *up(void *arg) { for (;;) { %s x = 1; } }
void *down(void *arg) { for (;;) y = 1; }
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, up, 0);
    pthread_create(&b, 0, down, 0);
    pthread_join(a, 0);
}
"""


def tree(batch: int, more: str = "") -> Tree:
    found = Search(Executor(program(PAIR % more)), Policy(batch, 1)).run()
    assert found.outcome == "safe"
    return found.tree


def test_turns_are_one_order_each() -> None:
    assert orders(tree(1), 8) == {(0, 0, 1, 2, 1, 2, 1, 2)}
    assert orders(tree(2), 8) == {(0, 0, 1, 1, 2, 2, 1, 1)}


def test_what_is_permitted_grows_by_what_is_new() -> None:
    assert growth([tree(1), tree(1), tree(2)]) == [1, 1, 2]


def test_inputs_decide_as_well() -> None:
    choosing = tree(1, "if (__VERIFIER_nondet_int()) x = 2;")
    assert orders(choosing, 5) == {(0, 0, 1, 2, 1), (0, 0, 1, 1, 2)}


def test_executions_that_end_are_orders_as_they_are() -> None:
    ending = Search(Executor(program("int x; int main(void) { x = 1; return x; }")), Policy(1, 1)).run().tree
    assert orders(ending) == {(0, 0)}
