"""Terms with other parts: what weakest preconditions and evaluation are made of."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping

from raddle.impact.terms.terms import (
    Term,
    array_of,
    bitwise,
    conjunction,
    const,
    disjunction,
    div,
    eq,
    ite,
    le,
    linear,
    mod,
    mul,
    negation,
    parts_of,
    select,
    store,
    wrap,
)


def rebuilt(term: Term, args: list[Term]) -> Term:
    """The same operator over other parts (those of `children`), normalised again."""
    op = term.op
    if op == "lin":
        parts = term.args[1]
        assert isinstance(parts, tuple)
        pairs = [(factor, arg) for (factor, _), arg in zip(parts, args, strict=True)]
        return linear(term.args[0], pairs)  # type: ignore[arg-type]
    if op == "le":
        return le(args[0], const(0))
    if op == "eq":
        return eq(args[0], const(0))
    if op == "not":
        return negation(args[0])
    if op == "and":
        return conjunction(args)
    if op == "or":
        return disjunction(args)
    if op == "wrap":
        return wrap(term.args[0], args[0])  # type: ignore[arg-type]
    if op == "mod":
        return mod(args[0], term.args[1])  # type: ignore[arg-type]
    if op == "div":
        return div(args[0], term.args[1])  # type: ignore[arg-type]
    if op == "bit":
        return bitwise(term.args[0], term.args[1], args[0], args[1])  # type: ignore[arg-type]
    if op == "ite":
        return ite(*args)
    if op == "store":
        return store(*args)
    if op == "aconst":
        return array_of(args[0])
    return mul(*args) if op == "mul" else select(*args)


def children(term: Term) -> list[Term]:
    if term.op == "lin":
        return [atom for _, atom in term.args[1]]  # type: ignore[attr-defined]
    if term.op in ("and", "or"):
        return list(parts_of(term))
    return [part for part in term.args if isinstance(part, Term)]


def bottom_up(root: Term, made: Container[Term]) -> Iterator[Term]:
    """What is not made yet of the root and its parts, parts first. The caller makes each before the next."""
    work = [root]
    while work:
        missing = [] if work[-1] in made else [part for part in children(work[-1]) if part not in made]
        if missing:
            work.extend(reversed(missing))
            continue
        term = work.pop()
        if term not in made:
            yield term


def substitute(term: Term, values: Mapping[Term, Term], memo: dict[Term, Term] | None = None) -> Term:
    """The term with variables replaced. `memo` may be shared between calls with the same values."""
    if memo is None:
        memo = {}
    found = memo.get(term)
    if found is not None:
        return found
    work, changed = [term], values.keys()
    while work:
        last = work[-1]
        if last.op in ("var", "avar"):
            memo[last] = values.get(last, last)
        elif not last.free or changed.isdisjoint(last.free):
            memo[last] = last
        elif last not in memo:
            parts = children(last)
            missing = [part for part in parts if part not in memo]
            if missing:
                work.extend(reversed(missing))
                continue
            new = [memo[part] for part in parts]
            memo[last] = last if all(a is b for a, b in zip(parts, new, strict=True)) else rebuilt(last, new)
        work.pop()
    return memo[term]
