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
from raddle.errors import UserError

if TYPE_CHECKING:
    from raddle.frontend.build import Request
    from raddle.frontend.compiler import Compilation
    from raddle.ir.program import Program
    from raddle.schedules.keeping import Keeper

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
        "-o", "--output", metavar="FILE", help="write the best schedule there, as soon as it is found"
    )
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
    if not (chosen.timeout > 0 and chosen.complete >= 0):  # nan is neither
        raise UserError("--timeout needs a number of seconds above 0, --complete one from 0 on")
    for name in ("output", "svg"):
        if getattr(chosen, name) is not None:
            check_writable(f"--{name}", getattr(chosen, name))

    from raddle.frontend.build import Request, lower
    from raddle.frontend.compiler import compile_c
    from raddle.frontend.sources import sources
    from raddle.schedules.digest import digest_of
    from raddle.schedules.format import read

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
    return _search(chosen, request, compilation, program, digest)


def _search(
    chosen: argparse.Namespace, request: Request, compilation: Compilation, program: Program, digest: str
) -> int:
    from raddle.impact.interruption import Interrupted, interruptible
    from raddle.schedules import describe
    from raddle.schedules.keeping import Keeper

    kept = Keeper(request, compilation, digest, chosen.output)
    signal = 0
    verdict = "unknown"
    try:
        with interruptible():
            verdict = _stream(chosen, program, kept)
    except Interrupted as interrupt:
        signal = interrupt.number
        emit("interrupted\n")
    emit(f"verdict: {describe.VERDICTS[verdict]}\n")
    if kept.best is None:
        if kept.problem is not None and not signal:
            raise kept.problem
        if verdict != "unsafe":
            emit("no schedule was found\n")
        status = {"unsafe": 1, "safe": 2 if chosen.output or chosen.svg else 0}.get(verdict, 2)
        return 128 + signal if signal else status
    kept.conclude(verdict)
    if chosen.output is not None:
        emit(f"kept: {describe.policy(kept.best.policy)}; written to {chosen.output}\n")
    if chosen.svg is not None:
        from raddle.schedules.drawing import draw

        Path(chosen.svg).write_text(draw(kept.best), "utf-8")
    return 128 + signal if signal else 0


def _stream(chosen: argparse.Namespace, program: Program, kept: Keeper) -> str:
    """Tell of each schedule as it is found, and keep the best; the verdict."""
    from raddle.schedules import describe
    from raddle.schedules.synthesis import Found, stays_blocked, synthesise

    lost = False
    before: list[Found] = []
    shown: set[str] = set()
    for found in synthesise(program, chosen.iterations, time.monotonic() + chosen.timeout):
        for counterexample in found.counterexamples:
            key = f"{counterexample.failure.kind} {counterexample.failure.place}"
            if key not in shown:
                shown.add(key)
                emit("\n".join(describe.counterexample(counterexample, _TRACE_ROWS, program)) + "\n")
        emit(describe.line(found, before) + "\n")
        for thread, place in stays_blocked(found, program).items():
            emit(f"   warning: thread {thread} stays blocked at {place}, by the program itself\n")
        lost = lost or (found.iteration.outcome == "lost" and found.iteration.exact)
        if found.schedule is None and all(other.schedule is None for other in before):
            break
        before.append(found)
        kept.consider(found)
    scheduled = any(found.schedule is not None for found in before)
    if lost and not scheduled:
        return "unsafe"
    return _complete(chosen, program, bool(shown), scheduled)


def _complete(chosen: argparse.Namespace, program: Program, failed: bool, scheduled: bool) -> str:
    """safe, partially-safe or unknown."""
    from raddle.schedules import describe
    from raddle.schedules.verdict import decide

    if not failed and chosen.complete:
        found = decide(program, chosen.complete)
        if found.outcome == "safe":
            return "safe"
        if found.counterexample is not None:
            failed = True
            emit("\n".join(describe.counterexample(found.counterexample, _TRACE_ROWS, program)) + "\n")
    return "partially-safe" if failed and scheduled else "unknown"
