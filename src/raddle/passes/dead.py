"""Drops computations nobody reads, if computing them can neither fail nor be seen.

Loads stay (they may be events or errors), so do divisions and shifts by anything but a harmless
constant, conversions of floats to integers, and selections (deciding on an uninitialised condition
is an error). An object on the stack that is only ever begun and ended goes as well, and so does an input that
nobody looks at: executions that differ in it alone would be many.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.operands import operands, results
from raddle.ir.program import Function, Program
from raddle.ir.values import Addr, Const, Reg
from raddle.library.inputs import CHOICES
from raddle.passes.rebuild import each_function

INPUT = "__VERIFIER_nondet_"
_LIMITED = "nondet-int"
"""The feature of programs with inputs that have values from a list."""
_ALWAYS_FINE = (ir.Compare, ir.Unary, ir.Offset, ir.ThreadLocal, ir.Phi)


def drop_dead(program: Program) -> Program:
    inputs = frozenset(name for name, f in program.functions.items() if f.library and name.startswith(INPUT))
    dropped = each_function(program, partial(drop_dead_function, inputs=inputs))
    if dropped is program or _LIMITED not in program.features or any(map(_is_limited, _named(dropped))):
        return dropped
    return replace(dropped, features=dropped.features - {_LIMITED})


def _named(program: Program) -> Iterator[str]:
    """What the program's functions and globals name, functions called by their names among it."""
    for data in program.globals.values():
        yield from (place.symbol for _, place in data.relocations)
    for function in program.functions.values():
        for block in function.blocks:
            for i in block.instructions:
                yield from (value.symbol for value in operands(i) if isinstance(value, Addr))
                if isinstance(i, ir.Call) and isinstance(i.callee, str):
                    yield i.callee


def _is_limited(name: str) -> bool:
    return name.startswith(INPUT) and name not in CHOICES


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


def drop_dead_function(function: Function, inputs: frozenset[str] = frozenset()) -> Function:
    """What is read by nothing that stays goes, variables that only a loop hands round to itself among it.
    `inputs`: functions that do nothing but choose their result."""
    makers: dict[int, Instruction] = {}
    waiting: list[Instruction] = []
    for block in function.blocks:
        for i in block.instructions:
            for reg in results(i):
                makers[reg.id] = i
            drawn = isinstance(i, ir.Call) and i.callee in inputs
            if not drawn and not cannot_fail(i) and not isinstance(i, ir.Lifetime):
                waiting.append(i)
    kept = {i.id for i in waiting}
    while waiting:
        for value in operands(waiting.pop()):
            made = makers.get(value.id) if type(value) is Reg else None
            if made is not None and made.id not in kept:
                kept.add(made.id)
                waiting.append(made)

    def stays(i: Instruction) -> bool:
        """An object that is only ever begun and ended goes with its marks."""
        if isinstance(i, ir.Lifetime):
            made = makers.get(i.pointer.id) if isinstance(i.pointer, Reg) else None
            return made is None or made.id in kept
        return i.id in kept

    if all(stays(i) for block in function.blocks for i in block.instructions):
        return function
    return replace(
        function,
        blocks=tuple(
            replace(block, instructions=tuple([i for i in block.instructions if stays(i)]))
            for block in function.blocks
        ),
    )
