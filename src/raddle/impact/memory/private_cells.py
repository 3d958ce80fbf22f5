"""A thread's own memory: scalars as they were written last, read in other widths where that makes sense.

Calling conventions pass small structs as one number: it is written in one width and read field by field.
"""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.state.memory import UNDEFINED, Value
from raddle.impact.state.run import Run
from raddle.impact.state.setting import Setting
from raddle.impact.state.thread_state import Cell
from raddle.impact.terms.terms import Term, add, const, div, scaled, unsigned, wrap
from raddle.ir.types import Type, integer
from raddle.ir.values import Location

_PIECES: dict[Term, tuple[tuple[int, int, Value], ...]] = {}
"""Numbers that were put together from narrower ones, and those with their places: taken apart again when
they are written, because the pieces are what invariants are about."""


def read_private(setting: Setting, run: Run, cell: Cell, place: Location | None) -> Value:
    exact = run.cells.get(cell)
    if exact is not None:
        return exact[0]
    found = sorted(other for other in run.cells if overlaps(other, cell))
    if not found:
        return _initial(setting, cell)
    _, start, size = cell
    first = found[0]
    if first[1] <= start and start + size <= first[1] + first[2]:
        whole = _number(run, first)
        if whole is not None:
            return wrap(8 * size, div(whole, 1 << 8 * (start - first[1])))
    total, at = const(0), start
    for other in found:
        part = _number(run, other)
        if part is None or other[1] != at or other[1] + other[2] > start + size:
            break
        total = add(total, scaled(unsigned(8 * other[2], part), 1 << 8 * (at - start)))
        at += other[2]
    if at != start + size:
        raise UnsupportedError("a local variable that is read in another shape than it was written", place)
    made = wrap(8 * size, total)
    _PIECES[made] = tuple((other[1] - start, other[2], run.cells[other][0]) for other in found)
    return made


def write_private(run: Run, cell: Cell, value: Value, type_: Type) -> None:
    """What is left of wider numbers stays."""
    name, start, size = cell
    pieces = _PIECES.get(value) if isinstance(value, Term) else None
    if pieces is not None and sum(length for _, length, _ in pieces) == size:
        for offset, length, piece in pieces:
            write_private(run, (name, start + offset, length), piece, integer(8 * length))
        return
    for other in [other for other in run.cells if overlaps(other, cell)]:
        whole = _number(run, other)
        del run.cells[other]
        if other == cell:
            continue
        rests = ((other[1], start - other[1]), (start + size, other[1] + other[2] - start - size))
        for rest, length in rests:
            if length > 0:
                part: Value = UNDEFINED
                if whole is not None:
                    part = wrap(8 * length, div(whole, 1 << 8 * (rest - other[1])))
                run.cells[name, rest, length] = (part, integer(8 * length))
    run.cells[cell] = (value, type_)


def forget_private(run: Run, cell: Cell) -> None:
    """What is there, in whatever widths, is nothing that is known."""
    for other in [other for other in run.cells if overlaps(other, cell)]:
        run.cells[other] = (UNDEFINED, run.cells[other][1])


def ended(name: str) -> Cell:
    """A cell of no object, which is there while the object of that name is not."""
    return (name, -2, 1)


def end_private(run: Run, name: str) -> None:
    """The object's block has ended; what it held is gone."""
    run.cells = {cell: value for cell, value in run.cells.items() if cell[0] != name}
    run.cells[ended(name)] = (const(1), integer(8))


def _number(run: Run, cell: Cell) -> Term | None:
    value, type_ = run.cells[cell]
    return value if isinstance(value, Term) and type_.kind == "int" and type_.bits == 8 * cell[2] else None


def _initial(setting: Setting, cell: Cell) -> Value:
    """Stack objects start uninitialised, thread-locals as the program says."""
    _, at, symbol = cell[0].partition("@")
    item = setting.program.globals.get(symbol) if at else None
    if item is None or not item.thread_local:
        return UNDEFINED
    raw = item.data[cell[1] : cell[1] + cell[2]].ljust(cell[2], b"\0")
    return const(int.from_bytes(raw, "little", signed=True))


def overlaps(one: Cell, other: Cell) -> bool:
    return one[0] == other[0] and one[1] < other[1] + other[2] and other[1] < one[1] + one[2]
