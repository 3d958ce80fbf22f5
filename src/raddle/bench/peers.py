"""Other model checkers on the very same files, in the same run: `raddle bench speed --peers`.

They are no part of raddle. Who has them on the PATH sees their times beside raddle's; no number of another
machine stands in for a measurement. A time is the CPU time of the whole process, compiling included.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import tempfile
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from raddle.bench.plan import Job

Command = Callable[[str, Job], tuple[str, ...] | None]


@dataclass(frozen=True, slots=True)
class Peer:
    """`programs`: names of the executable, the first one found is run. `command`: None if the tool has no
    model for the job. `count`: finds the number of executions in what it prints."""

    name: str
    programs: tuple[str, ...]
    command: Command
    count: re.Pattern[str]

    def executable(self) -> str | None:
        return next((found for name in self.programs if (found := shutil.which(name))), None)


@dataclass(frozen=True, slots=True)
class PeerRun:
    """`seconds`: None if the tool did not finish or failed; `problem` says why."""

    name: str
    seconds: float | None
    executions: int | None = None
    problem: str = ""


def _genmc(executable: str, job: Job) -> tuple[str, ...] | None:
    if job.model not in ("rc11", "sc"):
        return None
    return (executable, f"--{job.model}", "--", *job.flags, str(job.program.source))


def _nidhugg(executable: str, job: Job) -> tuple[str, ...] | None:
    # Where every access is seq_cst, sc and rc11 have the same executions; nidhugg knows sc.
    if job.model != "sc" and job.order != "seq_cst":
        return None
    return (executable, *job.flags, "--", "--sc", "--optimal", str(job.program.source))


PEERS = (
    Peer("genmc", ("genmc",), _genmc, re.compile(r"[Nn]umber of complete executions(?: explored)?: *(\d+)")),
    # nidhugg itself reads LLVM's language; nidhuggc, which comes with it, compiles for it.
    Peer("nidhugg", ("nidhuggc", "nidhugg"), _nidhugg, re.compile(r"Trace count: *(\d+)")),
)


def present() -> tuple[Peer, ...]:
    """Those on the PATH."""
    return tuple(peer for peer in PEERS if peer.executable() is not None)


class PeerRuns:
    """Runs each peer once for a program, size, order and model, however many searches of raddle's it is
    compared with."""

    def __init__(self, peers: Sequence[Peer], timeout: float) -> None:
        self._peers = peers
        self._timeout = timeout
        self._known: dict[tuple[str, ...], PeerRun] = {}

    def of(self, job: Job) -> tuple[PeerRun, ...]:
        found = []
        for peer in self._peers:
            command = peer.command(peer.executable() or peer.name, job)
            if command is None:
                continue
            if command not in self._known:
                self._known[command] = run(peer, command, self._timeout)
            found.append(self._known[command])
        return tuple(found)


def run(peer: Peer, command: Sequence[str], timeout: float) -> PeerRun:
    """One run, with the CPU time of the process and of what it started and waited for."""
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as out:
        try:
            process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        except OSError as error:
            return PeerRun(peer.name, None, problem=str(error))
        late = threading.Event()

        def stop() -> None:
            late.set()
            os.killpg(process.pid, signal.SIGKILL)

        timer = threading.Timer(timeout, stop)
        timer.start()
        try:
            _, status, usage = os.wait4(process.pid, 0)
        except BaseException:
            process.kill()
            raise
        finally:
            timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        text = out.read()
    if late.is_set():
        return PeerRun(peer.name, None, problem=f"not finished in {timeout:g} s")
    match = peer.count.search(text)
    if process.returncode != 0 or match is None:
        last = (text.strip().splitlines() or [f"status {process.returncode}"])[-1]
        return PeerRun(peer.name, None, problem=last[:100])
    return PeerRun(peer.name, usage.ru_utime + usage.ru_stime, int(match[1]))
