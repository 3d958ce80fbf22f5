"""`raddle schedule`: safe schedules, streamed as they are found; the best is kept."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from raddle.cli.arguments import Parser, add_source_options, parsed
from raddle.cli.terminal import check_writable, emit
from raddle.errors import UnsupportedError, UserError

if TYPE_CHECKING:
    from raddle.frontend.build import Request
    from raddle.frontend.compiler import Compilation
    from raddle.ir.program import Program

_TRACE_ROWS = 40


def parser() -> argparse.ArgumentParser:
    made = Parser(
        prog="raddle schedule",
        allow_abbrev=False,
        usage="raddle schedule FILE.c… [-DN=4 -Iinclude …] [-o SCHEDULE] [options]",
        description="Find schedules under which a concurrent C program is proven safe, deadlock-free and "
        "fair, for all inputs; then try to decide whether it is safe under every schedule.",
        epilog="exit status: 0 a safe schedule was found (or --check succeeds), 1 the program is unsafe "
        "under every schedule, 2 none was found within the limits, 3 input or usage at fault, "
        "4 a bug of raddle",
    )
    add_source_options(made)
    made.add_argument("-o", "--output", metavar="FILE", help="write the best schedule there")
    made.add_argument("--iterations", type=int, default=8, metavar="N", help="schedules to try (default 8)")
    made.add_argument(
        "--timeout", type=float, default=60.0, metavar="S", help="seconds for them (default 60)"
    )
    made.add_argument(
        "--complete",
        type=float,
        default=10.0,
        metavar="S",
        help="seconds for the verdict over all schedules (default 10; 0: leave it out)",
    )
    made.add_argument("--check", metavar="FILE", help="check a saved schedule against the program again")
    made.add_argument("--svg", metavar="FILE", help="draw the schedule that is kept")
    return made


def main(words: Sequence[str]) -> int:
    chosen, flags, _ = parsed(parser(), words)
    if chosen.iterations < 1:
        raise UserError("--iterations needs a number above 0")
    if chosen.timeout <= 0 or chosen.complete < 0:
        raise UserError("--timeout needs a number of seconds above 0, --complete one from 0 on")
    for name in ("output", "svg"):
        if getattr(chosen, name) is not None:
            check_writable(f"--{name}", getattr(chosen, name))

    from raddle.frontend.build import Request, lower
    from raddle.frontend.compiler import compile_c
    from raddle.frontend.sources import sources
    from raddle.schedules.format import digest_of, read

    request = Request(
        sources(chosen.files), flags, (), chosen.entry, chosen.volatile, cc=chosen.cc, spin="off"
    )
    compilation = compile_c(request.files, request.flags, cc=request.cc)
    sys.stderr.write(compilation.diagnostics)
    program = lower(request, compilation)
    digest = digest_of(request, compilation)
    if chosen.check is not None:
        from raddle.schedules.recheck import recheck

        emit(recheck(read(Path(chosen.check)), request, program, digest, chosen.check) + "\n")
        return 0
    try:
        return _search(chosen, request, compilation, program, digest)
    except UnsupportedError as error:
        from raddle.schedules.describe import refusal

        raise refusal(error) from None


def _search(
    chosen: argparse.Namespace, request: Request, compilation: Compilation, program: Program, digest: str
) -> int:
    from raddle.frontend.build import files_of
    from raddle.schedules import describe
    from raddle.schedules.economy import economy
    from raddle.schedules.format import ScheduleFile, Variant, write
    from raddle.schedules.launch import check_enforceable
    from raddle.schedules.synthesis import Found, stays_blocked, synthesise

    first: Found | None = None
    best: Found | None = None
    lost = False
    shown: set[str] = set()
    for found in synthesise(program, chosen.iterations, time.monotonic() + chosen.timeout):
        for counterexample in found.counterexamples:
            key = f"{counterexample.failure.kind} {counterexample.failure.place}"
            if key not in shown:
                shown.add(key)
                emit("\n".join(describe.counterexample(counterexample, _TRACE_ROWS)) + "\n")
        emit(describe.line(found) + "\n")
        for thread, place in stays_blocked(found, program).items():
            emit(f"   warning: thread {thread} stays blocked at {place}, by the program itself\n")
        sys.stdout.flush()
        lost = lost or (found.iteration.outcome == "lost" and found.iteration.exact)
        if found.schedule is None:
            if first is None:
                break
            continue
        first = first or found
        if best is None or best.schedule is None or economy(found.schedule) > economy(best.schedule):
            best = found
    verdict = (
        "unsafe" if lost and first is None else _complete(chosen, program, bool(shown), first is not None)
    )
    emit(f"verdict: {describe.VERDICTS[verdict]}\n")
    if first is None or best is None or first.schedule is None or best.schedule is None:
        return 1 if verdict == "unsafe" else 2
    variant = Variant(best.iteration.policy, best.schedule, best.names, best.barred)
    check_enforceable(request, compilation, variant)
    if chosen.output is not None:
        write(Path(chosen.output), ScheduleFile(digest, files_of(request), verdict, variant))
        emit(f"kept: {describe.policy(best.iteration.policy)}; written to {chosen.output}\n")
    if chosen.svg is not None:
        from raddle.schedules.drawing import draw

        Path(chosen.svg).write_text(draw(variant), "utf-8")
    return 0


def _complete(chosen: argparse.Namespace, program: Program, failed: bool, scheduled: bool) -> str:
    """safe, partially-safe or unknown."""
    from raddle.impact.certificate import Certificate
    from raddle.impact.complete import CompleteSearch
    from raddle.impact.executor import Executor
    from raddle.impact.solver import OutOfTime
    from raddle.schedules import describe

    if failed:
        return "partially-safe" if scheduled else "unknown"
    if not chosen.complete:
        return "unknown"
    executor = Executor(program)
    deadline = time.monotonic() + chosen.complete
    found = CompleteSearch(executor, deadline=deadline).run()
    if found.counterexample is not None:
        emit("\n".join(describe.counterexample(found.counterexample, _TRACE_ROWS)) + "\n")
        return "partially-safe" if scheduled else "unknown"
    if found.outcome == "safe" and not any(kind == "signal" for _, _, kind in executor.sites):
        try:
            Certificate(program, found.tree, deadline=deadline + 2 * chosen.complete).check()
        except OutOfTime:
            return "unknown"
        return "safe"
    return "unknown"
