"""Applying a per-function transform to a whole program without copying what stays the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from raddle.ir.operands import operands, results
from raddle.ir.program import Function, Program
from raddle.ir.values import Reg


def each_function(program: Program, transform: Callable[[Function], Function]) -> Program:
    """The program with `transform` applied to every function; the same object if none changed."""
    functions = {name: transform(function) for name, function in program.functions.items()}
    if all(functions[name] is function for name, function in program.functions.items()):
        return program
    return replace(program, functions=functions)


class FreshNumbers:
    """Instruction ids and register numbers that a function does not use yet."""

    def __init__(self, function: Function) -> None:
        self._instruction = 0
        self._register = max([reg.id for reg in function.params], default=0)
        for block in function.blocks:
            for instruction in block.instructions:
                if instruction.id > self._instruction:
                    self._instruction = instruction.id
                for reg in results(instruction):
                    if reg.id > self._register:
                        self._register = reg.id

    def instruction(self) -> int:
        self._instruction += 1
        return self._instruction

    def register(self) -> int:
        self._register += 1
        return self._register


def use_counts(function: Function) -> dict[int, int]:
    """How often each register is read."""
    counts: dict[int, int] = {}
    for block in function.blocks:
        for instruction in block.instructions:
            for value in operands(instruction):
                if type(value) is Reg:
                    counts[value.id] = counts.get(value.id, 0) + 1
    return counts
