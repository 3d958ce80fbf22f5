"""What a result warns of: that something was not checked, whatever the verdict."""

from __future__ import annotations

from raddle.explore.options import Options
from raddle.explore.run import Search
from raddle.frontend.build import Built, Request
from raddle.frontend.flags import defines
from raddle.report.loops import endless
from raddle.report.symbols import Symbols, short


def request_warnings(request: Request, built: Built) -> list[str]:
    """Those that do not depend on the search."""
    ndebug = ["-DNDEBUG switches the program's assertions off"] if defines(request.flags, "NDEBUG") else []
    return [*built.warnings, *ndebug]


def endless_loops(built: Built, options: Options) -> list[str]:
    """To be said before the search; a search that ends has shown that the loops do."""
    return endless(built.image.debug.loop_reports) if options.unroll is None else []


NOTHING_COMPLETE = "no execution is complete: every one is blocked or cut, so nothing was checked to its end"


_KEPT = 1 << 31
"""Of numbers in `visited`: the instruction is a lock that was still held when its thread ended."""


def kept_locks(search: Search, symbols: Symbols) -> list[str]:
    """No error: POSIX has no rule against it, and who waits for the lock is in a deadlock."""
    locks = [number - _KEPT for number in search.visited if number >= _KEPT]
    places = {f" taken at {short(symbols.location(pc))}" if symbols.is_users(pc) else "" for pc in locks}
    return [f"a thread ends while it still holds the lock{place}" for place in sorted(places)]


def vacuous(search: Search, symbols: Symbols) -> list[str]:
    """A *safe* that says nothing must say so."""
    if search.errors or search.limit or search.stop:
        return []
    found = []
    if search.executions == 0:
        found.append(NOTHING_COMPLETE)
    for place, pcs in symbols.assertions():
        if pcs and not search.visited.intersection(pcs):
            found.append(f"no execution reaches the assertion at {place}")
    return found
