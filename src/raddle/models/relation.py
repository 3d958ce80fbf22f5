"""Binary relations over events 0 … n-1, one row of bits per event: the algebra the axioms are written in.

    paper       here                          paper       here
    r ∪ s       r | s                         r⁺          r.plus()
    r ∩ s       r & s                         r?          r.maybe()
    r \\ s       r - s                         r*          r.star()
    r ; s       r @ s                         [A]; r; [B] only(A, r, B)
    r⁻¹         ~r                            [A]         Relation.identity(n, A)

Sets of events are plain ints used as bit sets.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator


def members(bits: int) -> Iterator[int]:
    """The events of a set, in ascending order: `list(members(0b101)) == [0, 2]`."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


class Relation:
    """An immutable relation; `rows[a]` has bit b set iff (a, b) is in it."""

    __slots__ = ("rows",)

    def __init__(self, rows: tuple[int, ...]) -> None:
        self.rows = rows

    @staticmethod
    def of(size: int, pairs: Iterable[tuple[int, int]]) -> Relation:
        rows = [0] * size
        for a, b in pairs:
            rows[a] |= 1 << b
        return Relation(tuple(rows))

    @staticmethod
    def empty(size: int) -> Relation:
        return Relation((0,) * size)

    @staticmethod
    def identity(size: int, among: int) -> Relation:
        return Relation(tuple([1 << i & among for i in range(size)]))

    @staticmethod
    def union(size: int, relations: Iterable[Relation]) -> Relation:
        found = Relation.empty(size)
        for relation in relations:
            found = found | relation
        return found

    def __or__(self, other: Relation) -> Relation:
        return Relation(tuple([a | b for a, b in zip(self.rows, other.rows, strict=True)]))

    def __and__(self, other: Relation) -> Relation:
        return Relation(tuple([a & b for a, b in zip(self.rows, other.rows, strict=True)]))

    def __sub__(self, other: Relation) -> Relation:
        return Relation(tuple([a & ~b for a, b in zip(self.rows, other.rows, strict=True)]))

    def __matmul__(self, other: Relation) -> Relation:
        rows = []
        for row in self.rows:
            reach = 0
            while row:
                low = row & -row
                reach |= other.rows[low.bit_length() - 1]
                row ^= low
            rows.append(reach)
        return Relation(tuple(rows))

    def __invert__(self) -> Relation:
        rows = [0] * len(self.rows)
        for a, row in enumerate(self.rows):
            for b in members(row):
                rows[b] |= 1 << a
        return Relation(tuple(rows))

    def __contains__(self, pair: tuple[int, int]) -> bool:
        return bool(self.rows[pair[0]] >> pair[1] & 1)

    def __bool__(self) -> bool:
        return any(self.rows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Relation) and self.rows == other.rows

    def __hash__(self) -> int:
        return hash(self.rows)

    def __repr__(self) -> str:
        return f"Relation({sorted(self.pairs())})"

    def plus(self) -> Relation:
        rows = list(self.rows)
        for k in range(len(rows)):
            through, bit = rows[k], 1 << k
            if through:
                for i, row in enumerate(rows):
                    if row & bit:
                        rows[i] = row | through
        return Relation(tuple(rows))

    def maybe(self) -> Relation:
        return Relation(tuple([row | 1 << i for i, row in enumerate(self.rows)]))

    def star(self) -> Relation:
        return self.plus().maybe()

    def irreflexive(self) -> bool:
        return not any(row >> i & 1 for i, row in enumerate(self.rows))

    def acyclic(self) -> bool:
        return self.plus().irreflexive()

    def pairs(self) -> Iterator[tuple[int, int]]:
        for a, row in enumerate(self.rows):
            for b in members(row):
                yield a, b

    def path(self, start: int, end: int) -> tuple[int, ...] | None:
        """A shortest path of at least one step, both ends included; start == end asks for a cycle."""
        before: dict[int, int] = {}
        waiting = deque([start])
        while waiting:
            a = waiting.popleft()
            for b in members(self.rows[a]):
                if b not in before:
                    before[b] = a
                    if b == end:
                        found = [b, a]
                        while found[-1] != start:
                            found.append(before[found[-1]])
                        return tuple(reversed(found))
                    waiting.append(b)
        return None

    def cycle(self) -> tuple[int, ...] | None:
        """A shortest cycle, its first event repeated at the end; None if there is none."""
        closed = self.plus()
        found = [self.path(i, i) for i, row in enumerate(closed.rows) if row >> i & 1]
        return min((path for path in found if path is not None), key=len, default=None)


def only(sources: int, relation: Relation, targets: int) -> Relation:
    """[sources]; relation; [targets]."""
    return Relation(tuple([row & targets if sources >> i & 1 else 0 for i, row in enumerate(relation.rows)]))
