"""Lowering of control flow: jumps, switches, returns, phis."""

from __future__ import annotations

from collections.abc import Callable

from raddle.frontend.llvm.instructions import LlvmInstruction
from raddle.frontend.lower.builder import Builder
from raddle.frontend.lower.scalars import Unlowered
from raddle.frontend.lower.wide import case_number
from raddle.ir.instructions import Branch, Instruction, Jump, Phi, Return, Switch, Unreachable
from raddle.ir.values import Operand


def lower_br(build: Builder, ins: LlvmInstruction) -> None:
    if ins.args:
        cond = build.operand(ins.args[0])
        build.emit(Branch(build.id(), build.loc, cond, ins.labels[0], ins.labels[1]))
    else:
        build.emit(Jump(build.id(), build.loc, ins.labels[0]))


def lower_switch(build: Builder, ins: LlvmInstruction) -> None:
    value, numbers = build.operand(ins.args[0]), list(ins.indices)
    if value.type.bits > 64:
        value, numbers = case_number(build, value, numbers), list(range(1, len(numbers) + 1))
    cases = tuple(zip(numbers, ins.labels[1:], strict=True))
    build.emit(Switch(build.id(), build.loc, value, ins.labels[0], cases))


def lower_ret(build: Builder, ins: LlvmInstruction) -> None:
    values = build.operands(ins.args[0]) if ins.args else ()
    build.emit(Return(build.id(), build.loc, values))


def lower_unreachable(build: Builder, ins: LlvmInstruction) -> None:
    build.emit(Unreachable(build.id(), build.loc))


def lower_phi(build: Builder, ins: LlvmInstruction) -> None:
    """An incoming constant that takes code to compute gets it at the end of its predecessor."""
    incoming: dict[str, tuple[Operand, ...]] = {}
    for label, value in zip(ins.labels, ins.args, strict=True):
        if label in incoming:
            continue
        kept, build.code = build.code, []
        incoming[label] = build.operands(value)
        late: list[Instruction] = build.code
        build.code = kept
        build.late.setdefault(label, []).extend(late)
    for index, dst in enumerate(build.define(ins.result, ins.type)):
        pairs = tuple((label, operands[index]) for label, operands in incoming.items())
        build.emit(Phi(build.id(), build.loc, dst, pairs))


def lower_indirectbr(build: Builder, ins: LlvmInstruction) -> None:
    raise Unlowered("computed goto")


CONTROL: dict[str, Callable[[Builder, LlvmInstruction], None]] = {
    "br": lower_br,
    "switch": lower_switch,
    "ret": lower_ret,
    "unreachable": lower_unreachable,
    "phi": lower_phi,
    "indirectbr": lower_indirectbr,
}
