"""Terms as rows of a table, each of numbers of earlier rows: how a certificate spells its formulas.

They are read through the functions that make terms, so whatever a file says is a formula in normal form. What
the variables are, and between which numbers they lie, is not the file's to say: see written_tree.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from raddle.impact.terms.substitution import bottom_up, children
from raddle.impact.terms.terms import (
    FALSE,
    TRUE,
    Term,
    array,
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
    select,
    store,
    var,
    wrap,
)

_MAKERS: dict[str, tuple[int, Callable[..., Term]]] = {
    "le": (1, lambda part: le(part, const(0))),
    "eq": (1, lambda part: eq(part, const(0))),
    "not": (1, negation),
    "ite": (3, ite),
    "mul": (2, mul),
    "select": (2, select),
    "store": (3, store),
    "aconst": (1, array_of),
}
"""Operators that have nothing but parts: how many, and what makes them."""
_NAMES = ("and", "or", "xor")


class Written:
    """Rows of terms, each written once."""

    def __init__(self) -> None:
        self.rows: list[list[Any]] = []
        self._numbers: dict[Term, int] = {}

    def number(self, term: Term) -> int:
        for part in bottom_up(term, self._numbers):
            self.rows.append(self._row(part))
            self._numbers[part] = len(self.rows) - 1
        return self._numbers[term]

    def _row(self, term: Term) -> list[Any]:
        parts = [self._numbers[part] for part in children(term)]
        match term.op:
            case "const" | "var" | "avar" | "true" | "false":
                return [term.op, *term.args]
            case "lin":
                factors = [factor for factor, _ in term.args[1]]  # type: ignore[attr-defined]
                return ["lin", term.args[0], factors, parts]
            case "and" | "or":
                return [term.op, parts]
            case "div" | "mod":
                return [term.op, term.args[1], *parts]
            case "wrap":
                return ["wrap", term.args[0], *parts]
            case "bit":
                return ["bit", *term.args[:2], *parts]
        return [term.op, *parts]


def read_terms(rows: Sequence[Any]) -> list[Term]:
    """Raises KeyError, IndexError, ValueError or TypeError for what are none."""
    found: list[Term] = []
    for row in rows:
        found.append(_read(row, found))
    return found


def _read(row: Any, before: list[Term]) -> Term:
    if not isinstance(row, list) or not row:
        raise ValueError("no term")
    op, *rest = row
    match op, rest:
        case "true", []:
            return TRUE
        case "false", []:
            return FALSE
        case "const", [int(value)]:
            return const(value)
        case (("var" | "avar"), [str(name), low, high]):
            limits = [None if limit is None else _whole(limit) for limit in (low, high)]
            return (var if op == "var" else array)(name, *limits)
        case "lin", [int(constant), list(factors), list(parts)]:
            pairs = zip(factors, parts, strict=True)
            return linear(constant, [(_whole(factor), _part(number, before)) for factor, number in pairs])
        case (("and" | "or"), [list(parts)]):
            terms = [_part(number, before) for number in parts]
            return conjunction(terms) if op == "and" else disjunction(terms)
        case "div", [int(by), int(part)] if by > 0:
            return div(_part(part, before), by)
        case "mod", [int(by), int(part)] if by > 0:
            return mod(_part(part, before), by)
        case "wrap", [int(bits), int(part)] if 0 < bits <= 128:
            return wrap(bits, _part(part, before))
        case "bit", [str(name), int(bits), int(one), int(other)] if name in _NAMES and 0 < bits <= 128:
            return bitwise(name, bits, _part(one, before), _part(other, before))
    count, make = _MAKERS[op]
    if count != len(rest):
        raise ValueError("not so many parts")
    return make(*(_part(number, before) for number in rest))


def _part(number: Any, before: list[Term]) -> Term:
    at = _whole(number)
    if at < 0:
        raise ValueError("no row")
    return before[at]


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError("no number")
    return value
