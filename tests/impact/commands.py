"""The command line, as a user types it."""

from __future__ import annotations

import re
import subprocess
import sys


def raddle(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "raddle.cli.main", *words],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def useful(done: subprocess.CompletedProcess[str]) -> list[int]:
    found = re.search(r"useful work \d+ \(([^)]*)\)", done.stderr)
    assert found, done.stderr
    return [int(number) for number in found[1].split(", ")]
