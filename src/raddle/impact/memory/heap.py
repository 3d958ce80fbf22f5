"""malloc, calloc, realloc and free."""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.memory.lifetimes import check_alive
from raddle.impact.memory.pointers import unknown_scalar
from raddle.impact.memory.reuse import holdings, references, usable
from raddle.impact.state.allocations import Growth
from raddle.impact.state.memory import Object, Pointer, Undefined, Value
from raddle.impact.state.outcomes import STOP, Ending, Outcomes, proceed
from raddle.impact.state.run import Run, find_scalar, must_stop, number
from raddle.impact.state.setting import Handler, Setting
from raddle.impact.state.steps import Failure
from raddle.impact.terms.terms import FALSE, Term, array_of, const, eq, negation, value_of
from raddle.ir import instructions as ir
from raddle.ir.types import Type, integer

_LARGEST = 1 << 30
HEAP_KINDS = {"malloc": "allocate", "calloc": "allocate", "realloc": "allocate", "free": "free"}
"""The kinds of their events."""


def _malloc(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return _allocate(setting, run, ins, args, False)


def _calloc(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return _allocate(setting, run, ins, args, True)


def _allocate(setting: Setting, run: Run, ins: ir.Call, args: list[Value], zero: bool) -> Outcomes:
    size = _size(args, ins)
    if must_stop(run, ins, "allocate"):
        return [(run, STOP)]
    outcomes: Outcomes = []
    for fork, item in _objects(setting, run, ins, size):
        if isinstance(item, Object):
            _begin(fork, item, zero)
        outcomes.append(_obtained(fork, ins, item))
    return outcomes


def _realloc(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    """A new object with what was in the old one, which ends."""
    size = _size(args[1:], ins)
    if must_stop(run, ins, "allocate"):
        return [(run, STOP)]
    outcomes: Outcomes = []
    for way, old in _allocated(setting, run, ins, args[0]):
        if isinstance(old, Failure):
            outcomes.append((way, ("error", old)))
            continue
        outcomes += [] if old is None else check_alive(setting, way, old, ins.loc)
        for fork, new in _objects(setting, way, ins, size):
            failure = new
            if isinstance(new, Object):
                _begin(fork, new, False)
                failure = None if old is None else _move(setting, fork, old, new, ins)
            outcomes.append(_obtained(fork, ins, failure if isinstance(failure, Failure) else new))
    return outcomes


def _move(setting: Setting, run: Run, old: Object, new: Object, ins: ir.Call) -> Failure | None:
    """What both have place for; a failure if more has to be known of the new object."""
    if old.synchronising:
        raise UnsupportedError("realloc of memory with a mutex or its like in it", ins.loc)
    smaller = min(old.size, new.size)
    for one, other in ((new, old), (old, new)):
        for column in one.columns:
            type_ = Type("float", 8 * column.size) if column.floating else integer(8 * column.size)
            for offset in column.offsets():
                missing = unknown_scalar(setting, other, const(offset), type_)
                if missing is None or offset + column.size > smaller:
                    continue
                if one.guessed and not other.guessed:
                    missing = Growth(one.site, kind="type")
                return Failure("growth", "", ins.loc, missing)
    for column in old.columns:
        for number_, offset in enumerate(column.offsets()):
            if offset + column.size > smaller:
                continue
            target = find_scalar(new, const(offset), column.size, ins.loc)
            if column.floating:
                run.writes.add((target.column.variable, target.index if target.column.dimensions else None))
            else:
                run.store(target.column, target.index, run.load(column, const(number_)))
    run.write(old.alive, const(0))
    return None


def _size(factors: list[Value], ins: ir.Call) -> int:
    size = 1
    for value in factors:
        factor = value_of(number(value, ins.loc))
        if factor is None:
            raise UnsupportedError("an allocation whose size is not a constant", ins.loc)
        size *= factor % (1 << 64)
    if _LARGEST < size < 1 << 63:
        raise UnsupportedError("an allocation of more than 1 GiB", ins.loc)
    return size


def _obtained(run: Run, ins: ir.Call, item: Object | Failure | None) -> tuple[Run, Ending | None]:
    if isinstance(item, Failure):
        return run, ("error", item)
    return proceed(run, ins, const(0) if item is None else Pointer(item.name, const(0)))


def _objects(
    setting: Setting, run: Run, ins: ir.Call, size: int
) -> list[tuple[Run, Object | Failure | None]]:
    """The objects that an allocation may give, each with its way; None for sizes that no object can have."""
    if size >= 1 << 63:
        return [(run, None)]
    key = _key(run, ins, size)
    site = setting.allocations.site(key, run.thread, size, ins.loc, setting.program.debug_types)
    more = Failure("growth", "", ins.loc, Growth(key))
    if site.reused:
        return _used_again(setting, run, key, more)
    taken = run.allocated.get(key, 0)
    if taken >= site.capacity:
        return [(run, more)]
    run.allocated[key] = taken + 1
    return [(run, setting.layout.objects[f"{key}#{taken}"])]


def _used_again(
    setting: Setting, run: Run, key: str, more: Failure
) -> list[tuple[Run, Object | Failure | None]]:
    """The first of the site's objects that can be used again."""
    found: list[tuple[Run, Object | Failure | None]] = []
    objects = [item for item in setting.layout.objects.values() if item.site == key]
    mine = holdings(setting, references(setting, run, called=True), objects)
    for item in objects:
        possible = usable(setting, run, item, mine[item.name])
        fork = run.fork()
        if fork.restrict(possible):
            found.append((fork, item))
        run.restrict(negation(possible))
    return [*found, (run, more)] if run.guard is not FALSE else found


def _key(run: Run, ins: ir.Call, size: int) -> str:
    """A call and its callers, in its thread."""
    place = f"{ins.loc.line}:{ins.loc.column}" if ins.loc is not None else "?"
    callers = " ".join(f"{frame.function}.{frame.block}.{frame.index}" for frame in run.frames[:-1])
    # A dot would begin the name of a member.
    return f"malloc:{place} t{run.thread} {callers} {run.top.function}@{ins.id} {size}".replace(".", "-")


def _begin(run: Run, item: Object, zero: bool) -> None:
    run.write(item.alive, const(1))
    for column in item.columns if zero else ():
        run.write(column.variable, array_of(const(0)) if column.dimensions else const(0))


def _free(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "free"):
        return [(run, STOP)]
    outcomes: Outcomes = []
    for fork, item in _allocated(setting, run, ins, args[0]):
        if isinstance(item, Failure):
            outcomes.append((fork, ("error", item)))
        elif item is None:
            outcomes.append(proceed(fork, ins))
        else:
            outcomes += _end(fork, ins, item)
    return outcomes


def _allocated(
    setting: Setting, run: Run, ins: ir.Call, value: Value
) -> list[tuple[Run, Object | Failure | None]]:
    """The objects that a pointer may be the address of, each with its way; None for a null pointer."""
    wrong = Failure("memory", "free of a pointer that is no address from malloc", ins.loc)
    known = value_of(value) if isinstance(value, Term) else None
    if known == 0:
        return [(run, None)]
    if known is not None:
        value = setting.layout.decode(known) or value
    if isinstance(value, Undefined):
        raise UnsupportedError(f"{value.what} is not supported in schedules", ins.loc)
    found: list[tuple[Run, Object | Failure | None]] = []
    for item in setting.layout.objects.values():
        if not item.site or (isinstance(value, Pointer) and value.target != item.name):
            continue
        there = (
            eq(value.offset, const(0))
            if isinstance(value, Pointer)
            else eq(value, const(setting.layout.addresses[item.name]))
        )
        fork = run.fork()
        if fork.restrict(there):
            found.append((fork, item))
        run.restrict(negation(there))
    if isinstance(value, Term):
        null = run.fork()
        if null.restrict(eq(value, const(0))):
            found.append((null, None))
        run.restrict(negation(eq(value, const(0))))
    return [*found, (run, wrong)] if run.guard is not FALSE else found


def _end(run: Run, ins: ir.Call, item: Object) -> Outcomes:
    outcomes: Outcomes = []
    alive = eq(run.read(item.alive), const(1))
    wrong = run.fork()
    if wrong.restrict(negation(alive)):
        outcomes.append((wrong, ("error", Failure("memory", f"double free of {item.shown}", ins.loc))))
    if run.restrict(alive):
        run.write(item.alive, const(0))
        outcomes.append(proceed(run, ins))
    return outcomes


HEAP: dict[str, Handler] = {"malloc": _malloc, "calloc": _calloc, "realloc": _realloc, "free": _free}
