"""`raddle ir`: the program as raddle IR, for people."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from raddle.cli.arguments import Parser, add_database, add_source_options, parsed, source_files
from raddle.cli.options import add_option, chosen_options
from raddle.cli.terminal import emit
from raddle.errors import ExitStatus


def main(words: Sequence[str]) -> int:
    parser = Parser(
        prog="raddle ir",
        allow_abbrev=False,
        usage="raddle ir FILE.c… [-DN=4 -Iinclude -std=c11 …] [options]",
        description="Print the program as raddle IR, after all passes.",
    )
    add_source_options(parser)
    add_database(parser)
    parser.add_argument("--library", action="store_true", help="show raddle's own C library, too")
    parser.add_argument("--raw", action="store_true", help="before the passes")
    add_option(parser, "spin")
    add_option(parser, "unpeel")
    add_option(parser, "take_back")
    chosen, flags, _ = parsed(parser, words)
    options = chosen_options(chosen)

    from raddle.frontend.build import Request, lower
    from raddle.frontend.compiler import compile_c
    from raddle.ir.printer import print_program
    from raddle.subject import building

    request = Request(tuple(source_files(chosen)), flags, cc=chosen.cc, **building(options))
    compilation = compile_c(request.files, request.flags, cc=request.cc)
    if compilation.diagnostics:
        sys.stderr.write(compilation.diagnostics)
    program = lower(request, compilation, passes=not chosen.raw)
    emit(print_program(program, library=chosen.library))
    return ExitStatus.SAFE
