"""The complete pass against the interleavings that the native machine explores, for programs that end."""

from __future__ import annotations

import random
import time

import pytest
from bundled_programs import program
from looping import generate

import raddle
from raddle.impact.certificate import Certificate
from raddle.impact.complete import CompleteSearch
from raddle.impact.executor import Executor

KINDS = ("store", "add", "copy", "assert", "assert", "if", "if", "locked", "locked")


def agrees(seed: int) -> str:
    toy = generate(random.Random(seed), KINDS, endless=0.0)
    expected = raddle.verify(toy.text, model="sc", races=False, timeout=20)
    if expected.verdict == "inconclusive":
        return "inconclusive"
    code = program(toy.text)
    found = CompleteSearch(Executor(code), deadline=time.monotonic() + 30).run()
    assert found.outcome == expected.verdict, (seed, toy.text)
    if found.outcome == "safe":
        Certificate(code, found.tree).check()
    elif found.counterexample is not None:
        assert found.counterexample.failure.kind in ("assertion", "deadlock", "lock")
    return found.outcome


@pytest.mark.parametrize("block", range(3))
def test_verdicts_of_random_programs(block: int) -> None:
    found = [agrees(seed) for seed in range(12 * block, 12 * block + 12)]
    assert {"safe", "unsafe"} <= set(found)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_verdicts_of_1000_random_programs(block: int) -> None:
    for seed in range(100 * block, 100 * block + 100):
        agrees(seed)
