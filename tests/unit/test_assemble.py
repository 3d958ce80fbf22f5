"""Images: layout of memory, startup, instruction selection, debug information."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest
from bytecode_interpreter import Machine, Sections, decode
from ir_builder import FunctionBuilder, data, i32, opcodes, program

from raddle.assemble import Image, assemble
from raddle.assemble.layout import function_address
from raddle.errors import UnsupportedError, UserError
from raddle.ir import instructions as ir
from raddle.ir.instructions import Order
from raddle.ir.program import Program
from raddle.ir.types import I1, I8, I32, I64, I128, PTR, Type
from raddle.ir.values import Addr, Const, Location, Operand, Undef
from raddle.passes.pipeline import run

OPCODES = opcodes()
NAMES = {number: name for name, number in OPCODES.items()}


def main_with(*types: Type) -> FunctionBuilder:
    f = FunctionBuilder("main", types, (I32,))
    f.ret(i32(0))
    return f


def listing(image: Image, function: str) -> list[tuple[str, int, int, int, int]]:
    """(name, a, b, c, imm) of each instruction of a function."""
    found = image.debug.functions_by_name[function]
    code = decode(image.code).code[found.first : found.first + found.length]
    return [(NAMES[op], a, b, c, imm) for op, a, b, c, imm in code]


def assembled(f: FunctionBuilder, **settings: object) -> list[tuple[str, int, int, int, int]]:
    whole = program(f, main_with(), globals=(data("g", 16), data("t", thread_local=True)))
    return listing(assemble(whole, ["x"], OPCODES), f.name)


def ops(f: FunctionBuilder) -> list[str]:
    return [name for name, *_ in assembled(f)]


def sections(whole: Program, argv: tuple[str, ...] = ("prog",)) -> Sections:
    return decode(assemble(whole, list(argv), OPCODES).code)


def test_globals_begin_slots_and_hold_their_relocated_bytes() -> None:
    items = (
        data("zero", 8), data("text", 3, b"ab"), data("big", (9 << 20)),
        data("table", 16, bytes(16), relocations=((8, Addr("text", 1)), (0, Addr("main")))),
        data("own", 4, b"\7", thread_local=True), data("also_own", 4, thread_local=True),
    )  # fmt: skip
    found = sections(program(main_with(), globals=items))
    slots = [address >> 22 for address, *_ in found.globals]
    assert slots == [16, 17, 18, 21, 0x1F000, 0x1F001]
    assert [flags for *_, flags, _ in found.globals] == [0, 0, 0, 0, 2, 2]
    _, size, offset, _, _ = found.globals[3]
    table = found.data[offset : offset + size]
    assert table[:8] == function_address(0).to_bytes(8, "little")
    assert table[8:] == ((17 << 22) + 1).to_bytes(8, "little")
    assert len(found.data) < (9 << 20) + 64


def test_main_gets_its_arguments() -> None:
    found = sections(program(main_with(I32, PTR, PTR)), ("prog", "é"))
    assert [flags for *_, flags, _ in found.globals] == [0, 0, 0]  # main may change them
    strings = [found.data[offset : offset + size] for _, size, offset, _, _ in found.globals]
    assert strings[:2] == [b"prog\0", "é\0".encode()]
    assert len(strings[2]) == 24
    assert found.functions[found.entry][3] == 0
    assert not sections(program(main_with())).globals


def test_entries_that_cannot_be_started() -> None:
    with pytest.raises(UserError, match="no function main"):
        assemble(replace(program(main_with()), entry="main", functions={}), [], OPCODES)
    other = FunctionBuilder("other", (I32,), ())
    other.ret()
    with pytest.raises(UserError, match="takes arguments"):
        assemble(program(other), [], OPCODES)
    with pytest.raises(UserError, match="main must be"):
        assemble(program(main_with(PTR)), [], OPCODES)


def test_immediates() -> None:
    f = FunctionBuilder("f", (I32, I32), (I1,))
    x, y = f.params
    total = f.binary("add", i32(5), f.binary("sub", x, i32(-1)))
    total = f.binary("sub", i32(1), f.binary("xor", total, y))
    f.compare("ugt", x, y)
    f.compare("sgt", i32(3), x)
    f.ret(f.compare("sge", total, i32(7)))
    assert ops(f) == ["SUB32I", "ADD32I", "XOR", "CONST", "SUB32", "ULT", "SLT32I", "SGE32I", "RET"]


def test_displacements_move_into_accesses() -> None:
    f = FunctionBuilder("f", (PTR, I64), ())
    p, n = f.params
    near = f.offset(p, 8)
    f.store(near, f.load(I32, near), Order.RELEASE)
    f.store(f.offset(p, 4, n, 12), i32(1))
    f.store(f.offset(Addr("g"), 4), i32(1), volatile=True)
    f.store(p, f.offset(p, 16))
    f.ret()
    code = assembled(f)
    assert [name for name, *_ in code] == [
        "LOAD4", "STORE4", "OFFSET", "CONST", "STORE4", "CONST", "CONST", "STORE4", "ADD64I", "STORE8", "RET",
    ]  # fmt: skip
    assert code[0][4] == 8
    assert code[1][4] == 8 | 3 << 32
    assert code[2][4] == 12 | 4 << 32
    assert code[5][4] == (16 << 22) + 4
    assert code[7][4] == 1 << 40


def test_casts_cost_nothing() -> None:
    f = FunctionBuilder("f", (I8, PTR), (I64,))
    wide = f.convert("zext", f.params[0], I64)
    f.ret(f.binary("add", wide, f.convert("bitcast", f.params[1], I64)))
    assert ops(f) == ["ADD64", "RET"]


def test_an_update_whose_result_is_read() -> None:
    f = FunctionBuilder("f", (PTR, I64), (I64,))
    old = f.reg(I64)
    f.add(ir.Rmw(*f.next(), old, "add", *f.params, Order.SEQ_CST))
    f.ret(old)
    assert next(step for step in assembled(f) if step[0] == "RMW")[4] == 1 | 5 << 8 | 8 << 16


def test_atomics_use_consecutive_registers() -> None:
    f = FunctionBuilder("f", (PTR, I64), (I1,))
    p, x = f.params
    old, ok = f.reg(I128), f.reg(I1)
    f.add(ir.CompareExchange(
        *f.next(), old, ok, p, Const(I128, 1 << 64), Undef(I128), Order.SEQ_CST, Order.ACQUIRE, False
    ))  # fmt: skip
    f.add(ir.Rmw(*f.next(), f.reg(I64), "xchg", p, x, Order.RELAXED))
    f.ret(ok)
    code = assembled(f)
    cas = next(step for step in code if step[0] == "CAS")
    assert cas[4] == 5 | 2 << 8 | 16 << 16
    assert cas[1] == cas[3] + 4
    rmw = next(step for step in code if step[0] == "RMW")
    assert rmw[4] == 0 | 1 << 8 | 8 << 16 | 1 << 24  # nobody reads its result
    assert rmw[1] not in rmw[2:4]


def test_operations() -> None:
    f = FunctionBuilder("f", (PTR,), ())
    f.operation("await", (f.params[0], Const(I64, 255), Const(I64, 1)), (I64,), "ne 8")
    f.operation("await_rmw", (f.params[0], Const(I64, 1), Const(I64, 0), Const(I64, 1)), (), "eq 32 add")
    f.operation("print", (i32(1),))
    f.operation("spawn", (Addr("f"), f.params[0]), (I64,))
    f.operation("error", (f.params[0],), (), "assertion")
    f.ret()
    code = {step[0]: step for step in assembled(f)}
    assert code["AWAIT"][4] == 1 | 1 << 8 | 5 << 16
    assert code["AWAIT_RMW"][4] == 0 | 4 << 8 | 5 << 16 | 1 << 24
    assert code["PRINT"][3] == 0
    image = sections(program(f, main_with()))
    assert image.strings[code["ERROR"][4]] == "assertion"


def test_calls_that_do_not_fit_are_left_to_the_machine() -> None:
    f = FunctionBuilder("f", (), ())
    f.call("main", (), (I32,))
    f.call("main", (i32(1),), (I32,))
    f.call(Addr("main"), (), (I128,))
    f.ret()
    code = [step for step in assembled(f) if step[0].startswith("CALL")]
    assert [(step[0], step[4]) for step in code] == [("CALL", 1), ("CALLR", 1 | 1 << 16), ("CALLR", 2 << 16)]


def test_a_loop_body_has_no_moves() -> None:
    """The counter and the sum stay in their registers all the way round."""
    f = FunctionBuilder("f", (I32,), (I32,))
    total, n = f.alloca(4, "total"), f.alloca(4, "n")
    f.store(total, i32(0))
    f.store(n, i32(0))
    f.jump("for.cond")
    f.at("for.cond")
    f.branch(f.compare("slt", f.load(I32, n), f.params[0]), "for.body", "out")
    f.at("for.body")
    f.store(total, f.binary("add", f.load(I32, total), f.load(I32, n)))
    f.store(n, f.binary("add", f.load(I32, n), i32(1)))
    f.jump("for.cond")
    f.at("out")
    f.ret(f.load(I32, total))
    image = assemble(run(program(f, main_with())), ["x"], OPCODES)
    assert [name for name, *_ in listing(image, "f")] == [
        "CONST", "CONST", "CONST", "SLT32", "BRANCH", "LOOP", "ADD32", "ADD32I", "JUMP", "RET",
    ]  # fmt: skip
    machine = Machine(image.code, OPCODES, [])
    assert machine.run(0, (10,)) == [45]
    assert machine.loops == {0: 10}
    assert decode(image.code).functions[0][2] <= 6


def test_phis_that_swap() -> None:
    f = FunctionBuilder("f", (I32, I32, I32), (I32, I32))
    x, y, n = f.params
    f.jump("head")
    f.at("head")
    phis = [f.phi(I32) for _ in range(3)]
    more = f.binary("sub", phis[2], i32(1))
    f.branch(f.compare("eq", phis[2], i32(0)), "out", "back")
    f.at("back")
    f.jump("head")
    f.at("out")
    f.ret(phis[0], phis[1])
    values: list[tuple[Operand, Operand]] = [(x, phis[1]), (y, phis[0]), (n, more)]
    for at, (first, again) in enumerate(values):
        phi = f.blocks["head"][at]
        f.blocks["head"][at] = ir.Phi(phi.id, None, phis[at], (("entry", first), ("back", again)))
    image = assemble(run(program(f, main_with())), ["x"], OPCODES)
    for times, expected in ((0, [8, 9]), (1, [9, 8]), (6, [8, 9]), (7, [9, 8])):
        assert Machine(image.code, OPCODES, []).run(0, (8, 9, times)) == expected


def test_debug_information() -> None:
    f = FunctionBuilder("main", (), (I32,))
    f.line = 7
    f.alloca(4, "kept")
    value = f.load(I32, Addr("g"))
    f.branch(f.compare("eq", value, i32(1)), "fine", "bad")
    f.at("bad")
    f.line = 9
    f.operation("error", (Addr("g"),), (), "assertion")
    f.add(ir.Unreachable(*f.next()))
    f.at("fine")
    f.ret(value)
    image = assemble(run(program(f, globals=(data("g"),))), ["x"], OPCODES)
    debug = pickle.loads(pickle.dumps(image.debug))
    assert len(debug.instructions) == len(decode(image.code).code)
    assert debug.instructions[0].function == "main"
    assert debug.instructions[0].location == Location("t.c", 7, 1)
    assert debug.function_addresses[function_address(1)] == 1
    assert debug.globals[16 << 22].name == "g"
    (site,) = debug.assertions
    assert site.loc == Location("t.c", 9, 1)
    assert [NAMES[decode(image.code).code[pc][0]] for pc in site.watch] == ["BRANCH"]


def test_too_many_registers() -> None:
    f = FunctionBuilder("main", (), ())
    f.call("many", tuple(Const(I64, 0) for _ in range(65_001)))
    f.ret()
    many = FunctionBuilder("many", tuple(I64 for _ in range(65_001)), ())
    many.ret()
    with pytest.raises(UnsupportedError, match="too large"):
        assemble(program(many, f), ["x"], OPCODES)
