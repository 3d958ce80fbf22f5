"""The native core's own tests, without Python and under ASan and UBSan."""

from __future__ import annotations

import subprocess
from pathlib import Path


def test_native_suite_under_sanitizers(native_tests: Path) -> None:
    done = subprocess.run([str(native_tests)], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "| 0 failed | 0 skipped\n" in done.stdout
