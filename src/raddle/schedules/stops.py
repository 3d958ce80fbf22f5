"""Where threads stand that have no event any more although they have not ended: the program ends before
they go on, or they are blocked for good.

Such a thread must not get past its next operation. What no thread gets to is barred; the other operations
stay events at every level, so that the thread finds there that the schedule has none for it.
"""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.execution.executor import Executor
from raddle.impact.state.run import Site
from raddle.impact.state.thread_state import DONE, ThreadState
from raddle.impact.tree.tree import Node, Tree
from raddle.schedules.sections import Stop


def stops(tree: Tree, scheduled: list[Site], executor: Executor) -> tuple[Stop, ...]:
    """Threads, each with one of the scheduled operations that may be its next."""
    nodes = tree.nodes()
    later = _later(nodes)
    resting: dict[tuple[int, ThreadState, int], None] = {}
    for node in nodes:
        for thread, state in enumerate(node.location):
            if state is not DONE and thread not in later[node]:
                resting[thread, state, len(node.location)] = None
    known = set(scheduled)
    found: dict[Stop, None] = {}
    for thread, state, threads in resting:
        try:
            sites = _next(executor, thread, state, threads)
        except UnsupportedError:
            sites = known  # nobody can tell
        found |= {(thread, site): None for site in sites if site in known}
    return tuple(sorted(found))


def _later(nodes: list[Node]) -> dict[Node, frozenset[int]]:
    """The threads that have steps after each node."""
    found: dict[Node, frozenset[int]] = dict.fromkeys(nodes, frozenset())
    changed = True
    while changed:
        changed = False
        for node in reversed(nodes):
            after = [*node.children()] if node.cover is None else []
            threads = frozenset(child.step.thread for child in after if child.step is not None)
            for other in after if node.cover is None else [node.cover]:
                threads |= found[other]
            if threads != found[node]:
                found[node] = threads
                changed = True
    return found


def _next(executor: Executor, thread: int, state: ThreadState, threads: int) -> set[Site]:
    """Its next visible operations; loops of local computation lie before them."""
    found: set[Site] = set()
    seen = {state}
    waiting = [state]
    while waiting:
        for step in executor.moves(thread, waiting.pop(), threads).steps:
            if step.site is not None:
                found.add(step.site)
            elif step.target is not DONE and step.target not in seen:
                seen.add(step.target)
                waiting.append(step.target)
    return found
