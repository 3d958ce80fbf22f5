"""Planted faults: the certificate checker finds every one."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from bundled_programs import bundled

from raddle.impact.execution.executor import Executor
from raddle.impact.search.complete import CompleteSearch
from raddle.impact.search.search import Search
from raddle.impact.state.steps import Step
from raddle.impact.terms.terms import FALSE, const, eq, var
from raddle.impact.tree.certificate import Certificate
from raddle.impact.tree.policy import Policy
from raddle.impact.tree.refutation import Refuted
from raddle.impact.tree.tree import Node, Tree

PROGRAMS = [
    ("producer_consumer", ("-DSIZE=5",), Policy(2)),
    ("double_lock", ("-DDEADLOCK",), Policy(2)),
    ("file_system", (), Policy(1)),
    ("racy_producer_consumer", ("-DPAIRS=1",), Policy(2)),
    ("producer_consumer", ("-DSIZE=5", "-DPAIRS=2"), Policy(1, 1, grouped=True)),
]


def false_label(tree: Tree, rng: random.Random) -> bool:
    rng.choice(tree.nodes()[1:]).label[FALSE] = None
    return True


def invented_fact(tree: Tree, rng: random.Random) -> bool:
    node = rng.choice(tree.nodes())
    node.label[eq(var("t1.inputs32"), const(rng.randint(100, 200)))] = None
    return True


def forgotten_label(tree: Tree, rng: random.Random) -> bool:
    """A node whose edges need the label: it is about to lock, or a branch is ruled out."""
    nodes = [node for node in tree.nodes() if node.step and node.step.site and node.step.site[2] == "lock"]
    found = rng.choice(nodes).parent
    assert found is not None
    found.label.clear()
    return True


def lost_child(tree: Tree, rng: random.Random) -> bool:
    node = rng.choice([node for node in tree.nodes() if node.expanded])
    next(iter(node.expanded.values())).pop()
    return True


def open_leaf(tree: Tree, rng: random.Random) -> bool:
    node = rng.choice([node for node in tree.nodes() if node.cover is not None])
    node.cover = None
    return True


def unproven_cover(tree: Tree, rng: random.Random) -> bool:
    node = rng.choice([node for node in tree.nodes() if node.cover is not None])
    node.label.clear()
    return True


def cover_elsewhere(tree: Tree, rng: random.Random) -> bool:
    node = rng.choice([node for node in tree.nodes() if node.cover is not None])
    node.cover = rng.choice([other for other in tree.nodes() if other.location != node.location])
    return True


def unfair_cover(tree: Tree, rng: random.Random) -> bool:
    """A thread that comes back to its loop is covered by where it was before, without the others."""
    found = []
    for node in tree.nodes():
        if node.step is None or not node.step.back or not node.expanded:
            continue
        above, alone = node.parent, True
        while above is not None and alone:
            if above.location == node.location:
                found.append((node, above))
            alone = above.step is not None and above.step.thread == node.step.thread
            above = above.parent
    if not found:
        return False
    node, above = rng.choice(found)
    node.expanded.clear()
    node.cover = above
    node.label |= above.label
    return True


def wrong_step(tree: Tree, rng: random.Random) -> bool:
    node = rng.choice([node for node in tree.nodes() if node.step and node.step.updates])
    step = node.step
    assert step is not None
    node.step = Step(**{name: getattr(step, name) for name in _FIELDS} | {"updates": {}})
    return True


_FIELDS = [name for name in Step.__dataclass_fields__ if name != "preconditions"]


def early_end(tree: Tree, rng: random.Random) -> bool:
    node = rng.choice(tree.nodes()[1:])
    node.over = True
    node.expanded.clear()
    node.cover = None
    return True


def dropped_order(tree: Tree, rng: random.Random) -> bool:
    """A step is left out: what comes after it no longer waits for it."""
    found = [node for node in tree.nodes() if node.parent and node.step and len(list(node.children())) == 1]
    node = rng.choice(found)
    (child,) = node.children()
    assert node.parent is not None
    assert node.step is not None
    assert child.step is not None
    siblings = node.parent.expanded.pop(node.step.thread)
    siblings.remove(node)
    node.parent.expanded.setdefault(child.step.thread, []).append(child)
    child.parent = node.parent
    return True


def left_out_group(tree: Tree, rng: random.Random) -> bool:
    """A group that rotation never comes to."""
    found = [node for node in tree.nodes() if len(node.expanded) > 1]
    if not found:
        return False
    node = rng.choice(found)
    del node.expanded[rng.choice(list(node.expanded))]
    return True


MUTATIONS: list[Callable[[Tree, random.Random], bool]] = [
    false_label,
    invented_fact,
    forgotten_label,
    lost_child,
    open_leaf,
    unproven_cover,
    cover_elsewhere,
    unfair_cover,
    wrong_step,
    early_end,
    dropped_order,
    left_out_group,
]


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_every_fault_is_found(mutation: Callable[[Tree, random.Random], bool]) -> None:
    """Twelve kinds of faults, twenty of each."""
    rng = random.Random(mutation.__name__)
    planted = 0
    for number in range(120):
        name, flags, policy = PROGRAMS[number % len(PROGRAMS)]
        code = bundled(name, *flags)
        tree = Search(Executor(code), policy).run().tree
        if not mutation(tree, rng):
            continue
        planted += 1
        with pytest.raises(Refuted):
            Certificate(code, tree).check()
        if planted == 20:
            break
    assert planted == 20


def test_a_sound_tree_passes() -> None:
    for name, flags, policy in PROGRAMS:
        code = bundled(name, *flags)
        tree = Search(Executor(code), policy).run().tree
        assert isinstance(tree.root, Node)
        Certificate(code, tree).check()


def test_a_thread_that_a_complete_tree_leaves_out_is_missed() -> None:
    code = bundled("double_lock")
    rng = random.Random(7)
    for _ in range(20):
        tree = CompleteSearch(Executor(code)).run().tree
        Certificate(code, tree).check()
        node = rng.choice([node for node in tree.nodes() if node.expanded])
        del node.expanded[rng.choice(list(node.expanded))]
        with pytest.raises(Refuted):
            Certificate(code, tree).check()
