"""What the accesses of an iteration that is left out would have done: nothing that anybody could tell?

Races are the question. Whatever races with an access that is left out must race with one that is made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction, Order
from raddle.ir.values import Operand, Reg
from raddle.passes.conditions import can_repeat
from raddle.passes.effects import Effect

if TYPE_CHECKING:
    from raddle.passes.purity import LoopWays

ACTING = (ir.Store, ir.Rmw, ir.CompareExchange, ir.Copy, ir.Fill, ir.Operation, ir.Call)
Position = tuple[int, int]
"""A block's number and an index in it."""


class SparedAccesses:
    """Of the loop whose ways are followed."""

    def __init__(self, ways: LoopWays) -> None:
        self.ways = ways
        self.flow, self.values, self.effects = ways.flow, ways.values, ways.effects
        self.header, self.body, self.backs = ways.header, ways.body, ways.backs

    def plain_read(self, i: ir.Load, place: Position) -> str:
        """What is wrong with leaving out this read, which is not atomic; "" if nothing."""
        if self.effects.is_constant(i.pointer):
            return ""
        name = self.effects.names.place(i.pointer)
        if not self.ways.is_fixed(i.pointer):
            return f"reads {name}, which is not atomic, at an address that may change"
        ends = self._ends()
        if not any(all(self._is_before(same, end) for end in ends) for same in self._same_reads(i, place)):
            return f"reads {name}, which is not atomic, only while it waits"
        return ""

    def _same_reads(self, i: ir.Load, place: Position) -> list[Position]:
        """The read itself, and others of the same place: what races with it in an iteration that is left out
        races with each of them, in the last one."""
        address = self.ways.address(i.pointer)
        return [place] + [
            (block, position)
            for block in self.body
            for position, other in enumerate(self.flow.blocks[block].instructions)
            if isinstance(other, ir.Load)
            and other.order is Order.PLAIN
            and other.dst.type.bits >= i.dst.type.bits
            and self.ways.address(other.pointer) == address
        ]

    def is_repeated(self, i: ir.Store, place: Position) -> bool:
        """Whether the next iteration makes the store again before others could tell: `do n->next = h; while
        (!cas(&head, &h, n));`. Nothing between two of them releases, so who reads the first, or writes in
        between, races with it, and that is found where the iteration stops behind it. The thread itself does
        not read it before it is made again: not without an atomic access, and where that finds it, the
        compare-exchange or wait fails only by a race."""
        if not self.ways.repeats or not self._is_stable(i):
            return False
        for block in self.body:
            for position, other in enumerate(self.flow.blocks[block].instructions):
                plain_read = isinstance(other, ir.Load) and other.order is Order.PLAIN
                if isinstance(other, ir.Load) and (not plain_read or self._is_harmless(other)):
                    continue
                acts = isinstance(other, (*ACTING, ir.Fence)) and not self._is_stable(other)
                if (plain_read or acts) and not self._is_before(place, (block, position)):
                    return False
        leaving = [b for b in self.body if any(t not in self.body for t in self.flow.successors[b])]
        return all(self._is_before(place, (b, len(self.flow.blocks[b].instructions))) for b in leaving)

    def is_unseen(self, i: ir.Store, place: Position) -> bool:
        """The same for a store to a block that nobody else knows yet, whatever its order (fresh_blocks.py).
        The thread itself does not look there before it is made again."""
        maker = self.effects.blocks.maker(i.pointer) if self.ways.publishes and not i.volatile else None
        if maker is None or not self.ways.is_fixed(i.pointer):
            return False
        accesses = self.effects.blocks.accesses(maker, self.header, self.body)
        if accesses is None or not all(self._is_before(place, access) for access in accesses):
            return False
        leaving = [b for b in self.body if any(t not in self.body for t in self.flow.successors[b])]
        return all(self._is_before(place, (b, len(self.flow.blocks[b].instructions))) for b in leaving)

    def written_back(self, i: ir.Store, blocks: tuple[int, ...], way: dict[int, Operand]) -> Effect | None:
        """The thread stores what it has read there on the same way, if the values are equal: a weak
        compare-exchange that failed without a reason, `while (!cas_weak(&head, &n->next, n));`, or a queue
        that is still full, `if (next == cached) { cached = load(&head); if (next == cached) return false; }`.
        Nothing in between releases, so nobody can have written there without a race; who reads it has one
        with the store, which is made before the thread stops."""
        if (
            i.order is not Order.PLAIN
            or i.volatile
            or not self.ways.repeats
            or not self.ways.is_fixed(i.pointer)
        ):
            return None
        exchange = self._uncast(i.value, way)
        made = self.values.made.get(exchange.id) if isinstance(exchange, Reg) else None
        if isinstance(made, ir.CompareExchange) and made.dst == exchange:
            expected = self._uncast(made.expected, way)
            read = self.values.made.get(expected.id) if isinstance(expected, Reg) else None
            if not isinstance(read, ir.Load) or not self._is_read_of(read, i):
                return None
            if self.ways.places[read.dst.id][0] not in blocks:
                return None
            return Effect("", [self.values.test("eq", made.dst, made.expected, way)], True)
        read = self._read_before(i, blocks)
        if read is None or read.dst.type != i.value.type or read.dst.id in self.values.roots(i.value, way):
            return None
        return Effect("", [self.values.test("eq", i.value, read.dst, way)], True)

    def _is_read_of(self, read: ir.Load, i: ir.Store) -> bool:
        same = self.ways.address(read.pointer) == self.ways.address(i.pointer)
        return same and read.order is Order.PLAIN and not read.volatile

    def _read_before(self, i: ir.Store, blocks: tuple[int, ...]) -> ir.Load | None:
        """The last read of the place on the way to the store, if there is nothing but reads in between."""
        for number in reversed(blocks):
            code = self.flow.blocks[number].instructions
            for other in reversed(code[: code.index(i)] if number == blocks[-1] else code[:-1]):
                if isinstance(other, ir.Load):
                    if self._is_read_of(other, i):
                        return other
                elif not isinstance(other, ir.Phi) and not can_repeat(other):
                    return None
        return None

    def _uncast(self, value: Operand, way: dict[int, Operand]) -> Operand:
        """The value before it was cast: atomic pointers are read as numbers."""
        while True:
            value = self.values.through(value, way)
            i = self.values.made.get(value.id) if isinstance(value, Reg) else None
            if not isinstance(i, ir.Convert) or i.op != "bitcast":
                return value
            value = i.a

    def _is_stable(self, i: Instruction) -> bool:
        """A plain store at one address."""
        return (
            isinstance(i, ir.Store)
            and i.order is Order.PLAIN
            and not i.volatile
            and self.ways.is_fixed(i.pointer)
            and self.effects.private(i.pointer) is None
        )

    def _is_harmless(self, i: ir.Load) -> bool:
        return self.effects.is_constant(i.pointer) or self.effects.private(i.pointer) is not None

    def _ends(self) -> list[Position]:
        """Where an iteration may leave the loop or do something."""
        found = []
        for block in self.body:
            instructions = self.flow.blocks[block].instructions
            if any(target not in self.body for target in self.flow.successors[block]):
                ends = self.backs if self._leaves_as_it_came(block) else {block}
                found += [(end, len(self.flow.blocks[end].instructions)) for end in ends]
            for position, i in enumerate(instructions):
                if self._acts(i) and self.effects.sections.taken(i) is None:
                    found.append((block, position))
        return found

    def _acts(self, i: Instruction) -> bool:
        """Not so a call that does nothing, such as sched_yield."""
        if not isinstance(i, ir.Call):
            return isinstance(i, ACTING)
        effect = self.effects.of(i, {}, set())
        return bool(effect.harm or effect.tests or effect.needed)

    def _leaves_as_it_came(self, block: int) -> bool:
        """Whether the header leaves for what the iteration before has made of its phis: `while (!got)`. That
        one was not pure, and ended at a back edge; or there was none."""
        last = self.flow.blocks[block].instructions[-1]
        return block == self.header and isinstance(last, ir.Branch) and self.ways.is_fixed(last.cond)

    def _is_before(self, first: Position, second: Position) -> bool:
        if first[0] == second[0]:
            return first[1] <= second[1]
        return self.flow.dominates(first[0], second[0])
