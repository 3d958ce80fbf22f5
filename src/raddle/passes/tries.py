"""Loops that add to a variable, look at what was there, take it back and try again:

    while (atomic_fetch_sub(&lock, 1) <= 0) {
        atomic_fetch_add(&lock, 1);
        while (atomic_load(&lock) <= 0);
    }

Here only their shape: taking_back.py says when a try that fails can be left out.
"""

from __future__ import annotations

from dataclasses import dataclass

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction, Order
from raddle.ir.operands import operands, results
from raddle.ir.program import Function, Loop
from raddle.ir.values import Addr, Const, Reg
from raddle.passes.conditions import Definitions, Test, can_repeat, signed
from raddle.passes.effects import Effects
from raddle.passes.global_uses import GlobalUses
from raddle.passes.waiting_form import waiting_form


@dataclass(frozen=True, slots=True)
class Try:
    """`good`: the test of `update`'s result that lets the thread go on; `looks`: reads of the same place
    while it waits for another try; `waits`: what ends these waits. `shifts`: what the program adds to a value
    before it compares the sum, as in `if (++lock > 1)`: the tests are right where that does not run over."""

    function: str
    loop: Loop
    place: Addr
    update: ir.Rmw
    good: Test
    looks: frozenset[int]
    waits: tuple[Test, ...]
    shifts: frozenset[int]


def added(i: Instruction) -> int | None:
    """What it adds to an integer, whatever that was."""
    if not isinstance(i, ir.Rmw) or i.op not in ("add", "sub") or not isinstance(i.value, Const):
        return None
    number = signed(i.value.bits, i.value.type.bits)
    return number if i.op == "add" else -number


class Tries:
    """Of one function."""

    def __init__(self, function: Function, uses: GlobalUses, effects: Effects) -> None:
        self.function = function
        self.flow: ControlFlow = effects.flow
        self.values: Definitions = effects.values
        self._uses = uses
        self._effects = effects
        self._shifts: set[int] = set()

    def found_in(self, loop: Loop) -> Try | None:
        flow = self.flow
        self._shifts = set()
        body = {flow.number[label] for label in loop.blocks if label in flow.number}
        header = flow.number[loop.header]
        if not all(flow.dominates(header, block) for block in body):
            return None
        first = flow.blocks[header].instructions
        branch = first[-1]
        updates = [i for i in first if isinstance(i, ir.Rmw)]
        if len(updates) != 1 or not isinstance(branch, ir.Branch) or branch.then == branch.other:
            return None
        update = updates[0]
        place = self._uses.place(self.function.name, update.pointer)
        if place is None or not added(update):
            return None
        if not all(i in (update, branch) or can_repeat(i) for i in first):
            return None
        test = self._test(branch, update.dst)
        inside = [flow.number[label] in body for label in (branch.then, branch.other)]
        if test is None or inside.count(True) != 1 or self._is_used_behind(header):
            return None
        good = test.negated() if inside[0] else test
        start = flow.number[branch.then if inside[0] else branch.other]
        back = self._taken_back(start, body, place, update)
        if back is None:
            return None
        looks = self._rest(header, body, back, place, update)
        waits = self._waits(loop, looks) if looks is not None else None
        if looks is None or waits is None:
            return None
        return Try(
            self.function.name, loop, place, update, good, frozenset(looks), waits, frozenset(self._shifts)
        )

    def _test(self, branch: ir.Branch, read: Reg) -> Test | None:
        """What the branch asks of the value that was read, if that is all."""
        test = self.values.truth(branch.cond, {})
        test = self._unshifted(test) if isinstance(test, Test) else test
        form = waiting_form(test, read, self.values, {}) if isinstance(test, Test) else None
        if form is None or form.mask != (1 << read.type.bits) - 1 or not isinstance(form.wanted, int):
            return None
        return Test(form.pred, read, Const(read.type, form.wanted))

    def _unshifted(self, test: Test) -> Test:
        """`read + 1 > 1` is `read > 0`."""
        sum_ = self.values.made.get(test.a.id) if isinstance(test.a, Reg) else None
        if not isinstance(sum_, ir.Binary) or sum_.op not in ("add", "sub") or test.pred in ("eq", "ne"):
            return test
        if not isinstance(sum_.b, Const) or not isinstance(test.b, Const) or not isinstance(sum_.a, Reg):
            return test
        width = test.b.type.bits
        more = signed(sum_.b.bits, width) if sum_.op == "add" else -signed(sum_.b.bits, width)
        number = (signed(test.b.bits, width) if test.pred[0] != "u" else test.b.bits) - more
        least, most = (
            (0, (1 << width) - 1) if test.pred[0] == "u" else (-(1 << width - 1), (1 << width - 1) - 1)
        )
        if not least <= number <= most:
            return test
        self._shifts.add(more)
        return Test(test.pred, sum_.a, Const(test.b.type, number & ((1 << width) - 1)))

    def _is_used_behind(self, header: int) -> bool:
        made = {reg.id for i in self.flow.blocks[header].instructions for reg in results(i)}
        return any(
            isinstance(value, Reg) and value.id in made
            for number, block in enumerate(self.flow.blocks)
            if number != header
            for i in block.instructions
            for value in operands(i)
        )

    def _taken_back(self, block: int, body: set[int], place: Addr, update: ir.Rmw) -> ir.Rmw | None:
        """The update that takes back: the first thing that happens after a try that fails."""
        seen: set[int] = set()
        while block in body and block not in seen and len(self.flow.predecessors[block]) == 1:
            seen.add(block)
            for i in self.flow.blocks[block].instructions[:-1]:
                if isinstance(i, ir.Rmw):
                    undoes = added(i) == -(added(update) or 0) and i.value.type == update.value.type
                    same = self._uses.place(self.function.name, i.pointer) == place
                    return i if undoes and same else None
                if not can_repeat(i):
                    return None
            if len(self.flow.successors[block]) != 1:
                return None
            (block,) = self.flow.successors[block]
        return None

    def _rest(
        self, header: int, body: set[int], back: ir.Rmw, place: Addr, update: ir.Rmw
    ) -> set[int] | None:
        """The reads of the place in the rest of a turn, if nothing else is there and no way out."""
        looks: set[int] = set()
        for block in body - {header}:
            if not all(target in body for target in self.flow.successors[block]):
                return None
            for i in self.flow.blocks[block].instructions:
                if isinstance(i, ir.Load) and i.order is not Order.PLAIN and i.dst.type == update.dst.type:
                    if self._uses.place(self.function.name, i.pointer) != place:
                        return None
                    looks.add(i.id)
                elif isinstance(i, ir.Rmw):
                    if i is not back:
                        return None
                elif isinstance(i, ir.Call):
                    effect = self._effects.of(i, {}, set())
                    if effect.harm or effect.tests or effect.needed:
                        return None
                elif not (isinstance(i, ir.Phi | ir.Jump | ir.Branch | ir.Switch) or can_repeat(i)):
                    return None
        return looks

    def _waits(self, loop: Loop, looks: set[int]) -> tuple[Test, ...] | None:
        """What ends each inner loop; None if one does more than look."""
        found = []
        for inner in self.function.loops:
            if inner is loop or not inner.blocks < loop.blocks:
                continue
            blocks = {self.flow.number[label] for label in inner.blocks if label in self.flow.number}
            ends = [block for block in blocks if not blocks.issuperset(self.flow.successors[block])]
            if len(ends) != 1:
                return None
            branch = self.flow.blocks[ends[0]].instructions[-1]
            reads = [i for i in self.flow.blocks[ends[0]].instructions if isinstance(i, ir.Load)]
            if not isinstance(branch, ir.Branch) or len(reads) != 1 or reads[0].id not in looks:
                return None
            test = self._test(branch, reads[0].dst)
            if test is None:
                return None
            found.append(test.negated() if self.flow.number[branch.then] in blocks else test)
        return tuple(found)
