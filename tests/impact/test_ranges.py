"""Ranges of variables: guesses that are proven with the tree, or go."""

from __future__ import annotations

from pathlib import Path

import pytest
from bundled_programs import program

from raddle.impact.execution.executor import Executor
from raddle.impact.search.ranges import ranged
from raddle.impact.search.search import Search
from raddle.impact.state.allocations import Allocations
from raddle.impact.state.written_allocations import read_allocations, write_allocations
from raddle.impact.tree.certificate import Certificate
from raddle.impact.tree.policy import Policy
from raddle.impact.tree.refutation import Refuted
from raddle.impact.tree.tree import Tree
from raddle.schedules.verdict import decide

RING = (Path(__file__).parent / "running" / "ring_of_values.c").read_text()
COUNTER = """
#include <pthread.h>
int x = 1, seen;
void *up(void *arg) { for (;;) { if (x < 4) x = x + 1; } }
void *down(void *arg) { for (;;) { if (x > 0) x = x - 1; seen = x; } }
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, up, 0);
    pthread_create(&b, 0, down, 0);
    pthread_join(a, 0);
}
"""
LOCKED = COUNTER.replace("if (x", "pthread_mutex_lock(&m); if (x").replace(
    "x + 1;", "x + 1; pthread_mutex_unlock(&m);"
)
LOCKED = LOCKED.replace("x - 1;", "x - 1; pthread_mutex_unlock(&m);").replace(
    "int x", "pthread_mutex_t m; int x"
)


def ranges_of(text: str) -> dict[str, tuple[int, int]]:
    found = ranged(Executor(program(text)))
    return {} if found is None else found.allocations.ranges


def test_indices_counts_and_elements_of_a_ring() -> None:
    assert ranges_of(RING) == {"count": (0, 1000), "head": (0, 999), "slots": (0, 99), "tail": (0, 999)}


def test_a_mutex_keeps_what_was_tested() -> None:
    assert ranges_of(LOCKED)["x"] == (0, 4)
    assert "x" not in ranges_of(COUNTER)


def grown(text: str, ranges: dict[str, tuple[int, int]]) -> tuple[str, Tree]:
    executor = Executor(program(text), Allocations().with_ranges(ranges))
    found = Search(executor, Policy(1, 1), lazy=True).run(20)
    return found.outcome, found.tree


def test_a_range_that_is_left_goes() -> None:
    outcome, tree = grown(LOCKED, {"x": (1, 1), "seen": (0, 4)})
    assert outcome == "safe"
    assert tree.allocations is not None
    assert "x" not in tree.allocations.ranges
    Certificate(program(LOCKED), tree).check()


def test_a_range_that_holds_is_proven() -> None:
    code = program(LOCKED)
    outcome, tree = grown(LOCKED, {"x": (0, 4)})
    assert outcome == "safe"
    assert tree.allocations is not None
    assert tree.allocations.ranges == {"x": (0, 4)}
    Certificate(code, tree).check()
    again = read_allocations(write_allocations(tree.allocations), code)
    assert again.ranges == {"x": (0, 4)}


def test_a_range_that_the_labels_do_not_prove_is_refuted() -> None:
    _, tree = grown(LOCKED, {"x": (0, 4)})
    for node in tree.nodes():
        node.label = {each: None for each in node.label if "mutex" in str(each) or "thread" in str(each)}
    with pytest.raises(Refuted, match="leaves out an error"):
        Certificate(program(LOCKED), tree).check()


@pytest.mark.parametrize("limits", [(2, 4), (-5, 0), (1, 1 << 40), (4, 0)])
def test_a_range_that_is_none_or_wrong_at_the_start(limits: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="a range"):
        Executor(program(LOCKED), Allocations().with_ranges({"x": limits}))


def test_large_rings_are_decided_for_all_schedules() -> None:
    assert decide(program(RING), 60).outcome == "safe"
    wrong = RING.replace("tail + 1 == CAP", "tail == CAP")
    assert decide(program(wrong), 3).outcome != "safe"


DEQUE = """
#include <pthread.h>
int low, high, task[8];
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *take(void *last) {
    for (;;) {
        pthread_mutex_lock(&m);
        if (low < high) {
            if (last) high--;
            else low++;
        }
        pthread_mutex_unlock(&m);
    }
}
int main(void) {
    pthread_t a, b;
    for (int i = 0; i < 8; i++) task[high++] = 1;
    pthread_create(&a, 0, take, &low);
    pthread_create(&b, 0, take, 0);
    pthread_join(a, 0);
}
"""


def test_two_variables_that_are_compared_and_a_loop_before_there_are_threads() -> None:
    found = ranges_of(DEQUE)
    assert (found["low"], found["high"], found["task"]) == ((0, 8), (0, 8), (0, 1))


STEALING = """
#include <pthread.h>
struct deque { pthread_mutex_t lock; int top, bottom; int tasks[40]; } deques[2];
void *worker(void *own) {
    struct deque *mine = own, *other = mine == &deques[0] ? &deques[1] : &deques[0];
    for (;;) {
        pthread_mutex_lock(&mine->lock);
        if (mine->top < mine->bottom) mine->tasks[--mine->bottom] = 0;
        pthread_mutex_unlock(&mine->lock);
        pthread_mutex_lock(&other->lock);
        if (other->top < other->bottom) other->tasks[other->top++] = 0;
        pthread_mutex_unlock(&other->lock);
    }
}
int main(void) {
    pthread_t a, b;
    for (int i = 0; i < 40; i++) deques[0].tasks[deques[0].bottom++] = 1;
    pthread_create(&a, 0, worker, &deques[0]);
    pthread_create(&b, 0, worker, &deques[1]);
    pthread_join(a, 0);
}
"""


def test_mutexes_in_an_array_guard_the_elements() -> None:
    found = ranges_of(STEALING)
    assert found == {"deques.bottom": (0, 40), "deques.tasks": (0, 1), "deques.top": (0, 40)}


def test_bits_that_are_turned_over() -> None:
    turning = COUNTER.replace("if (x < 4) x = x + 1;", "x ^= 1;").replace("if (x > 0) x = x - 1;", "x ^= 4;")
    assert ranges_of(turning)["x"] == (0, 7)
