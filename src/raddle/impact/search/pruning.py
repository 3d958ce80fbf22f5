"""Taking a part of a reachability tree away again: what a choice that was withdrawn has led to, or a step
that is excluded after all."""

from __future__ import annotations

from raddle.impact.search.labelling import Labelling
from raddle.impact.terms.terms import Term, negation
from raddle.impact.tree.tree import Node


def remove(top: Node, labelling: Labelling, removed: set[Node]) -> None:
    """With all below it; what it covers is uncovered."""
    waiting = [top]
    while waiting:
        node = waiting.pop()
        removed.add(node)
        if node.cover is not None:
            node.cover.covering.remove(node)
            node.cover = None
        labelling.release(node)
        waiting.extend(node.children())
    labelling.uncovered = [node for node in labelling.uncovered if node not in removed]


def cut(node: Node, labelling: Labelling, removed: set[Node]) -> tuple[Node, Term]:
    """A step was kept although its path excludes it, and led to an error: it goes, and the label of the node
    before it has to say so. That node, and what it has to say."""
    while node.parent in labelling.vague:
        node = node.parent
    assert node.parent is not None
    assert node.step is not None
    remove(node, labelling, removed)
    node.parent.expanded[node.step.thread].remove(node)
    return node.parent, negation(node.step.condition)
