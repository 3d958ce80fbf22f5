"""Stack objects that say how long to sleep, and nothing else: `struct timespec pause = {0, 1000};`.

Sleeping does nothing here. What only sleeping functions read may be computed or not: idle.py drops it with
them. The object must be the thread's own, its address must go nowhere else, and all of it must be written
before it is read: something uninitialised would be an error.
"""

from __future__ import annotations

from collections.abc import Container

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction, Order
from raddle.ir.operands import operands
from raddle.ir.values import Const, Operand, Reg
from raddle.passes.effects import Effects

SLEEPING = frozenset({"nanosleep", "clock_nanosleep", "thrd_sleep"})
_COMPUTING = (ir.Binary, ir.Convert, ir.Compare, ir.Unary, ir.Phi)


class Timers:
    """Of one function."""

    def __init__(self, effects: Effects) -> None:
        self._effects = effects
        self._inside: dict[int, tuple[ir.Alloca, int]] = {}
        """Registers that point into an object, and the distance from its beginning."""
        for block in effects.flow.blocks:
            for i in block.instructions:
                if isinstance(i, ir.Alloca) and i.count is None:
                    self._inside[i.dst.id] = i, 0
                elif isinstance(i, ir.Offset) and i.index is None and (at := self._place(i.base)):
                    self._inside[i.dst.id] = at[0], at[1] + i.displacement
        self._found = self._only_for_sleeping()

    def of(self, i: Instruction) -> int | None:
        """The timer that it reads, writes or sleeps by, as a register's number."""
        if not isinstance(i, ir.Load | ir.Store | ir.Copy | ir.Fill | ir.Call):
            return None
        return next((base for base in self._touched(i) if base in self._found), None)

    def _place(self, pointer: Operand) -> tuple[ir.Alloca, int] | None:
        return self._inside.get(pointer.id) if isinstance(pointer, Reg) else None

    def _touched(self, i: Instruction) -> set[int]:
        return {at[0].dst.id for value in operands(i) if (at := self._place(value))}

    def _only_for_sleeping(self) -> set[int]:
        found = {at[0].dst.id for at in self._inside.values()}
        sleeping: set[int] = set()
        for number, block in enumerate(self._effects.flow.blocks):
            for position, i in enumerate(block.instructions):
                touched = self._touched(i)
                if not touched or isinstance(i, ir.Lifetime | ir.Offset):
                    continue
                fine = len(touched) == 1
                if isinstance(i, ir.Load) or self._sleeps(i):
                    fine = fine and all(self._is_written(base, number, position) for base in touched)
                    sleeping |= touched if self._sleeps(i) else set()
                elif not isinstance(i, ir.Store | ir.Copy | ir.Fill) or not self._written(i):
                    fine = False
                if isinstance(i, ir.Load | ir.Store) and i.order is not Order.PLAIN:
                    fine = False
                found -= set() if fine else touched
        return found & sleeping

    def _sleeps(self, i: Instruction) -> bool:
        """And tells nobody how much time was left."""
        if not isinstance(i, ir.Call) or not isinstance(i.callee, str) or i.callee not in SLEEPING:
            return False
        last = i.args[-1]
        return (
            self._effects.program.functions[i.callee].library and isinstance(last, Const) and last.bits == 0
        )

    def polls_nothing(self, i: ir.Call) -> bool:
        """`poll(NULL, 0, 10)` only sleeps."""
        function = self._effects.program.functions.get("poll")
        if i.callee != "poll" or function is None or not function.library or len(i.args) != 3:
            return False
        return isinstance(i.args[1], Const) and i.args[1].bits == 0

    def _written(self, i: Instruction) -> range | None:
        """The bytes of an object that get a value that is certainly one."""
        if isinstance(i, ir.Store):
            at, size = self._place(i.pointer), i.value.type.size
            certain = at is not None and self._is_certain(i.value, {at[0].dst.id})
        elif isinstance(i, ir.Copy | ir.Fill) and isinstance(i.size, Const):
            at, size = self._place(i.target), i.size.bits
            certain = isinstance(i, ir.Fill) and isinstance(i.byte, Const)
            certain = certain or (isinstance(i, ir.Copy) and self._effects.is_constant(i.source))
        else:
            return None
        if at is None or not certain or at[1] < 0 or at[1] + size > at[0].size:
            return None
        return range(at[1], at[1] + size)

    def makes_certain(self, value: Operand) -> bool:
        """Whether the value is plainly not uninitialised, be it computed from what is in a timer."""
        return self._is_certain(value, self._found)

    def _is_certain(self, value: Operand, timers: Container[int]) -> bool:
        """All of a timer is written before something is read there."""
        seen: set[int] = set()
        waiting = [value]
        while waiting:
            value = waiting.pop()
            made = self._effects.values.made.get(value.id) if isinstance(value, Reg) else None
            at = self._place(made.pointer) if isinstance(made, ir.Load) else None
            if isinstance(made, _COMPUTING):
                if made.dst.id not in seen:
                    seen.add(made.dst.id)
                    waiting += operands(made)
            elif not self._effects.is_certain(value) and (at is None or at[0].dst.id not in timers):
                return False
        return True

    def _is_written(self, base: int, number: int, position: int) -> bool:
        """Whether each of its bytes is written on each way to there, in this life of it."""
        flow = self._effects.flow
        missing = set(range(self._inside[base][0].size))
        for other in range(number + 1):  # what dominates a block has a smaller number
            if flow.dominates(other, number):
                for i in flow.blocks[other].instructions[: position if other == number else None]:
                    if base not in self._touched(i):
                        continue
                    if isinstance(i, ir.Lifetime):
                        missing = set(range(self._inside[base][0].size))
                    else:
                        missing -= set(self._written(i) or ())
        return not missing
