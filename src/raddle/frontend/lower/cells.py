"""Which cells a copy or a coerced access touches: the members of the C type, one cell each.

The compiler tells the layout of a struct copy by !tbaa.struct, but shows an array member as one
stretch of bytes. A struct type of the module whose members refine what it told is then preferred.
"""

from __future__ import annotations

from raddle.frontend.llvm.types import LlvmType, TypeTable
from raddle.frontend.lower.scalars import Unlowered, flatten

Cells = tuple[tuple[int, int], ...]
Layout = tuple[LlvmType, int]
"""An object's type, and the offset in it that a pointer points to."""
_MOST = 512
"""Beyond this many cells a layout is not spelled out: the machine goes by alignment."""

_LARGE = 1 << 16
"""Nor that of a copy of so many bytes."""


def cells_of(type_: LlvmType) -> Cells | None:
    """One cell per scalar of a type; None for what cannot be told."""
    if type_.size > 8 * _MOST:
        return None
    try:
        found = tuple((offset, (t.bits + 7) // 8 if t.bits else t.size) for offset, t in flatten(type_))
    except Unlowered:
        return None
    if len(found) > _MOST or any(size not in (1, 2, 4, 8) for _, size in found):
        return None
    return found


def access_cells(type_: LlvmType, align: int, layout: Layout | None) -> Cells | None:
    """The cells of a plain access whose value spans several members; None if it is one member."""
    size = (type_.bits + 7) // 8
    if type_.kind not in ("int", "vector", "float") or size <= 1:
        return None
    inside = cells_within(layout, size) if layout is not None else None
    if inside:
        return None if inside == ((0, size),) else inside
    if align and align < size and align in (1, 2, 4, 8) and size % align == 0:
        return tuple((offset, align) for offset in range(0, size, align))
    return None


def cells_within(layout: Layout, size: int) -> Cells | None:
    """The cells of `size` bytes of an object; None if they are not whole members of it."""
    type_, start = layout
    cells = cells_of(type_) if start >= 0 and start + size <= type_.size else None
    if not cells:
        return None
    end = start + size
    found = tuple((o - start, s) for o, s in cells if o < end and o + s > start)
    if not found or found[0][0] < 0 or found[-1][0] + found[-1][1] > size:
        return None
    return found


def padding_bits(cells: Cells, size: int) -> int:
    """The bits of a value of `size` bytes that belong to none of the cells."""
    members = sum(((1 << 8 * length) - 1) << 8 * offset for offset, length in cells)
    return ((1 << 8 * size) - 1) & ~members


def copy_cells(
    size: int, told: list[tuple[int, int]] | None, layouts: list[Layout], types: TypeTable
) -> Cells | None:
    """The cells of a copy of `size` bytes. `told`: what !tbaa.struct says; `layouts`: the objects
    copied from and to, where known."""
    for layout in layouts:
        found = cells_within(layout, size)
        if found and (told is None or refines(found, told)):
            return found
    if not told:
        return None
    if all(length in (1, 2, 4, 8) for _, length in told):
        return tuple(told)
    candidates = {
        cells
        for type_ in types.all_named()
        if type_.size == size and (cells := cells_of(type_)) and refines(cells, told)
    }
    if len(candidates) == 1:
        return candidates.pop()
    if size > _LARGE:
        return None
    return tuple(piece for offset, length in told for piece in _split(offset, length))


def refines(cells: Cells, told: list[tuple[int, int]]) -> bool:
    """Whether every cell lies inside one stretch of `told`, and each stretch starts with a cell."""
    starts = {offset for offset, _ in cells}
    inside = all(any(o <= offset and offset + size <= o + n for o, n in told) for offset, size in cells)
    return inside and all(offset in starts for offset, _ in told)


def _split(offset: int, length: int) -> list[tuple[int, int]]:
    found = []
    while length:
        size = next(s for s in (8, 4, 2, 1) if s <= length and offset % s == 0)
        found.append((offset, size))
        offset += size
        length -= size
    return found
