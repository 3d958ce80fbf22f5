"""`raddle schedule`: safe schedules, streamed as they are found; the best is kept."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from raddle.cli.arguments import Parser, add_source_options, parsed
from raddle.cli.terminal import ProgressLine, check_folder, check_writable, emit
from raddle.errors import ExitStatus, UnsupportedError
from raddle.library.abroad import ABROAD

if TYPE_CHECKING:
    from raddle.impact.tree.iteration import Counterexample
    from raddle.schedules.synthesis import Found
    from raddle.scheduling import Schedules

_TRACE_ROWS = 40


def parser() -> argparse.ArgumentParser:
    made = Parser(
        prog="raddle schedule",
        allow_abbrev=False,
        usage="raddle schedule FILE.c… [-DN=4 -Iinclude …] [-o SCHEDULE] [options]",
        description="Find schedules under which a concurrent C program is proven safe, deadlock-free and "
        "fair, for all inputs; then try to decide whether it is safe under every schedule.",
        epilog="exit status: 0 a safe schedule was found (or --check succeeds, or, without -o or --svg, "
        "every schedule is safe), 1 the program is unsafe under every schedule, 2 no schedule was found "
        "within the limits, 3 input or usage at fault, 4 a bug of raddle, 130 interrupted; the best schedule "
        "found so far is then in the file",
    )
    add_source_options(made)
    made.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help="write the best schedule there, as soon as it is found, and its certificate to FILE.certificate",
    )
    made.add_argument("--iterations", type=int, default=8, metavar="N", help="schedules to try (default 8)")
    made.add_argument(
        "--timeout", type=float, default=60.0, metavar="S", help="seconds for them (default 60)"
    )
    made.add_argument(
        "--complete",
        type=float,
        default=30.0,
        metavar="S",
        help="seconds for the verdict over all schedules (default 30; 0: leave it out)",
    )
    made.add_argument(
        "--check",
        metavar="FILE",
        help="check a saved schedule by its certificate, FILE.certificate, within --timeout; nothing is "
        "searched for",
    )
    made.add_argument("--svg", metavar="FILE", help="draw the schedule that is kept")
    made.add_argument("--report", metavar="DIR", help="write an HTML page with it, DIR/index.html")
    return made


def main(words: Sequence[str]) -> int:
    chosen, flags, _ = parsed(parser(), words)
    for name in ("output", "svg"):
        if getattr(chosen, name) is not None:
            check_writable(f"--{name}", getattr(chosen, name))

    if chosen.report is not None:
        check_folder("--report", chosen.report)

    from raddle.frontend.build import Request, lower
    from raddle.frontend.compiler import compile_c
    from raddle.frontend.sources import only_c, sources
    from raddle.impact.search.watch import Watch
    from raddle.schedules import describe
    from raddle.scheduling import run

    files = sources(chosen.files)
    only_c(files, "schedules are made for")
    request = Request(
        files, flags, (), chosen.entry, chosen.volatile, cc=chosen.cc, spin="off", outside=ABROAD
    )
    compilation = compile_c(request.files, request.flags, cc=request.cc)
    sys.stderr.write(compilation.diagnostics)
    program = lower(request, compilation)
    if chosen.check is not None:
        from raddle.impact.terms.solver import OutOfTime
        from raddle.schedules.digest import digest_of
        from raddle.schedules.format import read
        from raddle.schedules.recheck import recheck

        digest = digest_of(request, compilation)
        saved = read(Path(chosen.check))
        try:
            emit(recheck(saved, request, program, digest, chosen.check, chosen.timeout) + "\n")
        except OutOfTime:
            emit(f"{chosen.check}: not checked in {chosen.timeout:g} s (--timeout)\n")
            return ExitStatus.INCONCLUSIVE
        return ExitStatus.SAFE
    line = ProgressLine() if sys.stderr.isatty() else None
    try:
        made = run(
            request,
            compilation,
            program,
            iterations=chosen.iterations,
            timeout=chosen.timeout,
            complete=chosen.complete,
            output=chosen.output,
            svg=chosen.svg,
            tell=lambda made, new: _tell(made, new, line),
            watch=None if line is None else Watch(lambda standing: line.show(describe.standing(standing))),
        )
        if line is not None:
            line.clear()
        if chosen.report is not None:
            _page(made, chosen.report, ", ".join(chosen.files))
        return _conclude(made, chosen.output, bool(chosen.output or chosen.svg or chosen.report))
    except UnsupportedError as error:
        if line is not None:
            line.clear()
        raise describe.refusal(error) from None


def _tell(made: Schedules, new: Found | Counterexample, line: ProgressLine | None) -> None:
    from raddle.impact.tree.iteration import Counterexample
    from raddle.schedules import describe
    from raddle.schedules.synthesis import stays_blocked

    if line is not None:
        line.clear()
    if isinstance(new, Counterexample):
        emit("\n".join(describe.counterexample(new, _TRACE_ROWS, made.program)) + "\n")
        return
    emit(describe.line(new, made.found) + "\n")
    for thread, place in stays_blocked(new, made.program).items():
        emit(f"   warning: thread {thread} stays blocked at {place}, by the program itself\n")


def _page(made: Schedules, folder: str, name: str) -> None:
    from raddle.report.page import Part, write
    from raddle.schedules import describe
    from raddle.schedules.drawing import draw

    remarks = [describe.VERDICTS[made.verdict]]
    remarks += [describe.counterexample(found, 0, made.program)[0] for found in made.counterexamples]
    if made.best is not None:
        part = Part.of_schedule(
            name, draw(made.best), [*remarks, f"kept: {describe.policy(made.best.policy)}"]
        )
    else:
        part = Part.of_schedule(name, "", [*remarks, "no schedule was found"])
    write(folder, [part])


def _conclude(made: Schedules, output: str | None, wanted: bool) -> int:
    """`wanted`: a schedule was asked for, not only a verdict."""
    from raddle.schedules import describe

    if made.signal:
        emit("interrupted\n")
    if len(made.permitted) > 1:
        emit(f"permitted: {describe.permitted(made.permitted)}\n")
    emit(f"verdict: {describe.VERDICTS[made.verdict]}\n")
    if made.best is not None:
        if output is not None:
            emit(f"kept: {describe.policy(made.best.policy)}; written to {output}\n")
        return 128 + made.signal if made.signal else ExitStatus.SAFE
    if made.problem is not None and not made.signal:
        raise made.problem
    if made.verdict != "unsafe":
        emit("no schedule was found\n")
    status = ExitStatus.INCONCLUSIVE
    if made.verdict == "unsafe":
        status = ExitStatus.UNSAFE
    elif made.verdict == "safe" and not wanted:
        status = ExitStatus.SAFE
    return 128 + made.signal if made.signal else status
