"""Computations that can go wrong or that need the layout of memory: divisions, shifts and comparisons of
pointers with numbers that come from memory. And bits that are counted.

The quotient by a number that is not a constant is an unknown, as if it were an input; executions where it
is not the quotient are left out.
"""

from __future__ import annotations

from raddle.impact.state.compute import compared, constant_quotient, operand, shifted
from raddle.impact.state.memory import Pointer, Undefined, Value
from raddle.impact.state.outcomes import Ending, Outcomes
from raddle.impact.state.run import Run, number
from raddle.impact.state.setting import Setting
from raddle.impact.state.steps import Failure
from raddle.impact.terms.terms import (
    FALSE,
    Term,
    add,
    conjunction,
    const,
    eq,
    ite,
    le,
    lt,
    mul,
    negation,
    scaled,
    unsigned,
    value_of,
    wrap,
)
from raddle.ir import instructions as ir


def binary(run: Run, ins: ir.Binary) -> Outcomes:
    """A division or a shift."""
    a, b = (number(operand(run, item), ins.loc) for item in (ins.a, ins.b))
    return _divide(run, ins, a, b) if ins.op.endswith(("div", "rem")) else _shift(run, ins, a, b)


def _divide(run: Run, ins: ir.Binary, a: Term, b: Term) -> Outcomes:
    bits = ins.dst.type.bits
    signed = ins.op[0] == "s"
    outcomes = _fails(run, ins, eq(b, const(0)), "division by zero")
    if signed:
        overflow = conjunction((eq(b, const(-1)), eq(a, const(-1 << bits - 1))))
        outcomes += _fails(run, ins, overflow, "division overflows: the smallest number by -1")
    if run.guard is FALSE:
        return outcomes
    known = value_of(b)
    quotient = known is None or ins.op.endswith("div")
    if known is not None:
        value = scaled(a, -1) if quotient else const(0)
        if not signed or known != -1:
            value = constant_quotient(ins.op, bits, a, known)
    else:
        x, y = (a, b) if signed else (unsigned(bits, a), unsigned(bits, b))
        # Of n bits each: the sum below says that they do not wrap around.
        ratio, rest = run.input(bits), run.input(bits)
        if not signed:
            ratio, rest = unsigned(bits, ratio), unsigned(bits, rest)
        size = ite(le(const(0), y), y, scaled(y, -1))
        positive, negative = le(const(0), x), lt(x, const(0))
        run.restrict(eq(x, add(mul(ratio, y), rest)))
        run.restrict(conjunction((lt(rest, size), lt(scaled(size, -1), rest))))
        run.restrict(negation(conjunction((positive, lt(rest, const(0))))))
        run.restrict(negation(conjunction((negative, lt(const(0), rest)))))
        value = ratio if ins.op.endswith("div") else rest
    run.set(ins.dst.id, wrap(bits, value), ins.dst.type)
    return [*outcomes, _done(run)]


def _shift(run: Run, ins: ir.Binary, a: Term, b: Term) -> Outcomes:
    bits = ins.dst.type.bits
    amount = unsigned(bits, b)
    outcomes = _fails(run, ins, le(const(bits), amount), "shift by a number that is not less than the width")
    if run.guard is FALSE:
        return outcomes
    low, high = amount.bounds
    last = bits - 1 if high is None else min(high, bits - 1)
    value = shifted(ins.op, bits, a, last)
    for by in range(last - 1, max(0, low or 0) - 1, -1):
        value = ite(eq(b, const(by)), shifted(ins.op, bits, a, by), value)
    run.set(ins.dst.id, value, ins.dst.type)
    return [*outcomes, _done(run)]


def _fails(run: Run, ins: ir.Binary, wrong: Term, text: str) -> Outcomes:
    """The failure, if it can be; the run goes on without."""
    fork = run.fork()
    run.restrict(negation(wrong))
    if wrong is FALSE or not fork.restrict(wrong):
        return []
    return [(fork, ("error", Failure("arithmetic", text, ins.loc)))]


def compare(setting: Setting, run: Run, ins: ir.Compare) -> Outcomes:
    """A pointer with a number from memory: by the address that stands for the object there."""
    values: list[Term] = []
    for item in (ins.a, ins.b):
        value: Value = operand(run, item)
        if isinstance(value, Pointer):
            encoded = setting.layout.encode(value)
            # Addresses of local variables are never in shared memory.
            value = const(-1) if encoded is None else encoded
        assert not isinstance(value, Undefined)
        values.append(value)
    run.set(ins.dst.id, compared(ins.pred, 64, *values), ins.dst.type)
    return [_done(run)]


def _done(run: Run) -> tuple[Run, Ending | None]:
    run.top.index += 1
    return run, None
