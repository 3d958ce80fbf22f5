"""Random tests of one run share their first seed, fresh in every run: RADDLE_SEED=… repeats them."""

from __future__ import annotations

import os
import signal
import time


def pytest_configure() -> None:
    if (
        signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    ):  # a shell's background job: children would inherit it
        signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ["RADDLE_WHOLE_TRACES"] = "1"  # an error that cannot be drawn whole fails the test
    os.environ.setdefault("RADDLE_SEED", str(time.time_ns() % 1_000_000_000))


def pytest_report_header() -> str:
    return f"random programs: RADDLE_SEED={os.environ['RADDLE_SEED']}"
