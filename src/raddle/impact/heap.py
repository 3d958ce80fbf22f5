"""malloc, calloc and free."""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.allocations import Growth
from raddle.impact.executor import Executor, Handler
from raddle.impact.memory import Object, Pointer, Undefined, Value
from raddle.impact.reuse import holdings, references, usable
from raddle.impact.run import Run, number
from raddle.impact.steps import Failure
from raddle.impact.synchronisers import STOP, Outcomes, must_stop
from raddle.impact.terms import Term, array_of, conjunction, const, eq, negation, value_of
from raddle.impact.verifier_library import proceed
from raddle.ir import instructions as ir

_LARGEST = 1 << 30
HEAP_KINDS = {"malloc": "allocate", "calloc": "allocate", "free": "free"}
"""The kinds of their events."""


def _malloc(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return _allocate(executor, run, ins, args, False)


def _calloc(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return _allocate(executor, run, ins, args, True)


def _allocate(executor: Executor, run: Run, ins: ir.Call, args: list[Value], zero: bool) -> Outcomes:
    size = 1
    for value in args:
        factor = value_of(number(value, ins.loc))
        if factor is None:
            raise UnsupportedError("an allocation whose size is not a constant", ins.loc)
        size *= factor % (1 << 64)
    if must_stop(run, ins, "allocate"):
        return [(run, STOP)]
    if size >= 1 << 63:
        return [proceed(run, ins, const(0))]
    if size > _LARGEST:
        raise UnsupportedError("an allocation of more than 1 GiB", ins.loc)
    key = _key(run, ins, size)
    site = executor.allocations.site(key, run.thread, size, ins.loc, executor.program.debug_types)
    if site.reused:
        return _allocate_again(executor, run, ins, key, zero)
    taken = run.allocated.get(key, 0)
    if taken >= site.capacity:
        return [(run, ("error", Failure("growth", "", ins.loc, Growth(key))))]
    run.allocated[key] = taken + 1
    item = executor.layout.objects[f"{key}#{taken}"]
    _begin(run, item, zero)
    return [proceed(run, ins, Pointer(item.name, const(0)))]


def _allocate_again(executor: Executor, run: Run, ins: ir.Call, key: str, zero: bool) -> Outcomes:
    """The first of the site's objects that can be used again."""
    outcomes: Outcomes = []
    objects = [item for item in executor.layout.objects.values() if item.site == key]
    mine = holdings(executor, references(executor, run, called=True), objects)
    for item in objects:
        possible = usable(executor, run, item, mine[item.name])
        fork = run.fork()
        if fork.restrict(possible):
            _begin(fork, item, zero)
            outcomes.append(proceed(fork, ins, Pointer(item.name, const(0))))
        run.restrict(negation(possible))
    if run.restrict(conjunction(())):
        outcomes.append((run, ("error", Failure("growth", "", ins.loc, Growth(key)))))
    return outcomes


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


def _free(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "free"):
        return [(run, STOP)]
    value = args[0]
    known = value_of(value) if isinstance(value, Term) else None
    if known == 0:
        return [proceed(run, ins)]
    if known is not None:
        value = executor.layout.decode(known) or value
    if isinstance(value, Undefined):
        raise UnsupportedError(f"{value.what} is not supported in schedules", ins.loc)
    objects = [item for item in executor.layout.objects.values() if item.site]
    outcomes: Outcomes = []
    others = run.fork()
    for item in objects:
        if isinstance(value, Pointer):
            if value.target != item.name:
                continue
            there = eq(value.offset, const(0))
        else:
            there = eq(value, const(executor.layout.addresses[item.name]))
        others.restrict(negation(there))
        fork = run.fork()
        if fork.restrict(there):
            outcomes += _end(fork, ins, item)
    if isinstance(value, Term):
        null = others.fork()
        if null.restrict(eq(value, const(0))):
            outcomes.append(proceed(null, ins))
        others.restrict(negation(eq(value, const(0))))
    if others.restrict(conjunction(())):
        text = "free of a pointer that is no address from malloc"
        outcomes.append((others, ("error", Failure("memory", text, ins.loc))))
    return outcomes


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


HEAP: dict[str, Handler] = {"malloc": _malloc, "calloc": _calloc, "free": _free}
