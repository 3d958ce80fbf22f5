"""Command-line words sorted into raddle's options, compiler flags and the program's own arguments.

Compiler flags stand among raddle's options, as users of cc expect, so they are taken out before
argparse sees the rest. Everything after `--` belongs to the program under test.
"""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from raddle.cli.options import add_options
from raddle.errors import UserError
from raddle.frontend.flags import take_flag

if TYPE_CHECKING:
    from raddle.frontend.sources import Source

_ELSEWHERE = {
    **dict.fromkeys(["--time-limit", "--max-time", "--time"], "--timeout"),
    **dict.fromkeys(["--unwind", "--bound", "--unrolls", "--loop-bound"], "--unroll"),
    **dict.fromkeys(["--memory-model", "--mm"], "--model"),
    **dict.fromkeys(["--threads", "--cores", "--nthreads"], "--jobs"),
    **dict.fromkeys(["--html", "--html-report"], "--report"),
    **dict.fromkeys(["--algorithm", "--engine", "--strategy"], "--search"),
}
"""What other tools call them."""
_LONG_FLAGS = ("--target", "--sysroot=", "--param", "--std=")


class Parser(argparse.ArgumentParser):
    """argparse that raises UserError (exit 3) where it would exit 2."""

    def error(self, message: str) -> NoReturn:
        raise UserError(message, hint=self._meant(message) or f"{self.prog} --help lists the options")

    def _meant(self, message: str) -> str:
        """The option that was probably meant."""
        import difflib

        known = [name for action in self._actions for name in action.option_strings if name[:2] == "--"]
        for word in message.removeprefix("unrecognized arguments: ").split():
            name = word.partition("=")[0]
            close = [_ELSEWHERE[name]] if name in _ELSEWHERE else difflib.get_close_matches(name, known, 1)
            if word.startswith("--") and close and close[0] in known:
                return f"did you mean {close[0]}?"
        return ""


def split(words: Sequence[str], parser: argparse.ArgumentParser) -> tuple[list[str], list[str], list[str]]:
    """(words for argparse, compiler flags, program arguments).

    File names go behind the options, because argparse loses those that stand among them. An option that
    takes a value is joined with it (`--cflags -O2` to `--cflags=-O2`), so that a value
    may begin with a dash.
    """
    with_value = {name for action in parser._actions if action.nargs != 0 for name in action.option_strings}
    ours: list[str] = []
    files: list[str] = []
    flags: list[str] = []
    at = 0
    while at < len(words):
        word = words[at]
        if word == "--":
            return ours + files, flags, list(words[at + 1 :])
        if word in with_value:
            if at + 1 >= len(words) or words[at + 1] == "--":
                raise UserError(f"{word} needs a value", hint=f"{parser.prog} --help lists the options")
            ours.append(f"{word}={words[at + 1]}")
            at += 2
            continue
        ours_only = word.startswith("--") and not word.startswith(_LONG_FLAGS)
        taken = [] if ours_only or word == "-h" else take_flag(words, at)
        if taken:
            flags += taken
            at += len(taken)
        else:
            (ours if word.startswith("-") and word != "-" else files).append(word)
            at += 1
    return ours + files, flags, []


def parsed(
    parser: argparse.ArgumentParser, words: Sequence[str]
) -> tuple[argparse.Namespace, tuple[str, ...], tuple[str, ...]]:
    """The options, all compiler flags (those of --cflags last) and the program's arguments."""
    ours, flags, arguments = split(words, parser)
    options = parser.parse_args(ours)
    for text in options.cflags:
        try:
            flags += shlex.split(text)
        except ValueError as error:
            raise UserError(f"--cflags {text!r}: {error}") from None
    return options, tuple(flags), tuple(arguments)


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "-p",
        metavar="DIR",
        dest="database",
        help="take the flags of each file from DIR/compile_commands.json",
    )


def source_files(chosen: argparse.Namespace) -> Sequence[str | Source]:
    """The files that were named, with the flags of their own if a database was."""
    if chosen.database is None:
        return list(chosen.files)
    from raddle.frontend.compile_commands import with_flags

    return with_flags(chosen.database, chosen.files)


def add_source_options(parser: argparse.ArgumentParser) -> None:
    """What every verb takes that reads C."""
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="C files of one program; - is standard input"
    )
    parser.add_argument(
        "--cflags",
        action="append",
        default=[],
        metavar='"…"',
        help="any other compiler flags, quoted as one word",
    )
    parser.add_argument("--cc", metavar="CLANG", help="another clang than zig's (also: RADDLE_CC)")
    add_options(parser, "source")
    parser.add_argument(
        "--no-cache", action="store_true", help="neither use nor fill the cache of compiled programs"
    )
