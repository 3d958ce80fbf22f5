"""Which cells a copy or a coerced access touches: the members of the C type, one cell each.

The compiler tells the layout of a struct copy by !tbaa.struct, but shows an array member as one
stretch of bytes. A struct type of the module whose members refine what it told is then preferred.
"""

from __future__ import annotations

from raddle.frontend.llvm.types import LlvmType, TypeTable
from raddle.frontend.lower.scalars import Unlowered, flatten

Cells = tuple[tuple[int, int], ...]
_MOST = 512
"""Beyond this many cells a layout is not spelled out: the machine goes by alignment."""


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


def access_cells(type_: LlvmType, align: int, layout: LlvmType | None) -> Cells | None:
    """The cells of a plain access whose value spans several members; None if it is one member."""
    size = (type_.bits + 7) // 8
    if type_.kind not in ("int", "vector", "float") or size <= 1:
        return None
    if layout is not None and layout.size >= size:
        inside = _up_to(cells_of(layout), size)
        if inside and inside != ((0, size),):
            return inside
        if inside:
            return None
    if align and align < size and align in (1, 2, 4, 8) and size % align == 0:
        return tuple((offset, align) for offset in range(0, size, align))
    return None


def _up_to(cells: Cells | None, size: int) -> Cells | None:
    if not cells:
        return None
    found = tuple((o, s) for o, s in cells if o < size)
    return found if found and found[-1][0] + found[-1][1] <= size else None


def copy_cells(
    size: int, told: list[tuple[int, int]] | None, layouts: list[LlvmType], types: TypeTable
) -> Cells | None:
    """The cells of a copy of `size` bytes. `told`: what !tbaa.struct says; `layouts`: types of the
    objects copied from and to, where known."""
    for layout in layouts:
        if layout.size == size:
            found = cells_of(layout)
            if found and (told is None or refines(found, told)):
                return found
        elif layout.size > size and layout.kind == "array":
            found = _up_to(cells_of(layout), size)
            if found:
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
