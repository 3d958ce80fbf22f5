"""The abstract reachability tree: what the search builds and the certificate checker reads.

Definition 3 of Metzler, Suri and Weissenbacher. A node stands for the states at its location that satisfy
all formulas of its label. For each expanded thread it has one edge per step whose guard the label does not
rule out. A covered node's executions go on from the node that covers it.
"""

from __future__ import annotations

from collections.abc import Iterator

from raddle.impact.state.allocations import Allocations
from raddle.impact.state.steps import Step
from raddle.impact.state.thread_state import DONE, Location
from raddle.impact.terms.terms import Term


class Node:
    """`label` is a conjunction; a dict keeps its order. `sleep`: threads that a complete tree need not
    expand here (their steps are explored from elsewhere)."""

    __slots__ = (
        "cover",
        "covering",
        "expanded",
        "label",
        "location",
        "number",
        "over",
        "parent",
        "sleep",
        "step",
    )

    def __init__(self, number: int, parent: Node | None, step: Step | None, location: Location) -> None:
        self.number = number
        self.parent = parent
        self.step = step
        self.location = location
        self.label: dict[Term, None] = {}
        self.expanded: dict[int, list[Node]] = {}
        self.cover: Node | None = None
        self.covering: list[Node] = []
        self.over = step is not None and step.exits
        """The program has ended here."""
        self.sleep: frozenset[int] = frozenset()

    @property
    def final(self) -> bool:
        """Nothing is left to do: the program has exited, or all its threads have ended."""
        return self.over or all(state is DONE for state in self.location)

    def children(self) -> Iterator[Node]:
        for nodes in self.expanded.values():
            yield from nodes

    def path(self) -> list[Node]:
        """From the root to here."""
        found = [self]
        while found[-1].parent is not None:
            found.append(found[-1].parent)
        return found[::-1]

    def __repr__(self) -> str:
        return f"Node({self.number})"


class Tree:
    """`complete`: every thread is expanded or asleep at every node, so all executions are covered.
    `strict`: and nothing in
    them that strictness.py excludes. `deadlocks`: and no deadlock, as where they are errors. `allocations`:
    the objects that the tree's steps speak of."""

    def __init__(
        self,
        root: Node,
        complete: bool = False,
        allocations: Allocations | None = None,
        strict: bool = False,
        deadlocks: bool = True,
    ) -> None:
        self.root = root
        self.complete = complete
        self.strict = strict
        self.deadlocks = deadlocks
        self.allocations = allocations

    def nodes(self) -> list[Node]:
        """All nodes, parents first."""
        found = [self.root]
        for node in found:
            found.extend(node.children())
        return found
