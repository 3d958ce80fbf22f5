"""`--property`: which errors count, by the names and files that the software verification competition uses.

Errors of other kinds do not decide. Some of them end a program anyway (a failed assertion), or take nothing
from other executions (a deadlock); behind the others, such as an access of freed memory, the program would
go on in a way that nobody can tell, so a run that met one is not *safe*.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from raddle.errors import UserError
from raddle.explore.run import Found, Search, Stop

PROPERTIES = {
    "unreach-call": ("assertion", "error"),
    "no-data-race": ("race",),
    "valid-memsafety": ("memory",),
    "no-overflow": ("overflow",),
}
_HARMLESS = ("assertion", "error", "abort", "deadlock", "livelock", "race", "overflow")
_FORMULAS = (
    (r"G\s*!\s*call\(\s*(reach_error|__VERIFIER_error)\(\)\s*\)", "unreach-call"),
    (r"G\s*!\s*data-race", "no-data-race"),
    (r"G\s+valid-(free|deref|memtrack)", "valid-memsafety"),
    (r"G\s*!\s*overflow", "no-overflow"),
)


def named(text: str) -> str:
    """The name of a property, given by name or as a .prp file."""
    name = text
    if text.endswith(".prp"):
        try:
            formula = Path(text).read_text("utf-8", "replace")
        except OSError as error:
            raise UserError(f"--property: {text} cannot be read: {error.strerror}") from None
        found = [name for pattern, name in _FORMULAS if re.search(pattern, formula)]
        if not found:
            raise UserError(f"--property: {os.path.basename(text)} has no property that raddle knows")
        name = found[0]
    if name not in PROPERTIES:
        raise UserError(
            f"--property {name}: raddle has no check for it; choose one of {', '.join(PROPERTIES)}",
            hint="without --property, every error counts",
        )
    return name


def model_for(model: str, wanted: str, features: frozenset[str]) -> str:
    """The competition's programs access shared variables without atomics, and mean sequential consistency.
    Where races do not count, that is what they get under rc11, unless the program has atomics of its own with
    weaker orders: then it knows what it asks for."""
    racy = wanted not in ("", "no-data-race")
    return "sc" if racy and model == "rc11" and "weak-orders" not in features else model


def counts(error: Found, wanted: str) -> bool:
    return error.kind in PROPERTIES[wanted]


def lost(errors: Sequence[Found], wanted: str) -> str:
    """Why errors that do not count keep a verdict open; "" if they do not."""
    kinds = sorted({e.kind for e in errors if not counts(e, wanted) and e.kind not in _HARMLESS})
    if not kinds:
        return ""
    return f"some executions end in an error of another kind ({', '.join(kinds)}): nothing is known behind it"


def judged(search: Search, wanted: str) -> Search:
    """With the errors that count only."""
    counted = tuple(error for error in search.errors if counts(error, wanted))
    stop = search.stop
    if not counted and stop is None and (why := lost(search.errors, wanted)):
        stop = Stop("property", text=why)
    return replace(search, errors=counted, stop=stop)


class Errors(Protocol):
    """A search that tells its errors so far."""

    def found(self, limit: str | None, seconds: float) -> Findings: ...


class Findings(Protocol):
    @property
    def errors(self) -> tuple[Found, ...]: ...


class Slices(Protocol):
    def run(self, seconds: float) -> bool: ...

    @property
    def executions(self) -> int: ...

    @property
    def explored(self) -> int: ...


class UntilCounted:
    """A search that goes on after errors that do not count, and stops at one that does."""

    def __init__(self, running: Slices, search: Errors, wanted: str) -> None:
        self._running, self._search, self._wanted = running, search, wanted

    def run(self, seconds: float) -> bool:
        done = self._running.run(seconds)
        return done or any(counts(e, self._wanted) for e in self._search.found(None, 0).errors)

    @property
    def executions(self) -> int:
        return self._running.executions

    @property
    def explored(self) -> int:
        return self._running.explored
