"""Programs whose values run: indices of large rings, counters of rounds. The time to a schedule must not grow
with the size or with the number of rounds, so the trees are compared, not the times."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from commands import raddle

from raddle.frontend.build import Request, lower
from raddle.frontend.compiler import compile_c
from raddle.impact.tree.policy import Policy
from raddle.schedules.synthesis import Found, attempt

FOLDER = Path(__file__).parent / "running"
ENDING = [
    ("two_locks", "200000\n"),
    ("two_cells", "left 300000 right 300000 sum 600000\n"),
    ("lock_array", "sum 200000\n"),
    ("jobs", "1000\n"),
    ("stealing", "64\n"),
    ("rounds", ""),
]


@cache
def found(name: str, *flags: str) -> Found:
    request = Request((str(FOLDER / f"{name}.c"),), flags, spin="off")
    return attempt(lower(request, compile_c(request.files, request.flags)), Policy(1, 1), 1, None)


@pytest.mark.parametrize(
    ("name", "small", "large"),
    [
        ("ring", "-DCAP=100", "-DCAP=100000"),
        ("ring_of_values", "-DCAP=100", "-DCAP=100000"),
        pytest.param("ring_with_signals", "-DCAP=100", "-DCAP=1000", marks=pytest.mark.slow),
        ("two_locks", "-DN=1000", "-DN=1000000"),
    ],
)
def test_trees_do_not_grow_with_the_size(name: str, small: str, large: str) -> None:
    sizes = [found(name, size) for size in (small, large)]
    assert all(each.schedule is not None for each in sizes)
    assert all(each.iteration.nodes < 300 for each in sizes)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "output"), ENDING)
def test_programs_that_end_after_many_rounds(name: str, output: str, tmp_path: Path) -> None:
    source, schedule = str(FOLDER / f"{name}.c"), str(tmp_path / "schedule.json")
    done = raddle("schedule", source, "-o", schedule, "--iterations", "1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert raddle("schedule", source, "--check", schedule).returncode == 0
    for level in ("-O0", "-O1", "-O2"):
        done = raddle("run", source, "--schedule", schedule, level)
        assert (done.returncode, done.stdout) == (0, output), done.stderr
