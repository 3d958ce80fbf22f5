"""The bundled programs as raddle IR."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import raddle
from raddle.frontend.build import Request, lower
from raddle.frontend.compiler import compile_c
from raddle.frontend.sources import Source
from raddle.ir.program import Program

FOLDER = Path(raddle.__file__).parent / "bench" / "programs" / "schedules"


@cache
def bundled(name: str, *flags: str) -> Program:
    request = Request((str(FOLDER / f"{name}.c"),), flags, spin="off")
    return lower(request, compile_c(request.files, request.flags))


def program(text: str) -> Program:
    request = Request((Source("test.c", text),), spin="off")
    return lower(request, compile_c(request.files, request.flags))
