"""Generated and classic litmus tests against the rules of the literature, under every model there is."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest
from generate import Generated, generate
from rules import HERE, applies, expected, rules

from raddle.explore.expectations import mismatches
from raddle.explore.litmus import LitmusResult, Runner, load
from raddle.explore.options import MODELS
from raddle.explore.outcomes import available
from raddle.frontend.litmus import parse

TESTS = list(generate())
SHAPES = list(dict.fromkeys(test.shape for test in TESTS))
CLASSIC = sorted((HERE / "classic").glob("*.litmus"))
AVAILABLE = [model for model in MODELS if available(model)]
STRIDE = 4
"""The default run takes every fourth generated test, the slow one the others."""


def results(test: Generated) -> list[LitmusResult]:
    runner = Runner(parse(f"{test.name}.litmus", test.text), cache=False)
    return [runner.run(model) for model in AVAILABLE]


def check(tests: Sequence[Generated]) -> None:
    wrong = []
    for test in tests:
        wanted = expected(test.shape, test.parts)
        for result in results(test):
            assert not result.reason
            assert not result.errors
            assert not result.racy, test.name
            verdict = wanted.get(result.model, result.verdict)
            if verdict != result.verdict:
                wrong.append(f"{test.name} under {result.model}: expected {verdict}, found {result.verdict}")
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
    test = load(file)
    assert test.name == file.stem
    runner = Runner(test, cache=False)
    models = list(AVAILABLE)
    assert not mismatches([runner.run(model) for model in models], "file")


def test_ra_sc_fences() -> None:
    test = load(HERE / "classic" / "SB+fencembonceonces.litmus")
    assert Runner(test, cache=False).run("ra").verdict == "fails"


def test_races_of_classic() -> None:
    runner = Runner(load(HERE / "classic" / "MP+na+rlx.litmus"), cache=False)
    # Under sc, tso and ra every atomic access that is read from synchronises, so reading the flag does.
    assert {model: runner.run(model).racy for model in ("sc", "rc11")} == {"sc": False, "rc11": True}


def test_there_are_enough() -> None:
    names = [test.name for test in TESTS]
    assert len(names) == len(set(names)) == 800
    claims = sum(len(expected(test.shape, test.parts)) for test in TESTS)
    assert claims == 3541


def test_every_rule_is_used() -> None:
    """A rule that applies to no test is a slip of the pen."""
    for shape in SHAPES:
        of_shape = [test for test in TESTS if test.shape == shape]
        for rule in rules(shape):
            assert any(applies(rule.get("parts", ["*"] * len(t.parts)), t.parts) for t in of_shape), (
                shape,
                rule,
            )


def test_classic_expectations_are_complete() -> None:
    document = tomllib.loads((HERE / "classic" / "expected.toml").read_text())
    assert set(document) == {file.stem for file in CLASSIC}
    assert all(entry["cite"] for entry in document.values())
