"""RA: release/acquire. RC11 in which every atomic access is an acquire read or a release write.

SC accesses are release/acquire here, too; SC fences keep their place in psc (Lahav et al., "Taming
release-acquire consistency", POPL 2016, has them as read-modify-writes of one hidden location: the
same order between them and with hb). Weaker fences do nothing that the accesses do not do already.
"""

from __future__ import annotations

from raddle.models import rc11
from raddle.models.coherence import atomicity, well_formed
from raddle.models.execution import Execution, Violation, acyclic, irreflexive
from raddle.models.relation import Relation, only

NAME = "ra"
RECORDS_MO = True


def hb(x: Execution) -> Relation:
    """(sb ∪ rf between atomics)⁺: every release sequence is covered by that."""
    return x.synchronised


def coherence(x: Execution) -> Violation | None:
    """eco; hb is irreflexive."""
    assert x.mo is not None
    if (x.eco @ hb(x)).irreflexive():
        return None
    synchronises = only(x.atomic, x.rf, x.atomic)
    return irreflexive(
        "coherence",
        {"mo": x.mo, "rf": x.rf, "fr": x.fr},
        {"sb": x.sb, "tc": x.tc, "sw": synchronises},
    )


def sc_fences(x: Execution) -> Violation | None:
    """psc without SC accesses, [F^sc]; (hb ∪ hb; eco; hb); [F^sc], is acyclic."""
    fences = x.fences & x.mode("sc")
    if not fences:
        return None
    return acyclic("sc-acyclicity", {"psc": only(fences, hb(x) | hb(x) @ x.eco @ hb(x), fences)})


def check(x: Execution, total: bool = True) -> Violation | None:
    """The first axiom that x violates; `total` as in rc11.check."""
    return well_formed(x, total) or rc11.sbrf(x) or coherence(x) or atomicity(x) or sc_fences(x)
