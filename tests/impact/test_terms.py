"""The normal form of formulas keeps their meaning: against plain evaluation, and against z3 twice."""

from __future__ import annotations

import random

import pytest
import z3

from raddle.impact.terms import terms
from raddle.impact.terms.solver import to_z3
from raddle.impact.terms.substitution import substitute
from raddle.impact.terms.terms import (
    FALSE,
    TRUE,
    Term,
    add,
    conjunction,
    const,
    disjunction,
    eq,
    ite,
    le,
    mod,
    mul,
    negation,
    value_of,
    var,
)
from raddle.impact.terms.translation import Dictionary, Translation

NAMES = {"a": (-8, 7), "b": (-8, 7), "c": (0, 15), "d": (None, None)}
VARIABLES = {name: terms.var(name, *limits) for name, limits in NAMES.items()}
ARRAY = terms.array("arr", -8, 7)
Values = dict[str, int]


def wrapped(bits: int, value: int) -> int:
    half = 1 << bits - 1
    return (value + half) % (2 * half) - half


class Pair:
    """A term and what it must evaluate to."""

    def __init__(self, term: Term, value: int | bool) -> None:
        self.term = term
        self.value = value


def number(rng: random.Random, values: Values, cells: dict[int, int], depth: int) -> Pair:
    if depth == 0 or rng.random() < 0.2:
        if rng.random() < 0.3:
            constant = rng.randint(-9, 9)
            return Pair(terms.const(constant), constant)
        name = rng.choice(list(NAMES))
        return Pair(VARIABLES[name], values[name])
    a = number(rng, values, cells, depth - 1)
    b = number(rng, values, cells, depth - 1)
    kind = rng.choice(("add", "sub", "scale", "wrap", "wrap", "mod", "div", "ite", "unsigned", "select"))
    if kind == "add":
        return Pair(terms.add(a.term, b.term), a.value + b.value)
    if kind == "sub":
        return Pair(terms.sub(a.term, b.term), a.value - b.value)
    if kind == "scale":
        factor = rng.randint(-3, 3)
        return Pair(terms.scaled(a.term, factor), a.value * factor)
    if kind == "wrap":
        bits = rng.choice((3, 4, 6))
        return Pair(terms.wrap(bits, a.term), wrapped(bits, a.value))
    if kind == "mod":
        by = rng.randint(1, 6)
        return Pair(terms.mod(a.term, by), a.value % by)
    if kind == "div":
        by = rng.randint(1, 6)
        return Pair(terms.div(a.term, by), a.value // by)
    if kind == "unsigned":
        return Pair(terms.unsigned(4, terms.wrap(4, a.term)), wrapped(4, a.value) % 16)
    if kind == "select":
        changed = terms.store(ARRAY, a.term, terms.wrap(4, b.term))
        index = number(rng, values, cells, 0)
        found = wrapped(4, b.value) if index.value == a.value else cells.get(int(index.value), 0)
        return Pair(terms.select(changed, index.term), found)
    condition = truth(rng, values, cells, depth - 1)
    return Pair(terms.ite(condition.term, a.term, b.term), a.value if condition.value else b.value)


def truth(rng: random.Random, values: Values, cells: dict[int, int], depth: int) -> Pair:
    if depth <= 0 or rng.random() < 0.4:
        a = number(rng, values, cells, max(0, depth - 1))
        b = number(rng, values, cells, max(0, depth - 1))
        kind = rng.choice(("le", "lt", "eq"))
        if kind == "le":
            return Pair(terms.le(a.term, b.term), a.value <= b.value)
        if kind == "lt":
            return Pair(terms.lt(a.term, b.term), a.value < b.value)
        return Pair(terms.eq(a.term, b.term), a.value == b.value)
    p = truth(rng, values, cells, depth - 1)
    q = truth(rng, values, cells, depth - 1)
    kind = rng.choice(("and", "or", "not", "choose"))
    if kind == "and":
        return Pair(terms.conjunction((p.term, q.term)), p.value and q.value)
    if kind == "or":
        return Pair(terms.disjunction((p.term, q.term)), p.value or q.value)
    if kind == "not":
        return Pair(terms.negation(p.term), not p.value)
    r = truth(rng, values, cells, depth - 1)
    return Pair(terms.choose(p.term, q.term, r.term), q.value if p.value else r.value)


def sample(seed: int) -> tuple[Pair, Values, dict[int, int]]:
    rng = random.Random(seed)
    values = {
        name: rng.randint(-20 if low is None else low, 20 if high is None else high)
        for name, (low, high) in NAMES.items()
    }
    cells = {index: rng.randint(-8, 7) for index in range(-60, 60)}
    return truth(rng, values, cells, rng.randint(1, 4)), values, cells


def known(values: Values, cells: dict[int, int]) -> dict[Term, Term]:
    content = terms.array_of(terms.const(0))
    for index, value in cells.items():
        content = terms.store(content, terms.const(index), terms.const(value))
    return {VARIABLES[name]: terms.const(value) for name, value in values.items()} | {ARRAY: content}


def test_substitution_evaluates() -> None:
    for seed in range(4000):
        pair, values, cells = sample(seed)
        found = substitute(pair.term, known(values, cells))
        assert found is (terms.TRUE if pair.value else terms.FALSE), (seed, pair.term)


@pytest.mark.parametrize("block", range(2))
def test_both_translations_mean_the_same(block: int) -> None:
    for seed in range(300 * block, 300 * block + 300):
        pair, values, cells = sample(seed)
        translation = Translation(Dictionary())
        other = translation.of(pair.term)
        content = z3.K(z3.IntSort(), z3.IntVal(0))
        for index, value in cells.items():
            content = z3.Store(content, index, value)
        swap = [(z3.Int(name), z3.IntVal(value)) for name, value in values.items()]
        swap.append((z3.Array("arr", z3.IntSort(), z3.IntSort()), content))
        for made in (to_z3(pair.term), other, *translation.facts):
            wanted = True if made is not to_z3(pair.term) and made is not other else pair.value
            assert z3.is_true(z3.simplify(z3.substitute(made, *swap))) == wanted, (seed, pair.term)


def test_what_cancels_out_is_the_identity() -> None:
    x = terms.var("x", -(1 << 31), (1 << 31) - 1)
    up = terms.wrap(32, terms.add(x, terms.const(1)))
    assert terms.wrap(32, terms.sub(up, terms.const(1))) is x


def test_bounds_decide_without_a_solver() -> None:
    c = VARIABLES["c"]
    assert terms.le(terms.const(-1), c) is terms.TRUE
    assert terms.lt(c, terms.const(0)) is terms.FALSE
    assert terms.mod(c, 16) is c


def test_formulas_deeper_than_pythons_stack() -> None:
    """What a switch of 1,500 cases, or as many steps in a row, make."""
    size = 1_500
    x, y = var("x", 0, 1 << 40), var("y", 0, 1 << 40)
    chosen = deep = x
    for number in range(size):
        chosen = ite(eq(y, const(number)), const(3 * number), chosen)
        deep = mod(add(mul(deep, y), const(number)), 1_000_003)
    formula: Term = TRUE
    for number in range(size):
        formula = disjunction((conjunction((formula, le(x, const(number)))), le(const(2 * number), y)))
    assert negation(negation(formula)) is formula
    compared = eq(chosen, const(9))
    assert substitute(compared, {y: const(3)}) is TRUE
    assert substitute(compared, {y: const(4)}) is FALSE
    assert value_of(substitute(deep, {x: const(1), y: const(0)})) == size - 1
    for term in (deep, formula, compared):
        to_z3(term)
        Translation(Dictionary()).of(term)
