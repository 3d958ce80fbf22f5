"""Which raddle registers an LLVM type takes, and the constant that one scalar LLVM value is."""

from __future__ import annotations

from raddle.frontend.llvm.types import LlvmType
from raddle.ir.types import F32, F64, I64, I128, PTR, Type, integer


class Unlowered(Exception):
    """An LLVM construct that raddle does not model. The instruction it stands in becomes an
    Operation "unsupported" with this text: an error only for executions that get there."""


_SPOKEN = {"x86_fp80": "long double", "fp128": "__float128", "half": "_Float16", "bfloat": "__bf16"}


def scalar(type_: LlvmType) -> Type:
    """The register type of a scalar; small vectors travel as opaque bits (struct arguments). Integers of
    65 to 127 bits are held in 128 (see wide.py)."""
    kind = type_.kind
    if kind == "int":
        bits = type_.bits
        if bits <= 64:
            return integer(bits)
        if bits <= 128:
            return I128
        raise Unlowered(f"{bits}-bit integers")
    if kind == "ptr":
        return PTR
    if kind == "float":
        if type_.name == "float":
            return F32
        if type_.name == "double":
            return F64
        raise Unlowered(_SPOKEN.get(type_.name, type_.name))
    if kind == "vector" and type_.bits == 64:
        return I64
    if kind == "vector" and type_.bits == 128:
        return I128
    raise Unlowered(f"values of type {type_.name}")


def flatten(type_: LlvmType, base: int = 0) -> list[tuple[int, LlvmType]]:
    """The scalars of a first-class value, each with its byte offset."""
    if type_.kind == "void":
        return []
    if type_.kind == "struct":
        found = []
        for field, offset in zip(type_.elements, type_.offsets, strict=True):
            found += flatten(field, base + offset)
        return found
    if type_.kind == "array":
        element = type_.elements[0]
        if type_.count > 4096:
            raise Unlowered(f"values of type {type_.name}")
        found = []
        for index in range(type_.count):
            found += flatten(element, base + index * element.size)
        return found
    return [(base, type_)]


def registers(type_: LlvmType) -> tuple[Type, ...]:
    """The register types of a value: one per scalar."""
    if type_.aggregate or type_.kind == "void":
        return tuple(scalar(t) for _, t in flatten(type_))
    return (scalar(type_),)
