"""raddle against counting.py and racing.py on random programs: the same counts, the same races."""

from __future__ import annotations

import pytest
from counting import count
from racing import has_race
from random_programs import generate, to_c

import raddle

LARGEST = 20_000
BATCH = 20


@pytest.mark.parametrize("conditions", [False, True], ids=["", "conditions"])
@pytest.mark.parametrize("batch", range(10))
def test_random_programs(batch: int, conditions: bool, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("random")
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        program = generate(seed, conditions=conditions)
        expected = count(program)
        if sum((expected.complete, expected.blocked, expected.stuck)) > LARGEST:
            continue
        text = to_c(program)
        result = raddle.verify(
            text,
            model="sc",
            search="interleavings",
            cache=False,
            trace=folder / "trace.json",
            accept_vacuous=True,
        )
        if expected.stuck:
            assert result.verdict == "unsafe", (seed, program)
            assert result.errors[0].kind in ("deadlock", "livelock"), (seed, program)
        else:
            found = (result.verdict, result.executions, result.blocked)
            assert found == ("safe", expected.complete, expected.blocked), (seed, program)


@pytest.mark.parametrize("batch", range(10))
def test_random_races(batch: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("random")
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        program = generate(seed, plain=3)
        expected = count(atomic(program))
        if expected.stuck or expected.complete + expected.blocked > LARGEST // 10:
            continue
        result = raddle.verify(
            to_c(program),
            model="sc",
            search="interleavings",
            cache=False,
            trace=folder / "trace.json",
            accept_vacuous=True,
        )
        if has_race(program):
            assert result.verdict == "unsafe", (seed, program)
            assert result.errors[0].kind == "race", (seed, program)
        else:
            assert (result.verdict, result.errors) == ("safe", ()), (seed, program)


def atomic(program: dict[str, str]) -> dict[str, str]:
    """The same with atomic accesses, for counting."""
    return {name: text.replace("pload", "load").replace("pstore", "store") for name, text in program.items()}
