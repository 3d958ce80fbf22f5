"""The certificate beside a schedule: checked without a search, and nothing in it is believed."""

from __future__ import annotations

import copy
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from bundled_programs import FOLDER
from commands import raddle

from raddle.errors import UserError
from raddle.frontend.build import Request, lower
from raddle.frontend.compiler import compile_c
from raddle.impact.terms.solver import OutOfTime
from raddle.ir.program import Program
from raddle.schedules import certificate_file
from raddle.schedules.digest import digest_of
from raddle.schedules.format import ScheduleFile, read, write
from raddle.scheduling import run

LOCKS = str(FOLDER / "double_lock.c")
HEAP = str(Path(__file__).parent / "features" / "heap_queue.c")


class Saved:
    def __init__(self, folder: Path, path: str, *flags: str, complete: float = 20) -> None:
        self.request = Request((path,), flags, spin="off")
        compilation = compile_c(self.request.files, self.request.flags)
        self.program: Program = lower(self.request, compilation)
        self.digest = digest_of(self.request, compilation)
        self.path = folder / "schedule.json"
        run(
            self.request,
            compilation,
            self.program,
            iterations=1,
            timeout=60,
            complete=complete,
            output=str(self.path),
            svg=None,
        )
        self.schedule: ScheduleFile = read(self.path)
        self.certificate = certificate_file.path_of(self.path)
        self.document: dict[str, Any] = json.loads(self.certificate.read_text())

    def check(self, document: dict[str, Any] | None = None, seconds: float = 60) -> certificate_file.Checked:
        if document is not None:
            self.certificate.write_text(json.dumps(document))
        return certificate_file.check(
            self.certificate,
            self.program,
            self.digest,
            self.schedule.variant,
            time.monotonic() + seconds,
        )


@pytest.fixture(scope="module")
def deadlocking(tmp_path_factory: pytest.TempPathFactory) -> Saved:
    return Saved(tmp_path_factory.mktemp("deadlocking"), LOCKS, "-DDEADLOCK")


@pytest.fixture(scope="module")
def ordered(tmp_path_factory: pytest.TempPathFactory) -> Saved:
    return Saved(tmp_path_factory.mktemp("ordered"), LOCKS)


def test_the_verdict_follows_from_what_is_proven(deadlocking: Saved, ordered: Saved) -> None:
    assert deadlocking.check(deadlocking.document).verdict == deadlocking.schedule.verdict == "partially-safe"
    assert ordered.check(ordered.document).verdict == ordered.schedule.verdict == "safe"
    without = {name: value for name, value in ordered.document.items() if name != "complete"}
    assert ordered.check(without).verdict == "unknown"
    # One schedule's tree in place of one of all schedules.
    with pytest.raises(UserError):
        ordered.check(without | {"complete": without["schedule"]})


def test_a_forged_verdict_and_a_missing_certificate_are_refused(deadlocking: Saved, tmp_path: Path) -> None:
    forged = tmp_path / "forged.json"
    saved = deadlocking.schedule
    write(forged, ScheduleFile(saved.digest, saved.files, "safe", saved.variant))
    words = ("schedule", LOCKS, "-DDEADLOCK", "--check", str(forged))
    done = raddle(*words)
    assert (done.returncode, "forged.json.certificate: No such file" in done.stderr) == (3, True)
    certificate_file.path_of(forged).write_text(json.dumps(deadlocking.document))
    done = raddle(*words)
    assert done.returncode == 3
    assert "says safe for all schedules, its certificate proves partially-safe" in done.stderr


def test_the_time_limit_holds(ordered: Saved) -> None:
    with pytest.raises(OutOfTime):
        ordered.check(ordered.document, seconds=-1)


def test_a_path_that_leads_to_no_error_proves_nothing(deadlocking: Saved) -> None:
    changed = copy.deepcopy(deadlocking.document)
    changed["counterexample"]["steps"].pop()
    with pytest.raises(UserError, match="leads to no error"):
        deadlocking.check(changed)


def test_ranges_of_variables_are_not_believed(ordered: Saved) -> None:
    """A variable that can be nothing else than what the label wants would prove everything."""
    changed = copy.deepcopy(ordered.document)
    row = next(row for row in changed["terms"] if row[0] == "var" and "mutex" in row[1])
    row[2:] = [0, 0]
    with pytest.raises(UserError):
        ordered.check(changed)


def test_allocated_memory(tmp_path: Path) -> None:
    saved = Saved(tmp_path, HEAP, complete=0)
    assert saved.check().verdict == saved.schedule.verdict
    for site in saved.document["schedule"]["allocations"]["sites"].values():
        changed = copy.deepcopy(site)
        site["size"] += 8
        with pytest.raises(UserError):
            saved.check(saved.document)
        site.clear()
        site.update(changed)


def damaged(document: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Another value somewhere."""
    made = copy.deepcopy(document)
    at: Any = made
    while True:
        key = rng.choice(list(at) if isinstance(at, dict) else list(range(len(at))))
        if not isinstance(at[key], dict | list) or not at[key] or rng.random() < 0.1:
            break
        at = at[key]
    kind = rng.randrange(4)
    if kind == 0 and type(at[key]) is int:
        at[key] += rng.choice((-1, 1, 1000))
    elif kind == 1:
        del at[key]
    else:
        at[key] = rng.choice((None, -1, 0, 1, 7, "le", "x", [], {}, [[]], 1 << 70, True, 2.5))
    return made


@pytest.mark.parametrize(
    ("number", "times"), [(0, 4), *(pytest.param(n, 100, marks=pytest.mark.slow) for n in range(1, 5))]
)
def test_damaged_certificates_are_refused_or_still_hold(
    number: int, times: int, deadlocking: Saved, ordered: Saved
) -> None:
    """What is not needed for the proof may be missing; nothing else, and no crash."""
    rng = random.Random(number)
    refused = 0
    for saved in (deadlocking, ordered):
        for _ in range(times):
            try:
                found = saved.check(damaged(saved.document, rng))
            except UserError:
                refused += 1
            else:
                assert found.verdict in ("unknown", saved.schedule.verdict)
    assert refused >= times
