"""The verifier accepts what is well-formed and names what is not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from ir_builder import FunctionBuilder, data, i32, program

from raddle.errors import InternalError
from raddle.ir import instructions as ir
from raddle.ir.instructions import Order
from raddle.ir.types import F32, I1, I8, I32, I64, PTR
from raddle.ir.values import Addr, Const, Reg
from raddle.ir.verifier import verify


def diamond() -> FunctionBuilder:
    f = FunctionBuilder("f", (I32,), (I32,))
    f.branch(f.compare("slt", f.params[0], i32(3)), "then", "other")
    f.at("then")
    one = f.binary("add", f.params[0], i32(1))
    f.jump("join")
    f.at("other")
    f.jump("join")
    f.at("join")
    f.ret(f.phi(I32, ("then", one), ("other", i32(7))))
    return f


def test_a_diamond_with_a_phi_is_fine() -> None:
    verify(program(diamond()), "test")


def build(make: Callable[[FunctionBuilder], object]) -> None:
    f = FunctionBuilder("f", (I32, PTR), (I32,))
    make(f)
    if not isinstance(f.blocks["entry"][-1], ir.Return | ir.Branch | ir.Jump):
        f.ret(i32(0))
    verify(program(f, globals=(data("g"), data("t", thread_local=True))), "somepass")


WRONG: dict[str, tuple[str, Callable[[FunctionBuilder], object]]] = {
    "undefined": ("never defined", lambda f: f.ret(Reg(99, I32))),
    "type of a register": ("has type", lambda f: f.ret(Reg(f.params[1].id, I32))),
    "operand types": ("operand types", lambda f: f.binary("add", f.params[0], Const(I64, 1))),
    "operator": ("no operator", lambda f: f.binary("fadd", f.params[0], i32(1))),
    "predicate": ("no predicate", lambda f: f.compare("oeq", f.params[0], i32(1))),
    "widening trunc": ("trunc from", lambda f: f.convert("trunc", f.params[0], I64)),
    "narrowing zext": ("zext from", lambda f: f.convert("zext", f.params[0], I8)),
    "bitcast": ("changes the width", lambda f: f.convert("bitcast", f.params[0], I64)),
    "float bitcast of ptr": ("changes the width", lambda f: f.convert("bitcast", f.params[1], F32)),
    "load from an int": ("not a pointer", lambda f: f.load(I32, f.params[0])),
    "store to an int": ("not a pointer", lambda f: f.store(f.params[0], i32(1))),
    "label": ("no block", lambda f: f.jump("nowhere")),
    "symbol": ("no symbol", lambda f: f.load(I32, Addr("nothing"))),
    "address of a thread-local": ("no symbol", lambda f: f.load(I32, Addr("t"))),
    "callee": ("no function", lambda f: f.call("nothing")),
    "operation": ("no operation", lambda f: f.operation("dance")),
    "operation's arguments": ("must be", lambda f: f.operation("lock", (i32(1),))),
    "operation's results": ("results", lambda f: f.operation("self", (), (I32,))),
    "returned value": ("do not fit", lambda f: f.ret()),
    "condition": ("must be i1", lambda f: (
        f.branch(f.params[0], "more", "more"), f.at("more"), f.ret(i32(1)))),
    "phi in the middle": ("phi after", lambda f: (f.binary("add", i32(1), i32(1)), f.phi(I32))),
    "plain rmw": ("bad operator or order", lambda f: f.add(
        ir.Rmw(*f.next(), f.reg(I32), "add", f.params[1], i32(1), Order.PLAIN))),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_named(name: str) -> None:
    message, make = WRONG[name]
    with pytest.raises(InternalError, match=message) as caught:
        build(make)
    assert "after somepass: f:" in str(caught.value)


def test_a_use_that_its_definition_does_not_dominate() -> None:
    f = diamond()
    f.blocks["join"][-1] = ir.Return(*f.next(), (f.blocks["then"][0].dst,))  # type: ignore[attr-defined]
    with pytest.raises(InternalError, match="before its definition"):
        verify(program(f), "test")


def test_a_phi_must_name_all_predecessors() -> None:
    f = diamond()
    phi = f.blocks["join"][0]
    assert isinstance(phi, ir.Phi)
    f.blocks["join"][0] = replace(phi, incoming=phi.incoming[:1])
    with pytest.raises(InternalError, match="predecessors are other, then"):
        verify(program(f), "test")


def test_two_definitions_and_equal_ids() -> None:
    f = diamond()
    twice = f.blocks["then"][0]
    f.blocks["other"].insert(0, replace(twice, id=77))
    with pytest.raises(InternalError, match="defined twice"):
        verify(program(f), "test")
    f.blocks["other"][0] = replace(twice, dst=f.reg(I32))  # type: ignore[call-arg]
    with pytest.raises(InternalError, match="same id"):
        verify(program(f), "test")


def test_unreachable_blocks_are_only_checked_for_shape() -> None:
    f = diamond()
    f.at("behind")
    f.ret(Reg(1000, I32))
    verify(program(f), "test")


def test_a_relocation_must_lie_inside_its_global() -> None:
    bad = data("g", 8, relocations=((4, Addr("f")),))
    with pytest.raises(InternalError, match="relocation outside"):
        verify(program(diamond(), globals=(bad,)), "test")


def test_the_entry_must_exist() -> None:
    with pytest.raises(InternalError, match="no entry function"):
        verify(replace(program(diamond()), entry="main"), "test")


def test_select_needs_a_bit() -> None:
    f = FunctionBuilder("f", (I1, I32), (I32,))
    f.ret(f.select(f.params[0], f.params[1], i32(1)))
    verify(program(f), "test")
