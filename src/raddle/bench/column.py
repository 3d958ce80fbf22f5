"""The columns of the tables about waiting: how loops that wait and additions that commute are treated.

Jonsson, Lång, Sagonas: Awaiting for Godot (FMCAD 2022), Tables I and II. The paper's baseline takes a loop
that only polls for an assumption, by its syntax; here the program's text does that for the column `optimal`.
The paper has four columns, under sc. `default` is what raddle does without options, under any model.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Column:
    """`spin`: what becomes of loops. `independent_faa`: fetch-and-adds whose results nobody uses commute.
    `skips`: reads that came too early and tries that were taken back are left out."""

    name: str
    spin: str
    independent_faa: bool
    flags: tuple[str, ...] = ()
    skips: bool = False

    def options(self, search: str) -> dict[str, Any]:
        """The keywords for raddle.verify. Only the search dpor lets anything commute; all count what the
        paper counts, reads that came too early and tries that were taken back included."""
        if self.skips:
            return {"spin": self.spin}
        if search == "dpor":
            return {"spin": self.spin, "take_back": False, "independent_faa": self.independent_faa}
        return {"spin": self.spin, "take_back": False, "skip_waiting": False}


COLUMNS = {
    column.name: column
    for column in (
        Column("optimal", "off", False, ("-DPOLL_ONCE",)),
        Column("plp", "assume", False),
        Column("await", "await", False),
        Column("ifaa", "await", True),
    )
}
DEFAULT = Column("default", "await", True, skips=True)
ALL_COLUMNS = {**COLUMNS, DEFAULT.name: DEFAULT}
