"""Global variables that nobody writes: settings, tables.

Waiting loops may look at them as at constants (effects.py): they hold what they held, and no data race is
with a read of them. Only where all uses of a variable can be seen (global_uses.py).
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.program import Program
from raddle.passes.global_uses import GlobalUses


def find_unwritten(program: Program) -> Program:
    if not any(function.loops for function in program.functions.values() if not function.library):
        return program
    uses = GlobalUses(program)
    found = frozenset(
        symbol
        for symbol in program.globals
        if (known := uses.of(symbol)) is not None and all(isinstance(use.access, ir.Load) for use in known)
    )
    return replace(program, unwritten=found) if found else program
