"""Which objects other threads can reach. A wrong "private" would be unsound, so each way out has a test."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ir_builder import FunctionBuilder, data, i32, program

from raddle.ir import instructions as ir
from raddle.ir.instructions import Order
from raddle.ir.program import Program
from raddle.ir.types import I1, I8, I32, I64, PTR
from raddle.ir.values import Addr, Const, Reg
from raddle.passes.privacy import find_private


def callee(name: str, use: Callable[[FunctionBuilder, Reg], object]) -> FunctionBuilder:
    f = FunctionBuilder(name, (PTR,), ())
    use(f, f.params[0])
    f.ret()
    return f


def identity() -> FunctionBuilder:
    f = FunctionBuilder("identity", (PTR,), (PTR,))
    f.ret(f.params[0])
    return f


def variadic() -> FunctionBuilder:
    """Stores what it finds first in its variadic list into a global."""
    f = FunctionBuilder("variadic", (), ())
    f.variadic = True
    listed = f.alloca(24, "list")
    f.operation("va_start", (listed,))
    area = f.load(PTR, f.offset(listed, 16))
    f.store(Addr("g"), f.load(PTR, area))
    f.ret()
    return f


def printing() -> FunctionBuilder:
    f = FunctionBuilder("printing", (PTR,), ())
    f.variadic = True
    listed = f.alloca(24, "list")
    f.operation("va_start", (listed,))
    area = f.load(PTR, f.offset(listed, 8))
    f.operation("text_put", (f.load(I32, f.load(PTR, area)),))
    f.ret()
    return f


def thread() -> FunctionBuilder:
    f = FunctionBuilder("thread", (PTR,), (PTR,))
    f.ret(f.params[0])
    return f


HELPERS = (
    callee("looks", lambda f, p: f.load(I32, p)),
    callee("keeps", lambda f, p: f.store(Addr("g"), p)),
    callee("passes_on", lambda f, p: f.call("keeps", (p,))),
    callee("recurses", lambda f, p: (f.load(I32, p), f.call("recurses", (p,)))),
    callee("locks", lambda f, p: f.operation("lock", (p,))),
    identity(), variadic(), printing(), thread(),
)  # fmt: skip


def analysed(make: Callable[[FunctionBuilder], object]) -> Program:
    main = FunctionBuilder("main", (), (I32,))
    make(main)
    main.ret(i32(0))
    helpers = [helper.build() for helper in HELPERS]
    return find_private(program(*helpers, main, globals=(data("g", 8), data("t", 8, thread_local=True))))


def private(make: Callable[[FunctionBuilder, Reg], object]) -> bool:
    found = analysed(lambda f: make(f, f.alloca(16, "subject")))
    return next(
        i.private
        for block in found.functions["main"].blocks
        for i in block.instructions
        if isinstance(i, ir.Alloca) and i.variable == "subject"
    )


def through_holder(f: FunctionBuilder, x: Reg, use: Callable[[Reg], object]) -> None:
    holder = f.alloca(8, "holder")
    f.store(holder, x)
    use(holder)


PRIVATE: dict[str, Callable[[FunctionBuilder, Reg], object]] = {
    "unused": lambda f, x: None,
    "accessed": lambda f, x: (f.store(x, i32(1)), f.load(I32, f.offset(x, 4))),
    "atomically": lambda f, x: f.add(ir.Rmw(*f.next(), f.reg(I32), "add", x, i32(1), Order.SEQ_CST)),
    "compared": lambda f, x: f.compare("eq", x, Const(PTR, 0)),
    "compared as an integer": lambda f, x: f.compare("eq", f.convert("bitcast", x, I64), Const(I64, 0)),
    "selected": lambda f, x: f.load(I32, f.select(Const(I1, 1), x, Const(PTR, 0))),
    "passed to a reader": lambda f, x: f.call("looks", (x,)),
    "passed to a recursive reader": lambda f, x: f.call("recurses", (x,)),
    "returned to us": lambda f, x: f.store(f.call("identity", (x,), (PTR,))[0], i32(1)),
    "held by a private object": lambda f, x: through_holder(f, x, lambda h: f.load(PTR, h)),
    "printed": lambda f, x: f.operation("text_put", (f.load(I32, x),)),
    "expected elsewhere": lambda f, x: f.add(ir.CompareExchange(
        *f.next(), f.reg(PTR), f.reg(I1), Addr("g"), x, Const(PTR, 0), Order.SEQ_CST, Order.SEQ_CST, False)),
    "halved": lambda f, x: f.binary("sdiv", number(f, x), Const(I64, 2)),
    "printed through a list": lambda f, x: f.call("printing", (Addr("g"), x), (), 1),
    "filled and copied": lambda f, x: (
        f.add(ir.Fill(*f.next(), x, Const(I8, 0), Const(I64, 4), 4)),
        f.add(ir.Copy(*f.next(), x, Addr("g"), Const(I64, 8), False, 8, None)),
        f.add(ir.Copy(*f.next(), Addr("g"), x, Const(I64, 8), False, 8, None)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PRIVATE)
def test_private(name: str) -> None:
    assert private(PRIVATE[name])


def exchange(f: FunctionBuilder, x: Reg) -> None:
    f.add(ir.CompareExchange(
        *f.next(), f.reg(PTR), f.reg(I1), Addr("g"), Const(PTR, 0), x, Order.SEQ_CST, Order.SEQ_CST, False
    ))  # fmt: skip


SHARED: dict[str, Callable[[FunctionBuilder, Reg], object]] = {
    "stored in a global": lambda f, x: f.store(Addr("g"), x),
    "a part stored": lambda f, x: f.store(Addr("g"), f.offset(x, 8)),
    "stored as an integer": lambda f, x: f.store(Addr("g"), f.convert("bitcast", x, I64)),
    "tagged and stored": lambda f, x: f.store(
        Addr("g"), f.binary("or", f.convert("bitcast", x, I64), Const(I64, 1))),
    "half of it stored": lambda f, x: f.store(
        Addr("g"), f.convert("trunc", f.convert("bitcast", x, I64), I32)),
    "exchanged": lambda f, x: f.add(ir.Rmw(*f.next(), f.reg(PTR), "xchg", Addr("g"), x, Order.SEQ_CST)),
    "compare-exchanged": exchange,
    "given to a thread": lambda f, x: f.operation("spawn", (Addr("thread"), x), (I64,)),
    "passed to a keeper": lambda f, x: f.call("keeps", (x,)),
    "passed on to a keeper": lambda f, x: f.call("passes_on", (x,)),
    "passed to an unknown function": lambda f, x: f.call(f.load(PTR, Addr("g")), (x,)),
    "passed by pointer to a reader": lambda f, x: f.call(Addr("looks"), (x,)),
    "passed in a wrong way": lambda f, x: f.call("looks", (x, x)),
    "kept through a variadic list": lambda f, x: f.call("variadic", (x,), (), 0),
    "locked": lambda f, x: f.call("locks", (x,)),
    "awaited": lambda f, x: f.operation("await", (x, Const(I64, 1), Const(I64, 1)), (I64,), "eq 32"),
    "a thread's result": lambda f, x: f.operation("exit_thread", (x,)),
    "returned to us, then stored": lambda f, x: f.store(Addr("g"), f.call("identity", (x,), (PTR,))[0]),
    "stored on the heap": lambda f, x: f.store(
        f.operation("allocate", (Const(I64, 8), i32(0)), (PTR,))[0], x),
    "stored where a loaded pointer points": lambda f, x: f.store(f.load(PTR, Addr("g")), x),
    "in an object given to a thread": lambda f, x: through_holder(
        f, x, lambda h: f.operation("spawn", (Addr("thread"), h), (I64,))),
    "in an object copied to a global": lambda f, x: through_holder(f, x, lambda h: f.add(
        ir.Copy(*f.next(), Addr("g"), h, Const(I64, 8), False, 8, None))),
    "loaded back and stored": lambda f, x: through_holder(
        f, x, lambda h: f.store(Addr("g"), f.load(PTR, h))),
    "copied to a second object, then stored": lambda f, x: through_holder(f, x, lambda h: (
        second := f.alloca(8, "second"),
        f.add(ir.Copy(*f.next(), second, h, Const(I64, 8), False, 8, None)),
        f.store(Addr("g"), f.load(PTR, second)))),
    "stored by a callee through a pointer": lambda f, x: (
        out := f.alloca(8, "out"), f.store(f.call("identity", (out,), (PTR,))[0], x),
        f.store(Addr("g"), f.load(PTR, out))),
    "stored at a wild address": lambda f, x: f.store(Const(PTR, 4096), x),
    "stored at a computed address": lambda f, x: f.store(
        f.convert("bitcast", Const(I64, 1 << 30), PTR), x),
}  # fmt: skip


@pytest.mark.parametrize("name", SHARED)
def test_shared(name: str) -> None:
    assert not private(SHARED[name])


def looked_at(make: Callable[[FunctionBuilder, Reg], object]) -> bool:
    found = analysed(lambda f: make(f, f.alloca(16, "subject")))
    entry = found.functions["main"].blocks[0].instructions
    return next(i.looked_at for i in entry if isinstance(i, ir.Alloca) and i.variable == "subject")


def number(f: FunctionBuilder, x: Reg) -> Reg:
    return f.binary("lshr", f.convert("bitcast", x, I64), Const(I64, 20))


LOOKED_AT: dict[str, Callable[[FunctionBuilder, Reg], object]] = {
    "compared as an integer": lambda f, x: f.compare("eq", number(f, x), Const(I64, 0)),
    "ordered": lambda f, x: f.compare("ult", x, Addr("g")),
    "decides what is taken": lambda f, x: f.select(f.convert("trunc", number(f, x), I1), i32(1), i32(2)),
    "an index": lambda f, x: f.load(I32, f.offset(Addr("g"), 0, number(f, x), 4)),
    "a pointer again": lambda f, x: f.load(I32, f.convert("bitcast", number(f, x), PTR)),
    "how much is copied": lambda f, x: f.add(
        ir.Copy(*f.next(), Addr("g"), x, number(f, x), False, 8, None)),
    "printed": lambda f, x: f.operation("text_put", (number(f, x),)),
    "kept for a while": lambda f, x: through_holder(
        f, x, lambda h: f.compare("eq", f.load(I64, h), Const(I64, 0))),
    "expected elsewhere": lambda f, x: f.add(ir.CompareExchange(
        *f.next(), f.reg(I64), f.reg(I1), Addr("g"), number(f, x), Const(I64, 1),
        Order.SEQ_CST, Order.SEQ_CST, False)),
    "a divisor": lambda f, x: f.binary("urem", Const(I64, 8), number(f, x)),
    "a dividend": lambda f, x: f.binary("sdiv", number(f, x), f.load(I64, Addr("g"))),
    "how far is shifted": lambda f, x: f.binary("shl", Const(I64, 1), number(f, x)),
    "by a callee": lambda f, x: f.compare(
        "ugt", f.convert("bitcast", f.call("identity", (x,), (PTR,))[0], I64), Const(I64, 0)),
}  # fmt: skip


@pytest.mark.parametrize("name", LOOKED_AT)
def test_whether_an_address_is_looked_at_as_a_number(name: str) -> None:
    assert looked_at(LOOKED_AT[name])


@pytest.mark.parametrize("name", sorted(PRIVATE.keys() - {"compared as an integer"}))
def test_addresses_that_nothing_depends_on(name: str) -> None:
    assert not looked_at(PRIVATE[name])


def own(f: FunctionBuilder) -> Reg:
    dst = f.reg(PTR)
    f.add(ir.ThreadLocal(*f.next(), dst, "t"))
    return dst


def test_thread_locals() -> None:
    assert analysed(lambda f: f.store(own(f), i32(1))).globals["t"].private
    assert analysed(lambda f: None).globals["t"].private
    assert not analysed(lambda f: f.store(Addr("g"), own(f))).globals["t"].private
    assert not analysed(lambda f: f.call("keeps", (own(f),))).globals["t"].private
    assert not analysed(lambda f: None).globals["g"].private


def test_a_local_in_a_thread_local_is_private_as_long_as_that_is() -> None:
    assert private(lambda f, x: f.store(own(f), x))
    assert not private(lambda f, x: (f.store(own(f), x), f.store(Addr("g"), own(f))))


def test_a_thread_functions_own_result_leaks() -> None:
    f = FunctionBuilder("thread2", (PTR,), (PTR,))
    f.ret(f.alloca(8, "local"))
    main = FunctionBuilder("main", (), ())
    main.operation("spawn", (Addr("thread2"), Const(PTR, 0)), (I64,))
    main.ret()
    found = find_private(program(f, main))
    alloca = found.functions["thread2"].blocks[0].instructions[0]
    assert isinstance(alloca, ir.Alloca)
    assert not alloca.private
