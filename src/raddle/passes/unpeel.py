"""Loops whose first read stands before them: `a = x; while (bad(a)) a = x;` gets the read at its beginning.

Every arrival at the header comes right after a read of the same place in the same order, be it from outside
or round the loop: the read moves to the header, and the program does what it did.

The same for a compare-exchange whose failure is the next turn's read: `r = x; while (!cas(&x, &r, r + 1));`.
A failed one is a read of its failure order. If turns do nothing else, only the last read before the
compare-exchange that succeeds matters: the turns before are left out anyway (see spin.py), and what the last
failed one reads, a read at the header may read. So this is done only if every turn that comes back is pure
afterwards. The read at the header has the order of the one before the loop, so it is one that the program
makes. There may be several ways round, each with such a read at its end: a push that failed goes on with what
the compare-exchange has found, one that came too late looks again. The reads of later turns may have another
order:

- a stronger one: with a weaker read in its place less is ordered, and nothing is forbidden that was allowed.
- a weaker one: the read would order more. But if turns do nothing but compare and exchange, and only success
  ends them, then the compare-exchange that succeeds orders as much, and the read may as well read what it
  reads.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction, Order
from raddle.ir.operands import operands, results
from raddle.ir.program import Block, Function
from raddle.ir.values import Operand, Reg
from raddle.passes.conditions import Test, can_repeat
from raddle.passes.purity import LoopWays


@dataclass(frozen=True, slots=True)
class Unpeeled:
    """`same`: the program does what it did, whatever else is in the loop."""

    function: Function
    same: bool


def unpeel(function: Function, ways: LoopWays, *, updates: bool = False) -> Unpeeled | None:
    """`updates`: of loops whose first update stands before them, not the first read."""
    flow = ways.flow
    header = flow.blocks[ways.header]
    outside = [block for block in flow.predecessors[ways.header] if block not in ways.body]
    if len(outside) != 1:
        return None
    entry = flow.blocks[outside[0]]
    for phi in header.instructions:
        if not isinstance(phi, ir.Phi):
            break
        incoming = dict(phi.incoming)
        start = incoming[entry.label]
        first = ways.values.uncast(start)
        carried = ways.carried.get(phi.dst.id, set())
        again = ways.values.uncast(next(iter(carried))) if len(carried) == 1 else None
        if (
            not isinstance(first, ir.Rmw if updates else ir.Load)
            or not _ends_with(entry, first)
            or not _only_for(function, ways, start, phi)
        ):
            continue
        if isinstance(first, ir.Load) and len(carried) > 1:
            several = _several(function, ways, phi, first, carried)
            if several is not None:
                return Unpeeled(_moved(function, ways, phi, start, several), False)
            continue
        wanted = ir.Rmw if updates else ir.Load | ir.CompareExchange
        if not isinstance(again, wanted) or ways.address(again.pointer) != ways.address(first.pointer):
            continue
        if again.dst.type != first.dst.type or not ways.is_fixed(first.pointer):
            continue
        if isinstance(again, ir.CompareExchange):
            if isinstance(first, ir.Load) and _may_stand_for(first, again, ways):
                return Unpeeled(_moved(function, ways, phi, start, ()), False)
            continue
        latch = flow.blocks[next(iter(ways.backs))]
        (end,) = carried
        if len(ways.backs) != 1 or not _ends_with(latch, again) or not _only_for(function, ways, end, phi):
            continue
        # The address of the one before the loop is known there.
        if _is_same(first, again):
            return Unpeeled(_moved(function, ways, phi, start, _chain(ways, end)), True)
        if _is_weaker(first, again):
            return Unpeeled(_moved(function, ways, phi, start, _chain(ways, end)), False)
    return None


_WEAKER = {
    Order.RELAXED: {Order.RELAXED},
    Order.RELEASE: {Order.RELAXED},
    Order.ACQUIRE: {Order.RELAXED, Order.ACQUIRE},
    Order.ACQ_REL: {Order.RELAXED, Order.ACQUIRE},
    Order.SEQ_CST: {Order.RELAXED, Order.ACQUIRE, Order.SEQ_CST},
}
"""Of a compare-exchange, the orders of reads that order no more than it does."""


def _may_stand_for(first: ir.Load, again: ir.CompareExchange, ways: LoopWays) -> bool:
    """Whether a read in the order of the first one does for a compare-exchange that fails."""
    if first.order in _WEAKER[again.failure]:
        return True
    return first.order in _WEAKER[again.order] and _only_tries(again, ways)


def _several(
    function: Function, ways: LoopWays, phi: ir.Phi, first: ir.Load, carried: set[Operand]
) -> tuple[Instruction, ...] | None:
    """If each turn that comes back has read the place once more, by a load or a compare-exchange that failed:
    what the read at the header makes needless."""
    joins = _joins(function, ways, phi)
    if joins is None or not ways.is_fixed(first.pointer):
        return None
    gone: list[Instruction] = [*joins]
    for value in carried:
        again = ways.values.uncast(value)
        if not isinstance(again, ir.Load | ir.CompareExchange) or again.dst.type != first.dst.type:
            return None
        if ways.address(again.pointer) != ways.address(first.pointer):
            return None
        if isinstance(again, ir.CompareExchange):
            if first.order not in _WEAKER[again.failure]:
                return None
            continue
        fits = _is_same(first, again) or _is_weaker(first, again)
        chain = _chain(ways, value)
        if not fits or not _only_joined(function, chain, (*joins, phi)) or not _goes_back(ways, again):
            return None
        gone += chain
    return tuple(gone)


def _joins(function: Function, ways: LoopWays, phi: ir.Phi) -> list[ir.Phi] | None:
    """The phis inside of the loop by which the header's gets its values, if they are there for that alone."""
    found: dict[int, ir.Phi] = {}
    waiting = [value for label, value in phi.incoming if ways.flow.number.get(label) in ways.backs]
    while waiting:
        value = waiting.pop()
        made = ways.values.made.get(value.id) if isinstance(value, Reg) else None
        if isinstance(made, ir.Phi) and made is not phi and made.dst.id not in found:
            found[made.dst.id] = made
            waiting += operands(made)
    users = {*(join.id for join in found.values()), phi.id}
    alone = all(
        i.id in users or not any(isinstance(value, Reg) and value.id in found for value in operands(i))
        for block in function.blocks
        for i in block.instructions
    )
    inside = all(ways.places[reg][0] in ways.body - {ways.header} for reg in found)
    return list(found.values()) if alone and inside else None


def _only_joined(function: Function, chain: tuple[Instruction, ...], joins: tuple[ir.Phi, ...]) -> bool:
    """Whether what is read goes to the phis and nowhere else."""
    allowed = {join.id for join in joins}
    for i in chain:
        (made,) = results(i)
        users = {x.id for block in function.blocks for x in block.instructions if made in operands(x)}
        if not users <= allowed:
            return False
        allowed = {i.id}
    return True


def _goes_back(ways: LoopWays, read: ir.Load) -> bool:
    """Whether nothing happens between the read and the header."""
    block, position = ways.places[read.dst.id]
    rest = ways.flow.blocks[block].instructions[position + 1 :]
    while True:
        if not isinstance(rest[-1], ir.Jump) or not all(
            isinstance(i, ir.Phi) or can_repeat(i) for i in rest[:-1]
        ):
            return False
        block = ways.flow.number[rest[-1].target]
        if block == ways.header:
            return True
        if block not in ways.body:
            return False
        rest = ways.flow.blocks[block].instructions


def _only_tries(again: ir.CompareExchange, ways: LoopWays) -> bool:
    """Whether a turn does nothing else, and only the one that succeeds is the last."""
    for block in ways.body:
        *body, last = ways.flow.blocks[block].instructions
        if not all(i.id == again.id or isinstance(i, ir.Phi) or can_repeat(i) for i in body):
            return False
        if all(target in ways.body for target in ways.flow.successors[block]):
            continue
        tested = ways.values.truth(last.cond, {}) if isinstance(last, ir.Branch) else None
        if not isinstance(tested, Test) or tested.a != again.success:
            return False
    return True


def unpeel_lock(function: Function, ways: LoopWays) -> Unpeeled | None:
    """`lock(m); while (bad()) { unlock(m); lock(m); }`: the same for a call that locks a mutex."""
    flow = ways.flow
    outside = [block for block in flow.predecessors[ways.header] if block not in ways.body]
    if len(outside) != 1 or len(ways.backs) != 1:
        return None
    entry, latch = flow.blocks[outside[0]], flow.blocks[next(iter(ways.backs))]
    first, again = _last_lock(entry, ways), _last_lock(latch, ways)
    if first is None or again is None or first.args != again.args or first.callee != again.callee:
        return None
    made = {reg.id for i in (first, again) for reg in results(i)}
    users = (i for block in function.blocks for i in block.instructions)
    if any(isinstance(value, Reg) and value.id in made for i in users for value in operands(i)):
        return None
    header = flow.blocks[ways.header]
    blocks = []
    for block in function.blocks:
        kept = [i for i in block.instructions if i.id not in (first.id, again.id)]
        if block.label == header.label:
            phis = sum(1 for i in kept if isinstance(i, ir.Phi))
            kept[phis:phis] = [again]
        blocks.append(Block(block.label, tuple(kept)))
    return Unpeeled(replace(function, blocks=tuple(blocks)), True)


def _last_lock(block: Block, ways: LoopWays) -> ir.Call | None:
    """The call that locks a mutex and is the last thing that happens in the block."""
    *body, last = block.instructions
    for i in reversed(body if isinstance(last, ir.Jump) else []):
        if isinstance(i, ir.Call) and ways.effects.sections.taken(i) is not None:
            return i
        if not can_repeat(i):
            return None
    return None


def _is_same(first: ir.Load | ir.Rmw, again: ir.Load | ir.Rmw) -> bool:
    if isinstance(first, ir.Rmw) or isinstance(again, ir.Rmw):
        return replace(first, id=again.id, loc=again.loc, dst=again.dst, pointer=again.pointer) == again
    return again.order is first.order and again.volatile == first.volatile


def _is_weaker(first: ir.Load | ir.Rmw, again: ir.Load | ir.Rmw) -> bool:
    if isinstance(first, ir.Rmw) or isinstance(again, ir.Rmw) or again.order is Order.PLAIN:
        return False
    return first.order in _WEAKER[again.order] and again.volatile == first.volatile


def _chain(ways: LoopWays, value: Operand) -> tuple[Instruction, ...]:
    """What makes the value: casts, the newest first, and the read."""
    found: list[Instruction] = []
    while isinstance(value, Reg):
        i = ways.values.made[value.id]
        found.append(i)
        if not isinstance(i, ir.Convert):
            break
        value = i.a
    return tuple(found)


def _ends_with(block: Block, read: ir.Load | ir.Rmw) -> bool:
    """Whether nothing happens between the read and the block's end, a jump."""
    ids = [i.id for i in block.instructions]
    if read.id not in ids or not isinstance(block.instructions[-1], ir.Jump):
        return False
    return all(can_repeat(i) for i in block.instructions[ids.index(read.id) + 1 : -1])


def _only_for(function: Function, ways: LoopWays, value: Operand, phi: ir.Phi) -> bool:
    """Whether nobody else uses what is read, or a cast of it."""
    user: Instruction = phi
    for i in _chain(ways, value):
        (made,) = results(i)
        users = [
            other for block in function.blocks for other in block.instructions if made in operands(other)
        ]
        if users != [user]:
            return False
        user = i
    return True


def _moved(
    function: Function, ways: LoopWays, phi: ir.Phi, value: Operand, more: tuple[Instruction, ...]
) -> Function:
    """The phi gives way to the read of `value` and its casts; `more` goes, too."""
    chain = _chain(ways, value)
    read = [*reversed(chain[1:]), replace(chain[0], dst=phi.dst)]  # type: ignore[call-arg]
    gone = {i.id for i in (*chain, *more)}
    header = ways.flow.blocks[ways.header].label
    blocks = []
    for block in function.blocks:
        kept = [i for i in block.instructions if i.id not in gone and i is not phi]
        if block.label == header:
            phis = sum(1 for i in kept if isinstance(i, ir.Phi))
            kept[phis:phis] = read
        blocks.append(Block(block.label, tuple(kept)))
    return replace(function, blocks=tuple(blocks))
