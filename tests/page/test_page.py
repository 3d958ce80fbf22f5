"""The HTML page, read without a browser: whole, self-contained, and with everything that matters."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest
from pages import DEADLOCK, MESSAGE, PROGRAMS, RACE, Reader, page_of

import raddle
from raddle.cli.main import main
from raddle.report.page import Part, document, parts_of_document
from raddle.report.views import changes


@pytest.mark.parametrize("name", PROGRAMS)
def test_it_is_one_file_in_which_every_link_leads_somewhere(name: str) -> None:
    page = Reader(page_of(PROGRAMS[name]))
    assert not page.fetched
    assert len(page.ids) == len(set(page.ids))
    assert page.links
    assert {link[1:] for link in page.links} <= set(page.ids)


def test_what_matters_needs_no_script() -> None:
    page = Reader(page_of(MESSAGE, timeout=20))
    assert "failed assertion in thread 0" in page.text
    assert "needs weak memory: it does not exist under sc or tso" in page.text
    assert "stale" in page.texts
    assert "… 5 writes of main before any thread starts" in page.text
    assert "raddle replay" in page.text
    assert "rc11" in page.text
    assert "timeout" in page.text
    assert "20" in page.text
    assert "a cycle: no interleaving gives this" in page.text  # the picture's legend
    assert "    atomic_store_explicit(&data, 42, memory_order_relaxed);" in page.texts


def test_a_safe_program() -> None:
    page = Reader(page_of(RACE.replace("int hits", "_Atomic int hits"), model="tso"))
    assert "safe" in page.texts
    assert "Assumptions (the verdict rests on these):" in page.text


def test_a_hostile_program_stays_text() -> None:
    source = MESSAGE.replace("assert(", 'if (1) assert("</script><img src=x onerror=alert(1)>" && ')
    page = Reader(page_of(source))
    assert not page.fetched
    assert "</script><img" in page.text


def test_several_results_have_ids_of_their_own() -> None:
    results = [raddle.verify(source).to_json() for source in (RACE, DEADLOCK, RACE)]
    page = Reader(document("all", [Part.of_result("x", one, "", at) for at, one in enumerate(results)]))
    assert len(page.ids) == len(set(page.ids))


def test_what_threads_see() -> None:
    error = raddle.verify(MESSAGE).errors[0].to_json()
    found = changes(error["trace"], error["orders"])
    at_end: dict[tuple[int, str], str] = {}
    for step in found:
        at_end |= {(thread, name): value for thread, name, value in step}
    assert at_end[1, "data"] == "42"
    assert at_end[0, "data"] == "0", "the stale read sees the initial value"
    assert at_end[0, "ready"] == "1"
    assert at_end[0, "unused"] == at_end[1, "unused"] == "4"


def test_raddle_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("race.c").write_text(RACE)
    assert main(["verify", "race.c", "-q", "--json", "r.json", "--report", "one"]) == 1
    assert main(["report", "r.json", "-o", "two"]) == 0
    assert Path("one/index.html").read_text() == Path("two/index.html").read_text()
    assert capsys.readouterr().out.splitlines()[-1] == "two/index.html"
    assert main(["verify", "none.c", "--report", "three"]) == 3
    assert "none.c" in Reader(Path("three/index.html").read_text()).text
    Path("raddle.toml").write_text('[target.a]\nfiles = ["race.c"]\n[target.b]\nfiles = ["none.c"]\n')
    assert main(["check", "--report", "four"]) == 3
    page = Reader(Path("four/index.html").read_text())
    assert "not as expected: safe" in page.text
    assert "none.c" in page.text


def test_litmus_and_schedules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("SB.litmus").write_text(
        "C SB\n{}\nP0(atomic_int *x, atomic_int *y) {\n  atomic_store_explicit(x, 1, memory_order_relaxed);\n"
        "  int r0 = atomic_load_explicit(y, memory_order_relaxed);\n}\n"
        "P1(atomic_int *x, atomic_int *y) {\n  atomic_store_explicit(y, 1, memory_order_relaxed);\n"
        "  int r0 = atomic_load_explicit(x, memory_order_relaxed);\n}\nexists (0:r0=0 /\\ 1:r0=0)\n"
    )
    assert main(["litmus", "SB.litmus", "--model", "sc", "--model", "tso", "--report", "r"]) == 0
    page = Reader(Path("r/index.html").read_text())
    assert "sc: does not hold, 0 of 3 executions" in page.text
    assert "tso: holds, 1 of 4 executions" in page.text
    Path("d.c").write_text(DEADLOCK)
    assert main(["schedule", "d.c", "-o", "s.json", "--complete", "0", "--report", "s"]) == 0
    assert main(["report", "s.json", "-o", "t"]) == 0
    for folder in ("s", "t"):
        assert "0: main" in Reader(Path(folder, "index.html").read_text()).texts


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "bad.json is no JSON"),
        ("[]", "bad.json is no result of raddle, or is damaged"),
        ("{}", "bad.json is no result of raddle, or is damaged"),
        ('{"targets": 3}', "bad.json is no result of raddle, or is damaged"),
        ('{"raddle_schedule": 3}', "bad.json is damaged or was changed by hand"),
    ],
)
def test_bad_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.json").write_text(text)
    assert main(["report", "bad.json"]) == 3
    assert said in capsys.readouterr().err
    assert main(["report", "none.json"]) == 3
    assert "none.json cannot be read" in capsys.readouterr().err
    assert main(["report", "bad.json", "-o", "bad.json"]) == 3
    assert "bad.json is no directory" in capsys.readouterr().err


def test_every_damage_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each value of a result in turn is gone, or of another type."""
    whole = raddle.verify(RACE).to_json()
    file = tmp_path / "r.json"
    for key in whole:
        for new in (None, [7], {"x": []}):
            damaged = copy.deepcopy(whole)
            damaged[key] = new
            file.write_text(json.dumps(damaged))
            assert main(["report", str(file), "-o", str(tmp_path / "out")]) in (0, 3)
    for key in whole["errors"][0]:
        damaged = copy.deepcopy(whole)
        damaged["errors"][0][key] = 7
        file.write_text(json.dumps(damaged))
        assert main(["report", str(file), "-o", str(tmp_path / "out")]) in (0, 3)
    assert "internal error" not in capsys.readouterr().err


def test_parts_of_a_document() -> None:
    (part,) = parts_of_document(raddle.verify(RACE).to_json(), "race")
    assert part.word == "unsafe"
