"""RC11: the repaired C11 model (RCMC, section 3.2 and Definition 3.7; Lahav et al., PLDI 2017).

Deviations, none of which the paper's own programs can tell: thread edges tc join sb in hb, scb and
sbrf (the paper's threads exist from the start), and only memory accesses and fences can stand at the
ends of sb|≠loc, so that spawning or choosing between two accesses does not strengthen psc.
"""

from __future__ import annotations

from raddle.models.coherence import atomicity, well_formed
from raddle.models.execution import Execution, Violation, acyclic, irreflexive
from raddle.models.relation import Relation, only

NAME = "rc11"
RECORDS_MO = True


def rseq(x: Execution) -> Relation:
    """⋃ₓ [Wₓ]; sb?; [Wₓ^rlx]; (rf; rmw)*"""
    same_thread_and_location = (x.sb & x.covering).maybe()
    relaxed = x.writes & x.mode("rlx")
    return only(x.writes, same_thread_and_location, relaxed) @ (x.rf @ x.rmw).star()


def sw(x: Execution) -> Relation:
    """[E^rel]; ([F]; sb)?; rseq; rf; [R^rlx]; (sb; [F])?; [E^acq]"""
    before = only(x.fences, x.sb, x.everything).maybe()
    after = only(x.everything, x.sb, x.fences).maybe()
    reads_from = only(x.everything, x.rf, x.reads & x.mode("rlx"))
    return only(x.mode("rel"), before @ x.once("rseq", lambda: rseq(x)) @ reads_from @ after, x.mode("acq"))


def hb(x: Execution) -> Relation:
    """(sb ∪ sw)⁺"""
    return x.once("rc11 hb", lambda: (x.po | x.once("sw", lambda: sw(x))).plus())


def scb(x: Execution) -> Relation:
    """sb ∪ sb|≠loc; hb; sb|≠loc ∪ hb|loc ∪ mo ∪ rf⁻¹; mo"""
    assert x.mo is not None

    def without_mo() -> Relation:
        memory = x.reads | x.writes | x.fences
        elsewhere = only(memory, x.po, memory) - x.same_loc
        return x.po | elsewhere @ hb(x) @ elsewhere | (hb(x) & x.same_loc)

    return x.once("scb without mo", without_mo) | x.mo | x.fr


def psc(x: Execution) -> Relation:
    """([E^sc] ∪ [F^sc]; hb?); scb; ([E^sc] ∪ hb?; [F^sc]) ∪ [F^sc]; (hb ∪ hb; eco; hb); [F^sc]"""
    strong = x.mode("sc")
    fences = strong & x.fences
    happens = hb(x)
    one = Relation.identity(x.size, strong)
    left = one | only(fences, happens.maybe(), x.everything)
    right = one | only(x.everything, happens.maybe(), fences)
    return left @ scb(x) @ right | only(fences, happens | happens @ x.eco @ happens, fences)


def coherence(x: Execution) -> Violation | None:
    """eco; hb is irreflexive."""
    assert x.mo is not None
    if (x.eco @ hb(x)).irreflexive():
        return None
    return irreflexive(
        "coherence",
        {"mo": x.mo, "rf": x.rf, "fr": x.fr},
        {"sb": x.sb, "tc": x.tc, "sw": x.once("sw", lambda: sw(x))},
    )


def sc_acyclicity(x: Execution) -> Violation | None:
    """psc is acyclic. Without SC events it is empty."""
    return acyclic("sc-acyclicity", {"psc": psc(x)}) if x.mode("sc") else None


def sbrf(x: Execution) -> Violation | None:
    """(sb ∪ rf)⁺ is irreflexive: no out-of-thin-air reads, and no load buffering either."""
    if x.sbrf.irreflexive():
        return None
    return acyclic("sbrf", {"sb": x.sb, "tc": x.tc, "rf": x.rf})


def check(x: Execution, total: bool = True) -> Violation | None:
    """The first axiom that x violates. With `total=False`, mo may be a part of the modification order:
    the axioms are monotone in mo, so a violation is one for every mo that contains it."""
    return well_formed(x, total) or sbrf(x) or coherence(x) or atomicity(x) or sc_acyclicity(x)
