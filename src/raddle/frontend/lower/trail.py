"""Who made a function or a variable part of the program, so that what the C++ library reaches and raddle
does not have is told with the line of the program that asks for it."""

from __future__ import annotations

from raddle.ir.values import Location


class Trail:
    def __init__(self) -> None:
        self._from: dict[str, tuple[str, Location | None]] = {}
        self._current = ""

    def go_on_in(self, name: str) -> None:
        """What is reached from now on is reached from there."""
        self._current = name

    def note(self, name: str, place: Location | None) -> None:
        self._from.setdefault(name, (self._current, place))

    def users_place(self, place: Location | None) -> Location | None:
        """The nearest place outside of the library on the way to where we are; `place` if there is none."""
        by, at, passed = self._current, place, set[str]()
        while at is None or at.is_system:
            if by in passed or by not in self._from:
                return place
            passed.add(by)
            by, at = self._from[by]
        return at
