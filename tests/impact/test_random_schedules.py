"""Schedules of random looping programs, carried out by code that shares nothing with the search.

Each schedule is enforced on another machine: the first operations in every order that the schedule permits
and with all inputs (as far as so many runs get), then longer runs at random. RADDLE_SEED=…
repeats the programs of a run."""

from __future__ import annotations

import os
import random
import time

import pytest
from bundled_programs import program
from enforcer import Enforcer, Enumeration
from looping import Failed, Toy, generate

from raddle.impact.state.thread_state import Location
from raddle.impact.tree.policy import Policy
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
    blocked: set[int] = set()
    for level in (0, 1, 2):
        sections = ordered(schedule, level)
        answers = Enumeration()
        for _ in range(runs):
            Enforcer(toy, code, sections, barred, level, answers, blocked).run(24)
            if not answers.again():
                break
        for operations in (600, *rng.choices((30, 120, 600), k=5)):
            Enforcer(toy, code, sections, barred, level, rng, blocked).run(operations)


def alone(location: Location) -> dict[int, int]:
    """Each thread in a group of its own, so that the search has to give it a way beside the others'."""
    return {thread: thread - 1 for thread in range(len(location))}


def try_out(seed: int, monkeypatch: pytest.MonkeyPatch) -> tuple[bool, bool]:
    """Whether the program has a schedule, and whether that rotates; fails if one of its executions is bad."""
    rng = random.Random(seed)
    toy = generate(rng)
    code = program(toy.text)
    grouped = rng.random() < 0.5
    for module in ("tree.policy", "search.search"):
        monkeypatch.setattr(f"raddle.impact.{module}.groups_of", alone)
    policy = Policy(rng.choice((1, 1, 2, 3)), rng.randint(0, 2), grouped)
    # Most programs need no more than the first kind of search: half of them leave it to the others.
    monkeypatch.setattr("raddle.schedules.synthesis._PATIENCE", rng.choice((0.5, 0.001)))
    found = attempt(code, policy, 1, time.monotonic() + 2)
    if found.schedule is None:
        return False, False
    try:
        enforce(toy, code, found.schedule, found.barred, rng)
    except Failed as error:
        raise AssertionError(f"seed {seed}: {error}\n{toy.text}") from error
    return True, any(section.turns for section in found.schedule.sections)


def test_schedules_of_random_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    first = int(os.environ["RADDLE_SEED"])
    found = [try_out(seed, monkeypatch) for seed in range(first, first + 40)]
    assert sum(scheduled for scheduled, _ in found) >= 8, f"seeds from {first}"


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_schedules_of_2000_random_programs(block: int, monkeypatch: pytest.MonkeyPatch) -> None:
    first = int(os.environ["RADDLE_SEED"]) + 1000 + 100 * block
    found = [try_out(seed, monkeypatch) for seed in range(first, first + 100)]
    assert sum(scheduled for scheduled, _ in found) >= 30, f"seeds from {first}"
    assert any(rotates for _, rotates in found), f"seeds from {first}"
