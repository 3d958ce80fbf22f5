"""`raddle litmus`: tables, JSON, expectations and exit statuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from raddle.cli.main import main

SB = """C SB
"store buffering"
{}
P0 (atomic_int* x, atomic_int* y) {
  atomic_store_explicit(x, 1, memory_order_relaxed);
  int r0 = atomic_load_explicit(y, memory_order_relaxed);
}
P1 (atomic_int* x, atomic_int* y) {
  atomic_store_explicit(y, 1, memory_order_relaxed);
  int r0 = atomic_load_explicit(x, memory_order_relaxed);
}
exists (0:r0=0 /\\ 1:r0=0)
"""
RACE = "C race\n{}\nP0 (int* x) { *x = 1; }\nP1 (int* x) { int r0 = *x; }\nexists (1:r0=1)\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / ".cache"))
    (tmp_path / "SB.litmus").write_text(SB)
    (tmp_path / "race.litmus").write_text(RACE)
    return tmp_path


def test_table_side_by_side(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["litmus", "SB.litmus", "--model", "sc", "--model", "rc11"]) == 0
    assert capsys.readouterr().out == (
        "SB  SB.litmus\n"
        "  store buffering\n"
        "\n"
        "    0:r0  1:r0    sc  rc11\n"
        " *     0     0     -     1\n"
        "       0     1     1     1\n"
        "       1     0     1     1\n"
        "       1     1     1     1\n"
        "\n"
        "  exists (0:r0=0 /\\ 1:r0=0)\n"
        "    sc    does not hold  0 of 3 executions\n"
        "    rc11  holds          1 of 4 executions\n"
        "\n"
    )


def test_rc11_is_the_default(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["litmus", "SB.litmus", "--quiet"]) == 0
    assert capsys.readouterr().out == "SB  rc11  holds\n"


def test_summary_of_several(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["litmus", "SB.litmus", "race.litmus", "--model", "tso", "--model", "sc"]) == 0
    assert capsys.readouterr().out.endswith(
        "    test  tso          sc\n"
        "    SB    holds        does not hold\n"
        "    race  holds, racy  holds, racy\n"
    )


def test_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["litmus", "race.litmus", "SB.litmus", "--json", "-", "--model", "sc"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["schema"] == 1
    race, sb = document["results"]
    assert race["name"] == "race"
    assert race["file"] == "race.litmus"
    assert race["model"] == "sc"
    assert race["condition"] == "exists (1:r0=1)"
    assert race["holds"] is True
    assert race["racy"] is True
    assert race["states"] == [{"1:r0": 0, "count": 1}, {"1:r0": 1, "count": 1}]
    assert (sb["holds"], sb["executions"], sb["witnesses"], sb["complete"]) == (False, 3, 0, True)


def test_json_to_a_file(folder: Path) -> None:
    assert main(["litmus", "SB.litmus", "--json", "out.json", "--quiet"]) == 0
    assert json.loads((folder / "out.json").read_text())["results"][0]["holds"] is True


def test_expectations(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["litmus", "SB.litmus", "--expect", "holds"]) == 0
    assert main(["litmus", "SB.litmus", "--expect", "fails"]) == 1
    assert capsys.readouterr().err == "raddle: SB under rc11: expected fails, found holds\n"
    (folder / "expected.toml").write_text(
        '[SB]\nsc = "fails"\nrc11 = "holds"\n[race]\nrc11 = "holds"\nracy = false\n'
    )
    assert main(["litmus", "SB.litmus", "--expect", "file", "--model", "sc", "--model", "rc11"]) == 0
    capsys.readouterr()
    assert main(["litmus", "SB.litmus", "race.litmus", "--expect", "file"]) == 1
    assert capsys.readouterr().err == "raddle: race under rc11: expected no race, found the opposite\n"
    (folder / "SB.toml").write_text('[SB]\nsc = "holds"\n')
    assert main(["litmus", "SB.litmus", "--expect", "file", "--model", "sc"]) == 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["nosuch.litmus"], "nosuch.litmus: no such file"),
        (["SB.litmus", "--model", "power"], "--model power: unknown"),
        (["SB.litmus", "--expect", "maybe"], "--expect maybe: unknown"),
        (["SB.litmus", "--expect", "file"], "neither SB.toml nor expected.toml is there"),
        (["SB.litmus", "--unroll", "0"], "--unroll needs a number of at least 1"),
        (["SB.litmus", "--timeout", "-1"], "--timeout needs a number of seconds above 0"),
        (["SB.litmus", "--json", "no/such/folder.json"], "cannot be written"),
        (["bad.litmus"], "bad.litmus:3:1: expected P0 (…) {…}, the first thread, found 'exists'"),
        ([], "the following arguments are required: FILE"),
        (["."], "cannot be read"),
    ],
)
def test_usage_and_input(
    folder: Path, capsys: pytest.CaptureFixture[str], words: list[str], message: str
) -> None:
    (folder / "bad.litmus").write_text("C bad\n{}\nexists (x=1)\n")
    assert main(["litmus", *words]) == 3
    assert message in capsys.readouterr().err


def test_a_bound_that_was_hit_exits_2(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "spin.litmus").write_text(
        "C spin\n{}\nP0 (atomic_int* x) { atomic_store(x, 1); }\n"
        "P1 (atomic_int* x) { int r0; while (!(r0 = atomic_load(x))); }\nforall (1:r0=1)\n"
    )
    assert main(["litmus", "spin.litmus", "--unroll", "2"]) == 2
    assert "undecided" in capsys.readouterr().out


def test_the_how_to_page_shows_what_is_printed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "how-to" / "litmus-tests.md").read_text()
    text = "\n".join(line[4:] for line in page.splitlines() if line.startswith("    ") or not line)
    source, _, shown = text.partition("$ raddle ")
    words, _, output = shown.partition("\n")
    (folder / "SB.litmus").write_text(source)
    assert main(words.split()) == 0
    assert capsys.readouterr().out.strip() == output.strip()
