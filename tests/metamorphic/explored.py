"""What raddle finds in a C text: the set of outcomes, whether threads can be stuck, whether there is a
race."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

from raddle.explore.drive import drive
from raddle.explore.native import NativeSearch, replay
from raddle.explore.options import MODELS_OF, Options
from raddle.frontend.build import Built, Request, build
from raddle.frontend.sources import Source

MODELS = ("sc", "tso", "ra", "rc11")
SECONDS = 2.0


@dataclass(frozen=True)
class Setting:
    """How a program is explored, but for the model."""

    search: str = "modification-order"
    locks: str = "ordered"
    spin: str = "await"

    def fits(self, model: str) -> bool:
        return model in MODELS_OF[self.search]


BASE = Setting()
SETTINGS = (
    BASE,
    Setting("reads-from"),
    Setting("modification-order", "unordered"),
    Setting("reads-from", "unordered"),
    Setting("dpor"),
    Setting("interleavings"),
    Setting("rcmc"),
    Setting("modification-order", spin="assume"),
    Setting("dpor", spin="assume"),
    Setting("reads-from", "unordered", spin="assume"),
)


@dataclass(frozen=True)
class Findings:
    """`stuck`: None if the setting cannot tell."""

    outcomes: frozenset[str]
    stuck: bool | None
    racy: bool
    others: frozenset[str]

    def differs(self, other: Findings) -> bool:
        stuck = self.stuck is not None and other.stuck is not None and self.stuck != other.stuck
        return (self.outcomes, self.racy, self.others) != (other.outcomes, other.racy, other.others) or stuck

    def within(self, other: Findings) -> bool:
        """It shows nothing that the other one does not."""
        stuck = self.stuck is None or other.stuck is None or self.stuck <= other.stuck
        return self.outcomes <= other.outcomes and stuck and self.racy <= other.racy


@functools.lru_cache(maxsize=8)
def built(text: str, spin: str = "await") -> Built:
    return build(Request((Source("<text>", text),), ("-w",), spin=spin), use_cache=False)


def explored(program: Built, model: str, setting: Setting = BASE, *, plain: bool = True) -> Findings | None:
    """None if it takes too long. `plain`: there are plain accesses, so races are looked for."""
    quiet = _run(program, model, setting, races=False)
    if quiet is None:
        return None
    outcomes, kinds = quiet
    racy = False
    if plain:
        loud = _run(program, model, setting, races=True)
        if loud is None:
            return None
        racy = "race" in loud[1]
    stuck = bool(kinds & {"deadlock", "livelock"})
    blind = setting.spin == "assume"
    others = frozenset(kinds - {"deadlock", "livelock", "error"})
    return Findings(outcomes, None if blind else stuck, racy, others)


def _run(
    program: Built, model: str, setting: Setting, *, races: bool
) -> tuple[frozenset[str], frozenset[str]] | None:
    options = Options(
        model=model,
        search=setting.search,
        locks=setting.locks,
        spin=setting.spin,
        keep_going=True,
        races=races,
    ).resolved()
    search = NativeSearch(program.image.code, options, [])
    limit, _ = drive(search, timeout=SECONDS, memory_limit=None)
    errors = search._search.errors
    if limit is not None or search._search.stopped is not None:
        return None
    outcomes = frozenset(error.text for error in errors if error.kind == "error")
    for error in errors:
        _replays(program, options, error)
    return outcomes, frozenset(error.kind for error in errors)


def _replays(program: Built, options: Options, error: Any) -> None:
    """An error whose schedule does not replay would be lost to the user."""
    outcome = replay(program.image.code, options, error.schedule).outcome
    assert outcome is not None, f"{error.kind} does not replay"
    assert outcome.kind == error.kind, f"{error.kind} replays as {outcome.kind}"
