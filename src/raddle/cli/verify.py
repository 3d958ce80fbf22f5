"""`raddle verify`: options in, a Result out, shown as text or JSON."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from raddle.cli.arguments import Parser, add_database, add_source_options, parsed, source_files
from raddle.cli.options import add_option, add_options, chosen_options
from raddle.cli.outputs import FORMATS, Outputs, without_result, written_on_every_exit
from raddle.cli.terminal import ProgressLine, check_writable, emit, style_of
from raddle.errors import UserError
from raddle.explore.options import VERDICTS, Options
from raddle.explore.result import Result
from raddle.explore.verdict import exit_status
from raddle.frontend.sources import Source


def parser() -> argparse.ArgumentParser:
    made = Parser(
        prog="raddle verify",
        allow_abbrev=False,
        usage="raddle verify FILE.c… [-DN=4 -Iinclude …] [options] [-- program arguments]",
        description="Explore every behaviour of a concurrent C program. The common compiler flags "
        "(-D -I -U -std= -include -isystem -iquote -W… -f… -m… -O… -g -pthread) are taken as they are.",
        epilog="exit status: 0 safe, 1 unsafe, 2 inconclusive, 3 input or usage at fault, 4 a bug of raddle",
    )
    add_source_options(made)
    made.add_argument("--each", action="store_true", help="each file is a program of its own")
    add_database(made)
    add_options(made, "search", "limits")
    made.add_argument(
        "--cluster",
        metavar="C",
        help="search on a Dask cluster: tcp://HOST:PORT, or local:4 for 4 workers",
    )
    made.add_argument("--checkpoint", metavar="FILE", help="keep a file that raddle resume goes on from")
    made.add_argument(
        "--checkpoint-every",
        type=seconds,
        default=60.0,
        metavar="S",
        help="write it every S seconds (default 60), and at the end",
    )
    verdict = made.add_argument_group("verdict")
    add_option(verdict, "accept_bounded")
    add_option(verdict, "accept_vacuous")
    add_option(verdict, "property")
    verdict.add_argument(
        "--expect", metavar="V", help="exit 0 if the verdict is V: safe, unsafe or inconclusive"
    )
    output = made.add_argument_group("output")
    Outputs.add_options(output)
    output.add_argument(
        "--output", metavar="F", default="text", help="text, or gcc: file:line:column lines for editors"
    )
    output.add_argument("-q", "--quiet", action="store_true", help="print the verdict line only")
    output.add_argument("-v", "--verbose", action="store_true", help="tell what was chosen, and why")
    output.add_argument("--explain-loops", action="store_true", help="tell what became of each loop")
    output.add_argument("--trace", metavar="FILE", help="where to save the trace of an error")
    output.add_argument(
        "--witness", metavar="FILE", help="write a violation witness: .graphml is 1.0, else 2.2"
    )
    output.add_argument("--svg", metavar="FILE", help="draw the failing execution")
    output.add_argument("--dot", metavar="FILE", help="the same for Graphviz")
    output.add_argument("--execution", type=int, metavar="N", help="draw the n-th complete execution instead")
    output.add_argument(
        "--schedule-out",
        metavar="FILE",
        help="write a schedule for raddle run from the executions explored, even of an unfinished search",
    )
    output.add_argument(
        "--full-trace",
        action="store_true",
        help="show and draw also the events that the failure does not need",
    )
    add_option(output, "minimise")
    add_option(output, "explain")
    add_option(output, "trace_library")
    output.add_argument(
        "--show-output", action="store_true", help="show what the program prints in a failing run"
    )
    return made


def seconds(text: str) -> float:
    """A number of seconds above 0."""
    value = float(text)
    if not value > 0:
        raise UserError(f"--checkpoint-every needs a number of seconds above 0, not {text}")
    return value


def main(words: Sequence[str]) -> int:
    with written_on_every_exit(words):
        return _verify(words)


def _verify(words: Sequence[str]) -> int:
    chosen, flags, arguments = parsed(parser(), words)
    if any(name.endswith((".yml", ".yaml")) for name in chosen.files):
        flags = (*_take_task(chosen), *flags)
    if chosen.expect is not None and chosen.expect not in VERDICTS:
        raise UserError(f"--expect {chosen.expect}: unknown; choose one of {', '.join(VERDICTS)}")
    options = chosen_options(chosen)
    if chosen.output not in FORMATS:
        raise UserError(f"--output {chosen.output}: unknown; choose one of {', '.join(FORMATS)}")
    outputs = Outputs.of(chosen)
    for name in ("trace", "svg", "dot", "schedule_out", "checkpoint", "witness"):
        if getattr(chosen, name) is not None:
            check_writable(f"--{name.replace('_', '-')}", getattr(chosen, name))

    from raddle.report.drawing import Drawing
    from raddle.verification import NO_SCHEDULE, request_for, run

    files = source_files(chosen)
    if chosen.each:
        return _each(files, options, flags, arguments, chosen, outputs)
    request = request_for(files, options, flags, arguments, chosen.cc)
    quiet = chosen.quiet or chosen.json == "-"
    told: list[str] = []

    def warn(warning: str) -> None:
        _warn(warning)
        told.append(warning)

    with without_result(outputs):
        result = run(
            request,
            options,
            cache=not chosen.no_cache,
            trace=chosen.trace,
            drawing=Drawing(chosen.svg, chosen.dot, chosen.execution, chosen.full_trace),
            warn=None if quiet else warn,
            progress=None if quiet or not sys.stderr.isatty() else ProgressLine(),
            schedule_out=chosen.schedule_out,
            checkpoint=chosen.checkpoint,
            checkpoint_every=chosen.checkpoint_every,
            cluster=chosen.cluster,
        )
    show(result, chosen, quiet, outputs, told)
    if chosen.witness is not None:
        from raddle.cli.witness import write_witness

        narrow = request.is_narrow
        missing = write_witness(chosen.witness, result, chosen.files, options.property, narrow=narrow)
        if missing is not None:
            _warn(missing)
    for warning in result.warnings if quiet else ():
        if warning.startswith(NO_SCHEDULE):  # the user asked for a file that is not there
            _warn(warning)
    status = exit_status(
        result.verdict, result.bound, accept_bounded=options.accept_bounded, expect=chosen.expect
    )
    if chosen.expect is not None and status != 0:
        sys.stderr.write(f"raddle: expected {chosen.expect}, found {result.verdict}\n")
    return status


def _take_task(chosen: argparse.Namespace) -> tuple[str, ...]:
    """A task definition in the place of files: what it says stands for options that are not given. The flags
    that it asks for."""
    from raddle.cli.task import read_task

    if len(chosen.files) > 1:
        raise UserError("a task definition stands alone; give one at a time")
    task = read_task(chosen.files[0], chosen.property)
    chosen.files, chosen.property = list(task.files), task.property
    chosen.expect = chosen.expect or task.expected
    return ("-m32",) if task.narrow else ()


def _each(
    files: Sequence[str | Source],
    options: Options,
    flags: Sequence[str],
    arguments: Sequence[str],
    chosen: argparse.Namespace,
    outputs: Outputs,
) -> int:
    """Several programs: a line for each, and the worst exit status."""
    from raddle.cli.each import verified_each

    for name in ("trace", "svg", "dot", "schedule_out", "execution", "checkpoint", "cluster", "witness"):
        if getattr(chosen, name) is not None:
            raise UserError(f"--{name.replace('_', '-')} is for one program, and --each for several")
    expected = chosen.expect
    return verified_each(
        files, options, flags, arguments, chosen.cc, expected, outputs, cache=not chosen.no_cache
    )


def _warn(warning: str) -> None:
    """Before the search starts: it may take long."""
    sys.stderr.write(f"raddle: warning: {warning}\n")
    sys.stderr.flush()


def show(
    result: Result,
    chosen: argparse.Namespace,
    quiet: bool,
    outputs: Outputs,
    told: Sequence[str] = (),
) -> None:
    """`told`: warnings that need not be told again."""
    if result.diagnostics:
        sys.stderr.write(result.diagnostics)
        sys.stderr.flush()
    outputs.write(result, chosen.expect)
    if chosen.json == "-":
        return
    if chosen.output == "gcc":
        from raddle.report.gcc import gcc_lines

        emit("".join(f"{line}\n" for line in gcc_lines(result)))
        return
    from raddle.report import text

    style = style_of(
        sys.stdout,
        show_output=chosen.show_output,
        loops=chosen.explain_loops,
        full=chosen.full_trace,
        verbose=chosen.verbose,
        told=told,
    )
    lines = [text.verdict_line(result, style)] if quiet else text.lines(result, style)
    emit("\n".join(lines) + "\n")
