"""Drops blocks that control cannot reach, and decides branches on constants.

The compiler leaves blocks behind a `return` or a `goto`; later passes want a graph in which every
block has a dominator. A branch on a constant is exact to decide; one on Undef stays, since taking
it is the program's error.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction
from raddle.ir.operands import operands, successors
from raddle.ir.program import Block, Function, Program
from raddle.ir.values import Addr, Const
from raddle.passes.rebuild import each_function


def drop_unreachable(program: Program) -> Program:
    return each_function(program, drop_unreachable_blocks)


def mentioned(program: Program) -> set[str]:
    """The functions that are called from the entry on, or whose address is taken there or by a global."""
    found: set[str] = set()
    todo = [program.entry]
    for item in program.globals.values():
        todo += [address.symbol for _, address in item.relocations]
    while todo:
        name = todo.pop()
        function = program.functions.get(name)
        if name in found or function is None:
            continue
        found.add(name)
        for block in function.blocks:
            for i in block.instructions:
                if isinstance(i, ir.Call) and isinstance(i.callee, str):
                    todo.append(i.callee)
                todo += [value.symbol for value in operands(i) if isinstance(value, Addr)]
    return found


def _decide(terminator: Instruction) -> Instruction:
    if isinstance(terminator, ir.Branch):
        if terminator.then == terminator.other:
            decided = terminator.then if isinstance(terminator.cond, Const) else None
        elif isinstance(terminator.cond, Const):
            decided = terminator.then if terminator.cond.bits & 1 else terminator.other
        else:
            decided = None
    elif isinstance(terminator, ir.Switch) and isinstance(terminator.value, Const):
        decided = dict(terminator.cases).get(terminator.value.bits, terminator.default)
    else:
        decided = None
    return terminator if decided is None else ir.Jump(terminator.id, terminator.loc, decided)


def drop_unreachable_blocks(function: Function) -> Function:
    blocks = []
    edges_changed = False
    for block in function.blocks:
        last = block.instructions[-1]
        decided = _decide(last)
        if decided is not last:
            edges_changed = True
            block = replace(block, instructions=(*block.instructions[:-1], decided))
        blocks.append(block)
    flow = ControlFlow(replace(function, blocks=tuple(blocks)) if edges_changed else function)
    if not edges_changed and len(flow.blocks) == len(blocks):
        return function
    sources: dict[str, set[str]] = {block.label: set() for block in flow.blocks}
    for block in flow.blocks:
        for label in successors(block.instructions[-1]):
            sources[label].add(block.label)
    kept = [_trim_phis(block, sources[block.label]) for block in blocks if block.label in flow.number]
    return replace(function, blocks=tuple(kept))


def _trim_phis(block: Block, sources: set[str]) -> Block:
    """Forget the values that came from dropped edges."""
    renewed = tuple(
        replace(i, incoming=tuple([pair for pair in i.incoming if pair[0] in sources]))
        if isinstance(i, ir.Phi) and any(label not in sources for label, _ in i.incoming)
        else i
        for i in block.instructions
    )
    return replace(block, instructions=renewed)
