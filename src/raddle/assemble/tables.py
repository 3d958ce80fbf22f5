"""The side tables of an image that instructions refer to by number."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass, field

_CELL_SIZES = (8, 4, 2, 1)


@dataclass(slots=True)
class Tables:
    """Filled while functions are selected and emitted, written out at the end."""

    allocas: list[tuple[int, int, int]] = field(default_factory=list)
    """(size, alignment, flags: private, its address is looked at)"""
    layouts: list[tuple[int, int]] = field(default_factory=list)
    cells: list[tuple[int, int]] = field(default_factory=list)
    switches: list[tuple[int, int, int]] = field(default_factory=list)
    """(first case, count, default target)"""
    cases: list[tuple[int, int]] = field(default_factory=list)
    strings: dict[str, int] = field(default_factory=dict)
    _layout_numbers: dict[tuple[tuple[int, int], ...], int] = field(default_factory=dict)

    def string(self, text: str) -> int:
        return self.strings.setdefault(text, len(self.strings))

    def layout(self, cells: tuple[tuple[int, int], ...]) -> int:
        found = self._layout_numbers.get(cells)
        if found is None:
            found = self._layout_numbers[cells] = len(self.layouts)
            first = len(self.cells)
            for offset, size in cells:
                self.cells.extend(_machine_cells(offset, size))
            self.layouts.append((first, len(self.cells) - first))
        return found

    def switch(self, default: int, cases: list[tuple[int, int]]) -> int:
        self.switches.append((len(self.cases), len(cases), default))
        self.cases.extend(sorted(cases))
        return len(self.switches) - 1

    def code_tables(self) -> list[tuple[int, bytes]]:
        """Sections 3 to 7: (number of records, bytes)."""
        return [
            (len(self.allocas), _records("<QII", self.allocas)),
            (len(self.layouts), _records("<II", self.layouts)),
            (len(self.cells), _records("<II", self.cells)),
            (len(self.switches), _records("<IIII", [(*table, 0) for table in self.switches])),
            (len(self.cases), _records("<QII", [(*case, 0) for case in self.cases])),
        ]

    def text_tables(self) -> list[tuple[int, bytes]]:
        """Sections 10 and 11."""
        texts = [text.encode("utf-8", "surrogateescape") for text in self.strings]
        places = []
        at = 0
        for text in texts:
            places.append((at, len(text)))
            at += len(text)
        return [(len(places), _records("<II", places)), (at, b"".join(texts))]


def _records(code: str, rows: Sequence[tuple[int, ...]]) -> bytes:
    pack = struct.Struct(code).pack
    return b"".join([pack(*row) for row in rows])


def _machine_cells(offset: int, size: int) -> list[tuple[int, int]]:
    """A cell as the machine knows them: 1, 2, 4 or 8 bytes, as large as position and size allow."""
    cells = []
    while size:
        step = next(width for width in _CELL_SIZES if width <= size and offset % width == 0)
        cells.append((offset, step))
        offset += step
        size -= step
    return cells
