"""Schedules of random looping programs, carried out by code that shares nothing with the search."""

from __future__ import annotations

import random
import time

import pytest
from bundled_programs import program
from enforcer import Enforcer
from looping import generate

from raddle.impact.policy import Policy
from raddle.schedules.order import ordered
from raddle.schedules.synthesis import attempt


def try_out(seed: int) -> bool:
    """Whether the program has a schedule; fails if one of its executions is bad."""
    rng = random.Random(seed)
    toy = generate(rng)
    code = program(toy.text)
    found = attempt(code, Policy(rng.choice((1, 1, 2, 3)), rng.randint(1, 2)), 1, time.monotonic() + 2)
    if found.schedule is None:
        return False
    for level in (0, 1, 2):
        sections = ordered(found.schedule, level)
        for _ in range(6):
            Enforcer(toy, code, sections, found.barred, level, rng).run(rng.choice((30, 120, 600)))
    return True


@pytest.mark.parametrize("block", range(4))
def test_schedules_of_random_programs(block: int) -> None:
    found = sum(try_out(seed) for seed in range(10 * block, 10 * block + 10))
    assert found >= 3


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_schedules_of_2000_random_programs(block: int) -> None:
    found = sum(try_out(seed) for seed in range(100 * block, 100 * block + 100))
    assert found >= 40
