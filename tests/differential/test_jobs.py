"""`--jobs`: as one job, whatever the threads do: the same counts, errors in the same order, the same way
to them. Where parts share what they know (dpor, unordered locks) and nothing ends the search, the way to an
error is chance, and so is what was explored in vain.

Random programs, with work given away after every step. RADDLE_SEED=… repeats the programs of a run.
"""

from __future__ import annotations

import dataclasses
import os
import random

import pytest
from test_frontier import UNORDERED, cases, image

from raddle.explore import jobs
from raddle.explore.crew import Crew
from raddle.explore.drive import drive
from raddle.explore.native import NativeSearch
from raddle.explore.options import UNORDERED_SEARCHES, Options
from raddle.explore.run import Search


def explored(code: bytes, options: Options, count: int) -> Search:
    first = NativeSearch(code, options, [])
    search: NativeSearch | jobs.Jobs = first
    if count > 1:
        search = Crew(first, count) if options.search == "dpor" else jobs.Jobs(first, count)
    limit, _ = drive(search, timeout=None, memory_limit=None)
    assert limit is None
    return search.found(None, 0.0)


def alike(one: Search, several: Search, *, by_chance: bool) -> bool:
    # What was done before a restart counts as events, and is less where nobody waited for it.
    several = dataclasses.replace(several, events=one.events)
    if not by_chance:
        return several == one
    same = ("executions", "blocked", "bounds", "stop", "duplicates", "visited", "ordered_locks")
    keys = [{error.key for error in search.errors} for search in (one, several)]
    return keys[0] == keys[1] and all(getattr(one, name) == getattr(several, name) for name in same)


def check(first: int, count: int) -> None:
    failing = 0
    for seed in range(first, first + count):
        rng = random.Random(seed)
        code = image(rng)
        for case, model in cases(rng):
            search = case
            if search == "interleavings":  # far too many
                continue
            locks = "ordered"
            if search == UNORDERED:
                search, locks = rng.choice(UNORDERED_SEARCHES), "unordered"
            given = {"search": search, "model": model, "locks": locks}
            options = Options.of(**given, keep_going=rng.random() < 0.4).resolved()
            one, several = explored(code, options, 1), explored(code, options, rng.choice((2, 3, 5)))
            where = f"seed {seed}, {search}, {model}, locks {locks}, keep_going={options.keep_going}"
            ended = one.stop is not None or (bool(one.errors) and not options.keep_going)
            by_chance = search == "dpor" or locks == "unordered"
            assert alike(one, several, by_chance=by_chance and not ended), f"{where}\n{one}\n{several}"
            failing += bool(one.errors)
    print(f"seeds from {first}: {count} programs, errors in {failing} searches")


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "SLICE", 0.0)


@pytest.mark.usefixtures("eager")
def test_as_one_job() -> None:
    check(int(os.environ["RADDLE_SEED"]) + 160_000_000, 25)


@pytest.mark.slow
@pytest.mark.usefixtures("eager")
@pytest.mark.parametrize("chunk", range(10))
def test_thousands(chunk: int) -> None:
    check(int(os.environ["RADDLE_SEED"]) + 161_000_000 + chunk * 300, 300)
