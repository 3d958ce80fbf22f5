"""A wheel, really built, repaired, installed into a new environment without a compiler, and used."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.slow
def test_a_wheel(tmp_path: Path) -> None:
    done = subprocess.run(
        [str(ROOT / "packaging" / "build-wheel"), str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    (wheel,) = tmp_path.glob("raddle-*.whl")
    tag = re.search(r"manylinux_(\d+)_(\d+)", wheel.name)
    assert tag is not None
    assert f"glibc {tag[1]}.{tag[2]} or newer" in (ROOT / "README.md").read_text()
    assert "built and used: raddle-" in done.stdout
