"""Two searches of one program, by turns, until one of them has come to its end.

Whether unordered locks pay is seen late: they may merge most of what there is, or nothing at all, and
then they cost ten times as much as ordered ones. So they are given a start, which is enough for most
programs. If they need more, the search with ordered locks runs beside them, for about as long: whatever
comes first, a run takes at most twice as long as the better of the two, and the start.

The start is counted in graphs, so that most programs have the same winner on every machine; where graphs
are so large that they take far longer, in seconds of this process. So are turns after it: a graph of the
first search has been seen to take as long as three to ten of the second one.
"""

from __future__ import annotations

import time
from dataclasses import replace

from raddle.explore.native import NativeSearch
from raddle.explore.options import Options
from raddle.explore.plan import Plan
from raddle.explore.run import Search

START = 20_000
"""Graphs: a third of a second, most of the time."""
LATEST = 1.0
"""Seconds, if there are fewer graphs by then."""
AS_LONG = 1.0
"""Seconds of the second search for one of the first."""
_SLICE = 0.02
REASON = "so the search came to its end; with unordered ones, beside it, it had not"


class Contest:
    """`rival`: the options of the second one."""

    def __init__(self, first: NativeSearch, rival: Options) -> None:
        self._first = self._running = first
        self._rival = rival
        self._second: NativeSearch | None = None
        self._ended: NativeSearch | None = None
        self._spent = 0.0
        self._owed = 0.0
        """How many seconds the second one may run until it is the first one's turn."""

    def run(self, seconds: float) -> bool:
        self._running = self._next()
        start = time.process_time()
        ended = self._running.run(min(seconds, _SLICE))
        spent = time.process_time() - start
        self._spent += spent
        if self._second is not None:
            self._owed += AS_LONG * spent if self._running is self._first else -spent
        if ended:
            self._ended = self._running
        elif self._second is None and (self._first.explored >= START or self._spent >= LATEST):
            code, _, watch, _ = self._first.given
            self._second = NativeSearch(code, self._rival, watch)
        return self._ended is not None

    def _next(self) -> NativeSearch:
        if self._second is None:
            return self._first
        return self._second if self._owed > 0 else self._first

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
