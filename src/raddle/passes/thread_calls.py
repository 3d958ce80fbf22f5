"""Which loops of the entry function only start or join threads.

`--unroll` is meant for loops that wait or retry; cutting the loop that starts N threads would
change the program being verified. A loop is left alone if no way around it avoids starting or
joining a thread, if nothing else in it is visible but plain accesses, such as filling in a thread's
arguments, and if it counts: `while (1)`, and a loop that ends when an input says so, may start threads for
ever. Calls are looked through.
"""

from __future__ import annotations

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction, Order
from raddle.ir.operands import operands, results
from raddle.ir.operations import OPERATIONS
from raddle.ir.program import Program
from raddle.ir.values import Operand, Reg

_THREADS = frozenset(("spawn", "join"))


class ThreadCalls:
    """What each function does with threads, callees included."""

    def __init__(self, program: Program) -> None:
        self._library = {name for name, function in program.functions.items() if function.library}
        callees: dict[str, set[str]] = {}
        self._handles: set[str] = set()
        self._other: set[str] = set()
        for name, function in program.functions.items():
            callees[name] = set()
            for block in function.blocks:
                for i in block.instructions:
                    if isinstance(i, ir.Call) and isinstance(i.callee, str):
                        callees[name].add(i.callee)
                    elif isinstance(i, ir.Operation) and i.kind in _THREADS:
                        self._handles.add(name)
                    elif _visible(i):
                        self._other.add(name)
        _spread(self._handles, callees)
        # The library's own bookkeeping around a spawn or a join is what that needs.
        self._other -= self._handles & self._library
        _spread(self._other, callees, self._handles & self._library)

    def _handles_threads(self, i: Instruction) -> bool:
        if isinstance(i, ir.Operation):
            return i.kind in _THREADS
        return isinstance(i, ir.Call) and isinstance(i.callee, str) and i.callee in self._handles

    def _does_more(self, i: Instruction) -> bool:
        if isinstance(i, ir.Call) and isinstance(i.callee, str):
            return i.callee in self._other
        return _visible(i)

    def only_threads(self, flow: ControlFlow, header: int, body: set[int]) -> bool:
        handling = set()
        for block in body:
            instructions = flow.blocks[block].instructions
            if any(self._does_more(i) for i in instructions):
                return False
            if any(self._handles_threads(i) for i in instructions):
                handling.add(block)
        return bool(handling) and not _cycle(flow, body - handling) and _counts(flow, body)


def _visible(i: Instruction) -> bool:
    """Visible to other threads, and neither a plain access nor the start or end of a thread."""
    if isinstance(i, ir.Operation):
        signature = OPERATIONS[i.kind]
        return signature.visible and i.kind not in _THREADS
    if isinstance(i, ir.Load | ir.Store):
        return i.order is not Order.PLAIN or i.volatile
    if isinstance(i, ir.Call):
        return not isinstance(i.callee, str)
    return isinstance(i, ir.Rmw | ir.CompareExchange | ir.Fence)


def _spread(names: set[str], callees: dict[str, set[str]], exempt: set[str] | None = None) -> None:
    """Add every caller of one of `names`, except those in `exempt`."""
    changed = True
    while changed:
        changed = False
        for caller, called in callees.items():
            if caller not in names and not (exempt and caller in exempt) and not names.isdisjoint(called):
                names.add(caller)
                changed = True


def _counts(flow: ControlFlow, body: set[int]) -> bool:
    """Whether it can be left, and no call in it decides when."""
    made = {reg.id: i for block in body for i in flow.blocks[block].instructions for reg in results(i)}
    leaving = [block for block in body if any(target not in body for target in flow.successors[block])]

    def asks(value: Operand, depth: int = 8) -> bool:
        i = made.get(value.id) if isinstance(value, Reg) else None
        if i is None or isinstance(i, ir.Phi | ir.Load):
            return False
        if depth == 0 or isinstance(i, ir.Call | ir.Operation):
            return True
        return any(asks(operand, depth - 1) for operand in operands(i))

    ends = [flow.blocks[block].instructions[-1] for block in leaving]
    return bool(ends) and not any(asks(value) for end in ends for value in operands(end))


def _cycle(flow: ControlFlow, blocks: set[int]) -> bool:
    """Whether control can go round within `blocks` alone."""
    remaining = set(blocks)
    while True:
        leaves = {b for b in remaining if not any(t in remaining for t in flow.successors[b])}
        if not leaves:
            return bool(remaining)
        remaining -= leaves
