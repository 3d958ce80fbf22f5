"""Lowering of calls: by name, through a pointer, intrinsics, raddle's own operations, assembly."""

from __future__ import annotations

from raddle.frontend.llvm.instructions import LlvmInstruction
from raddle.frontend.llvm.values import Asm, Symbol
from raddle.frontend.lower.assembly.lower import lower_asm
from raddle.frontend.lower.builder import Builder
from raddle.frontend.lower.builtins import BUILTINS, lower_operation
from raddle.frontend.lower.cells import cells_of
from raddle.frontend.lower.context import Shape
from raddle.frontend.lower.hints import missing
from raddle.frontend.lower.intrinsics import lower_intrinsic
from raddle.frontend.lower.scalars import Unlowered, registers
from raddle.ir.instructions import Call, Copy, Load, Order
from raddle.ir.types import I32, I64, Type, integer
from raddle.ir.values import Addr, Const, Operand, Reg, Undef


def lower_call(build: Builder, ins: LlvmInstruction) -> None:
    callee = ins.callee
    if isinstance(callee, Asm):
        lower_asm(build, ins, callee)
        return
    if isinstance(callee, Symbol):
        if callee.name.startswith("llvm."):
            lower_intrinsic(build, ins, callee.name)
            return
        _lower_named(build, ins, callee.name)
        return
    assert callee is not None
    target = build.operand(callee)
    args, fixed = arguments(build, ins)
    results = results_of(build, ins)
    if fixed:  # without parameters it is a function of old C, which need not be variadic
        args = _in_words(build, args, fixed)
    build.emit(Call(build.id(), build.loc, results, target, args, fixed))


def results_of(build: Builder, ins: LlvmInstruction) -> tuple[Reg, ...]:
    if ins.result:
        return build.define(ins.result, ins.type)
    return tuple(build.reg(t) for t in registers(ins.type))


def arguments(build: Builder, ins: LlvmInstruction) -> tuple[tuple[Operand, ...], int]:
    """The argument operands, and how many of them belong to declared parameters."""
    declared = len(ins.function.elements) - 1 if ins.function is not None else len(ins.args)
    found: list[Operand] = []
    fixed = 0
    for index, (value, argument) in enumerate(zip(ins.args, ins.arguments, strict=True)):
        if argument.byval is not None and index >= declared:
            found += _spread(build, build.operand(value), argument.byval.size, cells_of(argument.byval))
        else:
            found += build.operands(value)
        if index < declared:
            fixed = len(found)
    return tuple(found), fixed


def _spread(
    build: Builder, source: Operand, size: int, cells: tuple[tuple[int, int], ...] | None
) -> list[Operand]:
    """A struct among variadic arguments, as the words that va_arg will walk over."""
    width = 4 if build.context.module.narrow else 8
    words = (size + width - 1) // width
    temporary = build.temporary(words * width, 8, "argument")
    build.emit(Copy(build.id(), build.loc, temporary, source, Const(I64, size), False, 1, cells))
    found: list[Operand] = []
    for index in range(words):
        word = build.reg(integer(8 * width))
        build.emit(Load(build.id(), build.loc, word, build.at(temporary, width * index), Order.PLAIN))
        found.append(word)
    return found


def _in_words(build: Builder, args: tuple[Operand, ...], fixed: int) -> tuple[Operand, ...]:
    """With 32 bits, variadic arguments are words of 4 bytes: one register each."""
    if not build.context.module.narrow:
        return args
    found = list(args[:fixed])
    for value in args[fixed:]:
        if value.type.kind == "ptr":
            found.append(build.simple_convert("pack", value, I32))
            continue
        if value.type.kind == "float":
            value = build.simple_convert("bitcast", value, integer(value.type.bits))
        if value.type.bits <= 32:
            found.append(value)
            continue
        if value.type.bits > 64:
            raise Unlowered("a variadic argument of more than 8 bytes, with -m32")
        upper = build.binary("lshr", value, Const(value.type, 32))
        found += [build.simple_convert("trunc", half, I32) for half in (value, upper)]
    return tuple(found)


def _lower_named(build: Builder, ins: LlvmInstruction, name: str) -> None:
    context = build.context
    target = context.resolve(name)
    if target.kind in ("operation", "missing") and name.startswith("__raddle_"):
        args, _ = arguments(build, ins)
        lower_operation(build, ins, name.removeprefix("__raddle_"), args)
        return
    builtin = BUILTINS.get(name) if target.kind == "missing" or target.replaceable else None
    if builtin is not None and builtin(build, ins):
        return
    if target.kind == "missing" and name not in build.context.outside:
        raise Unlowered(missing(name))
    args, fixed = arguments(build, ins)
    symbol = context.reach(target, build.loc)
    shape = context.shape(target)
    if shape is not None and _without_prototype(ins, shape) and len(args) == len(shape.params):
        _lower_old(build, ins, symbol, args, shape)
        return
    results = results_of(build, ins)
    callee: str | Operand = symbol
    if shape is not None:
        declared = tuple(a.type for a in args[: len(shape.params)])
        if _matches(declared, shape.params) and (shape.variadic or len(args) == len(shape.params)):
            fixed = len(shape.params)
        else:
            # C leaves a call with another signature undefined; the machine checks calls through
            # pointers, so let it report this one too.
            callee = Addr(symbol)
        if tuple(r.type for r in results) != shape.returns:
            callee = Addr(symbol)
        if shape.variadic:
            args = _in_words(build, args, fixed)
    build.emit(Call(build.id(), build.loc, results, callee, args, fixed, build.made.get(ins.result)))


def _without_prototype(ins: LlvmInstruction, shape: Shape) -> bool:
    """A call of a function that is not declared, or declared as `f()`: clang calls it as a variadic one."""
    return ins.function is not None and ins.function.variadic and not shape.variadic


def _lower_old(
    build: Builder, ins: LlvmInstruction, symbol: str, args: tuple[Operand, ...], shape: Shape
) -> None:
    """As machines do it: a number in a register of another width, no value where nothing is returned. Another
    number of arguments is the program's error."""
    passed = tuple(_fitted(build, a, t) for a, t in zip(args, shape.params, strict=True))
    results = tuple(build.reg(t) for t in shape.returns)
    build.emit(Call(build.id(), build.loc, results, symbol, passed, len(passed)))
    if ins.result:
        wanted = registers(ins.type)
        found: list[Operand] = [*results, *(Undef(t) for t in wanted[len(results) :])]
        build.bind(ins.result, [_fitted(build, r, t) for r, t in zip(found, wanted, strict=False)])


def _fitted(build: Builder, value: Operand, type_: Type) -> Operand:
    if value.type == type_:
        return value
    if isinstance(value, Undef) or "float" in (value.type.kind, type_.kind):
        return Undef(type_)
    if isinstance(value, Const):
        number = value.bits - ((value.bits >> (value.type.bits - 1)) << value.type.bits)
        return Const(type_, number & ((1 << type_.bits) - 1))
    word = integer(32 if build.context.module.narrow else 64)
    if value.type.kind == "ptr":
        value = build.convert("ptrtoint", value, word)
    bits = word.bits if type_.kind == "ptr" else type_.bits
    if value.type.bits != bits:
        value = build.simple_convert("trunc" if value.type.bits > bits else "sext", value, integer(bits))
    return value if value.type == type_ else build.convert("inttoptr", value, type_)


def _matches(given: tuple[Type, ...], wanted: tuple[Type, ...]) -> bool:
    return given == wanted
