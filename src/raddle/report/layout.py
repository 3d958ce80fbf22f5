"""Parts of an object by C type: which member, element or bit-field lies at an offset, and how its
value is written in C. Reads only Program.debug_types; unknown types give plain offsets and numbers.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from raddle.ir.program import DebugType

_SHOWN_CHARACTERS = {0: r"\0", 9: r"\t", 10: r"\n", 13: r"\r", 39: r"\'", 92: r"\\"}


def part(
    types: Sequence[DebugType], index: int | None, offset: int, size: int, spans: bool = False
) -> tuple[str, DebugType | None]:
    """The path to the part of `size` bytes at `offset`, and its type if the sizes agree. `spans`: several
    elements of an array are named as such, not by the first.

    With q of type struct { int n; struct node *slot[2]; }, offset 16 and size 8 give ".slot[1]".
    """
    if index is None:
        return (f"+{offset}" if offset else ""), None
    kind = types[index]
    if kind.kind in ("struct", "union"):
        found = _member(types, kind, offset, size, spans)
        if found is not None:
            return found
    elif kind.kind == "array" and kind.element is not None:
        step = types[kind.element].size
        if spans and 0 < step < size < kind.size and offset % step == 0 and size % step == 0:
            return f"[{offset // step}..{(offset + size) // step - 1}]", None
        if step > 0 and (size < kind.size or kind.count < 2 or offset):
            path, leaf = part(types, kind.element, offset % step, size, spans)
            return f"[{offset // step}]{path}", leaf
    if offset == 0:
        return "", (kind if kind.size == size else None)
    return f"+{offset}", None


def open_end(types: Sequence[DebugType], kind: DebugType) -> int | None:
    """The type of a struct's last member, if that is an array without a size: `int cells[]`."""
    last = kind.members[-1][2] if kind.kind == "struct" and kind.members else None
    return last if last is not None and types[last].kind == "array" and not types[last].count else None


def _member(
    types: Sequence[DebugType], kind: DebugType, offset: int, size: int, spans: bool
) -> tuple[str, DebugType | None] | None:
    inside = [member for member in kind.members if offset <= member[1] < offset + size]
    if inside and all(width for *_, width in inside):
        bits = [name for name, *_ in inside if name]
        return ("." + bits[0] if len(bits) == 1 else ".{" + ",".join(bits) + "}"), None
    if offset == 0 and size == kind.size and len(kind.members) > 1 and kind.kind == "struct":
        return "", kind
    fitting: tuple[str, DebugType | None] | None = None
    if kind.members and all(member[0].startswith("__") for member in kind.members):
        # A type of the C library, such as a mutex: with 32 bits its word is the second one.
        return ("" if offset == 0 or (kind.size, offset, size) == (24, 8, 8) else f"+{offset}"), None
    ending = open_end(types, kind)
    for name, at, member, _, _ in kind.members:
        if at <= offset and (member == ending or offset < at + max(types[member].size, 1)):
            path, leaf = part(types, member, offset - at, size, spans)
            found = (f".{name}{path}" if name else path), leaf
            if leaf is not None:
                return found
            fitting = fitting or found
    return fitting


def value(
    types: Sequence[DebugType],
    kind: DebugType | None,
    bits: int,
    size: int,
    pointer: Callable[[int, int], str],
    pointer_size: int = 8,
) -> str:
    """A value as C would write it. `pointer` names what lies at an address, given the size of its target:
    a pointer to a struct means the struct, not its first member."""
    if kind is None or kind.kind in ("struct", "union", "array", "other"):
        return _plain(bits, size, pointer, pointer_size)
    if kind.kind == "pointer":
        return pointer(bits, types[kind.element].size if kind.element is not None else 0)
    if kind.kind == "bool":
        return {0: "false", 1: "true"}.get(bits, str(bits))
    if kind.kind == "enum":
        for name, number in kind.enumerators:
            if number & _mask(size) == bits & _mask(size):
                return name
    if kind.kind == "float" and size in (4, 8):
        return repr(struct.unpack("<f" if size == 4 else "<d", bits.to_bytes(size, "little"))[0])
    if kind.kind == "char":
        number = _signed(bits, size)
        if 32 <= bits < 127 or bits in _SHOWN_CHARACTERS:
            return f"{number} '{_SHOWN_CHARACTERS.get(bits, chr(bits))}'"
        return str(number)
    return str(bits if kind.kind == "uint" else _signed(bits, size))


def _plain(bits: int, size: int, pointer: Callable[[int, int], str], pointer_size: int) -> str:
    """A value of unknown type: a known address by its name, small numbers as signed decimals."""
    if size == pointer_size and bits >= 1 << 22:
        named = pointer(bits, 0)
        if not named.startswith("0x"):
            return named
    number = _signed(bits, size)
    return str(number) if abs(number) < 1 << 32 else hex(bits)


def _mask(size: int) -> int:
    return (1 << 8 * size) - 1


def _signed(bits: int, size: int) -> int:
    bits &= _mask(size)
    return bits - (1 << 8 * size) if bits >> (8 * size - 1) else bits
