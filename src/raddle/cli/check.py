"""`raddle check`: verifies the targets of raddle.toml, each compared with what is expected of it."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from raddle.cli.arguments import Parser
from raddle.cli.outputs import Outputs, write_file, written_on_every_exit
from raddle.cli.pool import checked, in_order
from raddle.cli.terminal import emit, style_of, write_json
from raddle.errors import ExitStatus, UserError
from raddle.explore.result import SCHEMA
from raddle.explore.verdict import INTERRUPTED
from raddle.report import text
from raddle.report.junit import Case, junit
from raddle.targets import NAMES, Target, chosen, find, load
from raddle.version import VERSION


def main(words: Sequence[str]) -> int:
    with written_on_every_exit(words):
        return _check(words)


def _check(words: Sequence[str]) -> int:
    parser = Parser(
        prog="raddle check",
        allow_abbrev=False,
        description="Verify the targets of raddle.toml, or of [tool.raddle] in pyproject.toml, and compare "
        "each verdict with the expected one. Exit status 0 if all are as expected, 1 if one is not, 3 if one "
        "cannot be verified.",
    )
    parser.add_argument("targets", nargs="*", metavar="TARGET", help="names; all targets if there is none")
    parser.add_argument("--config", metavar="FILE", help="the file with the targets (default: the nearest)")
    parser.add_argument(
        "-j",
        "--jobs",
        type=int,
        default=1,
        metavar="N",
        help="verify N targets at a time (0: as many as cores)",
    )
    parser.add_argument("--list", action="store_true", help="print the names of the targets only")
    parser.add_argument("-q", "--quiet", action="store_true", help="print what is not as expected only")
    parser.add_argument("-v", "--verbose", action="store_true", help="print the whole report of these")
    Outputs.add_options(parser)
    options = parser.parse_args(words)
    outputs = Outputs.of(options)
    jobs = checked(options.jobs)
    path = Path(options.config) if options.config else find(Path.cwd())
    if path is None:
        raise UserError(f"there is no {' and no '.join(NAMES)} with targets here or above")
    targets = chosen(load(path), options.targets)
    if not targets:
        raise UserError(f"{path} has no targets")
    if options.list:
        emit("".join(f"{target.name}\n" for target in targets))
        return ExitStatus.SAFE
    style = style_of(sys.stdout)
    width = max(len(target.name) for target in targets)
    cases: list[Case] = []
    interrupted = False
    try:
        for case in in_order(Target.case, targets, jobs):
            cases.append(case)
            if options.json != "-" and not (options.quiet and case.as_expected):
                emit(_line(case, width) + "\n")
                if options.verbose and not case.as_expected and case.result is not None:
                    emit("\n".join(f"    {line}".rstrip() for line in text.lines(case.result, style)) + "\n")
            if case.result is not None and case.result.reason == INTERRUPTED:
                raise KeyboardInterrupt  # the targets that follow are not wanted either
    except KeyboardInterrupt:
        interrupted = True
    write(outputs, cases)
    if interrupted:
        sys.stderr.write(f"raddle: interrupted after {len(cases)} of {len(targets)} targets\n")
        return ExitStatus.INCONCLUSIVE
    if any(case.result is None for case in cases):
        return ExitStatus.INPUT
    return ExitStatus.SAFE if all(case.as_expected for case in cases) else ExitStatus.UNSAFE


def _line(case: Case, width: int) -> str:
    mark = "ok  " if case.as_expected else "FAIL"
    if case.result is None:
        return f"{mark}  {case.name:<{width}}  {case.problem.splitlines()[0]}"
    found = text.verdict_line(case.result, text.Style())
    expected = "" if case.as_expected else f" (expected {case.expected})"
    return f"{mark}  {case.name:<{width}}  {text.visible(found)}{expected}"


def write(outputs: Outputs, cases: Sequence[Case]) -> None:
    """One file of each kind for all."""
    if outputs.json is not None or outputs.report is not None:
        found = [
            {
                "target": case.name,
                "expected": case.expected,
                "as_expected": case.as_expected,
                "problem": case.problem or None,
                "result": None if case.result is None else case.result.to_json(),
            }
            for case in cases
        ]
        document = {"schema": SCHEMA, "version": VERSION, "targets": found}
        outputs.write_page(document)
        if outputs.json is not None:
            write_json(document, outputs.json)
    if outputs.sarif is not None:
        from raddle.report.sarif import sarif

        unexpected = [case.result for case in cases if case.result is not None and not case.as_expected]
        problems = [UserError(f"{case.name}: {case.problem}") for case in cases if case.result is None]
        write_file("--sarif", outputs.sarif, json.dumps(sarif(unexpected, problems), indent=2) + "\n")
    if outputs.junit is not None:
        write_file("--junit", outputs.junit, junit(cases))
