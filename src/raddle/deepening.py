"""Bounds that grow by themselves: `--unroll auto`, and what is done where an execution came to a limit.

A search that has met an endless execution has seen little else: depth first, its neighbours are as long. So
the program is explored again with a bound of 1, 2, 4 … turns of each loop, until time is up.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from raddle.explore.options import Options
from raddle.explore.result import Result
from raddle.explore.run import Search
from raddle.explore.verdict import INTERRUPTED

LIMITS = ("events", "threads", "idle", "local")
"""Ways to stop that a bound of turns avoids."""
PATIENCE = 2.0
"""Seconds for bounds that nobody asked for, where there is no time limit."""
_LEAST, _MOST = 0.05, 1 << 20

Once = Callable[[Options], tuple[Result, Search]]


def deepened(once: Once, options: Options, start: float) -> Result:
    """`--unroll auto`. `start`: when work on the program began."""
    best, last, turns = _deepen(once, options, options.timeout)
    if best is None or last is best or last.errors:
        return replace(last, seconds=time.perf_counter() - start)
    interrupted = last.reason == INTERRUPTED
    why = INTERRUPTED if interrupted else f"{last.reason} on the way to {turns}"
    reason = why if interrupted else f"{best.reason} ({why})"
    return replace(best, reason=reason, seconds=time.perf_counter() - start)


def after_limit(once: Once, options: Options, first: Result, start: float, *, briefly: bool) -> Result:
    """`first`: ended by one of LIMITS. Errors elsewhere are looked for with bounds, in the time that is left,
    or in a moment of it."""
    rest = PATIENCE
    if options.timeout is not None:
        rest = options.timeout - (time.perf_counter() - start)
        rest = min(PATIENCE, rest / 2) if briefly else rest
    if rest < _LEAST:
        return first
    best, last, _ = _deepen(once, options, rest)
    seconds = time.perf_counter() - start
    if last.errors or last.verdict == "safe":
        return replace(last, seconds=seconds)
    if last.reason == INTERRUPTED:
        return replace(first, reason=INTERRUPTED, seconds=seconds)
    if best is None or best.bound is None:
        return replace(first, seconds=seconds)
    return replace(first, reason=f"{first.reason}; {best.bound}", seconds=seconds)


def _deepen(once: Once, options: Options, seconds: float | None) -> tuple[Result | None, Result, int]:
    """The last result of a whole search, the last result, and its bound."""
    start = time.perf_counter()
    best: Result | None = None
    turns, rest = 1, seconds
    while True:
        last, found = once(replace(options, unroll=turns, timeout=rest))
        if last.errors or found.limit is not None or found.stop is not None:
            return best, last, turns
        best = last
        if not found.bounds or turns >= _MOST:  # more turns would change nothing
            return best, last, turns
        if seconds is not None:
            rest = max(seconds - (time.perf_counter() - start), _LEAST)
        turns *= 2
