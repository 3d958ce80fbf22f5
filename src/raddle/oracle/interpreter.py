"""A plain interpreter of raddle IR for one thread, which stops at every visible operation.

Independent of the assembler and of the native machine: it walks the IR itself. A run is a generator
that yields labels and is sent answers; at the end of the thread it returns its last label.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from raddle.errors import UnsupportedError
from raddle.ir import instructions as ir
from raddle.ir.program import Block, Function
from raddle.ir.values import Operand
from raddle.oracle import accesses, floats, words
from raddle.oracle.labels import Answer, Label
from raddle.oracle.machine import Frame, Machine, Steps, ThreadEnd
from raddle.oracle.operations import finished, operation
from raddle.oracle.words import Fault, Word, mask, signed

Call = Generator[Label, Answer, tuple[Word, ...]]
_LARGEST = 1 << 20


def run(m: Machine, function: Function, args: tuple[Word, ...]) -> Generator[Label, Answer, Label]:
    """Runs a thread from the start of its function; the value it returns is the thread's last label.

    Thread 0 is main's: returning from it exits the program."""
    try:
        results = yield from _call(m, function, args[: len(function.params)], ())
        if m.number == 0:
            return Label("exit")
        return finished(m, results[0] if results else Word(0, (1 << 64) - 1))
    except ThreadEnd as end:
        return end.label
    except Fault as fault:
        return Label("error", m.place(), text=fault.kind, code=fault.code)


def _call(m: Machine, function: Function, args: tuple[Word, ...], more: tuple[Word, ...]) -> Call:
    if len(m.frames) > 200:
        raise UnsupportedError("the oracle is for small programs: calls are nested too deeply", m.place())
    frame = Frame(function, {reg.id: word for reg, word in zip(function.params, args, strict=True)})
    m.frames.append(frame)
    if more:
        frame.varargs = m.new_stack_object(8 * len(more), True)
        for k, word in enumerate(more):
            item = m.local(frame.varargs, 8 * len(more), write=True)
            assert item is not None
            item.store(frame.varargs + 8 * k, 8, word)
    blocks = {block.label: block for block in function.blocks}
    block, before = function.blocks[0], ""
    while True:
        _enter(m, block, before)
        target = ""
        for i in block.instructions:
            m.left -= 1
            if m.left < 0:
                raise UnsupportedError("the oracle is for small programs: a thread runs too long", m.place())
            frame.instruction = i
            local = _LOCAL.get(type(i))
            if local is not None:
                local(m, i)
            elif isinstance(i, ir.Return):
                results = tuple([m.get(value) for value in i.values])
                yield from m.leave(frame)
                if len(m.frames) > 1:  # the outermost stays, to name the place where the thread ends
                    m.frames.pop()
                return results
            elif isinstance(i, ir.Jump):
                target = i.target
            elif isinstance(i, ir.Branch):
                target = i.then if m.decide(i.cond) & 1 else i.other
            elif isinstance(i, ir.Switch):
                value = m.decide(i.value)
                target = next((label for case, label in i.cases if case == value), i.default)
            elif isinstance(i, ir.Call):
                yield from _call_instruction(m, i)
            elif isinstance(i, ir.Unreachable):
                raise Fault("error", "unreachable")
            elif not isinstance(i, ir.Phi):
                yield from _VISIBLE[type(i)](m, i)
        _count(m, frame, block.label, target)
        block, before = blocks[target], block.label


def _enter(m: Machine, block: Block, before: str) -> None:
    """All phis of a block take their values at once."""
    phis = [i for i in block.instructions if isinstance(i, ir.Phi)]
    words = [m.get(next(value for label, value in i.incoming if label == before)) for i in phis]
    for i, word in zip(phis, words, strict=True):
        m.set(i.dst, word)


def _count(m: Machine, frame: Frame, source: str, target: str) -> None:
    """Counts the turns of each loop since it was entered; a bound cuts the thread off before one more."""
    for number, loop in enumerate(frame.function.loops):
        if target in loop.blocks and source not in loop.blocks:
            frame.loops[number] = int(loop.body is None)
        elif target == loop.turns and (loop.body is not None or source in loop.back_edges):
            frame.loops[number] += 1
            if m.unroll is not None and loop.is_bounded and frame.loops[number] > m.unroll:
                raise ThreadEnd(Label("cut", loop.loc))


def _call_instruction(m: Machine, i: ir.Call) -> Steps:
    name = i.callee
    if not isinstance(name, str):
        found = m.layout.functions.get(m.decide(name))
        if found is None:
            raise Fault("call", "bad-function")
        name = found
    callee = m.layout.program.functions[name]
    # The library may call a program's function that takes or returns less than its type says.
    lenient = m.frames[-1].function.library and len(i.args) == i.fixed
    fixed = min(i.fixed, len(callee.params)) if lenient else i.fixed
    if fixed != len(callee.params) or (len(i.args) > i.fixed and not callee.variadic):
        raise Fault("call", "signature")
    values = tuple([m.get(arg) for arg in i.args])
    results = yield from _call(m, callee, values[:fixed], values[i.fixed :])
    if i.results and len(results) != len(i.results):
        if not (lenient and not results):
            raise Fault("call", "signature")
        results = tuple(Word(0, (1 << reg.type.bits) - 1) for reg in i.results)
    for reg, word in zip(i.results, results, strict=False):
        m.set(reg, word)


def _binary(m: Machine, i: ir.Binary) -> None:
    compute = floats.binary if i.dst.type.kind == "float" else words.binary
    m.set(i.dst, compute(i.op, m.get(i.a), m.get(i.b), i.dst.type.bits))


def _compare(m: Machine, i: ir.Compare) -> None:
    compute = floats.compare if i.a.type.kind == "float" else words.compare
    m.set(i.dst, compute(i.pred, m.get(i.a), m.get(i.b), i.a.type.bits))


def _convert(m: Machine, i: ir.Convert) -> None:
    m.set(i.dst, floats.convert(i.op, m.get(i.a), i.a.type, i.dst.type))


def _unary(m: Machine, i: ir.Unary) -> None:
    compute = floats.unary if i.dst.type.kind == "float" else floats.bits_unary
    m.set(i.dst, compute(i.op, m.get(i.a), i.a.type.bits))


def _select(m: Machine, i: ir.Select) -> None:
    """An undefined condition leaves undefined whatever the two values do not share."""
    cond, a, b = m.get(i.cond), m.get(i.a), m.get(i.b)
    if cond.undefined:
        unknown = (a.bits ^ b.bits) | a.undefined | b.undefined
        m.set(i.dst, Word(a.bits & ~unknown, unknown))
    else:
        m.set(i.dst, a if cond.bits & 1 else b)


def _offset(m: Machine, i: ir.Offset) -> None:
    base = m.get(i.base)
    index, step = Word(0), 0
    if i.index is not None:
        index = m.get(i.index)
        step = signed(index.bits, i.index.type.bits) * i.scale
    unknown = base.undefined | (index.undefined if i.scale else 0)
    if unknown:
        m.set(i.dst, Word(0, mask(64)))
    else:
        m.set(i.dst, Word(base.bits + step + i.displacement & mask(64)))


def _alloca(m: Machine, i: ir.Alloca) -> None:
    count = 1 if i.count is None else m.decide(i.count)
    if i.size * count > _LARGEST:
        raise UnsupportedError("the oracle is for small programs: a large local variable", m.place())
    m.set(i.dst, Word(m.new_stack_object(i.size * count, i.private)))


def _thread_local(m: Machine, i: ir.ThreadLocal) -> None:
    m.set(i.dst, Word((m.number + 1 << 39) + m.layout.addresses[i.symbol]))


def _lifetime(m: Machine, i: ir.Lifetime) -> Steps:
    pointer: Operand = i.pointer
    if i.start:
        m.start_life(m.decide(pointer))
    else:
        yield from m.end_life(m.decide(pointer))


_LOCAL: dict[type, Callable[[Machine, Any], None]] = {
    ir.Binary: _binary, ir.Compare: _compare, ir.Convert: _convert, ir.Unary: _unary, ir.Select: _select,
    ir.Offset: _offset, ir.Alloca: _alloca, ir.ThreadLocal: _thread_local,
}  # fmt: skip
_VISIBLE: dict[type, Callable[[Machine, Any], Steps]] = {
    ir.Load: accesses.load, ir.Store: accesses.store, ir.Rmw: accesses.rmw, ir.Fence: accesses.fence,
    ir.CompareExchange: accesses.compare_exchange, ir.Copy: accesses.copy, ir.Fill: accesses.fill,
    ir.Operation: operation, ir.Lifetime: _lifetime,
}  # fmt: skip
