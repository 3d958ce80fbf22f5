"""The searches against each other and the oracle on random programs that free and compare addresses, with and
without addresses that come back: the same verdicts and, where nothing is wrong, as many executions.
"""

from __future__ import annotations

import os
import random
import time

import pytest
from heap_programs import Maker

import raddle
from raddle.errors import UnsupportedError

SEED = int(os.environ.get("RADDLE_SEED") or random.SystemRandom().randrange(1 << 32))
SEARCHES = {
    "rc11": ("modification-order", "reads-from", "rcmc", "oracle"),
    "sc": ("modification-order", "reads-from", "dpor", "interleavings", "oracle"),
    "tso": ("modification-order", "reads-from", "oracle"),
    "wrc11": ("reads-from", "rcmc", "oracle"),
}


def compare(seed: int, model: str, races: bool = True) -> tuple[str, ...]:
    """The verdicts with fresh addresses and with those that come back."""
    text = Maker(seed).program()
    verdicts = []
    for reuse in (False, True):
        found = {}
        counts = {}
        for search in SEARCHES[model]:
            try:
                result = raddle.verify(
                    text, model=model, search=search, locks="auto", races=races, reuse_addresses=reuse,
                    independent_faa=False, timeout=20,
                )  # fmt: skip
            except UnsupportedError:
                assert search == "oracle"
                continue
            if result.verdict == "inconclusive":
                continue
            found[search] = result.verdict
            counts[search] = result.executions
        where = f"RADDLE_SEED={SEED}, program {seed}, {model}, reuse {reuse}, {found}, {counts}\n{text}"
        assert len(set(found.values())) == 1, where
        if set(found.values()) == {"safe"}:
            same = {
                counts[s]
                for s in ("modification-order", "dpor", "oracle")
                if s in counts and model != "wrc11"
            }
            assert len(same) <= 1, where
        verdicts += set(found.values())
    assert verdicts != ["unsafe", "safe"], f"RADDLE_SEED={SEED}, program {seed}\n{text}"
    return tuple(verdicts)


def run(count: int, model: str, races: bool = True) -> dict[tuple[str, ...], int]:
    dice = random.Random(f"{SEED}{model}{races}")
    seen: dict[tuple[str, ...], int] = {}
    for _ in range(count):
        verdicts = compare(dice.randrange(1 << 32), model, races)
        seen[verdicts] = seen.get(verdicts, 0) + 1
    print(f"RADDLE_SEED={SEED} {model} races={races}: {seen}")
    return seen


@pytest.mark.parametrize("model", SEARCHES)
def test_a_few(model: str) -> None:
    run(4, model)


@pytest.mark.slow
@pytest.mark.parametrize("races", [True, False])
@pytest.mark.parametrize("model", SEARCHES)
def test_many(model: str, races: bool) -> None:
    start = time.monotonic()
    seen = run(400, model, races)
    assert seen.get(("safe", "unsafe"), 0), "no program in which addresses that come back matter"
    print(f"{time.monotonic() - start:.0f} s")
