"""C snippets for the lowering's tests: compiled by zig, lowered, verified, and searched."""

from __future__ import annotations

import functools
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import ziglang  # type: ignore[import-untyped]

from raddle.frontend.lower import lower_modules
from raddle.ir.instructions import Instruction, Operation
from raddle.ir.program import Program
from raddle.ir.verifier import verify

FLAGS = (
    "-target x86_64-linux-gnu.2.36 -mcpu=baseline+cx16 -g -O1 -UNDEBUG -fno-sanitize=all -w -D_GNU_SOURCE "
    "-Xclang -disable-llvm-passes -fno-discard-value-names -fdebug-compilation-dir=. -S -emit-llvm"
)
INCLUDE = Path(__file__).parents[2] / "src" / "raddle" / "include"

Kind = TypeVar("Kind", bound=Instruction)


@functools.cache
def compile_text(source: str, name: str = "snippet.c", *flags: str) -> str:
    zig = Path(ziglang.__file__).parent / "zig"
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, name).write_text(source)
        command = [str(zig), "cc", f"-I{INCLUDE}", *flags, *FLAGS.split(), name, "-o", "out.ll"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stderr
        return Path(folder, "out.ll").read_text()


def lower(source: str, *, volatile_relaxed: bool = False, entry: str = "main") -> Program:
    """The verified program of one file."""
    program = lower_modules([compile_text(source)], entry, volatile_relaxed=volatile_relaxed)
    verify(program, "lowering")
    return program


def lower_files(**sources: str) -> Program:
    """The verified program of several files, named by keyword: `lower_files(a="…", b="…")`."""
    program = lower_modules([compile_text(text, f"{name}.c") for name, text in sources.items()])
    verify(program, "lowering")
    return program


def instructions(program: Program, function: str = "main") -> Iterator[Instruction]:
    for block in program.functions[function].blocks:
        yield from block.instructions


def find(program: Program, kind: type[Kind], function: str = "main") -> list[Kind]:
    """The instructions of one kind, in the order of the text."""
    return [i for i in instructions(program, function) if isinstance(i, kind)]


def operations(program: Program, function: str = "main") -> list[str]:
    return [i.kind for i in find(program, Operation, function)]


def unsupported(program: Program) -> list[str]:
    """What the user's part of the program would report as unsupported, if it got there."""
    return [
        i.text
        for function in program.functions.values()
        if not function.library
        for block in function.blocks
        for i in block.instructions
        if isinstance(i, Operation) and i.kind == "unsupported"
    ]
