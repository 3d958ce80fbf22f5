"""Thread-local variables that nobody writes are what they were at first: the time, if nothing waits for it.

The library keeps the time that has passed for a thread in such a variable (library/deadlines.c), and only
waiting with a deadline changes it. In a program without that, `while (!go) if (now() > end) return;` waits
for `go`: what now() has read is a constant.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Order
from raddle.ir.operands import operands, with_operands
from raddle.ir.program import Function, Program
from raddle.ir.values import Addr, Const, Operand, Reg


def with_unwritten_thread_locals(program: Program, function: Function) -> Function:
    """With constants for what is read of them; the same object if there are none."""
    places = _places(function)
    loads = {
        i.dst.id: (i, places[i.pointer.id])
        for block in function.blocks
        for i in block.instructions
        if isinstance(i, ir.Load) and isinstance(i.pointer, Reg) and i.pointer.id in places
    }
    known: dict[int, Const] = {}
    still: dict[str, bool] = {}
    for register, (load, (symbol, distance)) in loads.items():
        data, kind = program.globals[symbol], load.dst.type
        inside = distance >= 0 and distance + kind.size <= data.size
        if kind.kind != "int" or load.order is not Order.PLAIN or data.relocations or not inside:
            continue
        if symbol not in still:
            others = [f for f in program.functions.values() if f.name != function.name]
            still[symbol] = all(_only_reads(f, symbol) for f in (*others, function))
        if still[symbol]:
            bits = data.data[distance : distance + kind.size].ljust(kind.size, b"\0")
            known[register] = Const(kind, int.from_bytes(bits, "little") & ((1 << kind.bits) - 1))
    if not known:
        return function

    def constant(value: Operand) -> Operand:
        return known.get(value.id, value) if isinstance(value, Reg) else value

    return replace(
        function,
        blocks=tuple(
            replace(
                block,
                instructions=tuple(
                    with_operands(i, constant)
                    for i in block.instructions
                    if not (isinstance(i, ir.Load) and i.dst.id in known)
                ),
            )
            for block in function.blocks
        ),
    )


def _places(function: Function) -> dict[int, tuple[str, int]]:
    """Registers that point into a thread-local variable, and the distance from its beginning."""
    found: dict[int, tuple[str, int]] = {}
    waiting = [i for block in function.blocks for i in block.instructions]
    known = -1
    while len(found) > known:
        known = len(found)
        for i in waiting:
            if isinstance(i, ir.ThreadLocal):
                found[i.dst.id] = i.symbol, 0
            elif isinstance(i, ir.Offset) and i.index is None and isinstance(i.base, Reg):
                symbol, distance = found.get(i.base.id, ("", 0))
                if symbol:
                    found[i.dst.id] = symbol, distance + i.displacement
    return found


def _only_reads(function: Function, symbol: str) -> bool:
    """Whether it does nothing with the variable but read it."""
    inside = {reg for reg, (name, _) in _places(function).items() if name == symbol}
    for block in function.blocks:
        for i in block.instructions:
            given = operands(i)
            if any(isinstance(value, Addr) and value.symbol == symbol for value in given):
                return False
            touched = any(isinstance(value, Reg) and value.id in inside for value in given)
            if touched and not isinstance(i, ir.Load) and not (isinstance(i, ir.Offset) and i.index is None):
                return False
    return True
