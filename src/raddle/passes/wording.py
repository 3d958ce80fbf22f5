"""Registers, places and conditions as a C programmer would write them, for telling about loops.

The compiler names registers after variables and struct members, and globals have their types:
together that is enough for `lock`, `q.head`, `node->next`, `ticket[i]`. A value that came from
memory is written as its place.
"""

from __future__ import annotations

import re

from raddle.ir import instructions as ir
from raddle.ir.program import Program
from raddle.ir.types import I1
from raddle.ir.values import Addr, Const, Operand, Reg, Undef
from raddle.passes.conditions import FALSE, Definitions, Resolution, Test, signed

_SIGNS = {
    "eq": "==", "ne": "!=", "ult": "<", "slt": "<", "ule": "<=", "sle": "<=", "ugt": ">", "sgt": ">",
    "uge": ">=", "sge": ">=", "add": "+", "sub": "-", "mul": "*", "and": "&", "or": "|", "xor": "^",
    "shl": "<<", "lshr": ">>", "ashr": ">>", "udiv": "/", "sdiv": "/", "urem": "%", "srem": "%",
}  # fmt: skip
_INDEXED = ("arrayidx", "arraydecay", "add.ptr", "incdec", "vla")
DEEP = 6


class Wording:
    """Words for the registers of one function."""

    def __init__(self, program: Program, values: Definitions) -> None:
        self.program = program
        self.values = values
        self.inside: set[int] = set()
        """Registers of the loop that is told about: values found there are written as their places."""

    def variable(self, reg: Reg) -> str:
        return _plain(reg.name) or "a variable"

    def function(self, name: str) -> str:
        """As the program names it: C++ functions have mangled names."""
        known = self.program.functions.get(name)
        return (known.display if known is not None else "") or name

    def place(self, pointer: Operand, way: Resolution | None = None, deep: int = 0) -> str:
        """What the pointer points to."""
        pointer = self.values.through(pointer, way or {})
        if isinstance(pointer, Addr):
            return self._global(pointer)
        i = self.values.made.get(pointer.id) if isinstance(pointer, Reg) else None
        if isinstance(i, ir.Alloca):
            return i.variable or "a variable"
        if isinstance(i, ir.ThreadLocal):
            return self._global(Addr(i.symbol))
        if isinstance(i, ir.Offset) and deep < DEEP:
            name = _plain(i.dst.name)
            if i.index is not None or name.startswith(_INDEXED):
                base = self._pointer(i.base, way, deep + 1, i.scale).removesuffix("[0]")
                index = "…" if i.index is None else self.value(i.index, way, deep + 1)
                if i.index is None and i.displacement == 0:
                    index = "0"
                return f"{base}[{index}]"
            base_place = self._inner(i.base, way, deep + 1, 1 << 62)
            if base_place:
                return f"{base_place}.{name or i.displacement}"
            return f"{self._pointer(i.base, way, deep + 1, 1 << 62)}->{name or i.displacement}"
        return f"*{self.value(pointer, way, deep + 1)}"

    def _inner(self, base: Operand, way: Resolution | None, deep: int, size: int) -> str:
        """The place of a struct that is a variable, or part of one; "" if it is reached by a pointer.
        `size`: of an array's elements, if it is one."""
        base = self.values.through(base, way or {})
        i = self.values.made.get(base.id) if isinstance(base, Reg) else None
        if isinstance(i, ir.ThreadLocal):
            return self._global(Addr(i.symbol), size)
        if isinstance(base, Addr):
            return self._global(base, size)
        if isinstance(i, ir.Alloca | ir.Offset):
            return self.place(base, way, deep)
        return ""

    def _pointer(self, base: Operand, way: Resolution | None, deep: int, size: int) -> str:
        inner = self._inner(base, way, deep, size)
        return inner or self.value(base, way, deep)

    def _global(self, address: Addr, least: int = 0) -> str:
        """The name of the part of a variable at an address; parts of `least` bytes are not taken apart."""
        data = self.program.globals.get(address.symbol)
        name = (data.display if data is not None else "") or address.symbol
        index = data.type_index if data is not None else None
        offset = address.offset
        while index is not None:
            kind = self.program.debug_types[index]
            if not offset and kind.size <= least:
                break
            if (
                kind.kind == "array"
                and kind.element is not None
                and self.program.debug_types[kind.element].size
            ):
                size = self.program.debug_types[kind.element].size
                name, offset, index = f"{name}[{offset // size}]", offset % size, kind.element
                continue
            inside = [m for m in kind.members if m[1] <= offset and not m[4]] if kind.kind == "struct" else []
            if not inside or (inside[0][0].startswith("__") and not offset):
                break
            member = max(inside, key=lambda m: m[1])
            inner = f"{name}.{member[0]}" if member[0] else name  # the C++ library's own have no names
            name, offset, index = inner, offset - member[1], member[2]
        return f"{name}+{offset}" if offset else name

    def value(self, value: Operand, way: Resolution | None = None, deep: int = 0) -> str:
        value = self.values.through(value, way or {})
        if isinstance(value, Const):
            if value.type.kind == "ptr" and not value.bits:
                return "NULL"
            return str(signed(value.bits, value.type.bits) if value.type.bits > 1 else value.bits)
        if isinstance(value, Addr):
            return f"&{self._global(value)}"
        if isinstance(value, Undef):
            return "an uninitialised value"
        i = self.values.made.get(value.id)
        if deep > DEEP:
            return self.variable(value)
        match i:
            case ir.Rmw() if value.id not in self.inside:
                return f"the old {self.place(i.pointer, way, deep + 1)}"
            case ir.Load() | ir.Rmw() | ir.CompareExchange():
                return self.place(i.pointer, way, deep + 1)
            case ir.Operation(kind="await" | "await_rmw"):
                return self.place(i.args[0], way, deep + 1)
            case ir.Convert():
                return self.value(i.a, way, deep + 1)
            case ir.Binary() if i.op in _SIGNS:
                return f"({self.value(i.a, way, deep + 1)} {_SIGNS[i.op]} {self.value(i.b, way, deep + 1)})"
            case ir.Compare() if i.pred in _SIGNS:
                return f"({self.value(i.a, way, deep + 1)} {_SIGNS[i.pred]} {self.value(i.b, way, deep + 1)})"
            case ir.Offset() | ir.Alloca() | ir.ThreadLocal():
                return f"&{self.place(value, way, deep + 1)}"
            case ir.Call() if isinstance(i.callee, str):
                return f"{self.function(i.callee)}()"
        return self.variable(value)

    def test(self, test: Test, way: Resolution | None = None) -> str:
        made = self.values.made.get(test.a.id) if isinstance(test.a, Reg) else None
        if test.b == FALSE and isinstance(made, ir.CompareExchange):
            does = "fails" if test.pred == "eq" else "succeeds"
            return f"the compare-exchange of {self.place(made.pointer, way)} {does}"
        if test.b == FALSE and test.a.type == I1 and test.pred in ("eq", "ne"):
            return ("!" if test.pred == "eq" else "") + self.value(test.a, way)
        a, b = self.value(test.a, way), self.value(test.b, way)
        if a.startswith("(") and a.endswith(")") and " & " not in a:
            a = a[1:-1] if a.count("(") == 1 else a
        return f"{a} {_SIGNS[test.pred]} {b}"

    def conjunction(self, tests: tuple[Test, ...], way: Resolution | None = None) -> str:
        return " && ".join(dict.fromkeys(self.test(test, way) for test in tests)) or "1"


def _plain(name: str) -> str:
    """A register's name without the number that the compiler adds to tell it from others."""
    name = name.removesuffix(".addr")
    return re.sub(r"(?<=[A-Za-z_])\d+$", "", name) if "." not in name else name
