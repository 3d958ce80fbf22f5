"""The Context that functions of one module are lowered in, and the modules that raddle brings along."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING

from raddle.frontend.llvm import LlvmModule
from raddle.frontend.lower.context import Shape, Target
from raddle.frontend.lower.symbols import Unit
from raddle.ir.values import Location

if TYPE_CHECKING:
    from raddle.frontend.lower.modules import Linking


@lru_cache(maxsize=2)
def library_module(narrow: bool = False) -> LlvmModule:
    """raddle's own C library, compiled for 64 bits or for 32; indexed once per process."""
    name = "library32.ll" if narrow else "library.ll"
    return LlvmModule(resources.files("raddle.library").joinpath(name).read_text("utf-8"))


@lru_cache(maxsize=1)
def cpp_module() -> LlvmModule:
    """raddle's own C++ runtime, compiled."""
    return LlvmModule(resources.files("raddle.library").joinpath("cpp.ll").read_text("utf-8"))


class UnitContext:
    """The Context that functions of one unit are lowered in."""

    def __init__(self, lowering: Linking, unit: Unit) -> None:
        self.module = unit.module
        self.library = unit.library
        self.cpp = lowering.cpp.used
        self.header = unit.header
        self.unwinding = lowering.unwinding
        self.outside = lowering.outside
        self.volatile_relaxed = lowering.volatile_relaxed and not unit.library
        self._lowering = lowering
        self._unit = unit
        self._targets: dict[str, Target] = {}

    def resolve(self, name: str) -> Target:
        found = self._targets.get(name)
        if found is None:
            found = self._targets[name] = self._lowering.resolve(self._unit, name)
        return found

    def reach(self, target: Target, loc: Location | None) -> str:
        return self._lowering.reach(self._unit, target, loc)

    def shape(self, target: Target) -> Shape | None:
        return self._lowering.shape(target)

    def debug_type(self, node: int | None) -> int | None:
        if node is None or self.library:
            return None
        return self._lowering.debug_types.index(self._unit.number, self.module.metadata, node)

    def type_number(self, name: str) -> int:
        target = self._lowering.resolve(self._unit, name).name
        return self._lowering.type_numbers.setdefault(target, len(self._lowering.type_numbers) + 1)

    def feature(self, name: str) -> None:
        self._lowering.features.add(name)
