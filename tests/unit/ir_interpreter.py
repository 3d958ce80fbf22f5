"""A direct interpreter of raddle IR for one thread: what passes and the assembler must preserve.

A value is an int (the unsigned bits) or None if any of it is uninitialised: coarser than the
machine's shadow, but the same before and after a pass. Memory is a dictionary of objects with one
entry per byte. Stores to globals are recorded in order: the run's visible effects.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from typing import Any

from raddle.ir import instructions as ir
from raddle.ir.program import Function, Program
from raddle.ir.types import Type, integer
from raddle.ir.values import Addr, Const, Operand, Undef

Value = int | None
OBJECT_SPACE = 1 << 22


class Failure(Exception):
    """An error of the interpreted program."""


class OutOfSteps(Exception):
    pass


def signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> (bits - 1) else value


def float_of(bits: int, width: int) -> float:
    result: float = struct.unpack("<f" if width == 32 else "<d", bits.to_bytes(width // 8, "little"))[0]
    return result


def bits_of(value: float, width: int) -> int:
    try:
        return int.from_bytes(struct.pack("<f" if width == 32 else "<d", value), "little")
    except OverflowError:
        return int.from_bytes(struct.pack("<f", float("inf") if value > 0 else float("-inf")), "little")


def arithmetic(op: str, a: Value, b: Value, bits: int) -> Value:
    if op in ("shl", "lshr", "ashr"):
        if b is None:
            return None
        if b >= bits:
            raise Failure("shift")
    if op in ("udiv", "sdiv", "urem", "srem"):
        if b is None:
            raise Failure("undefined")
        if b == 0:
            raise Failure("division")
    if a is None or b is None:
        return None
    if op[0] == "f":
        x, y = float_of(a, bits), float_of(b, bits)
        return bits_of({"fadd": x + y, "fsub": x - y, "fmul": x * y}[op], bits)
    sa, sb = signed(a, bits), signed(b, bits)
    if op in ("sdiv", "srem"):
        if sb == -1 and sa == -(1 << (bits - 1)):
            raise Failure("division")
        quotient = abs(sa) // abs(sb) * (1 if (sa < 0) == (sb < 0) else -1)
        result = quotient if op == "sdiv" else sa - quotient * sb
    else:
        result = {
            "add": lambda: a + b, "sub": lambda: a - b, "mul": lambda: a * b, "udiv": lambda: a // b,
            "urem": lambda: a % b, "and": lambda: a & b, "or": lambda: a | b, "xor": lambda: a ^ b,
            "shl": lambda: a << b, "lshr": lambda: a >> b, "ashr": lambda: sa >> b,
        }[op]()  # fmt: skip
    return result % (1 << bits)


def comparison(pred: str, a: Value, b: Value, kind: Type) -> Value:
    if a is None or b is None:
        return None
    if kind.kind == "float":
        x, y = float_of(a, kind.bits), float_of(b, kind.bits)
        unordered = x != x or y != y
        if pred in ("ord", "uno"):
            return int(unordered == (pred == "uno"))
        if unordered:
            return int(pred[0] == "u")
        return _relation(pred[1:], x, y)
    if pred[0] == "s":
        a, b = signed(a, kind.bits), signed(b, kind.bits)
    return _relation(pred[-2:], a, b)


def _relation(name: str, x: float, y: float) -> int:
    return int({"eq": x == y, "ne": x != y, "lt": x < y, "le": x <= y, "gt": x > y, "ge": x >= y}[name])


@dataclass
class Machine:
    program: Program
    limit: int = 20_000
    memory: dict[int, list[Value]] = field(default_factory=dict)
    effects: list[tuple[str, int, int, Value]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.steps = 0
        self.ended: set[int] = set()
        self.used_after_end = False
        """Whether something was accessed between the end of its life and the next beginning."""
        self.addresses: dict[str, int] = {}
        self.next_object = 1 << 40
        for name, item in self.program.globals.items():
            self.addresses[name] = self.new_object(list(item.data.ljust(item.size, b"\0")))
        for number, name in enumerate(self.program.functions):
            self.addresses[name] = (1 << 30) + 16 * number

    def new_object(self, content: list[Value]) -> int:
        self.next_object += OBJECT_SPACE
        self.memory[self.next_object] = content
        return self.next_object

    def cells(self, address: Value, size: int) -> tuple[list[Value], int]:
        if address is None:
            raise Failure("undefined")
        base = address // OBJECT_SPACE * OBJECT_SPACE
        content = self.memory.get(base)
        if content is None or address - base + size > len(content):
            raise Failure("memory")
        self.used_after_end = self.used_after_end or (size > 0 and base in self.ended)
        return content, address - base

    def read(self, address: Value, kind: Type) -> Value:
        content, at = self.cells(address, kind.size)
        found = content[at : at + kind.size]
        if None in found:
            return None
        return int.from_bytes(bytes(found), "little") % (1 << kind.bits)  # type: ignore[arg-type]

    def write(self, address: Value, kind: Type, value: Value) -> None:
        content, at = self.cells(address, kind.size)
        new: Any = [None] * kind.size if value is None else value.to_bytes(kind.size, "little")
        content[at : at + kind.size] = new
        for name, place in self.addresses.items():
            if self.memory.get(place) is content:
                self.effects.append((name, at, kind.size, value))

    def copy(
        self, target: Value, source: Value, size: int, cells: tuple[tuple[int, int], ...] | None
    ) -> None:
        """All of it between objects of the stack; else only the cells, one by one."""
        content, at = self.cells(source, size)
        into, to = self.cells(target, size)
        shared = [self.memory.get(place) for place in self.addresses.values()]
        if cells is None or not any(one is content or one is into for one in shared):
            into[to : to + size] = content[at : at + size]
            return
        assert target is not None
        assert source is not None
        for offset, width in cells:
            kind = integer(8 * width)
            self.write(target + offset, kind, self.read(source + offset, kind))

    def run(self, name: str, args: tuple[Value, ...]) -> tuple[Value, ...]:
        return self.call(self.program.functions[name], args)

    def call(self, function: Function, args: tuple[Value, ...]) -> tuple[Value, ...]:
        blocks = {block.label: block for block in function.blocks}
        values: dict[int, Value] = {reg.id: value for reg, value in zip(function.params, args, strict=True)}

        def get(operand: Operand) -> Value:
            if isinstance(operand, Const):
                return operand.bits
            if isinstance(operand, Undef):
                return None
            if isinstance(operand, Addr):
                return self.addresses[operand.symbol] + operand.offset
            return values[operand.id]

        def decide(operand: Operand) -> int:
            value = get(operand)
            if value is None:
                raise Failure("undefined")
            return value

        block, previous = function.blocks[0], ""
        while True:
            phis = {
                i.dst.id: get(dict(i.incoming)[previous]) for i in block.instructions if isinstance(i, ir.Phi)
            }
            values.update(phis)
            target = None
            for i in block.instructions:
                self.steps += 1
                if self.steps > self.limit:
                    raise OutOfSteps
                match i:
                    case ir.Phi():
                        pass
                    case ir.Binary():
                        values[i.dst.id] = arithmetic(i.op, get(i.a), get(i.b), i.dst.type.bits)
                    case ir.Compare():
                        values[i.dst.id] = comparison(i.pred, get(i.a), get(i.b), i.a.type)
                    case ir.Convert():
                        value = get(i.a)
                        if value is not None and i.op == "sext":
                            value = signed(value, i.a.type.bits)
                        values[i.dst.id] = None if value is None else value % (1 << i.dst.type.bits)
                    case ir.Select():
                        values[i.dst.id] = get(i.a) if decide(i.cond) else get(i.b)
                    case ir.Offset():
                        base = get(i.base)
                        index: Value = 0 if i.index is None else get(i.index)
                        if base is None or index is None:
                            values[i.dst.id] = None
                        else:
                            index = 0 if i.index is None else signed(index, i.index.type.bits)
                            values[i.dst.id] = (base + index * i.scale + i.displacement) % (1 << 64)
                    case ir.Alloca():
                        count = 1 if i.count is None else decide(i.count)
                        values[i.dst.id] = self.new_object([None] * (i.size * count))
                    case ir.Lifetime():
                        content, _ = self.cells(get(i.pointer), 0)
                        content[:] = [None] * len(content)
                        (self.ended.discard if i.start else self.ended.add)(get(i.pointer) or 0)
                    case ir.Load():
                        values[i.dst.id] = self.read(get(i.pointer), i.dst.type)
                    case ir.Store():
                        self.write(get(i.pointer), i.value.type, get(i.value))
                    case ir.Fill():
                        content, at = self.cells(get(i.target), decide(i.size))
                        content[at : at + decide(i.size)] = [get(i.byte)] * decide(i.size)
                    case ir.Copy():
                        self.copy(get(i.target), get(i.source), decide(i.size), i.cells)
                    case ir.Call():
                        args = tuple([get(value) for value in i.args])
                        callee = i.callee
                        if not isinstance(callee, str):
                            places = {self.addresses[name]: name for name in self.program.functions}
                            callee = places[decide(callee)]
                        got = self.call(self.program.functions[callee], args)
                        values.update({reg.id: value for reg, value in zip(i.results, got, strict=True)})
                    case ir.Jump():
                        target = i.target
                    case ir.Branch():
                        target = i.then if decide(i.cond) else i.other
                    case ir.Switch():
                        target = dict(i.cases).get(decide(i.value), i.default)
                    case ir.Return():
                        return tuple([get(value) for value in i.values])
                    case ir.Unreachable():
                        raise Failure("unreachable")
                    case _:
                        raise NotImplementedError(type(i).__name__)
            assert target is not None
            block, previous = blocks[target], block.label


def outcome(program: Program, name: str, args: tuple[Value, ...]) -> tuple[Any, list[Any]] | None:
    """What a run returned or how it failed, and its effects; None if it took too long."""
    machine = Machine(program)
    try:
        return machine.run(name, args), machine.effects
    except Failure as failure:
        return str(failure), machine.effects
    except OutOfSteps:
        return None
