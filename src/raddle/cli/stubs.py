"""`raddle stubs`: which functions nobody defines, and a C file that stands in for them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from raddle.cli.arguments import Parser, add_source_options, parsed
from raddle.cli.terminal import check_writable, emit
from raddle.errors import ExitStatus


def main(words: Sequence[str]) -> int:
    parser = Parser(
        prog="raddle stubs",
        allow_abbrev=False,
        usage="raddle stubs FILE.c… [-DN=4 -Iinclude …] [-o STUBS.c]",
        description="List the functions that the program may call and that nobody defines, with their "
        "callers, as C definitions to fill in. Give the file to raddle verify beside the others.",
    )
    add_source_options(parser)
    parser.add_argument("-o", dest="target", metavar="FILE", help="write them there; default: print them")
    chosen, flags, _ = parsed(parser, words)
    if chosen.target is not None:
        check_writable("-o", chosen.target)

    from raddle.frontend.compiler import compile_c
    from raddle.frontend.missing import listed, missing_functions, stubs

    compilation = compile_c(tuple(chosen.files), flags, cc=chosen.cc, use_cache=not chosen.no_cache)
    if compilation.diagnostics:
        sys.stderr.write(compilation.diagnostics)
    missing = missing_functions([module.text for module in compilation.modules], chosen.entry)
    if not missing:
        sys.stderr.write("raddle: nothing is missing\n")
    elif chosen.target is None:
        emit(stubs(missing))
    else:
        Path(chosen.target).write_text(stubs(missing), "utf-8")
        emit("".join(f"{line}\n" for line in listed(missing)))
    return ExitStatus.SAFE
