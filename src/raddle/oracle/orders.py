"""Modification orders of an execution: what is certain about them, and all of them.

The certain part follows from axioms that every model with a modification order has (coherence of each
location with what the model orders anyway, and atomicity), so it is contained in each consistent mo.
The axioms are monotone in mo: what they forbid with the certain part, they forbid with every mo. That
prunes; what decides is the axioms themselves, asked about each total order.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from raddle.models import Model
from raddle.models.execution import Execution
from raddle.models.relation import Relation, members, only
from raddle.oracle.view import View


def certain(v: View, model: Model) -> Relation | None:
    """The part of mo that each consistent mo has; None if it contradicts itself.

    With a hb b at one location, the write that a is or reads comes before the one that b is or reads;
    the write of a read-modify-write comes right after the write it reads."""
    x = v.execution
    hb = model.hb(x)
    rows = [0] * x.size
    for writes, here, rf in _places(v):
        source = {r: w for w, r in rf.pairs()}
        exclusive = {u: source[r] for r, u in x.rmw.pairs() if r in source}
        everywhere = sum(1 << w for w in writes)
        for w in writes[1:]:
            rows[writes[0]] |= 1 << w
        closed = (hb | only(here, rf, here)).plus()
        for a in members(here):
            early = source.get(a, a)
            for b in members(closed.rows[a] & here):
                late = source.get(b, b)
                if early != late:
                    rows[early] |= 1 << late
        rows = _adjacent(rows, writes, everywhere, exclusive)
    found = Relation(tuple(rows))
    return found if found.irreflexive() else None


def _places(v: View) -> Iterator[tuple[list[int], int, Relation]]:
    """The writes, the accesses and rf of each location; of a word of several sizes, of each of its cells."""
    x = v.execution
    for writes in v.writes.values():
        if x.events[writes[0]].part is None:
            yield writes, x.same_loc.rows[writes[0]], x.rf
    for cell in x.cells:
        yield sorted(members(cell.events & x.writes)), cell.events, cell.rf


def _adjacent(rows: list[int], writes: list[int], everywhere: int, exclusive: dict[int, int]) -> list[int]:
    """Closes under transitivity and "nothing between a read-modify-write and what it reads"."""
    while True:
        before = rows[:]
        for k in writes:
            for i in writes:
                if rows[i] >> k & 1:
                    rows[i] |= rows[k] & everywhere
        for u in writes:
            w = exclusive.get(u)
            if w is None:
                continue
            rows[w] |= 1 << u
            rows[u] |= rows[w] & everywhere & ~(1 << u)
            for v in writes:
                if v != w and rows[v] >> u & 1:
                    rows[v] |= 1 << w
        if rows == before or any(rows[w] >> w & 1 for w in writes):
            return rows


def _extensions(writes: list[int], known: Relation) -> Iterator[tuple[int, ...]]:
    """Every order of one location's writes that contains what is known."""
    before = {w: sum(1 << v for v in writes if (v, w) in known) for w in writes}

    def go(done: int, order: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(order) == len(writes):
            yield order
            return
        for w in writes:
            if not done >> w & 1 and not before[w] & ~done:
                yield from go(done | 1 << w, (*order, w))

    return go(0, ())


Order = tuple[tuple[int, ...], ...]


def consistent_orders(v: View, model: Model) -> Iterator[tuple[Order, Execution]]:
    """Every modification order, one tuple of writes per location, that the model allows."""
    known = certain(v, model)
    if known is None:
        return
    size = v.execution.size
    overlapping = v.execution.overlapping
    told = set()
    for order in product(*[list(_extensions(writes, known)) for writes in v.writes.values()]):
        rows = [0] * size
        for writes in order:
            later = 0
            for w in reversed(writes):
                rows[w] = later & overlapping.rows[w]
                later |= 1 << w
        if v.execution.cells:
            # Writes that share no byte have no order: several orders of the word say the same.
            if tuple(rows) in told:
                continue
            told.add(tuple(rows))
        execution = v.execution.with_mo(Relation(tuple(rows)))
        if model.check(execution, True) is None:
            yield order, execution


def possible(v: View, model: Model) -> bool:
    """False only if no modification order makes this (partial) graph consistent."""
    if not model.records_mo:
        return model.check(v.execution, True) is None
    known = certain(v, model)
    return known is not None and model.check(v.execution.with_mo(known), False) is None
