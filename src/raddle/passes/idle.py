"""Takes out what feeds nothing but itself: the luggage of loops that wait.

    int delay = 1;
    while (atomic_exchange(&lock, 1)) { for (int i = 0; i < delay; i++) pause(); if (delay < 64) delay *= 2; }

`delay` decides how often nothing is done. Nobody can tell what it is, but each turn of the outer loop changes
it, so that no turn would leave all as it was. This is dead code elimination by control dependence (Cytron et
al., section 7.1): what can be seen or may fail is alive, and so is what it is computed from, and each branch
that decides whether it is done. A branch that is not alive goes on where its ways come together again. More
than in the textbook stays: a branch on something uninitialised, which is an error, and whatever decides to go
round a loop that does not plainly end. `while (x == 1 || y == 0) delay *= 2;` can go round for ever without a
look at y, so the look is decided by x, although each way out of the loop has it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction
from raddle.ir.operands import operands
from raddle.ir.program import Function, Loop, Program
from raddle.ir.values import Const, Operand, Reg
from raddle.passes.conditions import NEGATED, SWAPPED, Definitions
from raddle.passes.dead import cannot_fail
from raddle.passes.effects import Effects
from raddle.passes.loops import function_loops
from raddle.passes.reachable import drop_unreachable_blocks
from raddle.passes.straighten import straighten_function
from raddle.passes.timers import Timers
from raddle.passes.wording import Wording

MAX_BLOCKS = 400
_UP, _DOWN = ("slt", "ult", "ne"), ("sgt", "ugt", "ne")


def drop_idle(program: Program, function: Function) -> Function:
    """The same object if no branch is for nothing."""
    if len(function.blocks) > MAX_BLOCKS or not function_loops(function):
        return function
    if _has_other_circles(ControlFlow(function)):
        return function
    known = _Liveness(program, function)
    if not known.dead:
        return function
    blocks = []
    for block in function.blocks:
        if block.label in known.flow.number:
            *code, last = block.instructions
            if block.label in known.dead:
                last = ir.Jump(last.id, last.loc, known.dead[block.label])
            blocks.append(replace(block, instructions=(*(i for i in code if known.stays(i)), last)))
    changed = replace(function, blocks=tuple(blocks))
    return straighten_function(drop_unreachable_blocks(changed))


def _has_other_circles(flow: ControlFlow) -> bool:
    """Than loops with one entry."""
    return any(
        target <= source and not flow.dominates(target, source)
        for source, targets in enumerate(flow.successors)
        for target in targets
    )


class _Liveness:
    """What can be seen, may fail, or is needed for that."""

    def __init__(self, program: Program, function: Function) -> None:
        self.function = function
        self.flow = ControlFlow(function)
        values = Definitions(function)
        self._effects = Effects(program, function, values, Wording(program, values), self.flow)
        self._made = values.made
        self._timers = Timers(self._effects)
        self._alive: set[int] = set()
        self._waiting: list[tuple[int, Instruction]] = []
        self._mark()
        self.dead = {
            block.label: self.flow.blocks[following].label
            for number, block in enumerate(self.flow.blocks)
            if isinstance(block.instructions[-1], ir.Branch | ir.Switch)
            and block.instructions[-1].id not in self._alive
            and (following := self._next(number)) is not None
        }
        """Branches that decide nothing, by block, and where their ways come together."""

    def stays(self, i: Instruction) -> bool:
        if isinstance(i, ir.Lifetime):
            made = self._made.get(i.pointer.id) if isinstance(i.pointer, Reg) else None
            return made is None or made.id in self._alive
        return i.id in self._alive

    def _mark(self) -> None:
        for number, block in enumerate(self.flow.blocks):
            for i in block.instructions:
                if self._is_root(i):
                    self._keep(number, i)
            if self._next(number) is None:  # there is no place where its ways come together
                self._keep(number, block.instructions[-1])
        for loop in function_loops(self.function):
            if not self._ends(loop):
                body = {self.flow.number[label] for label in loop.blocks}
                for number in body:
                    if not body.issuperset(self.flow.successors[number]):
                        self._keep(number, self.flow.blocks[number].instructions[-1])
        while self._waiting:
            number, i = self._waiting.pop()
            if isinstance(i, ir.Load) and (timer := self._timers.of(i)) is not None:
                self._keep_writes(timer)
            for value in operands(i):
                if isinstance(value, Reg) and value.id in self._effects.places:
                    self._keep(self._effects.places[value.id][0], self._made[value.id])
            self._keep_deciding(number)
            for source in self.flow.predecessors[number] if isinstance(i, ir.Phi) else ():
                self._keep(source, self.flow.blocks[source].instructions[-1])
                self._keep_deciding(source)

    def _is_root(self, i: Instruction) -> bool:
        if isinstance(i, ir.Branch):
            return not self._timers.makes_certain(i.cond)
        if isinstance(i, ir.Switch):
            return not self._timers.makes_certain(i.value)
        if isinstance(i, ir.Jump | ir.Lifetime) or cannot_fail(i) or self._timers.of(i) is not None:
            return False
        if isinstance(i, ir.Binary) and i.op in ("shl", "lshr", "ashr"):
            return not (self._timers.makes_certain(i.b) and self._is_small(i))
        if isinstance(i, ir.Load) and self._effects.is_constant(i.pointer, i.dst.type.size):
            return False
        if isinstance(i, ir.Call) and self._timers.polls_nothing(i):
            return False
        if isinstance(i, ir.Call):
            effect = self._effects.of(i, {}, set())
            return bool(effect.harm or effect.tests or effect.needed)
        return True

    def _is_small(self, i: ir.Binary) -> bool:
        """Whether it is shifted by less than the width: `1 << (n & 7)`, or a test on the way says so:
        `if (n < 10) 1 << n`."""
        width = i.b.type.bits
        made = self._made.get(i.b.id) if isinstance(i.b, Reg) else None
        mask = made.b if isinstance(made, ir.Binary) and made.op in ("and", "urem") else None
        if isinstance(made, ir.Binary) and isinstance(mask, Const):
            return 0 < mask.bits <= width - (made.op == "and")
        number = self._effects.places[i.dst.id][0]
        while number:
            above = self.flow.dominator[number]
            last = self.flow.blocks[above].instructions[-1]
            if isinstance(last, ir.Branch) and last.then != last.other:
                test = self._made.get(last.cond.id) if isinstance(last.cond, Reg) else None
                sides = [self.flow.number[label] for label in (last.then, last.other)]
                if isinstance(test, ir.Compare) and test.a == i.b and isinstance(test.b, Const):
                    holds = test.pred if self._is_side(sides[0], number) else ""
                    holds = NEGATED.get(test.pred, "") if self._is_side(sides[1], number) else holds
                    if test.b.bits <= width - (holds == "ule") and holds in ("ult", "ule"):
                        return True
            number = above
        return False

    def _is_side(self, side: int, number: int) -> bool:
        return self.flow.dominates(side, number) and len(self.flow.predecessors[side]) == 1

    def _keep_writes(self, timer: int) -> None:
        for number, block in enumerate(self.flow.blocks):
            for i in block.instructions:
                if not isinstance(i, ir.Load | ir.Call) and self._timers.of(i) == timer:
                    self._keep(number, i)

    def _keep(self, number: int, i: Instruction) -> None:
        if i.id not in self._alive:
            self._alive.add(i.id)
            self._waiting.append((number, i))

    def _keep_deciding(self, number: int) -> None:
        for branch in self._deciders[number]:
            self._keep(branch, self.flow.blocks[branch].instructions[-1])

    @cached_property
    def _after(self) -> list[int]:
        """The blocks that each way from a block goes through, itself among them, as bits; none if there is no
        way to the function's end. Loops that plainly end are left at some time; others may go round for ever,
        which is a way, too."""
        whole = (1 << len(self.flow.blocks)) - 1
        left = [number in self._left for number in range(len(self.flow.blocks))]
        found = [whole if sure else 1 << number for number, sure in enumerate(left)]
        while True:
            # What holds on all ways that leave loops which end; then, step by step, what holds on all others.
            found = [whole if sure else bits for sure, bits in zip(left, found, strict=True)]
            while self._go_on(found, left, True):
                pass
            if not self._go_on(found, left, False):
                break
        return [bits if number in self._ending else 0 for number, bits in enumerate(found)]

    def _go_on(self, found: list[int], left: list[bool], sure: bool) -> bool:
        """One round of the blocks that are `left` or not; whether anything changed."""
        whole, changed = (1 << len(found)) - 1, False
        for number in reversed(range(len(found))):
            if left[number] == sure:
                common = whole if self.flow.successors[number] else 0
                for target in self.flow.successors[number]:
                    common &= found[target]
                common |= 1 << number
                changed = changed or found[number] != common
                found[number] = common
        return changed

    @cached_property
    def _left(self) -> set[int]:
        """Blocks that are in no loop, or whose innermost one plainly ends."""
        found = set(range(len(self.flow.blocks)))
        for loop in sorted(function_loops(self.function), key=lambda x: len(x.blocks), reverse=True):
            body = {self.flow.number[label] for label in loop.blocks}
            found = found | body if self._ends(loop) else found - body
        return found

    @cached_property
    def _ending(self) -> set[int]:
        """Blocks from which there is a way to the function's end."""
        waiting = [n for n, targets in enumerate(self.flow.successors) if not targets]
        found = set(waiting)
        while waiting:
            for source in self.flow.predecessors[waiting.pop()]:
                if source not in found:
                    found.add(source)
                    waiting.append(source)
        return found

    @cached_property
    def _deciders(self) -> list[list[int]]:
        """By block, the branches that decide whether control comes to it."""
        found: list[list[int]] = [[] for _ in self.flow.blocks]
        for branch, targets in enumerate(self.flow.successors):
            if len(set(targets)) < 2:
                continue
            own = self._after[branch] & ~(1 << branch)
            decided = 0
            for target in targets:
                decided |= self._after[target] | 1 << target
            for number in range(len(found)):
                if decided >> number & 1 and not own >> number & 1:
                    found[number].append(branch)
        return found

    def _next(self, number: int) -> int | None:
        """The first block that all ways from the block go through; None if there is none."""
        others = self._after[number] & ~(1 << number)
        first = [n for n, after in enumerate(self._after) if after == others and others]
        return first[0] if len(first) == 1 else None

    def _ends(self, loop: Loop) -> bool:
        """Whether one of its tests, made in each turn, counts a variable up or down to something fixed."""
        body = {self.flow.number[label] for label in loop.blocks}
        backs = [self.flow.number[label] for label in loop.back_edges]
        header = self.flow.number[loop.header]
        for number in body:
            last = self.flow.blocks[number].instructions[-1]
            if not isinstance(last, ir.Branch) or not all(
                self.flow.dominates(number, back) for back in backs
            ):
                continue
            inside = [self.flow.number[label] in body for label in (last.then, last.other)]
            test = self._made.get(last.cond.id) if isinstance(last.cond, Reg) else None
            if inside.count(True) != 1 or not isinstance(test, ir.Compare):
                continue
            pred = test.pred if inside[0] else NEGATED.get(test.pred, "")
            one = self._steps(test.a, header, loop)
            other = self._steps(test.b, header, loop)
            if one and self._is_fixed(test.b, body) and pred in (_UP if one == 1 else _DOWN):
                return True
            pred = SWAPPED.get(pred, "")
            if other and self._is_fixed(test.a, body) and pred in (_UP if other == 1 else _DOWN):
                return True
        return False

    def _steps(self, value: Operand, header: int, loop: Loop) -> int:
        """1 or -1 if the value is a variable of the loop that becomes one more or one less in each turn."""
        i = self._made.get(value.id) if isinstance(value, Reg) else None
        if isinstance(i, ir.Binary):
            i = self._made.get(i.a.id) if isinstance(i.a, Reg) and _step(i) else None
        if not isinstance(i, ir.Phi) or self._effects.places[i.dst.id][0] != header:
            return 0
        news = [new for label, new in i.incoming if label in loop.back_edges]
        made = [self._made.get(new.id) if isinstance(new, Reg) else None for new in news]
        steps = {_step(new) if isinstance(new, ir.Binary) and new.a == i.dst else 0 for new in made}
        return steps.pop() if len(steps) == 1 else 0

    def _is_fixed(self, value: Operand, body: set[int]) -> bool:
        """Whether it was made before the loop, or is computed anew from what was."""
        waiting = [value]
        while waiting:
            value = waiting.pop()
            if not isinstance(value, Reg):
                if not isinstance(value, Const):
                    return False
            elif value.id in self._effects.places and self._effects.places[value.id][0] in body:
                made = self._made[value.id]
                if not isinstance(made, ir.Binary | ir.Convert):
                    return False
                waiting += operands(made)
        return True


def _step(i: ir.Binary) -> int:
    if i.op not in ("add", "sub") or not isinstance(i.b, Const):
        return 0
    all_ones = (1 << i.b.type.bits) - 1
    up = i.b.bits == (1 if i.op == "add" else all_ones)
    down = i.b.bits == (all_ones if i.op == "add" else 1)
    return 1 if up else -1 if down else 0
