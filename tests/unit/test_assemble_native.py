"""The native machine runs assembled random functions to the values that the IR interpreter finds.

The interpreter's idea of "uninitialised" is coarser than the machine's, so only runs without any
are compared; a failed division, and a use after the end of a life, must be the machine's error as well.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from ir_builder import FunctionBuilder, opcodes
from ir_interpreter import Failure, Machine, OutOfSteps
from random_functions import GLOBALS, random_arguments, random_program

from raddle.assemble import assemble
from raddle.explore import native
from raddle.explore.options import Options
from raddle.ir.program import Function, Program
from raddle.ir.types import I32, PTR, Type, integer
from raddle.ir.values import Addr, Const, Operand
from raddle.passes.pipeline import run


def same_bits(f: FunctionBuilder, value: Operand, expected: int) -> Operand:
    kind: Type = value.type
    if kind.kind == "float":
        value = f.convert("bitcast", value, integer(kind.bits))
    return f.compare("eq", value, Const(value.type, expected))


def checking_main(
    function: Function, args: tuple[int, ...], machine: Machine, got: tuple[int, ...]
) -> Function:
    """A main that calls the function and fails unless its results and the globals are as expected."""
    f = FunctionBuilder("main", (), (I32,))
    given = tuple([Const(reg.type, value) for reg, value in zip(function.params, args, strict=True)])
    results = f.call(function.name, given, function.returns)
    checks = [same_bits(f, reg, value) for reg, value in zip(results, got, strict=True)]
    for name, kind in GLOBALS.items():
        value = machine.read(machine.addresses[name], kind)
        if value is not None:
            checks.append(same_bits(f, f.load(kind, Addr(name)), value))
    for number, check in enumerate(checks):
        f.branch(check, f"next{number}", "wrong")
        f.at(f"next{number}")
    f.ret(Const(I32, 0))
    f.at("wrong")
    f.operation("error", (Const(PTR, 0),), (), "assertion")
    f.ret(Const(I32, 1))
    return f.build()


def errors(program: Program) -> list[str]:
    image = assemble(program, ["x"])
    search = native.NativeSearch(image.code, Options(search="interleavings"), [])
    assert search.run(10.0)
    return [error.kind for error in search.found(None, 0.0).errors]


def check(seed: int) -> bool:
    raw = random_program(seed)
    name, function = list(raw.functions.items())[-2]
    args = random_arguments(function, seed)
    machine = Machine(raw)
    failed = False
    got: tuple[int, ...] = ()
    try:
        values = machine.run(name, args)
        got = tuple([value for value in values if value is not None])
        if len(got) != len(values):
            return False
    except Failure as failure:
        if str(failure) == "undefined":
            return False
        failed = True
    except OutOfSteps:
        return False
    if failed:
        got = tuple(0 for _ in function.returns)
    main = checking_main(function, args, machine, got)
    whole = replace(raw, functions={**raw.functions, "main": main})
    expected = ["memory"] if machine.used_after_end else ["arithmetic"] if failed else []
    assert errors(run(whole)) == expected, seed
    return True


@pytest.mark.parametrize("part", range(4))
def test_the_machine_agrees(part: int) -> None:
    assert sum(check(seed) for seed in range(5000 + part * 50, 5050 + part * 50)) > 25


def test_the_opcodes_are_those_of_the_definition() -> None:
    assert opcodes() == native.OPCODES
