"""What an instruction may name as an operand, and where in the source it came from."""

from __future__ import annotations

from dataclasses import dataclass

from raddle.ir.types import PTR, Type

SYSTEM = "<system>/"
"""What the names of files begin with that belong to the compiler or the system."""


@dataclass(frozen=True, slots=True)
class Location:
    """A place in the user's source. `column` is 0 where the compiler gave none."""

    file: str
    line: int
    column: int

    @property
    def is_system(self) -> bool:
        """Whether it is in a header that is never the user's code."""
        return self.file.startswith(SYSTEM)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}" if self.column else f"{self.file}:{self.line}"


@dataclass(frozen=True, slots=True)
class Reg:
    """An SSA register: defined once in its function. `id` is unique there; `name` is a hint."""

    id: int
    type: Type
    name: str = ""

    def __str__(self) -> str:
        return f"%{self.name}.{self.id}" if self.name else f"%{self.id}"


@dataclass(frozen=True, slots=True)
class Const:
    """A constant, as the unsigned bits of its type (floats too: their IEEE bits)."""

    type: Type
    bits: int


@dataclass(frozen=True, slots=True)
class Undef:
    """An explicitly uninitialised value. Copying it is fine, deciding on it is an error."""

    type: Type


@dataclass(frozen=True, slots=True)
class Addr:
    """The address of a global or a function, plus a byte offset. Thread-locals: see ThreadLocal."""

    symbol: str
    offset: int = 0

    @property
    def type(self) -> Type:
        return PTR


Operand = Reg | Const | Undef | Addr
