"""What runs before and after the entry function: constructors, destructors, handlers registered by atexit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from raddle.frontend.llvm.values import Aggregate, Number, Symbol
from raddle.frontend.lower.symbols import Unit
from raddle.ir.instructions import Alloca, Call, Instruction, Return
from raddle.ir.program import Block, Function
from raddle.ir.values import Operand


def constructors(units: Sequence[Unit]) -> list[tuple[Unit, str]]:
    """Functions with __attribute__((constructor)), by priority and then in order of the files."""
    return _by_priority(units, "llvm.global_ctors")


def destructors(units: Sequence[Unit]) -> list[tuple[Unit, str]]:
    """Functions with __attribute__((destructor)), the one to run last first: registered in that order, before
    anything else, they run as handlers behind all others."""
    return _by_priority(units, "llvm.global_dtors")


def _by_priority(units: Sequence[Unit], table: str) -> list[tuple[Unit, str]]:
    found = [
        (priority, unit, name)
        for unit in units
        if unit.module.has_global(table)
        for priority, name in _table(unit, table)
    ]
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


def with_calls(
    function: Function, before: Sequence[tuple[str, tuple[Operand, ...]]], after: Sequence[str]
) -> Function:
    """The function, making the calls `before` first and calling `after` ahead of each return."""
    number = 1 + max(i.id for block in function.blocks for i in block.instructions)
    blocks = []
    for position, block in enumerate(function.blocks):
        code: list[Instruction] = list(block.instructions)
        if position == 0:
            start = next(i for i, instruction in enumerate(code) if not isinstance(instruction, Alloca))
            for name, args in reversed(before):
                code.insert(start, Call(number, function.loc, (), name, args, len(args)))
                number += 1
        for name in after if isinstance(code[-1], Return) else ():
            code.insert(len(code) - 1, Call(number, code[-1].loc, (), name, (), 0))
            number += 1
        blocks.append(Block(block.label, tuple(code)))
    return replace(function, blocks=tuple(blocks))
