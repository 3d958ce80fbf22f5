"""Builds the original program with a schedule's runtime, and runs it."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from raddle.errors import UserError
from raddle.frontend.build import Request, lower
from raddle.frontend.compiler import TIME_LIMIT, Compilation, find_compiler
from raddle.impact.state.run import Site
from raddle.ir.program import Program, only_wide
from raddle.schedules.format import Variant
from raddle.schedules.instrumentation import Plan, check, exported, instrument
from raddle.schedules.order import SYNCHRONISING, TELLING
from raddle.schedules.tables import Tables, free_tables, tables

PROGRAM = "program"
RUNTIME = Path(__file__).parent / "runtime.c"


def build_constrained(
    request: Request,
    compilation: Compilation,
    variant: Variant,
    level: int,
    folder: Path,
    inputs: Sequence[str] = (),
) -> Path:
    """The program that keeps to the schedule, as an executable in the folder. `inputs`: C files that define
    functions for inputs in place of the runtime's random ones."""
    made, plan, lowered = _plan(request, compilation, variant, level)
    others = exported([module.text for module in compilation.modules])
    texts = [instrument(module.text, lowered, plan, others) for module in compilation.modules]
    return _link(texts, made.text, request, inputs, folder)


def check_enforceable(request: Request, compilation: Compilation, variant: Variant) -> None:
    """Raises UnsupportedError if the program cannot be made to keep to the schedule."""
    _plan(request, compilation, variant, 0)


def _plan(
    request: Request, compilation: Compilation, variant: Variant, level: int
) -> tuple[Tables, Plan, Program]:
    only_wide(request.is_narrow, "schedules are kept by")
    made = tables(variant, level)
    sites: dict[Site, int | None] = {site: made.sites.get(site) for site in variant.schedule.sites}
    real = level == 0 or any(kind in TELLING for _, _, kind in sites)
    if real:
        sites = {s: n for s, n in sites.items() if n is not None or s[2] not in SYNCHRONISING}
    plan = Plan(sites, made.barred, made.branches, real, variant.inputs)
    lowered = lower(request, compilation, passes=False)
    check([module.text for module in compilation.modules], lowered, plan)
    return made, plan, lowered


def build_free(request: Request, compilation: Compilation, folder: Path, inputs: Sequence[str] = ()) -> Path:
    """The program as it is; the runtime only counts."""
    only_wide(request.is_narrow, "schedules are kept by")
    texts = [instrument(module.text, None, Plan({}, {}, {}, True)) for module in compilation.modules]
    return _link(texts, free_tables(), request, inputs, folder)


def _link(texts: list[str], table: str, request: Request, extra: Sequence[str], folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "tables.inc").write_text(table, "utf-8")
    inputs = []
    for number, text in enumerate(texts):
        path = folder / f"module{number}.ll"
        path.write_text(text, "utf-8")
        inputs.append(str(path))
    compiler = find_compiler(request.cc)
    output = folder / PROGRAM
    common = [*compiler.command, *compiler.target, "-O2", "-fno-sanitize=all", "-Wno-override-module"]
    environment = os.environ | {
        "ZIG_LOCAL_CACHE_DIR": str(folder / "z"),
        "ZIG_GLOBAL_CACHE_DIR": _libraries(folder),
    }
    runtime = str(folder / "runtime.o")
    _compile([*common, "-std=gnu11", f"-I{folder}", "-c", str(RUNTIME), "-o", runtime], environment)
    _compile([*common, *extra, *inputs, runtime, "-o", str(output), "-lpthread", "-lm"], environment)
    return output


def _libraries(folder: Path) -> str:
    """Where zig keeps the C library it links with, between runs if there is such a place: it takes 10 s."""
    from raddle.frontend import cache

    place = cache.default_folder() / "zig"
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError:
        return str(folder / "z")
    return str(place)


def _compile(command: list[str], environment: dict[str, str]) -> None:
    try:
        done = subprocess.run(
            command, capture_output=True, env=environment, timeout=TIME_LIMIT, check=False, text=True
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise UserError(f"the program cannot be built: {error}") from None
    if done.returncode:
        raise UserError(f"the program cannot be built with the runtime\n{done.stderr.strip()}")


def become(program: int, arguments: tuple[str, ...], *, seconds: float | None, stats: bool) -> NoReturn:
    """This process goes on as the program (an open file), so that its signals, its terminal and how it ends
    need no help from us."""
    environment = dict(os.environ)
    if seconds is not None:
        environment["RADDLE_RUN_SECONDS"] = str(seconds)
    if stats:
        environment["RADDLE_RUN_STATS"] = "1"
    for number in (signal.SIGPIPE, signal.SIGXFSZ):
        signal.signal(number, signal.SIG_DFL)  # Python ignores them
    try:
        os.execve(program, [PROGRAM, *arguments], environment)
    except OSError as error:
        raise UserError(f"the program cannot be run: {error.strerror}") from None
