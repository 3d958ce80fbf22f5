"""What `verify` calls an error and a schedule allows: data races.

At a node every thread stands before its next operation. Accesses of two threads that could be next to each
other are a race unless both are atomic, or belong to mutexes and their like. In a program whose atomic
accesses are all sequentially consistent, and which never acts on having failed to get a lock, a race in the
sense of happens-before exists in some execution if and only if two such accesses can meet in one: what comes
before either of them in happens-before is an execution by itself, since whoever reads what another thread
has written comes after it, and in that execution both are next. Sleep sets leave out steps, not states.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from raddle.impact.execution.executor import Executor
from raddle.impact.state.guards import synchronising
from raddle.impact.state.run import Access, Site
from raddle.impact.state.steps import Moves, Step
from raddle.impact.state.thread_state import DONE
from raddle.impact.terms.terms import Term, conjunction, eq
from raddle.impact.tree.tree import Node
from raddle.ir import instructions as ir

_ACCESSES = (ir.Load, ir.Store, ir.Rmw, ir.CompareExchange)


class Strictness:
    """`moves(node, thread)`: what the thread can do there."""

    def __init__(self, executor: Executor, moves: Callable[[Node, int], Moves]) -> None:
        self._executor = executor
        self._moves = moves
        self._atomic: dict[Site, bool] = {}

    def at(self, node: Node) -> Iterator[Term]:
        """Where one of these holds at the node, there is an error."""
        alive = [thread for thread, state in enumerate(node.location) if state is not DONE]
        steps = {thread: self._moves(node, thread).steps for thread in alive}
        for one, other in combinations(alive, 2):
            found = {term: None for a in steps[one] for b in steps[other] for term in self._between(a, b)}
            yield from found

    def _between(self, one: Step, other: Step) -> Iterator[Term]:
        if self._is_atomic(one) and self._is_atomic(other):
            return
        for first in one.writes:
            for second in other.writes | other.reads:
                yield from _meeting(one, first, other, second)
        for first in one.reads:
            for second in other.writes:
                yield from _meeting(one, first, other, second)

    def _is_atomic(self, step: Step) -> bool:
        if step.site is None:
            return False
        found = self._atomic.get(step.site)
        if found is None:
            found = self._atomic[step.site] = self._is_atomic_at(step.site)
        return found

    def _is_atomic_at(self, site: Site) -> bool:
        function, number, _ = site
        for block in self._executor.program.functions[function].blocks:
            for ins in block.instructions:
                if ins.id == number and isinstance(ins, _ACCESSES):
                    return isinstance(ins, (ir.Rmw, ir.CompareExchange)) or ins.order is not ir.Order.PLAIN
        return False


def _meeting(one: Step, first: Access, other: Step, second: Access) -> Iterator[Term]:
    variable, index = first
    if variable is not second[0] or synchronising(variable):
        return
    same = () if index is None or second[1] is None else (eq(index, second[1]),)
    yield conjunction((one.condition, other.condition, *same))
