"""Merges a block into its only predecessor, and removes phis that have a single source.

The compiler makes a block per statement; each costs a jump. Instruction ids and source lines stay.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction
from raddle.ir.operands import with_operands
from raddle.ir.program import Block, Function, Program
from raddle.ir.values import Operand, Reg
from raddle.passes.rebuild import each_function


def straighten(program: Program) -> Program:
    return each_function(program, straighten_function)


def straighten_function(function: Function) -> Function:
    flow = ControlFlow(function)
    merged_into: dict[str, str] = {}
    same: dict[int, Operand] = {}
    for number, sources in enumerate(flow.predecessors):
        block = flow.blocks[number]
        if len(sources) != 1:
            continue
        for i in block.instructions:
            if not isinstance(i, ir.Phi):
                break
            same[i.dst.id] = i.incoming[0][1]
        if len(flow.successors[sources[0]]) == 1 and isinstance(
            flow.blocks[sources[0]].instructions[-1], ir.Jump
        ):
            merged_into[block.label] = flow.blocks[sources[0]].label
    if not merged_into and not same:
        return function

    def origin(value: Operand) -> Operand:
        while type(value) is Reg and value.id in same:
            value = same[value.id]
        return value

    # Who a merged block's instructions end up with; predecessors come first in flow.blocks.
    host: dict[str, str] = {}
    bodies: dict[str, list[Instruction]] = {}
    for block in flow.blocks:
        above = merged_into.get(block.label)
        host[block.label] = label = block.label if above is None else host[above]
        body = bodies.setdefault(label, [])
        if above is not None:
            body.pop()
        body.extend(i for i in block.instructions if not (isinstance(i, ir.Phi) and i.dst.id in same))
    blocks = []
    for block in function.blocks:
        if block.label in bodies:
            body = [with_operands(i, origin) for i in bodies[block.label]] if same else bodies[block.label]
            blocks.append(Block(block.label, tuple([_relabel(i, host) for i in body])))
    return replace(function, blocks=tuple(blocks))


def _relabel(i: Instruction, host: dict[str, str]) -> Instruction:
    """Phis name predecessors by where these blocks' ends are now."""
    if not isinstance(i, ir.Phi):
        return i
    return replace(i, incoming=tuple([(host[label], value) for label, value in i.incoming]))
