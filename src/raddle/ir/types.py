"""The types of raddle IR: integers, two floats and one pointer.

Aggregates do not exist as values: lowering splits a first-class LLVM struct into one register per
scalar, and everything else of an aggregate lives in memory as bytes.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Type:
    """A scalar type. `kind` is "int", "float" or "ptr"; `bits` its width (ptr: 64).

    Integers are 1 to 64 or exactly 128 bits wide; floats 32 or 64. A register holds an integer
    zero-extended, so equal values have equal bits whatever the width.
    """

    kind: str
    bits: int

    @property
    def size(self) -> int:
        """Bytes in memory."""
        return (self.bits + 7) // 8

    @property
    def slots(self) -> int:
        """64-bit machine registers that a value of this type takes."""
        return 2 if self.bits > 64 else 1

    def __str__(self) -> str:
        return "ptr" if self.kind == "ptr" else f"{self.kind[0]}{self.bits}"


PTR = Type("ptr", 64)
F32 = Type("float", 32)
F64 = Type("float", 64)
_INTEGERS: dict[int, Type] = {}


def integer(bits: int) -> Type:
    """The integer type of that width: `integer(32)` prints as i32."""
    found = _INTEGERS.get(bits)
    if found is None:
        if not (1 <= bits <= 64 or bits == 128):
            raise ValueError(f"no integer type of {bits} bits")
        found = _INTEGERS[bits] = Type("int", bits)
    return found


I1, I8, I16, I32, I64, I128 = (integer(n) for n in (1, 8, 16, 32, 64, 128))
