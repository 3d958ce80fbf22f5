"""Guesses of invariants: an interval in place of many formulas about one variable.

Weakest preconditions of a bound on a counter are bounds on the counter plus one, plus two and so on, and
never come to an end. What they amount to is often an interval between numbers that the program compares the
counter with. A guess that holds after the path to a node becomes part of its label as any formula does,
and has to be proven wherever that node covers another; a wrong one costs a cover, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from raddle.impact.terms.substitution import children
from raddle.impact.terms.terms import Term, const, le


def bounds_around(variable: Term, value: int, formulas: Iterable[Term]) -> list[Term]:
    """The narrowest lower bound and the widest upper one, of numbers that the formulas compare it with."""
    numbers = {number for formula in formulas for number in roots(formula, variable)}
    below = [number for number in numbers if number <= value]
    above = [number for number in numbers if number >= value]
    found = [le(const(max(below)), variable)] if below else []
    return [*found, le(variable, const(max(above)))] if above else found


def roots(formula: Term, variable: Term) -> Iterator[int]:
    waiting = [formula]
    while waiting:
        term = waiting.pop()
        if term.op not in ("le", "eq"):
            waiting += children(term)
            continue
        (inner,) = children(term)
        constant, parts = inner.args if inner.op == "lin" else (0, ((1, inner),))
        assert isinstance(constant, int)
        assert isinstance(parts, tuple)
        if len(parts) != 1:
            continue
        factor, atom = parts[0]
        if atom.op == "wrap":
            (atom,) = children(atom)
        offset, rest = atom.args if atom.op == "lin" else (0, ((1, atom),))
        if len(rest) == 1 and rest[0] == (1, variable) and constant % factor == 0:
            yield -constant // factor - offset
