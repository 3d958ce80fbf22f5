"""How many threads an execution has at most, as far as the text tells.

Each place that starts a thread counts as often as it can be passed: by named calls from the entry, and by
loops that count from one number to another. If it is in a function that is called or started by a pointer, or
that calls itself, or in a loop without such an end, the text does not tell.
"""

from __future__ import annotations

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction
from raddle.ir.operands import results
from raddle.ir.program import MAX_THREADS, Function, Loop, Program
from raddle.ir.values import Const, Operand, Reg
from raddle.passes.conditions import NEGATED, SWAPPED, signed
from raddle.passes.loops import function_loops


def most_threads(program: Program, pointed_at: set[str]) -> int | None:
    """`pointed_at`: functions that are called or started by a pointer. None: as many as the machine has."""
    starting = starting_threads(program)
    if starting & pointed_at or program.entry not in program.functions:
        return None
    count, waiting = 1, [(program.entry, 1, frozenset[str]())]
    while waiting:
        name, times, above = waiting.pop()
        if name in above or count > MAX_THREADS or len(waiting) > MAX_THREADS:
            return None
        turns = _Turns(program.functions[name])
        for block in program.functions[name].blocks:
            for i in block.instructions:
                starts = isinstance(i, ir.Operation) and i.kind == "spawn"
                calls = isinstance(i, ir.Call) and i.callee in starting
                if not starts and not calls:
                    continue
                here = turns.of(block.label)
                if here is None:
                    return None
                if starts:
                    count += times * here
                elif isinstance(i, ir.Call) and isinstance(i.callee, str):
                    waiting.append((i.callee, times * here, above | {name}))
    return count if count <= MAX_THREADS else None


def starting_threads(program: Program, by_pointer: bool = False) -> set[str]:
    """Functions that start a thread, or call one that does. `by_pointer`: or call a function by a pointer."""
    callers: dict[str, set[str]] = {}
    found: set[str] = set()
    for name, function in program.functions.items():
        for block in function.blocks:
            for i in block.instructions:
                if isinstance(i, ir.Operation) and i.kind == "spawn":
                    found.add(name)
                elif isinstance(i, ir.Call) and isinstance(i.callee, str):
                    callers.setdefault(i.callee, set()).add(name)
                elif isinstance(i, ir.Call) and by_pointer:
                    found.add(name)
    waiting = list(found)
    while waiting:
        more = callers.get(waiting.pop(), set()) - found
        found |= more
        waiting += more
    return found


class _Turns:
    """How often the blocks of a function are passed in one call of it."""

    def __init__(self, function: Function) -> None:
        self._flow = ControlFlow(function)
        self._loops = function_loops(function)
        self._made: dict[int, Instruction] = {
            reg.id: i for block in function.blocks for i in block.instructions for reg in results(i)
        }
        self._blocks = {block.label: block for block in function.blocks}

    def of(self, label: str) -> int | None:
        count = 1
        for loop in self._loops:
            if label in loop.blocks:
                turns = self._turns(loop)
                if turns is None:
                    return None
                count *= turns
        return count

    def _turns(self, loop: Loop) -> int | None:
        """At most; None if it does not count from a number to a number."""
        number = self._flow.number
        header = number[loop.header]
        if not all(self._flow.dominates(header, number[label]) for label in loop.blocks):
            return None
        for label in loop.blocks:
            last = self._blocks[label].instructions[-1]
            in_each_turn = all(self._flow.dominates(number[label], number[back]) for back in loop.back_edges)
            if not isinstance(last, ir.Branch) or not in_each_turn:
                continue
            inside = [to in loop.blocks for to in (last.then, last.other)]
            test = self._made.get(last.cond.id) if isinstance(last.cond, Reg) else None
            if inside.count(True) == 1 and isinstance(test, ir.Compare):
                pred = test.pred if inside[0] else NEGATED.get(test.pred, "")
                for a, b, how in ((test.a, test.b, pred), (test.b, test.a, SWAPPED.get(pred, ""))):
                    turns = self._counted(a, b, how, loop)
                    if turns is not None:
                        return turns
        return None

    def _counted(self, counter: Operand, end: Operand, pred: str, loop: Loop) -> int | None:
        """How often `counter` is less than `end`, if it becomes one more in each turn."""
        phi = self._made.get(counter.id) if isinstance(counter, Reg) else None
        if isinstance(phi, ir.Binary):  # tested behind the step
            phi = self._made.get(phi.a.id) if isinstance(phi.a, Reg) and _is_one_more(phi) else None
        if not isinstance(phi, ir.Phi) or phi not in self._blocks[loop.header].instructions:
            return None
        if not isinstance(end, Const) or pred not in ("slt", "ult", "ne", "sle", "ule"):
            return None
        starts = [value for label, value in phi.incoming if label not in loop.back_edges]
        steps = [value for label, value in phi.incoming if label in loop.back_edges]
        for value in steps:
            step = self._made.get(value.id) if isinstance(value, Reg) else None
            if not isinstance(step, ir.Binary) or step.a != phi.dst or not _is_one_more(step):
                return None
        numbers = [signed(value.bits, end.type.bits) for value in starts if isinstance(value, Const)]
        last = signed(end.bits, end.type.bits)
        if len(numbers) != len(starts) or not all(0 <= first <= last for first in numbers):
            return None
        return last - min(numbers, default=0) + 2


def _is_one_more(i: ir.Binary) -> bool:
    return i.op == "add" and isinstance(i.b, Const) and i.b.bits == 1
