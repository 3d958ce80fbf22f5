"""The oracle: all execution graphs of a small program, filtered by the axioms of raddle.models.

Ground truth for the searches: it shares no code with them beyond the IR, and no cleverness.

    >>> from raddle import oracle
    >>> result = oracle.enumerate(program, "rc11", modification_order=True)
    >>> result.executions, result.blocked, result.errors, result.races
"""

from __future__ import annotations

from collections.abc import Iterator

from raddle.errors import UserError
from raddle.ir.program import Program, only_wide
from raddle.models import MODELS, Execution, Model
from raddle.oracle import findings
from raddle.oracle.enumeration import Enumeration
from raddle.oracle.graph import INIT, Failure, Graph
from raddle.oracle.orders import Order, consistent_orders
from raddle.oracle.result import OracleResult as OracleResult
from raddle.oracle.result import Summary as Summary
from raddle.oracle.steps import Steps
from raddle.oracle.threads import Threads
from raddle.oracle.view import View, view

__all__ = ["OracleResult", "Summary", "enumerate"]


def enumerate(
    program: Program,
    model: str = "rc11",
    *,
    modification_order: bool = False,
    spurious_cas: bool = True,
    unroll: int | None = None,
    nondet: tuple[int, ...] = (0, 1, 2),
    arguments: tuple[str, ...] = ("program",),
    max_events: int = 60,
    max_graphs: int = 100_000,
    prune: bool = True,
) -> OracleResult:
    """Enumerate the consistent executions of a program (raddle IR after the passes).

    modification_order: tell classes apart by mo, too, where the model has one. spurious_cas: weak
    compare-exchanges may fail for no reason. unroll: how many back edges of a loop are taken. nondet:
    the values of choose(0). Beyond max_events or max_graphs: UnsupportedError. `prune=False` asks the
    axioms about full graphs only, to test the pruning itself.
    """
    only_wide(program.narrow, "the oracle enumerates")
    if model not in MODELS:
        raise UserError(f"there is no memory model {model}", hint=f"one of {', '.join(MODELS)}")
    axioms = MODELS[model]
    threads = Threads(program, unroll, arguments)
    steps = Steps(axioms, spurious_cas, nondet)
    search = Enumeration(threads, axioms, steps, max_events, max_graphs, prune)
    result = OracleResult(model, modification_order and axioms.records_mo)
    for graph in search.graphs():
        _record(result, graph, axioms)
    result.explored = search.explored
    return result


def _record(result: OracleResult, graph: Graph, model: Model) -> None:
    v = view(graph)
    key = graph.key()
    failures = findings.failures(graph)
    blocked = not failures and findings.is_blocked(graph)
    bucket = result.failed_classes if failures else result.blocked_classes if blocked else result.classes
    consistent = False
    stuck: Failure | None = None
    outcome = None if failures or blocked else findings.reads(graph)
    for order, execution in _orders(v, model):
        consistent = True
        if blocked:
            stuck = stuck or findings.stuck(graph, v, execution, model)
        if not result.modification_order:
            bucket.add(key)
            if stuck or not blocked:
                break
            continue
        bucket.add((key, _order_key(graph, v, order)))
        if outcome is not None:
            memory = findings.memory(v, execution)
            result.memories.add(memory)
            result.states.add((outcome, memory))
    if not consistent:
        return
    if outcome is not None:
        result.outcomes.add(outcome)
    result.errors |= failures
    if stuck:
        result.errors.add(stuck)
    races = findings.race_pairs(graph, v, model)
    if races:
        result.races |= races
        result.racy_classes.add(key)
        result.late_uses |= findings.late_uses(graph)
    result.cuts |= findings.cuts(graph)


def _orders(v: View, model: Model) -> Iterator[tuple[Order, Execution]]:
    if model.records_mo:
        yield from consistent_orders(v, model)
    elif model.check(v.execution, True) is None:
        yield (), v.execution


def _order_key(graph: Graph, v: View, order: Order) -> frozenset[object]:
    """The writes of each location in order, without the initial one, where there are at least two."""
    return frozenset(
        tuple(graph.path(v.ids[w]) for w in writes if v.ids[w] != INIT) for writes in order if len(writes) > 2
    )
