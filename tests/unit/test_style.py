"""The linters as tests: the pinned versions of the [test] extra, over the whole repository."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def run(*words: str) -> None:
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_ruff() -> None:
    run(sys.executable, "-m", "ruff", "check", "src", "tests")


def test_ruff_format() -> None:
    run(sys.executable, "-m", "ruff", "format", "--check", "src", "tests")


def test_mypy_strict() -> None:
    run(sys.executable, "-m", "mypy")


def test_clang_format() -> None:
    sources = [path for suffix in ("cc", "h") for path in (ROOT / "native").rglob(f"*.{suffix}")]
    files = [str(path) for path in sources if "third_party" not in path.parts]
    if not files:
        pytest.skip("no native sources in this tree")
    run(str(Path(sys.executable).parent / "clang-format"), "--dry-run", "-Werror", *files)
