"""What threads are given and never look at is nothing: `pthread_create(&t[i], 0, worker, (void *)i)` with a
worker that has no use for its argument.

So threads that only the argument would tell apart are equal (docs/explanation/symmetry.md), and an object
whose address went nowhere else is private.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.program import Function, Program
from raddle.ir.types import PTR
from raddle.ir.values import Const
from raddle.passes.rebuild import each_function, use_counts
from raddle.passes.thread_starts import ThreadStarts

NOTHING = Const(PTR, 0)


def drop_ignored_arguments(program: Program) -> Program:
    starts = ThreadStarts(program)
    used: dict[str, dict[int, int]] = {}

    def ignores(name: str, number: int) -> bool:
        function = program.functions[name]
        if name not in used:
            used[name] = use_counts(function)
        looks = number < len(function.params) and function.params[number].id in used[name]
        return not function.variadic and not looks

    def without(i: Instruction) -> Instruction:
        start = starts.at(i)
        if start is None:
            return i
        assert isinstance(i, ir.Call)
        left = tuple(
            NOTHING if given.type is PTR and all(ignores(name, n) for name in start.functions) else given
            for n, given in enumerate(start.arguments)
        )
        return i if left == start.arguments else replace(i, args=(*i.args[: start.position], *left))

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
