"""What the steps of a counterexample touch, as a C programmer would write it: `f[1]`, `r[0].n`.

An element is named where the path alone decides which one it is; where inputs decide, the whole is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from raddle.impact.state.memory import Layout
from raddle.impact.state.steps import Step
from raddle.impact.terms.columns import Column
from raddle.impact.terms.substitution import substitute
from raddle.impact.terms.terms import Term, value_of
from raddle.ir.instructions import Alloca
from raddle.ir.program import Program
from raddle.report.layout import part

_SYNCHRONISER = re.compile(r"(.+?)\+(\d+)\.")
"""The variable of a mutex or its like: the object and the offset."""
_ALLOCATED = re.compile(r"(malloc:\d+:\d+) .*#\d+((?:\.[^:]*)?)")
"""The place in the source, and the member."""
_STACKED = re.compile(r"t\d+\.\d+\.(.+)@(\d+)(.*)")
"""The function, the variable's instruction, and the member."""


def touched(program: Program, steps: Sequence[Step]) -> list[list[str]]:
    """For each step."""
    layout = Layout(program)
    columns = {
        column.name: (name, column) for name, item in layout.objects.items() for column in item.columns
    }
    values: dict[Term, Term] = dict(layout.initial)
    made = []
    for step in steps:
        memo: dict[Term, Term] = {}
        names = set()
        for variable, index in (*step.reads, *step.writes):
            number = None if index is None else value_of(substitute(index, values, memo))
            names.add(_name(program, columns.get(str(variable.args[0])), str(variable.args[0]), number))
        made.append(sorted(names))
        values |= {variable: substitute(term, values, memo) for variable, term in step.updates.items()}
    return made


def _name(program: Program, found: tuple[str, Column] | None, variable: str, number: int | None) -> str:
    synchroniser = _SYNCHRONISER.match(variable)
    if found is not None and found[1].dimensions and number is not None:
        name, column = found
        offset, size = _offset(column, number), column.size
    elif synchroniser is not None:
        name, offset, size = synchroniser.group(1), int(synchroniser.group(2)), 1
    else:
        return _plain(program, variable)
    item = program.globals.get(name)
    if item is None or offset is None:
        return _plain(program, variable)
    return item.display + part(program.debug_types, item.type_index, offset, size)[0]


def _plain(program: Program, variable: str) -> str:
    """The variable alone; objects that are allocated or on a stack by where they come from."""
    name = variable.partition("+")[0]
    allocated = _ALLOCATED.match(name)
    if allocated is not None:
        return allocated.group(1) + allocated.group(2)
    stacked = _STACKED.match(name)
    function = program.functions.get(stacked.group(1)) if stacked is not None else None
    if stacked is None or function is None:
        return name
    for block in function.blocks:
        for instruction in block.instructions:
            if isinstance(instruction, Alloca) and str(instruction.id) == stacked.group(2):
                return (instruction.variable or name) + stacked.group(3)
    return name


def _offset(column: Column, number: int) -> int | None:
    """Of an element; None if there is none."""
    offset = column.base
    for stride, count in reversed(column.dimensions):
        number, at = divmod(number, count)
        offset += at * stride
    return None if number else offset
