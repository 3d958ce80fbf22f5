"""The errors that a search has found, as reports: each is made small, run again, explained, written down and
saved."""

from __future__ import annotations

import contextlib
import dataclasses
import functools
import os
from collections.abc import Sequence
from typing import Any

from raddle.explore.options import Options
from raddle.explore.result import ErrorReport
from raddle.explore.run import Found
from raddle.frontend.build import files_of
from raddle.frontend.sources import Source
from raddle.report import tracefile
from raddle.subject import Subject
from raddle.version import VERSION

EXPLAINED = 3
"""Errors for which the program is searched again; the others have the reasons that their execution shows."""
_DRAWN = ("graph", "sources", "orders")
"""Not kept in trace files: a replay makes them again."""
_UNSAVED = "the trace could not be saved: no folder for it can be written"


def small(subject: Subject, options: Options, errors: Sequence[Found]) -> tuple[Found, ...]:
    """The first error with a small execution, the others as they were found."""
    if not errors or not options.minimise:
        return tuple(errors)
    from raddle.explain.candidates import candidates
    from raddle.explain.smaller import smaller

    again = functools.partial(subject.replayed, options)
    try:
        first = smaller(errors[0], candidates(subject.code, options, errors[0]), again, options)
    except (
        ValueError,
        KeyboardInterrupt,
    ):  # reports_of tells; or the user is in a hurry
        return tuple(errors)
    return (first, *errors[1:])


def reports_of(
    subject: Subject, options: Options, errors: Sequence[Found], trace: str | os.PathLike[str] | None
) -> tuple[list[ErrorReport], list[str]]:
    """With warnings. An error is never lost because it cannot be run again: its report is partial then.
    `trace`: the file for the first one."""
    reports: list[ErrorReport] = []
    warnings: list[str] = []
    for number, error in enumerate(errors):
        try:
            report = report_of(subject, options, error.schedule, explain=number < EXPLAINED)
        except ValueError as cause:
            from raddle.report.partial import partial_report

            again = functools.partial(subject.replayed, options)
            reports.append(partial_report(error, cause, again, subject.symbols, subject.lines))
            continue
        saved = _save(subject, options, error.schedule, report, _numbered(trace, number))
        warnings += [] if saved else [_UNSAVED]
        reports.append(dataclasses.replace(report, trace_file=saved or None))
    return reports, warnings


def report_of(subject: Subject, options: Options, schedule: Any, *, explain: bool = False) -> ErrorReport:
    """`explain`: also by searching again, if the options have nothing against it."""
    from raddle.explain.strengthening import failure_order
    from raddle.report.causality import LARGEST, Causality
    from raddle.report.error import error_report

    run = subject.replayed(options, schedule)
    known = None
    if len(run.events) <= LARGEST:
        known = Causality(run, options.model, functools.partial(failure_order, subject.code))
    report = error_report(run, subject.symbols, subject.lines, known)
    if report is None:
        raise ValueError("it leads to no error")
    if explain and options.explain:
        from raddle.explain.needs import needs

        with contextlib.suppress(KeyboardInterrupt):  # the error itself is not lost
            found = needs(subject.code, run, subject.symbols, options, schedule)
            report = dataclasses.replace(report, why=(*report.why, *found))
    return report


def _save(subject: Subject, options: Options, schedule: Any, report: ErrorReport, path: str | None) -> str:
    request = subject.request
    return tracefile.save(
        tracefile.Trace(
            files=files_of(request),
            texts=subject.texts,
            folder=subject.folder,
            flags=request.flags,
            arguments=request.arguments,
            cc=request.cc or os.environ.get("RADDLE_CC"),
            options=options,
            digest=subject.built.digest,
            schedule=schedule,
            report={key: value for key, value in report.to_json().items() if key not in _DRAWN},
            version=VERSION,
            own_flags={
                file.name: file.flags for file in request.files if isinstance(file, Source) and file.flags
            },
        ),
        path,
    )


def _numbered(path: str | os.PathLike[str] | None, number: int) -> str | None:
    """With --keep-going the second trace goes to FILE.2 and so on."""
    if path is None:
        return None
    return os.fspath(path) if number == 0 else f"{os.fspath(path)}.{number + 1}"
