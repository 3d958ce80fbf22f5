"""The certificate of a complete tree: every thread is expanded, rightly asleep, or blocked, everywhere."""

from __future__ import annotations

from typing import Protocol

from raddle.impact.execution.executor import Executor
from raddle.impact.state.steps import Moves, Step
from raddle.impact.state.thread_state import DONE
from raddle.impact.terms.terms import Term, disjunction, negation
from raddle.impact.tree.refutation import Refuted
from raddle.impact.tree.strictness import Strictness
from raddle.impact.tree.tree import Node, Tree


class Proofs(Protocol):
    """What is known of the tree, and what can be asked."""

    executor: Executor
    tree: Tree
    nodes: list[Node]

    def implied(self, node: Node, formula: Term) -> bool: ...

    def moves(self, node: Node, thread: int) -> Moves: ...


def check_completeness(certificate: Proofs) -> None:
    """Sleep sets as in Godefroid's thesis: asleep is who was explored before, from here or above, and
    is independent of every step since. So each trace is explored from one of its linearisations."""
    strictness = Strictness(certificate.executor, certificate.moves) if certificate.tree.strict else None
    if certificate.tree.root.sleep:
        raise Refuted("a thread is asleep at the root")
    for node in certificate.nodes:
        if node.cover is not None:
            if not node.cover.sleep <= node.sleep:
                raise Refuted(f"{node} is covered by a node that lets other threads sleep")
            continue
        if node.final:
            continue
        alive = [thread for thread, state in enumerate(node.location) if state is not DONE]
        enabled = {t: certificate.moves(node, t).enabled_at(node.location) for t in alive}
        for thread in alive:
            if thread in node.expanded or thread in node.sleep:
                continue
            if not certificate.implied(node, negation(enabled[thread])):
                raise Refuted(f"{node} leaves out thread {thread}")
        deadlocks = certificate.tree.deadlocks
        if deadlocks and not certificate.implied(node, disjunction(enabled.values())):
            raise Refuted(f"{node} may be a deadlock")
        for error in strictness.at(node) if strictness is not None else ():
            if not certificate.implied(node, negation(error)):
                raise Refuted(f"{node} may be a data race")
        earlier = set(node.sleep)
        for thread, children in node.expanded.items():
            for child in children:
                assert child.step is not None
                for other in child.sleep:
                    # A thread that is blocked here stays blocked after an independent step.
                    known = other in earlier or certificate.implied(node, negation(enabled[other]))
                    if not known or not _independent(certificate, node, other, child.step):
                        raise Refuted(f"thread {other} may not sleep at {child}")
            earlier.add(thread)


def _independent(certificate: Proofs, node: Node, thread: int, step: Step) -> bool:
    """Different threads, and neither writes what the other touches; making, ending and joining threads and
    ending the program are never independent of anything they concern."""
    if thread == step.thread or step.exits or step.spawned is not None:
        return False
    written = {variable for variable, _ in step.writes}
    touched = written | {variable for variable, _ in step.reads}
    for other in certificate.moves(node, thread).steps:
        if other.exits or other.spawned is not None:
            return False
        if other.joined == step.thread or step.joined == thread:
            return False
        if any(variable in touched for variable, _ in other.writes):
            return False
        if any(variable in written for variable, _ in other.reads):
            return False
    return True
