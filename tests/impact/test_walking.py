"""Trees whose labels are the values of their paths: what they say is proven like all else, and schedules made
of them are carried out by the machine that shares nothing with the search."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from bundled_programs import program
from looping import Failed, generate
from test_random_schedules import enforce

from raddle.errors import UnsupportedError
from raddle.frontend.build import Request, lower
from raddle.frontend.compiler import compile_c
from raddle.impact.execution.executor import Executor
from raddle.impact.search.control import control_variables, goes_one_way_to_its_end
from raddle.impact.search.horizon import nodes_left
from raddle.impact.search.search import Search
from raddle.impact.search.walking import Walking
from raddle.impact.state.thread_state import DONE
from raddle.impact.terms.solver import Solver
from raddle.impact.terms.terms import Term, add, array, conjunction, const, eq, le, select, store, var
from raddle.impact.tree.certificate import Certificate
from raddle.impact.tree.equations import Known
from raddle.impact.tree.iteration import Iteration
from raddle.impact.tree.policy import Policy
from raddle.impact.tree.refutation import Refuted
from raddle.impact.tree.tree import Node
from raddle.ir.program import Program
from raddle.schedules.barred import barred
from raddle.schedules.economy import evenness
from raddle.schedules.sections import extract
from raddle.schedules.synthesis import thread_functions

FOLDER = Path(__file__).parent / "running"


def walk(code: Program, policy: Policy | None = None, seconds: float = 60) -> tuple[Iteration, Executor]:
    """`seconds` of work."""
    executor = Executor(code)
    search = Search(executor, policy or Policy(), max_nodes=4000, labelling=Walking)
    return search.run(seconds), executor


def running(name: str, *flags: str) -> Program:
    request = Request((str(FOLDER / f"{name}.c"),), flags, spin="off")
    return lower(request, compile_c(request.files, request.flags))


def try_out(seed: int) -> bool:
    rng = random.Random(seed)
    toy = generate(rng, endless=rng.choice((0.0, 0.5, 1.0)))
    code = program(toy.text)
    found, executor = walk(code, Policy(rng.choice((1, 1, 2, 3)), rng.randint(0, 2)), 3)
    if found.outcome != "safe":
        return False
    Certificate(code, found.tree).check()
    try:
        schedule = extract(found.tree, thread_functions(found.tree))
    except UnsupportedError:
        return True
    try:
        enforce(toy, code, schedule, tuple(barred(code, schedule, executor)), rng)
    except Failed as error:
        raise AssertionError(f"seed {seed}: {error}\n{toy.text}") from error
    return True


def test_random_programs() -> None:
    first = int(os.environ["RADDLE_SEED"])
    found = [try_out(seed) for seed in range(first, first + 40)]
    assert sum(found) >= 8, f"seeds from {first}"


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_1000_random_programs(block: int) -> None:
    first = int(os.environ["RADDLE_SEED"]) + 10000 + 100 * block
    assert sum(try_out(seed) for seed in range(first, first + 100)) >= 20, f"seeds from {first}"


def test_a_deque_is_emptied() -> None:
    """Six nodes for a task, and what comes before and after."""
    sizes = []
    for tasks in (8, 16, 24):
        code = running("stealing", f"-DTASKS={tasks}")
        found, _ = walk(code)
        assert (found.outcome, found.queries) == ("safe", 0)
        Certificate(code, found.tree).check()
        sizes.append(found.nodes)
    assert sizes[1] - sizes[0] == sizes[2] - sizes[1]


def test_which_programs_go_one_way_to_their_end() -> None:
    codes = (running("stealing"), running("ring"), program(ROUNDS))
    assert [goes_one_way_to_its_end(Executor(code)) for code in codes] == [True, False, False]


@pytest.mark.parametrize("name", ["jobs", "two_locks"])
def test_how_far_the_end_is(name: str) -> None:
    """As far as is found out by going there, or too far to go."""
    code = running(name)
    search = Search(Executor(code), Policy(), max_nodes=3000, labelling=Walking)
    assert search.run(60).outcome == "limit"
    expected = nodes_left(search)
    assert expected is not None
    if name == "two_locks":
        assert expected > 1000000
        return
    search.max_nodes = 40000
    assert search.run(60).outcome == "safe"
    assert abs(search.made - 3000 - expected) < 100


def test_work_is_shared_until_the_end() -> None:
    """With turns of four rounds, the one that steals is ahead: a schedule with single turns is better."""
    code = running("stealing", "-DTASKS=16")
    shares = []
    for policy in (Policy(1, 1), Policy(4, 1, grouped=True)):
        tree = walk(code, policy)[0].tree
        shares.append(evenness(extract(tree, thread_functions(tree))))
    assert shares == [1.0, 1 / 3]


def test_every_label_is_needed() -> None:
    """Whatever number in a label is another, the certificate says so."""
    code = running("stealing", "-DTASKS=4")
    rng = random.Random(5)
    for _ in range(40):
        found, _ = walk(code)
        node = rng.choice([node for node in found.tree.nodes() if node.label])
        fact = rng.choice([*node.label])
        del node.label[fact]
        if rng.random() < 0.5:
            (difference,) = fact.args
            assert isinstance(difference, Term)
            node.label[eq(add(difference, const(rng.choice((-1, 1)))), const(0))] = None
        with pytest.raises(Refuted):
            Certificate(code, found.tree).check()


ROUNDS = """
#include <pthread.h>
int __VERIFIER_nondet_int(void);
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int sixes, thrown, seats[3];
void *player(void *unused) {
    for (int i = 0; i < 30; i++) {
        unsigned seat = __VERIFIER_nondet_int() % 3u;
        pthread_mutex_lock(&m);
        thrown++;
        seats[seat] = 1;
        if (__VERIFIER_nondet_int() == 6)
            sixes++;
        pthread_mutex_unlock(&m);
    }
    return 0;
}
int main(void) {
    pthread_t one, other;
    pthread_create(&one, 0, player, 0);
    pthread_create(&other, 0, player, 0);
    pthread_join(one, 0);
    pthread_join(other, 0);
    return 0;
}
"""


def test_inputs_branch_and_meet_again() -> None:
    """What was counted on the way decides nothing: the two ways of a round have the same state after it."""
    code = program(ROUNDS)
    names = {str(variable.args[0]) for variable in control_variables(Executor(code)) or ()}
    assert not names & {"sixes", "thrown", "seats"}
    found, _ = walk(code)
    assert found.outcome == "safe"
    assert found.nodes < 1000
    Certificate(code, found.tree).check()


def test_an_endless_program_comes_back_to_a_state() -> None:
    found, _ = walk(running("ring", "-DCAP=4"))
    assert found.outcome == "safe"
    assert any(node.cover is not None for node in found.tree.nodes())


def test_equations_say_what_the_solver_says() -> None:
    rng = random.Random(3)
    variables = [var(name, -8, 8) for name in "abc"]
    values = array("v", -8, 8)

    def term(depth: int) -> Term:
        kind = rng.randrange(5 if depth else 3)
        if kind == 0:
            return const(rng.randint(-2, 3))
        if kind == 1:
            return rng.choice(variables)
        if kind == 2:
            return select(values, rng.choice((const(0), const(1), rng.choice(variables))))
        if kind == 3:
            return add(term(depth - 1), term(depth - 1))
        return select(store(values, term(depth - 1), term(depth - 1)), term(depth - 1))

    agreed = 0
    for _ in range(1500):
        node = Node(0, None, None, (DONE,))
        for known in (*variables, select(values, const(0)), select(values, const(1))):
            if rng.random() < 0.7:
                node.label[eq(known, const(rng.randint(-1, 2)))] = None
        goal = rng.choice((le, eq))(term(2), term(2))
        if not goal.free or not Known().says(node, goal):
            continue
        agreed += 1
        assert Solver(5000).implies(node.label, goal), (list(node.label), goal)
        assert Solver(5000).check(conjunction(node.label)) == "sat"
    assert agreed > 100
