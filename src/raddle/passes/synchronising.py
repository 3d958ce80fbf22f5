"""Which functions can wait for another thread: those that do something atomic, or call one that does.

A loop in the C++ library's headers that reads plain memory only cannot: it would race. There are hundreds
of them behind one std::format, each of which would be opened, turned and looked at.
"""

from __future__ import annotations

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction, Order
from raddle.ir.operations import OPERATIONS
from raddle.ir.program import Program


def synchronising(program: Program) -> frozenset[str]:
    """With those that call a function which is not known, and all whose callees are among them."""
    callers: dict[str, set[str]] = {}
    found: set[str] = set()
    for name, function in program.functions.items():
        for block in function.blocks:
            for i in block.instructions:
                if isinstance(i, ir.Call) and isinstance(i.callee, str) and i.callee in program.functions:
                    callers.setdefault(i.callee, set()).add(name)
                elif _is_seen(i):
                    found.add(name)
    waiting = list(found)
    while waiting:
        new = callers.get(waiting.pop(), set()) - found
        found |= new
        waiting += new
    return frozenset(found)


def _is_seen(i: Instruction) -> bool:
    if isinstance(i, ir.Load | ir.Store):
        return i.order is not Order.PLAIN or i.volatile
    if isinstance(i, ir.Operation):
        return (OPERATIONS[i.kind].visible and i.kind != "free") or i.kind == "assume"
    return isinstance(i, ir.Rmw | ir.CompareExchange | ir.Fence | ir.Call)
