"""Equations between integers that hold in all of some samples: the smallest affine space around them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

_MOST_FACTOR, _MOST_PARTS = 8, 9

Equation = tuple[int, dict[int, int]]
"""A constant and factors of columns, whose sum is zero."""


def equations(rows: Sequence[Sequence[int]]) -> list[Equation]:
    """Each has a column of its own. Only those with small factors, and none where there are hardly more
    samples than directions that they take."""
    if not rows:
        return []
    width = len(rows[0])
    basis: dict[int, list[Fraction]] = {}
    for row in rows[1:]:
        vector = [Fraction(a - b) for a, b in zip(row, rows[0], strict=True)]
        _reduced_into(basis, vector)
    if len(rows) < len(basis) + 3:
        return []
    found: list[Equation] = []
    for column in range(width):
        if column in basis:
            continue
        # Each basis vector has a pivot that is 0 in the others: other columns are combinations of pivots.
        parts = {pivot: vector[column] for pivot, vector in basis.items() if vector[column]}
        scale = 1
        for factor in parts.values():
            scale = max(scale, factor.denominator)
        factors = {pivot: int(-factor * scale) for pivot, factor in parts.items()} | {column: scale}
        whole = all((factor * scale).denominator == 1 for factor in parts.values())
        if not whole or len(factors) > _MOST_PARTS or max(map(abs, factors.values())) > _MOST_FACTOR:
            continue
        constant = -sum(factor * rows[0][each] for each, factor in factors.items())
        found.append((constant, factors))
    return found


def _reduced_into(basis: dict[int, list[Fraction]], vector: list[Fraction]) -> None:
    """Keeps the basis in reduced echelon form."""
    for pivot, other in basis.items():
        if vector[pivot]:
            factor = vector[pivot]
            vector = [a - factor * b for a, b in zip(vector, other, strict=True)]
    pivot = next((column for column, value in enumerate(vector) if value), -1)
    if pivot < 0:
        return
    vector = [value / vector[pivot] for value in vector]
    for column, other in basis.items():
        if other[pivot]:
            factor = other[pivot]
            basis[column] = [a - factor * b for a, b in zip(other, vector, strict=True)]
    basis[pivot] = vector
