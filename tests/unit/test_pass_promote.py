"""Promotion: what becomes a register, what stays in memory, and where Undef appears."""

from __future__ import annotations

from ir_builder import FunctionBuilder, i32, program

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction, Order
from raddle.ir.program import Function
from raddle.ir.types import F32, I8, I16, I32, I64, PTR
from raddle.ir.values import Const, Reg, Undef
from raddle.ir.verifier import verify
from raddle.passes.promote import promote


def promoted(f: FunctionBuilder) -> Function:
    changed = promote(program(f))
    verify(changed, "promote")
    return changed.functions[f.name]


def instructions(function: Function) -> list[Instruction]:
    return [i for block in function.blocks for i in block.instructions]


def kinds(function: Function) -> list[str]:
    return [type(i).__name__ for i in instructions(function)]


def test_a_local_becomes_its_value() -> None:
    f = FunctionBuilder("f", (I32,), (I32,))
    x = f.alloca()
    f.lifetime(x, True)
    f.store(x, f.params[0])
    value = f.load(I32, x)
    f.lifetime(x, False)
    f.ret(value)
    (ret,) = instructions(promoted(f))
    assert isinstance(ret, ir.Return)
    assert ret.values == f.params


def test_an_uninitialised_read_is_undef() -> None:
    f = FunctionBuilder("f", (), (I32,))
    f.ret(f.load(I32, f.alloca()))
    (ret,) = instructions(promoted(f))
    assert isinstance(ret, ir.Return)
    assert ret.values == (Undef(I32),)


def test_a_new_lifetime_forgets_the_value() -> None:
    f = FunctionBuilder("f", (), (I32,))
    x = f.alloca()
    f.store(x, i32(1))
    f.lifetime(x, True)
    f.ret(f.load(I32, x))
    assert instructions(promoted(f))[0].values == (Undef(I32),)  # type: ignore[attr-defined]


def loop_with(variables: int, read_after: bool) -> FunctionBuilder:
    f = FunctionBuilder("f", (I32,), (I32,))
    cells = [f.alloca(4, f"v{n}") for n in range(variables)]
    for cell in cells:
        f.store(cell, i32(0))
    f.jump("head")
    f.at("head")
    f.branch(f.compare("slt", f.load(I32, cells[0]), f.params[0]), "body", "out")
    f.at("body")
    for cell in cells:
        f.store(cell, f.binary("add", f.load(I32, cell), i32(1)))
    f.jump("head")
    f.at("out")
    f.ret(f.load(I32, cells[-1]) if read_after else i32(0))
    return f


def test_loops_get_a_phi_per_live_variable() -> None:
    function = promoted(loop_with(2, True))
    head = next(block for block in function.blocks if block.label == "head")
    phis = [i for i in head.instructions if isinstance(i, ir.Phi)]
    assert [phi.dst.name for phi in phis] == ["v0", "v1"]
    assert [dict(phi.incoming)["entry"] for phi in phis] == [i32(0), i32(0)]
    assert "Load" not in kinds(function)


def test_no_phi_where_the_variable_is_dead() -> None:
    f = FunctionBuilder("f", (I32,), ())
    x = f.alloca()
    f.branch(f.compare("eq", f.params[0], i32(0)), "a", "b")
    for label in ("a", "b"):
        f.at(label)
        f.store(x, i32(1))
        f.load(I32, x)
        f.jump("join")
    f.at("join")
    f.ret()
    assert "Phi" not in kinds(promoted(f))


def test_a_path_without_a_store_brings_undef_to_the_phi() -> None:
    f = FunctionBuilder("f", (I32,), (I32,))
    x = f.alloca()
    f.branch(f.compare("eq", f.params[0], i32(0)), "a", "join")
    f.at("a")
    f.store(x, i32(1))
    f.jump("join")
    f.at("join")
    f.ret(f.load(I32, x))
    phi = next(i for i in instructions(promoted(f)) if isinstance(i, ir.Phi))
    assert dict(phi.incoming) == {"a": i32(1), "entry": Undef(I32)}


def test_other_types_of_the_same_size_are_cast() -> None:
    f = FunctionBuilder("f", (I32,), (F32,))
    x = f.alloca()
    f.store(x, f.params[0])
    f.ret(f.load(F32, x))
    function = promoted(f)
    assert kinds(function) == ["Convert", "Return"]
    f = FunctionBuilder("f", (), (PTR,))
    x = f.alloca(8)
    f.store(x, Const(I64, 0))
    f.ret(f.load(PTR, x))
    assert instructions(promoted(f))[0].values == (Const(PTR, 0),)  # type: ignore[attr-defined]


def keeps(make: object) -> bool:
    f = FunctionBuilder("f", (PTR,), ())
    x = f.alloca()
    make(f, x)  # type: ignore[operator]
    f.ret()
    return "Alloca" in kinds(promoted(f))


def test_what_stays_in_memory() -> None:
    assert keeps(lambda f, x: f.store(x, i32(1), Order.RELAXED))
    assert keeps(lambda f, x: f.load(I16, x))
    assert keeps(lambda f, x: (f.store(x, i32(1)), f.load(I8, f.offset(x, 1))))
    assert keeps(lambda f, x: f.store(f.params[0], x))
    assert keeps(lambda f, x: f.store(x, x))
    assert keeps(lambda f, x: f.add(ir.Fill(*f.next(), x, Const(I8, 0), Const(I64, 4), 4)))
    assert not keeps(lambda f, x: f.store(x, i32(1)))
    assert not keeps(lambda f, x: f.load(I32, x, volatile=True))  # nobody else can change it


def test_a_variable_length_array_stays() -> None:
    f = FunctionBuilder("f", (I64,), (I32,))
    x = f.alloca(4, "x", f.params[0])
    f.store(x, i32(1))
    f.ret(f.load(I32, x))
    assert kinds(promoted(f)) == ["Alloca", "Store", "Load", "Return"]


def test_existing_phis_see_the_replaced_loads() -> None:
    f = FunctionBuilder("f", (), (I32,))
    x = f.alloca()
    f.store(x, i32(5))
    f.jump("head")
    f.at("head")
    f.phi(I32)
    second = f.load(I32, x)
    f.store(x, f.binary("add", second, i32(1)))
    f.branch(f.compare("slt", second, i32(9)), "head", "out")
    f.at("out")
    f.ret(second)
    phi = f.blocks["head"][0]
    assert isinstance(phi, ir.Phi)
    f.blocks["head"][0] = ir.Phi(phi.id, phi.loc, phi.dst, (("entry", i32(0)), ("head", second)))
    f.blocks["out"] = [ir.Return(*f.next(), (phi.dst,))]
    function = promoted(f)
    old = next(i for i in instructions(function) if isinstance(i, ir.Phi) and i.dst.id == phi.dst.id)
    source = dict(old.incoming)["head"]
    assert isinstance(source, Reg)
    assert source.name == "x"
