"""Local arrays: how large they are, and those with an index that is not known.

What a private object holds is part of its thread's location as long as all indices into it are constants. One
with an index that is not becomes variables of the state, as globals are, without being visible to others.
"""

from __future__ import annotations

from typing import NoReturn

from raddle.errors import UnsupportedError
from raddle.impact.state.memory import Pointer
from raddle.impact.state.setting import Setting
from raddle.impact.state.steps import Failure
from raddle.ir import instructions as ir
from raddle.ir.values import Location


def index_local(setting: Setting, name: str, place: Location | None) -> NoReturn:
    """From now on the object is an array with unknown indices: the search begins again."""
    alloca = _alloca(setting, name)
    _, at, symbol = name.partition("@")
    if alloca is not None:
        setting.allocations.index(_function(name), str(alloca.id))
    elif at and symbol in setting.program.globals:
        setting.allocations.index("", symbol)
    raise UnsupportedError(
        "an index that is not a constant, into a local array", place, "make the array static"
    )


def _function(name: str) -> str:
    return name.split(".", 2)[-1].rpartition("@")[0]


def _alloca(setting: Setting, name: str) -> ir.Alloca | None:
    function = setting.program.functions.get(_function(name))
    number = name.rpartition("@")[2]
    for block in function.blocks if function is not None else ():
        for instruction in block.instructions:
            if isinstance(instruction, ir.Alloca) and str(instruction.id) == number:
                return instruction
    return None


def local_size(setting: Setting, name: str) -> int | None:
    """None if it is not known."""
    alloca = _alloca(setting, name)
    if alloca is not None:
        return alloca.size
    _, at, symbol = name.partition("@")
    item = setting.program.globals.get(symbol) if at else None
    return None if item is None else item.size


def past_its_end(setting: Setting, pointer: Pointer, place: Location | None) -> Failure:
    text = f"use of {local_title(setting, pointer.target)} after the end of its block"
    return Failure("memory", text, place)


def local_title(setting: Setting, name: str) -> str:
    alloca = _alloca(setting, name)
    return alloca.variable if alloca is not None and alloca.variable else name.rpartition("@")[2]
