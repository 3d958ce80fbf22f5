"""Where data races are not looked for: plain reads in loops are atomic, so that loops may wait for them.

A loop that waits for a plain variable is a race by C's rules, and stays as it is where that is reported. Old
programs, and those of the verification competition, wait so and mean it.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction, Order
from raddle.ir.program import Block, Function, Program
from raddle.ir.values import Reg
from raddle.passes.rebuild import each_function

_WIDTHS = frozenset((8, 16, 32, 64))


def order_plain(program: Program, order: Order) -> Program:
    """Without races a plain access is a relaxed one; under sequential consistency orders do not matter."""
    return each_function(program, lambda function: _function(function, order))


def _function(function: Function, order: Order) -> Function:
    if function.library or not function.loops:
        return function
    turning = frozenset(label for loop in function.loops for label in loop.blocks)
    own = {
        i.dst.id
        for block in function.blocks
        for i in block.instructions
        if isinstance(i, ir.Alloca) and i.private
    }

    def ordered(i: Instruction) -> Instruction:
        if not isinstance(i, ir.Load) or i.order is not Order.PLAIN or i.dst.type.bits not in _WIDTHS:
            return i
        if isinstance(i.pointer, Reg) and i.pointer.id in own:
            return i
        return replace(i, order=order)

    blocks = tuple(
        Block(block.label, tuple(map(ordered, block.instructions))) if block.label in turning else block
        for block in function.blocks
    )
    return replace(function, blocks=blocks)
