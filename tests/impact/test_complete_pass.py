"""The complete pass against the interleavings that the native machine explores, for programs that end."""

from __future__ import annotations

import random
import time

import pytest
from bundled_programs import program
from looping import VARIABLES, generate

import raddle
from raddle.errors import UnsupportedError
from raddle.impact.execution.executor import Executor
from raddle.impact.search.complete import CompleteSearch
from raddle.impact.search.ranges import ranged
from raddle.impact.state.allocations import Allocations
from raddle.impact.tree.certificate import Certificate

KINDS = ("store", "add", "copy", "assert", "assert", "if", "if", "locked", "locked")


def agrees(seed: int) -> str:
    toy = generate(random.Random(seed), KINDS, endless=0.0)
    expected = raddle.verify(toy.text, model="sc", races=False, timeout=20, prove=False)
    if expected.verdict == "inconclusive":
        return "inconclusive"
    code = program(toy.text)
    found = CompleteSearch(Executor(code), deadline=time.monotonic() + 30).run()
    assert found.outcome == expected.verdict, (seed, toy.text)
    if found.outcome == "safe":
        Certificate(code, found.tree).check()
    elif found.counterexample is not None:
        assert found.counterexample.failure.kind in ("assertion", "deadlock", "lock")
    rng = random.Random(seed)
    guessed = ranged(Executor(code))
    for executor in (guessed, Executor(code, Allocations().with_ranges(_any_ranges(rng)))):
        if executor is not None:
            again = CompleteSearch(executor, deadline=time.monotonic() + 10, lazy=rng.random() < 0.7).run()
            assert again.outcome in (expected.verdict, "limit"), (seed, executor.allocations.ranges, toy.text)
            if again.outcome == "safe":
                Certificate(code, again.tree).check()
    return found.outcome


def _any_ranges(rng: random.Random) -> dict[str, tuple[int, int]]:
    """Most of them wrong: they have to go, or hold."""
    return {name: (rng.randint(-2, 0), rng.randint(0, 3)) for name in VARIABLES if rng.random() < 0.7}


@pytest.mark.parametrize("block", range(3))
def test_verdicts_of_random_programs(block: int) -> None:
    found = [agrees(seed) for seed in range(12 * block, 12 * block + 12)]
    assert {"safe", "unsafe"} <= set(found)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_verdicts_of_1000_random_programs(block: int) -> None:
    for seed in range(100 * block, 100 * block + 100):
        agrees(seed)


_TWO_OF_THREE = """
#include <pthread.h>
#include <semaphore.h>
static pthread_barrier_t barrier;
static sem_t opened;
static void *first(void *unused) { pthread_barrier_wait(&barrier); return 0; }
static void *second(void *unused) {
  pthread_barrier_wait(&barrier);
  sem_post(&opened);
  pthread_barrier_wait(&barrier);
  return 0;
}
static void *third(void *unused) { sem_wait(&opened); pthread_barrier_wait(&barrier); return 0; }
int main(void) {
  pthread_t threads[3];
  sem_init(&opened, 0, 0);
  pthread_barrier_init(&barrier, 0, 2);
  pthread_create(&threads[0], 0, first, 0);
  pthread_create(&threads[1], 0, second, 0);
  pthread_create(&threads[2], 0, third, 0);
  for (int i = 0; i < 3; i++) pthread_join(threads[i], 0);
  return 0;
}
"""
_INPUT_BEHIND_A_BRANCH = """
#include <assert.h>
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
static int closed, chosen;
static void *choose(void *unused) {
  if (closed == 0) {
    int input = __VERIFIER_nondet_int();
    __VERIFIER_assume(input >= 0 && input <= 2);
    chosen = input;
  }
  return 0;
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, choose, 0);
  closed = 1;
  pthread_join(thread, 0);
  assert(chosen <= 2);
  return 0;
}
"""


@pytest.mark.parametrize(
    ("text", "failure"),
    [
        (_TWO_OF_THREE, None),
        (_TWO_OF_THREE.replace("pthread_barrier_init(&barrier, 0, 2);", ""), "lock"),
        (_TWO_OF_THREE.replace("0, 2)", "0, 3)"), "deadlock"),
        (_INPUT_BEHIND_A_BRANCH, None),
        (_INPUT_BEHIND_A_BRANCH.replace("&& input <= 2", "&& closed"), "assertion"),
        (_INPUT_BEHIND_A_BRANCH.replace("input >= 0 && input <= 2", "closed < 0"), "deadlock"),
    ],
)
def test_waiting(text: str, failure: str | None) -> None:
    """At barriers that open again before all have left, and for assumptions about inputs."""
    code = program(text)
    found = CompleteSearch(Executor(code)).run()
    assert (found.counterexample and found.counterexample.failure.kind) == failure
    if failure is None:
        Certificate(code, found.tree).check()


@pytest.mark.parametrize(
    ("place", "failure"), [("&pair.count", None), ("&pair.low", "unsupported"), ("&pair.count + 2", "memory")]
)
def test_pointers_to_parts_of_objects(place: str, failure: str | None) -> None:
    """What lies in an object, but is no int, is not refuted: it is refused."""
    text = f"""
#include <assert.h>
#include <pthread.h>
static struct {{ short low, high; int count; }} pair;
static int *pointer = &pair.count;
static void *move(void *unused) {{ pointer = (int *)({place}); return 0; }}
int main(void) {{
  pthread_t thread;
  pthread_create(&thread, 0, move, 0);
  int seen = *pointer;
  pthread_join(thread, 0);
  return seen;
}}
"""
    search = CompleteSearch(Executor(program(text)))
    if failure == "unsupported":
        with pytest.raises(UnsupportedError, match="something else than a variable of 4 bytes"):
            search.run()
        return
    found = search.run().counterexample
    assert (found and found.failure.kind) == failure
