"""A few lines of IR by hand: what the tests of passes and of the assembler are written with."""

from __future__ import annotations

import re
from pathlib import Path

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction, Order
from raddle.ir.program import Block, Function, Global, Program
from raddle.ir.types import I1, I32, PTR, Type
from raddle.ir.values import Addr, Const, Location, Operand, Reg

DEFINITIONS = Path(__file__).parents[2] / "native" / "core" / "machine" / "opcodes.def"


def opcodes() -> dict[str, int]:
    """The numbering that opcodes.def defines, without the native module."""
    text = re.sub(r"//.*", "", DEFINITIONS.read_text())
    names: list[str] = []
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        for macro, name in re.findall(r"(OP|RADDLE_BOTH|RADDLE_WIDTHS)\((\w+)\)", line):
            widths = [f"{name}{width}" for width in (8, 16, 32, 64)]
            names += {"OP": [name], "RADDLE_WIDTHS": widths}.get(macro, widths + [f"{w}I" for w in widths])
    return {name: number for number, name in enumerate(names)}


def i32(value: int) -> Const:
    return Const(I32, value & 0xFFFFFFFF)


class FunctionBuilder:
    """Instructions are appended to the current block; `at` starts another one."""

    def __init__(self, name: str, params: tuple[Type, ...] = (), returns: tuple[Type, ...] = ()) -> None:
        self.name = name
        self.returns = returns
        self._registers = 0
        self._ids = 0
        self.params = tuple([self.reg(kind, f"p{n}") for n, kind in enumerate(params)])
        self.blocks: dict[str, list[Instruction]] = {}
        self.line = 1
        self.variadic = False
        self.library = False
        self.at("entry")

    def at(self, label: str) -> None:
        self._current = self.blocks.setdefault(label, [])

    def reg(self, kind: Type, name: str = "") -> Reg:
        self._registers += 1
        return Reg(self._registers, kind, name)

    def next(self) -> tuple[int, Location]:
        self._ids += 1
        return self._ids, Location("t.c", self.line, 1)

    def add(self, instruction: Instruction) -> None:
        self._current.append(instruction)

    def alloca(self, size: int = 4, variable: str = "x", count: Operand | None = None) -> Reg:
        dst = self.reg(PTR, variable)
        self.add(ir.Alloca(*self.next(), dst, size, min(size, 8) or 1, count, variable, None))
        return dst

    def load(self, kind: Type, pointer: Operand, order: Order = Order.PLAIN, volatile: bool = False) -> Reg:
        dst = self.reg(kind)
        self.add(ir.Load(*self.next(), dst, pointer, order, volatile))
        return dst

    def store(
        self, pointer: Operand, value: Operand, order: Order = Order.PLAIN, volatile: bool = False
    ) -> None:
        self.add(ir.Store(*self.next(), pointer, value, order, volatile))

    def binary(self, op: str, a: Operand, b: Operand) -> Reg:
        dst = self.reg(a.type)
        self.add(ir.Binary(*self.next(), dst, op, a, b))
        return dst

    def compare(self, pred: str, a: Operand, b: Operand) -> Reg:
        dst = self.reg(I1)
        self.add(ir.Compare(*self.next(), dst, pred, a, b))
        return dst

    def convert(self, op: str, a: Operand, kind: Type) -> Reg:
        dst = self.reg(kind)
        self.add(ir.Convert(*self.next(), dst, op, a))
        return dst

    def select(self, cond: Operand, a: Operand, b: Operand) -> Reg:
        dst = self.reg(a.type)
        self.add(ir.Select(*self.next(), dst, cond, a, b))
        return dst

    def offset(self, base: Operand, displacement: int, index: Operand | None = None, scale: int = 1) -> Reg:
        dst = self.reg(PTR)
        self.add(ir.Offset(*self.next(), dst, base, index, scale, displacement))
        return dst

    def lifetime(self, pointer: Operand, start: bool) -> None:
        self.add(ir.Lifetime(*self.next(), pointer, start))

    def phi(self, kind: Type, *incoming: tuple[str, Operand]) -> Reg:
        dst = self.reg(kind)
        self.add(ir.Phi(*self.next(), dst, incoming))
        return dst

    def call(
        self, callee: str | Operand, args: tuple[Operand, ...] = (), returns: tuple[Type, ...] = (),
        fixed: int | None = None,
    ) -> tuple[Reg, ...]:  # fmt: skip
        results = tuple([self.reg(kind) for kind in returns])
        self.add(ir.Call(*self.next(), results, callee, args, len(args) if fixed is None else fixed))
        return results

    def operation(
        self, kind: str, args: tuple[Operand, ...] = (), returns: tuple[Type, ...] = (), text: str = ""
    ) -> tuple[Reg, ...]:
        results = tuple([self.reg(each) for each in returns])
        self.add(ir.Operation(*self.next(), kind, results, args, text))
        return results

    def jump(self, target: str) -> None:
        self.add(ir.Jump(*self.next(), target))

    def branch(self, cond: Operand, then: str, other: str) -> None:
        self.add(ir.Branch(*self.next(), cond, then, other))

    def switch(self, value: Operand, default: str, *cases: tuple[int, str]) -> None:
        self.add(ir.Switch(*self.next(), value, default, cases))

    def ret(self, *values: Operand) -> None:
        self.add(ir.Return(*self.next(), values))

    def build(self) -> Function:
        blocks = tuple([Block(label, tuple(body)) for label, body in self.blocks.items()])
        place = Location("t.c", 1, 1)
        return Function(self.name, self.params, self.returns, self.variadic, blocks, place, self.library)


def data(name: str, size: int = 4, content: bytes = b"", *, thread_local: bool = False,
         constant: bool = False, relocations: tuple[tuple[int, Addr], ...] = ()) -> Global:  # fmt: skip
    return Global(name, size, 8, content, relocations, constant, thread_local, None, None, name)


def program(*functions: FunctionBuilder | Function, globals: tuple[Global, ...] = ()) -> Program:
    """The last function is the entry unless one is called main."""
    built = [f.build() if isinstance(f, FunctionBuilder) else f for f in functions]
    names = {function.name: function for function in built}
    entry = "main" if "main" in names else built[-1].name
    return Program(names, {item.name: item for item in globals}, (), entry)
