"""Branches that are decided by the way on which control comes to them: those ways skip them.

`if (try()) return true; undo(); return false;`, inlined into `while (!…);`, comes together at a phi of `true`
and `false`, and branches again. So do `return` and `break` inside a block with variables of its own, which
the compiler leads through a switch. Nothing happens between the two, so each way goes on to where it ends up.
Headers of loops stay: a loop must not get a second entry.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction
from raddle.ir.operands import results, successors, with_operands
from raddle.ir.program import Block, Function
from raddle.ir.values import Const, Operand, Reg
from raddle.passes.conditions import Definitions, Test, can_repeat
from raddle.passes.dead import drop_dead_function
from raddle.passes.reachable import drop_unreachable_blocks
from raddle.passes.rebuild import FreshNumbers
from raddle.passes.straighten import straighten_function

MAX_ROUNDS = 32


def thread_function(function: Function) -> Function:
    """With all such ways cut short; the same object if there are none."""
    for _ in range(MAX_ROUNDS):
        changed = _once(function)
        if changed is None:
            break
        function = drop_dead_function(straighten_function(drop_unreachable_blocks(changed)))
    return function


def _once(function: Function) -> Function | None:
    flow = ControlFlow(function)
    values = Definitions(function)
    for number, block in enumerate(flow.blocks):
        last = block.instructions[-1]
        sources = flow.predecessors[number]
        if isinstance(last, ir.Branch | ir.Switch) and len(flow.successors[number]) > 1:
            settled = _decided(last, values, {})
            if settled is None and len(sources) == 1:
                settled = _implied(last, flow, values, sources[0], number)
            if settled is not None:
                return _settled(function, block, settled)
        if len(sources) < 2 or any(flow.dominates(number, source) for source in sources):
            continue
        if not _does_nothing(block):
            continue
        for source in sources:
            before = flow.blocks[source].label
            way = {i.dst.id: dict(i.incoming)[before] for i in block.instructions if isinstance(i, ir.Phi)}
            target = _decided(last, values, way) or _implied(last, flow, values, source, number)
            if target is not None and flow.number[target] not in flow.successors[source]:
                handing = _handing_on(function, flow, block)
                if handing is not None:
                    return _redirected(handing, block, before, target, way)
    return None


def _does_nothing(block: Block) -> bool:
    """But decide where to go on."""
    *body, last = block.instructions
    return isinstance(last, ir.Branch | ir.Switch) and all(
        isinstance(i, ir.Phi) or can_repeat(i) for i in body
    )


def _handing_on(function: Function, flow: ControlFlow, block: Block) -> Function | None:
    """With a phi in each block behind this one for what its own phis are used for there, so that a way which
    does not come through it has a value of its own. None if something else of it is used elsewhere."""
    number = flow.number[block.label]
    phis = {i.dst.id: i.dst for i in block.instructions if isinstance(i, ir.Phi)}
    others = {reg.id for i in block.instructions for reg in results(i)} - phis.keys()
    fresh = FreshNumbers(function)
    behind = [s for s in flow.successors[number] if flow.predecessors[s] == [number]]
    handed: dict[tuple[int, int], Reg] = {}
    """By block behind, and by register."""
    is_possible = True

    def use(value: Operand, user: int) -> Operand:
        nonlocal is_possible
        if not isinstance(value, Reg) or (value.id not in phis and value.id not in others):
            return value
        where = next((s for s in behind if flow.dominates(s, user)), None)
        if where is None or value.id in others:
            is_possible = False
            return value
        key = (where, value.id)
        if key not in handed:
            handed[key] = Reg(fresh.register(), value.type, value.name)
        return handed[key]

    blocks = []
    for other in function.blocks:
        code: list[Instruction] = []
        user = flow.number[other.label]
        for i in other.instructions if other is not block else ():
            if isinstance(i, ir.Phi):
                pairs = []
                for label, value in i.incoming:
                    direct = label == block.label
                    if direct and isinstance(value, Reg) and value.id in others:
                        return None
                    pairs.append((label, value if direct else use(value, flow.number[label])))
                code.append(replace(i, incoming=tuple(pairs)))
            else:
                code.append(with_operands(i, partial(use, user=user)))
        blocks.append(block if other is block else Block(other.label, tuple(code)))
    # Phis of the block itself: what comes round a loop has gone through a block behind it.
    own = tuple(
        replace(i, incoming=tuple((label, use(value, flow.number[label])) for label, value in i.incoming))
        if isinstance(i, ir.Phi)
        else i
        for i in block.instructions
    )
    if not is_possible:
        return None
    for (where, register), reg in handed.items():
        label = flow.blocks[where].label
        at = next(n for n, other in enumerate(blocks) if other.label == label)
        phi = ir.Phi(fresh.instruction(), None, reg, ((block.label, phis[register]),))
        blocks[at] = replace(blocks[at], instructions=(phi, *blocks[at].instructions))
    at = blocks.index(block)
    blocks[at] = replace(block, instructions=own)
    return replace(function, blocks=tuple(blocks))


def _decided(last: Instruction, values: Definitions, way: dict[int, Operand]) -> str | None:
    if isinstance(last, ir.Branch):
        truth = values.truth(last.cond, way)
        return None if not isinstance(truth, bool) else last.then if truth else last.other
    assert isinstance(last, ir.Switch)
    value = values.through(last.value, way)
    if not isinstance(value, Const):
        return None
    return next((label for bits, label in last.cases if bits == value.bits), last.default)


def _implied(
    last: Instruction, flow: ControlFlow, values: Definitions, source: int, block: int
) -> str | None:
    """Where the branch leads, if a branch on the one way to it says so: `if (bad) undo(); while (bad)`."""
    truth = values.truth(last.cond, {}) if isinstance(last, ir.Branch) else None
    tests: list[Test] = []
    while isinstance(truth, Test):
        before = flow.blocks[source].instructions[-1]
        if isinstance(before, ir.Branch) and before.then != before.other:
            known = values.truth(before.cond, {})
            if isinstance(known, Test):
                tests.append(known if flow.number[before.then] == block else known.negated())
        if len(flow.predecessors[source]) != 1 or flow.predecessors[source][0] == source:
            break
        block, (source,) = source, flow.predecessors[source]
    if not isinstance(truth, Test) or not tests:
        return None
    assert isinstance(last, ir.Branch)
    if values.simplified([*tests, truth.negated()], {}) is None:
        return last.then
    return last.other if values.simplified([*tests, truth], {}) is None else None


def _settled(function: Function, block: Block, target: str) -> Function:
    """With a jump in place of a branch that always goes the same way."""
    last = block.instructions[-1]
    missed = {label for label in successors(last) if label != target}
    blocks = []
    for other in function.blocks:
        code = list(other.instructions)
        if other.label in missed:
            code = [_without(i, block.label) for i in code]
        if other is block:
            code[-1] = ir.Jump(last.id, last.loc, target)
        blocks.append(Block(other.label, tuple(code)))
    return replace(function, blocks=tuple(blocks))


def _redirected(
    function: Function, block: Block, before: str, target: str, way: dict[int, Operand]
) -> Function:
    def to(label: str) -> str:
        return target if label == block.label else label

    blocks = []
    for other in function.blocks:
        code = list(other.instructions)
        if other.label == before:
            last = code[-1]
            if isinstance(last, ir.Jump):
                code[-1] = replace(last, target=to(last.target))
            elif isinstance(last, ir.Branch):
                code[-1] = replace(last, then=to(last.then), other=to(last.other))
            elif isinstance(last, ir.Switch):
                cases = tuple((bits, to(label)) for bits, label in last.cases)
                code[-1] = replace(last, cases=cases, default=to(last.default))
        if other.label == block.label:
            code = [_without(i, before) for i in code]
        if other.label == target:
            code = [_with(i, block.label, before, way) for i in code]
        blocks.append(Block(other.label, tuple(code)))
    return replace(function, blocks=tuple(blocks))


def _without(i: Instruction, source: str) -> Instruction:
    if not isinstance(i, ir.Phi):
        return i
    return replace(i, incoming=tuple(pair for pair in i.incoming if pair[0] != source))


def _with(i: Instruction, label: str, source: str, way: dict[int, Operand]) -> Instruction:
    if not isinstance(i, ir.Phi):
        return i
    value = dict(i.incoming)[label]
    value = way.get(value.id, value) if isinstance(value, Reg) else value
    return replace(i, incoming=(*i.incoming, (source, value)))
