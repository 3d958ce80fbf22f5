"""`raddle ir` prints every instruction on one line, with its source line."""

from __future__ import annotations

from ir_builder import FunctionBuilder, data, i32, program

from raddle.ir import instructions as ir
from raddle.ir.instructions import Order
from raddle.ir.printer import operand, print_program, show
from raddle.ir.types import F64, I1, I8, I32, I64, PTR
from raddle.ir.values import Addr, Const, Undef
from raddle.passes.pipeline import run


def test_operands() -> None:
    assert operand(i32(-3)) == "i32 -3"
    assert operand(Const(I1, 1)) == "i1 true"
    assert operand(Const(PTR, 0)) == "ptr null"
    assert operand(Const(F64, 0x3FF8000000000000)) == "f64 1.5"
    assert operand(Undef(I8)) == "i8 undef"
    assert operand(Addr("g", 4)) == "@g+4"


def test_instructions() -> None:
    f = FunctionBuilder("f", (PTR, I32), ())
    p, x = f.params
    old, ok = f.reg(I32), f.reg(I1)
    i = ir.CompareExchange(*f.next(), old, ok, p, x, i32(1), Order.ACQ_REL, Order.RELAXED, True)
    assert show(i) == "%3: i32, %4: i1 = cas weak acq_rel relaxed [%p0.1], %p1.2 -> i32 1"
    copy = ir.Copy(*f.next(), p, p, Const(I64, 16), False, 8, ((0, 8), (8, 4)))
    assert show(copy) == "copy %p0.1 <- %p0.1, i64 16 align 8 cells 0:8 8:4"
    assert show(ir.Store(*f.next(), p, x, Order.RELEASE, True)) == "store volatile release [%p0.1] <- %p1.2"
    assert show(ir.Offset(*f.next(), f.reg(PTR), p, x, 4, -8)).endswith("offset %p0.1 + %p1.2 * 4 - 8")
    call = ir.Call(*f.next(), (), "g", (p, x), 1)
    assert show(call) == "call @g(%p0.1, ..., %p1.2)"


def test_a_whole_program() -> None:
    f = FunctionBuilder("main", (), (I32,))
    kept = f.alloca(8, "kept")
    f.jump("head")
    f.at("head")
    f.line = 4
    value = f.load(I32, kept, volatile=True)
    f.branch(f.compare("eq", value, i32(0)), "head", "out")
    f.at("out")
    f.ret(value)
    text = print_program(run(program(f, globals=(data("g", 8, b"\1\2", relocations=((0, Addr("main")),)),))))
    assert text == (
        "global @g: 8 bytes align 8 = 0102 0…\n"
        "  +0: @main\n"
        "\n"
        "function @main() -> i32                                           ; t.c:1\n"
        "entry:\n"
        '  %kept.1: ptr = alloca 8 bytes align 8 "kept" private            ; t.c:1\n'
        "  jump head                                                       ; t.c:1\n"
        "head:  ; loop, back from head, t.c:4\n"
        "  %2: i32 = load volatile [%kept.1]                               ; t.c:4\n"
        "  %3: i1 = eq %2, i32 0                                           ; t.c:4\n"
        "  branch %3 ? head : out                                          ; t.c:4\n"
        "out:\n"
        "  return %2                                                       ; t.c:4\n"
    )
