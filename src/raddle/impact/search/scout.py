"""A short walk ahead of a search: which variables run under a policy, where the search itself is too slow to
come round a loop. Nothing is proven on the way."""

from __future__ import annotations

from raddle.impact.execution.executor import Executor
from raddle.impact.search.labelling import Labelling
from raddle.impact.search.search import Search
from raddle.impact.state.steps import Step
from raddle.impact.terms.terms import Term
from raddle.impact.tree.policy import Policy
from raddle.impact.tree.tree import Node

_SECONDS, _NODES = 0.4, 600


class _Careless(Labelling):
    """Believes whatever it is told, and covers nothing."""

    def establish(self, node: Node, formula: Term) -> bool:
        return True

    def rule_out(self, node: Node, feasible: list[Step], impossible: list[Step]) -> list[Step]:
        return []

    def cover(self, node: Node, by: Node) -> bool:
        return False


def scouted(executor: Executor, policy: Policy, deadline: float | None) -> frozenset[Term]:
    """Variables with other values whenever a path comes back to a place."""
    scout = Search(executor, policy, deadline=deadline, max_nodes=_NODES, labelling=_Careless)
    scout.run(_SECONDS)
    return scout.running()
