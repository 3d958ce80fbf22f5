"""What threads are given and never look at is nothing: `pthread_create(&t[i], 0, worker, (void *)i)` with a
worker that has no use for its argument.

So threads that only the argument would tell apart are equal (docs/explanation/symmetry.md), and an object
whose address went nowhere else is private.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.operands import operands
from raddle.ir.program import Function, Program
from raddle.ir.types import PTR
from raddle.ir.values import Const
from raddle.passes.rebuild import each_function, use_counts
from raddle.passes.thread_starts import ThreadStarts

NOTHING = Const(PTR, 0)


def drop_ignored_arguments(program: Program) -> Program:
    starts = ThreadStarts(program)
    ignoring: dict[str, bool] = {}

    def ignores(name: str) -> bool:
        if name not in ignoring:
            function = program.functions[name]
            used = use_counts(function)
            ignoring[name] = not function.variadic and not any(reg.id in used for reg in function.params)
        return ignoring[name]

    def without(i: Instruction) -> Instruction:
        start = starts.at(i)
        if start is None or start.argument.type is not PTR or not all(map(ignores, start.functions)):
            return i
        assert isinstance(i, ir.Call)
        assert operands(i)[-1] == i.args[-1]
        return i if i.args[-1] == NOTHING else replace(i, args=(*i.args[:-1], NOTHING))

    def transform(function: Function) -> Function:
        changed = False
        blocks = []
        for block in function.blocks:
            instructions = tuple(map(without, block.instructions))
            same = all(new is old for new, old in zip(instructions, block.instructions, strict=True))
            changed = changed or not same
            blocks.append(block if same else replace(block, instructions=instructions))
        return replace(function, blocks=tuple(blocks)) if changed else function

    return each_function(program, transform)
