"""Whether a program compares addresses: only then can it tell a block from another one that had its address.

What counts: a comparison of two pointers of which none is a constant, a compare-exchange of a word that can
hold a pointer, and, once a pointer is made a number or the other way round, every comparison of such words.
Pointers that become numbers on other ways (a union, a copy of bytes) are not noticed.
"""

from __future__ import annotations

import dataclasses

from raddle.ir import instructions as ir
from raddle.ir.program import Program
from raddle.ir.types import I32, I64, PTR
from raddle.ir.values import Const

FEATURE = "compares-addresses"


def find_comparisons(program: Program) -> Program:
    """The program with that feature, if it has it."""
    numbers, words = False, False
    word = I32 if program.narrow else I64
    for function in program.functions.values():
        if function.library:
            continue
        for block in function.blocks:
            for i in block.instructions:
                if isinstance(i, ir.CompareExchange) and i.expected.type.bits >= word.bits:
                    return _with_feature(program)
                if isinstance(i, ir.Compare) and not isinstance(i.a, Const) and not isinstance(i.b, Const):
                    if i.a.type is PTR:
                        return _with_feature(program)
                    words = words or i.a.type is word
                if isinstance(i, ir.Convert) and i.op in ("bitcast", "ptrtoint", "inttoptr"):
                    numbers = numbers or (i.a.type is PTR) != (i.dst.type is PTR)
    return _with_feature(program) if numbers and words else program


def _with_feature(program: Program) -> Program:
    return dataclasses.replace(program, features=program.features | {FEATURE})
