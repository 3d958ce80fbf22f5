"""How much a set of schedules permits: in how many orders threads may do their first operations.

Each proven tree permits the executions that keep to it. They never end, so they are compared by their
beginnings: which thread does the first, the second operation and so on. Inputs decide as well, so a single
schedule may permit several orders.
"""

from __future__ import annotations

from collections.abc import Iterable

from raddle.impact.tree.tree import Node, Tree

LENGTH = 30
"""Operations that are looked at."""
_MOST = 2000
"""Orders that are told apart."""

Order = tuple[int, ...]
"""Threads, operation by operation."""


def orders(tree: Tree, length: int = LENGTH) -> frozenset[Order]:
    """The beginnings of that length, and whole executions that are shorter; some of them, if there are very
    many."""
    found: set[Order] = set()
    here: dict[Order, set[Node]] = {(): _next_operations(tree.root, found, ())}
    for _ in range(length):
        after: dict[Order, set[Node]] = {}
        for order, nodes in here.items():
            for node in nodes:
                assert node.step is not None
                longer = (*order, node.step.thread)
                after.setdefault(longer, set()).update(_next_operations(node, found, longer))
        here = dict(sorted(after.items())[:_MOST])
    return frozenset(found | here.keys())


def growth(trees: Iterable[Tree]) -> list[int]:
    """How many orders are permitted with each tree that is added."""
    known: set[Order] = set()
    sizes = []
    for tree in trees:
        known |= orders(tree)
        sizes.append(len(known))
    return sizes


def _next_operations(node: Node, found: set[Order], order: Order) -> set[Node]:
    """The nodes right after the next operation; what a thread does by itself is none. Where nothing comes any
    more, the order is found."""
    operations: set[Node] = set()
    waiting, seen = [node], set[Node]()
    while waiting:
        at = waiting.pop()
        at = at if at.cover is None else at.cover
        if at in seen:
            continue
        seen.add(at)
        children = [*at.children()]
        if not children:
            found.add(order)
        for child in children:
            if child.step is not None and child.step.site is not None:
                operations.add(child)
            else:
                waiting.append(child)
    return operations
