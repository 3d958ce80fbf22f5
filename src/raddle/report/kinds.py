"""Kinds of errors, as words of a report."""

from __future__ import annotations

STUCK = ("deadlock", "livelock")
"""Errors that threads which wait for ever make together."""

_TITLES = {"assertion": "failed assertion", "call": "bad call"}
_WITH_ERROR = ("memory", "lock", "thread", "arithmetic")


def title(kind: str) -> str:
    """A kind of error as a noun: "failed assertion", "memory error", "race"."""
    return _TITLES.get(kind, f"{kind} error" if kind in _WITH_ERROR else kind)


INSPECTS = "look at"
"""What raddle's library does to an object of its own before it uses it; nothing that people want to see."""
