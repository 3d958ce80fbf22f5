"""Between which numbers terms lie, given intervals of variables; and what a formula makes of the intervals.

Nothing here proves anything: what comes of it is a guess of ranges (ranges.py), which steps have to keep.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from raddle.impact.terms.bounds import Bounds
from raddle.impact.terms.substitution import substitute
from raddle.impact.terms.terms import Term, const, negation, parts_of

_FEW = 8
MAX_DEPTH = 40
"""Of terms that are looked into: deeper ones lie between what their types allow."""
Intervals = Mapping[Term, Bounds]
"""Of variables and elements; of an array, of all its elements. What is missing has the range of its type."""


def hull(one: Bounds, other: Bounds) -> Bounds:
    low = None if one[0] is None or other[0] is None else min(one[0], other[0])
    high = None if one[1] is None or other[1] is None else max(one[1], other[1])
    return low, high


def common(one: Bounds, other: Bounds) -> Bounds | None:
    """None if nothing is in both."""
    low = max((each for each in (one[0], other[0]) if each is not None), default=None)
    high = min((each for each in (one[1], other[1]) if each is not None), default=None)
    return None if low is not None and high is not None and low > high else (low, high)


def interval(term: Term, known: Intervals, depth: int = MAX_DEPTH) -> Bounds:
    """What the term lies between."""
    if not term.free or not depth:
        return term.bounds
    depth -= 1
    args: Any = term.args
    found: Bounds = (None, None)
    if term.op in ("var", "avar"):
        return known.get(term, term.bounds)
    if term.op == "lin":
        constant, parts = args
        few = _one_by_one(term, known) if len(parts) > 1 else None
        if few is not None:
            return few
        found = (constant, constant)
        for factor, atom in parts:
            low, high = interval(atom, known, depth)
            if factor < 0:
                low, high = high, low
            found = (
                None if found[0] is None or low is None else found[0] + factor * low,
                None if found[1] is None or high is None else found[1] + factor * high,
            )
    elif term.op == "wrap":
        inner = interval(args[1], known, depth)
        if common(inner, term.bounds) == inner:
            return inner
    elif term.op == "ite":
        ways = [
            interval(way, narrowed, depth)
            for condition, way in ((args[0], args[1]), (negation(args[0]), args[2]))
            if (narrowed := narrow(known, condition, depth)) is not None
        ]
        found = ways[0] if ways else term.bounds
        for way in ways[1:]:
            found = hull(found, way)
    elif term.op in ("select", "aconst"):
        found = common(interval(args[0], known, depth), known.get(term, (None, None))) or term.bounds
    elif term.op == "store":
        found = hull(interval(args[0], known, depth), interval(args[2], known, depth))
    elif term.op == "div":
        low, high = interval(args[0], known, depth)
        found = (None if low is None else low // args[1], None if high is None else high // args[1])
    elif term.op == "mod":
        low, high = interval(args[0], known, depth)
        if low is not None and high is not None and low // args[1] == high // args[1]:
            return low % args[1], high % args[1]
    elif term.op == "bit":
        found = _bits(str(args[0]), *(interval(each, known, depth) for each in args[2:]))
    return common(found, term.bounds) or term.bounds


def _one_by_one(term: Term, known: Intervals) -> Bounds | None:
    """The same where it speaks of one variable only, which has few values: those of `x + 1 - 2 * (x mod 2)`
    are, for the last bit turned over, what no sum of intervals says."""
    (variable, *others) = term.free
    low, high = known.get(variable, variable.bounds)
    if others or variable.op != "var" or low is None or high is None or high - low >= _FEW:
        return None
    values = [substitute(term, {variable: const(number)}).bounds for number in range(low, high + 1)]
    found = values[0]
    for value in values[1:]:
        found = hull(found, value)
    return found


def _bits(op: str, one: Bounds, other: Bounds) -> Bounds:
    """Of and, or, xor, where a sign is known: no bit is made that is in neither."""
    positive = [high for low, high in (one, other) if low is not None and low >= 0]
    known = [high for high in positive if high is not None]
    if op == "and" and known:
        return 0, min(known)
    if op == "and" or len(known) < 2:
        return None, None
    return 0, (1 << max(known).bit_length()) - 1


def narrow(known: Intervals, formula: Term, depth: int = MAX_DEPTH) -> Intervals | None:
    """The intervals where the formula holds as well; None if it cannot."""
    if formula.op == "false":
        return None
    if not depth:
        return known
    depth -= 1
    if formula.op == "and":
        for part in parts_of(formula):
            found = narrow(known, part, depth)
            if found is None:
                return None
            known = found
        return known
    if formula.op == "or":
        return _either(known, [narrow(known, part, depth) for part in parts_of(formula)])
    if formula.op in ("le", "eq"):
        return _compared(known, formula.op, _inner(formula), depth)
    if formula.op == "not" and _inner(formula).op == "eq":
        return _apart(known, _inner(_inner(formula)), depth)
    return known


def _inner(term: Term) -> Term:
    inner = term.args[0]
    assert isinstance(inner, Term)
    return inner


def _either(known: Intervals, ways: Iterable[Intervals | None]) -> Intervals | None:
    possible = [way for way in ways if way is not None]
    if not possible:
        return None
    changed = {variable for way in possible for variable in way if way[variable] != known.get(variable)}
    made = dict(known)
    for variable in changed:
        made[variable] = possible[0].get(variable, variable.bounds)
        for way in possible[1:]:
            made[variable] = hull(made[variable], way.get(variable, variable.bounds))
    return made


def summands(term: Term, known: Intervals, depth: int = MAX_DEPTH) -> tuple[int, dict[Term, int]]:
    """The term as a sum, without the wrap-arounds and choices that the intervals exclude."""
    total, found = 0, dict[Term, int]()
    waiting = [(1, term)]
    while waiting:
        factor, part = waiting.pop()
        args: Any = part.args
        if part.op == "const":
            total += factor * args[0]
        elif part.op == "lin":
            total += factor * args[0]
            waiting += [(factor * each, atom) for each, atom in args[1]]
        elif part.op == "wrap" and common(inner := interval(args[1], known, depth), part.bounds) == inner:
            waiting.append((factor, args[1]))
        elif part.op == "ite" and narrow(known, args[0], depth) is None:
            waiting.append((factor, args[2]))
        elif part.op == "ite" and narrow(known, negation(args[0]), depth) is None:
            waiting.append((factor, args[1]))
        else:
            found[part] = found.get(part, 0) + factor
    return total, found


def _compared(known: Intervals, op: str, difference: Term, depth: int) -> Intervals | None:
    """Of `difference <= 0` or `= 0`."""
    total, parts = summands(difference, known, depth)
    limits = {atom: interval(atom, known, depth) for atom in parts}
    if _sum(total, parts, limits, None)[0] is not None and _sum(total, parts, limits, None)[0] > 0:  # type: ignore[operator]
        return None
    made = dict(known)
    for atom, factor in parts.items():
        if atom.op not in ("var", "select") or not factor:
            continue
        low, high = _sum(total, parts, limits, atom)
        allowed: list[Bounds] = []
        if low is not None:  # factor * atom <= -low
            allowed.append((None, -low // factor) if factor > 0 else (-(low // factor), None))
        if op == "eq" and high is not None:  # factor * atom >= -high
            allowed.append((-(high // factor), None) if factor > 0 else (None, -high // factor))
        for each in allowed:
            found = common(made.get(atom, limits[atom]), each)
            if found is None:
                return None
            made[atom] = found
    return made


def _sum(total: int, parts: dict[Term, int], limits: dict[Term, Bounds], without: Term | None) -> Bounds:
    low: int | None = total
    high: int | None = total
    for atom, factor in parts.items():
        if atom is without:
            continue
        least, most = limits[atom] if factor > 0 else limits[atom][::-1]
        low = None if low is None or least is None else low + factor * least
        high = None if high is None or most is None else high + factor * most
    return low, high


def _apart(known: Intervals, difference: Term, depth: int) -> Intervals | None:
    """Of `difference != 0`: a number at the edge of an interval can be left out."""
    total, parts = summands(difference, known, depth)
    if not parts:
        return None if total == 0 else known
    if len(parts) != 1:
        return known
    ((atom, factor),) = parts.items()
    if atom.op != "var" or total % factor:
        return known
    excluded = -total // factor
    low, high = known.get(atom, atom.bounds)
    if low == high == excluded:
        return None
    if low == excluded:
        low += 1
    if high == excluded:
        high -= 1
    return {**known, atom: (low, high)}
