"""The body of a function in the place of a call: what inlining for whatever reason has in common.

A stack object of the callee becomes one of the caller that lives as long as the call did: it begins, without
a value, where the callee began, and ends at each return. So what uses it later is still an error.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.operands import results, with_operands
from raddle.ir.program import Block, Function
from raddle.ir.values import Operand, Reg
from raddle.passes.rebuild import FreshNumbers


@dataclass(frozen=True, slots=True)
class Spliced:
    """`objects` go to the caller's entry, `phis` with the results to the block behind the call."""

    blocks: list[Block]
    objects: list[Instruction]
    phis: list[Instruction]


def can_splice(callee: Function) -> bool:
    """Whether its objects are all made once, at its beginning, and it does not call itself."""
    return not callee.variadic and not any(
        (isinstance(i, ir.Alloca) and (i.count is not None or block is not callee.blocks[0]))
        or (isinstance(i, ir.Call) and i.callee == callee.name)
        for block in callee.blocks
        for i in block.instructions
    )


def fits(callee: Function, call: ir.Call) -> bool:
    given = tuple(value.type for value in call.args)
    wanted = tuple(reg.type for reg in callee.params)
    return given == wanted and tuple(reg.type for reg in call.results) in (callee.returns, ())


def splice(
    fresh: FreshNumbers, call: ir.Call, callee: Function, prefix: str, rest: str, *, at_call: bool
) -> Spliced:
    """The callee's blocks, their labels with `prefix`; they go on at the block `rest`. `at_call`: its
    instructions get the place of the call."""
    given = {reg.id: value for reg, value in zip(callee.params, call.args, strict=True)}
    own = {
        reg.id: Reg(fresh.register(), reg.type, reg.name)
        for block in callee.blocks
        for i in block.instructions
        for reg in results(i)
    }
    objects = [i for i in callee.blocks[0].instructions if isinstance(i, ir.Alloca)]

    def moved(value: Operand) -> Operand:
        if not isinstance(value, Reg):
            return value
        return given[value.id] if value.id in given else own[value.id]

    def lives(start: bool) -> list[Instruction]:
        return [ir.Lifetime(fresh.instruction(), call.loc, own[o.dst.id], start) for o in objects]

    made: list[Instruction] = [
        replace(o, id=fresh.instruction(), loc=call.loc if at_call else o.loc, dst=own[o.dst.id])
        for o in objects
    ]
    returned: list[tuple[str, tuple[Operand, ...]]] = []
    blocks = []
    for number, block in enumerate(callee.blocks):
        code: list[Instruction] = lives(True) if number == 0 else []
        for i in block.instructions:
            loc = call.loc if at_call else i.loc
            if isinstance(i, ir.Return):
                returned.append((prefix + block.label, tuple(moved(value) for value in i.values)))
                code += lives(False)
                code.append(ir.Jump(fresh.instruction(), loc, rest))
            elif not isinstance(i, ir.Alloca):
                copy = renamed(with_operands(i, moved), own, prefix.__add__)
                if isinstance(copy, ir.Call) and copy.made is None and call.made is not None:
                    copy = replace(copy, made=call.made)
                code.append(replace(copy, id=fresh.instruction(), loc=loc))
        blocks.append(Block(prefix + block.label, tuple(code)))
    phis: list[Instruction] = [
        ir.Phi(
            fresh.instruction(), call.loc, reg, tuple((label, values[number]) for label, values in returned)
        )
        for number, reg in enumerate(call.results)
    ]
    return Spliced(blocks, made, phis)


def with_ends(blocks: list[Block], ends: dict[str, str]) -> list[Block]:
    """Phis name the block that control comes from: of a block that was cut, the part with its end."""
    return [
        replace(
            block,
            instructions=tuple(
                replace(i, incoming=tuple((ends.get(label, label), value) for label, value in i.incoming))
                if isinstance(i, ir.Phi)
                else i
                for i in block.instructions
            ),
        )
        if isinstance(block.instructions[0], ir.Phi)
        else block
        for block in blocks
    ]


def renamed(i: Instruction, registers: dict[int, Reg], label: Callable[[str], str]) -> Instruction:
    """With its own registers and labels."""
    if isinstance(i, ir.Jump):
        return replace(i, target=label(i.target))
    if isinstance(i, ir.Branch):
        return replace(i, then=label(i.then), other=label(i.other))
    if isinstance(i, ir.Switch):
        cases = tuple((value, label(target)) for value, target in i.cases)
        return replace(i, default=label(i.default), cases=cases)
    if isinstance(i, ir.Phi):
        i = replace(i, incoming=tuple((label(source), value) for source, value in i.incoming))
    if isinstance(i, ir.CompareExchange):
        return replace(i, dst=registers[i.dst.id], success=registers[i.success.id])
    if isinstance(i, ir.Call | ir.Operation):
        return replace(i, results=tuple(registers[reg.id] for reg in i.results))
    return replace(i, dst=registers[i.dst.id]) if results(i) else i  # type: ignore[attr-defined, call-arg]
