"""The tutorial's program does what the tutorial says."""

from __future__ import annotations

from pathlib import Path

from commands import PATIENT, raddle

ROOT = Path(__file__).parent.parent.parent


def test_the_tutorial(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "tutorial" / "safe-schedule.md").read_text("utf-8")
    output = str(tmp_path / "clerks.json")
    program = str(ROOT / "examples" / "deadlocking.c")
    done = raddle("schedule", program, "-o", output, "--iterations", "2", *PATIENT)
    assert done.returncode == 0
    for line in done.stdout.replace(str(ROOT / "examples") + "/", "").splitlines():
        said = line.rsplit(" nodes, ")[0].replace(output, "clerks.json")
        assert said in page, said
    done = raddle("run", program, "-DDIFFERENT", "--schedule", output, "--seconds", "0.5")
    assert done.returncode == 0
