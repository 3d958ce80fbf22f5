"""What labels say by equations alone: the numbers that variables and elements of arrays are equal to."""

from __future__ import annotations

from functools import cache

from raddle.impact.terms.substitution import children, substitute
from raddle.impact.terms.terms import TRUE, Term, const, store, value_of
from raddle.impact.tree.tree import Node


class Known:
    """Remembers those of the node that was asked about last; labels may not change meanwhile."""

    def __init__(self) -> None:
        self._node: Node | None = None
        self._values: dict[Term, Term] = {}
        self._memo: dict[Term, Term] = {}

    def says(self, node: Node, formula: Term) -> bool:
        """Whether the formula is true where the equations in the node's label are."""
        if node is not self._node:
            self._node, self._values, self._memo = node, equal_numbers(node), {}
        return substitute(formula, self._values, self._memo) is TRUE


def equal_numbers(node: Node) -> dict[Term, Term]:
    """By variable; an array that has known elements is what it is with these stored in it."""
    found: dict[Term, Term] = {}
    for formula in node.label:
        equation = _equation(formula)
        if equation is None:
            continue
        atom, number = equation
        if atom.op == "var":
            found[atom] = number
        else:
            array, index = children(atom)
            found[array] = store(found.get(array, array), index, number)
    return found


@cache
def _equation(formula: Term) -> tuple[Term, Term] | None:
    """The variable or element with a known index, and the number that it is."""
    if formula.op != "eq":
        return None
    (difference,) = children(formula)
    constant, parts = difference.args if difference.op == "lin" else (0, ((1, difference),))
    assert isinstance(constant, int)
    assert isinstance(parts, tuple)
    factor, atom = parts[0]
    if len(parts) > 1 or constant % factor:
        return None
    if atom.op == "select":
        array, index = children(atom)
        if array.op != "avar" or value_of(index) is None:
            return None
    elif atom.op != "var":
        return None
    return atom, const(-constant // factor)
