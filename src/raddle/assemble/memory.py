"""Selection of everything that touches memory: accesses, atomics, copies, stack objects."""

from __future__ import annotations

from raddle.assemble.selector import Selector
from raddle.assemble.steps import A_DEF, A_USE, B_USE, C_USE, EARLY
from raddle.ir import instructions as ir
from raddle.ir.instructions import Order
from raddle.ir.types import Type

ORDERS = {
    Order.PLAIN: 0, Order.RELAXED: 1, Order.ACQUIRE: 2, Order.RELEASE: 3, Order.ACQ_REL: 4, Order.SEQ_CST: 5,
}  # fmt: skip
RMW_OPERATORS = {
    name: number
    for number, name in enumerate(
        ("xchg", "add", "sub", "and", "or", "xor", "nand", "max", "min", "umax", "umin", "fadd", "fsub")
    )
}
_SIZES = (1, 2, 4, 8, 16)
_NO_COUNT = 0xFFFF
_BEYOND_STACKS = 1 << 62
"""Bytes that no stack has: what is larger overflows just so. An image may not ask for more."""


def _access(order: Order, volatile: bool, displacement: int) -> int:
    return (displacement & 0xFFFFFFFF) | ORDERS[order] << 32 | int(volatile) << 40


def load(s: Selector, i: ir.Load) -> None:
    base, displacement = s.address(i.pointer)
    imm = _access(i.order, i.volatile, displacement)
    kind = i.dst.type
    whole = kind.bits == kind.size * 8
    dst = s.define(i.dst) if whole else s.new()
    if kind.size in _SIZES:
        s.emit(f"LOAD{kind.size}", A_DEF | B_USE, a=dst, b=base, imm=imm)
    else:
        s.emit("LOADN", A_DEF | B_USE, a=dst, b=base, c=kind.size, imm=imm)
    if not whole:
        s.emit("TRUNC", A_DEF | B_USE, a=s.define(i.dst), b=dst, imm=kind.bits)


def store(s: Selector, i: ir.Store) -> None:
    base, displacement = s.address(i.pointer)
    imm = _access(i.order, i.volatile, displacement)
    size = i.value.type.size
    value = s.get(i.value)
    if size in _SIZES:
        s.emit(f"STORE{size}", A_USE | B_USE, a=value, b=base, imm=imm)
    else:
        s.emit("STOREN", A_USE | B_USE, a=value, b=base, c=size, imm=imm)


def _atomic_size(s: Selector, kind: Type) -> int:
    if kind.size not in _SIZES or kind.bits != kind.size * 8:
        raise s.unsupported(f"an atomic operation on {kind.bits} bits")
    return kind.size


def rmw(s: Selector, i: ir.Rmw) -> None:
    imm = RMW_OPERATORS[i.op] | ORDERS[i.order] << 8 | _atomic_size(s, i.dst.type) << 16
    imm |= int(i.dst.id not in s.used) << 24
    pointer, value = s.get(i.pointer), s.get(i.value)
    s.emit("RMW", A_DEF | B_USE | C_USE | EARLY, a=s.define(i.dst), b=pointer, c=value, imm=imm)


def compare_exchange(s: Selector, i: ir.CompareExchange) -> None:
    size = _atomic_size(s, i.dst.type)
    imm = ORDERS[i.order] | ORDERS[i.failure] << 8 | size << 16 | int(i.weak) << 24
    s.window(
        "CAS",
        s.sources(i.expected) + s.sources(i.desired),
        "c",
        [s.define(i.dst), s.define(i.success)],
        "a",
        shape=B_USE,
        fields=(0, s.get(i.pointer), 0, imm),
        after_inputs=True,
    )


def fence(s: Selector, i: ir.Fence) -> None:
    """One that only binds the compiler orders nothing here: instructions are executed as they stand."""
    if not i.single_thread:
        s.emit("FENCE", 0, imm=ORDERS[i.order])


def copy(s: Selector, i: ir.Copy) -> None:
    layout = 0 if i.cells is None else 1 + s.tables.layout(i.cells)
    imm = min(i.align, 128) | int(i.may_overlap) << 8 | layout << 16
    target, source, size = s.get(i.target), s.get(i.source), s.get(i.size)
    s.emit("COPY", A_USE | B_USE | C_USE, a=target, b=source, c=size, imm=imm)


def fill(s: Selector, i: ir.Fill) -> None:
    target, byte, size = s.get(i.target), s.get(i.byte), s.get(i.size)
    s.emit("FILL", A_USE | B_USE | C_USE, a=target, b=byte, c=size, imm=min(i.align, 128))


def alloca(s: Selector, i: ir.Alloca) -> None:
    s.tables.allocas.append((min(i.size, _BEYOND_STACKS), i.align, int(i.private) | int(i.looked_at) << 1))
    number = len(s.tables.allocas) - 1
    if i.count is None:
        s.emit("ALLOCA", A_DEF, a=s.define(i.dst), b=_NO_COUNT, imm=number)
    else:
        s.emit("ALLOCA", A_DEF | B_USE, b=s.get(i.count), imm=number, a=s.define(i.dst))


def lifetime(s: Selector, i: ir.Lifetime) -> None:
    s.emit("LIFE_START" if i.start else "LIFE_END", B_USE, b=s.get(i.pointer))


def thread_local(s: Selector, i: ir.ThreadLocal) -> None:
    s.emit("TLS", A_DEF, a=s.define(i.dst), imm=s.layout.global_index[i.symbol])
