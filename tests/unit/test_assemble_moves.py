"""Parallel moves: every small case, against doing them all at once."""

from __future__ import annotations

import itertools

from raddle.assemble.moves import in_sequence
from raddle.assemble.steps import FROM_CONSTANT, FROM_REGISTER


def test_all_moves_among_four_registers() -> None:
    scratch = 9
    for sources in itertools.product([None, 0, 1, 2, 3, "constant"], repeat=4):
        moves = [
            (target, FROM_CONSTANT, 77) if source == "constant" else (target, FROM_REGISTER, int(source))
            for target, source in enumerate(sources)
            if source is not None
        ]
        registers = {n: n * 11 for n in range(4)}
        expected = dict(registers)
        for target, kind, payload in moves:
            expected[target] = payload if kind == FROM_CONSTANT else registers[payload]
        ordered, used = in_sequence(moves, scratch)
        for target, kind, payload in ordered:
            registers[target] = payload if kind == FROM_CONSTANT else registers[payload]
        assert used == (scratch in registers)
        registers.pop(scratch, None)
        assert registers == expected


def test_nothing_to_do_costs_nothing() -> None:
    assert in_sequence([(1, FROM_REGISTER, 1)], 5) == ([], False)
