"""Computations of the symbolic executor, evaluated, against the oracle's."""

from __future__ import annotations

import random

import pytest

from raddle.impact.memory.arithmetic import binary
from raddle.impact.state.compute import compute
from raddle.impact.state.run import Live, Run
from raddle.impact.terms.substitution import substitute
from raddle.impact.terms.terms import FALSE, TRUE, Term, array, array_of, const, store, value_of, var
from raddle.ir import instructions as ir
from raddle.ir.types import integer
from raddle.ir.values import Reg
from raddle.oracle.floats import bits_unary
from raddle.oracle.machine import Fault
from raddle.oracle.words import Word, mask, signed
from raddle.oracle.words import binary as expected_binary


def interesting(rng: random.Random, bits: int) -> int:
    near = rng.choice((0, 1 << bits - 1, (1 << bits) - 1, 1 << rng.randrange(bits), bits))
    return rng.choice((rng.randrange(1 << bits), near, near + rng.randint(-2, 2))) & mask(bits)


def variables(bits: int) -> tuple[Reg, Reg, Reg, dict[int, Term]]:
    type_ = integer(bits)
    registers = tuple(Reg(number, type_, "") for number in range(3))
    half = 1 << bits - 1
    known = {number: var(f"x{number}", -half, half - 1) for number in range(2)}
    return registers[0], registers[1], registers[2], known


def started(known: dict[int, Term], bits: int) -> Run:
    frame = Live("f", "entry", 0, 0, {number: (term, integer(bits)) for number, term in known.items()})
    return Run(1, [frame], {})


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
@pytest.mark.parametrize("op", ["ctpop", "ctlz", "cttz", "bswap"])
def test_counting_of_bits(op: str, bits: int) -> None:
    rng = random.Random(bits)
    if op == "bswap" and bits == 8:
        pytest.skip("one byte has no order")
    a, _, dst, known = variables(bits)
    found = compute(started(known, bits), ir.Unary(1, None, dst, op, a))
    assert found is not None
    assert isinstance(found[0], Term)
    for _ in range(60):
        x = interesting(rng, bits)
        value = value_of(substitute(found[0], {known[0]: const(signed(x, bits))}))
        assert value is not None
        assert value & mask(bits) == bits_unary(op, Word(x), bits).bits


@pytest.mark.parametrize("bits", [8, 32, 64])
@pytest.mark.parametrize("op", ["shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem"])
def test_shifts_and_divisions(op: str, bits: int) -> None:
    """Exactly one outcome applies; for divisions once the quotient is chosen rightly."""
    rng = random.Random(bits)
    a, b, dst, known = variables(bits)
    outcomes = binary(started(known, bits), ir.Binary(1, None, dst, op, a, b))
    half = 1 << bits - 1
    tape, at = array(f"t1.inputs{bits}[]", -half, half - 1), var(f"t1.inputs{bits}")
    for _ in range(100):
        x, y = interesting(rng, bits), interesting(rng, bits)
        if op in ("shl", "lshr", "ashr") and rng.random() < 0.7:
            y %= bits
        values = {known[0]: const(signed(x, bits)), known[1]: const(signed(y, bits)), at: const(0)}
        if ("div" in op or "rem" in op) and y and not (op[0] == "s" and (x, y) == (half, mask(bits))):
            chosen = [
                signed(expected_binary(op[0] + which, Word(x), Word(y), bits).bits, bits)
                for which in ("div", "rem")
            ]
            values[tape] = _tape(chosen)
        taken = [(run, end) for run, end in outcomes if substitute(run.guard, values) is TRUE]
        others = [run for run, end in outcomes if substitute(run.guard, values) is not TRUE]
        assert len(taken) == 1
        assert all(substitute(run.guard, values) is FALSE for run in others)
        run, end = taken[0]
        try:
            wanted = expected_binary(op, Word(x), Word(y), bits)
        except Fault:
            assert end is not None
            continue
        assert end is None
        result = run.top.registers[dst.id][0]
        assert isinstance(result, Term)
        value = value_of(substitute(result, values))
        assert value is not None
        assert value & mask(bits) == wanted.bits


def _tape(chosen: list[int]) -> Term:

    made = array_of(const(0))
    for number, value in enumerate(chosen):
        made = store(made, const(number), const(value))
    return made
