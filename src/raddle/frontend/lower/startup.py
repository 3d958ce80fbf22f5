"""What runs before and after the entry function: constructors, and handlers registered by atexit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from raddle.errors import UnsupportedError
from raddle.frontend.llvm.values import Aggregate, Number, Symbol
from raddle.frontend.lower.symbols import Unit
from raddle.ir.instructions import Alloca, Call, Instruction, Return
from raddle.ir.program import Block, Function


def constructors(units: Sequence[Unit]) -> list[tuple[Unit, str]]:
    """Functions with __attribute__((constructor)), by priority and then in order of the files."""
    found: list[tuple[int, Unit, str]] = []
    for unit in units:
        if unit.module.has_global("llvm.global_dtors"):
            place = unit.place(_table(unit, "llvm.global_dtors")[0][1])
            raise UnsupportedError("__attribute__((destructor)) is not modelled", place, "use atexit")
        if unit.module.has_global("llvm.global_ctors"):
            found += [(priority, unit, name) for priority, name in _table(unit, "llvm.global_ctors")]
    found.sort(key=lambda item: item[0])
    return [(unit, name) for _, unit, name in found]


def _table(unit: Unit, name: str) -> list[tuple[int, str]]:
    """Priorities and functions."""
    table = unit.module.global_(name).initializer
    found = []
    for entry in table.values if isinstance(table, Aggregate) else ():
        if isinstance(entry, Aggregate):
            priority, function = entry.values[:2]
            if isinstance(priority, Number) and isinstance(function, Symbol):
                found.append((priority.bits, function.name))
    return found


def with_calls(function: Function, before: Sequence[str], after: str | None) -> Function:
    """The function, calling `before` first and `after` ahead of each return."""
    number = 1 + max(i.id for block in function.blocks for i in block.instructions)
    blocks = []
    for position, block in enumerate(function.blocks):
        code: list[Instruction] = list(block.instructions)
        if position == 0:
            start = next(i for i, instruction in enumerate(code) if not isinstance(instruction, Alloca))
            for name in reversed(before):
                code.insert(start, Call(number, function.loc, (), name, (), 0))
                number += 1
        if after is not None and isinstance(code[-1], Return):
            code.insert(len(code) - 1, Call(number, code[-1].loc, (), after, (), 0))
            number += 1
        blocks.append(Block(block.label, tuple(code)))
    return replace(function, blocks=tuple(blocks))
