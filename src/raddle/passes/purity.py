"""Purity conditions of loops: under which an iteration comes back to the header and nobody can tell.

Partial loop purity of Jonsson, Lång and Sagonas, "Awaiting for Godot" (section III), as the
disjunction over the ways around the loop that take no internal back edge: each way is a conjunction
of the tests that lead along it and of those under which its instructions have no effect. That is
the disjunctive normal form of the forward purity condition at the header. Six deviations:

- A variable that the iteration changes (a phi of the header) is no harm if the new value equals the
  old one; the test of that is part of the condition, where no value in it may be uninitialised.
- A non-atomic read must take part in every iteration, the last one included, and at the same
  address: otherwise a data race could be with a read that is left out.
- A plain store that every iteration makes again, before anything else that others could notice, is no harm
  (`repeats`; see `is_repeated` in spared_accesses.py); neither is one of what was there (`written_back`).
- A store to a block that nobody else knows yet, made again in each iteration, is no harm (fresh_blocks.py).
- A mutex that is locked and given back on the way is no harm by itself (sections.py).
- Internal back edges that cannot be taken any more, because the inner loop only waits, do not
  count.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction, Order
from raddle.ir.operands import results
from raddle.ir.program import Loop
from raddle.ir.values import Const, Location, Operand, Reg
from raddle.passes.conditions import Definitions, Test
from raddle.passes.effects import Effect, Effects
from raddle.passes.spared_accesses import Position, SparedAccesses

MAX_WAYS, MAX_BLOCKS = 128, 5_000
MAX_LENGTH = 200
"""Blocks of a loop that is looked at. Also how deep a walk around it goes: no way has a block twice."""
Edge = tuple[int, int]
Path = tuple[tuple[Test, Edge], ...]


@dataclass(frozen=True, slots=True)
class Way:
    """One way around: pure if all of `path` and all of `purity` hold."""

    blocks: tuple[int, ...]
    path: Path
    purity: tuple[Test, ...]
    needed: tuple[Position, ...]
    """Reads and what may fail: an iteration must get past these before it may be left out."""
    resolution: dict[int, Operand]

    @property
    def tests(self) -> tuple[Test, ...]:
        return (*(test for test, _ in self.path), *self.purity)


@dataclass(frozen=True, slots=True)
class Reason:
    """`retries`: a compare-exchange failed on the way, so another thread has written."""

    text: str
    loc: Location | None
    retries: bool = False

    def __str__(self) -> str:
        return f"{self.text} ({self.loc.line})" if self.loc else self.text


@dataclass(slots=True)
class PurityCondition:
    """`ways`: the disjuncts. `reasons`: why other ways around are not pure."""

    ways: list[Way] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)
    has_inner_rounds: bool = False
    """Iterations may go round an inner loop: whether these are pure is not looked at."""

    @property
    def is_complete(self) -> bool:
        """Whether no iteration other than a pure one can come back to the header."""
        implied = all(set(way.purity) <= {test for test, _ in way.path} for way in self.ways)
        return implied and not self.reasons and not self.has_inner_rounds


class LoopWays:
    """Follows the ways around one loop of a function."""

    def __init__(
        self,
        flow: ControlFlow,
        loop: Loop,
        values: Definitions,
        effects: Effects,
        waiting: set[tuple[str, str]],
        repeats: bool = False,
        publishes: bool = False,
    ) -> None:
        """`waiting`: back edges of inner loops, by labels, that are never taken any more. `repeats`: stores
        that are made again do no harm, because data races are errors. `publishes`: stores to a new block do
        no harm, provided that no turn comes back that has published it."""
        self.flow = flow
        self.waiting = waiting
        self.values = values
        self.effects = effects
        self.header = flow.number[loop.header]
        self.body = {flow.number[label] for label in loop.blocks if label in flow.number}
        self.backs = {flow.number[label] for label in loop.back_edges}
        self.condition = PurityCondition()
        self.carried: dict[int, set[Operand]] = {}
        """What each phi of the header is given on the ways around."""
        self._closed = self._blocks = 0
        # Giving back a mutex releases: then others may see a store that is made again.
        inside = (i for block in self.body for i in flow.blocks[block].instructions)
        self.repeats = repeats and not effects.sections.are_among(inside)
        self.publishes = publishes
        self._spared = SparedAccesses(self)
        self.hides = False
        """Whether a store was taken for one that nobody sees."""
        effects.names.inside = {
            reg.id for block in self.body for i in flow.blocks[block].instructions for reg in results(i)
        }

    def condition_of(self) -> PurityCondition:
        if not all(self.flow.dominates(self.header, block) for block in self.body):
            self.condition.reasons.append(Reason("it can be entered in its middle", None))
            return self.condition
        if len(self.body) > MAX_LENGTH:
            self.condition = PurityCondition([], [Reason("there are too many ways around it", None)], True)
            return self.condition
        self._walk(self.header, (), (), (), (), {}, set(), None, ())
        if self._closed > MAX_WAYS or self._blocks > MAX_BLOCKS:
            self.condition = PurityCondition([], [Reason("there are too many ways around it", None)], True)
        return self.condition

    def is_fixed(self, value: Operand, way: dict[int, Operand] | None = None) -> bool:
        """Whether it is the same in every pure iteration: made before the loop, or by a phi of its header."""
        return all(self._is_outer(reg) for reg in self.values.roots(value, way or {}).values())

    def _is_outer(self, reg: Reg) -> bool:
        i = self.values.made.get(reg.id)
        if i is None or reg.id not in self.places:
            return True
        block = self.places[reg.id][0]
        return block not in self.body or (block == self.header and isinstance(i, ir.Phi))

    @property
    def places(self) -> dict[int, Position]:
        return self.effects.places

    def _refuse(self, text: str, i: Instruction, path: Path) -> None:
        reason = Reason(text, i.loc, any(self._has_failed(test) for test, _ in path))
        if reason not in self.condition.reasons:
            self.condition.reasons.append(reason)

    def _has_failed(self, test: Test) -> bool:
        """Whether the test says that a compare-exchange did not succeed."""
        i = self.values.made.get(test.a.id) if isinstance(test.a, Reg) else None
        if not isinstance(i, ir.CompareExchange):
            return False
        return test.pred == "eq" if test.a == i.success else test == Test("ne", i.dst, test.b)

    def _walk(
        self,
        block: int,
        blocks: tuple[int, ...],
        path: Path,
        purity: tuple[Test, ...],
        needed: tuple[Position, ...],
        way: dict[int, Operand],
        own: set[int],
        harm: tuple[str, Instruction] | None,
        held: tuple[Instruction, ...],
    ) -> None:
        """`held`: the calls that have locked a mutex on this way, which is still held."""
        self._blocks += 1
        if self._closed > MAX_WAYS or self._blocks > MAX_BLOCKS:
            return
        instructions = self.flow.blocks[block].instructions
        way, own = dict(way), set(own)
        if blocks:
            before = self.flow.blocks[blocks[-1]].label
            for i in instructions:
                if isinstance(i, ir.Phi):
                    way[i.dst.id] = self.values.through(dict(i.incoming)[before], way)
        blocks = (*blocks, block)
        for position, i in enumerate(instructions):
            section = self.effects.sections.behind(i, held, self.is_fixed, self.address)
            effect = self.effects.of(i, way, own) if section is None else Effect(needed=True)
            held = held if section is None else section
            if not effect.harm and isinstance(i, ir.Load) and i.order is Order.PLAIN and effect.needed:
                effect.harm = self._spared.plain_read(i, (block, position))
            if effect.harm and isinstance(i, ir.Store) and self._spared.is_repeated(i, (block, position)):
                effect = Effect(needed=True)
            if effect.harm and isinstance(i, ir.Store) and self._spared.is_unseen(i, (block, position)):
                effect, self.hides = Effect(needed=True), True
            if effect.harm and isinstance(i, ir.Store):
                effect = self._spared.written_back(i, blocks, way) or effect
            if effect.harm and harm is None:
                harm = f"it {effect.harm}", i
            if effect.needed:
                needed = (*needed, (block, position))
            for test in effect.tests:
                if test is False and harm is None:
                    harm = "an update in it always has an effect", i
                if isinstance(test, Test):
                    purity = (*purity, test)
        for target, tests in self._edges(instructions[-1], way):
            here = self.values.simplified([test for test, _ in path] + tests, way)
            if here is None or target not in self.body:
                continue
            edge = (block, target)
            further = (*path, *((test, edge) for test in tests))
            if target == self.header:
                self._closed += 1
                self._carry(block, way)
                if harm is None and held:
                    harm = "it locks a mutex and keeps it", held[0]
                if harm is not None:
                    self._refuse(*harm, further)
                else:
                    self._close(blocks, further, purity, needed, way)
            elif target in blocks or self.flow.dominates(target, block):
                # An internal back edge: a flag tells iterations that take one.
                labels = self.flow.blocks[block].label, self.flow.blocks[target].label
                if labels not in self.waiting:
                    self.condition.has_inner_rounds = True
            else:
                self._walk(target, blocks, further, purity, needed, way, own, harm, held)

    def _edges(self, last: Instruction, way: dict[int, Operand]) -> list[tuple[int, list[Test]]]:
        """Where control may go, and what must hold for that."""
        number = self.flow.number
        if isinstance(last, ir.Jump):
            return [(number[last.target], [])]
        if isinstance(last, ir.Branch):
            if last.then == last.other:
                return [(number[last.then], [])]
            truth = self.values.truth(last.cond, way)
            if isinstance(truth, bool):
                return [(number[last.then if truth else last.other], [])]
            return [(number[last.then], [truth]), (number[last.other], [truth.negated()])]
        if isinstance(last, ir.Switch):
            kind = last.value.type
            found: list[tuple[int, list[Test]]] = []
            others: list[Test] = []
            for value, label in last.cases:
                test = self.values.test("eq", last.value, Const(kind, value), way)
                if isinstance(test, bool):
                    if test:
                        return [(number[label], [])]
                    continue
                found.append((number[label], [test]))
                others.append(test.negated())
            return [*found, (number[last.default], others)]
        return []

    def _carry(self, last: int, way: dict[int, Operand]) -> None:
        label = self.flow.blocks[last].label
        for phi in self.flow.blocks[self.header].instructions:
            if isinstance(phi, ir.Phi):
                value = self.values.through(dict(phi.incoming)[label], way)
                self.carried.setdefault(phi.dst.id, set()).add(value)

    def _close(
        self,
        blocks: tuple[int, ...],
        path: Path,
        purity: tuple[Test, ...],
        needed: tuple[Position, ...],
        way: dict[int, Operand],
    ) -> None:
        """Back at the header: do its phis keep their values?"""
        label = self.flow.blocks[blocks[-1]].label
        for phi in self.flow.blocks[self.header].instructions:
            if not isinstance(phi, ir.Phi):
                break
            old = self.values.through(phi.dst, {})
            new = self.values.through(dict(phi.incoming)[label], way)
            if new in (old, phi.dst):
                continue
            roots = self.values.roots(new, way)
            if not roots and self.values.test("eq", new, phi.dst, way) in [test for test, _ in path]:
                continue
            comparable = phi.dst.type.kind != "float" and phi.dst.type.bits <= 64
            certain = self.effects.is_certain(phi.dst) and self.effects.is_certain(new)
            if phi.dst.id in roots or not roots or not comparable or not certain:
                name = self.effects.names.variable(phi.dst)
                self._refuse(f"it changes {name}", self.flow.blocks[blocks[-1]].instructions[-1], path)
                return
            test = self.values.test("eq", new, phi.dst, way)
            if isinstance(test, Test):
                purity = (*purity, test)
        tests = (*(test for test, _ in path), *purity)
        if self.values.simplified(tests, way) is None:
            changed = "an update on the way around takes effect"
            self._refuse(changed, self.flow.blocks[blocks[-1]].instructions[-1], path)
            return
        self.condition.ways.append(Way(blocks, path, purity, needed, way))

    def address(self, pointer: Operand) -> tuple[Operand, int]:
        """A base and a distance."""
        distance = 0
        while True:
            pointer = self.values.through(pointer, {})
            i = self.values.made.get(pointer.id) if isinstance(pointer, Reg) else None
            if not isinstance(i, ir.Offset) or i.index is not None:
                return pointer, distance
            pointer, distance = i.base, distance + i.displacement
