"""Where an asm statement's values are: machine registers, operands, memory.

A register holds a value of some width. Writing 32 bits of one clears the upper half, writing 8 or 16 keeps
the rest, as x86-64 has it. Memory is touched by the accesses that instructions ask for, with the order they
give.
"""

from __future__ import annotations

from dataclasses import dataclass

from raddle.frontend.llvm.instructions import LlvmInstruction
from raddle.frontend.llvm.types import LlvmType
from raddle.frontend.llvm.values import Number
from raddle.frontend.lower.assembly.flags import Flags
from raddle.frontend.lower.assembly.template import Constraint
from raddle.frontend.lower.builder import Builder
from raddle.frontend.lower.scalars import Unlowered, flatten, scalar
from raddle.ir.instructions import CompareExchange, Load, Order, Rmw, Store
from raddle.ir.types import I1, I32, PTR, Type, integer
from raddle.ir.values import Addr, Const, Operand, Undef

_POINTER = 'inline assembly with a pointer in a register, with -m32 (give it the object, as "+m")'


@dataclass(frozen=True, slots=True)
class Held:
    """What a register holds: `bits` wide; `below`: what it held before, whose upper bits remain."""

    value: Operand
    bits: int
    below: Held | None = None


@dataclass(frozen=True, slots=True)
class Memory:
    pointer: Operand


@dataclass(frozen=True, slots=True)
class Register:
    name: str
    bits: int = 0
    """0: the width of the operand that it is."""


@dataclass(frozen=True, slots=True)
class Immediate:
    value: int


Place = Memory | Register | Immediate


class Places:
    """The state of the machine while one asm statement is lowered."""

    def __init__(self, build: Builder, ins: LlvmInstruction, constraints: list[Constraint]) -> None:
        self.build = build
        self.flags = Flags(build)
        self.constraints = constraints
        self.held: dict[str, Held] = {}
        self.pointers: dict[int, Operand] = {}
        self.widths: dict[str, int] = {}
        self.stored: list[tuple[int, LlvmType]] = []
        """Outputs in registers whose value goes to memory at the end."""
        self._bind(ins)

    def _bind(self, ins: LlvmInstruction) -> None:
        values = list(zip(ins.args, ins.arguments, strict=True))
        results = [t for _, t in flatten(ins.type)] if ins.type.kind != "void" else []
        narrow = self.build.context.module.narrow
        if narrow and any(type_.kind == "ptr" for type_ in results):
            raise Unlowered(_POINTER)
        for number, constraint in enumerate(self.constraints):
            if constraint.output and not constraint.indirect:
                self.widths.setdefault(self.name(number), scalar(results.pop(0)).bits)
                continue
            value, argument = values.pop(0)
            operand = self.build.operand(value)
            if constraint.indirect:
                self.pointers[number] = operand
                if constraint.memory:
                    continue
                if argument.element is None:
                    raise Unlowered("inline assembly with an operand of unknown type (name its type)")
                type_ = argument.element
                self.widths.setdefault(self.name(number), scalar(type_).bits)
                if constraint.output:
                    self.stored.append((number, type_))
                    continue
                operand = self.load(Memory(operand), scalar(type_), Order.PLAIN)
            if narrow and operand.type.kind == "ptr":
                raise Unlowered(_POINTER)
            bits = operand.type.bits
            if constraint.immediate and isinstance(value, Number) and constraint.tied < 0:
                bits = 0  # as wide as the instruction that uses it
            name = self.name(number)
            if constraint.tied >= 0 or name not in self.widths:
                self.widths[name] = operand.type.bits
            self.held[name] = Held(operand, bits)

    def name(self, number: int) -> str:
        """The register of an operand."""
        constraint = self.constraints[number]
        if constraint.tied >= 0:
            return self.name(constraint.tied)
        return constraint.place or f"operand {number}"

    # --- registers

    def read(self, place: Place, bits: int) -> Operand:
        """The value, `bits` wide: an integer, or a pointer that nobody has calculated with."""
        if isinstance(place, Immediate):
            return Const(integer(bits), place.value & ((1 << bits) - 1))
        if isinstance(place, Memory):
            raise AssertionError("memory is read with an order")
        held = self.held.get(place.name)
        if held is None:
            return Undef(integer(bits))
        if held.bits == 0:
            return self._constant(held.value, bits)
        if held.bits < bits and held.below is not None:
            low = self.number(held.value, bits)
            mask = Const(integer(bits), ((1 << bits) - 1) ^ ((1 << held.bits) - 1))
            self.held[place.name] = held.below
            rest = self.integer(self.read(place, bits))
            self.held[place.name] = held
            return self.build.binary("or", self.build.binary("and", rest, mask), low)
        if held.bits == bits and held.value.type.kind != "float":
            return held.value
        return self.number(held.value, bits)

    def _constant(self, value: Operand, bits: int) -> Operand:
        if isinstance(value, Const) and value.type.kind == "int":
            number = value.bits
            if value.type.bits < bits and number >> (value.type.bits - 1):
                number -= 1 << value.type.bits
            return Const(integer(bits), number & ((1 << bits) - 1))
        return self.number(value, bits)

    def write(self, place: Place, value: Operand, bits: int) -> None:
        assert isinstance(place, Register)
        below = self.held.get(place.name) if bits < 32 else None
        if below is not None and below.bits <= bits:
            below = below.below
        self.held[place.name] = Held(value, bits, below)

    def integer(self, value: Operand) -> Operand:
        """The same bits as an integer."""
        if value.type.kind == "int":
            return value
        return self.build.simple_convert("bitcast", value, integer(value.type.bits))

    def number(self, value: Operand, bits: int) -> Operand:
        value = self.integer(value)
        if value.type.bits == bits:
            return value
        if isinstance(value, Const):
            return Const(integer(bits), value.bits & ((1 << bits) - 1))
        op = "trunc" if value.type.bits > bits else "zext"
        return self.build.simple_convert(op, value, integer(bits))

    def typed(self, value: Operand, type_: Type) -> Operand:
        """A value of `type_`'s width as that type."""
        if value.type == type_:
            return value
        if isinstance(value, Undef):
            return Undef(type_)
        return self.build.simple_convert("bitcast", value, type_)

    def result(self, number: int, type_: Type) -> Operand:
        """What an output has at the end."""
        constraint = self.constraints[number]
        if constraint.condition:
            return self.number(self.flags.condition(constraint.condition), type_.bits)
        return self.typed(self.read(Register(self.name(number)), type_.bits), type_)

    # --- memory

    def pointer(self, value: Operand) -> Operand:
        return self.typed(value, PTR) if not isinstance(value, Addr) else value

    def address(self, base: Operand, index: Operand | None, scale: int, displacement: int) -> Memory:
        pointer = self.pointer(base)
        if index is None:
            return Memory(self.build.at(pointer, displacement))
        return Memory(self.build.offset(pointer, self.number(index, 64), scale, displacement))

    def load(self, place: Memory, type_: Type, order: Order) -> Operand:
        build = self.build
        dst = build.reg(type_)
        build.emit(Load(build.id(), build.loc, dst, place.pointer, order))
        return dst

    def store(self, place: Memory, value: Operand, order: Order) -> None:
        self.build.emit(Store(self.build.id(), self.build.loc, place.pointer, value, order))

    def update(self, place: Memory, op: str, value: Operand, order: Order) -> Operand:
        """An atomic read-modify-write; the old value."""
        build = self.build
        value = value if op == "xchg" else self.integer(value)
        old = build.reg(value.type)
        build.emit(Rmw(build.id(), build.loc, old, op, place.pointer, value, order))
        return old

    def exchange(
        self, place: Memory, expected: Operand, desired: Operand, orders: tuple[Order, Order]
    ) -> tuple[Operand, Operand]:
        """A compare-exchange: the old value, and whether it was the expected one."""
        build = self.build
        if expected.type != desired.type:
            expected, desired = self.integer(expected), self.integer(desired)
        old, success = build.reg(expected.type, "old"), build.reg(I1, "success")
        build.emit(
            CompareExchange(
                build.id(), build.loc, old, success, place.pointer, expected, desired, *orders, False
            )
        )
        return old, success

    def assume(self, condition: Operand) -> None:
        self.build.operation("assume", (), (self.build.simple_convert("zext", condition, I32),))
