"""The program's files as the user gave them, and places in them.

Preprocessed files may say that their lines come from others (`# 12 "queue.c"`): reports name those, but a
witness is for the file that was verified.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from raddle.errors import UserError
from raddle.report.places import Place, place_of

_MARK = re.compile(r'#(?:line)? (\d+) "([^"]*)".*')


class InputFiles:
    def __init__(self, names: Sequence[str]) -> None:
        self.texts: dict[str, str] = {}
        for name in names:
            try:
                self.texts[name] = Path(name).read_text("utf-8", "replace")
            except OSError as error:
                raise UserError(f"{name} cannot be read: {error.strerror}") from None

    def place(self, location: str | None) -> Place | None:
        """A report's place in one of the files; None if it is in none."""
        place = place_of(location)
        if place is None:
            return None
        found = self._lines.get((os.path.basename(place.file), place.line))
        return None if found is None else Place(*found, place.column)

    @cached_property
    def _lines(self) -> dict[tuple[str, int], tuple[str, int]]:
        """By the name that a report has and its line. Files of one name in several folders are one here:
        the first counts."""
        found: dict[tuple[str, int], tuple[str, int]] = {}
        for name, text in self.texts.items():
            shown, ahead = os.path.basename(name), 0
            for number, line in enumerate(text.split("\n"), 1):
                mark = _MARK.fullmatch(line)
                if mark is not None:
                    shown, ahead = os.path.basename(mark[2]), int(mark[1]) - number - 1
                else:
                    found.setdefault((shown, number + ahead), (name, number))
        return found
