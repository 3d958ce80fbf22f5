"""Every search against brute force on random programs: the same classes, none twice, the same races, and
executions that are stuck for good in the same ways.

A class fixes what every read of it reads, hence all values: equal sets of classes are equal sets of outcomes.

RADDLE_SEED=… repeats the programs of a run; its first lines tell the seed.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest
from toy.consistency import Consistency
from toy.findings import Expected
from toy.generate import FEATURES, random_program
from toy.kept import KEPT
from toy.native import Native
from toy.program import Program
from toy.search import ReadsFrom, brute
from toy.to_ir import lower

from raddle import oracle
from raddle.passes import pipeline

MODELS = ("sc", "tso", "ra", "rc11", "wrc11")
CHUNK = 50
"""Programs in one test, so that tests can be spread over processes."""


def programs(model: str, chunk: int, count: int = CHUNK) -> Iterator[tuple[str, Program]]:
    """Other ones for every model and every chunk, with a word on where they come from."""
    first = int(os.environ["RADDLE_SEED"]) + MODELS.index(model) * 1_000_000 + chunk * count
    for seed in range(first, first + count):
        yield f"seed {seed}", random_program(random.Random(seed))


def searches(program: Program, model: str) -> Iterator[str]:
    yield "reads-from"
    if model != "wrc11":
        yield "modification-order"
    weak = any(op[0] == "WCAS" for ops in program.threads for op in ops)
    if model in ("rc11", "wrc11") and not weak:  # rcmc takes weak compare-exchange for strong
        yield "rcmc"


def compare(program: Program, model: str, where: str) -> None:
    expected = Expected(brute(program, Consistency(model)).values(), model)
    native = Native(program)
    for search in searches(program, model):
        found, duplicates, name = native.run(search, model)
        wanted = expected.findings(search != "reads-from" and model != "wrc11", name)
        assert found == wanted, f"{search} under {model}: {where}"
        assert duplicates == 0 or search == "rcmc", f"{search} under {model}: {where}"
    if model != "wrc11":
        compare_waiting(native, expected, model, where)


def compare_waiting(native: Native, expected: Expected, model: str, where: str) -> None:
    """Blocked executions may be fewer; all the rest is the same."""
    found, duplicates, name = native.run("modification-order", model, skip_waiting=True)
    wanted = expected.findings(True, name)
    assert duplicates == 0, f"waiting under {model}: {where}"
    assert found.executions == wanted.executions, f"waiting under {model}: {where}"
    assert (found.races, found.stuck) == (wanted.races, wanted.stuck), f"waiting under {model}: {where}"
    assert found.blocked <= wanted.blocked, f"waiting under {model}: {where}"
    assert found.classes <= wanted.classes, f"waiting under {model}: {where}"


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("chunk", range(20))
def test_searches_find_what_brute_force_finds(chunk: int, model: str) -> None:
    for where, program in programs(model, chunk):
        compare(program, model, where)


def strong_programs(model: str, chunk: int, count: int = CHUNK) -> Iterator[tuple[str, Program]]:
    """Mostly SC accesses, and in most of them SC fences."""
    for where, _ in programs(model, 5000 + chunk, count):
        rng = random.Random(where)
        features = ("fence", rng.choice(FEATURES)) if rng.random() < 0.6 else None
        yield f"strong, {where}", random_program(rng, features, modes=rng.choice(("strong", "strong", "sc")))


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("chunk", range(4))
def test_programs_with_sc_operations(chunk: int, model: str) -> None:
    for where, program in strong_programs(model, chunk):
        compare(program, model, where)


@pytest.mark.parametrize("number", range(len(KEPT)))
def test_programs_that_once_failed(number: int) -> None:
    for model in MODELS:
        compare(KEPT[number], model, f"KEPT[{number}]")


@pytest.mark.parametrize("number", range(len(KEPT)))
def test_the_oracle_agrees_on_programs_that_once_failed(number: int) -> None:
    for model in MODELS:
        compare_with_oracle(KEPT[number], model, f"KEPT[{number}]")


def compare_with_oracle(program: Program, model: str, where: str) -> None:
    """The oracle reads the axioms of raddle.models, the toy has its own."""
    ordered = model != "wrc11"
    expected = Expected(brute(program, Consistency(model)).values(), model)
    wanted = expected.findings(ordered, lambda g, order: 0)
    found = oracle.enumerate(pipeline.run(lower(program)), model, modification_order=ordered)
    assert (found.executions, found.blocked) == (wanted.executions, wanted.blocked), f"{model}: {where}"
    assert bool(found.races) == bool(wanted.races), f"{model}: {where}"
    assert {failure.kind for failure in found.errors} == wanted.stuck, f"{model}: {where}"


@pytest.mark.parametrize("model", MODELS)
def test_brute_force_agrees_with_the_oracle(model: str) -> None:
    for where, program in programs(model, 1000, 20):
        compare_with_oracle(program, model, where)


@pytest.mark.slow
@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("chunk", range(20))
def test_thousands_of_programs_agree_with_the_oracle(chunk: int, model: str) -> None:
    for where, program in programs(model, 2000 + chunk, 100):
        compare_with_oracle(program, model, where)


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("chunk", range(2))
def test_toy_search_visits_each_class_once(chunk: int, model: str) -> None:
    for where, program in programs(model, chunk):
        cons = Consistency(model)
        found = ReadsFrom(program, cons).found
        assert found == dict.fromkeys(brute(program, cons), 1), where


@pytest.mark.parametrize("chunk", range(2))
def test_the_next_event_may_be_any(chunk: int) -> None:
    """The search is complete whatever thread goes next, even if that changes from graph to graph."""
    for where, program in programs("rc11", chunk):
        cons = Consistency("rc11")
        found = ReadsFrom(program, cons, lambda g, all_of: all_of[hash(g.key()) % len(all_of)]).found
        assert found == dict.fromkeys(brute(program, cons), 1), where


@pytest.mark.slow
@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("chunk", range(25))
def test_hundred_thousand_programs(chunk: int, model: str) -> None:
    for where, program in programs(model, chunk, 1000):
        compare(program, model, where)


@pytest.mark.slow
@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("chunk", range(25))
def test_hundred_thousand_programs_with_sc_operations(chunk: int, model: str) -> None:
    for where, program in strong_programs(model, chunk, 1000):
        compare(program, model, where)
