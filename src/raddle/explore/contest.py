"""Two searches of one program, by turns, until one of them has come to its end.

Whether unordered locks pay is seen late: they may merge most of what there is, or nothing at all, and then
they cost ten times as much as ordered ones. So they are given a start, which is enough for most programs.
If they need more, the search with ordered locks runs beside them, for about as long: whatever comes first, a
run takes at most twice as long as the better of the two, and the start.

Turns are counted in graphs, not in seconds, so that which of them comes first does not depend on the machine.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.explore.native import NativeSearch
from raddle.explore.options import Options
from raddle.explore.plan import Plan
from raddle.explore.run import Search

START = 20_000
"""Graphs: a third of a second."""
AS_LONG = 4
"""Graphs of the second search that take as long as one of the first, which remembers all of them."""
_SLICE = 0.02
REASON = "so the search came to its end; with unordered ones, beside it, it had not"


class Contest:
    """`rival`: the options of the second one."""

    def __init__(self, first: NativeSearch, rival: Options) -> None:
        self._first = self._running = first
        self._rival = rival
        self._second: NativeSearch | None = None
        self._ended: NativeSearch | None = None

    def run(self, seconds: float) -> bool:
        self._running = self._next()
        if self._running.run(min(seconds, _SLICE)):
            self._ended = self._running
        elif self._second is None and self._first.explored >= START:
            code, _, watch, _ = self._first.given
            self._second = NativeSearch(code, self._rival, watch)
        return self._ended is not None

    def _next(self) -> NativeSearch:
        if self._second is None:
            return self._first
        behind = self._second.explored < AS_LONG * (self._first.explored - START)
        return self._second if behind else self._first

    @property
    def winner(self) -> NativeSearch:
        """Who has ended; if nobody has, who has found something."""
        if self._ended is None and self._second is not None and self._second.kinds:
            return self._first if self._first.kinds else self._second
        return self._ended or self._first

    def outcome(self, chosen: Plan) -> Plan:
        """What was chosen, now that it is known who wins."""
        if self.winner is chosen.search:
            return chosen
        return replace(chosen, search=self.winner, options=self.winner.options, locks_reason=REASON)

    @property
    def executions(self) -> int:
        return self._first.executions

    @property
    def explored(self) -> int:
        return self._first.explored

    def found(self, limit: str | None, seconds: float) -> Search:
        """By who has run last."""
        return self._running.found(limit, seconds)
