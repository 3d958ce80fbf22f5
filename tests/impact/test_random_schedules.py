"""Schedules of random looping programs, carried out by code that shares nothing with the search.

Each schedule is enforced on another machine: the first operations in every order that the schedule permits
and with all inputs (as far as so many runs get), then longer runs at random. Seeds are fresh in every run;
RADDLE_SEED=… repeats one."""

from __future__ import annotations

import os
import random
import time

import pytest
from bundled_programs import program
from enforcer import Enforcer, Enumeration
from looping import Failed, Toy, generate

from raddle.impact.policy import Policy
from raddle.ir.program import Program
from raddle.schedules.order import ordered
from raddle.schedules.sections import ProgramSchedule
from raddle.schedules.synthesis import attempt


def enforce(
    toy: Toy,
    code: Program,
    schedule: ProgramSchedule,
    barred: tuple[tuple[str, int, str], ...],
    rng: random.Random,
    runs: int = 40,
) -> None:
    for level in (0, 1, 2):
        sections = ordered(schedule, level)
        answers = Enumeration()
        for _ in range(runs):
            Enforcer(toy, code, sections, barred, level, answers).run(24)
            if not answers.again():
                break
        for _ in range(6):
            Enforcer(toy, code, sections, barred, level, rng).run(rng.choice((30, 120, 600)))


def try_out(seed: int) -> bool:
    """Whether the program has a schedule; fails if one of its executions is bad."""
    rng = random.Random(seed)
    toy = generate(rng)
    code = program(toy.text)
    found = attempt(code, Policy(rng.choice((1, 1, 2, 3)), rng.randint(1, 2)), 1, time.monotonic() + 2)
    if found.schedule is None:
        return False
    try:
        enforce(toy, code, found.schedule, found.barred, rng)
    except Failed as error:
        raise AssertionError(f"seed {seed}: {error}\n{toy.text}") from error
    return True


def test_schedules_of_random_programs() -> None:
    first = int(os.environ["RADDLE_SEED"])
    found = sum(try_out(seed) for seed in range(first, first + 40))
    assert found >= 4, f"seeds from {first}"


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_schedules_of_2000_random_programs(block: int) -> None:
    first = int(os.environ["RADDLE_SEED"]) + 1000 + 100 * block
    found = sum(try_out(seed) for seed in range(first, first + 100))
    assert found >= 15, f"seeds from {first}"
