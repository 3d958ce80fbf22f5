"""The terminal: is there one, how wide is it, does it want colours; the progress line; JSON output."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Sequence
from typing import Any, TextIO

from raddle.errors import UserError
from raddle.explore.estimate import Estimate
from raddle.report.text import Style


def style_of(
    stream: TextIO,
    *,
    show_output: bool = False,
    loops: bool = False,
    full: bool = False,
    verbose: bool = False,
    told: Sequence[str] = (),
) -> Style:
    """A terminal gets its own width and colours (unless NO_COLOR is set); a file gets neither, unless COLUMNS
    says how wide it should be."""
    terminal = stream.isatty()
    colour = terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    width = max(shutil.get_terminal_size((120, 24)).columns, 60) if terminal else _columns()
    return Style(width, colour, show_output, loops=loops, full=full, verbose=verbose, told=tuple(told))


def _columns() -> int:
    given = os.environ.get("COLUMNS", "")
    return max(int(given), 60) if given.isdecimal() and len(given) < 6 else 120


def emit(text: str) -> None:
    """Print; a full disk is the user's, a reader that has gone is nobody's fault (see cli.main)."""
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        reason = error.strerror
        # What is still buffered would fail again when Python exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise UserError(f"the output cannot be written: {reason}") from None


def check_writable(option: str, path: str) -> None:
    """Fail before a long search, not after it."""
    folder = os.path.dirname(os.path.abspath(path))
    if os.path.isdir(path):
        raise UserError(f"{option} {path} is a directory")
    if not os.path.isdir(folder) or not os.access(path if os.path.exists(path) else folder, os.W_OK):
        raise UserError(f"{option} {path} cannot be written")


def check_folder(option: str, folder: str) -> None:
    """Fail before a long search, not after it."""
    if os.path.exists(folder) and not os.path.isdir(folder):
        raise UserError(f"{option} {folder} is no directory")
    above = os.path.abspath(folder)
    while not os.path.isdir(above):
        above = os.path.dirname(above)
    if not os.access(above, os.W_OK):
        raise UserError(f"{option} {folder} cannot be written")


def write_json(document: dict[str, Any], path: str) -> None:
    """To the path, or to standard output if that is `-`."""
    text = json.dumps(document, indent=2) + "\n"
    if path == "-":
        emit(text)
        return
    try:
        with open(path, "w", encoding="utf-8") as stream:
            stream.write(text)
    except OSError as error:
        raise UserError(f"--json {path} cannot be written: {error.strerror}") from None


class ProgressLine:
    """One line on standard error that is rewritten while a search runs. Only made for a terminal."""

    EVERY = 0.2

    def __init__(self) -> None:
        self._shown = 0.0
        self._length = 0

    def update(
        self, executions: int, explored: int, seconds: float, estimate: Estimate | None = None
    ) -> None:
        if seconds - self._shown < self.EVERY:
            return
        self._shown = seconds
        rate = explored / seconds if seconds > 0 else 0.0
        text = f"{explored:,} explored, {executions:,} complete, {rate:,.0f}/s, {seconds:.1f} s"
        if estimate is not None:
            text = f"{text}; {estimate}"
        self.show(text)

    def show(self, text: str) -> None:
        text = text[: shutil.get_terminal_size((120, 24)).columns - 1]
        sys.stderr.write("\r" + text.ljust(self._length))
        sys.stderr.flush()
        self._length = len(text)

    def clear(self) -> None:
        if self._length:
            sys.stderr.write("\r" + " " * self._length + "\r")
            sys.stderr.flush()
            self._length = 0
