"""What lowering one function needs from the rest of the program, as an interface.

The linker implements it; a function's lowering asks for symbols and says what it reached, and knows
nothing of other modules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from raddle.frontend.llvm import LlvmModule
from raddle.ir.types import Type
from raddle.ir.values import Location


@dataclass(frozen=True, slots=True)
class Shape:
    """A function's machine-level signature."""

    params: tuple[Type, ...]
    returns: tuple[Type, ...]
    variadic: bool


@dataclass(frozen=True, slots=True)
class Target:
    """What a symbol of a module means in the program.

    kind: "function" (name is its program-wide name), "variable", "operation" (raddle's own
    externals, known by name), or "missing" (nobody defines it). `replaceable`: the definition is the
    library's, so a cheaper form that lowering knows may stand in for a call."""

    kind: str
    name: str
    thread_local: bool = False
    replaceable: bool = False


class Context(Protocol):
    """`module` is the one the function stands in; `library` is true in raddle's own C library."""

    module: LlvmModule
    library: bool
    volatile_relaxed: bool
    cpp: bool
    """The program is C++ (at least in part)."""
    header: bool
    """The module is part of the standard library: reports show the line that calls into it."""
    unwinding: bool
    """Whether the program catches exceptions. If not, throwing one ends it, and nothing is unwound."""

    outside: frozenset[str]
    """Functions that nobody defines and that are called all the same: whoever asked for it knows them."""

    def resolve(self, name: str) -> Target:
        """What @name is in this module."""

    def reach(self, target: Target, loc: Location | None) -> str:
        """Note that the target is used, and give its program-wide name (a missing function gets a
        stub that reports it when called; a missing variable is a user's error)."""

    def shape(self, target: Target) -> Shape | None:
        """The signature of a function's definition."""

    def debug_type(self, node: int | None) -> int | None:
        """The index of a metadata type node in the program's debug types."""

    def type_number(self, name: str) -> int:
        """What a landing pad's selector is for a type that is caught."""

    def feature(self, name: str) -> None:
        """Note that a verdict will rest on this."""
