"""The native core's own tests, without Python and under ASan and UBSan."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "native-tests"


def test_native_suite_under_sanitizers() -> None:
    cmake, ninja = shutil.which("cmake"), shutil.which("ninja")
    if cmake is None:
        pytest.skip("cmake is not installed")
    # The build folder is kept: a second run compiles only what changed.
    switches = ["PYTHON=OFF", "TESTS=ON", "SANITIZE=ON", "DEVELOPER=ON"]
    configure = [cmake, "-S", str(ROOT), "-B", str(BUILD), "-DCMAKE_BUILD_TYPE=Debug"]
    configure += ["-DCMAKE_CXX_FLAGS=-O1", *(f"-DRADDLE_{switch}" for switch in switches)]
    if ninja is not None:
        configure += ["-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={ninja}"]
    for command in (configure, [cmake, "--build", str(BUILD), "--parallel", "2"]):
        done = subprocess.run(command, capture_output=True, text=True, timeout=900)
        assert done.returncode == 0, done.stdout + done.stderr
    options = {"ASAN_OPTIONS": "detect_leaks=1", "UBSAN_OPTIONS": "print_stacktrace=1"}
    done = subprocess.run(
        [str(BUILD / "raddle_tests")], capture_output=True, text=True, timeout=300, env=os.environ | options
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith(" 0 failed\n")
