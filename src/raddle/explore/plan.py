"""The search that is run: what the user asked for, and what `auto` chooses for the rest."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from raddle.explore.choice import choose
from raddle.explore.locks import choose_locks
from raddle.explore.native import NativeSearch
from raddle.explore.options import Options
from raddle.explore.run import Event


@dataclass(frozen=True, slots=True)
class Plan:
    """`interrupted`: by the user, while there was still something to choose. `seconds`: what the choice has
    taken of the time. `rival`: the options of a search that may come to its end before this one."""

    search: NativeSearch
    options: Options
    search_reason: str | None
    locks_reason: str | None
    interrupted: bool
    seconds: float = 0.0
    rival: Options | None = None


def plan(
    code: bytes,
    options: Options,
    features: frozenset[str],
    watch: list[int],
    library: Callable[[Event], str],
    *,
    execution: int = 0,
    keep: bool = False,
    graphs: bool = False,
) -> Plan:
    """A search that was begun in order to choose goes on, if it is the one. `execution`: the complete one
    whose schedule is wanted; `keep`: all of them are; `graphs`: they are to be drawn."""
    start = time.perf_counter()
    if execution or keep or graphs or options.search != "auto":
        # Who looks at single executions wants them all; who names a search wants its classes.
        options = replace(options, symmetry=False)
    reason, locks_reason, treated, begun, interrupted, rival = None, None, None, None, False, None
    if options.search == "auto":
        graphs = graphs or keep or execution != 0
        chosen = choose(code, options, features, watch, library, graphs=graphs)
        model = chosen.model or options.model
        options = replace(options, search=chosen.search, model=model, weak_orders=chosen.weak_orders)
        reason = chosen.reason
        treated, begun, interrupted = chosen.locks, chosen.begun, chosen.interrupted
    if options.locks == "auto" and not interrupted:
        treated = treated or choose_locks(code, options, watch, library, begun)
        rival = replace(options, locks="ordered") if treated.locks == "unordered" else None
        options, locks_reason = replace(options, locks=treated.locks), treated.reason
        begun, interrupted = treated.begun, treated.interrupted
    if begun is not None and interrupted:
        return Plan(begun, begun.options, reason, locks_reason, True)
    if begun is None or begun.options != options or execution or keep:
        begun = NativeSearch(code, options, watch, execution=execution, keep=keep)
    rival = None if execution or keep else rival
    return Plan(begun, options, reason, locks_reason, interrupted, time.perf_counter() - start, rival)
