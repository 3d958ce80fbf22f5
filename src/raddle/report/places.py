"""A place in the source, back from the text that rows and reports hold: file:line:column or file:line."""

from __future__ import annotations

from typing import NamedTuple


class Place(NamedTuple):
    file: str
    line: int
    column: int
    """0 where it is not known."""


def place_of(text: str | None) -> Place | None:
    """
    >>> place_of("a.c:3:7"), place_of("a.c:3"), place_of(None)
    (Place(file='a.c', line=3, column=7), Place(file='a.c', line=3, column=0), None)
    """
    if text is None:
        return None
    file, _, last = text.rpartition(":")
    if not last.isdigit():
        return None
    before, _, line = file.rpartition(":")
    return Place(before, int(line), int(last)) if line.isdigit() else Place(file, int(last), 0)
