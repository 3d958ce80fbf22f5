"""The search that leaves critical sections unordered, against brute force and against ordered locks.

Everything here is the toy: it decides the algorithm that the native search follows. A graph is *real* if
some order of the sections explains it in which the open ones come last: the graphs that ordered locks reach.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest
from toy.consistency import Consistency
from toy.deadlocks import Waits
from toy.findings import stuck_for_good
from toy.graph import Graph
from toy.kept_locks import JOINING, KEPT
from toy.lock_programs import lock_program, tight_program
from toy.orders import modification_orders
from toy.program import Program
from toy.search import brute, extensions
from toy.sections import Exact, LockView, Real, Saturated
from toy.unordered import (
    Remembering,
    Unordered,
    any_thread,
    contained,
    lowest,
    open_sections_first,
    reachable,
)

MODELS = ("sc", "tso", "ra", "rc11")
RULES = (lowest, open_sections_first, any_thread)
CHUNK = 20
LOCKS = "lmn"


def programs(model: str, chunk: int, count: int = CHUNK) -> Iterator[tuple[str, Program]]:
    first = int(os.environ["RADDLE_SEED"]) + MODELS.index(model) * 1_000_000 + chunk * count
    for seed in range(first, first + count):
        rng = random.Random(seed)
        # The toy knows two locks whose unlocks drain the buffer.
        locks = "lm" if model == "tso" else LOCKS
        yield f"seed {seed}", tight_program(rng) if seed % 4 == 0 else lock_program(rng, locks=locks)


def waits_for_lock(g: Graph) -> bool:
    """In a graph of ordered locks: does a thread stand at a lock?"""
    return any(label.update == ("lock",) and e not in g.written for e, label in g.labels.items())


def without_locks(g: Graph) -> Any:
    """What is left of a graph's key if locks read nothing, and are not there while they wait."""
    events = {e for e, label in g.labels.items() if label.update != ("lock",) or e in g.written}
    reads = {(r, w) for r, w in g.rf.items() if g.labels[r].loc not in tuple(LOCKS)}
    return frozenset(events), frozenset(reads), frozenset(g.choice.items())


def compare(program: Program, model: str, where: str, ordered: str = "") -> None:
    unordered = Unordered(program.threads, ordered=ordered)
    exact, real, saturated = Exact(model), Real(model), Saturated(model)
    full, _ = reachable(unordered, exact)
    _, maximal = reachable(unordered, real)
    with_order = brute(program, Consistency(model)).values()

    done = {without_locks(g) for g in full.values() if not g.stuck() and real(g)}
    assert done == {without_locks(g) for g in with_order if not g.stuck()}, f"{model}: {where}"

    for rule in RULES:
        case = f"{rule.__name__}, {model}: {where}"
        search = Remembering(unordered, saturated, exact, rule(model))
        assert search.found == dict.fromkeys(full, 1), case
        ends = search.terminal
        for key, d in maximal.items():
            assert key in ends or any(contained(d, g) for g in ends.values()), case
        if not ordered:
            compare_deadlocks(unordered, model, with_order, search, case)


def compare_deadlocks(unordered: Unordered, model: str, graphs: Any, search: Remembering, case: str) -> None:
    """Every deadlock makes some lock suspicious, or has nothing to do with locks and is a full graph."""
    stuck = [g for g in graphs if stuck_for_good(g, model, modification_orders(g, model)) is not None]
    if any(waits_for_lock(g) for g in stuck):
        assert Waits(unordered, search.histories).suspicious(), case
    assert all(without_locks(g) in search.found for g in stuck if not waits_for_lock(g)), case


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("chunk", range(4))
def test_unordered_locks_lose_nothing(model: str, chunk: int) -> None:
    for where, program in programs(model, chunk):
        compare(program, model, where)


@pytest.mark.parametrize("model", MODELS)
def test_programs_that_once_failed(model: str) -> None:
    for program in (*KEPT, *JOINING):
        compare(program, model, repr(program.threads))


@pytest.mark.parametrize("model", MODELS)
def test_some_locks_may_stay_ordered(model: str) -> None:
    for where, program in programs(model, 100, 10):
        compare(program, model, where, ordered="l")


def test_joins_make_locks_suspicious() -> None:
    for program in JOINING:
        unordered = Unordered(program.threads)
        search = Remembering(unordered, Saturated("sc"), Exact("sc"), any_thread("sc"))
        assert Waits(unordered, search.histories).suspicious() == {"l"}


@pytest.mark.parametrize("model", MODELS)
def test_an_order_of_sections_is_found_if_there_is_one(model: str) -> None:
    """`realise` agrees with its definition, and saturation refuses nothing that has an order."""
    for where, program in programs(model, 200, 10):
        work = [Graph(Unordered(program.threads))]
        rng = random.Random(where)
        for _ in range(60):
            g = rng.choice(work)
            following = [h for e, label in g.enabled() for h in extensions(g, e, label)]
            if following:
                h = rng.choice(following)
                view = LockView(h, model)
                there_is = view.realise_slowly()
                assert (view.realise() is not None) == there_is, where
                derived = Saturated(model)(h)
                assert derived or not there_is, where
                if derived:
                    work.append(h)


@pytest.mark.slow
@pytest.mark.parametrize("model", MODELS)
def test_ten_thousand_programs(model: str) -> None:
    for where, program in programs(model, 1000, 10_000):
        compare(program, model, where)
