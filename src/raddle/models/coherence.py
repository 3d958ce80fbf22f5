"""What several models share: Definition 3.7's VALID MO, COMPLETENESS and ATOMICITY, and the races of
Definition 3.10 (RCMC, section 3)."""

from __future__ import annotations

from raddle.models.execution import Execution, Violation, acyclic, irreflexive
from raddle.models.relation import Relation, members, only


def complete(x: Execution) -> Violation | None:
    """COMPLETENESS: every read reads from some write."""
    read = 0
    for row in x.rf.rows:
        read |= row
    missing = next(members(x.reads & ~read), None)
    return None if missing is None else Violation("completeness", ((missing, "rf", missing),))


def valid_mo(x: Execution) -> Violation | None:
    """VALID MO: mo is a strict total order on the writes of each location, and on nothing else."""
    assert x.mo is not None
    for cell in x.all_cells:
        wrong = acyclic("valid mo", {"mo": only(cell.events, x.mo, cell.events)})
        if wrong:
            return wrong
    either = x.mo | ~x.mo
    for a in range(x.size):
        mates = x.overlapping.rows[a] & x.writes & ~(1 << a) if x.writes >> a & 1 else 0
        if either.rows[a] != mates:
            b = next(members(either.rows[a] ^ mates))
            return Violation("valid mo", ((a, "mo?", b), (b, "mo?", a)))
    return None


def single_copy(x: Execution) -> Violation | None:
    """Accesses of several sizes happen at once: mo; mo and rf; fr; mo? are irreflexive."""
    if not x.cells or x.mo is None:
        return None
    if not (x.mo @ x.mo).irreflexive():
        return Violation("single-copy atomicity", ())
    later = x.fr | x.fr @ x.mo
    return None if (x.rf @ later).irreflexive() else Violation("single-copy atomicity", ())


def well_formed(x: Execution, total: bool) -> Violation | None:
    """COMPLETENESS and, if mo is meant to be the whole modification order, VALID MO."""
    return complete(x) or (valid_mo(x) if total else None) or single_copy(x)


def atomicity(x: Execution) -> Violation | None:
    """rf; rmw; mo⁻¹; mo⁻¹ is irreflexive: nothing comes between a read-modify-write and what it read.

    mo is transitive, so the closures that `irreflexive` takes of the last two parts change nothing; an
    execution has no two consecutive rf or rmw edges either.
    """
    assert x.mo is not None
    if not x.rmw:
        return None
    if x.cells:
        found = [atomicity(x.in_cell(cell)) for cell in x.all_cells]
        return next((wrong for wrong in found if wrong), None)
    back = ~x.mo
    return irreflexive("atomicity", {"rf": x.rf}, {"rmw": x.rmw}, {"mo⁻¹": back}, {"mo⁻¹": back})


def races(x: Execution, hb: Relation) -> tuple[tuple[int, int], ...]:
    """Definition 3.10: conflicting accesses, one of them non-atomic, not ordered by hb.

    Remark 1 comes for free: a non-atomic read races also with a write it could not have read from.
    """
    plain = x.where(lambda e: e.kind in "RW" and e.mode == "na")
    ordered = hb | ~hb
    found = []
    for a in range(x.size):
        rivals = x.overlapping.rows[a] & ~ordered.rows[a] & ~((2 << a) - 1)
        if not x.writes >> a & 1:
            rivals &= x.writes
        if not plain >> a & 1:
            rivals &= plain
        found += [(a, b) for b in members(rivals)]
    return tuple(found)
