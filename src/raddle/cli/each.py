"""`raddle verify --each`: several programs in one run, a line for each, the worst exit status for all."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from raddle.cli.check import write
from raddle.cli.outputs import Outputs
from raddle.cli.pool import checked, in_order
from raddle.cli.terminal import emit, style_of
from raddle.errors import ExitStatus, RaddleError
from raddle.explore.options import Options
from raddle.explore.verdict import INTERRUPTED, exit_status
from raddle.frontend.sources import Source
from raddle.report import text
from raddle.report.junit import Case

_BADNESS = (
    ExitStatus.SAFE,
    ExitStatus.INCONCLUSIVE,
    ExitStatus.UNSAFE,
    ExitStatus.INPUT,
    ExitStatus.BUG,
)


def verified_each(
    files: Sequence[str | Source],
    options: Options,
    flags: Sequence[str],
    arguments: Sequence[str],
    cc: str | None,
    expect: str | None,
    outputs: Outputs,
    *,
    cache: bool,
) -> int:
    """A file that cannot be verified does not keep the others from it."""
    jobs = checked(options.jobs)
    if jobs > 1:
        options = replace(options, jobs=1)  # a program each
    names = [file.name if isinstance(file, Source) else file for file in files]
    width = max(map(len, names))
    cases, worst = [], ExitStatus.SAFE
    work = partial(_verified, options, tuple(flags), tuple(arguments), cc, expect, cache)
    for case, line, status in in_order(work, files, jobs):
        cases.append(case)
        if outputs.json != "-":
            emit(f"{case.name:<{width}}  {line}\n")
        worst = max(worst, status, key=_BADNESS.index)
        if case.result is not None and case.result.reason == INTERRUPTED:
            break
    write(outputs, cases)
    return worst


def _verified(
    options: Options,
    flags: tuple[str, ...],
    arguments: tuple[str, ...],
    cc: str | None,
    expect: str | None,
    cache: bool,
    file: str | Source,
) -> tuple[Case, str, ExitStatus]:
    """One of them: the line that tells of it, and its exit status."""
    from raddle.verification import request_for, run

    name = file.name if isinstance(file, Source) else file
    start = time.perf_counter()
    try:
        result = run(request_for([file], options, flags, arguments, cc), options, cache=cache)
    except RaddleError as problem:
        case = Case(name, None, str(problem), expect, time.perf_counter() - start)
        return case, str(problem).splitlines()[0], problem.exit_status
    case = Case(name, result, "", expect, time.perf_counter() - start)
    line = text.verdict_line(result, style_of(sys.stdout))
    found = exit_status(result.verdict, result.bound, accept_bounded=options.accept_bounded, expect=expect)
    if found and expect is not None:
        line += f" (expected {expect})"
    return case, line, ExitStatus(found)
