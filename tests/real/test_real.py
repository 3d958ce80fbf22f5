"""Real libraries, as they are: each component is safe in its harness, and the injected bug is found."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from components import COMPONENTS, Component

HARNESSES = Path(__file__).parent / "harnesses"


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for Debian's source packages, with settings of apt of its own."""
    folder = tmp_path_factory.mktemp("sources")
    for name in ("lists/partial", "cache/archives/partial"):
        (folder / name).mkdir(parents=True)
    (folder / "sources.list").write_text("deb-src http://deb.debian.org/debian bookworm main\n")
    (folder / "apt.conf").write_text(
        f'Dir::Etc::sourcelist "{folder}/sources.list";\nDir::Etc::sourceparts "-";\n'
        f'Dir::State::lists "{folder}/lists";\nDir::Cache "{folder}/cache";\n'
    )
    if not _apt(folder, "update"):
        pytest.skip("Debian's source packages cannot be reached")
    return folder


def _apt(folder: Path, *words: str) -> bool:
    try:
        done = subprocess.run(
            ["apt-get", "-q", *words],
            cwd=folder,
            env={"APT_CONFIG": f"{folder}/apt.conf", "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"},
            capture_output=True,
            timeout=300,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def _sources(packages: Path, component: Component) -> Path:
    found = [path for path in packages.glob(f"{component.package}*") if path.is_dir()]
    if not found:
        if not _apt(packages, "source", component.package):
            pytest.skip(f"the source package {component.package} cannot be reached")
        found = [path for path in packages.glob(f"{component.package}*") if path.is_dir()]
        for command in component.prepare:
            subprocess.run(command.split(), cwd=found[0], capture_output=True, timeout=300, check=True)
    return found[0]


def _verified(component: Component, folder: Path, *more: str) -> dict[str, object]:
    words = [w.format(folder) for w in (*component.sources, *component.flags, *component.options)]
    command = [
        sys.executable,
        "-m",
        "raddle",
        "verify",
        component.harness,
        *words,
        *more,
        "--json",
        "-",
    ]
    done = subprocess.run(command, cwd=HARNESSES, capture_output=True, text=True, timeout=300, check=False)
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("component", COMPONENTS, ids=lambda c: c.name)
def test_a_component_as_it_is(component: Component, packages: Path) -> None:
    folder = _sources(packages, component)
    found = _verified(component, folder)
    assert found["verdict"] == component.verdict, found
    assert component.executions in (0, found["executions"])
    broken = _verified(component, folder, "-DBUG")
    assert broken["verdict"] == "unsafe", broken
    assert any(error["message"].startswith(component.bug) for error in broken["errors"])  # type: ignore[attr-defined]
    print(
        f"| {component.name} | {found['executions']} | {found['seconds']} | {broken['errors'][0]['message']} |"  # noqa: E501
    )  # type: ignore[index]
