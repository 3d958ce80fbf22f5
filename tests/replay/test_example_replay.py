"""Every failure of the examples replays to the identical report, and nothing else is replayed."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import signal
from pathlib import Path

import pytest

import raddle
from raddle.report import text

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
BROKEN = ["counter", "lost_update", "lock_order", "stack", "lost_signal"]


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for name in BROKEN:
        shutil.copy(EXAMPLES / f"{name}.c", tmp_path)
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", BROKEN)
def test_replay_is_identical(name: str) -> None:
    found = raddle.verify(f"{name}.c", keep_going=True)
    assert found.verdict == "unsafe"
    for error in found.errors:
        assert error.trace_file is not None
        again = raddle.replay(error.trace_file)
        assert again.verdict == "unsafe"
        assert again.errors == (error,)
        assert text.error_lines(again.errors[0], text.Style()) == text.error_lines(error, text.Style())
        saved = json.loads(Path(error.trace_file).read_text())
        drawn = ("graph", "sources", "orders")  # made again by a replay
        reported = {key: value for key, value in error.to_json().items() if key not in drawn}
        assert saved["report"] | {"trace_file": None} == reported | {"trace_file": None}


def test_from_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (error,) = raddle.verify("counter.c", trace="t.json").errors
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert raddle.replay(tmp_path / "t.json").errors[0].trace == error.trace


def test_the_host_is_left_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A library changes neither signal handlers nor the working directory, not even for a moment."""
    monkeypatch.setattr(os, "chdir", lambda folder: pytest.fail("the working directory is changed"))
    monkeypatch.setattr(signal, "signal", lambda *_: pytest.fail("a signal handler is changed"))
    raddle.verify("counter.c", trace="t.json")
    (tmp_path / "elsewhere").mkdir()
    shutil.move("counter.c", tmp_path / "elsewhere")
    document = json.loads(Path("t.json").read_text())
    assert raddle.verify(tmp_path / "elsewhere" / "counter.c").verdict == "unsafe"
    assert document["folder"] == str(tmp_path)


def test_another_program_is_refused(tmp_path: Path) -> None:
    raddle.verify("counter.c", trace="t.json")
    shutil.copy("lost_update.c", "counter.c")
    with pytest.raises(raddle.UserError, match="another program"):
        raddle.replay("t.json")
    Path("counter.c").unlink()
    with pytest.raises(raddle.UserError, match="no such file"):
        raddle.replay("t.json")


def test_text_programs_replay() -> None:
    source = "#include <stdlib.h>\nint main(void) {\n    abort();\n}\n"
    (error,) = raddle.verify(source).errors
    assert error.trace_file is not None
    assert raddle.replay(error.trace_file).errors == (error,)


def test_options_and_flags_are_kept() -> None:
    source = "#include <assert.h>\nint main(int argc, char **argv) {\n    assert(argc + N != 5);\n}\n"
    (error,) = raddle.verify(source, flags=["-DN=3"], arguments=["one"]).errors
    assert error.trace_file is not None
    assert raddle.replay(error.trace_file).errors == (error,)


def test_a_trace_does_not_choose_the_program_that_is_run(tmp_path: Path) -> None:
    raddle.verify("counter.c", trace="t.json")
    document = json.loads(Path("t.json").read_text())
    document["cc"] = "/bin/echo"
    body = {key: document[key] for key in document if key not in ("format", "version", "raddle", "checksum")}
    document["checksum"] = hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()
    Path("t.json").write_text(json.dumps(document))
    with pytest.raises(raddle.UserError, match="add --cc /bin/echo"):
        raddle.replay("t.json")
