"""Reads through an address that is one of several local variables: `std::min(a.load(), b.load())`.

The function returns a reference to one of two temporaries, and what is read through it comes from a phi
of their addresses. So the temporaries are not registers, and a loop that waits for the smaller value is
not seen to wait. Here each way to the phi reads its own variable, and the phi is one of values. The
variables then are registers like others (promote).

It takes variables whose address goes nowhere else, ways that lead only to the phi, and reads in the phi's
block with no write of the variables and no end of their lives before them: then each read finds what it
found, and no other is made.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction, Order
from raddle.ir.operands import operands
from raddle.ir.program import Block, Function, Program
from raddle.ir.types import Type
from raddle.ir.values import Operand, Reg
from raddle.passes.promote import promote_function
from raddle.passes.rebuild import FreshNumbers, each_function


def read_before_choosing(program: Program) -> Program:
    return each_function(program, _function)


def _function(function: Function) -> Function:
    allocas = {i.dst.id for block in function.blocks for i in block.instructions if isinstance(i, ir.Alloca)}
    phis = [
        (block, i)
        for block in function.blocks
        for i in block.instructions
        if isinstance(i, ir.Phi) and _variables(i) <= allocas
    ]
    if not phis:
        return function
    _keep_local(function, allocas, {phi.dst.id for _, phi in phis})
    flow = ControlFlow(function)
    chosen: dict[int, tuple[ir.Phi, Type]] = {}
    for block, phi in phis:
        ways = [flow.number[label] for label, _ in phi.incoming]
        kind = _read_as(function, block, phi)
        if kind and _variables(phi) <= allocas and all(len(flow.successors[way]) == 1 for way in ways):
            chosen[phi.dst.id] = phi, kind
    return promote_function(_with_reads(function, chosen)) if chosen else function


def _variables(phi: ir.Phi) -> set[int]:
    """By register; -1: something else."""
    return {value.id if isinstance(value, Reg) else -1 for _, value in phi.incoming}


def _keep_local(function: Function, allocas: set[int], phis: set[int]) -> None:
    """Leaves those whose address goes nowhere but to the phis."""
    for block in function.blocks:
        for i in block.instructions:
            if isinstance(i, ir.Lifetime) or (isinstance(i, ir.Phi) and i.dst.id in phis):
                continue
            plain = isinstance(i, ir.Load | ir.Store) and i.order is Order.PLAIN
            for value in operands(i):
                if not (plain and value is getattr(i, "pointer", None)) and isinstance(value, Reg):
                    allocas.discard(value.id)
            if isinstance(i, ir.Store) and isinstance(i.value, Reg):
                allocas.discard(i.value.id)


def _read_as(function: Function, home: Block, phi: ir.Phi) -> Type | None:
    """The type of all that is done with the address: plain reads in the phi's block, early enough."""
    found: Type | None = None
    variables = _variables(phi)
    for block in function.blocks:
        late = block is not home
        for i in block.instructions:
            pointer = getattr(i, "pointer", None)
            if isinstance(i, ir.Store | ir.Lifetime) and isinstance(pointer, Reg):
                late = late or pointer.id in variables
            if phi.dst not in operands(i):
                continue
            if late or not isinstance(i, ir.Load) or i.order is not Order.PLAIN or i.volatile:
                return None
            if found not in (None, i.dst.type):
                return None
            found = i.dst.type
    return found


def _with_reads(function: Function, chosen: dict[int, tuple[ir.Phi, Type]]) -> Function:
    fresh = FreshNumbers(function)
    values: dict[int, Reg] = {}
    """What is read through each phi."""
    early: dict[str, list[Instruction]] = {}
    merged: dict[int, ir.Phi] = {}
    for number, (phi, kind) in chosen.items():
        values[number] = Reg(fresh.register(), kind)
        incoming: list[tuple[str, Operand]] = []
        for label, variable in phi.incoming:
            read = Reg(fresh.register(), kind)
            early.setdefault(label, []).append(
                ir.Load(fresh.instruction(), phi.loc, read, variable, Order.PLAIN)
            )
            incoming.append((label, read))
        merged[number] = ir.Phi(phi.id, phi.loc, values[number], tuple(incoming))
    blocks = []
    for block in function.blocks:
        body: list[Instruction] = []
        for i in block.instructions:
            if isinstance(i, ir.Phi) and i.dst.id in chosen:
                body.append(merged[i.dst.id])
            elif isinstance(i, ir.Load) and isinstance(i.pointer, Reg) and i.pointer.id in chosen:
                body.append(ir.Convert(i.id, i.loc, i.dst, "bitcast", values[i.pointer.id]))
            else:
                body.append(i)
        body[-1:-1] = early.get(block.label, [])
        blocks.append(Block(block.label, tuple(body)))
    return replace(function, blocks=tuple(blocks))
