"""Puts functions that loop and write to variables of their callers in the place of the calls.

`read_pair(&x, &y)` of a seqlock tries until it has read both unchanged, and each try writes `*x`. For the
function alone that is an effect that somebody could see. Inlined, `x` is a register of the caller, and a try
that failed has left nothing behind. Only calls by which a variable of the caller becomes a register; a
function in between that hands its own parameter on counts as part of the one that loops.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.program import Block, Function, Program
from raddle.ir.values import Reg
from raddle.passes.fold import fold_function
from raddle.passes.inlining import callees_first, inline_call, is_small, with_registers
from raddle.passes.loops import function_loops
from raddle.passes.reachable import drop_unreachable_blocks, mentioned
from raddle.passes.splice import fits
from raddle.passes.straighten import straighten_function
from raddle.passes.unroll import unroll_inner

MAX_SIZE = 4_000
"""Instructions of a function that still takes others in."""


def bring_outputs_home(program: Program) -> Program:
    functions = dict(program.functions)
    opened: dict[str, Function] = {}
    """As they are put in the place of a call, with what they hand parameters on to."""
    writing: dict[str, set[int]] = {}
    """By function: its parameters that a loop of it writes through, or one of those it hands them on to."""
    for name in callees_first(program):
        function = program.functions[name]
        if function.library:
            continue
        handed_on = _inlined(function, {reg.id for reg in function.params}, opened, writing)
        if found := _written_in_loops(handed_on):
            opened[name], writing[name] = handed_on, found
        own = _objects(function)
        inlined = _inlined(function, own, opened, writing)
        if inlined is not function:
            home = _settled(program, inlined)
            if not own <= _objects(home):
                functions[name] = home
    if all(functions[name] is function for name, function in program.functions.items()):
        return program
    program = replace(program, functions=functions)
    used = mentioned(program)
    kept = {name: f for name, f in functions.items() if name in used or name not in opened}
    return replace(program, functions=kept)


def _inlined(
    function: Function, given: set[int], opened: dict[str, Function], writing: dict[str, set[int]]
) -> Function:
    """With the calls that give one of these registers to a parameter which a loop writes through."""

    def is_wanted(i: Instruction) -> bool:
        if not isinstance(i, ir.Call) or not isinstance(i.callee, str) or i.callee not in opened:
            return False
        callee = opened[i.callee]
        if callee.name == function.name or not is_small(callee) or not fits(callee, i):
            return False
        pairs = zip(callee.params, i.args, strict=True)
        return any(
            isinstance(value, Reg) and value.id in given and reg.id in writing[i.callee]
            for reg, value in pairs
        )

    while sum(len(block.instructions) for block in function.blocks) < MAX_SIZE:
        found = _first(function, is_wanted)
        if found is None:
            break
        block, position, call = found
        assert isinstance(call.callee, str)
        function = inline_call(function, block, position, opened[call.callee])
    return function


def _first(function: Function, is_wanted: Callable[[Instruction], bool]) -> tuple[Block, int, ir.Call] | None:
    for block in function.blocks:
        for position, i in enumerate(block.instructions):
            if is_wanted(i) and isinstance(i, ir.Call):
                return block, position, i
    return None


def _written_in_loops(function: Function) -> set[int]:
    """The parameters that point to, or to the beginning of, what a loop of the function stores."""
    base = {reg.id: reg.id for reg in function.params}
    for block in function.blocks:
        for i in block.instructions:
            if isinstance(i, ir.Offset) and isinstance(i.base, Reg) and i.base.id in base:
                base[i.dst.id] = base[i.base.id]
    blocks = {block.label: block for block in function.blocks}
    return {
        base[i.pointer.id]
        for loop in function_loops(function)
        for label in loop.blocks
        for i in blocks[label].instructions
        if isinstance(i, ir.Store) and isinstance(i.pointer, Reg) and i.pointer.id in base
    }


def _settled(program: Program, function: Function) -> Function:
    function = with_registers(program, drop_unreachable_blocks(function))
    function = straighten_function(fold_function(function))
    for loop in function_loops(function):
        unrolled = unroll_inner(function, loop)
        if unrolled is not function:
            function = straighten_function(with_registers(program, unrolled))
    return function


def _objects(function: Function) -> set[int]:
    """The variables that are no registers."""
    return {i.dst.id for block in function.blocks for i in block.instructions if isinstance(i, ir.Alloca)}
