"""Final states, counts and races of every litmus test: the native searches against the oracle.

Also against brute force over all interleavings under sc, which shares nothing with graphs.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from brute_force import brute_force
from generate import Generated, generate
from oracle_outcomes import finals, oracle_result, with_final_reads
from pending import pending
from rules import HERE

from raddle.explore.litmus import Runner, load
from raddle.explore.options import MODELS
from raddle.explore.outcomes import GraphOutcomes, Limits, available
from raddle.frontend.litmus import LitmusTest, parse

TESTS = list(generate())
SHAPES = list(dict.fromkeys(test.shape for test in TESTS))
CLASSIC = sorted((HERE / "classic").glob("*.litmus"))
AVAILABLE = [model for model in MODELS if available(model)]
STRIDE = 7


def differences(test: LitmusTest, text: str) -> list[str]:
    """What the native search and the oracle do not agree on."""
    subject = Runner(test, cache=False).subject
    program = with_final_reads(subject)
    found = []
    for model in (model for model in AVAILABLE if not pending(text, model)):
        native = GraphOutcomes()(subject, model, Limits())
        result = oracle_result(program, model, Limits())
        oracle = finals(result, len(subject.observe))
        name = f"{test.name} under {model}"
        if set(native.counts) != set(oracle.counts):
            found.append(f"{name}: states {sorted(native.counts)}, oracle {sorted(oracle.counts)}")
        if sum(native.counts.values()) != result.executions or native.blocked != result.blocked:
            counts = (sum(native.counts.values()), native.blocked)
            found.append(f"{name}: executions {counts}, oracle {(result.executions, result.blocked)}")
        if native.racy != oracle.racy:
            found.append(f"{name}: racy {native.racy}, oracle {oracle.racy}")
    return found


def check(tests: Sequence[Generated]) -> None:
    wrong = []
    for test in tests:
        wrong += differences(parse(f"{test.name}.litmus", test.text), test.text)
    assert not wrong


@pytest.mark.parametrize("shape", SHAPES)
def test_generated(shape: str) -> None:
    check([test for test in TESTS if test.shape == shape][::STRIDE])


@pytest.mark.slow
@pytest.mark.parametrize("shape", SHAPES)
def test_all_generated(shape: str) -> None:
    of_shape = [test for test in TESTS if test.shape == shape]
    check([test for at, test in enumerate(of_shape) if at % STRIDE])


@pytest.mark.parametrize("file", CLASSIC, ids=lambda file: file.stem)
def test_classic(file: Path) -> None:
    assert not differences(load(file), file.read_text())


@pytest.mark.parametrize("file", CLASSIC, ids=lambda file: file.stem)
def test_interleavings(file: Path) -> None:
    subject = Runner(load(file), cache=False).subject
    truth = brute_force(subject, "sc", Limits())
    found = GraphOutcomes()(subject, "sc", Limits())
    assert (set(found.counts), found.racy) == (set(truth.counts), truth.racy)
