"""Lines of the user's source, for the right-hand column of a trace.

Read when a report is made, not when the program was compiled: a file that has gone or changed its
length gives empty lines, never an error. Text that is in no file (standard input, a string) is handed in.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping

from raddle.report.places import Place


class SourceLines:
    """`folder`: where relative names start from; None: here."""

    def __init__(self, texts: Mapping[str, str] | None = None, folder: str | None = None) -> None:
        self._folder = folder or ""
        self._lines = {name: _split(text) for name, text in (texts or {}).items()}

    def line(self, file: str, number: int) -> str:
        """The trimmed text of a line, inner white space made single; "" if it cannot be had."""
        return " ".join((self.raw(file, number) or "").split())

    def raw(self, file: str, number: int) -> str | None:
        """A line as it stands in the file."""
        lines = self._lines.get(file)
        if lines is None:
            try:
                with open(os.path.join(self._folder, file), encoding="utf-8", errors="replace") as stream:
                    lines = _split(stream.read())
            except (OSError, ValueError):
                lines = []
            self._lines[file] = lines
        return lines[number - 1] if 0 < number <= len(lines) else None

    def around(self, places: Iterable[Place], distance: int = 3) -> dict[str, dict[int, str]]:
        """The lines of these places and their neighbours, by file and number."""
        wanted: dict[str, set[int]] = {}
        for place in places:
            near = range(place.line - distance, place.line + distance + 1)
            wanted.setdefault(place.file, set()).update(near)
        found = {
            file: {number: text for number in sorted(numbers) if (text := self.raw(file, number)) is not None}
            for file, numbers in wanted.items()
        }
        return {file: lines for file, lines in found.items() if lines}


def _split(text: str) -> list[str]:
    """The lines of a file, without its mark of the encoding, and without one behind its last end of line."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    return lines[:-1] if lines[-1] == "" else lines
