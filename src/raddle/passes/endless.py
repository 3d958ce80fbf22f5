"""Which loops nothing in the program ends: the ones to warn of before a search starts.

A loop is let pass if it has no operation that other threads see (the machine's limits watch over
those), if what leads out of it is nothing that they decide, if it counts a variable up or down to
something fixed, if a variable goes through memory (a list), or if it leaves when a compare-exchange
succeeds: that fails again only if another thread has written in between.
"""

from __future__ import annotations

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction, Order
from raddle.ir.operands import results
from raddle.ir.operations import OPERATIONS
from raddle.ir.program import Loop, Program
from raddle.ir.values import Const, Operand, Reg
from raddle.passes.conditions import Definitions

_LEADING = ("add", "sub", "mul", "shl", "lshr", "ashr", "udiv", "sdiv")


def is_endless(program: Program, flow: ControlFlow, values: Definitions, loop: Loop) -> bool:
    body = {flow.number[label] for label in loop.blocks if label in flow.number}
    inside = [i for block in body for i in flow.blocks[block].instructions]
    if not _is_seen(program, inside):
        return False
    header = flow.blocks[flow.number[loop.header]]
    exits = _exit_roots(flow, body, values)
    if any(isinstance(values.made.get(number), ir.CompareExchange) for number in exits):
        return False
    if exits and not any(_is_from_others(program, values.made.get(number)) for number in exits):
        return False
    local = {reg.id for i in inside for reg in results(i)}
    for phi in header.instructions:
        if not isinstance(phi, ir.Phi):
            break
        news = [value for label, value in phi.incoming if label in loop.back_edges]
        if all(_is_step(values, phi.dst, new) for new in news) and phi.dst.id in exits:
            return False
        roots = [root for new in news for root in values.roots(new, {}).values()]
        if roots and all(root.id in local and _from_memory(values, root) for root in roots):
            return False
    return True


def _is_seen(program: Program, instructions: list[Instruction]) -> bool:
    """Whether one of them, or of the functions they call, does what other threads see."""
    called: set[str] = set()
    waiting = list(instructions)
    while waiting:
        i = waiting.pop()
        if isinstance(i, ir.Call):
            if not isinstance(i.callee, str):
                return True
            callee = program.functions.get(i.callee)
            if callee is not None and i.callee not in called:
                called.add(i.callee)
                waiting += [j for block in callee.blocks for j in block.instructions]
        elif isinstance(i, ir.Operation):
            if OPERATIONS[i.kind].visible:
                return True
        elif isinstance(i, ir.Load | ir.Store):
            if i.order is not Order.PLAIN or i.volatile:
                return True
        elif isinstance(i, ir.Rmw | ir.CompareExchange):
            return True
    return False


def _is_from_others(program: Program, i: Instruction | None) -> bool:
    """Not a plain read, nor a call that does no more: who waits by those has a data race, or a lock."""
    if isinstance(i, ir.Load):
        return i.order is not Order.PLAIN or i.volatile
    return isinstance(i, ir.Rmw | ir.Operation) or (isinstance(i, ir.Call) and _is_seen(program, [i]))


def _exit_roots(flow: ControlFlow, body: set[int], values: Definitions) -> set[int]:
    """What the decisions depend on that leave the loop; phis are followed, and what decides between
    their values."""
    found: set[int] = set()
    waiting: list[Operand] = []
    for block in body:
        if any(target not in body for target in flow.successors[block]):
            last = flow.blocks[block].instructions[-1]
            waiting += [last.cond] if isinstance(last, ir.Branch) else []
            waiting += [last.value] if isinstance(last, ir.Switch) else []
    while waiting:
        for number in values.roots(waiting.pop(), {}):
            i = values.made.get(number)
            if number not in found:
                found.add(number)
                if isinstance(i, ir.Phi):
                    waiting += [value for _, value in i.incoming]
                    ends = [flow.blocks[flow.number[label]].instructions[-1] for label, _ in i.incoming]
                    waiting += [last.cond for last in ends if isinstance(last, ir.Branch)]
    return found


def _is_step(values: Definitions, old: Reg, new: Operand) -> bool:
    """new = old + c, or another operator that leads on and on; phis are looked through."""
    seen: set[Operand] = set()
    steps = False
    waiting = [new]
    while waiting:
        new = waiting.pop()
        if new in seen:
            continue
        seen.add(new)
        i = values.made.get(new.id) if isinstance(new, Reg) else None
        if isinstance(i, ir.Phi):
            waiting += [source for _, source in i.incoming if source != old]
        elif isinstance(i, ir.Binary):
            if i.op not in _LEADING or i.a != old or (isinstance(i.b, Const) and i.b.bits == 0):
                return False
            steps = True
        elif isinstance(i, ir.Offset) and i.base == old and i.index is None and i.displacement != 0:
            steps = True
        else:
            return False
    return steps


def _from_memory(values: Definitions, reg: Reg) -> bool:
    i = values.made.get(reg.id)
    if isinstance(i, ir.Phi):
        return all(isinstance(v, Reg) and isinstance(values.made.get(v.id), ir.Load) for _, v in i.incoming)
    return isinstance(i, ir.Load)
