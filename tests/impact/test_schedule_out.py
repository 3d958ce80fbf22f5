"""`verify --schedule-out`: executions that a search has visited become a schedule."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest
from bundled_programs import program
from commands import raddle
from looping import Failed, generate
from programs_out import CLOCK, ENDLESS, LISTS, MANY, TRAP, UNSAFE
from test_random_schedules import enforce

from raddle.errors import UserError
from raddle.explore.options import Options
from raddle.frontend.build import Request, build
from raddle.frontend.sources import Source
from raddle.schedules.rehearsed import Guide, Rehearsal

LEVELS = ("-O0", "-O1", "-O2")


def made(folder: Path, text: str, *words: str) -> tuple[str, str, str]:
    """The program's path, its schedule's and what verify said."""
    path, output = folder / "program.c", folder / "schedule.json"
    path.write_text(text)
    done = raddle("verify", str(path), "--schedule-out", str(output), *words)
    assert done.returncode in (0, 1, 2), done.stderr
    return str(path), str(output), done.stdout


@pytest.mark.parametrize(
    "words",
    [
        ("--model", "sc", "--timeout", "0.5"),
        ("--model", "sc", "--search", "reads-from", "--locks", "ordered", "--timeout", "0.5"),
        ("--model", "sc", "--search", "interleavings", "--timeout", "0.5"),
        ("--timeout", "0.5"),
    ],
    ids=["sc", "reads-from", "interleavings", "rc11"],
)
def test_an_unfinished_search_leaves_a_schedule(tmp_path: Path, words: tuple[str, ...]) -> None:
    path, schedule, said = made(tmp_path, LISTS, *words)
    assert said.startswith("inconclusive: the time limit of 0.5 s was reached")
    assert "schedule: 4 executions, " in said
    assert "  inputs outside of it end the program\n" in said
    values = tmp_path / "values.c"
    for level in LEVELS:
        values.write_text("int __VERIFIER_nondet_int(void) { return 2; }\n")
        done = raddle("run", path, "--schedule", schedule, level, "--inputs", str(values))
        assert (done.returncode, done.stdout) == (0, "big\n520\n"), done.stderr
    values.write_text("int __VERIFIER_nondet_int(void) { return 3; }\n")
    done = raddle("run", path, "--schedule", schedule, "--inputs", str(values))
    assert done.returncode == 121
    assert "raddle: thread 0: an input that was not tried at " in done.stderr
    assert done.stdout == ""
    again = raddle("schedule", path, "--check", schedule)
    assert (again.returncode, again.stdout) == (0, f"{schedule}: 4 executions run again\n")
    document = json.loads(Path(schedule).read_text())
    assert document["verdict"] == "unknown"
    assert "one of the executions that the machine has run" in document["proven"][0]


def test_library_functions_copies_and_arguments(tmp_path: Path) -> None:
    path, schedule, said = made(tmp_path, MANY, "--timeout", "0.5", "--", "a", "b")
    assert "schedule: 1 execution, " in said
    for level in LEVELS:
        done = raddle("run", path, "--schedule", schedule, level, "--", "a", "b")
        assert (done.returncode, done.stdout) == (7, "done 3\n"), done.stderr
    done = raddle("run", path, "--schedule", schedule, "--", "a")
    assert done.returncode == 3
    assert "was made from executions with other program arguments (a b)" in done.stderr
    assert raddle("schedule", path, "--check", schedule).returncode == 0


def test_an_unsafe_program_gets_a_schedule_that_avoids_the_error(tmp_path: Path) -> None:
    path, schedule, said = made(tmp_path, UNSAFE, "--model", "sc", "--no-races")
    assert said.startswith("unsafe")
    for level in LEVELS:
        for _ in range(5):
            assert raddle("run", path, "--schedule", schedule, level).returncode == 0


def test_inputs_that_lead_to_errors_are_left_out(tmp_path: Path) -> None:
    path, schedule, said = made(tmp_path, TRAP, "--model", "sc", "--keep-going")
    assert "1 sequences of inputs do not end well and are left out" in said
    values = tmp_path / "values.c"
    for value, status in ((0, 0), (1, 1), (2, 121)):
        values.write_text(f"unsigned long raddle_choice(unsigned long n) {{ return {value}; }}\n")
        done = raddle("run", path, "--schedule", schedule, "--inputs", str(values))
        assert done.returncode == status, done.stderr


def test_what_cannot_become_a_schedule_is_said(tmp_path: Path) -> None:
    _, schedule, said = made(tmp_path, ENDLESS, "--timeout", "0.5")
    assert "warning: no schedule is written: the execution does not end in the machine's order" in said
    assert not Path(schedule).exists()
    _, schedule, said = made(tmp_path, CLOCK)
    assert "time in a schedule from executions: the time is another in every run" in said
    assert "program.c:4:12" in said
    done = raddle("verify", str(tmp_path / "program.c"), "--schedule-out", "/nowhere/at/all")
    assert done.returncode == 3


TERMINATING = ("store", "add", "copy", "assert", "if", "if", "locked", "locked", "atomic")


def try_out(seed: int) -> bool:
    """A random program in a random order of threads: whether there is a schedule, which must be good."""
    rng = random.Random(seed)
    toy = generate(rng, TERMINATING, endless=0.0)
    request = Request((Source("test.c", toy.text),), spin="off")
    code, options = program(toy.text), Options(model="sc").resolved()
    order = tuple(rng.choice((0, 0, 1, 2, 3)) for _ in range(rng.choice((0, 20, 60))))
    try:
        found = Rehearsal(build(request).image, code, options).follow(
            Guide(((0, 0), (0, 1), (0, 2)), order, (0, 1), ())
        )
    except UserError:
        return False
    try:
        enforce(toy, code, found.schedule, found.barred, rng)
    except Failed as error:
        raise AssertionError(f"seed {seed}: {error}\n{toy.text}") from error
    return True


def test_schedules_from_random_executions() -> None:
    first = int(os.environ["RADDLE_SEED"])
    assert sum(try_out(seed) for seed in range(first, first + 40)) >= 5


@pytest.mark.slow
def test_schedules_from_2000_random_executions() -> None:
    first = int(os.environ["RADDLE_SEED"]) + 10_000
    assert sum(try_out(seed) for seed in range(first, first + 2000)) >= 500
