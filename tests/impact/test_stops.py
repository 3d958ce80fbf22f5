"""Threads that have no event any more do nothing more, at any level."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from commands import raddle

FEATURES = Path(__file__).parent / "features"


@pytest.mark.parametrize(
    ("name", "stops"),
    [
        ("cut_off", {(1, "count", "load")}),
        ("met_again", {(1, "first", "follow"), (3, "third", "arrive")}),
    ],
)
def test_the_program_ends_while_threads_are_at_work(name: str, stops: object, tmp_path: Path) -> None:
    source, output = str(FEATURES / f"{name}.c"), tmp_path / "s.json"
    done = raddle("schedule", source, "-o", str(output), "--iterations", "2", "--complete", "0")
    assert done.returncode == 0, done.stdout + done.stderr
    document = json.loads(output.read_text())
    assert {(thread, function, kind) for thread, function, _, kind in document["stops"]} == stops
    runs = [raddle("run", source, "--schedule", str(output), level) for level in ("-O0", "-O1", "-O2")]
    assert [run.returncode for run in runs] == [5, 5, 5], [run.stderr for run in runs]
    assert len({run.stdout for run in runs}) == 1, [run.stdout for run in runs]
