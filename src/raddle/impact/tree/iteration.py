"""What a search comes to."""

from __future__ import annotations

from dataclasses import dataclass

from raddle.impact.state.steps import Failure, Step
from raddle.impact.tree.policy import Policy
from raddle.impact.tree.tree import Tree


@dataclass(frozen=True, slots=True)
class Counterexample:
    """A feasible path to an error: its steps in order."""

    failure: Failure
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Iteration:
    """outcome: "safe" (the tree is a schedule), "lost" (no scheduler of this kind avoids errors), "limit",
    "diverges" (the search goes on if it is run again, but a lazy one may be better). `exact`: "lost" was
    found without giving up on a thread that only *may* be blocked."""

    outcome: str
    tree: Tree
    policy: Policy
    counterexamples: tuple[Counterexample, ...]
    seconds: float
    nodes: int
    queries: int
    exact: bool
    running: tuple[str, ...] = ()
    """Variables that had other values in every round when it gave up."""
