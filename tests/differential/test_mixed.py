"""Accesses of several sizes: the searches against each other and against the axioms.

docs/explanation/mixed-sizes.md says where the searches have fewer executions.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest
from mixed_programs import Mixed

from raddle.errors import UnsupportedError

SEED = int(os.environ["RADDLE_SEED"])
GRAPHS = ("modification-order", "reads-from")
SEARCHES = {
    "sc": (*GRAPHS, "dpor", "interleavings"),
    "tso": GRAPHS,
    "ra": GRAPHS,
    "rc11": (*GRAPHS, "rcmc"),
}


def compare(seed: int, model: str, seen: Counter[str]) -> None:
    program = Mixed.random(seed)
    first: frozenset[str] | None = None
    where = f"program {seed}, {model}\n{program.text}"
    try:
        truth, racy = program.defined(model)
    except UnsupportedError:
        seen["too large"] += 1
        return
    for search in SEARCHES[model]:
        found = program.found(model, search)
        loud = program.found(model, search, races=True) if program.plain else None
        if found is None:
            seen["too long"] += 1
            continue
        outcomes, _, ordered = found
        if loud is not None:
            racy_here = loud[1]
            assert racy_here <= racy, f"{search} has a race that is none: {where}"
            if not ordered:
                assert racy_here == racy, f"{search} misses a race: {where}"
            if racy:
                seen["racy"] += 1
                continue
        assert outcomes <= truth, f"{search} has {sorted(outcomes - truth)}: {where}"
        if not ordered:
            assert outcomes == truth, f"{search} misses {sorted(truth - outcomes)}: {where}"
            seen["equal"] += 1
        else:
            seen["equal" if outcomes == truth else "fewer"] += 1
            assert first is None or outcomes == first, f"{search} differs: {where}"
            first = outcomes


@pytest.mark.parametrize("model", SEARCHES)
def test_a_few_programs(model: str) -> None:
    for k in range(4):
        compare(1_000 + k, model, Counter())


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(50))
@pytest.mark.parametrize("model", SEARCHES)
def test_programs(model: str, chunk: int) -> None:
    """100 programs each."""
    seen: Counter[str] = Counter()
    for k in range(100):
        compare(SEED + 100 * chunk + k, model, seen)
    print(f"RADDLE_SEED={SEED} {model} {chunk}: {dict(seen)}")
