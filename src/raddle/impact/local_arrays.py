"""Local arrays: how large they are, and those with an index that is not known.

What a private object holds is part of its thread's location as long as all indices into it are constants. One
with an index that is not becomes variables of the state, as globals are, without being visible to others.
"""

from __future__ import annotations

from typing import NoReturn

from raddle.errors import UnsupportedError
from raddle.impact.executor import Executor
from raddle.impact.memory import Pointer
from raddle.impact.steps import Failure
from raddle.ir import instructions as ir
from raddle.ir.values import Location


def index_local(executor: Executor, name: str, place: Location | None) -> NoReturn:
    """From now on the object is an array with unknown indices: the search begins again."""
    alloca = _alloca(executor, name)
    _, at, symbol = name.partition("@")
    if alloca is not None:
        executor.allocations.index(_function(name), str(alloca.id))
    elif at and symbol in executor.program.globals:
        executor.allocations.index("", symbol)
    raise UnsupportedError(
        "an index that is not a constant, into a local array", place, "make the array static"
    )


def _function(name: str) -> str:
    return name.split(".", 2)[-1].rpartition("@")[0]


def _alloca(executor: Executor, name: str) -> ir.Alloca | None:
    function = executor.program.functions.get(_function(name))
    number = name.rpartition("@")[2]
    for block in function.blocks if function is not None else ():
        for instruction in block.instructions:
            if isinstance(instruction, ir.Alloca) and str(instruction.id) == number:
                return instruction
    return None


def local_size(executor: Executor, name: str) -> int | None:
    """None if it is not known."""
    alloca = _alloca(executor, name)
    if alloca is not None:
        return alloca.size
    _, at, symbol = name.partition("@")
    item = executor.program.globals.get(symbol) if at else None
    return None if item is None else item.size


def past_its_end(executor: Executor, pointer: Pointer, place: Location | None) -> Failure:
    text = f"use of {local_title(executor, pointer.target)} after the end of its block"
    return Failure("memory", text, place)


def local_title(executor: Executor, name: str) -> str:
    alloca = _alloca(executor, name)
    return alloca.variable if alloca is not None and alloca.variable else name.rpartition("@")[2]
