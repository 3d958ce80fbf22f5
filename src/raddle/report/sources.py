"""Lines of the user's source, for the right-hand column of a trace.

Read when a report is made, not when the program was compiled: a file that has gone or changed its
length gives empty lines, never an error. Text that is in no file (standard input, a string) is handed in.
"""

from __future__ import annotations

import os
from collections.abc import Mapping


class SourceLines:
    """`folder`: where relative names start from; None: here."""

    def __init__(self, texts: Mapping[str, str] | None = None, folder: str | None = None) -> None:
        self._folder = folder or ""
        self._lines = {name: text.split("\n") for name, text in (texts or {}).items()}

    def line(self, file: str, number: int) -> str:
        """The trimmed text of a line, inner white space made single; "" if it cannot be had."""
        lines = self._lines.get(file)
        if lines is None:
            try:
                with open(os.path.join(self._folder, file), encoding="utf-8", errors="replace") as stream:
                    lines = stream.read().split("\n")
            except (OSError, ValueError):
                lines = []
            self._lines[file] = lines
        return " ".join(lines[number - 1].split()) if 0 < number <= len(lines) else ""
