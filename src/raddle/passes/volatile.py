"""`--volatile relaxed`: volatile accesses of a machine width become relaxed atomics; `acqrel`: acquire and
release.

Kernel-style code means the first by READ_ONCE and WRITE_ONCE; the second is what x86 gives to code that was
written for it. Wider ones (a volatile struct, copied in parts) stay plain, and so keep racing.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction, Order
from raddle.ir.program import Function, Program
from raddle.passes.rebuild import each_function

_ATOMIC_BITS = frozenset((8, 16, 32, 64))


def relax_volatile(program: Program) -> Program:
    return each_function(program, lambda function: _function(function, (Order.RELAXED, Order.RELAXED)))


def order_volatile(program: Program) -> Program:
    return each_function(program, lambda function: _function(function, (Order.ACQUIRE, Order.RELEASE)))


def _ordered(i: Instruction, orders: tuple[Order, Order]) -> Instruction:
    if not isinstance(i, ir.Load | ir.Store) or not i.volatile or i.order is not Order.PLAIN:
        return i
    kind = i.dst.type if isinstance(i, ir.Load) else i.value.type
    order = orders[0] if isinstance(i, ir.Load) else orders[1]
    return replace(i, order=order) if kind.bits in _ATOMIC_BITS else i


def _function(function: Function, orders: tuple[Order, Order]) -> Function:
    blocks = []
    changed = False
    for block in function.blocks:
        renewed = tuple([_ordered(i, orders) for i in block.instructions])
        if any(new is not old for new, old in zip(renewed, block.instructions, strict=True)):
            changed = True
            block = replace(block, instructions=renewed)
        blocks.append(block)
    return replace(function, blocks=tuple(blocks)) if changed else function
