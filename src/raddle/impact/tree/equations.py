"""What labels say by equations alone: the numbers that variables and elements of arrays are equal to."""

from __future__ import annotations

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
        if formula.op != "eq":
            continue
        (difference,) = children(formula)
        constant, parts = difference.args if difference.op == "lin" else (0, ((1, difference),))
        assert isinstance(constant, int)
        assert isinstance(parts, tuple)
        factor, atom = parts[0]
        if len(parts) > 1 or constant % factor:
            continue
        number = const(-constant // factor)
        if atom.op == "var":
            found[atom] = number
        elif atom.op == "select":
            array, index = children(atom)
            if array.op == "avar" and value_of(index) is not None:
                found[array] = store(found.get(array, array), index, number)
    return found
