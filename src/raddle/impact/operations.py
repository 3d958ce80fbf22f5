"""Memory accesses, calls and returns inside a step."""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.arithmetic import binary, compare
from raddle.impact.compute import bits_of, compared, operand
from raddle.impact.copies import copy_memory, fill_memory
from raddle.impact.executor import Ending, Executor
from raddle.impact.memory import FLOATING, UNDEFINED, Column, Object, Pointer, Scalar, Undefined, Value
from raddle.impact.private_cells import read_private, write_private
from raddle.impact.run import Live, Run, find_scalars, number
from raddle.impact.steps import Failure
from raddle.impact.synchronisers import STOP, must_stop
from raddle.impact.terms import (
    FALSE,
    Term,
    add,
    conjunction,
    const,
    disjunction,
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
from raddle.impact.thread_library import OUTPUT, handler_of
from raddle.impact.thread_results import leave
from raddle.impact.thread_state import AT_OPERATION, CALLED_BACK
from raddle.impact.verifier_library import count_printed, nondeterministic
from raddle.ir import instructions as ir
from raddle.ir.types import PTR, Type
from raddle.ir.values import Location, Operand

Outcomes = list[tuple[Run, Ending | None]]
_MAX_TARGETS = 100


def operate(executor: Executor, run: Run, ins: ir.Instruction) -> Outcomes:
    if isinstance(ins, (ir.Load, ir.Store, ir.Rmw, ir.CompareExchange)):
        return _access(executor, run, ins)
    if isinstance(ins, ir.Call):
        return _call(executor, run, ins)
    if isinstance(ins, ir.Return):
        return _return(executor, run, ins)
    if isinstance(ins, ir.Alloca):
        return _alloca(executor, run, ins)
    if isinstance(ins, ir.ThreadLocal):
        run.set(ins.dst.id, Pointer(f"t{run.thread}@{ins.symbol}", const(0)), PTR)
        return _next(run)
    if isinstance(ins, (ir.Lifetime, ir.Fence)):
        return _next(run)
    if isinstance(ins, ir.Unreachable):
        return [(run, ("error", Failure("error", "unreachable code is reached", ins.loc)))]
    if isinstance(ins, ir.Copy):
        return copy_memory(executor, run, ins)
    if isinstance(ins, ir.Fill):
        return fill_memory(executor, run, ins)
    if isinstance(ins, ir.Binary):
        return binary(run, ins)
    if isinstance(ins, ir.Compare):
        return compare(executor, run, ins)
    if isinstance(ins, ir.Operation):
        return _operation(executor, run, ins)
    raise UnsupportedError(f"{type(ins).__name__.lower()} of memory is not supported in schedules", ins.loc)


def _next(run: Run) -> Outcomes:
    run.top.index += 1
    run.top.phase = AT_OPERATION
    return [(run, None)]


def _operation(executor: Executor, run: Run, ins: ir.Operation) -> Outcomes:
    if ins.kind == "self":
        run.set(ins.results[0].id, const(run.thread + 1), ins.results[0].type)
        return _next(run)
    if ins.kind == "print":
        if must_stop(run, ins, "print"):
            return [(run, STOP)]
        run.write(OUTPUT, const(0))
        for register in ins.results:
            run.set(register.id, count_printed(executor, run, ins.results), register.type)
        return _next(run)
    if ins.kind == "error":
        return [(run, ("error", Failure(ins.text or "error", "an error is reported", ins.loc)))]
    if ins.kind == "exit":
        return [(run, ("exit", None))]
    if ins.kind == "unsupported":
        raise UnsupportedError(f"{ins.text} is not supported in schedules", ins.loc)
    raise UnsupportedError(f"the operation {ins.kind} is not supported in schedules", ins.loc)


def _alloca(executor: Executor, run: Run, ins: ir.Alloca) -> Outcomes:
    live = run.top
    name = f"t{run.thread}.{len(run.frames) - 1}.{live.function}@{ins.id}"
    if ins.count is not None:
        raise UnsupportedError("an array of variable length", ins.loc)
    if not ins.private and name not in executor.layout.objects:
        executor.layout.define(name, ins.size, ins.type_index)
    run.set(ins.dst.id, Pointer(name, const(0)), PTR)
    return _next(run)


def _call(executor: Executor, run: Run, ins: ir.Call) -> Outcomes:
    callee: object = ins.callee
    if not isinstance(callee, str):
        pointer = operand(run, ins.callee)  # type: ignore[arg-type]
        if not isinstance(pointer, Pointer) or value_of(pointer.offset) != 0:
            raise UnsupportedError("a call through a pointer that is not known", ins.loc)
        callee = pointer.target
    assert isinstance(callee, str)
    arguments = [operand(run, argument) for argument in ins.args]
    handler = handler_of(executor.program, callee)
    if handler is not None:
        return handler(executor, run, ins, arguments)
    if callee.startswith("__VERIFIER_nondet_"):
        return nondeterministic(executor, run, ins, arguments)
    function = executor.function(callee, ins.loc)
    if function.library:
        raise UnsupportedError(f"the library function {callee} is not supported in schedules", ins.loc)
    if function.variadic or len(arguments) != len(function.params):
        raise UnsupportedError(f"a call of {callee} with other arguments than it declares", ins.loc)
    registers = {
        parameter.id: (value, parameter.type)
        for parameter, value in zip(function.params, arguments, strict=True)
    }
    run.frames.append(Live(callee, function.blocks[0].label, 0, AT_OPERATION, registers))
    return [(run, None)]


def _return(executor: Executor, run: Run, ins: ir.Return) -> Outcomes:
    values = [operand(run, value) for value in ins.values]
    depth = len(run.frames) - 1
    gone = f"t{run.thread}.{depth}."
    run.cells = {cell: value for cell, value in run.cells.items() if not cell[0].startswith(gone)}
    run.frames.pop()
    if not run.frames:
        leave(executor, run, values[0] if values else None)
        return [(run, ("exit" if run.thread == 0 else "done", None))]
    live = run.top
    call = executor.liveness(live.function).blocks[live.block].instructions[live.index]
    assert isinstance(call, ir.Call)
    if live.phase == CALLED_BACK:
        return [(run, None)]
    for register, value in zip(call.results, values, strict=False):
        run.set(register.id, value, register.type)
    return _next(run)


# --- memory


def private(executor: Executor, pointer: Pointer) -> bool:
    return pointer.target not in executor.layout.objects


def resolve(
    executor: Executor, run: Run, item: Operand, size: int, place: Location | None
) -> list[tuple[Run, Pointer | Failure]]:
    """Where a pointer points to; one that comes from memory may point to any scalar of the right size."""
    wild = Failure("memory", "an access through a null or wild pointer", place)
    value = operand(run, item)
    if isinstance(value, Pointer):
        return [(run, value)]
    if isinstance(value, Undefined):
        what = "an access through an uninitialised pointer" if value is UNDEFINED else value.what
        raise UnsupportedError(f"{what} is not supported in schedules", place)
    known = value_of(value)
    if known is not None:
        return [(run, executor.layout.decode(known) or wild)]
    found: list[tuple[Run, Pointer | Failure]] = []
    nowhere: list[Term] = []
    objects: list[Term] = []
    for name, address in executor.layout.addresses.items():
        target = executor.layout.objects.get(name)
        if target is None:
            continue
        last = const(address + target.size - size)
        objects.append(conjunction((le(const(address), value), le(value, last))))
        if target.constant:
            continue
        for offset in target.cells(size):
            there = eq(value, const(address + offset))
            nowhere.append(negation(there))
            fork = run.fork()
            if fork.restrict(there):
                found.append((fork, Pointer(name, const(offset))))
            if len(found) > _MAX_TARGETS:
                raise UnsupportedError("a pointer in memory that may point to too many places", place)
    run.restrict(conjunction(nowhere))
    beside = run.fork()
    if beside.restrict(disjunction(objects)):
        text = f"a pointer in memory to something else than a variable of {size} bytes"
        found.append((beside, Failure("unsupported", text, place)))
    if run.restrict(negation(disjunction(objects))):
        found.append((run, wild))
    return found


def _access(executor: Executor, run: Run, ins: ir.Load | ir.Store | ir.Rmw | ir.CompareExchange) -> Outcomes:
    first = operand(run, ins.pointer)
    if isinstance(first, Pointer) and private(executor, first):
        executor.private.add((run.top.function, ins.id))
        return _private_access(executor, run, ins, first)
    constant = isinstance(first, Pointer) and executor.layout.objects[first.target].constant
    if constant:
        executor.private.add((run.top.function, ins.id))
    else:
        if run.performed and not run.atomic:
            run.top.phase = AT_OPERATION
            return [(run, ("stop", None))]
        run.performed = True
        if run.site is None:
            kind = {"Load": "load", "Store": "store", "Rmw": "rmw", "CompareExchange": "cas"}
            run.site = (run.top.function, ins.id, kind[type(ins).__name__])
            run.place = ins.loc
    outcomes: Outcomes = []
    for fork, pointer in resolve(executor, run, ins.pointer, _type(ins).size, ins.loc):
        if isinstance(pointer, Failure):
            outcomes.append((fork, ("error", pointer)))
        elif private(executor, pointer):
            raise UnsupportedError("a pointer to another thread's stack", ins.loc)
        else:
            outcomes += _shared_access(executor, fork, ins, pointer)
    return outcomes


def _shared_access(
    executor: Executor, run: Run, ins: ir.Load | ir.Store | ir.Rmw | ir.CompareExchange, pointer: Pointer
) -> Outcomes:
    item: Object = executor.layout.objects[pointer.target]
    size = _type(ins).size
    found = find_scalars(item, pointer.offset, size, ins.loc)
    outcomes: Outcomes = []
    missed = conjunction(negation(scalar.inside) for scalar in found)
    within = conjunction((le(const(0), pointer.offset), le(pointer.offset, const(item.size - size))))
    failures = [(missed, f"an access outside of {item.name}")]
    if not item.dense(pointer.offset, size):
        beside = f"an access of {size} bytes to {item.name} that is not one of its scalars"
        failures = [(negation(within), failures[0][1]), (conjunction((missed, within)), beside)]
    for condition, text in failures:
        wrong = run.fork()
        if condition is not FALSE and wrong.restrict(condition):
            kind = "unsupported" if condition is not failures[0][0] else "memory"
            outcomes.append((wrong, ("error", Failure(kind, text, ins.loc))))
    for scalar in found:
        fork = run.fork()
        if fork.restrict(scalar.inside):
            outcomes += _scalar_access(executor, fork, ins, item, scalar)
    return outcomes


def _scalar_access(
    executor: Executor,
    run: Run,
    ins: ir.Load | ir.Store | ir.Rmw | ir.CompareExchange,
    item: Object,
    scalar: Scalar,
) -> Outcomes:
    column, index, type_ = scalar.column, scalar.index, _type(ins)
    if item.constant:
        values = item.initial(column)
        read = select(values, index) if column.dimensions else values
        assert isinstance(ins, ir.Load)
        run.set(ins.dst.id, _received(executor, read, type_), type_)
        return _next(run)
    if type_.kind == "float":
        if isinstance(ins, ir.Load):
            run.load(column, index)
            run.set(ins.dst.id, FLOATING, type_)
            return _next(run)
        raise UnsupportedError("floating-point numbers in shared memory", ins.loc)
    if isinstance(ins, ir.Load):
        run.set(ins.dst.id, _received(executor, run.load(column, index), type_), type_)
    elif isinstance(ins, ir.Store):
        run.store(column, index, _sent(executor, operand(run, ins.value), type_, ins.loc))
    elif isinstance(ins, ir.Rmw):
        old = run.load(column, index)
        operand_value = _sent(executor, operand(run, ins.value), type_, ins.loc)
        run.store(column, index, _modified(ins, old, operand_value))
        run.set(ins.dst.id, _received(executor, old, type_), type_)
    else:
        _exchange(executor, run, ins, run.load(column, index), column, index)
    return _next(run)


def _exchange(
    executor: Executor, run: Run, ins: ir.CompareExchange, old: Term, column: Column, index: Term
) -> None:
    """Weak ones do not fail spuriously here: the compiler makes them strong on x86."""
    type_ = ins.dst.type
    same = eq(old, _sent(executor, operand(run, ins.expected), type_, ins.loc))
    desired = _sent(executor, operand(run, ins.desired), type_, ins.loc)
    run.store(column, index, ite(same, desired, old))
    run.set(ins.dst.id, _received(executor, old, type_), type_)
    run.set(ins.success.id, same, ins.success.type)


def _type(ins: ir.Load | ir.Store | ir.Rmw | ir.CompareExchange) -> Type:
    return ins.value.type if isinstance(ins, ir.Store) else ins.dst.type


def _received(executor: Executor, value: Term, type_: Type) -> Value:
    known = value_of(value)
    if type_.kind == "ptr" and known:
        return executor.layout.decode(known) or value
    return eq(value, const(1)) if type_.bits == 1 else value


def _sent(executor: Executor, value: Value, type_: Type, place: Location | None) -> Term:
    if isinstance(value, Pointer):
        encoded = executor.layout.encode(value)
        if encoded is None:
            raise UnsupportedError("the address of a local variable in shared memory", place)
        return encoded
    plain = number(value, place)
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
    executor: Executor,
    run: Run,
    ins: ir.Load | ir.Store | ir.Rmw | ir.CompareExchange,
    pointer: Pointer,
) -> Outcomes:
    type_ = _type(ins)
    offset = value_of(pointer.offset)
    if offset is None:
        raise UnsupportedError(
            "an index that is not a constant, into a local array", ins.loc, "make the array static"
        )
    cell = (pointer.target, offset, type_.size)
    if isinstance(ins, ir.Load):
        run.set(ins.dst.id, read_private(executor, run, cell, ins.loc), type_)
    elif isinstance(ins, ir.Store):
        write_private(run, cell, operand(run, ins.value), type_)
    else:
        raise UnsupportedError("an atomic operation on a local variable", ins.loc)
    return _next(run)
