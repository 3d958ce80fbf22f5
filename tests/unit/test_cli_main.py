"""Every way to fail has its exit status, and only RADDLE_DEBUG shows a traceback."""

from __future__ import annotations

import importlib.metadata

import pytest

from raddle.cli import verify
from raddle.cli.main import main
from raddle.errors import InternalError, UnsupportedError, UserError
from raddle.ir.values import Location


@pytest.mark.parametrize(
    ("error", "status", "message"),
    [
        (UserError("no such thing", hint="try another"), 3, "raddle: no such thing\n  hint: try another\n"),
        (UnsupportedError("fork", Location("a.c", 3, 1)), 3, "raddle: a.c:3:1: fork\n"),
        (InternalError("broken"), 4, "raddle: internal error: broken\n  please report it with the program\n"),
        (KeyboardInterrupt(), 2, "raddle: interrupted\n"),
        (MemoryError(), 2, "raddle: out of memory\n"),
    ],
)
def test_exit_status(
    error: BaseException,
    status: int,
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    def fail(words: list[str]) -> int:
        raise error

    monkeypatch.setattr(verify, "main", fail)
    assert main(["verify"]) == status
    assert capfd.readouterr().err == message


def test_a_bug_is_told_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail(words: list[str]) -> int:
        raise ZeroDivisionError("oh\nno")

    monkeypatch.setattr(verify, "main", fail)
    monkeypatch.delenv("RADDLE_DEBUG", raising=False)
    assert main(["verify"]) == 4
    said = capfd.readouterr().err
    assert said.startswith("raddle: internal error: ZeroDivisionError: oh\n  please report")
    assert "Traceback" not in said
    monkeypatch.setenv("RADDLE_DEBUG", "1")
    assert main(["verify"]) == 4
    assert "Traceback" in capfd.readouterr().err


def test_the_api_is_importable_and_lazy() -> None:
    import raddle

    assert raddle.__version__ == importlib.metadata.version("raddle")
    for name in raddle.__all__:
        assert getattr(raddle, name) is not None
    with pytest.raises(AttributeError):
        _ = raddle.nothing
