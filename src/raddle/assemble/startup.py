"""Adds `_start`, the function main's thread begins with: it calls the entry and exits with its result.

main gets argc, argv, whose strings it may change (C11 5.1.2.2.1), and a null envp. Any other entry
must take no arguments.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from raddle.errors import UserError
from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.program import Block, Function, Global, Program
from raddle.ir.types import I32, PTR
from raddle.ir.values import Addr, Const, Operand, Reg

START = "_start"
_ARGV = "argv"


def with_start(program: Program, argv: Sequence[str]) -> Program:
    entry = program.functions.get(program.entry)
    if entry is None:
        raise UserError(f"there is no function {program.entry} to start with")
    data = dict(program.globals)
    args: tuple[Operand, ...] = ()
    if entry.params:
        kinds = tuple([reg.type for reg in entry.params])
        if program.entry != "main":
            raise UserError(
                f"the entry function {program.entry} takes arguments",
                entry.loc,
                "write one without, that calls it",
            )
        if kinds != (I32, PTR, PTR)[: len(kinds)] or entry.variadic:
            raise UserError("main must be int main(void) or int main(int, char **)", entry.loc)
        args = (Const(I32, len(argv)), Addr(_add_arguments(data, argv, program.pointer_size)), Const(PTR, 0))[
            : len(kinds)
        ]
    results = tuple([Reg(n, kind) for n, kind in enumerate(entry.returns)])
    status: Operand = results[0] if results and results[0].type == I32 else Const(I32, 0)
    body: tuple[Instruction, ...] = (
        ir.Call(1, entry.loc, results, program.entry, args, len(args)),
        ir.Operation(2, entry.loc, "exit", (), (status,)),
        ir.Unreachable(3, entry.loc),
    )
    start = Function(START, (), (), False, (Block("entry", body),), None, library=True)
    functions = {name: function for name, function in program.functions.items() if name != START}
    return replace(program, functions={**functions, START: start}, globals=data)


def _add_arguments(data: dict[str, Global], argv: Sequence[str], pointer: int) -> str:
    """One global per argument and one for the array of pointers, which ends with a null."""
    relocations = []
    for number, text in enumerate(argv):
        content = text.encode("utf-8", "surrogateescape") + b"\0"
        name = f"{_ARGV}[{number}]"
        data[name] = Global(name, len(content), 1, content, (), False, False, None, None, name)
        relocations.append((pointer * number, Addr(name)))
    size = pointer * (len(argv) + 1)
    name = f"{_ARGV}[]"
    data[name] = Global(name, size, pointer, bytes(size), tuple(relocations), False, False, None, None, _ARGV)
    return name
