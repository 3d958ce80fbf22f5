"""SC: sequential consistency (Lamport 1979; in this form Shasha and Snir 1988): one total order of all
events, in which each read reads the last write. Orders in the program text only matter for races."""

from __future__ import annotations

from raddle.models.coherence import atomicity, well_formed
from raddle.models.execution import Execution, Violation, acyclic
from raddle.models.relation import Relation

NAME = "sc"
RECORDS_MO = True


def hb(x: Execution) -> Relation:
    """For races: (sb ∪ tc ∪ rf between atomics)⁺, what the synchronisation actually executed orders."""
    return x.synchronised


def check(x: Execution, total: bool = True) -> Violation | None:
    """acyclic (sb ∪ tc ∪ rf ∪ mo ∪ fr), and atomicity; `total` as in rc11.check."""
    wrong = well_formed(x, total)
    if wrong:
        return wrong
    assert x.mo is not None
    edges = {"sb": x.sb, "tc": x.tc, "rf": x.rf, "mo": x.mo, "fr": x.fr}
    return acyclic("sequential consistency", edges) or atomicity(x)
