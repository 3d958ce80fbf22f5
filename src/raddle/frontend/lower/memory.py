"""Lowering of memory: stack objects, addresses, plain and atomic accesses, fences.

A struct passed by value travels in registers of other widths than its members ("coerced"): clang
then loads or stores eight bytes over, say, two ints. On shared memory that would be one access
where the source has two members, so such an access goes member by member through a temporary.

What an atomic access stores or expects has zeros for the padding of such a struct: nobody ever set it,
C++20 compares without it, and C leaves open what it is.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable

from raddle.frontend.llvm.instructions import LlvmInstruction
from raddle.frontend.llvm.types import PTR as PTR_TYPE
from raddle.frontend.llvm.values import Expression, Local, Number, Symbol, Value
from raddle.frontend.lower import wide
from raddle.frontend.lower.builder import Builder
from raddle.frontend.lower.cells import Layout, access_cells, padding_bits
from raddle.frontend.lower.initializers import field_offset, gep_offset, signed
from raddle.frontend.lower.scalars import Unlowered, flatten, scalar
from raddle.ir.instructions import (
    Alloca,
    CompareExchange,
    Convert,
    Copy,
    Fence,
    Load,
    Offset,
    Order,
    Rmw,
    Store,
)
from raddle.ir.types import I1, I32, I64, integer
from raddle.ir.values import Addr, Const, Operand

COERCED = "coerced"
"""The name of temporaries through which such a struct goes."""
ORDERS = {
    "": Order.PLAIN,
    "unordered": Order.RELAXED,
    "monotonic": Order.RELAXED,
    "acquire": Order.ACQUIRE,
    "release": Order.RELEASE,
    "acq_rel": Order.ACQ_REL,
    "seq_cst": Order.SEQ_CST,
}
_RMW = {
    "xchg": "xchg",
    "add": "add",
    "sub": "sub",
    "and": "and",
    "or": "or",
    "xor": "xor",
    "nand": "nand",
    "max": "max",
    "min": "min",
    "umax": "umax",
    "umin": "umin",
    "fadd": "fadd",
    "fsub": "fsub",
}


def access_order(build: Builder, ins: LlvmInstruction) -> Order:
    order = ORDERS[ins.order]
    if order is Order.PLAIN and ins.volatile and build.context.volatile_relaxed:
        return Order.RELAXED
    return order


def lower_alloca(build: Builder, ins: LlvmInstruction) -> None:
    assert ins.source is not None
    count: Operand | None = None
    size = ins.source.size
    if ins.args:
        number = ins.args[0]
        if isinstance(number, Number):
            size *= number.bits
        else:
            count = build.operand(number)
            if count.type != I64:
                count = build.simple_convert("zext" if count.type.bits < 64 else "trunc", count, I64)
    name, type_index, place = ins.result.removesuffix(".addr"), None, build.loc
    variable = build.variables.get(ins.result)
    if variable is not None:
        metadata = build.context.module.metadata
        node = metadata.node(variable.node)
        name = node.text("name") or name
        place = metadata.location(variable.location) or metadata.place(variable.node)
        if variable.whole:
            type_index = build.context.debug_type(node.reference("type"))
    if count is None and ins.source.aggregate:
        build.layouts[ins.result] = (ins.source, 0)
    dst = build.define_one(ins.result, PTR_TYPE)
    align = ins.align or ins.source.align
    build.emit(Alloca(build.id(), place, dst, size, align, count, name, type_index))


def layout_of(build: Builder, pointer: Value) -> Layout | None:
    """The type of the object that a pointer points into, and where, if the function itself shows it."""
    if isinstance(pointer, Local):
        return build.layouts.get(pointer.name)
    if isinstance(pointer, Expression) and pointer.op == "getelementptr" and pointer.source is not None:
        inner = layout_of(build, pointer.values[0])
        return (inner[0], inner[1] + gep_offset(pointer.source, pointer.values[1:])) if inner else None
    if isinstance(pointer, Symbol) and build.context.module.has_global(pointer.name):
        return build.context.module.global_(pointer.name).type, 0
    return None


def lower_getelementptr(build: Builder, ins: LlvmInstruction) -> None:
    assert ins.source is not None
    type_ = ins.source
    base: Operand = build.operand(ins.args[0])
    displacement = 0
    steps: list[tuple[Operand, int]] = []
    for position, index in enumerate(ins.args[1:]):
        if position and type_.kind == "struct":
            assert isinstance(index, Number)
            displacement += field_offset(type_, index.bits)
            type_ = type_.elements[index.bits]
            continue
        if position:
            type_ = type_.elements[0]
        if isinstance(index, Number):
            displacement += signed(index.bits, index.type.bits) * type_.size
        else:
            operand = build.operand(index)
            if build.context.module.narrow and operand.type.bits > 32:
                operand = build.simple_convert("trunc", operand, I32)
            steps.append((operand, type_.size))
    outer = layout_of(build, ins.args[0])
    if outer is not None and not steps:
        build.layouts[ins.result] = (outer[0], outer[1] + displacement)
    elif type_.aggregate:
        build.layouts[ins.result] = (type_, 0)
    for operand, scale in steps[:-1]:
        base = build.offset(base, operand, scale, 0)
    if not steps and (displacement == 0 or isinstance(base, Addr)):
        build.bind(ins.result, [build.at(base, displacement)])
        return
    dst = build.define_one(ins.result, ins.type)
    index_operand, scale = steps[-1] if steps else (None, 0)
    build.emit(Offset(build.id(), build.loc, dst, base, index_operand, scale, displacement))


def _may_be_coerced(build: Builder, ins: LlvmInstruction) -> bool:
    """Accesses of C objects carry !tbaa; those that ferry a struct through registers do not.
    The library is stripped of !tbaa, and passes no shared struct that way."""
    return not (ins.order or ins.tbaa or ins.volatile or build.context.library)


def lower_load(build: Builder, ins: LlvmInstruction) -> None:
    pointer = build.operand(ins.args[0])
    order = access_order(build, ins)
    if ins.type.aggregate:
        parts = zip(build.define(ins.result, ins.type), flatten(ins.type), strict=True)
        for dst, (offset, _) in parts:
            build.emit(Load(build.id(), build.loc, dst, build.at(pointer, offset), order, ins.volatile))
        return
    if wide.is_odd(ins.type) and order is Order.PLAIN:
        build.bind(ins.result, [wide.load(build, pointer, ins.type.bits, ins.volatile)])
        return
    dst = build.define_one(ins.result, ins.type)
    if _may_be_coerced(build, ins) and not ins.result.startswith("bf."):
        cells = access_cells(ins.type, ins.align, layout_of(build, ins.args[0]))
        if cells:
            temporary = build.temporary(ins.type.size, 16, COERCED)
            size = Const(I64, max(o + s for o, s in cells))
            build.emit(Copy(build.id(), build.loc, temporary, pointer, size, False, ins.align, cells))
            pointer = temporary
            build.padding[ins.result] = padding_bits(cells, ins.type.size)
    if dst.type == I1:
        byte = build.reg(integer(8))
        build.emit(Load(build.id(), build.loc, byte, pointer, order, ins.volatile))
        build.emit(Convert(build.id(), build.loc, dst, "trunc", byte))
        return
    build.emit(Load(build.id(), build.loc, dst, pointer, order, ins.volatile))


def lower_store(build: Builder, ins: LlvmInstruction) -> None:
    values = build.operands(ins.args[0])
    pointer = build.operand(ins.args[1])
    order = access_order(build, ins)
    if ins.type.aggregate:
        for value, (offset, _) in zip(values, flatten(ins.type), strict=True):
            build.emit(Store(build.id(), build.loc, build.at(pointer, offset), value, order, ins.volatile))
        return
    value = values[0]
    if ins.order:
        value = _without_padding(build, value, _padding(build, ins.args[0]))
    if wide.is_odd(ins.type) and order is Order.PLAIN:
        wide.store(build, pointer, value, ins.type.bits, ins.volatile)
        return
    if value.type == I1:
        value = build.simple_convert("zext", value, integer(8))
    bit_field = isinstance(ins.args[0], Local) and ins.args[0].name.startswith("bf.")
    if _may_be_coerced(build, ins) and not bit_field:
        cells = access_cells(ins.type, ins.align, layout_of(build, ins.args[1]))
        if cells:
            temporary = build.temporary(ins.type.size, 16, COERCED)
            build.emit(Store(build.id(), build.loc, temporary, value, Order.PLAIN))
            size = Const(I64, max(o + s for o, s in cells))
            build.emit(Copy(build.id(), build.loc, pointer, temporary, size, False, ins.align, cells))
            return
    build.emit(Store(build.id(), build.loc, pointer, value, order, ins.volatile))


def _padding(build: Builder, *values: Value) -> int:
    """Of values of one type: each may show but a part of it."""
    known = [build.padding.get(value.name, 0) for value in values if isinstance(value, Local)]
    return functools.reduce(operator.or_, known, 0)


def _without_padding(build: Builder, value: Operand, padding: int) -> Operand:
    if not padding:
        return value
    return build.binary("and", value, Const(value.type, ~padding & ((1 << value.type.bits) - 1)))


def lower_cmpxchg(build: Builder, ins: LlvmInstruction) -> None:
    pointer, expected, desired = (build.operand(a) for a in ins.args)
    padding = _padding(build, *ins.args[1:])
    expected, desired = (_without_padding(build, value, padding) for value in (expected, desired))
    if ins.weak and not build.context.library:
        build.context.feature("weak-cas")
    old, success = build.reg(scalar(ins.type), "old"), build.reg(I1, "success")
    build.emit(
        CompareExchange(
            build.id(),
            build.loc,
            old,
            success,
            pointer,
            expected,
            desired,
            ORDERS[ins.order],
            ORDERS[ins.failure],
            ins.weak,
        )
    )
    build.bind(ins.result, [old, success])


def lower_atomicrmw(build: Builder, ins: LlvmInstruction) -> None:
    op = _RMW.get(ins.word)
    if op is None:
        raise Unlowered(f"the atomic operation {ins.word}")
    pointer, value = (build.operand(a) for a in ins.args)
    value = _without_padding(build, value, _padding(build, ins.args[1]))
    dst = build.define_one(ins.result, ins.type)
    build.emit(Rmw(build.id(), build.loc, dst, op, pointer, value, ORDERS[ins.order]))


def lower_fence(build: Builder, ins: LlvmInstruction) -> None:
    build.emit(Fence(build.id(), build.loc, ORDERS[ins.order], ins.single_thread))


MEMORY: dict[str, Callable[[Builder, LlvmInstruction], None]] = {
    "alloca": lower_alloca,
    "getelementptr": lower_getelementptr,
    "load": lower_load,
    "store": lower_store,
    "cmpxchg": lower_cmpxchg,
    "atomicrmw": lower_atomicrmw,
    "fence": lower_fence,
}
