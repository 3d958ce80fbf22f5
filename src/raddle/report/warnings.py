"""What a result warns of: that something was not checked, whatever the verdict."""

from __future__ import annotations

from raddle.explore.run import Search
from raddle.frontend.build import Built, Request
from raddle.frontend.flags import defines
from raddle.report.symbols import Symbols


def request_warnings(request: Request, built: Built) -> list[str]:
    """Those that do not depend on the search."""
    ndebug = ["-DNDEBUG switches the program's assertions off"] if defines(request.flags, "NDEBUG") else []
    return [*built.warnings, *ndebug]


NOTHING_COMPLETE = "no execution is complete: every one is blocked or cut, so nothing was checked to its end"


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
