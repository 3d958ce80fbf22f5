"""WRC11: RC11 without a recorded modification order (RCMC, section 5).

VALID MO is dropped and every mo becomes mo_weak. One axiom is added: no two successful
read-modify-writes read from the same write. Under RC11 that follows from ATOMICITY because mo is
total; mo_weak does not order the two writes, so here it would not. The paper's own numbers (ainc,
binc, casrot: the same under both models) need it.
"""

from __future__ import annotations

from raddle.models import rc11
from raddle.models.coherence import atomicity, complete, single_copy
from raddle.models.execution import Execution, Violation
from raddle.models.relation import Relation, members, only

NAME = "wrc11"
RECORDS_MO = False
hb = rc11.hb


def mo_weak(x: Execution) -> Relation:
    """⋃ₓ [Wₓ]; (hb ∪ rfₓ)⁺; [Wₓ]"""
    found = Relation.empty(x.size)
    done = 0
    for cell in x.cells:
        done |= cell.events
        writes = cell.events & x.writes
        found = found | only(writes, (hb(x) | cell.rf).plus(), writes)
    for i in members(x.writes):
        if done >> i & 1:
            continue
        here = x.same_loc.rows[i]
        done |= here
        writes = here & x.writes
        found = found | only(writes, (hb(x) | only(here, x.rf, here)).plus(), writes)
    return found


def exclusive(x: Execution) -> Violation | None:
    """rf; rmw is a partial function (section 3.2.3, in words)."""
    for cell in x.all_cells:
        for w, row in enumerate((cell.rf @ x.rmw).rows):
            if row & (row - 1):
                first, second, *_ = members(row)
                return Violation("exclusive", ((w, "rf; rmw", first), (first, "?", second)))
    return None


def check(x: Execution, total: bool = True) -> Violation | None:
    """The first axiom that x violates; x.mo is not looked at."""
    wrong = complete(x) or rc11.sbrf(x)
    if wrong:
        return wrong
    weak = x.with_mo(x.once("mo_weak", lambda: mo_weak(x)))
    wrong = single_copy(weak) or rc11.coherence(weak) or atomicity(weak)
    return wrong or exclusive(x) or rc11.sc_acyclicity(weak)
