"""Loops that try several times before they start over.

    for (;;) { for (n = 1; n < 64; n *= 2) if (try()) return; }

Each turn of the inner loop counts, so none leaves all as it was. But if what is counted decides only when the
inner loop gives up, and giving up is to start over, then one try in each turn of the outer loop will do:

    for (;;) { n = 1; if (n < 64 && try()) return; }

tries the same, over and over. If the outer loop does something before it comes to the inner one, as trying by
itself, the second can end in every way that the first can, provided that a turn which comes back leaves no
trace. It is for the caller to find out whether each turn of the changed loop is such a one, and otherwise to
take the unchanged loop. Then a run of the first loop, without its failed tries but for the first of the inner
loop, is a run of the second: what is tried does not look at the counter. Each run of the second is one of the
first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction
from raddle.ir.operands import operands, results
from raddle.ir.program import Block, Function, Loop
from raddle.ir.values import Operand, Reg
from raddle.passes.dead import cannot_fail
from raddle.passes.effects import Effects
from raddle.passes.reachable import drop_unreachable_blocks
from raddle.passes.straighten import straighten_function

_COUNTING = (ir.Binary, ir.Convert, ir.Phi, ir.Compare)


@dataclass(frozen=True, slots=True)
class Once:
    """`exact`: the function does what it did, whatever failed tries do."""

    function: Function
    exact: bool


def try_once(function: Function, effects: Effects, outer: Loop) -> Once | None:
    """With an inner loop of that kind gone; None if there is none."""
    for inner in function.loops:
        if inner.header in outer.blocks and inner.header != outer.header:
            attempts = _Attempts(function, effects, outer, inner)
            once = attempts.once()
            if once is not None:
                return Once(straighten_function(drop_unreachable_blocks(once)), attempts.begins_with_it())
    return None


class _Attempts:
    """One inner loop."""

    def __init__(self, function: Function, effects: Effects, outer: Loop, inner: Loop) -> None:
        self.function = function
        self.effects = effects
        self.flow: ControlFlow = effects.flow
        self.outer = outer
        self.inner = inner
        self.blocks = {block.label: block for block in function.blocks}

    def once(self) -> Function | None:
        header = self.blocks.get(self.inner.header)
        if header is None or not self.inner.blocks <= self.blocks.keys():
            return None
        counters = {i.dst.id for i in header.instructions if isinstance(i, ir.Phi)}
        gives_up = self._gives_up(counters) if counters else None
        if gives_up is None or not self._leads(gives_up, self.outer.header):
            return None
        given = self._given(gives_up)
        if given is None:
            return None
        blocks = []
        for block in self.function.blocks:
            if block.label in self.inner.back_edges:
                block = self._redirected(block, gives_up)
            if block.label == self.inner.header:
                block = _without(block, self.inner.back_edges)
            if block.label == gives_up:
                block = _with(block, given)
            blocks.append(block)
        return replace(self.function, blocks=tuple(blocks))

    def begins_with_it(self) -> bool:
        """Whether the outer loop comes to the inner one first of all."""
        return self._leads(self.outer.header, self.inner.header)

    def _gives_up(self, counters: set[int]) -> str | None:
        """Where control goes when enough is counted, if counting decides nothing else."""
        found: set[str] = set()
        grown = -1
        while grown != len(counters):
            grown = len(counters)
            for block in self.function.blocks:
                for i in block.instructions:
                    if not any(isinstance(v, Reg) and v.id in counters for v in operands(i)):
                        continue
                    if block.label not in self.inner.blocks:
                        return None
                    if isinstance(i, ir.Branch):
                        out = {i.then, i.other} - self.inner.blocks
                        if len(out) != 1 or i.then == i.other:
                            return None
                        found |= out
                    elif isinstance(i, _COUNTING) and cannot_fail(i):
                        counters |= {reg.id for reg in results(i)}
                    else:
                        return None
        header = self.blocks[self.inner.header]
        phis = [i for i in header.instructions if isinstance(i, ir.Phi)]
        if len(found) != 1 or not all(self._counts(phi, counters) for phi in phis):
            return None
        return found.pop()

    def _counts(self, phi: ir.Phi, counters: set[int]) -> bool:
        """Whether the next turn's value is computed from counters and what was before the inner loop."""
        for label, value in phi.incoming:
            if label in self.inner.back_edges and isinstance(value, Reg) and value.id not in counters:
                place = self.effects.places.get(value.id)
                if place is not None and self.flow.blocks[place[0]].label in self.inner.blocks:
                    return False
        return True

    def _leads(self, label: str, end: str) -> bool:
        """Whether control goes from one place in the outer loop to the other, and does nothing on the way."""
        seen: set[str] = set()
        while label != end:
            block = self.blocks[label]
            if label in seen or label in self.inner.blocks or label not in self.outer.blocks:
                return False
            seen.add(label)
            *code, last = block.instructions
            if not isinstance(last, ir.Jump) or not all(self._does_nothing(i) for i in code):
                return False
            label = last.target
        return True

    def _does_nothing(self, i: Instruction) -> bool:
        if isinstance(i, ir.Call):
            effect = self.effects.of(i, {}, set())
            return not (effect.harm or effect.tests or effect.needed)
        return cannot_fail(i) and not isinstance(i, ir.Alloca)

    def _given(self, gives_up: str) -> dict[str, dict[int, Operand]] | None:
        """By new way to where it gives up: what the phis there are given."""
        target = self.blocks[gives_up]
        phis = [i for i in target.instructions if isinstance(i, ir.Phi)]
        before = {self.flow.blocks[n].label for n in self.flow.predecessors[self.flow.number[gives_up]]}
        old = [label for label in before if label in self.inner.blocks]
        found: dict[str, dict[int, Operand]] = {}
        for source in self.inner.back_edges:
            if source in before:
                continue
            found[source] = {}
            for phi in phis:
                values = {value for label, value in phi.incoming if label in old}
                value = values.pop() if len(values) == 1 else None
                if value is None or not self._is_known(value, source):
                    return None
                found[source][phi.dst.id] = value
        return found

    def _is_known(self, value: Operand, label: str) -> bool:
        place = self.effects.places.get(value.id) if isinstance(value, Reg) else None
        return place is None or self.flow.dominates(place[0], self.flow.number[label])

    def _redirected(self, block: Block, gives_up: str) -> Block:
        """Its way back to the header goes to where it gives up."""
        *code, last = block.instructions
        if isinstance(last, ir.Branch):
            then, other = (gives_up if x == self.inner.header else x for x in (last.then, last.other))
            last = replace(last, then=then, other=other)
            if then == other:
                last = ir.Jump(last.id, last.loc, then)
        elif isinstance(last, ir.Switch):
            cases = tuple((n, gives_up if x == self.inner.header else x) for n, x in last.cases)
            default = gives_up if last.default == self.inner.header else last.default
            last = replace(last, cases=cases, default=default)
        else:
            last = ir.Jump(last.id, last.loc, gives_up)
        return replace(block, instructions=(*code, last))


def _without(block: Block, sources: Sequence[str]) -> Block:
    code = tuple(
        replace(i, incoming=tuple(x for x in i.incoming if x[0] not in sources))
        if isinstance(i, ir.Phi)
        else i
        for i in block.instructions
    )
    return replace(block, instructions=code)


def _with(block: Block, given: dict[str, dict[int, Operand]]) -> Block:
    code = tuple(
        replace(i, incoming=(*i.incoming, *((label, values[i.dst.id]) for label, values in given.items())))
        if isinstance(i, ir.Phi)
        else i
        for i in block.instructions
    )
    return replace(block, instructions=code)
