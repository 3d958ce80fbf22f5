"""The documentation as a site: every link leads somewhere, every page is in the menu, nothing is fetched."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import raddle

ROOT = Path(__file__).parent.parent.parent


def test_the_site_builds_strictly(tmp_path: Path) -> None:
    for name in ("mkdocs", "material", "mkdocstrings"):
        pytest.importorskip(
            name, reason='the documentation\'s tools are not installed: pip install ".[docs]"'
        )
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "mkdocs",
            "build",
            "--strict",
            "--quiet",
            "--site-dir",
            str(tmp_path / "site"),
        ],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    for page in (tmp_path / "site").rglob("index.html"):
        fetched = re.findall(
            r'<(?:script|link|img)[^>]+(?:src|href)="(https?:[^"]+)"', page.read_text("utf-8")
        )
        assert not fetched, page
    reference = (tmp_path / "site" / "reference" / "python" / "index.html").read_text("utf-8")
    for name in (
        "raddle.verification.verify",
        "raddle.explore.result.Result",
        "raddle.explore.litmus.litmus",
    ):
        assert f'id="{name}"' in reference


def test_every_page_is_in_the_menu() -> None:
    menu = (ROOT / "mkdocs.yml").read_text()
    for page in (ROOT / "docs").rglob("*.md"):
        assert str(page.relative_to(ROOT / "docs")) in menu


@pytest.mark.parametrize(
    ("program", "picture"), [("mp", "message-passing"), ("sb", "store-buffering"), ("iriw", "two-readers")]
)
def test_pictures_are_what_raddle_draws(
    program: str, picture: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT / "examples" / "classics")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    raddle.verify(f"{program}.c", svg=tmp_path / "drawn.svg", explain=False)
    assert (tmp_path / "drawn.svg").read_text() == (ROOT / "docs/explanation" / f"{picture}.svg").read_text()


def test_hooks_for_pre_commit() -> None:
    yaml = pytest.importorskip("yaml", reason="PyYAML is not installed")
    hooks = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    assert [hook["id"] for hook in hooks] == ["raddle-check", "raddle-verify"]
    for hook in hooks:
        verb = hook["entry"].split()[1]
        assert verb in ("check", "verify")
        assert hook["language"] == "python"
