"""Where a pointer points to, and the number that stands for it in memory.

A pointer that comes from memory is a number. It points to the start of an object, or to any scalar of the
right size; each object that it may be is a way of its own, of which the labels leave what can be.
"""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from raddle.errors import UnsupportedError
from raddle.impact.state.allocations import Growth, needed
from raddle.impact.state.compute import operand
from raddle.impact.state.memory import UNDEFINED, Object, Pointer, Undefined, Value
from raddle.impact.state.run import Run, go_on, number
from raddle.impact.state.setting import Setting
from raddle.impact.state.steps import Failure
from raddle.impact.terms.terms import (
    FALSE,
    Term,
    conjunction,
    const,
    disjunction,
    eq,
    ite,
    le,
    lt,
    negation,
    sub,
    value_of,
)
from raddle.ir import instructions as ir
from raddle.ir.program import Function
from raddle.ir.thread_library import named
from raddle.ir.types import PTR, Type
from raddle.ir.values import Location

_MAX_TARGETS = 100
_MAX_CELLS = 32
"""Scalars of an object that a pointer may point into the middle of."""
_STARTING = named(event="create")
WILD = "an access through a null or wild pointer"


def encoded(setting: Setting, value: Pointer, place: Location | None) -> Term:
    """As a number, for memory."""
    found = setting.layout.encode(value)
    if found is not None:
        return found
    item = setting.layout.objects.get(value.target)
    if item is None or not item.mortal:
        raise UnsupportedError("the address of a local variable in shared memory", place)
    setting.allocations.address(value.target)
    raise AssertionError


def selected(setting: Setting, run: Run, ins: ir.Select) -> None:
    """One address or another, as numbers."""
    condition = number(operand(run, ins.cond), ins.loc)
    one, other = (
        encoded(setting, value, ins.loc) if isinstance(value, Pointer) else number(value, ins.loc)
        for value in (operand(run, ins.a), operand(run, ins.b))
    )
    run.set(ins.dst.id, ite(condition, one, other), ins.dst.type)
    go_on(run)


def number_of(function: str) -> int:
    """By its name alone: passes leave functions out, and a schedule's file is read later."""
    return crc32(function.encode()) & 0x7FFFFFFF


def callees(setting: Setting, run: Run, value: Value, ins: ir.Call) -> list[tuple[Run, str | Failure]]:
    """All ways, each with the function that a pointer means on it. Which one it is decides how to go on, as
    a branch does."""
    known = value_of(value) if isinstance(value, Term) else None
    if known is not None:
        value = setting.layout.decode(known) or value
    if isinstance(value, Pointer) and value_of(value.offset) == 0:
        return [(run, value.target)]
    if isinstance(value, Undefined):
        raise UnsupportedError(f"{value.what} is not supported in schedules", ins.loc)
    found: list[tuple[Run, str | Failure]] = []
    for name in setting.layout.functions:
        there = FALSE
        if isinstance(value, Term) and fits(setting.program.functions[name], ins):
            there = eq(value, const(setting.layout.addresses[name]))
        fork = run.fork()
        if fork.restrict(there):
            fork.trace.append((run.top.function, ins.id, number_of(name)))
            found.append((fork, name))
        run.restrict(negation(there))
    if run.guard is not FALSE:
        found.append((run, Failure("memory", "a call through a null or wild pointer", ins.loc)))
    return found


def fits(function: Function, call: ir.Call) -> bool:
    """Whether the call, or the thread that it starts, is of a function of that type; another is an error."""
    given = [PTR] if call.callee in _STARTING else [item.type for item in call.args]
    taken = [parameter.type for parameter in function.params]
    return not function.variadic and given == taken


def resolve(
    setting: Setting, run: Run, value: Value, size: int, place: Location | None
) -> list[tuple[Run, Pointer | Failure]]:
    """All ways, each with where the pointer points to on it, or why it does not."""
    if isinstance(value, Pointer):
        return [(run, value)]
    wild = Failure("memory", WILD, place)
    if isinstance(value, Undefined):
        what = "an access through an uninitialised pointer" if value is UNDEFINED else value.what
        raise UnsupportedError(f"{what} is not supported in schedules", place)
    known = value_of(value)
    if known is not None:
        return [(run, setting.layout.decode(known) or wild)]
    base, rest = split(setting, value)
    interior = setting.allocations.interior
    found: list[tuple[Run, Pointer | Failure]] = []
    nowhere: list[Term] = []
    middle: list[Term] = []
    beside: list[Term] = []
    for name, address in setting.layout.addresses.items():
        item = setting.layout.objects.get(name)
        if item is None or item.constant:
            continue
        for there, offset in _ways(item, address, value, base, rest, size, interior):
            nowhere.append(negation(there))
            fork = run.fork()
            if fork.restrict(there):
                found.append((fork, Pointer(name, offset)))
            if len(found) > _MAX_TARGETS:
                raise UnsupportedError("a pointer in memory that may point to too many places", place)
        if _by_cells(item, rest, size):
            end = const(address + item.size - size)
            beside.append(conjunction((le(const(address), value), le(value, end))))
        else:
            end = const(address + max(item.size, 1))
            middle.append(conjunction((le(const(address), base), lt(base, end))))
    first, last = setting.layout.constants
    if last > first:
        middle.append(conjunction((le(const(first), base), lt(base, const(last)))))
    inside = run.fork()
    outside = conjunction([*nowhere, *(negation(each) for each in (*middle, *beside))])
    strange = run.fork()
    if strange.restrict(conjunction((*nowhere, disjunction(beside)))):
        text = f"a pointer in memory to something else than a variable of {size} bytes"
        found.append((strange, Failure("unsupported", text, place)))
    if middle and inside.restrict(conjunction((*nowhere, negation(conjunction(map(negation, middle)))))):
        text = "a pointer in memory into the middle of an object or to a constant"
        growth = Growth("", kind="refused" if interior else "interior", text=text)
        found.append((inside, Failure("growth", text, place, growth)))
    if run.restrict(outside):
        found.append((run, wild))
    return found


def _by_cells(item: Object, rest: Term, size: int) -> bool:
    """Whether the object's scalars are looked at one by one; size 0: only its start is meant."""
    return size > 0 and not item.site and value_of(rest) is not None and len(item.cells(size)) <= _MAX_CELLS


def _ways(
    item: Object, address: int, value: Term, base: Term, rest: Term, size: int, interior: bool
) -> Iterator[tuple[Term, Term]]:
    cells = item.cells(size)
    few = size > 0 and value_of(rest) is not None and len(cells) <= _MAX_CELLS
    if few and (interior or not item.site):
        for offset in cells:
            yield eq(value, const(address + offset)), const(offset)
        if item.site and value_of(rest) not in cells:
            yield eq(base, const(address)), rest
    elif item.site or cells or not size:
        yield eq(base, const(address)), rest


def split(setting: Setting, value: Term) -> tuple[Term, Term]:
    """Of a sum, what seems to be the pointer, and what is added to it."""
    if value.op != "lin":
        return value, const(0)
    parts = value.args[1]
    assert isinstance(parts, tuple)
    single = [atom for factor, atom in parts if factor == 1]
    if len(single) > 1:
        single = [atom for atom in single if _is_pointer(setting, atom)]
    if len(single) != 1:
        return value, const(0)
    return single[0], sub(value, single[0])


def is_address(setting: Setting, value: Term) -> bool:
    """Whether a number may be made from a pointer."""
    return any(_is_pointer(setting, variable) for variable in value.free)


def _is_pointer(setting: Setting, atom: Term) -> bool:
    """A register or a column of pointers."""
    variable = atom.args[0] if atom.op == "select" else atom
    if not isinstance(variable, Term) or variable.op not in ("var", "avar"):
        return False
    name = str(variable.args[0])
    frame, found, register = name.partition("+")[0].rpartition("%")
    function = frame.split(".", 2)[-1]
    if found and register.isdigit() and function in setting.program.functions:
        return setting.types(function)[int(register)].kind == "ptr"
    return any(
        column.pointer and column.variable is variable
        for item in setting.layout.objects.values()
        for column in item.columns
    )


def unknown_scalar(setting: Setting, item: Object, offset: Term, type_: Type) -> Growth | None:
    """What has to be known of an allocated object before an access to it means something."""
    if not item.site:
        return None
    if item.guessed:
        fits = any(
            scalar.column.floating == (type_.kind == "float") for scalar in item.find(offset, type_.size)
        )
        inside = value_of(offset) is None or 0 <= (value_of(offset) or 0) <= item.size - type_.size
        return Growth(item.site, kind="type") if inside and not fits else None
    site = setting.allocations.sites[item.site]
    kind = {"ptr": "pointer", "float": "float"}.get(type_.kind, "integer")
    at = value_of(offset)
    if at is not None and not 0 <= at <= item.size - type_.size:
        return None
    start = needed(offset, type_.size)
    if start is None:
        text = "an index that is not a multiple of a scalar's size, into allocated memory,"
        return Growth(item.site, kind="refused", text=text)
    if any(row.contains(*start, type_.size) for row in site.rows):
        return None
    return Growth(item.site, *start, type_.size, kind)


def know_scalar(setting: Setting, item: Object, offset: Term, type_: Type, place: Location | None) -> None:
    """Before an access that certainly happens."""
    missing = unknown_scalar(setting, item, offset, type_)
    if missing is not None:
        setting.allocations.grow(missing, place)
