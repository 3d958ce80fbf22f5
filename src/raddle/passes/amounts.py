"""Functions that add what they are given, or to what they are given, stand where they are called.

Such as `take(1)` and `give(1)`, or `lock(&locks[0])` and `lock(&locks[1])`.

So each of their updates adds a number to one place, as taking_back.py needs it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.program import Block, Function, Program
from raddle.ir.values import Operand, Reg
from raddle.passes.fold import fold_function
from raddle.passes.global_uses import GlobalUses
from raddle.passes.inlining import callees_first, inline_call, is_small, with_loops
from raddle.passes.reachable import drop_unreachable_blocks
from raddle.passes.splice import fits
from raddle.passes.straighten import straighten_function

MAX_INLINED = 50
"""Calls in one function."""


def with_amounts(program: Program) -> Program:
    functions = dict(program.functions)
    uses = GlobalUses(program)
    adding = {name for name, function in functions.items() if _adds_argument(function, uses)}
    if not adding:
        return program
    for name in callees_first(program):
        before = function = functions[name]
        for _ in range(0 if before.library else MAX_INLINED):
            found = next(_giving(functions, function, adding), None)
            if found is None:
                break
            function = inline_call(function, *found)
        if function is not before:
            function = drop_unreachable_blocks(straighten_function(fold_function(function)))
            functions[name] = with_loops(function, before)
            if _adds_argument(function, uses):  # it hands on what it is given
                adding.add(name)
    return replace(program, functions=functions)


def _adds_argument(function: Function, uses: GlobalUses) -> bool:
    updates = (
        i
        for block in function.blocks
        for i in block.instructions
        if isinstance(i, ir.Rmw) and i.op in ("add", "sub") and not function.library
    )
    return any(
        i.value in function.params
        or (_base(function, i.pointer) in function.params and uses.place(function.name, i.pointer) is None)
        for i in updates
    )


def _base(function: Function, pointer: Operand) -> Operand:
    made = {i.dst: i for block in function.blocks for i in block.instructions if isinstance(i, ir.Offset)}
    while isinstance(pointer, Reg) and pointer in made:
        pointer = made[pointer].base
    return pointer


def _giving(
    functions: dict[str, Function], function: Function, adding: set[str]
) -> Iterator[tuple[Block, int, Function]]:
    """Calls that are to be inlined."""
    for block in function.blocks:
        for position, i in enumerate(block.instructions):
            if not isinstance(i, ir.Call) or i.callee not in adding or i.callee == function.name:
                continue
            callee = functions[str(i.callee)]
            if is_small(callee) and fits(callee, i):
                yield block, position, callee
