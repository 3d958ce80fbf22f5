"""Runs raddle's command line on one input in a process of its own: a fork of this one, which has all
modules loaded.

A crash, a hang or an endless use of memory ends the child, not the test. Time is measured in seconds of
the processor, so that a busy machine does not look like a hang.
"""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from raddle.cli.main import main

CPU_SECONDS = 60
WALL_SECONDS = 600
MEMORY = 3 << 30


@dataclass(frozen=True)
class Ended:
    """`status`: the exit status, or minus the number of the signal."""

    status: int
    output: str
    seconds: float

    @property
    def complaint(self) -> str | None:
        """What is wrong with it, whatever the input was."""
        if self.status == -signal.SIGXCPU or self.status == -signal.SIGKILL:
            return f"it hangs: {CPU_SECONDS} s of processor time"
        if self.status < 0:
            return f"it crashes: signal {-self.status}"
        if self.status not in (0, 1, 2, 3, 121, 122):
            return f"exit status {self.status}"
        if "Traceback (most recent call last)" in self.output:
            return "a traceback"
        if "internal error" in self.output:
            return "an internal error"
        if self.status == 3 and not self.output.strip():
            return "exit status 3 without a word"
        return None


def run(words: list[str], folder: Path) -> Ended:
    output = folder / "output.txt"
    start = time.monotonic()
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child == 0:
        _child(words, folder, output)
    status = _wait(child, start + WALL_SECONDS)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # what it started and left behind
    text = output.read_bytes().decode("utf-8", "replace")
    return Ended(os.waitstatus_to_exitcode(status), text, time.monotonic() - start)


def _wait(child: int, deadline: float) -> int:
    pause = 0.001
    while True:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return status
        if time.monotonic() > deadline:
            os.killpg(child, signal.SIGKILL)
            return os.waitpid(child, 0)[1]
        time.sleep(pause)
        pause = min(pause * 2, 0.05)


def _child(words: list[str], folder: Path, output: Path) -> None:
    """Never comes back."""
    status = 99
    try:
        os.setsid()
        for signum in (signal.SIGINT, signal.SIGTERM):
            signal.signal(signum, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.chdir(folder)
        os.environ["XDG_STATE_HOME"] = os.environ["XDG_CACHE_HOME"] = str(folder)
        handle = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for number, target in ((0, nothing), (1, handle), (2, handle)):
            os.dup2(target, number)
        sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115
        sys.stderr = open(2, "w", closefd=False)  # noqa: SIM115
        status = main(words)
        sys.stdout.flush()
        sys.stderr.flush()
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 1
    except BaseException:
        import traceback

        traceback.print_exc()
    finally:
        with contextlib.suppress(BaseException):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(status & 255)
