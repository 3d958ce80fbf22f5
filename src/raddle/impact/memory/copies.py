"""Copies of structs and arrays, and fills, as one step: all scalars are read, then all are written.

The schedule orders a copy as a whole, so that it may count as one operation. Which scalars there are is told
by the compiler, or by the debug type of one of the objects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from raddle.errors import UnsupportedError
from raddle.impact.memory.lifetimes import check_alive
from raddle.impact.memory.local_arrays import index_local, local_size, past_its_end
from raddle.impact.memory.pointers import encoded, resolve, unknown_scalar
from raddle.impact.memory.private_cells import ended, read_private, write_private
from raddle.impact.state.allocations import Growth
from raddle.impact.state.compute import operand
from raddle.impact.state.memory import FLOATING, Object, Pointer, Undefined, Value
from raddle.impact.state.outcomes import Outcomes
from raddle.impact.state.run import Run, find_scalar, go_on, number, stops_at
from raddle.impact.state.setting import Setting
from raddle.impact.state.steps import Failure
from raddle.impact.terms.columns import Column
from raddle.impact.terms.terms import (
    FALSE,
    TRUE,
    Term,
    add,
    array_of,
    conjunction,
    const,
    le,
    negation,
    value_of,
    var,
)
from raddle.ir import instructions as ir
from raddle.ir.types import PTR, integer
from raddle.ir.values import Location, Operand

Cells = list[tuple[int, int]]
"""(offset, size) of scalars, from where the copy starts."""
_MAX_CELLS = 256


def copy_memory(setting: Setting, run: Run, ins: ir.Copy) -> Outcomes:
    size = _known(run, ins.size, "a copy whose size is not known", ins.loc)
    if size == 0:
        return _proceed(run)
    if not _visible(setting, run, (ins.target, ins.source)):
        setting.private.add((run.top.function, ins.id))
    elif stops_at(run, ins, "copy"):
        return [(run, ("stop", None))]
    outcomes: Outcomes = []
    for fork, target in _pointers(setting, run, ins.target, ins.loc):
        for other, source in _pointers(setting, fork, ins.source, ins.loc):
            outcomes += _attempt(_copy, setting, other, ins, (target, source), size)
    return outcomes


def _copy(setting: Setting, run: Run, ins: ir.Copy, pointers: tuple[Pointer, ...], size: int) -> Outcomes:
    target, source = pointers
    for pointer in pointers:
        _check_plain(setting, pointer, ins.loc)
    cells = _cells(setting, pointers, size, ins)
    outcomes = _inside(setting, run, pointers, cells, size, ins.loc)
    if run.guard is FALSE:
        return outcomes
    values = [_read(setting, run, source, offset, width, ins.loc) for offset, width in cells]
    for (offset, width), value in zip(cells, values, strict=True):
        _write(setting, run, target, (offset, width), value, ins.loc)
    return [*outcomes, *_proceed(run)]


def fill_memory(setting: Setting, run: Run, ins: ir.Fill) -> Outcomes:
    size = _known(run, ins.size, "a fill whose size is not known", ins.loc)
    if size == 0:
        return _proceed(run)
    if not _visible(setting, run, (ins.target,)):
        setting.private.add((run.top.function, ins.id))
    elif stops_at(run, ins, "fill"):
        return [(run, ("stop", None))]
    outcomes: Outcomes = []
    for fork, target in _pointers(setting, run, ins.target, ins.loc):
        outcomes += _attempt(_fill, setting, fork, ins, (target,), size)
    return outcomes


def _fill(setting: Setting, run: Run, ins: ir.Fill, pointers: tuple[Pointer, ...], size: int) -> Outcomes:
    target = pointers[0]
    byte = _known(run, ins.byte, "a fill with a value that is not known", ins.loc) & 0xFF
    if _whole(setting, target, size):
        return _fill_object(setting, run, ins, setting.layout.objects[target.target], byte)
    _check_plain(setting, target, ins.loc)
    cells = _cells(setting, (target,), size, ins)
    outcomes = _inside(setting, run, (target,), cells, size, ins.loc)
    if run.guard is FALSE:
        return outcomes
    for offset, width in cells:
        value = const(int.from_bytes(bytes([byte]) * width, "little", signed=True))
        _write(setting, run, target, (offset, width), value, ins.loc)
    return [*outcomes, *_proceed(run)]


def _fill_object(setting: Setting, run: Run, ins: ir.Fill, item: Object, byte: int) -> Outcomes:
    """All of it; mutexes may be made zero as well."""
    outcomes = check_alive(setting, run, item, ins.loc)
    for column in item.columns:
        value = const(int.from_bytes(bytes([byte]) * column.size, "little", signed=True))
        run.write(column.variable, array_of(value) if column.dimensions else value)
    for kind, column in item.synchronising:
        if byte or kind != "mutex":
            _check_plain(setting, Pointer(item.name, const(0)), ins.loc)
        for offset in column.offsets():
            run.write(var(f"{item.name}+{offset}.mutex", 0, 1 << 20), const(0))
    return [*outcomes, *_proceed(run)]


Copier = Callable[[Setting, Run, Any, tuple[Pointer, ...], int], Outcomes]


def _attempt(
    copier: Copier,
    setting: Setting,
    run: Run,
    ins: ir.Copy | ir.Fill,
    ends: tuple[Pointer | Failure, ...],
    size: int,
) -> Outcomes:
    """On one of the ways; what is not supported there is refused only if an execution takes it."""
    for end in ends:
        if isinstance(end, Failure):
            return [(run, ("error", end))]
    pointers = tuple(end for end in ends if isinstance(end, Pointer))
    if run.guard is TRUE:
        return copier(setting, run, ins, pointers, size)
    try:
        return copier(setting, run, ins, pointers, size)
    except UnsupportedError as error:
        text = error.message.removesuffix(" is not supported in schedules")
        growth = Growth("", kind="refused", text=text)
        return [(run, ("error", Failure("growth", text, ins.loc, growth)))]


def _visible(setting: Setting, run: Run, items: tuple[Operand, ...]) -> bool:
    """Whether others may see it: a pointer that is not known points to no private object."""
    for item in items:
        value = operand(run, item)
        if not isinstance(value, Pointer) or _shared(setting, value):
            return True
    return False


def _pointers(
    setting: Setting, run: Run, item: Operand, place: Location | None
) -> list[tuple[Run, Pointer | Failure]]:
    """All objects whose start it may be."""
    return resolve(setting, run, operand(run, item), 0, place)


def _proceed(run: Run) -> Outcomes:
    go_on(run)
    return [(run, None)]


def _check_plain(setting: Setting, pointer: Pointer, place: Location | None) -> None:
    """Mutexes and their like are not copied."""
    item = setting.layout.objects.get(pointer.target)
    if item is not None and item.synchronising:
        raise UnsupportedError(f"a copy or fill of {item.shown}, which holds a mutex or its like", place)


def _known(run: Run, item: Operand, what: str, place: Location | None) -> int:
    found = value_of(number(operand(run, item), place))
    if found is None:
        raise UnsupportedError(what, place)
    return found


def _shared(setting: Setting, pointer: Pointer) -> bool:
    item = setting.layout.objects.get(pointer.target)
    return item is not None and not item.constant and not item.own


def _whole(setting: Setting, pointer: Pointer, size: int) -> bool:
    item = setting.layout.objects.get(pointer.target)
    if item is None or value_of(pointer.offset) != 0 or size != item.size:
        return False
    return bool(item.columns or item.site or item.synchronising)


def _cells(setting: Setting, pointers: tuple[Pointer, ...], size: int, ins: ir.Copy | ir.Fill) -> Cells:
    found: Cells = []
    if isinstance(ins, ir.Copy) and ins.cells is not None:
        found = [(offset, width) for offset, width in ins.cells if offset + width <= size]
    allocated = any(_allocated(setting, pointer) for pointer in pointers)
    for pointer in sorted(pointers, key=lambda pointer: _guessed(setting, pointer)):
        # What an allocated object consists of is not all known: the other one may tell more.
        if (allocated and not _guessed(setting, pointer)) or not found:
            found = sorted({*found, *_layout(setting, pointer, size, ins.loc)})
    if not found and not allocated and not any(_typed(setting, pointer) for pointer in pointers):
        raise UnsupportedError("a copy or fill of memory whose layout is not known", ins.loc)
    if len(found) > _MAX_CELLS:
        raise UnsupportedError(f"a copy or fill of {len(found)} scalars in one piece", ins.loc)
    return found


def _guessed(setting: Setting, pointer: Pointer) -> bool:
    item = setting.layout.objects.get(pointer.target)
    return item is not None and item.guessed


def _allocated(setting: Setting, pointer: Pointer) -> bool:
    item = setting.layout.objects.get(pointer.target)
    return item is not None and bool(item.site)


def _typed(setting: Setting, pointer: Pointer) -> bool:
    """Whether all its scalars are known: what lies between them is padding."""
    item = setting.layout.objects.get(pointer.target)
    if item is not None:
        return bool(item.columns) and not item.opaque and value_of(pointer.offset) is not None
    made = _alloca(setting, pointer.target)
    return made is not None and made.type_index is not None


def _layout(setting: Setting, pointer: Pointer, size: int, place: Location | None) -> Cells:
    """The scalars from there on, by the object's type."""
    item = setting.layout.objects.get(pointer.target)
    start = value_of(pointer.offset)
    if item is None or (item.constant and not item.columns):
        return (
            [] if start is None or item is not None else _local(setting, pointer.target, start, size, place)
        )
    if item.opaque:
        raise UnsupportedError(f"a copy of {pointer.target} with {item.opaque} in it", place)
    if start is not None:
        columns = list(item.columns)
        _check_partial(columns, start, size, place)
        return _within(columns, start, size)
    if item.site:
        raise UnsupportedError("a copy or fill of allocated memory at an unknown place", place)
    found = set()
    for column in item.columns:
        for offset in range(0, size - column.size + 1):
            if column.meant(add(pointer.offset, const(offset))):
                found.add((offset, column.size))
    return sorted(found)


def _local(setting: Setting, name: str, start: int, size: int, place: Location | None) -> Cells:
    made = _alloca(setting, name)
    if made is None:
        return []
    if made.type_index is None:
        return [(0, size)] if size in (1, 2, 4, 8) else []
    columns, opaque = setting.layout.scalars(made.type_index)
    if opaque:
        raise UnsupportedError(f"a copy of {made.variable} with {opaque} in it", place)
    _check_partial(columns, start, size, place)
    return _within(columns, start, size)


def _alloca(setting: Setting, name: str) -> ir.Alloca | None:
    """Where a local variable is made."""
    function, _, number_ = name.split(".", 2)[-1].rpartition("@")
    if function not in setting.program.functions:
        return None
    for block in setting.program.functions[function].blocks:
        for instruction in block.instructions:
            if isinstance(instruction, ir.Alloca) and str(instruction.id) == number_:
                return instruction
    return None


def _check_partial(columns: list[Column], start: int, size: int, place: Location | None) -> None:
    """No scalar may be changed in part."""
    for column in columns:
        for offset in column.offsets():
            if any(offset < end < offset + column.size for end in (start, start + size)):
                raise UnsupportedError("a copy or fill of part of a scalar", place)


def _within(columns: list[Column], start: int, size: int) -> Cells:
    return sorted(
        (offset - start, column.size)
        for column in columns
        for offset in column.offsets()
        if start <= offset and offset + column.size <= start + size
    )


def _inside(
    setting: Setting,
    run: Run,
    pointers: tuple[Pointer, ...],
    cells: Cells,
    size: int,
    place: Location | None,
) -> Outcomes:
    """The run goes on where all scalars are inside of their objects, which live."""
    failed: Outcomes = []
    wanted: list[Term] = []
    for pointer in pointers:
        item = setting.layout.objects.get(pointer.target)
        length = local_size(setting, pointer.target) if item is None else item.size
        if length is not None:
            wanted += [le(const(0), pointer.offset), le(pointer.offset, const(length - size))]
        if ended(pointer.target) in run.cells:
            failed.append((run.fork(), ("error", past_its_end(setting, pointer, place))))
            run.restrict(FALSE)
            return failed
        if item is None or item.constant:
            continue
        failed += check_alive(setting, run, item, place)
        for offset, width in cells:
            at = add(pointer.offset, const(offset))
            missing = unknown_scalar(setting, item, at, integer(8 * width))
            if missing is not None:
                failed.append((run.fork(), ("error", Failure("growth", "", place, missing))))
                run.restrict(FALSE)
                return failed
            wanted.append(find_scalar(item, add(pointer.offset, const(offset)), width, place).inside)
    condition = conjunction(wanted)
    if negation(condition) is FALSE:
        return failed
    wrong = run.fork()
    if wrong.restrict(negation(condition)):
        failed.append((wrong, ("error", Failure("memory", "a copy or fill outside of its object", place))))
    run.restrict(condition)
    return failed


def _blank(value: Value) -> bool:
    """Zeros and the like, which are integers to the compiler, and what is not initialised."""
    return isinstance(value, Undefined) or (isinstance(value, Term) and value_of(value) is not None)


def _read(
    setting: Setting, run: Run, pointer: Pointer, offset: int, width: int, place: Location | None
) -> Value:
    item = setting.layout.objects.get(pointer.target)
    if item is None:
        start = value_of(pointer.offset)
        if start is None:
            index_local(setting, pointer.target, place)
        return read_private(setting, run, (pointer.target, start + offset, width), place)
    if item.constant:
        start = value_of(pointer.offset)
        if start is None:
            raise UnsupportedError("a copy from a place in a constant that is not known", place)
        raw = item.data[start + offset : start + offset + width].ljust(width, b"\0")
        return const(int.from_bytes(raw, "little", signed=True))
    scalar = find_scalar(item, add(pointer.offset, const(offset)), width, place)
    loaded = run.load(scalar.column, scalar.index)
    return FLOATING if scalar.column.floating else loaded


def _write(
    setting: Setting,
    run: Run,
    pointer: Pointer,
    cell: tuple[int, int],
    value: Value,
    place: Location | None,
) -> None:
    offset, width = cell
    item = setting.layout.objects.get(pointer.target)
    if item is not None:
        scalar = find_scalar(item, add(pointer.offset, const(offset)), width, place)
        column = scalar.column
        if column.floating != (value is FLOATING) and not (column.floating and _blank(value)):
            raise UnsupportedError("a copy of floating-point numbers as integers or back", place)
        if column.floating:
            run.writes.add((column.variable, scalar.index if column.dimensions else None))
        else:
            run.store(column, scalar.index, _number(setting, run, value, width, place))
        return
    start = value_of(pointer.offset)
    if start is None:
        index_local(setting, pointer.target, place)
    type_ = PTR if isinstance(value, Pointer) else integer(8 * width)
    write_private(run, (pointer.target, start + offset, width), value, type_)


def _number(setting: Setting, run: Run, value: Value, width: int, place: Location | None) -> Term:
    if isinstance(value, Undefined):
        return run.input(8 * width)  # whatever it is
    if isinstance(value, Pointer):
        return encoded(setting, value, place)
    return value
