"""Does a failure exist in a variant of the program, or under another model? A search within a budget.

Budgets are seconds of this thread's own time: what is said must not depend on what else the machine does."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from raddle.explore.drive import resident
from raddle.explore.native import NativeSearch
from raddle.explore.options import MODELS_OF, Options
from raddle.explore.run import Found

BUDGET = 2.0
"""Seconds for all searches that explain one error."""
SHARE = 0.75
"""Seconds for one of them."""
_SLICE = 0.01


@dataclass(frozen=True, slots=True)
class Answer:
    """`fails`: the same error is found; `others`: how many other ones. `complete`: nothing was left out, by
    no bound either."""

    fails: bool
    others: int
    complete: bool
    executions: int


class Trials:
    """Asks about one error of one program. `bounded`: some of its behaviours are never looked at."""

    def __init__(self, options: Options, schedule: dict[str, Any], *, bounded: bool = False) -> None:
        self._bounded = bounded
        self._options = dataclasses.replace(options, keep_going=True, count_duplicates=False)
        self._key = schedule.get("outcome")
        self._end = time.thread_time() + BUDGET

    @property
    def possible(self) -> bool:
        """Whether errors of this search can be told from each other at all."""
        return self._key is not None

    def ask(
        self, code: bytes, model: str | None = None, moved: Callable[[Any], Any] = lambda key: key
    ) -> Answer | None:
        """None: not known within the budget. `moved`: the error's key in this variant."""
        seconds = min(self._end - time.thread_time(), SHARE)
        if seconds <= 0:
            return None
        options = dataclasses.replace(self._options, model=model or self._options.model)
        if options.model not in MODELS_OF.get(options.search, ()):
            options = dataclasses.replace(options, search="modification-order")
        search = NativeSearch(code, options, [])
        finished, met = look_for(search, moved(self._key), seconds)
        found = search.found(None, 0.0)
        if met:
            return Answer(True, 0, False, found.executions)
        if not finished or found.stop is not None:
            return None
        complete = not (found.bounds or self._bounded) and found.executions > 0
        return Answer(False, len(found.errors), complete, found.executions)


def look_for(search: NativeSearch, key: Any, seconds: float) -> tuple[bool, list[Found]]:
    """Whether the search came to its end, and the error with that key if it came upon it."""
    end = time.thread_time() + seconds
    limit = search.options.memory_limit
    while True:
        finished = search.run(_SLICE)
        errors = search.found(None, 0.0).errors
        met = [error for error in errors if error.schedule.get("outcome") == key]
        if met or finished or time.thread_time() > end or (limit is not None and resident() > limit):
            return finished, met
