"""Run every program of this folder against the expectations in the TOML beside it (README.md)."""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from counting import count

import raddle

HERE = Path(__file__).parent
SPECIFICATIONS = sorted(HERE.glob("*/*.toml"))
KEYS = {
    "files", "flags", "arguments", "options", "verdict", "complete", "exit", "executions", "blocked",
    "formula", "expression", "model", "warnings", "assumptions", "output", "reason", "why", "error",
}  # fmt: skip
CLASSES = [
    (model, search, locks)
    for search in ("modification-order", "reads-from")
    for model in ("sc", "rc11")
    for locks in ("ordered", "unordered")
] + [("sc", "dpor", "ordered")]
WIDTHS = ["-m64", pytest.param("-m32", marks=pytest.mark.slow)]
WIDE = {
    "errors/escape-bytes", "errors/stack-overflow-array", "support/builtins", "support/floating-point",
    "support/initialisers", "support/int128", "support/integers", "support/language",
    "support/printf-integers", "support/raddle-awaits",
}  # fmt: skip
"""What counts on words of 64 bits."""
EXIT_STATUS = {"safe": 0, "unsafe": 1, "inconclusive": 2}


def name_of(specification: Path) -> str:
    return str(specification.relative_to(HERE).with_suffix(""))


def read(specification: Path) -> dict[str, Any]:
    expected = tomllib.loads(specification.read_text())
    assert set(expected) <= KEYS, f"unknown keys {set(expected) - KEYS}"
    return expected


def sources(specification: Path, expected: dict[str, Any]) -> list[Path]:
    names = expected.get("files", [f"{specification.stem}.c"])
    return [specification.parent / name for name in names]


def marked_lines(files: list[Path], marker: str) -> set[str]:
    """`file:line` of every line that ends with the comment `// marker`."""
    pattern = re.compile(rf"//\s*{re.escape(marker)}\s*$")
    found = {
        f"{file.name}:{number}"
        for file in files
        for number, line in enumerate(file.read_text().splitlines(), start=1)
        if pattern.search(line)
    }
    assert found, f"no line is marked // {marker}"
    return found


def place_of(location: str) -> str:
    """`file:line` of a location `path/file:line:column`."""
    path, line = re.fullmatch(r"(.*?):(\d+)(?::\d+)?", location).groups()
    return f"{Path(path).name}:{line}"


def chosen(expected: dict[str, Any]) -> Iterable[tuple[str, Any]]:
    return expected.get("options", {}).items()


def as_alternatives(error: Any) -> list[dict[str, str]]:
    return error if isinstance(error, list) else [error]


def matches(error: Any, wanted: dict[str, str], files: list[Path]) -> bool:
    """The kind, the place and the message agree; a race also shows its other access."""
    if error.kind != wanted["kind"] or not re.search(wanted.get("message", ""), error.message):
        return False
    if "at" in wanted:
        return place_of(error.location) in marked_lines(files, wanted["at"])
    pair = {place_of(row.location) for row in error.trace if row.marked and row.location}
    first, second = marked_lines(files, "RACE A"), marked_lines(files, "RACE B")
    return place_of(error.location) in first | second and bool(pair & first) and bool(pair & second)


def flags_of(specification: Path, expected: dict[str, Any], width: str) -> list[str]:
    flags: list[str] = expected.get("flags", [])
    if width == "-m64":
        return flags
    if name_of(specification) in WIDE:
        pytest.skip("it counts on 64 bits")
    return [*flags, width]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("specification", SPECIFICATIONS, ids=name_of)
def test_program(specification: Path, width: str, tmp_path: Path) -> None:
    expected = read(specification)
    files = sources(specification, expected)
    trace = tmp_path / "trace.json"
    options = {key: tuple(value) if isinstance(value, list) else value for key, value in chosen(expected)}
    result = raddle.verify(
        files,
        flags=flags_of(specification, expected, width),
        arguments=expected.get("arguments", []),
        model="sc",
        search="interleavings",
        trace=trace,
        cache=False,
        **options,
    )
    found = [(error.kind, error.location, error.message) for error in result.errors]
    assert result.verdict == expected["verdict"], (found, result.reason)
    assert result.complete == expected.get("complete", expected["verdict"] == "safe"), result.reason
    assert result.exit_status == expected.get("exit", EXIT_STATUS[expected["verdict"]])
    for key in ("executions", "blocked"):
        if key in expected:
            assert getattr(result, key) == expected[key], key
    for key in ("warnings", "assumptions"):
        for pattern in expected.get(key, []):
            assert any(re.search(pattern, text) for text in getattr(result, key)), getattr(result, key)
    if expected.get("warnings") == []:
        assert not result.warnings
    if "reason" in expected:
        assert re.search(expected["reason"], result.reason or ""), result.reason
    if expected["verdict"] != "unsafe":
        assert not result.errors
        return

    assert len(result.errors) == 1, found
    alternatives = as_alternatives(expected["error"])
    assert any(matches(result.errors[0], wanted, files) for wanted in alternatives), found
    for text in expected.get("output", []):
        assert any(text in (row.output or "") for row in result.errors[0].trace)
    again = raddle.replay(trace, cache=False)
    assert again.verdict == "unsafe"
    assert again.errors == result.errors


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("specification", SPECIFICATIONS, ids=name_of)
def test_classes(specification: Path, width: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The searches over classes of executions come to the same verdict, visit nothing twice, and replay."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))  # one compilation for all of them
    expected = read(specification)
    files = sources(specification, expected)
    trace = tmp_path / "trace.json"
    options = {key: tuple(value) if isinstance(value, list) else value for key, value in chosen(expected)}
    for model, search, locks in CLASSES:
        result = raddle.verify(
            files,
            flags=flags_of(specification, expected, width),
            arguments=expected.get("arguments", []),
            model=model,
            search=search,
            locks=locks,
            trace=trace,
            count_duplicates=True,
            **options,
        )
        found = [(error.kind, error.location, error.message) for error in result.errors]
        context = (model, search, locks, found, result.reason)
        assert result.verdict == expected["verdict"], context
        assert result.complete == expected.get("complete", expected["verdict"] == "safe"), context
        assert result.exit_status == expected.get("exit", EXIT_STATUS[expected["verdict"]]), context
        assert result.duplicates == 0, context
        for pattern in expected.get("warnings", []):
            assert any(re.search(pattern, text) for text in result.warnings), (context, result.warnings)
        if "reason" in expected:
            assert re.search(expected["reason"], result.reason or ""), context
        if expected["verdict"] == "unsafe":
            alternatives = as_alternatives(expected["error"])
            assert any(matches(result.errors[0], one, files) for one in alternatives), context
            assert raddle.replay(trace).errors == result.errors, context


@pytest.mark.parametrize("specification", SPECIFICATIONS, ids=name_of)
def test_specification(specification: Path) -> None:
    """The expectation is well formed, and its counts agree with formula and brute force."""
    expected = read(specification)
    files = sources(specification, expected)
    assert all(file.is_file() for file in files)
    assert expected["why"]
    assert expected["verdict"] in EXIT_STATUS
    assert ("error" in expected) == (expected["verdict"] == "unsafe")
    for wanted in as_alternatives(expected.get("error", [])):
        for marker in [wanted["at"]] if "at" in wanted else ["RACE A", "RACE B"]:
            assert marked_lines(files, marker)
    if "model" in expected:
        counts = count(expected["model"])
        assert counts.stuck == 0
        assert (counts.complete, counts.blocked) == (expected["executions"], expected.get("blocked", 0))
    if "expression" in expected:
        names = {"__builtins__": {}, "comb": math.comb, "factorial": math.factorial}
        assert eval(expected["expression"], names) == expected["executions"]


def test_every_program_has_an_expectation() -> None:
    used = {file for spec in SPECIFICATIONS for file in sources(spec, read(spec))}
    rows = set((HERE / "waiting").glob("*.c"))  # these have theirs in test_waiting_rows.py
    assert set(HERE.glob("*/**/*.c")) - rows == {file for file in used if file.suffix == ".c"}
