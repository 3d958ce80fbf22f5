"""Building one raddle function: registers, operands, blocks.

LLVM lets a use stand in the text before its definition, and phis always may. So a register is made
at whichever comes first; a definition that turns out to be no instruction of its own (an `expect`,
a constant) then becomes a copy.
"""

from __future__ import annotations

from collections.abc import Sequence

from raddle.frontend.llvm.module import Variable
from raddle.frontend.llvm.types import LlvmType
from raddle.frontend.llvm.values import (
    Aggregate,
    Bytes,
    Expression,
    Local,
    Number,
    Symbol,
    Undefined,
    Value,
    Zero,
)
from raddle.frontend.lower.cells import Layout
from raddle.frontend.lower.context import Context
from raddle.frontend.lower.initializers import gep_offset
from raddle.frontend.lower.scalars import Unlowered, registers, scalar
from raddle.ir.instructions import (
    Alloca,
    Binary,
    Compare,
    Convert,
    Instruction,
    Offset,
    Operation,
    Order,
    Select,
    ThreadLocal,
    Unary,
    Unreachable,
)
from raddle.ir.operations import OPERATIONS
from raddle.ir.types import I1, I32, I64, PTR, Type, integer
from raddle.ir.values import Addr, Const, Location, Operand, Reg, Undef


class Builder:
    """The function under construction. `loc` is the place of the instruction being lowered."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.loc: Location | None = None
        self.values: dict[str, tuple[Operand, ...]] = {}
        self.defined: set[str] = set()
        self.layouts: dict[str, Layout] = {}
        """What lies behind a pointer register, where an alloca or getelementptr told it."""
        self.padding: dict[str, int] = {}
        """Of a value that spans members of a struct: the bits of its padding."""
        self.makes_atomic = False
        """The function is a constructor of std::atomic."""
        self.code: list[Instruction] = []
        self.entry_allocas: list[Instruction] = []
        """Temporaries of the lowering itself, put at the start of the function."""
        self.variables: dict[str, Variable] = {}
        self.made: dict[str, int] = {}
        """What the debug information says of each alloca."""
        self.late: dict[str, list[Instruction]] = {}
        """Code to put at the end of a block, before its terminator: constants that phis need."""
        self.returns: tuple[Type, ...] = ()
        """What the function returns, for the code that leaves it by an exception."""
        self.ended = False
        """The current block already ended early (an error, an unsupported construct)."""
        self._next_id = 0
        self._next_reg = 0

    # --- registers and instructions

    def id(self) -> int:
        self._next_id += 1
        return self._next_id - 1

    def reg(self, type_: Type, name: str = "") -> Reg:
        self._next_reg += 1
        return Reg(self._next_reg - 1, type_, name)

    def emit(self, instruction: Instruction) -> None:
        if not self.ended:
            self.code.append(instruction)

    def end(self) -> None:
        """End the current block here: what follows is never executed."""
        self.emit(Unreachable(self.id(), self.loc))
        self.ended = True

    def define(self, name: str, type_: LlvmType) -> tuple[Reg, ...]:
        """The registers that a result's definition writes."""
        self.defined.add(name)
        found = self.values.get(name)
        if found is None:
            found = self._fresh(name, type_)
        return tuple(r for r in found if isinstance(r, Reg))

    def define_one(self, name: str, type_: LlvmType) -> Reg:
        scalar(type_)
        return self.define(name, type_)[0]

    def bind(self, name: str, operands: Sequence[Operand]) -> None:
        """A result that needs no instruction: later uses see the operands themselves."""
        self.defined.add(name)
        early = self.values.get(name)
        if early is None:
            self.values[name] = tuple(operands)
            return
        for target, operand in zip(early, operands, strict=True):
            assert isinstance(target, Reg)
            self.emit(Convert(self.id(), self.loc, target, "bitcast", operand))

    def _fresh(self, name: str, type_: LlvmType) -> tuple[Reg, ...]:
        hint = "" if name.isdigit() else name
        found = tuple(self.reg(t, hint) for t in registers(type_))
        self.values[name] = found
        return found

    # --- operands

    def operands(self, value: Value) -> tuple[Operand, ...]:
        """The registers or constants of a value, one per scalar."""
        if isinstance(value, Local):
            found = self.values.get(value.name)
            return self._fresh(value.name, value.type) if found is None else found
        if not value.type.aggregate:
            return (self._constant(value),)
        if isinstance(value, Undefined):
            return tuple(Undef(t) for t in registers(value.type))
        if isinstance(value, Zero):
            return tuple(Const(t, 0) for t in registers(value.type))
        if isinstance(value, Aggregate):
            return tuple(o for v in value.values for o in self.operands(v))
        if isinstance(value, Bytes):
            return tuple(Const(integer(8), b) for b in value.data)
        raise Unlowered(f"a constant of type {value.type.name}")

    def operand(self, value: Value) -> Operand:
        if isinstance(value, Local):
            found = self.values.get(value.name)
            return (self._fresh(value.name, value.type) if found is None else found)[0]
        return self._constant(value)

    def _constant(self, value: Value) -> Operand:
        if isinstance(value, Number):
            return Const(scalar(value.type), value.bits)
        if isinstance(value, Symbol):
            return self.address(value.name, 0)
        if isinstance(value, Undefined):
            return Undef(scalar(value.type))
        if isinstance(value, Aggregate) and value.type.kind == "vector":
            return self._vector(value)
        if isinstance(value, Zero):
            return Const(scalar(value.type), 0)
        if isinstance(value, Expression):
            return self._expression(value)
        raise Unlowered(f"a constant of type {value.type.name}")

    def _vector(self, value: Aggregate) -> Operand:
        bits = 0
        for index, element in enumerate(value.values):
            if not isinstance(element, Number):
                raise Unlowered("vector constants with undefined parts")
            bits |= element.bits << (index * element.type.bits)
        return Const(scalar(value.type), bits)

    def address(self, name: str, offset: int) -> Operand:
        """A symbol's address; a thread-local's is computed."""
        target = self.context.resolve(name)
        if target.kind == "missing" and self.context.module.is_weak(name):
            return Const(PTR, offset)
        symbol = self.context.reach(target, self.loc)
        if not target.thread_local:
            return Addr(symbol, offset)
        own = self.reg(PTR, name)
        self.emit(ThreadLocal(self.id(), self.loc, own, symbol))
        return self.offset(own, None, 0, offset) if offset else own

    def _expression(self, value: Expression) -> Operand:
        op = value.op
        if op == "getelementptr":
            assert value.source is not None
            base, *indices = value.values
            displacement = gep_offset(value.source, indices)
            operand = self.operand(base)
            if isinstance(operand, Addr):
                return Addr(operand.symbol, operand.offset + displacement)
            return self.offset(operand, None, 0, displacement)
        arguments = [self.operand(v) for v in value.values]
        if op in ("ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "trunc", "zext", "sext"):
            return self.convert(op, arguments[0], scalar(value.type))
        if op in ("add", "sub", "mul", "xor", "and", "or", "shl", "lshr", "ashr"):
            return self.binary(op, arguments[0], arguments[1])
        if op == "blockaddress":
            raise Unlowered("computed goto")
        raise Unlowered(f"a constant expression {op}")

    # --- small instructions that several lowerings share

    def binary(self, op: str, a: Operand, b: Operand) -> Reg:
        dst = self.reg(a.type)
        self.emit(Binary(self.id(), self.loc, dst, op, a, b))
        return dst

    def compare(self, pred: str, a: Operand, b: Operand) -> Reg:
        dst = self.reg(I1)
        self.emit(Compare(self.id(), self.loc, dst, pred, a, b))
        return dst

    def unary(self, op: str, a: Operand) -> Reg:
        dst = self.reg(a.type)
        self.emit(Unary(self.id(), self.loc, dst, op, a))
        return dst

    def select(self, cond: Operand, a: Operand, b: Operand) -> Reg:
        dst = self.reg(a.type)
        self.emit(Select(self.id(), self.loc, dst, cond, a, b))
        return dst

    def simple_convert(self, op: str, a: Operand, type_: Type) -> Reg:
        dst = self.reg(type_)
        self.emit(Convert(self.id(), self.loc, dst, op, a))
        return dst

    def convert(self, op: str, a: Operand, type_: Type, dst: Reg | None = None) -> Operand:
        """A conversion as LLVM has it; pointer casts of other widths than a pointer's take two steps."""
        word = I32 if self.context.module.narrow else I64
        if op in ("ptrtoint", "ptrtoaddr"):
            op = "ptrtoint" if word is I32 else "bitcast"
            if type_.bits != word.bits:
                a = self.simple_convert(op, a, word)
                op = "trunc" if type_.bits < word.bits else "zext"
        elif op == "inttoptr":
            if a.type.bits != word.bits:
                a = self.simple_convert("zext" if a.type.bits < word.bits else "trunc", a, word)
            op = "inttoptr" if word is I32 else "bitcast"
        elif op == "addrspacecast":
            op = "bitcast"
        if dst is None:
            dst = self.reg(type_)
        self.emit(Convert(self.id(), self.loc, dst, op, a))
        return dst

    def offset(self, base: Operand, index: Operand | None, scale: int, displacement: int) -> Reg:
        dst = self.reg(PTR)
        self.emit(Offset(self.id(), self.loc, dst, base, index, scale, displacement))
        return dst

    def at(self, base: Operand, displacement: int) -> Operand:
        """base + displacement, without an instruction where none is needed."""
        if not displacement:
            return base
        if isinstance(base, Addr):
            return Addr(base.symbol, base.offset + displacement)
        return self.offset(base, None, 0, displacement)

    def temporary(self, size: int, align: int, name: str) -> Reg:
        """A stack object of the lowering's own."""
        dst = self.reg(PTR, name)
        self.entry_allocas.append(Alloca(self.id(), self.loc, dst, size, align, None, name, None))
        return dst

    def operation(
        self, kind: str, results: tuple[Reg, ...], args: tuple[Operand, ...], text: str = ""
    ) -> None:
        # Waiting in the library acquires, and releases nothing.
        waits = self.context.library and kind in ("await", "await_rmw")
        order = Order.ACQUIRE if waits else Order.SEQ_CST
        self.emit(Operation(self.id(), self.loc, kind, results, args, text, order))
        if OPERATIONS[kind].ends:
            self.end()

    def unsupported(self, text: str) -> None:
        self.operation("unsupported", (), (), text)
