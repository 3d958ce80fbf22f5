"""What a search has found, as a Result."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from raddle.explore import verdict
from raddle.explore.drive import peak_resident_kb
from raddle.explore.options import Options
from raddle.explore.result import ErrorReport, Result
from raddle.explore.run import Search
from raddle.frontend.build import files_of
from raddle.report import stops
from raddle.report.symbols import Symbols, short
from raddle.report.text import described
from raddle.report.warnings import NOTHING_COMPLETE, request_warnings
from raddle.subject import Subject
from raddle.version import VERSION

if TYPE_CHECKING:
    from raddle.explore.oracle_search import Enumerated

EACH_BYTE = "only the axioms have an order for each byte of a word that is accessed in several sizes"


def conclude(
    subject: Subject,
    options: Options,
    search: Search,
    loops: list[str],
    errors: Sequence[ErrorReport],
    warnings: Sequence[str],
) -> Result:
    """`loops`: places of those that a bound has cut."""
    symbols, built = subject.symbols, subject.built
    stop = stops.reason(search.stop, symbols) if search.stop is not None else ""
    cut = stops.bound(search.cut, symbols) if search.cut is not None else ""
    decided = verdict.decide(search, options, subject.features, loops, stop, cut)
    return Result(
        files=files_of(subject.request),
        model=options.model,
        search=options.search,
        locks=options.locks,
        spin=options.spin,
        reuse_addresses=options.reuse_addresses,
        flags=subject.request.flags,
        arguments=subject.request.arguments,
        options=_unusual(options),
        verdict=decided.verdict,
        complete=decided.complete,
        reason=decided.reason,
        executions=search.executions,
        blocked=search.blocked,
        duplicates=search.duplicates,
        explored=search.explored,
        events=search.events,
        assumptions=verdict.assumptions(options, subject.features, loops, orders_words=search.orders_words),
        errors=tuple(errors),
        warnings=tuple(warnings),
        compiler=built.compilation.compiler,
        seconds=time.perf_counter() - subject.start,
        peak_rss_kb=peak_resident_kb(),
        version=VERSION,
        bound=decided.bound,
        describe=described,
        exit_status=verdict.exit_status(
            decided.verdict, decided.bound, accept_bounded=options.accept_bounded
        ),
        diagnostics=built.compilation.diagnostics,
        loops=built.image.debug.loop_reports,
        up_to_names=search.up_to_names,
        dead_ends=search.dead_ends,
        revisits=search.revisits,
        ordered_locks=tuple(
            f"{_lock(address, symbols)}: {why}" for address, why in sorted(search.ordered_locks.items())
        ),
        remembered=search.remembered,
        remembered_bytes=search.remembered_bytes,
        estimate=search.estimate,
    )


def told_by_oracle(subject: Subject, options: Options, found: Enumerated) -> Result:
    """The same for the search over all graphs in Python: everything is explored, errors have no trace."""
    warnings = request_warnings(subject.request, subject.built)
    if not found.search.limit and not found.errors and found.search.executions == 0:
        warnings.append(NOTHING_COMPLETE)
    loops = [short(place) for place in found.cut]
    options = dataclasses.replace(options, keep_going=True)
    return conclude(subject, options, found.search, loops, found.errors, warnings)


def settle_words(subject: Subject, options: Options, found: Search) -> Search | Result:
    """A program that is safe with one order of each word of several sizes is asked about by the axioms, which
    have one for each byte, if it is small: what they show, or what was found without that assumption."""
    from raddle.explore.oracle_search import settle

    if found.errors or found.limit or found.stop:
        return found
    settled = settle(subject.request, subject.built.compilation, options)
    if settled is not None and settled.errors:
        result = told_by_oracle(subject, dataclasses.replace(options, search="oracle"), settled)
        return dataclasses.replace(result, search_reason=EACH_BYTE)
    return dataclasses.replace(found, orders_words=settled is None)


def _unusual(options: Options) -> tuple[tuple[str, Any], ...]:
    """What is not as by default, and is not told by a name of its own."""
    return tuple(
        (field.name, value)
        for field in dataclasses.fields(options)
        if (value := getattr(options, field.name)) != field.default
        and field.name not in ("model", "search", "locks", "spin", "reuse_addresses")
    )


def _lock(address: int, symbols: Symbols) -> str:
    variable = symbols.global_at(address)
    return "a lock on the heap or stack" if variable is None else f"the lock {variable.name}"
