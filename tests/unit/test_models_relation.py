"""The relation algebra against its definition on sets of pairs."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as some

from raddle.models.relation import Relation, members, only

SIZE = 6
Pairs = frozenset[tuple[int, int]]
pairs = some.frozensets(some.tuples(some.integers(0, SIZE - 1), some.integers(0, SIZE - 1)), max_size=14)


def relation(found: Pairs) -> Relation:
    return Relation.of(SIZE, found)


def as_set(found: Relation) -> Pairs:
    return frozenset(found.pairs())


def compose(a: Pairs, b: Pairs) -> Pairs:
    return frozenset((x, z) for x, y in a for w, z in b if y == w)


def closure(a: Pairs) -> Pairs:
    while True:
        more = a | compose(a, a)
        if more == a:
            return a
        a = more


@given(pairs, pairs)
def test_operators_mean_what_they_mean_on_sets(a: Pairs, b: Pairs) -> None:
    r, s = relation(a), relation(b)
    identity = frozenset((i, i) for i in range(SIZE))
    assert as_set(r | s) == a | b
    assert as_set(r & s) == a & b
    assert as_set(r - s) == a - b
    assert as_set(r @ s) == compose(a, b)
    assert as_set(~r) == frozenset((y, x) for x, y in a)
    assert as_set(r.plus()) == closure(a)
    assert as_set(r.maybe()) == a | identity
    assert as_set(r.star()) == closure(a) | identity
    assert bool(r) == bool(a)
    assert r.irreflexive() == (not a & identity)
    assert r.acyclic() == (not closure(a) & identity)


@given(pairs, some.integers(0, 63), some.integers(0, 63))
def test_restriction(a: Pairs, sources: int, targets: int) -> None:
    kept = frozenset((x, y) for x, y in a if sources >> x & 1 and targets >> y & 1)
    identity = Relation.identity
    assert as_set(only(sources, relation(a), targets)) == kept
    assert as_set(identity(SIZE, sources) @ relation(a) @ identity(SIZE, targets)) == kept


@given(pairs)
def test_a_cycle_is_shown_if_and_only_if_there_is_one(a: Pairs) -> None:
    r = relation(a)
    cycle = r.cycle()
    assert (cycle is None) == r.acyclic()
    if cycle is not None:
        assert cycle[0] == cycle[-1]
        assert all(step in r for step in pairwise(cycle))


def test_members_of_a_set() -> None:
    assert list(members(0b101001)) == [0, 3, 5]
    assert repr(relation(frozenset({(1, 2)}))) == "Relation([(1, 2)])"
