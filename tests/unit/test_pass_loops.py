"""Loops: which there are, what belongs to them, their source line, and loops of threads."""

from __future__ import annotations

from collections.abc import Callable

from ir_builder import FunctionBuilder, data, i32, program

from raddle.ir import instructions as ir
from raddle.ir.instructions import Order
from raddle.ir.program import Loop
from raddle.ir.types import I32, I64, PTR
from raddle.ir.values import Addr, Const
from raddle.passes.loops import find_loops


def graph(edges: dict[str, tuple[str, ...]]) -> tuple[Loop, ...]:
    """The loops of a function with these edges; a block without any returns."""
    f = FunctionBuilder("f", (I32,), ())
    for line, (label, targets) in enumerate(edges.items()):
        f.at(label)
        f.line = 10 + line
        if not targets:
            f.ret()
        elif len(targets) == 1:
            f.jump(targets[0])
        else:
            f.branch(f.compare("eq", f.params[0], i32(0)), *targets)
    return find_loops(program(f)).functions["f"].loops


def test_no_loop() -> None:
    assert graph({"entry": ("a", "b"), "a": ("b",), "b": ()}) == ()


def test_nested_loops() -> None:
    loops = graph({
        "entry": ("outer",), "outer": ("inner", "out"), "inner": ("body", "latch"), "body": ("inner",),
        "latch": ("outer",), "out": (),
    })  # fmt: skip
    assert [(loop.header, loop.back_edges) for loop in loops] == [("outer", ("latch",)), ("inner", ("body",))]
    assert loops[0].blocks == {"outer", "inner", "body", "latch"}
    assert loops[1].blocks == {"inner", "body"}
    assert [loop.loc.line for loop in loops if loop.loc] == [14, 13]


def test_a_block_that_goes_to_itself() -> None:
    (loop,) = graph({"entry": ("a",), "a": ("a", "out"), "out": ()})
    assert (loop.header, loop.back_edges, loop.blocks) == ("a", ("a",), {"a"})


def test_continue_does_not_name_the_loop() -> None:
    """The jump at the end of the body carries the line of the `while`, a `continue` its own."""
    f = FunctionBuilder("f", (I32,), ())
    f.jump("head")
    f.at("head")
    f.branch(f.compare("eq", f.params[0], i32(0)), "body", "out")
    f.at("body")
    f.line = 20
    f.branch(f.compare("eq", f.params[0], i32(1)), "continue", "end")
    f.at("continue")
    f.line = 21
    f.jump("head")
    f.at("end")
    f.line = 5
    f.jump("head")
    f.at("out")
    f.ret()
    (loop,) = find_loops(program(f)).functions["f"].loops
    assert set(loop.back_edges) == {"continue", "end"}
    assert loop.loc is not None
    assert loop.loc.line == 5


def test_an_irreducible_loop_is_found() -> None:
    (loop,) = graph({"entry": ("a", "b"), "a": ("b", "out"), "b": ("a",), "out": ()})
    assert loop.blocks == {"a", "b"}
    assert {loop.header, *loop.back_edges} == {"a", "b"}


def test_an_irreducible_loop_inside_a_natural_one() -> None:
    loops = graph({
        "entry": ("head",), "head": ("a", "b"), "a": ("b", "latch"), "b": ("a",),
        "latch": ("head", "out"), "out": (),
    })  # fmt: skip
    assert loops[0].header == "head"
    assert loops[1].blocks == {"a", "b"}


def create(f: FunctionBuilder) -> None:
    f.call("pthread_create", (Addr("tid"), Addr("main")), ())


def only_threads(body: Callable[[FunctionBuilder], object], *, always: bool = True) -> bool:
    """Whether a loop in main with that body (or one that may be skipped) is left alone."""
    library = FunctionBuilder("pthread_create", (PTR, PTR), ())
    library.library = True
    handle = library.operation("spawn", (library.params[1], Const(PTR, 0)), (I64,))
    library.store(library.params[0], handle[0], Order.RELAXED)
    library.ret()
    lock = FunctionBuilder("pthread_mutex_lock", (PTR,), ())
    lock.library = True
    lock.operation("lock", (lock.params[0],))
    lock.ret()
    helper = FunctionBuilder("start_one", (), ())
    create(helper)
    helper.ret()
    f = FunctionBuilder("main", (), ())
    f.jump("head")
    f.at("head")
    n = f.phi(I32)
    f.branch(f.compare("slt", n, i32(3)), "test", "out")
    f.at("test")
    f.branch(f.compare("eq", n, i32(1)), "body", "body" if always else "latch")
    f.at("body")
    body(f)
    f.jump("latch")
    f.at("latch")
    more = f.binary("add", n, i32(1))
    f.jump("head")
    f.at("out")
    f.ret()
    phi = f.blocks["head"][0]
    assert isinstance(phi, ir.Phi)
    f.blocks["head"][0] = ir.Phi(phi.id, None, phi.dst, (("entry", i32(0)), ("latch", more)))
    found = find_loops(program(library, lock, helper, f, globals=(data("tid", 8), data("g"))))
    return found.functions["main"].loops[0].only_threads


def test_loops_of_threads() -> None:
    assert only_threads(create)
    assert only_threads(lambda f: f.call("start_one"))
    assert only_threads(lambda f: f.operation("join", (Const(I64, 1),), (PTR,)))
    assert only_threads(lambda f: (f.store(Addr("g"), i32(1)), create(f)))


def test_other_loops() -> None:
    assert not only_threads(lambda f: None)
    assert not only_threads(create, always=False)
    assert not only_threads(lambda f: (create(f), f.load(I32, Addr("g"), Order.RELAXED)))
    assert not only_threads(lambda f: (create(f), f.call("pthread_mutex_lock", (Addr("g"),))))
    assert not only_threads(lambda f: (create(f), f.call(f.load(PTR, Addr("tid")))))
