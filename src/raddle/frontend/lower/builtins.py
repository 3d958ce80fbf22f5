"""Functions that lowering knows by name: raddle's operations, and C functions that are one operation.

`__raddle_<kind>` are the externals that raddle's C library is written with. The rest are functions
of the C library or the compiler's runtime whose call is a single instruction of the IR: the
mathematical functions the machine has, atomic library calls with a constant order.
"""

from __future__ import annotations

from collections.abc import Callable

from raddle.frontend.llvm.instructions import LlvmInstruction
from raddle.frontend.llvm.values import Bytes, Expression, Number, Symbol, Value, Zero
from raddle.frontend.lower.builder import Builder
from raddle.frontend.lower.scalars import Unlowered, scalar
from raddle.ir.instructions import Binary, CompareExchange, Convert, Fence, Load, Order, Rmw, Store, Unary
from raddle.ir.operations import OPERATIONS
from raddle.ir.types import I1, Type, integer
from raddle.ir.values import Const, Operand, Reg

Builtin = Callable[[Builder, LlvmInstruction], bool]
"""True if it lowered the call; False leaves it to the library's definition."""

_PREDICATES = ("eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge")
_C_ORDERS = (Order.RELAXED, Order.ACQUIRE, Order.ACQUIRE, Order.RELEASE, Order.ACQ_REL, Order.SEQ_CST)


def constant_text(build: Builder, value: Value) -> str:
    """A string literal given as an argument."""
    if isinstance(value, Expression) and value.values:
        value = value.values[0]
    if isinstance(value, Symbol) and build.context.module.has_global(value.name):
        data = build.context.module.global_(value.name).initializer
        if isinstance(data, Bytes):
            return data.data.rstrip(b"\0").decode("utf-8", "replace")
        if isinstance(data, Zero):
            return ""
    return "an unsupported feature"


def lower_operation(build: Builder, ins: LlvmInstruction, name: str, args: tuple[Operand, ...]) -> None:
    """A call of `__raddle_<name>`."""
    kind, text = _operation_kind(name)
    signature = OPERATIONS.get(kind)
    if signature is None:
        raise Unlowered(f"the function __raddle_{name}")
    if kind == "unsupported":
        build.unsupported(constant_text(build, ins.args[0]))
        return
    wanted = signature.params
    if tuple(a.type for a in args[: len(wanted)]) != wanted:
        raise Unlowered(f"__raddle_{name} with these argument types")
    results = (
        build.define(ins.result, ins.type) if ins.result else tuple(build.reg(t) for t in signature.results)
    )
    if tuple(r.type for r in results) != signature.results:
        raise Unlowered(f"__raddle_{name} with this result type")
    build.operation(kind, results, args, text)


def _operation_kind(name: str) -> tuple[str, str]:
    """await_rmw_eq_64_add -> await_rmw, "eq 64 add"; error_lock -> error, "lock"; free_new -> free, "new"."""
    for prefix in ("await_rmw", "await"):
        words = name.removeprefix(prefix + "_").split("_")
        if name.startswith(prefix + "_") and words[0] in _PREDICATES:
            return prefix, " ".join(words)
    kind, _, maker = name.partition("_")
    if kind in ("allocate", "free") and maker in ("new", "array"):
        return kind, maker
    if name.startswith("error_"):
        return "error", name.removeprefix("error_")
    return name, ""


def _math(op: str) -> Builtin:
    def lower(build: Builder, ins: LlvmInstruction) -> bool:
        a = build.operand(ins.args[0])
        dst = build.define_one(ins.result, ins.type) if ins.result else build.reg(scalar(ins.type))
        build.emit(Unary(build.id(), build.loc, dst, op, a))
        return True

    return lower


def _remainder(build: Builder, ins: LlvmInstruction) -> bool:
    a, b = build.operand(ins.args[0]), build.operand(ins.args[1])
    dst = build.define_one(ins.result, ins.type) if ins.result else build.reg(scalar(ins.type))
    build.emit(Binary(build.id(), build.loc, dst, "frem", a, b))
    return True


def _order(value: Value) -> Order:
    if isinstance(value, Number) and value.bits < len(_C_ORDERS):
        return _C_ORDERS[value.bits]
    return Order.SEQ_CST


def _load_order(order: Order) -> Order:
    return Order.ACQUIRE if order is Order.ACQ_REL else Order.RELAXED if order is Order.RELEASE else order


def _result(build: Builder, ins: LlvmInstruction, type_: Type) -> Reg:
    return build.define_one(ins.result, ins.type) if ins.result else build.reg(type_)


def _atomic_load_n(build: Builder, ins: LlvmInstruction) -> bool:
    dst = _result(build, ins, scalar(ins.type))
    pointer = build.operand(ins.args[0])
    build.emit(Load(build.id(), build.loc, dst, pointer, _load_order(_order(ins.args[1]))))
    return True


def _atomic_store_n(build: Builder, ins: LlvmInstruction) -> bool:
    pointer, value = build.operand(ins.args[0]), build.operand(ins.args[1])
    build.emit(Store(build.id(), build.loc, pointer, value, _order(ins.args[2])))
    return True


def _atomic_rmw_n(op: str) -> Builtin:
    def lower(build: Builder, ins: LlvmInstruction) -> bool:
        pointer, value = build.operand(ins.args[0]), build.operand(ins.args[1])
        dst = _result(build, ins, value.type)
        build.emit(Rmw(build.id(), build.loc, dst, op, pointer, value, _order(ins.args[2])))
        return True

    return lower


def _exchange(
    build: Builder, ins: LlvmInstruction, type_: Type, desired: Operand, orders: tuple[Order, Order]
) -> None:
    """Compare-exchange whose expected value lies in memory, as the library's form has it."""
    pointer, expected_at = build.operand(ins.args[-5]), build.operand(ins.args[-4])
    expected, old, success = build.reg(type_), build.reg(type_), build.reg(I1)
    build.emit(Load(build.id(), build.loc, expected, expected_at, Order.PLAIN))
    build.emit(
        CompareExchange(
            build.id(), build.loc, old, success, pointer, expected, desired, orders[0], orders[1], False
        )
    )
    # The old value equals the expected one on success, so storing it either way changes nothing.
    build.emit(Store(build.id(), build.loc, expected_at, old, Order.PLAIN))
    if ins.result:
        dst = build.define_one(ins.result, ins.type)
        op = "bitcast" if dst.type == I1 else "zext"
        build.emit(Convert(build.id(), build.loc, dst, op, success))


def _atomic_cas_n(build: Builder, ins: LlvmInstruction) -> bool:
    desired = build.operand(ins.args[2])
    _exchange(build, ins, desired.type, desired, (_order(ins.args[3]), _load_order(_order(ins.args[4]))))
    return True


def _generic_type(ins: LlvmInstruction) -> Type:
    size = ins.args[0]
    if not isinstance(size, Number):
        raise Unlowered("an atomic access whose size is not constant")
    if size.bits not in (1, 2, 4, 8, 16):
        way = "use a mutex" if size.bits > 16 else "declare the object _Atomic, which pads it"
        raise Unlowered(f"an atomic access of {size.bits} bytes ({way})")
    return integer(size.bits * 8)


def _atomic_load(build: Builder, ins: LlvmInstruction) -> bool:
    """__atomic_load(size, object, result, order)"""
    value = build.reg(_generic_type(ins))
    build.emit(
        Load(build.id(), build.loc, value, build.operand(ins.args[1]), _load_order(_order(ins.args[3])))
    )
    build.emit(Store(build.id(), build.loc, build.operand(ins.args[2]), value, Order.PLAIN))
    return True


def _atomic_store(build: Builder, ins: LlvmInstruction) -> bool:
    """__atomic_store(size, object, value, order)"""
    value = build.reg(_generic_type(ins))
    build.emit(Load(build.id(), build.loc, value, build.operand(ins.args[2]), Order.PLAIN))
    build.emit(Store(build.id(), build.loc, build.operand(ins.args[1]), value, _order(ins.args[3])))
    return True


def _atomic_exchange(build: Builder, ins: LlvmInstruction) -> bool:
    """__atomic_exchange(size, object, value, result, order)"""
    type_ = _generic_type(ins)
    value, old = build.reg(type_), build.reg(type_)
    build.emit(Load(build.id(), build.loc, value, build.operand(ins.args[2]), Order.PLAIN))
    build.emit(
        Rmw(build.id(), build.loc, old, "xchg", build.operand(ins.args[1]), value, _order(ins.args[4]))
    )
    build.emit(Store(build.id(), build.loc, build.operand(ins.args[3]), old, Order.PLAIN))
    return True


def _atomic_cas(build: Builder, ins: LlvmInstruction) -> bool:
    """__atomic_compare_exchange(size, object, expected, desired, order, order)"""
    type_ = _generic_type(ins)
    desired = build.reg(type_)
    build.emit(Load(build.id(), build.loc, desired, build.operand(ins.args[3]), Order.PLAIN))
    _exchange(build, ins, type_, desired, (_order(ins.args[4]), _load_order(_order(ins.args[5]))))
    return True


def _lock_free(build: Builder, ins: LlvmInstruction) -> bool:
    size = ins.args[0]
    yes = isinstance(size, Number) and size.bits in (1, 2, 4, 8, 16)
    build.bind(ins.result, [Const(scalar(ins.type), int(yes))])
    return True


def _fence(single: bool) -> Builtin:
    def lower(build: Builder, ins: LlvmInstruction) -> bool:
        build.emit(Fence(build.id(), build.loc, _order(ins.args[0]), single))
        return True

    return lower


BUILTINS: dict[str, Builtin] = {
    "fmod": _remainder,
    "fmodf": _remainder,
    "__atomic_load": _atomic_load,
    "__atomic_store": _atomic_store,
    "__atomic_exchange": _atomic_exchange,
    "__atomic_compare_exchange": _atomic_cas,
    "__atomic_is_lock_free": _lock_free,
    "atomic_thread_fence": _fence(False),
    "atomic_signal_fence": _fence(True),
}
for _size in (1, 2, 4, 8, 16):
    BUILTINS[f"__atomic_load_{_size}"] = _atomic_load_n
    BUILTINS[f"__atomic_store_{_size}"] = _atomic_store_n
    BUILTINS[f"__atomic_exchange_{_size}"] = _atomic_rmw_n("xchg")
    BUILTINS[f"__atomic_compare_exchange_{_size}"] = _atomic_cas_n
    for _op in ("add", "sub", "and", "or", "xor", "nand"):
        BUILTINS[f"__atomic_fetch_{_op}_{_size}"] = _atomic_rmw_n(_op)
for _op in ("sqrt", "fabs", "floor", "ceil", "trunc", "round", "rint"):
    BUILTINS[_op] = BUILTINS[_op + "f"] = _math(_op)
BUILTINS["nearbyint"] = BUILTINS["nearbyintf"] = _math("rint")
