"""`raddle check` and the pytest plugin, on a project of ten programs."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from command_line import COUNTER, LOCKED, CommandLine

CLASSICS = Path(__file__).parent.parent.parent / "examples" / "classics"
QUICK = "explain = false\nminimise = false\n"


@pytest.fixture
def project(raddle: CommandLine) -> Path:
    shutil.copytree(CLASSICS, raddle.folder, dirs_exist_ok=True)
    config = raddle.folder / "raddle.toml"
    config.write_text(config.read_text().replace("timeout = 60\n", f"timeout = 60\n{QUICK}"))
    return raddle.folder


def test_ten_programs(raddle: CommandLine, project: Path) -> None:
    done = raddle("check", "--jobs", "2", "--junit", "r.xml", "--sarif", "r.sarif", "--json", "r.json")
    assert done.status == 0, done.out
    lines = done.out.splitlines()
    names = raddle("check", "--list").out.splitlines()
    assert len(names) == 10
    assert [line.split()[:2] for line in lines] == [["ok", name] for name in names]
    suites = ElementTree.parse(project / "r.xml").getroot()
    assert (suites.attrib["tests"], suites.attrib["failures"], suites.attrib["errors"]) == ("10", "0", "0")
    assert json.loads((project / "r.sarif").read_text())["runs"][0]["results"] == []
    assert all(found["as_expected"] for found in json.loads((project / "r.json").read_text())["targets"])


def test_what_differs(raddle: CommandLine) -> None:
    raddle.file("a.c", COUNTER)
    raddle.file("b.c", LOCKED)
    config = f'[options]\n{QUICK}[target.race]\nfiles = ["a.c"]\n[target.safe]\nfiles = ["b.c"]\n'
    raddle.file("raddle.toml", config)
    done = raddle("check", "--sarif", "r.sarif")
    assert done.status == 1
    first, second = done.out.splitlines()
    assert first.startswith("FAIL  race  unsafe: data race on x")
    assert first.endswith("(expected safe)")
    assert second.startswith("ok    safe  safe: no error in ")
    assert len(json.loads((raddle.folder / "r.sarif").read_text())["runs"][0]["results"]) == 1
    assert raddle("check", "safe").status == 0
    assert "    events:" in raddle("check", "-v", "race").out
    raddle.file("raddle.toml", config + '[target.gone]\nfiles = ["c.c"]\n')
    gone = raddle("check", "-q")
    assert gone.status == 3
    assert "FAIL  gone  c.c: no such file" in gone.out
    assert "ok" not in gone.out


def test_targets_of_a_pyproject_above(raddle: CommandLine) -> None:
    raddle.file("b.c", LOCKED)
    raddle.file("pyproject.toml", '[tool.raddle.target.b]\nfiles = ["b.c"]\nmodel = "sc"\n')
    (raddle.folder / "below").mkdir()
    inner = CommandLine(raddle.folder / "below")
    assert inner("check").out.startswith("ok    b  safe")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[target.a]\n", "target a has no files"),
        ('[target.a]\nfiles = "a.c"\n', "target a: files is no list of strings"),
        ('[target.a]\nfiles = ["a.c"]\nmodle = "sc"\n', "target a: unknown key modle; did you mean model?"),
        ('[target.a]\nfiles = ["a.c"]\nunroll = "x"\n', "target a: unroll cannot be 'x'"),
        ('[target.a]\nfiles = ["a.c"]\nexpect = "fine"\n', "expect is one of safe, unsafe, inconclusive"),
        ("[target\n", "raddle.toml: "),
        ("[targets.a]\n", "unknown key targets; did you mean target?"),
        ("", "raddle.toml has no targets"),
    ],
)
def test_bad_configurations(raddle: CommandLine, text: str, message: str) -> None:
    raddle.file("raddle.toml", text)
    done = raddle("check")
    assert done.status == 3
    assert message in done.err


def run_pytest(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    plugins = ("-p", "raddle.pytest_plugin", "-p", "xdist.plugin", "-p", "no:cacheprovider")
    environment = os.environ | {
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "XDG_STATE_HOME": str(folder / ".state"),
        "XDG_CACHE_HOME": str(folder / ".cache"),
    }
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            *plugins,
            "-p",
            "no:cacheprovider",
            "--rootdir",
            str(folder),
            *words,
        ],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_plugin_on_ten_programs(project: Path) -> None:
    done = run_pytest(project, "-n", "2", "-q", "--raddle-report", "results")
    assert "10 passed" in done.stdout, done.stdout
    assert len(list((project / "results").glob("*.json"))) == 10


def test_the_plugin_shows_the_trace(tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text("// raddle: expect safe, model=sc, explain=false\n" + COUNTER)
    (tmp_path / "b.c").write_text("// raddle: expect unsafe, -DN=2\n" + COUNTER)
    (tmp_path / "none.c").write_text(COUNTER)
    (tmp_path / "test_fixture.py").write_text(
        "def test_safe(raddle):\n    raddle('int main(void) { return 0; }\\n')\n"
        "def test_unsafe(raddle):\n    raddle('b.c')\n"
    )
    done = run_pytest(tmp_path, "-q")
    assert "2 failed, 2 passed" in done.stdout, done.stdout
    assert "expected safe, found unsafe: data race on x" in done.stdout
    assert "\nevents:\n" in done.stdout
    assert "VerificationError" in done.stdout


def test_a_mistake_in_one_file_is_one_failing_test(tmp_path: Path) -> None:
    (tmp_path / "good.c").write_text("// raddle: expect safe\nint main(void) { return 0; }\n")
    (tmp_path / "marked.c").write_text(
        "\ufeff// raddle: expect safe\nint main(void) { return 0; }\n", "utf-8"
    )
    (tmp_path / "typo.c").write_text("// raddle: expect sfae\nint main(void) { return 0; }\n")
    (tmp_path / "raddle.toml").write_text("[target.a]\nfile = ['good.c']\n")
    done = run_pytest(tmp_path)
    assert "2 failed, 2 passed" in done.stdout
    assert "expect is one of safe, unsafe, inconclusive, not sfae" in done.stdout
    assert "unknown key file; did you mean files?" in done.stdout
    assert "Traceback" not in done.stdout
