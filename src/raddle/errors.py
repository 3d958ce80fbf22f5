"""What can go wrong besides the program under test: three classes, two exit statuses."""

from __future__ import annotations

from raddle.ir.values import Location


class RaddleError(Exception):
    """Base of all errors raddle raises on purpose. `location` is a source place where there is one."""

    exit_status = 4

    def __init__(self, message: str, location: Location | None = None, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.location = location
        self.hint = hint

    def __str__(self) -> str:
        place = f"{self.location}: " if self.location else ""
        return f"{place}{self.message}" + (f"\n  hint: {self.hint}" if self.hint else "")


class UserError(RaddleError):
    """The input or the usage is at fault: a missing file, a compile error, a bad option."""

    exit_status = 3


class UnsupportedError(RaddleError):
    """The program uses something raddle does not model; the message names it, the hint a way around."""

    exit_status = 3


class InternalError(RaddleError):
    """A bug in raddle."""
