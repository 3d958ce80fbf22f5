"""Loads, stores and atomic operations."""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.memory.characters import TABLES, load_class
from raddle.impact.memory.lifetimes import check_alive
from raddle.impact.memory.local_arrays import index_local, local_size, local_title, past_its_end
from raddle.impact.memory.outside import load_word
from raddle.impact.memory.pointers import encoded, is_address, resolve, unknown_scalar
from raddle.impact.memory.private_cells import ended, read_private, write_private
from raddle.impact.state.allocations import Growth
from raddle.impact.state.compute import bits_of, compared, operand
from raddle.impact.state.memory import FLOATING, Object, Pointer, Value
from raddle.impact.state.outcomes import Outcomes
from raddle.impact.state.run import Run, find_scalars, go_on, number, stops_at
from raddle.impact.state.setting import ARGV, Setting
from raddle.impact.state.steps import Failure
from raddle.impact.terms.columns import Column, Scalar
from raddle.impact.terms.terms import (
    FALSE,
    Term,
    add,
    conjunction,
    const,
    eq,
    ite,
    le,
    linear,
    negation,
    select,
    sub,
    value_of,
    wrap,
)
from raddle.ir import instructions as ir
from raddle.ir.types import Type
from raddle.ir.values import Location

_KINDS: dict[type, str] = {ir.Load: "load", ir.Store: "store", ir.Rmw: "rmw", ir.CompareExchange: "cas"}
"""Of their events."""


def private(setting: Setting, pointer: Pointer) -> bool:
    return pointer.target not in setting.layout.objects


def access_memory(
    setting: Setting, run: Run, ins: ir.Load | ir.Store | ir.Rmw | ir.CompareExchange
) -> Outcomes:
    first = operand(run, ins.pointer)
    if isinstance(first, Pointer) and first.target == ARGV:
        setting.private.add((run.top.function, ins.id))
        if not isinstance(ins, ir.Load) or ins.dst.type.kind != "ptr":
            raise UnsupportedError("a change of argv", ins.loc)
        return load_word(setting, run, ins, first)
    if isinstance(first, Pointer) and first.target in TABLES:
        setting.private.add((run.top.function, ins.id))
        if not isinstance(ins, ir.Load):
            raise UnsupportedError("a change of the classes of characters", ins.loc)
        return load_class(setting, run, ins, first)
    if isinstance(first, Pointer) and ended(first.target) in run.cells:
        return [(run, ("error", past_its_end(setting, first, ins.loc)))]
    if isinstance(first, Pointer) and private(setting, first):
        setting.private.add((run.top.function, ins.id))
        return _private_access(setting, run, ins, first)
    item = setting.layout.objects[first.target] if isinstance(first, Pointer) else None
    if item is not None and (item.constant or item.own):
        setting.private.add((run.top.function, ins.id))
    elif stops_at(run, ins, _KINDS[type(ins)]):
        return [(run, ("stop", None))]
    outcomes: Outcomes = []
    for fork, pointer in resolve(setting, run, operand(run, ins.pointer), _type(ins).size, ins.loc):
        if isinstance(pointer, Failure):
            outcomes.append((fork, ("error", pointer)))
        elif ended(pointer.target) in fork.cells:
            outcomes.append((fork, ("error", past_its_end(setting, pointer, ins.loc))))
        elif private(setting, pointer):
            raise UnsupportedError("a pointer to another thread's stack", ins.loc)
        else:
            outcomes += _shared_access(setting, fork, ins, pointer)
    return outcomes


def _shared_access(
    setting: Setting, run: Run, ins: ir.Load | ir.Store | ir.Rmw | ir.CompareExchange, pointer: Pointer
) -> Outcomes:
    item: Object = setting.layout.objects[pointer.target]
    type_ = _type(ins)
    size = type_.size
    outcomes = check_alive(setting, run, item, ins.loc)
    missing = unknown_scalar(setting, item, pointer.offset, type_)
    if missing is not None:
        within = conjunction((le(const(0), pointer.offset), le(pointer.offset, const(item.size - size))))
        outcomes += _fails(
            run, negation(within), Failure("memory", f"an access outside of {item.shown}", ins.loc)
        )
        return outcomes + _fails(run, within, Failure("growth", "", ins.loc, missing))
    found = find_scalars(item, pointer.offset, size, ins.loc)
    missed = conjunction(negation(scalar.inside) for scalar in found)
    within = conjunction((le(const(0), pointer.offset), le(pointer.offset, const(item.size - size))))
    outside = Failure("memory", f"an access outside of {item.shown}", ins.loc)
    failures = [(missed, outside)]
    if not (item.site and not item.guessed) and not item.dense(pointer.offset, size):
        text = f"an access of {size} bytes to {item.shown} that is not one of its scalars"
        beside = Failure("unsupported", text, ins.loc)
        if item.guessed:
            beside = Failure("growth", "", ins.loc, Growth(item.site, kind="type"))
        failures = [(negation(within), outside), (conjunction((missed, within)), beside)]
    for condition, failure in failures:
        outcomes += _fails(run, condition, failure)
    for scalar in found:
        fork = run.fork()
        if fork.restrict(scalar.inside):
            if item.guessed and scalar.column.floating != (type_.kind == "float"):
                failure = Failure("growth", "", ins.loc, Growth(item.site, kind="type"))
                outcomes.append((fork, ("error", failure)))
                continue
            outcomes += _scalar_access(setting, fork, ins, item, scalar)
    return outcomes


def _fails(run: Run, condition: Term, failure: Failure) -> Outcomes:
    wrong = run.fork()
    if condition is not FALSE and wrong.restrict(condition):
        return [(wrong, ("error", failure))]
    return []


def _scalar_access(
    setting: Setting,
    run: Run,
    ins: ir.Load | ir.Store | ir.Rmw | ir.CompareExchange,
    item: Object,
    scalar: Scalar,
) -> Outcomes:
    column, index, type_ = scalar.column, scalar.index, _type(ins)
    if item.constant:
        if not isinstance(ins, ir.Load):
            return [(run, ("error", Failure("memory", f"a write to constant {item.shown}", ins.loc)))]
        values = item.initial(column)
        read = select(values, index) if column.dimensions else values
        run.set(ins.dst.id, _received(setting, read, type_), type_)
        return _next(run)
    if type_.kind == "float" or column.floating:
        if type_.kind != "float" or not column.floating:
            raise UnsupportedError(
                f"{item.shown} with floating-point numbers that are looked at as integers, or back, is not "
                "supported in schedules",
                ins.loc,
            )
        _floating_access(run, ins, column, index)
        return _next(run)
    if isinstance(ins, ir.Load):
        run.set(ins.dst.id, _received(setting, run.load(column, index), type_), type_)
    elif isinstance(ins, ir.Store):
        run.store(column, index, _sent(setting, operand(run, ins.value), type_, ins.loc))
    elif isinstance(ins, ir.Rmw):
        old = run.load(column, index)
        operand_value = _sent(setting, operand(run, ins.value), type_, ins.loc)
        run.store(column, index, _modified(ins, old, operand_value))
        run.set(ins.dst.id, _received(setting, old, type_), type_)
    else:
        _exchange(setting, run, ins, run.load(column, index), column, index)
    return _next(run)


def _floating_access(
    run: Run, ins: ir.Load | ir.Store | ir.Rmw | ir.CompareExchange, column: Column, index: Term
) -> None:
    """Nothing is known of such a number, but who reads and writes it counts."""
    touched = (column.variable, index if column.dimensions else None)
    if not isinstance(ins, ir.Store):
        run.reads.add(touched)
        run.set(ins.dst.id, FLOATING, ins.dst.type)
    if not isinstance(ins, ir.Load):
        run.writes.add(touched)
    if isinstance(ins, ir.CompareExchange):
        run.set(ins.success.id, FLOATING, ins.success.type)


def _exchange(
    setting: Setting, run: Run, ins: ir.CompareExchange, old: Term, column: Column, index: Term
) -> None:
    """Weak ones do not fail spuriously here: the compiler makes them strong on x86."""
    type_ = ins.dst.type
    same = eq(old, _sent(setting, operand(run, ins.expected), type_, ins.loc))
    desired = _sent(setting, operand(run, ins.desired), type_, ins.loc)
    run.store(column, index, ite(same, desired, old))
    run.set(ins.dst.id, _received(setting, old, type_), type_)
    run.set(ins.success.id, same, ins.success.type)


def _type(ins: ir.Load | ir.Store | ir.Rmw | ir.CompareExchange) -> Type:
    return ins.value.type if isinstance(ins, ir.Store) else ins.dst.type


def _received(setting: Setting, value: Term, type_: Type) -> Value:
    known = value_of(value)
    if type_.kind == "ptr" and known:
        return setting.layout.decode(known) or value
    return eq(value, const(1)) if type_.bits == 1 else value


def _sent(setting: Setting, value: Value, type_: Type, place: Location | None) -> Term:
    if isinstance(value, Pointer):
        return encoded(setting, value, place)
    plain = number(value, place)
    if type_.kind == "ptr":
        return wrap(64, plain)
    if type_.bits == 64 and setting.allocations.reuses and is_address(setting, plain):
        raise UnsupportedError(
            "an address as a number in memory, where memory is used again, is not supported in schedules",
            place,
        )
    return ite(plain, const(1), const(0)) if type_.bits == 1 else plain


def _modified(ins: ir.Rmw, old: Term, value: Term) -> Term:
    bits = ins.dst.type.bits
    if ins.op == "xchg":
        return value
    if ins.op in ("add", "sub"):
        return wrap(bits, add(old, value) if ins.op == "add" else sub(old, value))
    if ins.op in ("max", "min", "umax", "umin"):
        greater = compared("ugt" if ins.op[0] == "u" else "sgt", bits, old, value)
        return ite(greater, old, value) if ins.op.endswith("max") else ite(greater, value, old)
    if ins.op in ("and", "or", "xor"):
        return bits_of(ins.op, bits, old, value)
    if ins.op == "nand":
        return linear(-1, ((-1, bits_of("and", bits, old, value)),))
    raise UnsupportedError(f"an atomic {ins.op} is not supported in schedules", ins.loc)


def _private_access(
    setting: Setting,
    run: Run,
    ins: ir.Load | ir.Store | ir.Rmw | ir.CompareExchange,
    pointer: Pointer,
) -> Outcomes:
    type_ = _type(ins)
    offset = value_of(pointer.offset)
    if offset is None:
        index_local(setting, pointer.target, ins.loc)
    assert offset is not None
    size = local_size(setting, pointer.target)
    if size is not None and not 0 <= offset <= size - type_.size:
        text = f"an access outside of {local_title(setting, pointer.target)}"
        return [(run, ("error", Failure("memory", text, ins.loc)))]
    cell = (pointer.target, offset, type_.size)
    if isinstance(ins, ir.Load):
        run.set(ins.dst.id, read_private(setting, run, cell, ins.loc), type_)
    elif isinstance(ins, ir.Store):
        write_private(run, cell, operand(run, ins.value), type_)
    else:
        raise UnsupportedError("an atomic operation on a local variable", ins.loc)
    return _next(run)


def _next(run: Run) -> Outcomes:
    go_on(run)
    return [(run, None)]
