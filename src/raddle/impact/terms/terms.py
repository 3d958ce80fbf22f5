"""Formulas over integers, hash-consed and kept in a normal form.

States of a program are described over mathematical integers; C's wrap-around is the explicit term
`wrap`. Sums are linear combinations in a canonical order, so that the effect of a loop whose
iterations cancel out (push, then pop) is *syntactically* the identity: most implications are then decided
without a solver. Equal terms are the same object.

A value of n bits is represented by its signed reading, -2^(n-1) … 2^(n-1)-1, whatever the program
calls it; `unsigned` gives the other reading.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from raddle.impact.terms.bounds import Bounds, bounds_of
from raddle.impact.terms.showing import show


class Term:
    """op and its parts; `free` are the variables inside. Made by the functions below only."""

    __slots__ = ("args", "bounds", "free", "op", "serial")

    def __init__(self, op: str, args: tuple[object, ...], serial: int) -> None:
        self.op = op
        self.args = args
        self.serial = serial
        self.free: frozenset[Term] = _free(self)
        self.bounds: Bounds = bounds_of(self)

    def __repr__(self) -> str:
        return show(self)


_NESTED = 8
"""How deep choices inside choices are looked into."""
_INTERNED: dict[tuple[str, tuple[object, ...]], Term] = {}
_SERIALS = itertools.count()


def _make(op: str, *args: object) -> Term:
    key = (op, args)
    found = _INTERNED.get(key)
    if found is None:
        # Two threads that make the same term get the same one.
        found = _INTERNED.setdefault(key, Term(op, args, next(_SERIALS)))
    return found


def _free(term: Term) -> frozenset[Term]:
    if term.op in ("var", "avar"):
        return frozenset((term,))
    found: set[Term] = set()
    for part in term.args:
        if isinstance(part, Term):
            found |= part.free
        elif isinstance(part, tuple):
            for inner in part:
                if isinstance(inner, Term):
                    found |= inner.free
                elif isinstance(inner, tuple):
                    found |= inner[1].free
    return frozenset(found)


TRUE = _make("true")
FALSE = _make("false")


def const(value: int) -> Term:
    return _make("const", value)


def var(name: str, low: int | None = None, high: int | None = None) -> Term:
    """An integer variable of the program's state."""
    return _make("var", name, low, high)


def array(name: str, low: int | None = None, high: int | None = None) -> Term:
    """An array variable, of integers in the given range."""
    return _make("avar", name, low, high)


def array_of(value: Term) -> Term:
    return _make("aconst", value)


def value_of(term: Term) -> int | None:
    """The number, if the term is one."""
    if term.op == "const":
        number = term.args[0]
        assert isinstance(number, int)
        return number
    return None


def linear(constant: int, parts: Iterable[tuple[int, Term]]) -> Term:
    """constant + Σ factor · term, flattened and ordered."""
    factors: dict[Term, int] = {}
    for factor, term in parts:
        if term.op == "const":
            constant += factor * term.args[0]  # type: ignore[operator]
        elif term.op == "lin":
            inner_constant, inner = term.args
            assert isinstance(inner_constant, int)
            assert isinstance(inner, tuple)
            constant += factor * inner_constant
            for inner_factor, atom in inner:
                factors[atom] = factors.get(atom, 0) + factor * inner_factor
        else:
            factors[term] = factors.get(term, 0) + factor
    kept = sorted(
        ((factor, atom) for atom, factor in factors.items() if factor), key=lambda pair: pair[1].serial
    )
    if not kept:
        return const(constant)
    if constant == 0 and len(kept) == 1 and kept[0][0] == 1:
        return kept[0][1]
    return _make("lin", constant, tuple(kept))


def add(a: Term, b: Term) -> Term:
    return linear(0, ((1, a), (1, b)))


def sub(a: Term, b: Term) -> Term:
    return linear(0, ((1, a), (-1, b)))


def scaled(a: Term, factor: int) -> Term:
    return linear(0, ((factor, a),))


def mul(a: Term, b: Term) -> Term:
    for one, other in ((a, b), (b, a)):
        number = value_of(one)
        if number is not None:
            return scaled(other, number)
    return _make("mul", *sorted((a, b), key=lambda term: term.serial))


def div(a: Term, by: int) -> Term:
    """Floor division by a positive number."""
    number = value_of(a)
    if number is not None:
        return const(number // by)
    return a if by == 1 else _make("div", a, by)


def mod(a: Term, by: int) -> Term:
    """The remainder of floor division by a positive number."""
    number = value_of(a)
    if number is not None:
        return const(number % by)
    low, high = a.bounds
    if low is not None and high is not None and low >= 0 and high < by:
        return a
    return _make("mod", a, by)


def bitwise(op: str, bits: int, a: Term, b: Term) -> Term:
    """and, or, xor of values that no simpler term expresses."""
    one, other = value_of(a), value_of(b)
    if one is not None and other is not None:
        return const(one & other if op == "and" else one | other if op == "or" else one ^ other)
    return _make("bit", op, bits, a, b)


def wrap(bits: int, a: Term) -> Term:
    """The value of n bits that is congruent to a."""
    half = 1 << bits - 1
    number = value_of(a)
    if number is not None:
        return const((number + half) % (2 * half) - half)
    low, high = a.bounds
    if low is not None and high is not None and -half <= low and high < half:
        return a
    parts = a.args[1] if a.op == "lin" else ((1, a),)
    constant = a.args[0] if a.op == "lin" else 0
    assert isinstance(parts, tuple)
    assert isinstance(constant, int)
    inner = [
        (factor, atom.args[1] if atom.op == "wrap" and atom.args[0] >= bits else atom)
        for factor, atom in parts
    ]
    stripped = linear(constant, inner)
    if stripped is not a:
        return wrap(bits, stripped)
    if a.op == "lin":
        reduced = (constant + half) % (2 * half) - half
        if reduced != constant:
            return wrap(bits, linear(reduced, parts))
    return _make("wrap", bits, a)


def unsigned(bits: int, a: Term) -> Term:
    low, high = a.bounds
    if low is not None and low >= 0:
        return a
    if high is not None and high < 0:
        return add(a, const(1 << bits))
    return ite(le(const(0), a), a, add(a, const(1 << bits)))


def ite(condition: Term, a: Term, b: Term) -> Term:
    if condition is TRUE or a is b:
        return a
    if condition is FALSE:
        return b
    if condition.op == "not":
        inner = condition.args[0]
        assert isinstance(inner, Term)
        return ite(inner, b, a)
    a, b = _decided(a, condition, True, _NESTED), _decided(b, condition, False, _NESTED)
    return a if a is b else _make("ite", condition, a, b)


def _decided(term: Term, condition: Term, holds: bool, depth: int) -> Term:
    """A choice by a condition that is decided already is none: writing at an index again does not grow."""
    if term.op == "lin" and depth:
        constant, parts = term.args
        assert isinstance(constant, int)
        assert isinstance(parts, tuple)
        if any(atom.op == "ite" for _, atom in parts):
            return linear(constant, [(f, _decided(atom, condition, holds, depth - 1)) for f, atom in parts])
    if term.op != "ite" or not depth:
        return term
    test, one, other = term.args
    assert isinstance(test, Term)
    assert isinstance(one, Term)
    assert isinstance(other, Term)
    if test is condition:
        return _decided(one if holds else other, condition, holds, depth - 1)
    first, second = (_decided(way, condition, holds, depth - 1) for way in (one, other))
    if first is second:
        return first
    return term if first is one and second is other else _make("ite", test, first, second)


def le(a: Term, b: Term) -> Term:
    """a <= b."""
    return _compared("le", sub(a, b))


def lt(a: Term, b: Term) -> Term:
    return le(add(a, const(1)), b)


def eq(a: Term, b: Term) -> Term:
    return _compared("eq", sub(a, b))


def _settled(op: str, difference: Term) -> Term | None:
    """What the bounds alone tell of a comparison with zero."""
    low, high = difference.bounds
    if low is not None and low > 0:
        return FALSE
    if op == "le":
        return TRUE if high is not None and high <= 0 else None
    if high is not None and high < 0:
        return FALSE
    return TRUE if value_of(difference) == 0 else None


def _compared(op: str, difference: Term) -> Term:
    """A choice between constants that is compared with a constant is the condition of the choice.

    A switch makes long chains of choices: a loop goes down to the last one, another comes back.
    """
    choices: list[tuple[Term, Term | None, Term | None]] = []
    while (result := _settled(op, difference)) is None:
        if op == "eq" and difference.op == "lin" and difference.args[1][0][0] < 0:  # type: ignore[index]
            difference = scaled(difference, -1)
        constant, parts = difference.args if difference.op == "lin" else (0, ((1, difference),))
        assert isinstance(parts, tuple)
        assert isinstance(constant, int)
        factor, choice = parts[0]
        if len(parts) > 1 or choice.op != "ite" or all(way.op != "const" for way in choice.args[1:]):
            result = _make(op, difference)
            break
        condition, one, other = choice.args
        first, second = (linear(constant, ((factor, way),)) for way in (one, other))
        if one.op == "const":
            choices.append((condition, _settled(op, first), None))
            difference = second
        else:
            choices.append((condition, None, _settled(op, second)))
            difference = first
    for condition, yes, no in reversed(choices):
        result = choose(condition, yes or result, no or result)
    return result


def choose(condition: Term, a: Term, b: Term) -> Term:
    """ite between truth values."""
    return conjunction((disjunction((negation(condition), a)), disjunction((condition, b))))


def negation(a: Term) -> Term:
    if a.op not in ("and", "or"):
        return _negated(a)
    made: dict[Term, Term] = {}
    work = [a]
    while work:
        term = work[-1]
        if term.op in ("and", "or"):
            missing = [part for part in parts_of(term) if part not in made]
            if missing:
                work.extend(reversed(missing))
                continue
            join = disjunction if term.op == "and" else conjunction
            made[term] = join([made[part] for part in parts_of(term)])
        else:
            made[term] = _negated(term)
        work.pop()
    return made[a]


def _negated(a: Term) -> Term:
    if a is TRUE:
        return FALSE
    if a is FALSE:
        return TRUE
    if a.op in ("not", "le"):
        inner = a.args[0]
        assert isinstance(inner, Term)
        return inner if a.op == "not" else le(const(1), inner)
    return _make("not", a)


def parts_of(a: Term) -> tuple[Term, ...]:
    parts = a.args[0]
    assert isinstance(parts, tuple)
    return parts


def _junction(op: str, terms: Iterable[Term], absorbing: Term, neutral: Term) -> Term:
    kept: dict[Term, None] = {}
    for term in terms:
        if term is absorbing:
            return absorbing
        if term is neutral:
            continue
        for part in parts_of(term) if term.op == op else (term,):
            kept[part] = None
    for part in kept:
        if part.op == "not" and part.args[0] in kept:
            return absorbing
        if part.op == "le" and negation(part) in kept:
            return absorbing
    if not kept:
        return neutral
    if len(kept) == 1:
        return next(iter(kept))
    return _make(op, tuple(sorted(kept, key=lambda term: term.serial)))


def conjunction(terms: Iterable[Term]) -> Term:
    return _junction("and", terms, FALSE, TRUE)


def disjunction(terms: Iterable[Term]) -> Term:
    return _junction("or", terms, TRUE, FALSE)


def select(values: Term, index: Term) -> Term:
    while values.op == "store":
        inner, at, value = values.args
        assert isinstance(inner, Term)
        assert isinstance(at, Term)
        assert isinstance(value, Term)
        if at is index:
            return value
        if eq(at, index) is not FALSE:
            break
        values = inner
    if values.op == "aconst":
        value = values.args[0]
        assert isinstance(value, Term)
        return value
    return _make("select", values, index)


def store(values: Term, index: Term, value: Term) -> Term:
    if values.op == "store" and values.args[1] is index:
        inner = values.args[0]
        assert isinstance(inner, Term)
        values = inner
    return _make("store", values, index, value)
