"""Lowering of @llvm.* intrinsics that clang writes when no pass runs.

Hints (expect, assume, prefetch …) compute nothing: `assume` in particular is never believed, since a
false assumption is a bug to find, not a fact.
"""

from __future__ import annotations

from collections.abc import Callable

from raddle.frontend.llvm.instructions import LlvmInstruction
from raddle.frontend.llvm.values import Number, Symbol
from raddle.frontend.lower import wide
from raddle.frontend.lower.bits import OVERFLOW, float_class, funnel_shift, maximum, saturating
from raddle.frontend.lower.builder import Builder
from raddle.frontend.lower.cells import copy_cells, padding_bits
from raddle.frontend.lower.memory import layout_of
from raddle.frontend.lower.scalars import Unlowered, scalar
from raddle.ir.instructions import Copy, Fence, Fill, Lifetime, Order, ThreadLocal
from raddle.ir.types import I64, PTR, integer
from raddle.ir.values import Const, Operand

Rule = Callable[[Builder, LlvmInstruction], None]

_NOTHING = frozenset(
    [
        "llvm.assume",
        "llvm.prefetch",
        "llvm.va_end",
        "llvm.stackrestore",
        "llvm.donothing",
        "llvm.sideeffect",
        "llvm.experimental.noalias.scope.decl",
        "llvm.invariant.end",
        "llvm.dbg.declare",
        "llvm.dbg.value",
        "llvm.dbg.label",
        "llvm.var.annotation",
        "llvm.x86.sse2.pause",
        "llvm.aarch64.hint",
        "llvm.aarch64.isb",
        "llvm.pseudoprobe",
        "llvm.instrprof.increment",
        "llvm.fake.use",
        "llvm.codeview.annotation",
        "llvm.x86.sse2.clflush",
        "llvm.allow.runtime.check",
    ]
)
_SAME = frozenset(
    [
        "llvm.expect",
        "llvm.expect.with.probability",
        "llvm.annotation",
        "llvm.ptr.annotation",
        "llvm.ssa.copy",
        "llvm.launder.invariant.group",
        "llvm.strip.invariant.group",
        "llvm.arithmetic.fence",
        "llvm.preserve.static.offset",
        "llvm.experimental.constrained.copy",
    ]
)
_VA_LIST = ((0, 4), (4, 4), (8, 8), (16, 8))
_NARROW_VA_LIST = ((0, 4),)


def lower_intrinsic(build: Builder, ins: LlvmInstruction, name: str) -> None:
    base = name
    while base not in _RULES and base not in _NOTHING and base not in _SAME:
        base, dot, _ = base.rpartition(".")
        if not dot or base == "llvm":
            raise Unlowered(f"the compiler's {name}")
    if base in _NOTHING:
        return
    if base in _SAME:
        build.bind(ins.result, build.operands(ins.args[0]))
        return
    _RULES[base](build, ins)


def _is_true(ins: LlvmInstruction, index: int) -> bool:
    value = ins.args[index] if index < len(ins.args) else None
    return isinstance(value, Number) and value.bits == 1


def _lifetime(start: bool) -> Rule:
    def lower(build: Builder, ins: LlvmInstruction) -> None:
        build.emit(Lifetime(build.id(), build.loc, build.operand(ins.args[-1]), start))

    return lower


def _size(build: Builder, operand: Operand) -> Operand:
    if operand.type == I64:
        return operand
    if isinstance(operand, Const):
        return Const(I64, operand.bits)
    return build.simple_convert("zext", operand, I64)


def _copy(may_overlap: bool) -> Rule:
    def lower(build: Builder, ins: LlvmInstruction) -> None:
        target, source, size = (build.operand(a) for a in ins.args[:3])
        size = _size(build, size)
        cells = None
        if isinstance(size, Const):
            metadata = build.context.module.metadata
            told = metadata.copied_fields(ins.tbaa_struct) if ins.tbaa_struct >= 0 else None
            layouts = [t for a in ins.args[:2] if (t := layout_of(build, a)) is not None]
            cells = copy_cells(size.bits, told, layouts, build.context.module.types)
            if build.makes_atomic and cells and padding_bits(cells, size.bits):
                zero, align = Const(integer(8), 0), max(1, ins.arguments[0].align)
                build.emit(Fill(build.id(), build.loc, target, zero, size, align))
        align = min(max(1, a.align) for a in ins.arguments[:2])
        build.emit(Copy(build.id(), build.loc, target, source, size, may_overlap, align, cells))

    return lower


def _fill(build: Builder, ins: LlvmInstruction) -> None:
    target, byte, size = (build.operand(a) for a in ins.args[:3])
    align = max(1, ins.arguments[0].align)
    build.emit(Fill(build.id(), build.loc, target, byte, _size(build, size), align))


def _thread_local(build: Builder, ins: LlvmInstruction) -> None:
    symbol = ins.args[0]
    if not isinstance(symbol, Symbol):
        raise Unlowered("the address of a computed thread-local")
    dst = build.define_one(ins.result, ins.type)
    target = build.context.resolve(symbol.name)
    build.emit(ThreadLocal(build.id(), build.loc, dst, build.context.reach(target, build.loc)))


def _type_number(build: Builder, ins: LlvmInstruction) -> None:
    """llvm.eh.typeid.for: what the selector of a landing pad is compared with."""
    wanted = ins.args[0]
    if not isinstance(wanted, Symbol):
        raise Unlowered("a handler of a computed type")
    build.bind(ins.result, [Const(integer(32), build.context.type_number(wanted.name))])


def _va_start(build: Builder, ins: LlvmInstruction) -> None:
    if build.context.module.aarch64:
        raise Unlowered("a variadic function of AArch64 (leave out --target, or give it fixed parameters)")
    build.operation("va_start", (), (build.operand(ins.args[0]),))


def _va_copy(build: Builder, ins: LlvmInstruction) -> None:
    target, source = build.operand(ins.args[0]), build.operand(ins.args[1])
    cells = _NARROW_VA_LIST if build.context.module.narrow else _VA_LIST
    size = Const(I64, sum(width for _, width in cells))
    build.emit(Copy(build.id(), build.loc, target, source, size, False, cells[-1][1], cells))


def _constant(bits: int) -> Rule:
    def lower(build: Builder, ins: LlvmInstruction) -> None:
        type_ = scalar(ins.type)
        build.bind(ins.result, [Const(type_, bits & ((1 << type_.bits) - 1))])

    return lower


def _object_size(build: Builder, ins: LlvmInstruction) -> None:
    _constant(0 if _is_true(ins, 1) else -1)(build, ins)


def _clock(build: Builder, ins: LlvmInstruction) -> None:
    build.context.feature("clock")
    _constant(0)(build, ins)


def _trap(build: Builder, ins: LlvmInstruction) -> None:
    message = build.address("__raddle_trap_message", 0)
    build.operation("error", (), (message,), "abort")


def _overflowing(build: Builder, ins: LlvmInstruction) -> None:
    """clang was asked for these (--overflow), and for no other check of its sanitizer."""
    message = build.address("__raddle_overflow_message", 0)
    build.operation("error", (), (message,), "overflow")


def _fence(order: Order) -> Rule:
    def lower(build: Builder, ins: LlvmInstruction) -> None:
        build.emit(Fence(build.id(), build.loc, order))

    return lower


def _unary(op: str) -> Rule:
    def lower(build: Builder, ins: LlvmInstruction) -> None:
        if ins.type.kind == "vector":
            raise Unlowered("arithmetic on vectors")
        value = build.operand(ins.args[0])
        if value.type.bits > 64:
            build.bind(ins.result, [wide.unary(build, op, value, ins.args[0].type.bits)])
        else:
            build.bind(ins.result, [build.unary(op, value)])

    return lower


def _multiply_add(build: Builder, ins: LlvmInstruction) -> None:
    """Two roundings: C allows fusing or not, and the machine does not fuse."""
    a, b, c = (build.operand(v) for v in ins.args[:3])
    build.bind(ins.result, [build.binary("fadd", build.binary("fmul", a, b), c)])


def _pick(pred: str) -> Rule:
    """smax and the like: the first where `first pred second`, else the second."""

    def lower(build: Builder, ins: LlvmInstruction) -> None:
        a, b = build.operand(ins.args[0]), build.operand(ins.args[1])
        build.bind(ins.result, [maximum(build, pred, a, b)])

    return lower


def _float_pick(pred: str) -> Rule:
    """fmin, fmax: a NaN loses against a number."""

    def lower(build: Builder, ins: LlvmInstruction) -> None:
        a, b = build.operand(ins.args[0]), build.operand(ins.args[1])
        better = build.select(build.compare(pred, a, b), a, b)
        build.bind(ins.result, [build.select(build.compare("uno", b, b), a, better)])

    return lower


def _absolute(build: Builder, ins: LlvmInstruction) -> None:
    a = build.operand(ins.args[0])
    zero = Const(a.type, 0)
    negative = build.compare("slt", a, zero)
    build.bind(ins.result, [build.select(negative, build.binary("sub", zero, a), a)])


def _copy_sign(build: Builder, ins: LlvmInstruction) -> None:
    a, b = build.operand(ins.args[0]), build.operand(ins.args[1])
    bits = a.type.bits
    whole = integer(bits)
    sign = Const(whole, 1 << (bits - 1))
    rest = Const(whole, (1 << (bits - 1)) - 1)
    left = build.binary("and", build.simple_convert("bitcast", a, whole), rest)
    right = build.binary("and", build.simple_convert("bitcast", b, whole), sign)
    build.bind(ins.result, [build.simple_convert("bitcast", build.binary("or", left, right), a.type)])


def _overflow(kind: str) -> Rule:
    def lower(build: Builder, ins: LlvmInstruction) -> None:
        a, b = build.operand(ins.args[0]), build.operand(ins.args[1])
        type_ = ins.args[0].type
        if wide.is_odd(type_) or (type_.bits == 128 and kind.endswith("mul")):
            build.bind(ins.result, wide.overflow(build, kind, a, b, type_.bits))
        else:
            build.bind(ins.result, OVERFLOW[kind](build, a, b))

    return lower


def _saturate(kind: str) -> Rule:
    def lower(build: Builder, ins: LlvmInstruction) -> None:
        a, b = build.operand(ins.args[0]), build.operand(ins.args[1])
        build.bind(ins.result, [saturating(build, kind, a, b)])

    return lower


def _funnel(left: bool) -> Rule:
    def lower(build: Builder, ins: LlvmInstruction) -> None:
        a, b, amount = (build.operand(v) for v in ins.args[:3])
        build.bind(ins.result, [funnel_shift(build, left, a, b, amount)])

    return lower


def _float_class(build: Builder, ins: LlvmInstruction) -> None:
    mask = ins.args[1]
    assert isinstance(mask, Number)
    build.bind(ins.result, [float_class(build, build.operand(ins.args[0]), mask.bits)])


def _pointer_mask(build: Builder, ins: LlvmInstruction) -> None:
    pointer, mask = build.operand(ins.args[0]), build.operand(ins.args[1])
    masked = build.binary("and", build.convert("ptrtoint", pointer, mask.type), mask)
    build.bind(ins.result, [build.convert("inttoptr", masked, PTR)])


_RULES: dict[str, Rule] = {
    "llvm.lifetime.start": _lifetime(True),
    "llvm.lifetime.end": _lifetime(False),
    "llvm.invariant.start": lambda build, ins: build.bind(ins.result, [Const(PTR, 0)]),
    "llvm.memcpy": _copy(False),
    "llvm.memmove": _copy(True),
    "llvm.memset": _fill,
    "llvm.threadlocal.address": _thread_local,
    "llvm.eh.typeid.for": _type_number,
    "llvm.va_start": _va_start,
    "llvm.va_copy": _va_copy,
    "llvm.objectsize": _object_size,
    "llvm.is.constant": _constant(0),
    "llvm.stacksave": _constant(0),
    "llvm.returnaddress": _constant(0),
    "llvm.frameaddress": _constant(0),
    "llvm.addressofreturnaddress": _constant(0),
    "llvm.readcyclecounter": _clock,
    "llvm.readsteadycounter": _clock,
    "llvm.x86.rdtsc": _clock,
    "llvm.trap": _trap,
    "llvm.debugtrap": _trap,
    "llvm.ubsantrap": _overflowing,
    "llvm.x86.sse2.mfence": _fence(Order.SEQ_CST),
    "llvm.x86.sse2.lfence": _fence(Order.ACQUIRE),
    "llvm.x86.sse.sfence": _fence(Order.RELEASE),
    "llvm.fmuladd": _multiply_add,
    "llvm.fabs": _unary("fabs"),
    "llvm.sqrt": _unary("sqrt"),
    "llvm.floor": _unary("floor"),
    "llvm.ceil": _unary("ceil"),
    "llvm.trunc": _unary("trunc"),
    "llvm.round": _unary("round"),
    "llvm.rint": _unary("rint"),
    "llvm.nearbyint": _unary("rint"),
    "llvm.roundeven": _unary("rint"),
    "llvm.minnum": _float_pick("olt"),
    "llvm.maxnum": _float_pick("ogt"),
    "llvm.minimumnum": _float_pick("olt"),
    "llvm.maximumnum": _float_pick("ogt"),
    "llvm.copysign": _copy_sign,
    "llvm.bswap": _unary("bswap"),
    "llvm.ctpop": _unary("ctpop"),
    "llvm.ctlz": _unary("ctlz"),
    "llvm.cttz": _unary("cttz"),
    "llvm.abs": _absolute,
    "llvm.smax": _pick("sgt"),
    "llvm.smin": _pick("slt"),
    "llvm.umax": _pick("ugt"),
    "llvm.umin": _pick("ult"),
    "llvm.fshl": _funnel(True),
    "llvm.fshr": _funnel(False),
    "llvm.is.fpclass": _float_class,
    "llvm.ptrmask": _pointer_mask,
}
for _kind in ("sadd", "uadd", "ssub", "usub", "smul", "umul"):
    _RULES[f"llvm.{_kind}.with.overflow"] = _overflow(_kind)
for _kind in ("uadd", "usub"):
    _RULES[f"llvm.{_kind}.sat"] = _saturate(_kind)
