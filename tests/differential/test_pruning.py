"""The rules that spare the graph searches what leads nowhere: without any one of them the same is found.

Random programs with and without locks; executions, classes, errors, races and whether something is stuck. No
class is visited twice, with or without the rule. RADDLE_SEED=… repeats the programs of a run.
"""

from __future__ import annotations

import os
import random

import pytest
from test_unordered_locks import SIZES, errors, patient, plainer
from toy.generate import random_program
from toy.kept import KEPT
from toy.kept_unordered import KEPT as KEPT_UNORDERED
from toy.kept_unordered import LARGE
from toy.lock_programs import lock_program, tight_program
from toy.native import Native
from toy.program import Op, Program

from raddle import _native

MODELS = ("sc", "tso", "ra", "rc11")
CANONICAL = ("hopeless",)
REMEMBERING = ("outrun", "spared", "known", "ceiling")
RULES = (*CANONICAL, *REMEMBERING)


def explored(native: Native, model: str, with_mo: bool, rule: str, on: bool) -> _native.GraphSearch:
    locks = rule in REMEMBERING
    options = _native.SearchOptions(
        count_duplicates=True, keep_going=True, unordered=locks, project_locks=locks
    )
    setattr(options.prune, rule, on)
    running = _native.GraphSearch(native.loaded, options, model, with_mo)
    while not running.run(10.0):
        pass
    assert running.stopped is None
    return running


def compare(program: Program, rule: str, model: str, where: str) -> bool:
    """Whether the rule spared anything."""
    native = Native(program)
    spared = False
    for with_mo in (True, False):
        case = f"{rule}, {model}, {'modification-order' if with_mo else 'reads-from'}: {where}"
        on, off = (explored(native, model, with_mo, rule, switch) for switch in (True, False))
        assert set(on.classes) == set(off.classes), case
        assert errors(on) == errors(off), case
        assert on.executions == off.executions or on.ordered_locks, case
        if not on.ordered_locks:
            assert (on.duplicates, off.duplicates) == (0, 0), case
        spared = spared or on.explored < off.explored or on.events < off.events
    return spared


def counting_program(rng: random.Random) -> Program:
    """Critical sections that read and then write, as counters do."""

    def section() -> list[Op]:
        x = rng.choice("xxy")
        inside: list[Op] = [("R", x, "r1", "rlx"), ("WR", x, "r1", "rlx")]
        if rng.random() < 0.4:
            inside.insert(rng.randrange(3), (*rng.choice((("R", "y", "r2"), ("W", "x", 7))), "rlx"))
        return [("LOCK", "l"), *inside, ("UNLOCK", "l")]

    threads = [[op for _ in range(rng.choice((1, 1, 2))) for op in section()] for _ in range(3)]
    for ops in threads:
        if rng.random() < 0.3:
            ops.insert(0, (*rng.choice((("R", "x", "r3"), ("W", "y", 5))), "rlx"))
    return Program(tuple(map(tuple, threads)))


def program_for(rule: str, seed: int) -> Program:
    rng = random.Random(f"{rule} {seed}")
    if rule in CANONICAL:
        return random_program(rng, ("faa", rng.choice(("cas", "await", "fence"))))
    kind = rng.random()
    if kind < 0.2:
        return counting_program(rng)
    base = tight_program(rng) if kind < 0.6 else lock_program(rng, size=rng.choice(SIZES))
    return plainer(rng, patient(rng, base) if rng.random() < 0.3 else base)


def check(rule: str, first: int, count: int) -> None:
    spared = 0
    for seed in range(first, first + count):
        spared += compare(program_for(rule, seed), rule, MODELS[seed % 4], f"seed {seed}")
    print(f"{rule}, seeds from {first}: {count} programs, less to explore in {spared}")
    assert spared, "the rule was of no use: nothing was compared"


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_switched_off(rule: str) -> None:
    check(rule, int(os.environ["RADDLE_SEED"]), 160)


@pytest.mark.parametrize("rule", RULES)
def test_programs_that_once_failed(rule: str) -> None:
    kept = KEPT if rule in CANONICAL else KEPT_UNORDERED[:LARGE] + KEPT_UNORDERED[LARGE + 1 :]
    for number, program in enumerate(kept):
        compare(program, rule, MODELS[number % 4], f"KEPT[{number}]")


@pytest.mark.slow
@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("chunk", range(10))
def test_thousands(rule: str, chunk: int) -> None:
    check(rule, int(os.environ["RADDLE_SEED"]) + 1_000 + chunk * 500, 500)
