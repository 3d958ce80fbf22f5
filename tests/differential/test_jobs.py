"""`--jobs`: as one job, whatever the threads do: the same counts, errors in the same order, the same way
to them. Where parts share what they know (dpor, unordered locks) and nothing ends the search, the errors are
the same, but the way to each is chance (it must show the error), and with unordered locks so is what was
explored in vain.

Random programs, with work given away after every step. RADDLE_SEED=… repeats the programs of a run.
"""

from __future__ import annotations

import dataclasses
import os

import pytest
from test_frontier import EQUAL, UNORDERED, cases, images

from raddle.explore import crew, jobs
from raddle.explore.drive import drive
from raddle.explore.native import NativeSearch, replay
from raddle.explore.options import UNORDERED_SEARCHES, Options
from raddle.explore.run import Found, Search


def explored(code: bytes, options: Options, count: int) -> Search:
    first = NativeSearch(code, options, [])
    search: NativeSearch | jobs.Jobs = first
    if count > 1:
        search = crew.Crew(first, count) if options.search == "dpor" else jobs.Jobs(first, count)
    limit, _ = drive(search, timeout=None, memory_limit=None)
    assert limit is None
    return search.found(None, 0.0)


IN_VAIN = ("explored", "dead_ends", "revisits", "remembered", "remembered_bytes")
"""What depends on the way to a graph, where several ways lead there."""


def alike(one: Search, several: Search, *, by_chance: bool) -> bool:
    # What was done before a restart counts as events, and is less where nobody waited for it.
    several = dataclasses.replace(several, events=one.events)
    if by_chance:
        if one.remembered:
            several = dataclasses.replace(several, **{name: getattr(one, name) for name in IN_VAIN})
        one, several = (dataclasses.replace(search, errors=in_order(search)) for search in (one, several))
    return several == one


def in_order(search: Search) -> tuple[Found, ...]:
    """Its errors, whichever execution shows them."""
    return tuple(sorted((Found(e.kind, {}, e.key) for e in search.errors), key=lambda e: str(e.key)))


def shows_errors(code: bytes, options: Options, search: Search) -> bool:
    """Whether the executions of its errors end in them."""
    outcomes = [replay(code, options, error.schedule).outcome for error in search.errors]
    kinds = [None if outcome is None else outcome.kind for outcome in outcomes]
    return kinds == [error.kind for error in search.errors]


def check(first: int, count: int) -> None:
    failing = 0
    for seed, rng, code in images(first, count):
        for case, model in cases(rng):
            search = case
            if search == "interleavings":  # far too many
                continue
            locks = "ordered"
            if search == UNORDERED:
                search, locks = rng.choice(UNORDERED_SEARCHES), "unordered"
            if search == EQUAL:
                search = "modification-order"
            given = {"search": search, "model": model, "locks": locks, "symmetry": case == EQUAL}
            options = Options.of(**given, keep_going=rng.random() < 0.4).resolved()
            one, several = explored(code, options, 1), explored(code, options, rng.choice((2, 3, 5)))
            where = f"seed {seed}, {search}, {model}, locks {locks}, keep_going={options.keep_going}"
            ended = one.stop is not None or (bool(one.errors) and not options.keep_going)
            by_chance = search == "dpor" or locks == "unordered"
            assert alike(one, several, by_chance=by_chance and not ended), f"{where}\n{one}\n{several}"
            assert shows_errors(code, options, several), where
            failing += bool(one.errors)
    print(f"seeds from {first}: {count} programs, errors in {failing} searches")


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "SLICE", 0.0)
    monkeypatch.setattr(crew, "ALONE", 0.0)


@pytest.mark.usefixtures("eager")
def test_as_one_job() -> None:
    check(int(os.environ["RADDLE_SEED"]) + 160_000_000, 25)


@pytest.mark.slow
@pytest.mark.usefixtures("eager")
@pytest.mark.parametrize("chunk", range(10))
def test_thousands(chunk: int) -> None:
    check(int(os.environ["RADDLE_SEED"]) + 161_000_000 + chunk * 300, 300)
