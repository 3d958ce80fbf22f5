"""`raddle estimate`: how long `raddle verify` would take, from a few seconds of looking."""

from __future__ import annotations

from collections.abc import Sequence

from raddle.cli.arguments import Parser, add_database, add_source_options, parsed, source_files
from raddle.cli.options import add_options, chosen_options
from raddle.cli.terminal import emit, write_json
from raddle.errors import ExitStatus, UserError


def main(words: Sequence[str]) -> int:
    parser = Parser(
        prog="raddle estimate",
        allow_abbrev=False,
        usage="raddle estimate FILE.c… [-DN=4 -Iinclude -std=c11 …] [options] [-- program arguments]",
        description="Estimate how many executions a program has, and how long it takes to explore them: "
        "half of the time is spent on ways through the search by chance, half on the search itself.",
        epilog="exit status: 0 told, 2 it cannot be told, 3 input or usage at fault, 4 a bug of raddle",
    )
    add_source_options(parser)
    add_database(parser)
    parser.add_argument("--seconds", type=float, default=10.0, metavar="S", help="to spend (default 10)")
    parser.add_argument("--json", metavar="PATH", help="write it as JSON; - prints only that")
    add_options(parser, "search", "limits")
    chosen, flags, arguments = parsed(parser, words)
    if not 0 < chosen.seconds < 1e9:
        raise UserError("--seconds must be more than 0")
    options = chosen_options(chosen)

    from raddle.estimation import estimate
    from raddle.verification import request_for

    found = estimate(
        request_for(source_files(chosen), options, flags, arguments, chosen.cc),
        options,
        seconds=chosen.seconds,
        cache=not chosen.no_cache,
    )
    if chosen.json is not None:
        write_json(found.to_json(), chosen.json)
    if chosen.json != "-":
        emit(str(found) + "\n")
    return ExitStatus.SAFE if found.is_told else ExitStatus.INCONCLUSIVE
