"""verify() and replay(): the whole way from C source to a Result. The command line is a layer over these."""

from __future__ import annotations

import dataclasses
import functools
import inspect
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from raddle.conclusion import conclude
from raddle.errors import UnsupportedError, UserError
from raddle.explore.drive import Progress, drive
from raddle.explore.options import Options
from raddle.explore.result import ErrorReport, Result
from raddle.explore.run import Event, Found, Search
from raddle.frontend.build import Built, Request, as_request_files, build, files_of
from raddle.frontend.sources import Source, only_c
from raddle.frontend.sources import sources as read_sources
from raddle.report import stops, tracefile
from raddle.report.drawing import Drawing
from raddle.report.symbols import Symbols
from raddle.report.warnings import NOTHING_COMPLETE, endless_loops, request_warnings, vacuous
from raddle.version import VERSION

NO_SCHEDULE = "no schedule is written"

Files = str | os.PathLike[str] | Sequence[str | os.PathLike[str]]


def verify(
    program: Files,
    *,
    flags: Sequence[str] = (),
    arguments: Sequence[str] = (),
    cc: str | None = None,
    cache: bool = True,
    trace: str | os.PathLike[str] | None = None,
    svg: str | os.PathLike[str] | None = None,
    dot: str | os.PathLike[str] | None = None,
    execution: int | None = None,
    progress: Progress | None = None,
    schedule_out: str | os.PathLike[str] | None = None,
    **options: Any,
) -> Result:
    """Explore every behaviour of a C program.

    `program`: a path, several paths, or C source text (a string with a newline). `flags` go to the
    compiler, `arguments` to the program. `trace`: where the first failure is saved; by default in the
    user's state folder. `svg`, `dot`: files to draw the first failure to, or the n-th complete execution
    if `execution` is given. `schedule_out`: a file for a schedule from the executions explored. The other
    keywords are the options of `raddle verify`; see `raddle.Options`.

    >>> verify("int main(void) { return 0; }\\n").verdict
    'safe'
    """
    wanted = Options.of(**options).resolved()
    request = request_for(as_request_files(program), wanted, flags, arguments, cc)
    drawing = Drawing(svg, dot, execution)
    return run(
        request,
        wanted,
        cache=cache,
        trace=trace,
        drawing=drawing,
        progress=progress,
        schedule_out=schedule_out,
    )


def _signature(function: Callable[..., Any]) -> inspect.Signature:
    """With the options among the keywords, for help() and editors."""
    own = inspect.signature(function)
    words = [word for word in own.parameters.values() if word.kind is not word.VAR_KEYWORD]
    keyword = inspect.Parameter.KEYWORD_ONLY
    words += [
        inspect.Parameter(field.name, keyword, default=field.default, annotation=field.type)
        for field in dataclasses.fields(Options)
    ]
    return own.replace(parameters=words)


verify.__signature__ = _signature(verify)  # type: ignore[attr-defined]


def request_for(
    files: Sequence[str | os.PathLike[str] | Source],
    options: Options,
    flags: Sequence[str] = (),
    arguments: Sequence[str] = (),
    cc: str | None = None,
) -> Request:
    """What to build for these options."""
    return Request(
        files=read_sources(files),
        flags=tuple(flags),
        arguments=tuple(arguments),
        entry=options.entry,
        volatile=options.volatile,
        nondet_values=options.nondet_values,
        cc=cc,
        spin=options.spin,
        reuse_addresses=options.reuse_addresses,
    )


def run(
    request: Request,
    options: Options,
    *,
    cache: bool = True,
    trace: str | os.PathLike[str] | None = None,
    drawing: Drawing | None = None,
    progress: Progress | None = None,
    warn: Callable[[str], None] | None = None,
    schedule_out: str | os.PathLike[str] | None = None,
) -> Result:
    """The same for a request whose sources are checked and options that are resolved but for the search.
    `warn` is told at once of loops that may run for ever."""
    if schedule_out is not None and options.reuse_addresses:
        raise UserError(
            "--schedule-out does not work with --reuse-addresses: no schedule tells malloc what to return"
        )
    if schedule_out is not None:  # the real program goes round its loops
        only_c(request.files, "schedules are made for")
        request = dataclasses.replace(request, spin="off")
        options = dataclasses.replace(options, spin="off")
    from raddle.explore import native
    from raddle.explore.choice import choose
    from raddle.explore.locks import choose_locks
    from raddle.explore.orders import order_features

    start = time.perf_counter()
    drawing = drawing or Drawing()
    drawing.check(options.search)
    built = build(request, use_cache=cache)
    code = built.image.code
    symbols = Symbols(built.image.debug)
    features = symbols.features | order_features(code, symbols.is_library)
    known = request_warnings(request, built)
    endless = endless_loops(built, options)
    if warn is not None:
        for warning in endless:
            warn(warning)
    if options.search == "oracle":
        if schedule_out is not None:
            raise UserError("--search oracle runs no executions that a schedule could be made of")
        return _ask_oracle(request, options, built, symbols, features, start)
    watch = sorted({pc for _, pcs in symbols.assertions() for pc in pcs})

    def library(event: Event) -> str:
        return symbols.call(event.stack).library

    reason, locks_reason, treated, begun, interrupted = None, None, None, None, False
    if options.search == "auto":
        chosen = choose(code, options, features, watch, library)
        options, reason = dataclasses.replace(options, search=chosen.search), chosen.reason
        treated, begun, interrupted = chosen.locks, chosen.begun, chosen.interrupted
    if options.locks == "auto" and not interrupted:
        treated = treated or choose_locks(code, options, watch, library, begun)
        options, locks_reason = dataclasses.replace(options, locks=treated.locks), treated.reason
        begun, interrupted = treated.begun, treated.interrupted
    search = None
    if begun is not None and interrupted:
        search, options = begun, begun.options
    elif begun is not None and drawing.execution is None and schedule_out is None:
        search = begun if begun.options == options else None
    search = search or native.NativeSearch(
        code, options, watch, execution=drawing.execution or 0, keep=schedule_out is not None
    )
    limit: str | None = "interrupt"
    if not interrupted:
        limit, _ = drive(
            search, timeout=options.timeout, memory_limit=options.memory_limit, progress=progress
        )
    found = search.found(limit, time.perf_counter() - start)
    if found.stop is not None and found.stop.kind == "unsupported" and not found.errors:
        raise stops.unsupported(found.stop, symbols)
    unfinished = found.limit is not None or found.stop is not None
    warnings = [*known, *(endless if unfinished else ()), *vacuous(found, symbols)]
    errors: list[ErrorReport] = []
    for error in found.errors:
        try:
            report = _report(built, request, options, error.schedule, symbols)
        except ValueError as cause:
            from raddle.report.partial import partial_report
            from raddle.report.sources import SourceLines

            again = functools.partial(native.replay, code, options)
            report = partial_report(
                error, cause, again, symbols, SourceLines(_texts(request), request.folder)
            )
            errors.append(report)
            continue
        where = _numbered(trace, len(errors))
        saved, problem = _save(report, built, request, options, error.schedule, where)
        warnings += problem
        errors.append(dataclasses.replace(report, trace_file=saved or None))
    loops = [symbols.loop_place(number) for number in found.bounds]
    result = conclude(
        request, options, built, found, symbols, features, loops, tuple(errors), tuple(warnings), start
    )
    result = dataclasses.replace(result, search_reason=reason, locks_reason=locks_reason)
    if schedule_out is not None:
        from raddle.schedules.from_search import write_schedule

        try:
            said = write_schedule(Path(schedule_out), built, request, options, search.kept, result.verdict)
            result = dataclasses.replace(result, schedule=said)
        except (UserError, UnsupportedError) as problem:
            text = f"{NO_SCHEDULE}: {problem}"
            result = dataclasses.replace(result, warnings=(*result.warnings, text))
    if drawing.wanted:
        result = _draw(drawing, result, found, search.execution, built, request, options, symbols)
    return result


def replay(trace: str | os.PathLike[str], *, cc: str | None = None, cache: bool = True) -> Result:
    """Reproduce a saved failure. Raises UserError if the program is not the one of the trace.

    A compiler that the trace names is not run unless the caller names it, too: traces come by mail.
    """
    from raddle.explore.orders import order_features

    start = time.perf_counter()
    saved = tracefile.load(trace)
    cc = cc or os.environ.get("RADDLE_CC")
    if saved.cc is not None and cc is None:
        raise UserError(
            f"{os.fspath(trace)} was made with the compiler {saved.cc}", hint=f"add --cc {saved.cc}"
        )
    request = Request(
        files=tuple(Source(name, saved.texts[name]) if name in saved.texts else name for name in saved.files),
        flags=saved.flags,
        arguments=saved.arguments,
        entry=saved.options.entry,
        volatile=saved.options.volatile,
        nondet_values=saved.options.nondet_values,
        cc=cc,
        spin=saved.options.spin,
        reuse_addresses=saved.options.reuse_addresses,
        # Relative names are from the folder that the trace was made in, or from here if that has gone.
        folder=saved.folder if os.path.isdir(saved.folder) else None,
    )
    built = build(request, use_cache=cache)
    if built.digest != saved.digest:
        names = ", ".join(saved.files)
        raise UserError(
            f"{os.fspath(trace)} is a trace of another program: {names} or the compiler has changed",
            hint="verify it again",
        )
    symbols = Symbols(built.image.debug)
    try:
        report = _report(built, request, saved.options, saved.schedule, symbols)
    except (ValueError, TypeError) as cause:
        raise UserError(f"{os.fspath(trace)}: the schedule does not fit: {cause}") from None
    found = (Found(report.kind, saved.schedule),)
    search = Search(0, 0, 1, len(report.trace), None, found, (), None, frozenset())
    error = dataclasses.replace(report, trace_file=os.fspath(trace))
    features = symbols.features | order_features(built.image.code, symbols.is_library)
    result = conclude(
        request, saved.options, built, search, symbols, features, [], (error,), built.warnings, start
    )
    return dataclasses.replace(result, reason="one execution, replayed")


def _report(built: Built, request: Request, options: Options, schedule: Any, symbols: Symbols) -> ErrorReport:
    from raddle.explore import native
    from raddle.report.error import error_report
    from raddle.report.sources import SourceLines

    execution = native.replay(built.image.code, options, schedule)
    report = error_report(execution, symbols, SourceLines(_texts(request), request.folder))
    if report is None:
        raise ValueError("it leads to no error")
    return report


def _draw(
    drawing: Drawing,
    result: Result,
    found: Search,
    execution: Any,
    built: Built,
    request: Request,
    options: Options,
    symbols: Symbols,
) -> Result:
    """Draw what was asked for. Without a failure there is nothing to draw; that is a warning."""
    from raddle.explore import native
    from raddle.report.sources import SourceLines

    if drawing.execution is not None:
        if execution is None:
            complete = f"{found.executions:,} complete one" + ("" if found.executions == 1 else "s")
            why = f" ({result.reason})" if result.reason else ""
            raise UserError(
                f"there is no execution {drawing.execution} to draw: the search has {complete}{why}"
            )
        schedule, title = execution, f"execution {drawing.execution}"
    elif found.errors:
        schedule, title = found.errors[0].schedule, result.errors[0].message
    else:
        nothing = "nothing is drawn: no execution fails; --execution N draws the n-th"
        return dataclasses.replace(result, warnings=(*result.warnings, nothing))
    try:
        execution = native.replay(built.image.code, options, schedule)
    except ValueError:
        nothing = "nothing is drawn: the execution cannot be run again to its end"
        return dataclasses.replace(result, warnings=(*result.warnings, nothing))
    drawing.write(
        execution,
        symbols,
        SourceLines(_texts(request), request.folder),
        title=title,
        note=f"{result.files[0]}, {options.model}",
        unordered=options.locks == "unordered",
        ordered_locks=found.ordered_locks,
    )
    return result


def _texts(request: Request) -> dict[str, str]:
    """The sources that are in no file."""
    found = (file for file in request.files if isinstance(file, Source))
    return {file.name: file.text for file in found if file.text is not None}


def _save(
    report: ErrorReport,
    built: Built,
    request: Request,
    options: Options,
    schedule: Any,
    path: str | os.PathLike[str] | None,
) -> tuple[str, list[str]]:
    saved = tracefile.save(
        tracefile.Trace(
            files=files_of(request),
            texts=_texts(request),
            folder=request.folder or os.getcwd(),
            flags=request.flags,
            arguments=request.arguments,
            cc=request.cc or os.environ.get("RADDLE_CC"),
            options=options,
            digest=built.digest,
            schedule=schedule,
            report=report.to_json(),
            version=VERSION,
        ),
        path,
    )
    return saved, ([] if saved else ["the trace could not be saved: no folder for it can be written"])


def _ask_oracle(
    request: Request,
    options: Options,
    built: Built,
    symbols: Symbols,
    features: frozenset[str],
    start: float,
) -> Result:
    """The search over all graphs in Python: everything is explored, errors have no trace."""
    from raddle.explore.oracle_search import enumerate_graphs
    from raddle.report.symbols import short

    found = enumerate_graphs(request, built.compilation, options)
    warnings = request_warnings(request, built)
    if not found.search.limit and not found.errors and found.search.executions == 0:
        warnings.append(NOTHING_COMPLETE)
    loops = [short(place) for place in found.cut]
    options = dataclasses.replace(options, keep_going=True)
    return conclude(
        request, options, built, found.search, symbols, features, loops, found.errors, tuple(warnings), start
    )


def _numbered(path: str | os.PathLike[str] | None, number: int) -> str | None:
    """With --keep-going the second trace goes to FILE.2 and so on."""
    if path is None:
        return None
    return os.fspath(path) if number == 0 else f"{os.fspath(path)}.{number + 1}"
