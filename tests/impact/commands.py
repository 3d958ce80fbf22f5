"""The command line, as a user types it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

PATIENT = ("--timeout", "300", "--complete", "200")
"""For what must come to an answer, however busy the machine is."""


def raddle(
    *words: str, folder: Path | None = None, variables: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "raddle.cli.main", *words],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
        cwd=folder,
        env=os.environ | (variables or {}),
    )


def useful(done: subprocess.CompletedProcess[str]) -> list[int]:
    found = re.search(r"useful work \d+ \(([^)]*)\)", done.stderr)
    assert found, done.stderr
    return [int(number) for number in found[1].split(", ")]
