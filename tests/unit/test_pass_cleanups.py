"""The small passes remove only what nobody can notice."""

from __future__ import annotations

from dataclasses import replace

import pytest
from ir_builder import FunctionBuilder, data, i32, program

from raddle.ir import instructions as ir
from raddle.ir.instructions import Order
from raddle.ir.program import Function, Program
from raddle.ir.types import F64, I1, I8, I32, I64, PTR
from raddle.ir.values import Addr, Const, Undef
from raddle.ir.verifier import verify
from raddle.passes.dead import drop_dead
from raddle.passes.pipeline import Options, run
from raddle.passes.reachable import drop_unreachable
from raddle.passes.straighten import straighten
from raddle.passes.volatile import relax_volatile


def checked(changed: Program) -> Function:
    verify(changed, "test")
    return changed.functions["f"]


def names(function: Function) -> list[str]:
    return [type(i).__name__ for block in function.blocks for i in block.instructions]


def test_unreachable_blocks_go_with_their_phi_values() -> None:
    f = FunctionBuilder("f", (), (I32,))
    f.branch(Const(I1, 1), "join", "never")
    f.at("never")
    f.jump("join")
    f.at("join")
    f.ret(f.phi(I32, ("entry", i32(1)), ("never", i32(2))))
    function = checked(drop_unreachable(program(f)))
    assert [block.label for block in function.blocks] == ["entry", "join"]
    assert names(function) == ["Jump", "Phi", "Return"]


def test_a_switch_on_a_constant_is_decided_and_one_on_undef_is_not() -> None:
    f = FunctionBuilder("f", (), ())
    f.switch(i32(7), "other", (7, "seven"))
    f.at("seven")
    f.switch(Undef(I32), "other", (0, "seven2"))
    f.at("seven2")
    f.ret()
    f.at("other")
    f.ret()
    assert names(checked(drop_unreachable(program(f)))) == ["Jump", "Switch", "Return", "Return"]


def test_chains_of_blocks_become_one() -> None:
    f = FunctionBuilder("f", (I32,), (I32,))
    f.jump("a")
    f.at("a")
    x = f.binary("add", f.params[0], i32(1))
    f.branch(f.compare("eq", x, i32(0)), "b", "c")
    f.at("b")
    single = f.phi(I32, ("a", x))
    f.jump("b2")
    f.at("b2")
    f.jump("join")
    f.at("c")
    f.jump("join")
    f.at("join")
    f.ret(f.phi(I32, ("b2", single), ("c", i32(0))))
    function = checked(straighten(program(f)))
    assert [block.label for block in function.blocks] == ["entry", "b", "c", "join"]
    phi = function.blocks[-1].instructions[0]
    assert isinstance(phi, ir.Phi)
    assert phi.incoming == (("b", x), ("c", i32(0)))


def test_dead_computations_that_cannot_fail_go() -> None:
    f = FunctionBuilder("f", (I32, PTR), ())
    x = f.binary("mul", f.binary("add", f.params[0], i32(1)), i32(2))
    f.compare("eq", x, i32(0))
    f.offset(f.params[1], 4)
    f.binary("sdiv", f.params[0], i32(3))
    f.binary("shl", f.params[0], i32(31))
    unused = f.alloca()
    f.lifetime(unused, True)
    f.lifetime(unused, False)
    f.ret()
    assert names(checked(drop_dead(program(f)))) == ["Return"]


@pytest.mark.parametrize("make", [
    lambda f: f.load(I32, f.params[1]),
    lambda f: f.binary("udiv", f.params[0], f.params[0]),
    lambda f: f.binary("sdiv", f.params[0], i32(-1)),
    lambda f: f.binary("srem", f.params[0], i32(0)),
    lambda f: f.binary("shl", f.params[0], i32(32)),
    lambda f: f.binary("ashr", f.params[0], f.params[0]),
    lambda f: f.select(Undef(I1), i32(1), i32(2)),
    lambda f: f.convert("fptosi", Const(F64, 0), I32),
    lambda f: f.alloca(4, "vla", f.params[0]),
])  # fmt: skip
def test_dead_computations_that_may_fail_stay(make: object) -> None:
    f = FunctionBuilder("f", (I32, PTR), ())
    make(f)  # type: ignore[operator]
    f.ret()
    assert len(names(checked(drop_dead(program(f))))) == 2


def test_dead_phis_that_feed_each_other_are_rare_and_stay() -> None:
    f = FunctionBuilder("f", (I32,), ())
    f.jump("head")
    f.at("head")
    f.phi(I32, ("entry", i32(0)), ("head", i32(1)))
    f.branch(f.compare("eq", f.params[0], i32(0)), "head", "out")
    f.at("out")
    f.ret()
    assert "Phi" not in names(checked(drop_dead(program(f))))


def test_volatile_accesses_become_relaxed_if_asked() -> None:
    f = FunctionBuilder("f", (), ())
    f.store(Addr("g"), f.load(I32, Addr("g"), volatile=True), volatile=True)
    f.store(Addr("g"), Const(I8, 1))
    f.load(Addr("g").type, Addr("g"), volatile=True)
    f.store(Addr("g"), Const(I64, 1), Order.SEQ_CST, volatile=True)
    f.ret()
    whole = program(f, globals=(data("g", 8),))
    orders = [i.order for i in checked(relax_volatile(whole)).blocks[0].instructions[:-1]]  # type: ignore[attr-defined]
    assert orders == [Order.RELAXED, Order.RELAXED, Order.PLAIN, Order.RELAXED, Order.SEQ_CST]
    assert run(whole, Options()).functions["f"].blocks == f.build().blocks
    assert run(whole, Options(volatile="relaxed")).functions["f"].blocks != f.build().blocks


def test_what_does_not_change_is_the_same_object() -> None:
    f = FunctionBuilder("f", (I32,), (I32,))
    f.ret(f.params[0])
    whole = program(f)
    for transform in (drop_unreachable, straighten, drop_dead, relax_volatile):
        assert transform(whole) is whole
    assert run(whole).functions["f"] is whole.functions["f"]
    assert run(replace(whole, entry="f")).entry == "f"
