"""Checks that a program is well-formed; runs after lowering and after each pass.

A violation is raddle's own bug, so it raises InternalError and names the pass, the function and the
instruction. Checked: one definition per register, definitions dominate uses, operand types, phis
against predecessors, terminators, labels, symbols, and operations against their signatures. Not
checked: that a direct call's arguments match the callee, because C lets a program do that through
an unprototyped declaration; it becomes a checked call at run time. Unreachable blocks may exist,
but only their shape is checked.
"""

from __future__ import annotations

from collections.abc import Callable, Container

from raddle.errors import InternalError
from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instruction_rules import violation
from raddle.ir.instructions import Instruction
from raddle.ir.operands import TERMINATORS, operands, results, successors
from raddle.ir.printer import show
from raddle.ir.program import Function, Program
from raddle.ir.types import Type
from raddle.ir.values import Addr, Reg


def verify(program: Program, after: str, known: Container[int] = ()) -> None:
    """Raise InternalError unless the program is well-formed. `after` names the pass that made it;
    functions whose id() is in `known` are skipped."""
    for name, function in program.functions.items():
        if name != function.name:
            raise InternalError(f"after {after}: function {function.name} is filed under {name}")
        if id(function) not in known:
            _verify_function(program, function, after)
    for data in program.globals.values():
        for offset, target in data.relocations:
            if not _exists(program, target):
                raise InternalError(f"after {after}: {data.name} refers to {target.symbol}: not there")
            if not 0 <= offset <= data.size - program.pointer_size:
                raise InternalError(f"after {after}: relocation outside of {data.name}")
    if program.entry not in program.functions:
        raise InternalError(f"after {after}: no entry function {program.entry}")


def _exists(program: Program, address: Addr) -> bool:
    data = program.globals.get(address.symbol)
    return address.symbol in program.functions if data is None else not data.thread_local


def _verify_function(program: Program, function: Function, after: str) -> None:
    def fail(problem: str, instruction: Instruction | None = None) -> InternalError:
        where = f" at `{show(instruction)}` (id {instruction.id})" if instruction else ""
        return InternalError(
            f"after {after}: {function.name}: {problem}{where}", instruction.loc if instruction else None
        )

    _shape(function, fail)
    flow = ControlFlow(function)
    if flow.predecessors[0]:
        raise fail("the entry block has predecessors")
    # Where each register is defined: (block number, position); parameters are before everything.
    defined: dict[int, tuple[int, int]] = {reg.id: (0, -1) for reg in function.params}
    types: dict[int, Type] = {reg.id: reg.type for reg in function.params}
    if len(defined) != len(function.params):
        raise fail("two parameters with the same number")
    for number, block in enumerate(flow.blocks):
        for position, instruction in enumerate(block.instructions):
            for reg in results(instruction):
                if reg.id in defined:
                    raise fail(f"{reg} is defined twice", instruction)
                defined[reg.id] = (number, position)
                types[reg.id] = reg.type

    def available(reg: Reg, block: int, position: int, user: Instruction) -> None:
        place = defined.get(reg.id)
        if place is None:
            raise fail(f"{reg} is never defined", user)
        if types[reg.id] != reg.type:
            raise fail(f"{reg} has type {types[reg.id]}, not {reg.type}", user)
        if place[1] >= position if place[0] == block else not flow.dominates(place[0], block):
            raise fail(f"{reg} is used before its definition", user)

    for number, block in enumerate(flow.blocks):
        for position, instruction in enumerate(block.instructions):
            if isinstance(instruction, ir.Phi):
                sources = {flow.blocks[p].label for p in flow.predecessors[number]}
                if {label for label, _ in instruction.incoming} != sources:
                    raise fail(f"the predecessors are {', '.join(sorted(sources))}", instruction)
                for label, value in instruction.incoming:
                    if type(value) is Reg:
                        available(value, flow.number[label], 1 << 60, instruction)
            else:
                for value in operands(instruction):
                    if type(value) is Reg:
                        available(value, number, position, instruction)
            problem = violation(instruction, program, function)
            if problem:
                raise fail(problem, instruction)
            for value in operands(instruction):
                if type(value) is Addr and not _exists(program, value):
                    raise fail(f"no symbol {value.symbol}", instruction)


def _shape(function: Function, fail: Callable[..., InternalError]) -> None:
    """Labels, terminators, the place of phis, and ids; holds for unreachable blocks too."""
    if not function.blocks:
        raise fail("no blocks")
    labels = {block.label for block in function.blocks}
    if len(labels) != len(function.blocks):
        raise fail("two blocks with the same label")
    ids: set[int] = set()
    count = 0
    for block in function.blocks:
        if not block.instructions or not isinstance(block.instructions[-1], TERMINATORS):
            raise fail(f"block {block.label} does not end in a terminator")
        phis_allowed = True
        for instruction in block.instructions:
            count += 1
            ids.add(instruction.id)
            if type(instruction) is not ir.Phi:
                phis_allowed = False
            elif not phis_allowed:
                raise fail("phi after another instruction", instruction)
        for instruction in block.instructions[:-1]:
            if isinstance(instruction, TERMINATORS):
                raise fail("terminator inside a block", instruction)
        for label in successors(block.instructions[-1]):
            if label not in labels:
                raise fail(f"no block {label}", block.instructions[-1])
    if len(ids) != count:
        raise fail("two instructions with the same id")
