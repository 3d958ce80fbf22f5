"""`--search oracle`: the ground truth of raddle.oracle as a search that a user can name.

It enumerates every execution graph of a small program and asks the axioms about each, so it always looks at
everything: all errors are found, and there is nothing to replay, because no schedule leads to them.
"""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

from raddle.errors import UnsupportedError
from raddle.explore.options import Options
from raddle.explore.result import ErrorReport
from raddle.explore.run import Found, Search
from raddle.frontend.build import Request, lower
from raddle.frontend.compiler import Compilation
from raddle.ir.values import Location


@dataclass(frozen=True, slots=True)
class Enumerated:
    """`errors`: what was found, without a trace. `cut`: where the loops lie that --unroll cut."""

    search: Search
    errors: tuple[ErrorReport, ...] = ()
    cut: tuple[Location | None, ...] = ()


class _TimeUp(Exception):
    """The time limit, out of the middle of the enumeration."""


FEW_GRAPHS, FEW_SECONDS = 2_000, 2.0
"""As many as `auto` spends on the oracle."""


def settle(request: Request, compilation: Compilation, options: Options) -> Enumerated | None:
    """All executions of a program that is small enough, by the axioms themselves; None if it is not."""
    seconds = min(FEW_SECONDS, options.timeout or FEW_SECONDS)
    asked = replace(options, search="oracle", timeout=seconds)
    try:
        found = enumerate_graphs(request, compilation, asked, most=FEW_GRAPHS)
    except UnsupportedError:
        return None
    return found if found.search.limit is None else None


def enumerate_graphs(
    request: Request, compilation: Compilation, options: Options, *, most: int = 100_000
) -> Enumerated:
    """All executions of the program. Raises UnsupportedError if it is too large for the oracle; it looks at
    `most` graphs, finished or not."""
    from raddle import oracle

    start = time.perf_counter()
    limit = None
    try:
        with _alarm(options.timeout):
            found = oracle.enumerate(
                lower(request, compilation),
                options.model,
                modification_order=True,
                spurious_cas=options.spurious_cas,
                unroll=options.unroll,
                nondet=options.nondet_values,
                arguments=(compilation.modules[0].name, *request.arguments),
                max_graphs=most,
            )
    except _TimeUp:
        limit = "timeout"
    except KeyboardInterrupt:
        limit = "interrupt"
    if limit is not None:
        nothing = Search(0, 0, 0, 0, None, (), (), None, frozenset(), limit, time.perf_counter() - start)
        return Enumerated(nothing)
    errors = [
        ErrorReport(
            kind=failure.kind,
            message=_message(failure.kind, failure.code),
            location=str(failure.place) if failure.place is not None else None,
            thread=None,
        )
        for failure in sorted(found.errors if options.races else found.errors | found.late_uses, key=str)
    ]
    if options.races:
        errors += [
            ErrorReport("race", f"data race between {first} and {second}", second, None)
            for first, second in sorted(found.races)
        ]
    search = Search(
        executions=found.executions,
        blocked=found.blocked,
        explored=found.explored,
        events=0,
        duplicates=0 if options.count_duplicates else None,
        errors=tuple(Found(error.kind, {}) for error in errors),
        bounds=(),
        stop=None,
        visited=frozenset(),
        seconds=time.perf_counter() - start,
    )
    return Enumerated(search, tuple(errors), tuple(sorted(found.cuts, key=str)))


def _message(kind: str, code: str) -> str:
    """As much as can be said without an execution to look at."""
    if kind == "assertion":
        return "assertion fails"
    return kind if code == kind else f"{kind} error: {code}"


@contextlib.contextmanager
def _alarm(seconds: float | None) -> Iterator[None]:
    """Raises _TimeUp after so many seconds. Only the main thread can be interrupted like this; in another one
    the oracle's own limits have to do."""
    if seconds is None or threading.current_thread() is not threading.main_thread():
        yield
        return

    def time_up(number: int, frame: object) -> None:
        raise _TimeUp

    before = signal.signal(signal.SIGALRM, time_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
