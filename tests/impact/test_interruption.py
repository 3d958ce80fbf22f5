"""Ctrl-C while z3 works is neither lost nor late."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
import z3
from commands import raddle

from raddle.impact.terms.interruption import Interrupted, interruptible, solve, solver_for

LONG = """\
#include <assert.h>
#include <pthread.h>
static struct { pthread_mutex_t m; int a, b; } cells[2];
static void *work(void *p) {
  for (;;) {
    pthread_mutex_lock(&cells[0].m); cells[0].a++; cells[0].b++;
    assert(cells[0].a == cells[0].b); pthread_mutex_unlock(&cells[0].m);
    pthread_mutex_lock(&cells[1].m); cells[1].a++; cells[1].b++;
    assert(cells[1].a == cells[1].b); pthread_mutex_unlock(&cells[1].m);
  }
}
int main(void) {
  pthread_t t[3];
  for (long i = 0; i < 3; i++) pthread_create(&t[i], 0, work, (void *)i);
  for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
}
"""


def hard() -> z3.Solver:
    """A sum of three cubes that nobody knows: z3 works until its time is up."""
    x, y, z = z3.Ints("x y z")
    made = solver_for(30000)
    made.add(x * x * x + y * y * y + z * z * z == 114)
    return made


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_a_query(number: signal.Signals) -> None:
    before = signal.getsignal(number)
    with interruptible():
        threading.Timer(0.5, os.kill, (os.getpid(), number)).start()
        started = time.monotonic()
        with pytest.raises(Interrupted) as found:
            solve(hard())
    assert found.value.number == number
    assert 0.4 < time.monotonic() - started < 60
    assert signal.getsignal(number) is before
    x = z3.Int("x")
    later = solver_for(5000)
    later.add(x > 3)
    assert solve(later) == z3.sat


class Dying:
    """Is interrupted where Python drops exceptions."""

    def __del__(self) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0)


def test_a_signal_that_hits_a_destructor_is_not_lost() -> None:
    solver = solver_for(5000)
    with interruptible():
        Dying()
        with pytest.raises(Interrupted):
            solve(solver)
        assert solve(solver) == z3.sat
    with interruptible():
        Dying()
        with pytest.raises(Interrupted):
            time.sleep(10)  # no query comes


def interrupted_after(seconds: float) -> None:
    with interruptible():
        threading.Timer(seconds, os.kill, (os.getpid(), signal.SIGINT)).start()
        while True:
            solver = solver_for(5000)
            solver.add(z3.Int("x") > 3)
            solve(solver)


def test_signals_leave_no_broken_objects(capfd: pytest.CaptureFixture[str]) -> None:
    """Wherever they hit z3's Python code."""
    for number in range(100):
        with pytest.raises(Interrupted):
            interrupted_after(0.0003 * number)
        again = solver_for(5000)
        again.push()
        assert solve(again) == z3.sat
    assert capfd.readouterr().err == ""


def test_an_interrupt_after_the_last_query_is_forgotten() -> None:
    with interruptible():
        z3.main_ctx().interrupt()  # as if the query had ended a moment before
        with pytest.raises(Interrupted):
            os.kill(os.getpid(), signal.SIGINT)
    again = solver_for(5000)
    again.push()
    assert solve(again) == z3.sat


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_search_leaves_its_best_schedule(tmp_path: Path, number: signal.Signals) -> None:
    source, output = tmp_path / "p.c", tmp_path / "s.json"
    source.write_text(LONG)
    words = ("schedule", str(source), "--iterations", "1", "--complete", "300", "-o", str(output))
    process = subprocess.Popen(
        [sys.executable, "-m", "raddle.cli.main", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        until = time.monotonic() + 60
        while not output.exists() and time.monotonic() < until:
            time.sleep(0.05)
        time.sleep(2)
        assert process.poll() is None, "the complete pass is under way"
        started = time.monotonic()
        os.killpg(process.pid, number)
        printed, error = process.communicate(timeout=60)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert time.monotonic() - started < 60
    ended = -number if number == signal.SIGINT else 128 + number
    assert (process.returncode, error) == (ended, "")
    lines = printed.splitlines()
    assert lines[0].startswith("1  safe  threads take turns of one round")
    assert lines[1:3] == ["interrupted", "verdict: not decided for all schedules"]
    assert lines[3].endswith(f"written to {output}")
    assert raddle("schedule", str(source), "--check", str(output)).returncode == 0
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".json"] == ["s.json"]
