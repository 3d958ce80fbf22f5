"""`raddle run`: the real program, on real threads, under a schedule."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from raddle.cli.arguments import Parser, add_source_options, parsed
from raddle.errors import UserError
from raddle.library.abroad import ABROAD

_LEVELS = {"-O0": 0, "-O1": 1, "-O2": 2}


def parser() -> argparse.ArgumentParser:
    made = Parser(
        prog="raddle run",
        allow_abbrev=False,
        usage="raddle run FILE.c… [-DN=4 …] --schedule FILE [-O0|-O1|-O2] [options] [-- program arguments]",
        description="Build the program with a runtime that keeps it to a schedule, and run it. -O0 orders "
        "every access; -O1 (the default) only dependent ones, without mutexes; -O2 tells elements of "
        "arrays apart and unrolls. Output, exit status and signals are the program's.",
        epilog="exit status: the program's; 121 if it leaves the schedule, 122 if the schedule is stuck",
    )
    add_source_options(made)
    made.add_argument("--schedule", metavar="FILE", help="a schedule made by raddle schedule")
    made.add_argument("--unconstrained", action="store_true", help="run without a schedule, to compare")
    made.add_argument(
        "--inputs",
        action="append",
        default=[],
        metavar="FILE",
        help="a C file that defines __VERIFIER_nondet_… functions; by default inputs are random "
        "(RADDLE_RUN_SEED=N repeats those of a run whose --stats shows the seed N)",
    )
    made.add_argument(
        "--conform",
        action="store_true",
        help="compare every access with the schedule, in the order of -O0; the other levels leave out those "
        "that nobody waits for",
    )
    made.add_argument("--seconds", type=float, metavar="S", help="end the program after S seconds")
    made.add_argument(
        "--stats",
        action="store_true",
        help="print useful work, events, waits and the seed of random inputs at the end",
    )
    return made


def main(words: Sequence[str]) -> int:
    level = 1
    kept: list[str] = []
    for position, word in enumerate(words):
        if word == "--":
            kept += words[position:]
            break
        if word.startswith("-O"):
            if word not in _LEVELS:
                raise UserError(f"{word}: the levels of enforcement are {', '.join(_LEVELS)}")
            level = _LEVELS[word]
        else:
            kept.append(word)
    chosen, flags, arguments = parsed(parser(), kept)
    if (chosen.schedule is None) == (not chosen.unconstrained):
        raise UserError("name a schedule with --schedule, or say --unconstrained")
    if chosen.seconds is not None and not chosen.seconds > 0:  # nan is not, either
        raise UserError("--seconds needs a number above 0")
    seed = os.environ.get("RADDLE_RUN_SEED", "0")
    if not (seed.isascii() and seed.isdigit() and int(seed) < 1 << 64):
        raise UserError(f"RADDLE_RUN_SEED is {seed!r}, not a number below 2 to the power of 64")
    for name in chosen.inputs:
        if not Path(name).is_file():
            raise UserError(f"--inputs {name}: no such file")

    from raddle.frontend.build import Request
    from raddle.frontend.compiler import compile_c
    from raddle.frontend.sources import only_c, sources
    from raddle.schedules.digest import digest_of
    from raddle.schedules.format import read
    from raddle.schedules.launch import become, build_constrained, build_free
    from raddle.schedules.recheck import check_arguments, check_program

    files = sources(chosen.files)
    only_c(files, "schedules are made for")
    request = Request(
        files, flags, (), chosen.entry, chosen.volatile, cc=chosen.cc, spin="off", outside=ABROAD
    )
    compilation = compile_c(request.files, request.flags, cc=request.cc)
    sys.stderr.write(compilation.diagnostics)
    with tempfile.TemporaryDirectory(prefix="raddle-run-", ignore_cleanup_errors=True) as folder:
        if chosen.unconstrained:
            program = build_free(request, compilation, Path(folder), chosen.inputs)
        else:
            saved = read(Path(chosen.schedule))
            check_program(saved, digest_of(request, compilation), chosen.schedule)
            variant = saved.variant
            check_arguments(variant, arguments, chosen.schedule)
            level = 0 if chosen.conform else level
            program = build_constrained(request, compilation, variant, level, Path(folder), chosen.inputs)
        file = os.open(program, os.O_RDONLY | os.O_CLOEXEC)  # outlives the folder
    sys.stdout.flush()
    sys.stderr.flush()
    become(file, arguments, seconds=chosen.seconds, stats=chosen.stats)
