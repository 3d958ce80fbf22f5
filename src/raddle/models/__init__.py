"""The memory models as relational axioms: the definition of each, and the oracle's input.

>>> from raddle import models
>>> violation = models.MODELS["rc11"].check(execution)      # None if consistent
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from raddle.models import ra, rc11, sc, tso, wrc11
from raddle.models.coherence import races as races
from raddle.models.execution import Event as Event
from raddle.models.execution import Execution as Execution
from raddle.models.execution import Violation as Violation
from raddle.models.relation import Relation as Relation


@dataclass(frozen=True, slots=True)
class Model:
    """`check(x, total)` names the first violated axiom, with a witness; `hb` is what races are judged by.

    `records_mo`: executions have a modification order, and their classes may be told apart by it."""

    name: str
    records_mo: bool
    hb: Callable[[Execution], Relation]
    check: Callable[[Execution, bool], Violation | None]


MODELS = {
    module.NAME: Model(module.NAME, module.RECORDS_MO, module.hb, module.check)
    for module in (sc, tso, ra, rc11, wrc11)
}
