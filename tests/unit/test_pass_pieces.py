"""Objects in pieces: random functions keep their meaning, and what must stay whole does."""

from __future__ import annotations

import random

import pytest
from ir_builder import FunctionBuilder, data, program
from ir_interpreter import outcome

from raddle.ir import instructions as ir
from raddle.ir.program import Function, Program
from raddle.ir.types import F32, F64, I8, I16, I32, I64, PTR, integer
from raddle.ir.values import Addr, Const, Operand, Reg
from raddle.ir.verifier import verify
from raddle.passes.fold import fold_function
from raddle.passes.pieces import split_function
from raddle.passes.promote import promote_function
from raddle.passes.rebuild import each_function

KINDS = (I8, I16, I32, I64, integer(24), integer(40), F32, F64)
SHARED = 32


def through(steps: Program, *, copies: bool = True) -> dict[str, Program]:
    split = each_function(steps, lambda f: split_function(f, copies=copies))
    promoted = each_function(split, promote_function)
    return {"split": split, "promoted": promoted, "folded": each_function(promoted, fold_function)}


def random_function(seed: int) -> FunctionBuilder:
    """Objects that are filled, then accessed at random places in a loop of a few blocks."""
    r = random.Random(seed)
    f = FunctionBuilder("f", (I64, I32), (I64,))
    objects = [(f.alloca(size), size) for size in (r.randrange(1, 25) for _ in range(r.randrange(1, 5)))]
    turns = f.alloca(4, "turns")
    result = f.alloca(8, "result")
    f.store(turns, Const(I32, r.randrange(4)))
    f.store(result, f.params[0])
    for pointer, size in objects:
        f.add(ir.Fill(*f.next(), pointer, Const(I8, r.randrange(256)), Const(I64, size), 1))

    def place(pointer: Operand, size: int, wanted: int) -> Operand:
        start = r.randrange(size - wanted + 1)
        return f.offset(pointer, start) if start or r.random() < 0.3 else pointer

    def statements() -> None:
        for _ in range(r.randrange(1, 6)):
            pointer, size = r.choice(objects)
            kind = r.choice([kind for kind in KINDS if kind.size <= size])
            choice = r.random()
            if choice < 0.3:
                number = integer(kind.bits)
                loaded: Operand = f.load(kind, place(pointer, size, kind.size))
                loaded = f.convert("bitcast", loaded, number)
                loaded = loaded if number == I64 else f.convert("zext", loaded, I64)
                old = f.binary("mul", f.load(I64, result), Const(I64, 31))
                f.store(result, f.binary("add", old, loaded))
            elif choice < 0.6:
                value: Operand = f.load(I64, result)
                value = value if kind.bits == 64 else f.convert("trunc", value, integer(kind.bits))
                f.store(place(pointer, size, kind.size), f.convert("bitcast", value, kind))
            elif choice < 0.7:
                width = r.randrange(1, size + 1)
                target = place(pointer, size, width)
                f.add(ir.Fill(*f.next(), target, Const(I8, r.randrange(256)), Const(I64, width), 1))
            else:
                other, room = r.choice([*objects, (Addr("shared"), SHARED)])
                width = r.randrange(1, min(size, room) + 1)
                sides = [place(pointer, size, width), place(other, room, width)]
                r.shuffle(sides)
                cells, at = [], 0
                while at < width:
                    step = min(r.choice((1, 2, 4, 8)), width - at)
                    cells.append((at, step))
                    at += step
                f.add(ir.Copy(*f.next(), *sides, Const(I64, width), True, 1, tuple(cells)))

    statements()
    f.jump("head")
    f.at("head")
    left = f.load(I32, turns)
    f.branch(f.compare("eq", left, Const(I32, 0)), "out", "body")
    f.at("body")
    f.store(turns, f.binary("sub", left, Const(I32, 1)))
    f.branch(f.compare("ult", f.params[1], Const(I32, 5)), "then", "other")
    for label in ("then", "other"):
        f.at(label)
        statements()
        f.jump("head")
    f.at("out")
    statements()
    f.ret(f.load(I64, result))
    return f


def check(seed: int) -> bool:
    raw = program(random_function(seed), globals=(data("shared", SHARED),))
    verify(raw, "the generator")
    args = (random.Random(seed).getrandbits(64), seed % 10)
    expected = outcome(raw, "f", args)
    assert expected is not None
    split = False
    for copies in (False, True):
        for name, changed in through(raw, copies=copies).items():
            verify(changed, name)
            assert outcome(changed, "f", args) == expected, (seed, name, copies)
            split = split or changed is not raw
    return split


@pytest.mark.parametrize("part", range(4))
def test_random_objects_keep_their_values(part: int) -> None:
    assert sum(check(seed) for seed in range(part * 50, part * 50 + 50)) > 35


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_many_random_objects_keep_their_values(part: int) -> None:
    assert sum(check(seed) for seed in range(1000 + part * 500, 1500 + part * 500)) > 350


def pieces(f: FunctionBuilder, *, copies: bool = False) -> list[int]:
    """The sizes of the objects that are left after splitting."""
    changed = split_function(f.build(), copies=copies)
    verify(program(changed), "pieces")
    return [i.size for i in instructions(changed) if isinstance(i, ir.Alloca)]


def instructions(function: Function) -> list[ir.Instruction]:
    return [i for block in function.blocks for i in block.instructions]


def optional(f: FunctionBuilder) -> Reg:
    x = f.alloca(8)
    f.store(x, Const(I32, 7))
    f.store(f.offset(x, 4), Const(I8, 1))
    return x


def test_members_are_cut_apart() -> None:
    f = FunctionBuilder("f", (), (I8,))
    f.ret(f.load(I8, f.offset(optional(f), 4)))
    assert pieces(f) == [4, 1, 3]


def test_a_returned_object_is_the_sum_of_its_members() -> None:
    f = FunctionBuilder("f", (), (integer(40),))
    f.ret(f.load(integer(40), optional(f)))
    changed = fold_function(promote_function(split_function(f.build())))
    assert not any(isinstance(i, ir.Load | ir.Store) for i in instructions(changed))
    assert outcome(program(changed), "f", ()) == (((1 << 32) + 7,), [])


def test_what_was_put_together_and_taken_apart_is_what_it_was() -> None:
    f = FunctionBuilder("f", (I32, I8), (I8,))
    x, y = f.alloca(8), f.alloca(8)
    f.store(x, f.params[0])
    f.store(f.offset(x, 4), f.params[1])
    f.store(y, f.load(I64, x))
    f.ret(f.load(I8, f.offset(y, 4)))
    changed = fold_function(promote_function(split_function(f.build())))
    last = instructions(changed)[-1]
    assert isinstance(last, ir.Return)
    assert last.values == (f.params[1],)


def test_an_object_stays_whole_if_its_address_goes_somewhere() -> None:
    for leak in ("store", "call", "index", "outside", "compare"):
        f = FunctionBuilder("f", (PTR, I64), ())
        x = optional(f)
        if leak == "store":
            f.store(f.params[0], x)
        elif leak == "call":
            f.call("f", (x, f.params[1]))
        elif leak == "index":
            f.load(I8, f.offset(x, 0, f.params[1], 1))
        elif leak == "outside":
            f.load(I8, f.offset(x, 8))
        else:
            f.compare("eq", x, f.params[0])
        f.ret()
        assert pieces(f) == [8], leak


def test_copies_of_other_memory_are_cut_only_on_demand() -> None:
    f = FunctionBuilder("f", (PTR,), ())
    x = optional(f)
    f.add(ir.Copy(*f.next(), x, f.params[0], Const(I64, 8), False, 4, ((0, 4), (4, 1))))
    f.ret()
    assert pieces(f) == [8]
    assert pieces(f, copies=True) == [4, 1, 3]
    changed = split_function(f.build(), copies=True)
    reads = [i.dst.type for i in instructions(changed) if isinstance(i, ir.Load)]
    assert reads == [I32, I8]


def test_a_variable_that_is_used_when_it_is_dead_stays() -> None:
    for dead in (False, True):
        f = FunctionBuilder("f", (), (I32,))
        x = f.alloca()
        f.lifetime(x, True)
        f.store(x, Const(I32, 1))
        if dead:
            f.lifetime(x, False)
        value = f.load(I32, x)
        if not dead:
            f.lifetime(x, False)
        f.ret(value)
        changed = promote_function(f.build())
        assert any(isinstance(i, ir.Alloca) for i in instructions(changed)) == dead
