"""Guesses from samples: what many rounds have in common closes loops, and a wrong guess goes."""

from __future__ import annotations

import os
import random
from itertools import product

import pytest
from bundled_programs import program
from looping import Failed, generate
from test_random_schedules import enforce
from test_walking import FOLDER, running

from raddle.errors import UnsupportedError
from raddle.impact.execution.executor import Executor
from raddle.impact.search.guessing import guessing
from raddle.impact.search.restarts import settle
from raddle.impact.search.samples import sampled
from raddle.impact.search.search import Search
from raddle.impact.search.stumbling import stumbled
from raddle.impact.state.memory import UNDEFINED
from raddle.impact.state.thread_state import Location
from raddle.impact.terms.affine import equations
from raddle.impact.terms.terms import Term, const, eq, le, var
from raddle.impact.tree.certificate import Certificate
from raddle.impact.tree.counterexamples import leads_to_error
from raddle.impact.tree.iteration import Counterexample, Iteration
from raddle.impact.tree.policy import Policy
from raddle.impact.tree.written_tree import write_step
from raddle.ir.program import Program
from raddle.schedules.barred import barred
from raddle.schedules.sections import extract
from raddle.schedules.synthesis import thread_functions
from raddle.schedules.verdict import decide


def guess(
    code: Program, policy: Policy, seconds: float, wrong: Term | None = None
) -> tuple[Iteration, Executor, list[str]] | None:
    """With the guesses that are left; None if there were none. `wrong`: another guess everywhere."""
    found = sampled(Executor(code), policy)
    if found is None:
        return None
    executor, guesses = found
    for ways in guesses.values() if wrong is not None else ():
        ways.append([wrong])
    search = Search(executor, policy, lazy=True, labelling=guessing(guesses), max_nodes=2000)
    made = search.run(seconds)
    return made, executor, [str(way[0]) for ways in guesses.values() for way in ways]


def try_out(seed: int, seconds: float = 1) -> bool:
    rng = random.Random(seed)
    toy = generate(rng, endless=rng.choice((0.5, 1.0)))
    code = program(toy.text)
    try:
        found = guess(code, Policy(rng.choice((1, 1, 2)), rng.randint(0, 2)), seconds)
    except UnsupportedError:
        return False
    if found is None or found[0].outcome != "safe":
        return False
    Certificate(code, found[0].tree).check()
    try:
        schedule = extract(found[0].tree, thread_functions(found[0].tree))
    except UnsupportedError:
        return True
    try:
        enforce(toy, code, schedule, tuple(barred(code, schedule, found[1])), rng)
    except Failed as error:
        raise AssertionError(f"seed {seed}: {error}\n{toy.text}") from error
    return True


@pytest.mark.parametrize("seed", [4100, 4101, 4103, 4104, 4108, 4109, 4124])
def test_random_programs(seed: int) -> None:
    """Some that have schedules of this kind."""
    assert try_out(seed, 20)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_500_random_programs(block: int) -> None:
    first = int(os.environ["RADDLE_SEED"]) + 20000 + 50 * block
    assert sum(try_out(seed) for seed in range(first, first + 50)) >= 8, f"seeds from {first}"


def test_the_sum_of_all_accounts_stays() -> None:
    code = running("bank")
    found = guess(code, Policy(1, 1), 60)
    assert found is not None
    assert found[0].outcome == "safe"
    assert "balance[0] + balance[1] + balance[2] == 300" in found[2]
    Certificate(code, found[0].tree).check()


def test_a_deadlock_that_random_executions_come_upon() -> None:
    """Two transfers in opposite directions; the proof about all schedules does not get there."""
    found = decide(running("bank"), 60)
    assert found.outcome == "unsafe"
    assert found.counterexample is not None
    assert found.counterexample.failure.message == "deadlock of thread 0, thread 1, thread 2"
    assert found.inputs


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("balance[to] += amount", "balance[to] += 2 * amount", "assertion"),
        ("pthread_mutex_lock(&lock[to]);", "", "unlock"),
        (">= amount", ">= -amount", "assertion"),
    ],
)
def test_errors_that_random_executions_come_upon(old: str, new: str, message: str) -> None:
    """What is found is an error for the checker of paths, too."""
    text = (FOLDER / "bank.c").read_text()
    assert old in text
    executor = Executor(program(text.replace(old, new)))
    found: Counterexample | None = None

    def walk() -> None:
        nonlocal found
        found = stumbled(executor, False)

    settle(executor, walk)
    assert found is not None
    assert message in f"{found.failure.kind} {found.failure.message}"
    location: Location = (executor.start(0, executor.program.entry, UNDEFINED)[0],)
    path = []
    for step in found.steps:
        thread, which = write_step(executor, location, step)
        path.append((thread, which))
        location = step.target_location(location)
    assert leads_to_error(executor, path)
    assert not leads_to_error(executor, path[:-1])


@pytest.mark.parametrize("wrong", [eq(var("gone", 0, 9), const(1)), le(const(3), var("gone", 0, 9))])
def test_threads_go_round_together(wrong: Term) -> None:
    """A thousand rounds are proven as one; what nothing in the program makes true is a guess for a while."""
    code = running("rounds")
    sizes = []
    for other in (None, wrong):
        found = guess(code, Policy(1, 1), 60, other)
        assert found is not None
        assert found[0].outcome == "safe"
        assert "cell[0] == cell[1]" in found[2]
        assert str(wrong) not in found[2]
        Certificate(code, found[0].tree).check()
        sizes.append(found[0].nodes)
    assert sizes[0] == sizes[1] < 100


def test_equations_are_those_of_all_samples() -> None:
    rng = random.Random(4)
    for _ in range(200):
        width = rng.randint(2, 5)
        rows = [[rng.randint(-5, 5) for _ in range(width)] for _ in range(12)]
        known = {each: rng.randint(-2, 2) for each in rng.sample(range(width - 1), rng.randint(0, width - 1))}
        constant = rng.randint(-9, 9)
        for row in rows:
            row[-1] = constant + sum(factor * row[each] for each, factor in known.items())
        found = equations(rows)
        assert found
        for sum_, factors in found:
            assert all(sum_ + sum(f * row[each] for each, f in factors.items()) == 0 for row in rows)


def test_too_few_samples_say_nothing() -> None:
    corners = [[*each] for each in product((0, 1), repeat=3)]
    assert equations(corners) == []
    assert equations(corners[:3]) == []
    assert equations([]) == []
    assert equations([[4, 7], [4, 7], [4, 7]]) == [(-4, {0: 1}), (-7, {1: 1})]
