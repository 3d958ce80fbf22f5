"""Lowering of exceptions: calls that may unwind, landing pads, resumption.

A thread that unwinds has the thrown object in `__raddle_unwinding`, a thread-local of raddle's C++
runtime. An invoke is a call and a look at it; so is, after `unwinding.py`, every call of a function that
may throw. In a program that catches nothing an invoke is a call: throwing ends the program there, as it does
natively, where no frame is unwound unless somebody catches.
"""

from __future__ import annotations

from raddle.frontend.llvm.instructions import LlvmInstruction
from raddle.frontend.llvm.values import Symbol
from raddle.frontend.lower.builder import Builder
from raddle.frontend.lower.calls import lower_call
from raddle.frontend.lower.scalars import Unlowered
from raddle.ir.instructions import Branch, Call, Jump, Load, Order, Return, Store, ThreadLocal
from raddle.ir.types import I1, I32, PTR
from raddle.ir.values import Const, Operand, Reg, Undef

UNWINDING = "__raddle_unwinding"
CATCHES = "__raddle_catches"
ASK = "unwinding?"
"""The operation that asks whether the call before it threw; `unwinding.py` replaces it."""
_ANYTHING = (1 << 31) - 1
"""The selector of `catch (...)`."""


def lower_invoke(build: Builder, ins: LlvmInstruction) -> None:
    lower_call(build, ins)
    if build.ended:
        return
    if not build.context.unwinding or not build.code or not isinstance(build.code[-1], Call):
        build.emit(Jump(build.id(), build.loc, ins.labels[0]))
        return
    thrown = build.reg(I1)
    build.emit(_ask(build, thrown))
    build.emit(Branch(build.id(), build.loc, thrown, ins.labels[1], ins.labels[0]))


def _ask(build: Builder, thrown: Reg) -> Call:
    return Call(build.id(), build.loc, (thrown,), ASK, (), 0)


def pending(build: Builder) -> Reg:
    """The address of this thread's thrown object."""
    own = build.reg(PTR)
    symbol = build.context.reach(build.context.resolve(UNWINDING), build.loc)
    build.emit(ThreadLocal(build.id(), build.loc, own, symbol))
    return own


def lower_landingpad(build: Builder, ins: LlvmInstruction) -> None:
    """The first clause that takes the object decides the selector; 0 if none does."""
    if not build.context.unwinding:
        build.end()
        return
    where = pending(build)
    thrown = build.reg(PTR)
    build.emit(Load(build.id(), build.loc, thrown, where, Order.PLAIN))
    build.emit(Store(build.id(), build.loc, where, Const(PTR, 0), Order.PLAIN))
    selector: Operand = Const(I32, 0)
    for kind, clause in zip(ins.labels, ins.args, strict=True):
        if kind == "filter":
            raise Unlowered("an exception specification (throw(...) after a function's parameters)")
        wanted = build.operand(clause)
        number = build.context.type_number(clause.name) if isinstance(clause, Symbol) else _ANYTHING
        found = build.reg(I32)
        symbol = build.context.reach(build.context.resolve(CATCHES), build.loc)
        given = (thrown, wanted, Const(I32, number), selector)
        build.emit(Call(build.id(), build.loc, (found,), symbol, given, 4))
        selector = found
    build.bind(ins.result, [thrown, selector])


def lower_resume(build: Builder, ins: LlvmInstruction) -> None:
    if not build.context.unwinding:
        build.end()
        return
    thrown = build.operands(ins.args[0])[0]
    build.emit(Store(build.id(), build.loc, pending(build), thrown, Order.PLAIN))
    build.emit(Return(build.id(), build.loc, tuple(Undef(t) for t in build.returns)))


EXCEPTIONS = {"invoke": lower_invoke, "landingpad": lower_landingpad, "resume": lower_resume}
