"""`raddle replay`: the same failure again, from a trace file."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from raddle.cli.arguments import Parser
from raddle.cli.outputs import written_on_every_exit
from raddle.cli.terminal import emit, style_of, write_json
from raddle.errors import ExitStatus


def main(words: Sequence[str]) -> int:
    with written_on_every_exit(words):
        return _replay(words)


def _replay(words: Sequence[str]) -> int:
    parser = Parser(
        prog="raddle replay",
        allow_abbrev=False,
        description="Reproduce the failure that a trace file holds. Exit status 1 if it does, 3 if the "
        "program has changed or the file is damaged.",
    )
    parser.add_argument("trace", metavar="TRACE", help="a file written by raddle verify")
    parser.add_argument("--json", metavar="PATH", help="write the result as JSON; - prints only that")
    parser.add_argument("--quiet", action="store_true", help="print the verdict line only")
    parser.add_argument("--full-trace", action="store_true", help="show also events that it does not need")
    parser.add_argument("--show-output", action="store_true", help="show what the program prints")
    parser.add_argument("--cc", metavar="CLANG", help="the clang that verify was given")
    parser.add_argument("--no-cache", action="store_true", help="neither use nor fill the cache")
    chosen = parser.parse_args(words)

    from raddle.report import text
    from raddle.verification import replay

    result = replay(chosen.trace, cc=chosen.cc, cache=not chosen.no_cache)
    if result.diagnostics:
        sys.stderr.write(result.diagnostics)
        sys.stderr.flush()
    if chosen.json is not None:
        write_json(result.to_json(), chosen.json)
    if chosen.json != "-":
        style = style_of(sys.stdout, show_output=chosen.show_output, full=chosen.full_trace)
        lines = [text.verdict_line(result, style)]
        if not chosen.quiet:
            lines += ["", *text.error_lines(result.errors[0], style)]
        emit("\n".join(lines) + "\n")
    return ExitStatus.UNSAFE
