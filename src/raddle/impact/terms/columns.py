"""Columns: the scalars of an object that one variable stands for, and which of them an offset means."""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd

from raddle.impact.terms.terms import (
    FALSE,
    TRUE,
    Term,
    add,
    array,
    conjunction,
    const,
    div,
    eq,
    le,
    linear,
    lt,
    mod,
    scaled,
    sub,
    var,
)


@dataclass(frozen=True, slots=True)
class Column:
    """Scalars of `size` bytes at `base` + Σ index·stride; `dimensions` are (stride, count), outer first."""

    name: str
    base: int
    dimensions: tuple[tuple[int, int], ...]
    size: int
    pointer: bool
    floating: bool = False
    """Its values are not known: only that it is read and written counts."""
    limits: tuple[int, int] | None = None
    """Between which numbers they stay, if that is less than the type allows (ranges.py)."""

    @property
    def variable(self) -> Term:
        half = 1 << 8 * self.size - 1
        made = array if self.dimensions else var
        return made(self.name, *(self.limits or (-half, half - 1)))

    def offsets(self) -> list[int]:
        """Of all its scalars."""
        found = [self.base]
        for stride, count in self.dimensions:
            found = [start + stride * number for start in found for number in range(count)]
        return found

    def constant_index(self, offset: int) -> int | None:
        """Which element starts there, if one does."""
        rest, index = offset - self.base, 0
        for stride, count in self.dimensions:
            at = rest // stride
            if not 0 <= at < count:
                return None
            rest -= at * stride
            index = index * count + at
        return index if rest == 0 else None

    def meant(self, offset: Term) -> list[tuple[Term, Term]]:
        """For an offset with unknowns: numbers of elements, linear in them, each with the condition that the
        offset is that element's, if each unknown belongs to one dimension."""
        found = self._plain(sub(offset, const(self.base)), 0)
        return [(index, inside) for index, inside in found if inside is not FALSE]

    def _plain(self, rest: Term, position: int) -> list[tuple[Term, Term]]:
        """Unknowns belong to the first dimension whose stride divides their factor."""
        if position == len(self.dimensions):
            return [(const(0), TRUE)] if rest is const(0) else []
        stride, count = self.dimensions[position]
        whole, left = divided(rest, stride)
        ways = [(whole, left)]
        constant = left.args[0] if left.op == "lin" else 0
        if constant and position < len(self.dimensions) - 1:
            # v[j - 1]: a negative constant, and not the row before.
            ways.append((add(whole, const(1)), sub(left, const(stride))))
        behind = 1
        for _, inner in self.dimensions[position + 1 :]:
            behind *= inner
        found = []
        for at, after in ways:
            inside = conjunction((le(const(0), at), lt(at, const(count))))
            for index, condition in self._plain(after, position + 1):
                found.append((add(scaled(at, behind), index), conjunction((inside, condition))))
        return found

    def exact(self, offset: Term) -> tuple[Term, Term]:
        """The element's number and the condition, with quotients; whatever the unknowns are."""
        rest, total, inside = sub(offset, const(self.base)), const(0), []
        for stride, count in self.dimensions:
            at, rest = floored(rest, stride)
            inside += [le(const(0), at), lt(at, const(count))]
            total = add(scaled(total, count), at)
        return total, conjunction((*inside, eq(rest, const(0))))


def divided(term: Term, by: int) -> tuple[Term, Term]:
    """What of a sum is a multiple of `by`, as the factor, and the rest; its constant is below `by`."""
    constant, parts = (term.args[0], term.args[1]) if term.op == "lin" else (0, ((1, term),))
    if term.op == "const":
        constant, parts = term.args[0], ()
    assert isinstance(constant, int)
    assert isinstance(parts, tuple)
    whole = linear(constant // by, [(factor // by, atom) for factor, atom in parts if factor % by == 0])
    return whole, linear(constant % by, [(factor, atom) for factor, atom in parts if factor % by])


def floored(term: Term, by: int) -> tuple[Term, Term]:
    """Quotient and remainder, with what can be divided exactly taken out."""
    whole, rest = divided(term, by)
    low, high = rest.bounds
    if low is not None and high is not None and low >= 0 and high < by:
        return whole, rest
    constant, parts = (rest.args[0], rest.args[1]) if rest.op == "lin" else (0, ((1, rest),))
    assert isinstance(constant, int)
    assert isinstance(parts, tuple)
    common = gcd(by, constant, *(factor for factor, _ in parts))
    reduced = linear(constant // common, [(factor // common, atom) for factor, atom in parts])
    quotient = add(whole, div(reduced, by // common))
    return quotient, scaled(mod(reduced, by // common), common)


def joined(dimensions: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """Rows that lie one behind the other without a gap are one long row."""
    found: list[tuple[int, int]] = []
    for stride, count in dimensions:
        if found and found[-1][0] == stride * count:
            found[-1] = (stride, found[-1][1] * count)
        else:
            found.append((stride, count))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Scalar:
    """An element of a column, and when an access hits it."""

    column: Column
    index: Term
    inside: Term
