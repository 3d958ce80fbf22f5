"""`--jobs`: as one job, whatever the threads do: the same counts, errors in the same order, the same way
to them.

Random programs, with work given away after every step. RADDLE_SEED=… repeats the programs of a run.
"""

from __future__ import annotations

import dataclasses
import os
import random

import pytest
from test_frontier import cases, image

from raddle.explore import jobs
from raddle.explore.drive import drive
from raddle.explore.native import NativeSearch
from raddle.explore.options import Options
from raddle.explore.run import Search


def explored(code: bytes, options: Options, count: int) -> Search:
    search: NativeSearch | jobs.Jobs = NativeSearch(code, options, [])
    if count > 1:
        assert isinstance(search, NativeSearch)
        search = jobs.Jobs(search, count)
    limit, _ = drive(search, timeout=None, memory_limit=None)
    assert limit is None
    return search.found(None, 0.0)


def check(first: int, count: int) -> None:
    failing = 0
    for seed in range(first, first + count):
        rng = random.Random(seed)
        code = image(rng)
        for search, model in cases(rng):
            if search in ("dpor", "interleavings"):  # the one runs alone, the other has too many
                continue
            given = {"search": search, "model": model, "locks": "ordered"}
            options = Options.of(**given, keep_going=rng.random() < 0.4).resolved()
            one, several = explored(code, options, 1), explored(code, options, rng.choice((2, 3, 5)))
            where = f"seed {seed}, {search}, {model}, keep_going={options.keep_going}"
            # What was done before a restart counts as events, and is less where nobody waited for it.
            assert dataclasses.replace(several, events=one.events) == one, where
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
