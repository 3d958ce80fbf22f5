"""Drops computations nobody reads, if computing them can neither fail nor be seen.

Loads stay (they may be events or errors), so do divisions and shifts by anything but a harmless
constant, conversions of floats to integers, and selections (deciding on an uninitialised condition
is an error). An object on the stack that is only ever begun and ended goes as well.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.operands import operands, results
from raddle.ir.program import Function, Program
from raddle.ir.values import Const, Reg
from raddle.passes.rebuild import each_function, use_counts

_ALWAYS_FINE = (ir.Compare, ir.Unary, ir.Offset, ir.ThreadLocal, ir.Phi)


def drop_dead(program: Program) -> Program:
    return each_function(program, drop_dead_function)


def cannot_fail(i: Instruction) -> bool:
    """Whether executing it has no effect but its result, whatever its operands are."""
    if isinstance(i, _ALWAYS_FINE):
        return True
    if isinstance(i, ir.Convert):
        return i.op not in ("fptosi", "fptoui")
    if isinstance(i, ir.Binary):
        if i.op in ("shl", "lshr", "ashr"):
            return isinstance(i.b, Const) and i.b.bits < i.b.type.bits
        if i.op in ("udiv", "urem"):
            return isinstance(i.b, Const) and i.b.bits != 0
        if i.op in ("sdiv", "srem"):
            return isinstance(i.b, Const) and i.b.bits not in (0, (1 << i.b.type.bits) - 1)
        return True
    return isinstance(i, ir.Alloca) and i.count is None


def drop_dead_function(function: Function) -> Function:
    uses = use_counts(function)
    makers: dict[int, Instruction] = {}
    lifetimes: dict[int, list[ir.Lifetime]] = {}
    for block in function.blocks:
        for i in block.instructions:
            for reg in results(i):
                makers[reg.id] = i
            if isinstance(i, ir.Lifetime) and isinstance(i.pointer, Reg):
                lifetimes.setdefault(i.pointer.id, []).append(i)
    dropped: set[int] = set()
    waiting = list(makers.values())
    while waiting:
        i = waiting.pop()
        if i.id in dropped or not cannot_fail(i):
            continue
        reg = results(i)[0]
        marks = lifetimes.get(reg.id, []) if isinstance(i, ir.Alloca) else []
        if uses.get(reg.id, 0) > len(marks):
            continue
        dropped.add(i.id)
        dropped.update(mark.id for mark in marks)
        for value in operands(i):
            if type(value) is Reg:
                uses[value.id] -= 1
                if value.id in makers:
                    waiting.append(makers[value.id])
    if not dropped:
        return function
    return replace(
        function,
        blocks=tuple(
            replace(block, instructions=tuple([i for i in block.instructions if i.id not in dropped]))
            for block in function.blocks
        ),
    )
