"""`raddle resume`: goes on with a search from a checkpoint that `raddle verify --checkpoint` wrote."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from raddle.cli.arguments import Parser
from raddle.cli.options import add_option
from raddle.cli.outputs import Outputs, written_on_every_exit
from raddle.cli.terminal import ProgressLine, check_writable
from raddle.cli.verify import seconds, show
from raddle.explore.options import Options
from raddle.explore.verdict import exit_status

_OPTIONS = ("jobs", "any_error", "timeout", "memory_limit")


def parser() -> argparse.ArgumentParser:
    made = Parser(
        prog="raddle resume",
        allow_abbrev=False,
        usage="raddle resume CHECKPOINT [options]",
        description="Go on with a search where its checkpoint has left it; further checkpoints go to the "
        "same file. Program and options are those of the file, except for the ones below.",
        epilog="exit status: as of raddle verify; 3 if the file is damaged, or of another version of raddle",
    )
    made.add_argument("file", metavar="CHECKPOINT", help="a file written by raddle verify --checkpoint")
    for name in _OPTIONS:
        add_option(made, name)
    made.add_argument("--cluster", metavar="C", help="as of verify")
    made.add_argument("--checkpoint-every", type=seconds, default=60.0, metavar="S", help="as of verify")
    Outputs.add_options(made)
    made.add_argument("-q", "--quiet", action="store_true", help="print the verdict line only")
    made.add_argument("-v", "--verbose", action="store_true", help="tell what was chosen, and why")
    made.add_argument("--trace", metavar="FILE", help="where to save the trace of an error")
    made.add_argument("--full-trace", action="store_true", help="show also events that it does not need")
    made.add_argument("--show-output", action="store_true", help="show what the program prints")
    made.add_argument("--no-cache", action="store_true", help="neither use nor fill the cache")
    made.set_defaults(output="text", explain_loops=False, expect=None)
    return made


def main(words: Sequence[str]) -> int:
    with written_on_every_exit(words):
        return _resume(words)


def _resume(words: Sequence[str]) -> int:
    chosen = parser().parse_args(words)
    outputs = Outputs.of(chosen)
    if chosen.trace is not None:
        check_writable("--trace", chosen.trace)

    from raddle.resumption import resume

    quiet = chosen.quiet or chosen.json == "-"
    given = {name: getattr(chosen, name) for name in _OPTIONS if getattr(chosen, name) != _default(name)}
    result = resume(
        chosen.file,
        cache=not chosen.no_cache,
        trace=chosen.trace,
        progress=None if quiet or not sys.stderr.isatty() else ProgressLine(),
        checkpoint_every=chosen.checkpoint_every,
        cluster=chosen.cluster,
        **given,
    )
    show(result, chosen, quiet, outputs)
    return exit_status(
        result.verdict, result.bound, accept_bounded=bool(dict(result.options).get("accept_bounded"))
    )


def _default(name: str) -> object:
    return getattr(Options(), name)
