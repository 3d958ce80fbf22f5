"""The outputs shown in README and docs are what the commands print."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest
from command_line import CommandLine

ROOT = Path(__file__).parent.parent.parent
PAGES = [
    "docs/tutorial/first-steps.md",
    "docs/tutorial/lock-free-queue.md",
    "docs/how-to/read-a-trace.md",
    "docs/how-to/lock-programs.md",
    "docs/how-to/spin-loops.md",
]


def steady(text: str) -> str:
    """Without the seconds, which differ from run to run."""
    return re.sub(r"\d+\.\d\d s( \([\d,]+/s\))?", "T s", text).rstrip()


def blocks(page: str) -> list[tuple[list[str], str]]:
    """(command, output) of each indented block that begins with `$ raddle`."""
    found: list[tuple[list[str], str]] = []
    lines: list[str] = []
    for line in [*(ROOT / page).read_text().splitlines(), "end"]:
        if line.startswith("    ") or (not line and lines):
            lines.append(line[4:])
        elif lines:
            if lines[0].startswith("$ raddle "):
                found.append((shlex.split(lines[0])[2:], "\n".join(lines[1:])))
            lines = []
    return found


@pytest.mark.parametrize("page", PAGES)
def test_pages(page: str, raddle: CommandLine) -> None:
    for path in (ROOT / "examples").glob("*.c*"):
        shutil.copy(path, raddle.folder)
    shown = blocks(page)
    assert shown
    for words, output in shown:
        assert steady(raddle(*words).out) == steady(output)


def anchors(page: Path) -> set[str]:
    """What `#…` may name in a page: its headings, as GitHub spells them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize(
    "page", ["README.md", *(str(p.relative_to(ROOT)) for p in sorted(ROOT.glob("docs/**/*.md")))]
)
def test_links(page: str) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", (ROOT / page).read_text()):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = (ROOT / page).parent / name if name else ROOT / page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_readme(raddle: CommandLine) -> None:
    readme = (ROOT / "README.md").read_text()
    shutil.copytree(ROOT / "examples", raddle.folder / "examples")
    words = re.search(r"/raddle (verify .*)", readme)
    assert words is not None
    indented = "\n".join(line[4:] for line in readme.splitlines() if line.startswith("    ") or not line)
    assert steady(re.sub(r"\n+", "\n", raddle(*words[1].split()).out)) in steady(
        re.sub(r"\n+", "\n", indented)
    )
