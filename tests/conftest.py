"""Random tests of one run share their first seeds, which its first lines tell; RADDLE_SEED=… repeats a run.

The default run has the same RADDLE_SEED every time, so that most of it judges a change and not the seed.
Tests of what is young take RADDLE_FRESH_SEED, another one in every run. Slow runs are the hunt: all seeds are
fresh.
"""

from __future__ import annotations

import os
import signal
import time

import pytest

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
