"""Between which numbers a term lies, by its operator alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from raddle.impact.terms.terms import Term

Bounds = tuple[int | None, int | None]


def bounds_of(term: Term) -> Bounds:
    """Of a term whose parts have theirs."""
    op: str = term.op
    args: Any = term.args
    if op == "const":
        return args[0], args[0]
    if op in ("var", "avar"):
        return args[1], args[2]
    if op == "aconst":
        return _known(args[0])
    if op == "wrap":
        bits = args[0]
        return -(1 << bits - 1), (1 << bits - 1) - 1
    if op == "bit":
        bits = args[1]
        return -(1 << bits - 1), (1 << bits - 1) - 1
    if op == "mod":
        return 0, args[1] - 1
    if op == "ite":
        condition, one, other = args
        (low, most), (least, high) = one.bounds, other.bounds
        if condition.op == "le":
            # The unsigned reading is not negative: where d <= 0, c - d is at least c.
            difference = condition.args[0]
            floor, ceiling = _constant_sum(one, difference), _constant_sum(other, difference)
            low = floor if low is None or (floor is not None and floor > low) else low
            if ceiling is not None:
                high = ceiling - 1 if high is None else min(high, ceiling - 1)
        return _least(low, least), _most(most, high)
    if op in ("select", "store"):
        inner = args[0]
        if op == "select":
            return _known(inner)
        value = args[2]
        return _least(inner.bounds[0], value.bounds[0]), _most(inner.bounds[1], value.bounds[1])
    if op == "div":
        inner, by = args
        low, high = inner.bounds
        return (None if low is None else low // by), (None if high is None else high // by)
    if op == "lin":
        constant, parts = args
        low_sum: int | None = constant
        high_sum: int | None = constant
        for factor, atom in parts:
            low, high = atom.bounds if factor > 0 else (atom.bounds[1], atom.bounds[0])
            low_sum = None if low_sum is None or low is None else low_sum + factor * low
            high_sum = None if high_sum is None or high is None else high_sum + factor * high
        return low_sum, high_sum
    return None, None


def _known(term: Term) -> Bounds:
    return term.bounds


def _constant_sum(a: Term, b: Term) -> int | None:
    """a + b, if what is not constant cancels out. No term is made: terms are numbered as they are made."""
    total = 0
    factors: dict[Term, int] = {}
    for term in (a, b):
        args: Any = term.args
        if term.op == "const":
            total += args[0]
            continue
        constant, parts = args if term.op == "lin" else (0, ((1, term),))
        total += constant
        for factor, atom in parts:
            factors[atom] = factors.get(atom, 0) + factor
    return None if any(factors.values()) else total


def _least(a: int | None, b: int | None) -> int | None:
    return None if a is None or b is None else min(a, b)


def _most(a: int | None, b: int | None) -> int | None:
    return None if a is None or b is None else max(a, b)
