"""Random tests of one run share their first seeds, which its first lines tell; RADDLE_SEED=… repeats a run.

The default run has the same RADDLE_SEED every time, so that most of it judges a change and not the seed.
Tests of what is young take RADDLE_FRESH_SEED, another one in every run. Slow runs are the hunt: all seeds are
fresh.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

SEED = 20_261_116
SEEDS = ("RADDLE_SEED", "RADDLE_FRESH_SEED")


def pytest_configure(config: pytest.Config) -> None:
    if (
        signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    ):  # a shell's background job: children would inherit it
        signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ["RADDLE_WHOLE_TRACES"] = "1"  # an error that cannot be drawn whole fails the test
    expression = config.getoption("markexpr")
    slow = "slow" in expression and "not slow" not in expression
    fresh = str(time.time_ns() % 1_000_000_000)
    os.environ.setdefault("RADDLE_FRESH_SEED", os.environ.get("RADDLE_SEED", fresh))
    os.environ.setdefault("RADDLE_SEED", fresh if slow else str(SEED))


def pytest_report_header() -> str:
    return "random programs: " + " ".join(f"{name}={os.environ[name]}" for name in SEEDS)


@pytest.fixture(scope="session")
def native_tests() -> Path:
    """The program of the native core's own tests, under ASan and UBSan. Its build folder is kept: a second
    run compiles only what changed."""
    cmake, ninja = shutil.which("cmake"), shutil.which("ninja")
    if cmake is None:
        pytest.skip("cmake is not installed")
    build = ROOT / "build" / "native-tests"
    switches = ["PYTHON=OFF", "TESTS=ON", "SANITIZE=ON", "DEVELOPER=ON"]
    configure = [cmake, "-S", str(ROOT), "-B", str(build), "-DCMAKE_BUILD_TYPE=Debug"]
    configure += ["-DCMAKE_CXX_FLAGS=-O1", *(f"-DRADDLE_{switch}" for switch in switches)]
    if ninja is not None:
        configure += ["-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={ninja}"]
    build.mkdir(parents=True, exist_ok=True)
    with (build.parent / "native-tests.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several processes test at once
        for command in (configure, [cmake, "--build", str(build), "--parallel", "2"]):
            done = subprocess.run(command, capture_output=True, text=True, timeout=900)
            assert done.returncode == 0, done.stdout + done.stderr
    os.environ.setdefault("ASAN_OPTIONS", "detect_leaks=1")
    os.environ.setdefault("UBSAN_OPTIONS", "print_stacktrace=1")
    return build / "raddle_tests"
