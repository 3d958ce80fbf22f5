"""Random functions mean the same as raw IR, after the passes, and as bytecode."""

from __future__ import annotations

import pytest
from bytecode_interpreter import Machine
from ir_builder import opcodes
from ir_interpreter import Failure, OutOfSteps, Value, outcome
from random_functions import random_arguments, random_program

from raddle.assemble import assemble
from raddle.ir.program import Function, Program
from raddle.ir.verifier import verify
from raddle.passes.dead import drop_dead
from raddle.passes.loops import find_loops
from raddle.passes.pipeline import run
from raddle.passes.promote import promote
from raddle.passes.reachable import drop_unreachable
from raddle.passes.straighten import straighten

OPCODES = opcodes()


def flat(function: Function, values: tuple[Value, ...]) -> tuple[Value, ...]:
    found: list[Value] = []
    for reg, value in zip(function.params, values, strict=True):
        halves = [value] if reg.type.slots == 1 else [value and value % (1 << 64), value and value >> 64]
        found += halves
    return tuple(found)


def bytecode_outcome(program: Program, name: str, args: tuple[Value, ...]) -> tuple[object, object] | None:
    image = assemble(program, ["prog"], OPCODES)
    machine = Machine(image.code, OPCODES, list(program.globals))
    function = program.functions[name]
    try:
        got = machine.run(list(program.functions).index(name), flat(function, args))
    except Failure as failure:
        return str(failure), machine.effects
    except OutOfSteps:
        return None
    values = []
    for kind in function.returns:
        low = got.pop(0)
        high = got.pop(0) if kind.slots == 2 else 0
        values.append(None if low is None or high is None else low | high << 64)
    return tuple(values), machine.effects


def check(seed: int) -> int:
    """Returns how many runs ended within the limits."""
    raw = random_program(seed)
    verify(raw, "the generator")
    clean = drop_unreachable(raw)
    steps = {"reachable": clean}
    steps["promote"] = promote(clean)
    steps["straighten"] = straighten(steps["promote"])
    steps["dead"] = drop_dead(steps["straighten"])
    for name, program in steps.items():
        verify(program, name)
    final = run(raw)
    unpromoted = find_loops(clean)
    ended = 0
    for number, (name, function) in enumerate(list(raw.functions.items())[:-1]):
        args = random_arguments(function, seed + number)
        expected = outcome(raw, name, args)
        if expected is None:
            continue
        ended += 1
        for step, program in {**steps, "pipeline": final}.items():
            assert outcome(program, name, args) == expected, (seed, name, step)
        assert bytecode_outcome(unpromoted, name, args) == expected, (seed, name, "bytecode")
        assert bytecode_outcome(final, name, args) == expected, (seed, name, "promoted bytecode")
    return ended


@pytest.mark.parametrize("part", range(5))
def test_random_functions_keep_their_meaning(part: int) -> None:
    assert sum(check(seed) for seed in range(part * 30, part * 30 + 30)) >= 30


@pytest.mark.slow
@pytest.mark.parametrize("part", range(6))
def test_many_random_functions_keep_their_meaning(part: int) -> None:
    assert sum(check(seed) for seed in range(1000 + part * 100, 1100 + part * 100)) >= 100
