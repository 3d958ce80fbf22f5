"""What can go wrong besides the program under test: three classes. And the names of all exit statuses."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from raddle.ir.values import Location


class ExitStatus(IntEnum):
    """What a command tells the shell. Verbs without a verdict of their own use the nearest."""

    SAFE = 0
    UNSAFE = 1
    INCONCLUSIVE = 2
    INPUT = 3
    BUG = 4


class RaddleError(Exception):
    """Base of all errors raddle raises on purpose. `location` is a source place where there is one."""

    exit_status = ExitStatus.BUG

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

    exit_status = ExitStatus.INPUT


class UnsupportedError(RaddleError):
    """The program uses something raddle does not model; the message names it, the hint a way around."""

    exit_status = ExitStatus.INPUT


class VerificationError(RaddleError):
    """A result that is not what was expected: what `Result.check()` raises. Its text is the whole report."""

    exit_status = ExitStatus.UNSAFE


class InternalError(RaddleError):
    """A bug in raddle."""
