"""Every search against brute force on random programs: the same classes, none twice.

Seeds are fresh in every run and printed; RADDLE_SEED fixes the first one, RADDLE_PROGRAMS their number.
Programs that once failed are in `KEPT`.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from toy.consistency import Consistency, modification_orders
from toy.generate import FEATURES, random_program
from toy.program import Program
from toy.search import ReadsFrom, brute
from toy.to_ir import lower

from raddle import _native
from raddle.assemble import assemble
from raddle.passes import pipeline

MODELS = ("sc", "tso", "ra", "rc11")
QUICK = int(os.environ.get("RADDLE_PROGRAMS", "150"))
KEPT = (103, 159, 231, 274, 692, 882, 5014, 5227, 5362, 5741, 9224, 101892, 20001300, 20001738)
"""Seeds that showed a fault in a search, in the toy, or in the translation between them."""
RCMC_KEPT = (139, 455, 989)
"""Programs where rcmc lost executions under wrc11."""
NO_CHOICE_IN_READS = tuple(feature for feature in FEATURES if feature != "wcas")
"""rcmc takes weak compare-exchange for strong."""


def seeds(count: int) -> Iterator[int]:
    first = int(os.environ.get("RADDLE_SEED", str(time.time_ns() % 1_000_000_000)))
    print(f"seeds {first} to {first + count - 1}")
    yield from KEPT
    yield from range(first, first + count)


def native(program: Program, search: str, model: str) -> Any:
    image = assemble(pipeline.run(lower(program)), ["program"])
    loaded = _native.Program(image.code)
    options = {"count_duplicates": True, "keep_going": True, "races": False}
    running: _native.GraphSearch | _native.Rcmc
    if search == "rcmc":
        running = _native.Rcmc(loaded, options, model)
    else:
        running = _native.GraphSearch(loaded, options, model, search == "modification-order")
    while not running.run(10.0):
        pass
    assert running.stopped is None
    assert {error.kind for error in running.errors} <= {"deadlock", "livelock"}
    return running


def compare(seed: int, model: str) -> None:
    program = random_program(random.Random(seed))
    graphs = brute(program, Consistency(model))
    done = [g for g in graphs.values() if not g.stuck()]
    stuck = [g for g in graphs.values() if g.stuck()]
    found = native(program, "reads-from", model)
    assert (found.executions, found.blocked, found.duplicates) == (len(done), len(stuck), 0), seed
    ordered = [sum(modification_orders(g, model) for g in some) for some in (done, stuck)]
    found = native(program, "modification-order", model)
    assert [found.executions, found.blocked, found.duplicates] == [*ordered, 0], seed


def compare_rcmc(seed: int) -> None:
    rng = random.Random(seed)
    program = random_program(rng, tuple(rng.sample(NO_CHOICE_IN_READS, 2)))
    graphs = brute(program, Consistency("rc11"))
    found = native(program, "rcmc", "rc11")
    wanted = sum(modification_orders(g, "rc11") for g in graphs.values())
    assert found.executions + found.blocked == wanted, seed


@pytest.mark.parametrize("model", MODELS)
def test_native_searches_visit_each_class_once(model: str) -> None:
    for seed in seeds(QUICK):
        compare(seed, model)


def test_rcmc_finds_every_execution() -> None:
    for seed in seeds(QUICK):
        compare_rcmc(seed)


def test_rcmc_and_reads_from_agree_under_wrc11() -> None:
    for seed in (*RCMC_KEPT, *seeds(QUICK)):
        rng = random.Random(seed)
        program = random_program(rng, tuple(sorted(rng.sample(NO_CHOICE_IN_READS, 2))))
        found, other = (native(program, search, "wrc11") for search in ("rcmc", "reads-from"))
        assert (found.executions, found.blocked) == (other.executions, other.blocked), seed


@pytest.mark.parametrize("model", MODELS)
def test_toy_search_visits_each_class_once(model: str) -> None:
    for seed in seeds(QUICK // 2):
        program = random_program(random.Random(seed))
        cons = Consistency(model)
        found = ReadsFrom(program, cons).found
        assert found == dict.fromkeys(brute(program, cons), 1), seed


def test_the_next_event_may_be_any() -> None:
    """The search is complete whatever thread goes next, even if that changes from graph to graph."""
    for seed in seeds(QUICK // 2):
        program = random_program(random.Random(seed))
        cons = Consistency("rc11")
        found = ReadsFrom(program, cons, lambda g, all_of: all_of[hash(g.key()) % len(all_of)]).found
        assert found == dict.fromkeys(brute(program, cons), 1), seed


@pytest.mark.slow
@pytest.mark.parametrize("model", MODELS)
def test_hundred_thousand_programs(model: str) -> None:
    for seed in seeds(25_000):
        compare(seed, model)
