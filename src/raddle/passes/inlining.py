"""Puts the bodies of small functions in the place of calls in a loop, so that its conditions can be
seen.

`while (!try_lock(&l));` waits only if one knows what try_lock does. Functions of the C library
stay: their operations have meanings of their own (locks), and reports name the call. So do
functions with objects on the stack, which die at the return.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.operands import results, with_operands
from raddle.ir.program import Block, Function, Loop, Program
from raddle.ir.values import Operand, Reg
from raddle.passes.loops import function_loops
from raddle.passes.rebuild import FreshNumbers
from raddle.passes.straighten import straighten_function

MAX_INSTRUCTIONS = 120
MAX_ROUNDS = 8


def inline_calls(
    program: Program, function: Function, loop: Loop, finished: Container[str]
) -> tuple[Function, Loop] | None:
    """The function and the loop with what calls of the loop can be inlined; None if there are none. Functions
    with loops of their own must have been `finished`."""
    changed = False
    for _ in range(MAX_ROUNDS):
        found = _call_in(program, function, loop, finished)
        if found is None:
            break
        block, position, callee = found
        function = _inline(function, block, position, callee)
        changed = True
        again = next((x for x in function_loops(function) if x.header == loop.header), None)
        if again is None:
            return None
        loop = replace(again, loc=loop.loc, only_threads=loop.only_threads)
    if not changed:
        return None
    function = straighten_function(function)
    loops = function_loops(function)
    known = {x.header: x for x in function.loops}
    function = replace(
        function,
        loops=tuple(
            replace(x, loc=known[x.header].loc, only_threads=known[x.header].only_threads)
            if x.header in known
            else x
            for x in loops
        ),
    )
    found_loop = next((x for x in function.loops if x.header == loop.header), None)
    return None if found_loop is None else (function, found_loop)


def _call_in(
    program: Program, function: Function, loop: Loop, finished: Container[str]
) -> tuple[Block, int, Function] | None:
    for block in function.blocks:
        if block.label in loop.blocks:
            for position, i in enumerate(block.instructions):
                if isinstance(i, ir.Call) and isinstance(i.callee, str):
                    callee = program.functions[i.callee]
                    known = not callee.loops or callee.name in finished
                    if known and callee.name != function.name and _is_small(callee) and _fits(callee, i):
                        return block, position, callee
    return None


def _is_small(callee: Function) -> bool:
    instructions = [i for block in callee.blocks for i in block.instructions]
    return (
        not callee.library
        and not callee.variadic
        and len(instructions) <= MAX_INSTRUCTIONS
        and not any(isinstance(i, ir.Alloca) or _calls(i, callee.name) for i in instructions)
        and any(isinstance(i, ir.Return) for i in instructions)
    )


def _calls(i: Instruction, name: str) -> bool:
    return isinstance(i, ir.Call) and i.callee == name


def _fits(callee: Function, call: ir.Call) -> bool:
    given = tuple(value.type for value in call.args)
    wanted = tuple(reg.type for reg in callee.params)
    return given == wanted and tuple(reg.type for reg in call.results) in (callee.returns, ())


def _inline(function: Function, block: Block, position: int, callee: Function) -> Function:
    """The block is cut at the call; the callee's blocks come between the halves."""
    fresh = FreshNumbers(function)
    call = block.instructions[position]
    assert isinstance(call, ir.Call)
    prefix = f"{callee.name}.{call.id}."
    after = f"{block.label}.{call.id}"
    given = {reg.id: value for reg, value in zip(callee.params, call.args, strict=True)}
    registers = {
        reg.id: Reg(fresh.register(), reg.type, reg.name)
        for inner in callee.blocks
        for i in inner.instructions
        for reg in results(i)
    }

    def moved(value: Operand) -> Operand:
        if not isinstance(value, Reg):
            return value
        return given[value.id] if value.id in given else registers[value.id]

    bodies: list[Block] = []
    returned: list[tuple[str, tuple[Operand, ...]]] = []
    for inner in callee.blocks:
        body: list[Instruction] = []
        for i in inner.instructions:
            if isinstance(i, ir.Return):
                returned.append((prefix + inner.label, tuple(moved(value) for value in i.values)))
                body.append(ir.Jump(fresh.instruction(), i.loc, after))
            else:
                body.append(
                    replace(renamed(with_operands(i, moved), registers, prefix), id=fresh.instruction())
                )
        bodies.append(Block(prefix + inner.label, tuple(body)))
    phis = [
        ir.Phi(fresh.instruction(), call.loc, reg, tuple((label, back[number]) for label, back in returned))
        for number, reg in enumerate(call.results)
    ]
    enter = ir.Jump(fresh.instruction(), call.loc, prefix + callee.blocks[0].label)
    head = Block(block.label, (*block.instructions[:position], enter))
    tail = Block(after, (*phis, *block.instructions[position + 1 :]))
    blocks: list[Block] = []
    for other in function.blocks:
        if other.label == block.label:
            blocks += [head, *bodies, tail]
        else:
            blocks.append(other)
    return replace(function, blocks=tuple([_from(other, block.label, after) for other in blocks]))


def renamed(i: Instruction, registers: dict[int, Reg], prefix: str) -> Instruction:
    """With its own registers and labels."""
    if isinstance(i, ir.Jump):
        return replace(i, target=prefix + i.target)
    if isinstance(i, ir.Branch):
        return replace(i, then=prefix + i.then, other=prefix + i.other)
    if isinstance(i, ir.Switch):
        cases = tuple((value, prefix + label) for value, label in i.cases)
        return replace(i, default=prefix + i.default, cases=cases)
    if isinstance(i, ir.Phi):
        i = replace(i, incoming=tuple((prefix + label, value) for label, value in i.incoming))
    if isinstance(i, ir.CompareExchange):
        return replace(i, dst=registers[i.dst.id], success=registers[i.success.id])
    if isinstance(i, ir.Call | ir.Operation):
        return replace(i, results=tuple(registers[reg.id] for reg in i.results))
    return replace(i, dst=registers[i.dst.id]) if results(i) else i  # type: ignore[attr-defined, call-arg]


def _from(block: Block, old: str, new: str) -> Block:
    """Phis name the block that control comes from: the half with the old terminator."""
    changed = tuple(
        replace(i, incoming=tuple((new if label == old else label, value) for label, value in i.incoming))
        if isinstance(i, ir.Phi) and any(label == old for label, _ in i.incoming)
        else i
        for i in block.instructions
    )
    return replace(block, instructions=changed)
