"""`raddle litmus`: final states of litmus tests under one or several memory models."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from raddle.cli.arguments import Parser
from raddle.cli.pool import checked, in_order
from raddle.cli.terminal import check_folder, check_writable, emit, write_json
from raddle.errors import ExitStatus, UnsupportedError, UserError
from raddle.explore.options import MODELS

if TYPE_CHECKING:
    from raddle.explore.litmus import LitmusResult
    from raddle.explore.outcomes import Limits

_EXPECTATIONS = ("holds", "fails", "file")


def parser() -> argparse.ArgumentParser:
    made = Parser(
        prog="raddle litmus",
        allow_abbrev=False,
        usage="raddle litmus FILE.litmus… [--model M]… [options]",
        description="Print every final state that a memory model allows, and whether the condition holds.",
        epilog="exit status: 0 everything ran (and is as --expect says), 1 not as expected, 2 a limit was "
        "hit, 3 input or usage at fault, 4 a bug of raddle",
    )
    made.add_argument(
        "files", nargs="+", metavar="FILE", help="litmus tests in the C dialect of the herd tools"
    )
    made.add_argument(
        "--model",
        action="append",
        default=[],
        metavar="M",
        help=f"memory model, may be given several times: {', '.join(MODELS)}, or all (default: rc11)",
    )
    made.add_argument(
        "--expect",
        metavar="E",
        help="holds, fails, or file: compare with NAME.toml or expected.toml beside the test",
    )
    made.add_argument("--unroll", type=int, metavar="N", help="explore N turns of each loop")
    made.add_argument("--timeout", type=float, metavar="S", help="give up after S seconds per test and model")
    made.add_argument(
        "-j", "--jobs", type=int, default=1, metavar="N", help="N tests at a time (0: as many as cores)"
    )
    made.add_argument("--json", metavar="PATH", help="write the results as JSON; - prints only that")
    made.add_argument("--report", metavar="DIR", help="write an HTML page, DIR/index.html")
    made.add_argument("--quiet", action="store_true", help="one line per test and model")
    made.add_argument("--cc", metavar="CLANG", help="another clang than zig's (also: RADDLE_CC)")
    made.add_argument("--no-cache", action="store_true", help="neither use nor fill the cache")
    return made


def main(words: Sequence[str]) -> int:
    chosen = parser().parse_args(words)
    models = _models(chosen.model)
    if chosen.expect is not None and chosen.expect not in _EXPECTATIONS:
        raise UserError(f"--expect {chosen.expect}: unknown; choose one of {', '.join(_EXPECTATIONS)}")
    if chosen.unroll is not None and chosen.unroll < 1:
        raise UserError(f"--unroll needs a number of at least 1, not {chosen.unroll}")
    if chosen.timeout is not None and not chosen.timeout > 0:
        raise UserError(f"--timeout needs a number of seconds above 0, not {chosen.timeout:g}")
    if chosen.json not in (None, "-"):
        check_writable("--json", chosen.json)
    if chosen.report is not None:
        check_folder("--report", chosen.report)

    jobs = checked(chosen.jobs)

    from raddle.explore import litmus
    from raddle.explore.expectations import mismatches
    from raddle.explore.outcomes import Limits

    limits = Limits(chosen.unroll, chosen.timeout)
    work = partial(_results, models, limits, chosen.cc, not chosen.no_cache)
    groups: list[list[LitmusResult]] = []
    failed: list[tuple[str, str]] = []
    for file, (group, problem) in zip(chosen.files, in_order(work, chosen.files, jobs), strict=True):
        if problem is not None:
            # One bad file does not lose the others.
            failed.append((file, problem))
            sys.stdout.flush()
            sys.stderr.write(f"raddle: {problem}\n")
            continue
        groups.append(group)
        if chosen.json != "-":
            emit(_shown(groups[-1], quiet=chosen.quiet))
    results = [result for group in groups for result in group]
    if chosen.json is not None:
        write_json(litmus.to_json(results, failed), chosen.json)
    if chosen.report is not None:
        from raddle.report.page import parts_of_document, write

        write(chosen.report, parts_of_document(litmus.to_json(results, failed), "litmus"))
    if len(groups) > 1 and not chosen.quiet and chosen.json != "-":
        from raddle.report.litmus import summary

        emit("\n".join(summary(groups)) + "\n")
    wrong = [] if chosen.expect is None else mismatches(results, chosen.expect)
    for line in wrong:
        sys.stderr.write(f"raddle: {line}\n")
    if failed:
        return UserError.exit_status
    if wrong:
        return ExitStatus.UNSAFE
    return ExitStatus.INCONCLUSIVE if any(result.reason for result in results) else ExitStatus.SAFE


def _results(
    models: Sequence[str], limits: Limits, cc: str | None, cache: bool, file: str
) -> tuple[list[LitmusResult], str | None]:
    """Of one test under each model, or why there are none."""
    from raddle.explore import litmus

    try:
        runner = litmus.Runner(litmus.load(file), limits=limits, cc=cc, cache=cache)
        return [runner.run(model) for model in models], None
    except (UserError, UnsupportedError) as error:
        return [], str(error)


def _models(named: Sequence[str]) -> list[str]:
    from raddle.explore.outcomes import available, check_model

    models: list[str] = []
    for name in named or ["rc11"]:
        models += [model for model in MODELS if available(model)] if name == "all" else [name]
    for model in models:
        check_model(model)
    return list(dict.fromkeys(models))


def _shown(results: Sequence[LitmusResult], *, quiet: bool) -> str:
    from raddle.report.litmus import table

    if quiet:
        return "".join(
            f"{result.test.name}  {result.model}  {result.verdict}{', racy' if result.racy else ''}\n"
            for result in results
        )
    return "\n".join(table(results)) + "\n\n"
