"""Runs raddle in made-up surroundings, and says what came out."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

INPUTS = Path(__file__).parent / "inputs"
RADDLE = [sys.executable, "-m", "raddle"]


@dataclass(frozen=True)
class Outcome:
    status: int
    output: str


def surroundings(folder: Path, **changes: str | None) -> dict[str, str]:
    """An environment whose home and XDG folders are in `folder`; None removes a variable."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "RADDLE"))}
    environment |= {"HOME": str(folder), "XDG_CACHE_HOME": str(folder / "cache")}
    environment["XDG_STATE_HOME"] = str(folder / "state")
    for key, value in changes.items():
        environment.pop(key, None)
        if value is not None:
            environment[key] = value
    return environment


def run(words: list[str], folder: Path, *, seconds: float = 120, cwd: Path = INPUTS, **more: Any) -> Outcome:
    """Run raddle; both streams together. A run over the time limit fails the test."""
    environment = more.pop("environment", None) or surroundings(folder)
    done = subprocess.run(
        [*RADDLE, *words],
        cwd=cwd,
        env=environment,
        stdin=more.pop("stdin", subprocess.DEVNULL if "input" not in more else None),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=seconds,
        check=False,
        **more,
    )
    return Outcome(done.returncode, done.stdout.decode("utf-8", "replace"))


def check(outcome: Outcome, status: int | list[int], message: str) -> None:
    assert outcome.status in (status if isinstance(status, list) else [status]), outcome.output
    assert "Traceback" not in outcome.output
    assert "internal error" not in outcome.output
    assert re.search(message, outcome.output), outcome.output
