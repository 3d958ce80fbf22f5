"""verify() and replay(): the whole way from C source to a Result. The command line is a layer over these."""

from __future__ import annotations

import dataclasses
import inspect
import os
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from raddle.checkpoint import EVERY
from raddle.conclusion import conclude, settle_words, told_by_oracle
from raddle.course import Course
from raddle.deepening import LIMITS, Once, after_limit, deepened
from raddle.errors import UnsupportedError, UserError
from raddle.explore.drive import Progress
from raddle.explore.impatience import Impatience
from raddle.explore.options import AUTO_TURNS, Options
from raddle.explore.properties import judged, model_for
from raddle.explore.result import Result
from raddle.explore.run import Found, Search, Stop
from raddle.explore.verdict import INTERRUPTED
from raddle.failures import report_of, reports_of, small
from raddle.frontend.build import Request, as_request_files, as_words
from raddle.frontend.sources import Source, only_c
from raddle.frontend.sources import sources as read_sources
from raddle.report import stops, tracefile
from raddle.report.drawing import Drawing
from raddle.report.folding import shown_events
from raddle.report.volatile_races import volatile_races
from raddle.report.warnings import endless_loops, kept_locks, request_warnings, vacuous
from raddle.subject import Subject, building

if TYPE_CHECKING:
    from distributed import Client

    from raddle.explore.plan import Plan

NO_SCHEDULE = "no schedule is written"
COUNTED = "--execution and --schedule-out need one core, where executions have numbers"

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
    checkpoint: str | os.PathLike[str] | None = None,
    checkpoint_every: float = EVERY,
    cluster: str | Client | None = None,
    **options: Any,
) -> Result:
    """Explore every behaviour of a C program.

    `program`: a path, several paths, or C source text (a string with a newline). `flags` go to the
    compiler, `arguments` to the program. `trace`: where the first failure is saved; by default in the
    user's state folder. `svg`, `dot`: files to draw the first failure to, or the n-th complete execution
    if `execution` is given. `schedule_out`: a file for a schedule from the executions explored. `checkpoint`:
    a file that `resume` can go on from, written every `checkpoint_every` seconds. `cluster`: a Dask client,
    or what --cluster takes. The other keywords are the options of `raddle verify`; see `raddle.Options`.

    >>> verify("int main(void) { return 0; }\\n").verdict
    'safe'
    """
    wanted = Options.of(**options).resolved()
    words = (as_words("flags", flags), as_words("arguments", arguments))
    request = request_for(as_request_files(program), wanted, *words, cc)
    drawing = Drawing(svg, dot, execution)
    result = run(
        request,
        wanted,
        cache=cache,
        trace=trace,
        drawing=drawing,
        progress=progress,
        schedule_out=schedule_out,
        checkpoint=checkpoint,
        checkpoint_every=checkpoint_every,
        cluster=cluster,
    )
    if result.reason == INTERRUPTED and not result.errors:
        raise KeyboardInterrupt  # the command line alone makes a verdict of it
    return result


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
    folder: str | None = None,
) -> Request:
    """What to build for these options. `folder`: where relative names and flags start from."""
    return Request(
        files=read_sources(files, folder),
        folder=folder,
        flags=tuple(flags),
        arguments=tuple(arguments),
        cc=cc,
        **building(options),
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
    checkpoint: str | os.PathLike[str] | None = None,
    checkpoint_every: float = EVERY,
    cluster: str | Client | None = None,
) -> Result:
    """The same for a request whose sources are checked and options that are resolved but for the search.
    `warn` is told of loops that may run for ever once the search has taken its time."""
    if schedule_out is not None and options.reuse_addresses:
        raise UserError(
            "--schedule-out does not work with --reuse-addresses: no schedule tells malloc what to return"
        )
    if schedule_out is not None:  # the real program goes round its loops
        only_c(request.files, "schedules are made for")
        request = dataclasses.replace(request, spin="off")
        options = dataclasses.replace(options, spin="off")
    drawing = drawing or Drawing()
    drawing.check(options.search)
    subject = Subject.of(request, cache=cache)
    options = dataclasses.replace(options, model=model_for(options.model, options.property, subject.features))
    endless = endless_loops(subject.built, options)
    if warn is not None and endless:
        progress = Impatience(progress, warn, endless)
    if options.search == "oracle":
        if schedule_out is not None:
            raise UserError("--search oracle runs no executions that a schedule could be made of")
        return _ask_oracle(subject, options)
    whole = schedule_out is None and checkpoint is None and drawing.execution is None
    if options.unroll == AUTO_TURNS and not whole:
        raise UserError("--unroll auto does not work with --schedule-out, --checkpoint and --execution")

    def once(now: Options, of: Subject = subject) -> tuple[Result, Search]:
        with workers(cluster) as client:
            course = Course.of(_plan(of, now, drawing, keep=False), "", client=client)
            return explored(of, now.model, course, progress, trace, endless)

    if options.unroll == AUTO_TURNS:
        return deepened(once, options, subject.start)
    chosen = _plan(subject, options, drawing, keep=schedule_out is not None)
    counted = COUNTED if schedule_out is not None or drawing.execution else ""
    with workers(cluster) as client:
        course = Course.of(chosen, counted, client=client)
        if checkpoint is not None:
            course.save_to(os.fspath(checkpoint), checkpoint_every, subject, options.model)
        result, found = explored(subject, options.model, course, progress, trace, endless)

    def with_inputs(values: tuple[int, ...], seconds: float) -> Result:
        now = dataclasses.replace(options, nondet_values=values, timeout=seconds)
        again = dataclasses.replace(request, **building(now))
        return once(now, Subject.of(again, cache=cache, compilation=subject.built.compilation))[0]

    if whole and result.verdict == "inconclusive":
        return _closed(subject, options, once, with_inputs, result, found)
    if schedule_out is not None:
        result = _schedule(Path(schedule_out), subject, chosen.options, chosen.search.kept, result)
    if drawing.wanted:
        result = _draw(drawing, result, found, chosen.search.execution, subject, chosen.options)
    return result


def _closed(
    subject: Subject,
    options: Options,
    once: Once,
    with_inputs: Callable[[tuple[int, ...], float], Result],
    result: Result,
    found: Search,
) -> Result:
    """What a search has left open, by bounds that find errors elsewhere, by a proof, or with inputs that one
    asks for."""
    from raddle.proof import PATIENCE, is_wanted, proven

    wanted = is_wanted(subject, options, found, result)
    limited = not found.errors and found.stop is not None and found.stop.kind in LIMITS
    first = result
    if limited:
        result = after_limit(once, options, first, subject.start, briefly=wanted)
    if not wanted or result.verdict != "inconclusive" or result.reason == INTERRUPTED:
        return result
    proof = proven(subject, options, found, result)
    if proof.result is not None:
        return proof.result
    rest = PATIENCE
    if options.timeout is not None:
        rest = options.timeout - (time.perf_counter() - subject.start)
    if proof.inputs and rest > 0:
        other = with_inputs(proof.inputs, min(rest, PATIENCE))
        if other.errors:
            return dataclasses.replace(other, seconds=time.perf_counter() - subject.start)
    if limited and options.timeout is not None:
        return after_limit(once, options, first, subject.start, briefly=False)
    return result


def workers(cluster: str | Client | None) -> AbstractContextManager[Client | None]:
    if cluster is None:
        return nullcontext()
    from raddle.explore.cluster import client_of

    return client_of(cluster)


def _plan(subject: Subject, options: Options, drawing: Drawing, *, keep: bool) -> Plan:
    from raddle.explore.plan import plan

    return plan(
        subject.code,
        options,
        subject.features,
        subject.watched,
        subject.library_call,
        execution=drawing.execution or 0,
        keep=keep,
        graphs=drawing.wanted,
    )


def explored(
    subject: Subject,
    model: str,
    course: Course,
    progress: Progress | None,
    trace: str | os.PathLike[str] | None,
    endless: Sequence[str],
) -> tuple[Result, Search]:
    """Runs the search and reports. `model`: the one that was asked for; `auto` may have found another one
    that is the same."""
    found = course.run(progress, subject.start)
    options = course.chosen.options
    if found.stop is not None and found.stop.kind == "unsupported" and not found.errors:
        raise _unsupported(subject, found.stop)
    if options.property:
        found = judged(found, options.property)
    asked = dataclasses.replace(options, model=model)
    if course.chosen.search_reason and found.orders_words and not options.property:
        settled = settle_words(subject, asked, found)
        if isinstance(settled, Result):
            return settled, found
        found = settled
    unfinished = found.limit is not None or found.stop is not None
    warnings = [
        *request_warnings(subject.request, subject.built),
        *(endless if unfinished else ()),
        *course.warnings,
        *vacuous(found, subject.symbols),
        *kept_locks(found, subject.symbols),
    ]
    found = dataclasses.replace(found, errors=small(subject, options, found.errors))
    errors, problems = reports_of(subject, options, found.errors, trace)
    races = [error.message for error in errors if error.kind == "race"]
    if options.volatile == "plain":
        warnings += volatile_races(races, (module.text for module in subject.built.compilation.modules))
    loops = [subject.symbols.loop_place(number) for number in found.bounds]
    result = conclude(subject, asked, found, loops, errors, [*warnings, *problems])
    chosen = course.chosen
    result = dataclasses.replace(result, search_reason=chosen.search_reason, locks_reason=chosen.locks_reason)
    return result, found


def _unsupported(subject: Subject, stop: Stop) -> UnsupportedError:
    """If it is a function that nobody defines, with all the others."""
    error = stops.unsupported(stop, subject.symbols)
    if stop.text.startswith("the function "):
        from raddle.frontend.missing import listed, missing_functions

        texts = [module.text for module in subject.built.compilation.modules]
        lines = listed(missing_functions(texts, subject.request.entry))
        if len(lines) > 1:
            error.hint = "missing are, in all:\n    " + "\n    ".join(lines)
            error.hint += "\n  raddle stubs writes stand-ins for them"
    return error


def replay(trace: str | os.PathLike[str], *, cc: str | None = None, cache: bool = True) -> Result:
    """Reproduce a saved failure. Raises UserError if the program is not the one of the trace.

    A compiler that the trace names is not run unless the caller names it, too: traces come by mail.
    """
    saved = tracefile.load(trace)
    cc = cc or os.environ.get("RADDLE_CC")
    if saved.cc is not None and cc is None:
        raise UserError(
            f"{os.fspath(trace)} was made with the compiler {saved.cc}", hint=f"add --cc {saved.cc}"
        )
    request = Request(
        files=tuple(
            Source(name, saved.texts.get(name), saved.own_flags.get(name, ()))
            if name in saved.texts or name in saved.own_flags
            else name
            for name in saved.files
        ),
        flags=saved.flags,
        arguments=saved.arguments,
        cc=cc,
        # Relative names are from the folder that the trace was made in, or from here if that has gone.
        folder=saved.folder if os.path.isdir(saved.folder) else None,
        **building(saved.options),
    )
    subject = Subject.of(request, cache=cache)
    if subject.built.digest != saved.digest:
        names = ", ".join(saved.files)
        raise UserError(
            f"{os.fspath(trace)} is a trace of another program: {names} or the compiler has changed",
            hint="verify it again",
        )
    try:
        report = report_of(subject, saved.options, saved.schedule)
    except (ValueError, TypeError) as cause:
        raise UserError(f"{os.fspath(trace)}: the schedule does not fit: {cause}") from None
    found = (Found(report.kind, saved.schedule),)
    search = Search(0, 0, 1, len(report.trace), None, found, (), None, frozenset())
    # What was found by searching again holds for the same program: its hash has not changed.
    why = tuple(str(sentence) for sentence in saved.report.get("why", ()))
    error = dataclasses.replace(report, trace_file=os.fspath(trace), why=why)
    result = conclude(subject, saved.options, search, [], [error], subject.built.warnings)
    return dataclasses.replace(result, reason="one execution, replayed")


def _draw(
    drawing: Drawing,
    result: Result,
    found: Search,
    execution: Any,
    subject: Subject,
    options: Options,
) -> Result:
    """Draw what was asked for. Without a failure there is nothing to draw; that is a warning."""
    kept: list[int] | None = None
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
        kept = shown_events(result.errors[0].trace)
    else:
        nothing = "nothing is drawn: no execution fails; --execution N draws the n-th"
        return dataclasses.replace(result, warnings=(*result.warnings, nothing))
    try:
        execution = subject.replayed(options, schedule)
    except ValueError:
        nothing = "nothing is drawn: the execution cannot be run again to its end"
        return dataclasses.replace(result, warnings=(*result.warnings, nothing))
    drawing.write(
        execution,
        subject.symbols,
        subject.lines,
        title=title,
        note=f"{result.files[0]}, {options.model}",
        unordered=options.locks == "unordered",
        ordered_locks=found.ordered_locks,
        kept=kept,
    )
    return result


def _schedule(path: Path, subject: Subject, options: Options, kept: Any, result: Result) -> Result:
    from raddle.schedules.from_search import write_schedule

    try:
        said = write_schedule(path, subject.built, subject.request, options, kept, result.verdict)
    except (UserError, UnsupportedError) as problem:
        return dataclasses.replace(result, warnings=(*result.warnings, f"{NO_SCHEDULE}: {problem}"))
    return dataclasses.replace(result, schedule=said)


def _ask_oracle(subject: Subject, options: Options) -> Result:
    """The search over all graphs in Python: everything is explored, errors have no trace."""
    from raddle.explore.oracle_search import enumerate_graphs

    found = enumerate_graphs(subject.request, subject.built.compilation, options)
    return told_by_oracle(subject, options, found)
