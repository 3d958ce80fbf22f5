"""Final states, counts and races of every litmus test: the native searches against the oracle.

Also against brute force over all interleavings under sc, which shares nothing with graphs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest
from brute_force import brute_force
from generate import Generated, generate
from oracle_outcomes import finals, oracle_result, with_final_reads
from rules import HERE

from raddle.explore.litmus import Runner, load
from raddle.explore.options import MODELS, MODELS_OF
from raddle.explore.outcomes import GRAPH_SEARCHES, GraphOutcomes, Limits, available
from raddle.frontend.litmus import LitmusTest, parse
from raddle.oracle import OracleResult

TESTS = list(generate())
SHAPES = list(dict.fromkeys(test.shape for test in TESTS))
CLASSIC = sorted((HERE / "classic").glob("*.litmus"))
AVAILABLE = [model for model in MODELS if available(model)]
STRIDE = 7


def differences(test: LitmusTest, text: str) -> list[str]:
    """What the native searches and the oracle do not agree on."""
    subject = Runner(test, cache=False).subject
    program = with_final_reads(subject)
    found = []
    for model in AVAILABLE:
        result = oracle_result(program, model, Limits())
        oracle = finals(result, len(subject.observe))
        for search in (search for search in GRAPH_SEARCHES if model in MODELS_OF.get(search, ())):
            native = GraphOutcomes((search,))(subject, model, Limits())
            name = f"{test.name} under {model}, {search}"
            if set(native.counts) != set(oracle.counts):
                found.append(f"{name}: states {sorted(native.counts)}, oracle {sorted(oracle.counts)}")
            counts = (sum(native.counts.values()), native.blocked)
            wanted = (
                classes(result.classes, result, search),
                classes(result.blocked_classes, result, search),
            )
            if counts != wanted:
                found.append(f"{name}: executions {counts}, oracle {wanted}")
            if native.racy != oracle.racy:
                found.append(f"{name}: racy {native.racy}, oracle {oracle.racy}")
    return found


def classes(keys: Iterable[Any], result: OracleResult, search: str) -> int:
    """How many classes the search tells apart: those of reads-from have no modification order."""
    if search == "reads-from" and result.modification_order:
        return len({graph for graph, _ in keys})
    return len(set(keys))


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
