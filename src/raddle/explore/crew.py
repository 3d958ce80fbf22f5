"""dpor on several cores: searches that have their work in common (native/core/search/dpor/dpor_trunk.h).

Each has a part, but no branch of its own: who runs out of work takes some natively. So all parts are there
from the beginning, and are done together.

In some programs nearly every execution adds to what another one has begun (readers of one write, say). Then
there is nothing that anybody could do alone, and giving work away costs more than doing it. That shows soon:
in pieces of work that are small, or because all together come on no faster than the first one did by itself.
Then one job begins again, alone.
"""

from __future__ import annotations

import time
from typing import Any

from raddle.explore.jobs import Jobs, Part
from raddle.explore.native import NativeSearch
from raddle.explore.parts import merged
from raddle.explore.run import Search

_LOOK_AT, _LOOKED = 200, 5_000
"""Pieces of work taken until somebody looks whether that is worth while, and until nobody does any more."""
_WORTH = 5
"""Executions that a piece of work should have."""
ALONE = 0.1
"""Seconds that the first one works by itself; 0: it does not, and nobody compares."""
_WINDOW, _WINDOWS = 0.4, 4
"""Seconds that all work until somebody compares, and how often."""
_FASTER = 1.1


class Crew(Jobs):
    """Takes the place of Jobs. The state has at most one branch."""

    def __init__(self, first: NativeSearch, *given: Any, **more: Any) -> None:
        super().__init__(first, *given, **more)
        self._crew: list[NativeSearch] = []
        self._since, self._pace, self._windows = (0.0, 0), 0.0, 0
        for part in self._parts:
            if part.branch is not None:
                part.search, part.branch = first.again(part.branch), None
        at_work = [part for part in self._parts if part.search is not None]
        if not at_work or at_work[0].search is None:
            return
        leader = at_work[0].search
        self._parts += [Part(search=leader.part()) for _ in range(self._count - 1)]
        self._by_chance = self._by_chance or leader.has_crew
        self._crew = [part.search for part in self._parts if part.search is not None]

    def _work_until(self, end: float) -> bool:
        if self._crew and not self._threads and not self._over and ALONE and self._count > 1:
            self._start()
        over = super()._work_until(end)
        tasks = sum(search.tasks for search in self._crew)
        small = _LOOK_AT < tasks < _LOOKED and self.explored < _WORTH * tasks
        if not over and (small or self._is_slow()):
            self._over = self.alone = self._by_chance = self._ended = True
            return True
        return over

    def _start(self) -> None:
        """The first one by itself, to know how fast that is."""
        leader = self._crew[0]
        begin, before = time.perf_counter(), leader.explored
        leader.run(ALONE)
        self._pace = (leader.explored - before) / (time.perf_counter() - begin)
        for part in self._parts:
            if part.search is leader:
                part.counts = (leader.executions, leader.explored, leader.blocked)
        self._since = (time.perf_counter(), self.explored)
        self._windows = _WINDOWS

    def _is_slow(self) -> bool:
        """Whether all together have come on no faster lately than one did."""
        now = time.perf_counter()
        seconds = now - self._since[0]
        if not self._windows or seconds < _WINDOW:
            return False
        pace = (self.explored - self._since[1]) / seconds
        self._since, self._windows = (now, self.explored), self._windows - 1
        return pace < _FASTER * self._pace

    def _share(self, part: Part, search: NativeSearch) -> None:
        """They do so by themselves."""

    def _standing(self) -> list[tuple[Search | None, bytes | None]]:
        known = [found for part in self._parts if (found := self._known(part)) is not None]
        if not self._by_chance or all(part.done for part in self._parts):
            return super()._standing()
        return [(merged(known), NativeSearch.left_by(self._crew))]
