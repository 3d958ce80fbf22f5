"""TSO: x86's total store order (Owens, Sarkar, Sewell 2009; as axioms: Alglave, Maranget, Tautschnig,
"Herding cats", TOPLAS 2014, section 4.5).

Every store may wait in its thread's buffer, so program order from a write to a later read is not
kept, unless something drains the buffer between them: a read-modify-write instruction (a failed one,
too: x86 locks the bus either way), an SC fence, spawn or join. Which operations of the thread library are
such an instruction, `Event.locked` says (docs/explanation/library-order.md). A seq_cst store drains it, too,
because compilers use xchg or put a fence behind it.
"""

from __future__ import annotations

from raddle.models.coherence import atomicity, well_formed
from raddle.models.execution import Execution, Violation, acyclic
from raddle.models.relation import Relation, only

NAME = "tso"
RECORDS_MO = True


def hb(x: Execution) -> Relation:
    """For races: as under SC."""
    return x.synchronised


def ppo(x: Execution) -> Relation:
    """Program order between accesses, without write → read."""
    accesses = x.reads | x.writes
    return only(accesses, x.sb, accesses) - only(x.writes, x.sb, x.reads)


def fences(x: Execution) -> Relation:
    """Program order into and out of what drains the buffer."""
    strong = x.mode("sc")
    drains = x.where(lambda e: e.locked or e.kind == "T") | (x.fences & strong)
    out_of = drains | (x.writes & strong)
    return only(x.everything, x.sb, drains) | only(out_of, x.sb, x.everything)


def sc_per_location(x: Execution) -> Violation | None:
    """acyclic (sb|loc ∪ rf ∪ mo ∪ fr)"""
    assert x.mo is not None
    for cell in x.all_cells:
        here = x.in_cell(cell)
        assert here.mo is not None
        own = only(cell.events, x.sb & x.same_loc, cell.events)
        wrong = acyclic("sc per location", {"sb": own, "rf": here.rf, "mo": here.mo, "fr": here.fr})
        if wrong:
            return wrong
    return None


def global_order(x: Execution) -> Violation | None:
    """acyclic (ppo ∪ fences ∪ rfe ∪ mo ∪ fr ∪ tc)"""
    assert x.mo is not None
    external = x.once("rfe", lambda: x.rf - x.sb)
    edges = {
        "ppo": x.once("ppo", lambda: ppo(x)),
        "fence": x.once("fences", lambda: fences(x)),
        "rfe": external,
        "mo": x.mo,
        "fr": x.fr,
        "tc": x.tc,
        "thread": x.once("across", lambda: x.po - x.sb),
    }
    return acyclic("total store order", edges)


def check(x: Execution, total: bool = True) -> Violation | None:
    """The first axiom that x violates; `total` as in rc11.check."""
    return well_formed(x, total) or sc_per_location(x) or atomicity(x) or global_order(x)
