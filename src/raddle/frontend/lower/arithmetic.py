"""Lowering of computation: arithmetic, comparison, conversion, selection, parts of aggregates."""

from __future__ import annotations

from collections.abc import Callable

from raddle.frontend.llvm.instructions import LlvmInstruction
from raddle.frontend.llvm.types import I1 as LLVM_I1
from raddle.frontend.llvm.types import LlvmType
from raddle.frontend.lower import wide
from raddle.frontend.lower.builder import Builder
from raddle.frontend.lower.scalars import Unlowered, flatten, scalar
from raddle.ir.instructions import Binary, Compare, Convert, Select, Unary
from raddle.ir.values import Const


def lower_binary(build: Builder, ins: LlvmInstruction) -> None:
    if ins.type.kind == "vector":
        raise Unlowered("arithmetic on vectors")
    a, b = build.operand(ins.args[0]), build.operand(ins.args[1])
    if wide.is_odd(ins.type):
        build.bind(ins.result, [wide.binary(build, ins.op, a, b, ins.type.bits)])
        return
    dst = build.define_one(ins.result, ins.type)
    build.emit(Binary(build.id(), build.loc, dst, ins.op, a, b))


def lower_negate(build: Builder, ins: LlvmInstruction) -> None:
    if ins.type.kind == "vector":
        raise Unlowered("arithmetic on vectors")
    a = build.operand(ins.args[0])
    build.emit(Unary(build.id(), build.loc, build.define_one(ins.result, ins.type), "fneg", a))


def lower_compare(build: Builder, ins: LlvmInstruction) -> None:
    if ins.type.kind == "vector":
        raise Unlowered("comparison of vectors")
    a, b = build.operand(ins.args[0]), build.operand(ins.args[1])
    if wide.is_odd(ins.args[0].type):
        build.bind(ins.result, [wide.compare(build, ins.word, a, b, ins.args[0].type.bits)])
        return
    dst = build.define_one(ins.result, LLVM_I1)
    if ins.word in ("true", "false"):
        build.emit(Convert(build.id(), build.loc, dst, "bitcast", Const(dst.type, int(ins.word == "true"))))
        return
    build.emit(Compare(build.id(), build.loc, dst, ins.word, a, b))


def lower_cast(build: Builder, ins: LlvmInstruction) -> None:
    source = ins.args[0].type
    if "vector" in (source.kind, ins.type.kind) and ins.op != "bitcast":
        raise Unlowered("conversion of vectors")
    a = build.operand(ins.args[0])
    if max(source.bits, ins.type.bits) > 64 and "int" in (source.kind, ins.type.kind) and ins.op != "bitcast":
        build.bind(ins.result, [wide.convert(build, ins, a)])
        return
    build.convert(ins.op, a, scalar(ins.type), build.define_one(ins.result, ins.type))


def lower_select(build: Builder, ins: LlvmInstruction) -> None:
    if ins.args[0].type.kind == "vector":
        raise Unlowered("selection of vectors")
    cond = build.operand(ins.args[0])
    first, second = build.operands(ins.args[1]), build.operands(ins.args[2])
    for dst, a, b in zip(build.define(ins.result, ins.type), first, second, strict=True):
        build.emit(Select(build.id(), build.loc, dst, cond, a, b))


def lower_freeze(build: Builder, ins: LlvmInstruction) -> None:
    """A copy: an undefined value stays one, so that deciding on it is still reported."""
    build.bind(ins.result, build.operands(ins.args[0]))


def _part(type_: LlvmType, indices: list[int]) -> tuple[int, int, LlvmType]:
    """First register, number of registers and type of a part of an aggregate."""
    first = 0
    for index in indices:
        if type_.kind == "struct":
            first += sum(len(flatten(t)) for t in type_.elements[:index])
            type_ = type_.elements[index]
        else:
            type_ = type_.elements[0]
            first += index * len(flatten(type_))
    return first, len(flatten(type_)), type_


def lower_extractvalue(build: Builder, ins: LlvmInstruction) -> None:
    first, count, _ = _part(ins.type, ins.indices)
    build.bind(ins.result, build.operands(ins.args[0])[first : first + count])


def lower_insertvalue(build: Builder, ins: LlvmInstruction) -> None:
    first, count, _ = _part(ins.type, ins.indices)
    whole = list(build.operands(ins.args[0]))
    whole[first : first + count] = build.operands(ins.args[1])
    build.bind(ins.result, whole)


def lower_extractelement(build: Builder, ins: LlvmInstruction) -> None:
    raise Unlowered("vector elements")


ARITHMETIC: dict[str, Callable[[Builder, LlvmInstruction], None]] = {
    "fneg": lower_negate,
    "icmp": lower_compare,
    "fcmp": lower_compare,
    "select": lower_select,
    "freeze": lower_freeze,
    "extractvalue": lower_extractvalue,
    "insertvalue": lower_insertvalue,
    "extractelement": lower_extractelement,
    "insertelement": lower_extractelement,
    "shufflevector": lower_extractelement,
}
ARITHMETIC |= dict.fromkeys(
    [
        "add",
        "sub",
        "mul",
        "udiv",
        "sdiv",
        "urem",
        "srem",
        "shl",
        "lshr",
        "ashr",
        "and",
        "or",
        "xor",
        "fadd",
        "fsub",
        "fmul",
        "fdiv",
        "frem",
    ],
    lower_binary,
)
ARITHMETIC |= dict.fromkeys(
    [
        "trunc",
        "zext",
        "sext",
        "fptosi",
        "fptoui",
        "sitofp",
        "uitofp",
        "fpext",
        "fptrunc",
        "ptrtoint",
        "ptrtoaddr",
        "inttoptr",
        "bitcast",
        "addrspacecast",
    ],
    lower_cast,
)
