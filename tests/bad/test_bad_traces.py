"""Traces that are damaged, of another kind or of another program."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from outcome import INPUTS, check, run


@pytest.fixture
def trace(tmp_path: Path) -> Path:
    path = tmp_path / "trace.json"
    check(run(["verify", "unsafe.c", "--trace", str(path)], tmp_path), 1, "unsafe.c:6")
    return path


def test_trace_replays(trace: Path, tmp_path: Path) -> None:
    check(run(["replay", str(trace)], tmp_path), 1, "unsafe.c:6")


def test_trace_replays_from_another_folder(trace: Path, tmp_path: Path) -> None:
    check(run(["replay", str(trace)], tmp_path, cwd=tmp_path), 1, "unsafe.c:6")


def test_trace_cut_off(trace: Path, tmp_path: Path) -> None:
    trace.write_text(trace.read_text()[: trace.stat().st_size // 2])
    check(run(["replay", str(trace)], tmp_path), 3, "damaged|not a trace")


def test_trace_empty(trace: Path, tmp_path: Path) -> None:
    trace.write_text("")
    check(run(["replay", str(trace)], tmp_path), 3, "damaged|not a trace")


def test_trace_binary(trace: Path, tmp_path: Path) -> None:
    trace.write_bytes(os.urandom(1000))
    check(run(["replay", str(trace)], tmp_path), 3, "damaged|not a trace")


@pytest.mark.parametrize("document", ["[]", "{}", "null", "3", '{"format": "raddle trace"}', "[" * 100_000])
def test_trace_of_another_kind(document: str, trace: Path, tmp_path: Path) -> None:
    trace.write_text(document)
    check(run(["replay", str(trace)], tmp_path), 3, "trace")


def test_trace_changed(trace: Path, tmp_path: Path) -> None:
    document = json.loads(trace.read_text())
    document["schedule"]["steps"] = [[7, 7]] * 5
    trace.write_text(json.dumps(document))
    check(run(["replay", str(trace)], tmp_path), 3, "damaged|schedule")


def test_trace_of_another_version(trace: Path, tmp_path: Path) -> None:
    document = json.loads(trace.read_text())
    document["version"] = 999
    trace.write_text(json.dumps(document))
    check(run(["replay", str(trace)], tmp_path), 3, "format 999|version")


@pytest.mark.parametrize("change", ["edited", "other", "removed", "header"])
def test_trace_of_a_changed_program(change: str, tmp_path: Path) -> None:
    source, header, path = tmp_path / "unsafe.c", tmp_path / "value.h", tmp_path / "trace.json"
    source.write_text(
        '#include "value.h"\n#include <assert.h>\nstatic int x = VALUE;\n'
        "int main(void) { assert(x == 2); return 0; }\n"
    )
    header.write_text("#define VALUE 1\n")
    check(run(["verify", "unsafe.c", "--trace", str(path)], tmp_path, cwd=tmp_path), 1, "unsafe.c:4")
    if change == "edited":
        source.write_text(source.read_text().replace("x == 2", "x == 3"))
    elif change == "other":
        source.write_text((INPUTS / "unsafe-other.c").read_text())
    elif change == "removed":
        source.unlink()
    else:
        header.write_text("#define VALUE 3\n")
    check(
        run(["replay", str(path)], tmp_path, cwd=tmp_path),
        3,
        "no such file" if change == "removed" else "another",
    )
