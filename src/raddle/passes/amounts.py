"""Functions that add what they are given, such as `take(1)` and `give(1)`, stand where they are called.

So each of their updates adds a number, as taking_back.py needs it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.program import Block, Function, Program
from raddle.passes.fold import fold_function
from raddle.passes.inlining import callees_first, inline_call, is_small, with_loops
from raddle.passes.reachable import drop_unreachable_blocks
from raddle.passes.splice import fits
from raddle.passes.straighten import straighten_function

MAX_INLINED = 50
"""Calls in one function."""


def with_amounts(program: Program) -> Program:
    functions = dict(program.functions)
    if not any(_adds_argument(function) for function in functions.values()):
        return program
    for name in callees_first(program):
        before = function = functions[name]
        for _ in range(0 if before.library else MAX_INLINED):
            found = next(_giving(functions, function), None)
            if found is None:
                break
            function = inline_call(function, *found)
        if function is not before:
            function = drop_unreachable_blocks(straighten_function(fold_function(function)))
            functions[name] = with_loops(function, before)
    return replace(program, functions=functions)


def _adds_argument(function: Function) -> bool:
    return not function.library and any(
        isinstance(i, ir.Rmw) and i.op in ("add", "sub") and i.value in function.params
        for block in function.blocks
        for i in block.instructions
    )


def _giving(functions: dict[str, Function], function: Function) -> Iterator[tuple[Block, int, Function]]:
    """Calls that are to be inlined."""
    for block in function.blocks:
        for position, i in enumerate(block.instructions):
            callee = functions.get(i.callee) if isinstance(i, ir.Call) and isinstance(i.callee, str) else None
            if callee is None or callee.name == function.name or not _adds_argument(callee):
                continue
            assert isinstance(i, ir.Call)
            if is_small(callee) and fits(callee, i):
                yield block, position, callee
