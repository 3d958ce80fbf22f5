"""The complete pass: is the program safe under every scheduler?

Iteration alone need not end (only fair covers close a loop, and "one thread runs alone" is not fair), so the
final verdict comes from a separate tree in which every thread is expanded everywhere, except where sleep sets
show that the step is explored from elsewhere. Covers need no fairness here, but the covering node must
not be asleep for a thread that the covered one is awake for: if it is, that thread is expanded there too
(the paper's set I).

A lazy search keeps steps that are impossible on their path alone, as search.py does: what holds in all rounds
of a loop is enough for many programs, and the values of single rounds never end.
"""

from __future__ import annotations

import time
from collections import deque
from dataclasses import dataclass

from raddle.impact.execution.executor import Executor
from raddle.impact.search.labelling import Labelling
from raddle.impact.search.pruning import cut
from raddle.impact.search.restarts import grow, settle
from raddle.impact.search.watch import Watch
from raddle.impact.state.allocations import Grown
from raddle.impact.state.memory import UNDEFINED
from raddle.impact.state.steps import Failure, Moves, Step, footprint_conflict
from raddle.impact.state.thread_state import DONE
from raddle.impact.terms.solver import OutOfTime, OutOfTurn, Solver
from raddle.impact.terms.terms import Term, conjunction, disjunction, negation
from raddle.impact.tree.iteration import Counterexample
from raddle.impact.tree.strictness import Strictness
from raddle.impact.tree.tree import Node, Tree

_MAX_CANDIDATES = 4


@dataclass(frozen=True, slots=True)
class Completed:
    """outcome: "safe", "unsafe" (with the counterexample), "limit", or "diverges" (it goes on if it is run
    again)."""

    outcome: str
    tree: Tree
    counterexample: Counterexample | None
    seconds: float
    nodes: int


class Undecided(Exception):
    """The solver does not know whether something can happen."""


class CompleteSearch:
    def __init__(
        self,
        executor: Executor,
        *,
        deadline: float | None = None,
        max_nodes: int = 20000,
        lazy: bool = False,
        strict: bool = False,
        deadlocks: bool = True,
        watch: Watch | None = None,
    ) -> None:
        self.watch = watch
        self.executor = executor
        self.lazy = lazy
        self.strictness = Strictness(executor, self._moves) if strict else None
        self.seconds = 0.0
        self.deadlocks = deadlocks
        self.deadline = deadline
        self.max_nodes = max_nodes
        settle(executor, self._begin)

    def _begin(self) -> None:
        executor = self.executor
        self.version = executor.setting.version
        self.labelling = Labelling(executor, Solver(deadline=self.deadline), self.lazy)
        self.removed: set[Node] = set()
        self.spoiled = False
        """It was stopped in the middle of something, and has to begin again."""
        state, _ = executor.start(0, executor.program.entry, UNDEFINED)
        self.root = Node(0, None, None, (state,))
        self.made = 1
        self.labelling.root(self.root)
        strict = self.strictness is not None
        self.tree = Tree(self.root, True, executor.allocations, strict=strict, deadlocks=self.deadlocks)
        self.work = deque([self.root])
        self.places: dict[object, list[Node]] = {}
        self.found: Counterexample | None = None

    def run(self, patience: float | None = None) -> Completed:
        """`patience`: seconds of work after which it "diverges"."""
        started = time.perf_counter()
        outcome = ""
        while not outcome:
            if self.spoiled or self.version != self.executor.allocations.version:
                settle(self.executor, self._begin)
            try:
                outcome = self._grow_all(self.labelling.solver.take_turn(patience))
            except (OutOfTime, Undecided):
                outcome = "limit"
            except OutOfTurn:
                outcome, self.spoiled = "diverges", True
            except Grown:
                settle(self.executor, self._begin)
        self.seconds += time.perf_counter() - started
        return Completed(outcome, self.tree, self.found, self.seconds, self.made)

    def _grow_all(self, end: float) -> str:
        turn = 0
        while self.work:
            if time.process_time() > end:
                return "diverges"
            if self.made > self.max_nodes or (self.deadline is not None and time.monotonic() > self.deadline):
                return "limit"
            if self.watch is not None:
                self.watch.look(None, self.tree, len(self.work), lambda: None if self.lazy else ())
            # By turns the newest, which completes proofs, and the oldest, which finds errors near the start.
            turn += 1
            node = self.work.pop() if turn % 2 else self.work.popleft()
            if node in self.removed or node.cover is not None or node.expanded or node.final:
                continue
            if not self._close(node):
                self._expand(node)
            if self.found is not None:
                return "unsafe"
            self.labelling.settle()
            self._look_again()
        return "safe"

    def _look_again(self) -> None:
        self.work += [node for node in self.labelling.uncovered if node not in self.removed]
        self.labelling.uncovered.clear()

    def _close(self, node: Node) -> bool:
        earlier = [
            other
            for other in self.places.get(node.location, ())
            if other.cover is None and other not in self.removed
        ]
        for other in earlier[: -_MAX_CANDIDATES - 1 : -1]:
            if other is not node and self.labelling.cover(node, other):
                for thread in sorted(other.sleep - node.sleep):
                    self._wake(other, thread)
                return True
        return False

    def _wake(self, node: Node, thread: int) -> None:
        """Expanded as the first thread of the node, so that the sleep sets of the others stay right."""
        node.sleep -= {thread}
        before = node.expanded
        node.expanded = {}
        self._grow(node, thread)
        node.expanded |= before

    def _expand(self, node: Node) -> None:
        alive = [thread for thread, state in enumerate(node.location) if state is not DONE]
        if self.deadlocks and not self._goes_on(node, alive):
            return
        for error in self.strictness.at(node) if self.strictness is not None else ():
            if not self._rule_out(node, error):
                return
        self.places.setdefault(node.location, []).append(node)
        for thread in alive:
            if thread not in node.sleep and self.found is None and node not in self.removed:
                self._grow(node, thread)

    def _goes_on(self, node: Node, alive: list[int]) -> bool:
        """Some thread always can: there is no deadlock. False: there is one, or the node is ruled out."""
        enabled = [self._moves(node, thread).enabled_at(node.location) for thread in alive]
        stuck = conjunction(negation(each) for each in enabled)
        answer = self.labelling.decide(node, stuck)
        if node in self.labelling.vague:
            if answer != "unsat" and not self.labelling.establish(node, disjunction(enabled)):
                self._exclude(node)
                return False
            answer = "unsat"
        if answer == "unknown":
            raise Undecided
        if answer == "sat":
            names = ", ".join(f"thread {thread}" for thread in alive)
            self._failed(node, Failure("deadlock", f"deadlock of {names}", None), None)
            return False
        self.labelling.establish(node, disjunction(enabled))
        return True

    def _rule_out(self, node: Node, error: Term) -> bool:
        """False: the node itself is ruled out instead."""
        answer = self.labelling.decide(node, error)
        if answer == "sat" and node not in self.labelling.vague:
            raise Undecided  # `verify` has a search that shows what is wrong
        if answer == "unsat" or node in self.labelling.vague:
            if self.labelling.establish(node, negation(error)):
                return True
            if node in self.labelling.vague:
                self._exclude(node)
                return False
        raise Undecided

    def _moves(self, node: Node, thread: int) -> Moves:
        return self.executor.moves(thread, node.location[thread], len(node.location))

    def _grow(self, node: Node, thread: int) -> None:
        moves = self._moves(node, thread)
        enabled = moves.enabled_at(node.location)
        if not self.labelling.possible(node, enabled) or self.labelling.stands_still(node, enabled):
            self.labelling.establish(node, negation(enabled))
            return
        earlier = node.sleep | set(node.expanded)
        feasible: list[Step] = []
        ruled_out: list[Step] = []
        vague: set[Step] = set()
        for step in moves.steps:
            if step.joined is not None and node.location[step.joined] is not DONE:
                continue
            answer = self.labelling.decide(node, step.condition)
            if answer == "unsat" and self.lazy and self.labelling.excludes(node, step.condition):
                continue
            if answer == "unsat" and self.lazy and step.failure is None:
                vague.add(step)
                feasible.append(step)
            elif answer == "unsat" or (step.failure is not None and node in self.labelling.vague):
                ruled_out.append(step)
            elif step.failure is None:
                feasible.append(step)
            elif answer == "sat":
                grow(self.executor, step.failure)
                self._failed(node, step.failure, step)
                return
            else:
                raise Undecided
        feasible += self.labelling.rule_out(node, feasible, ruled_out)
        if any(step.failure is not None for step in feasible):
            if node not in self.labelling.vague:
                raise Undecided
            self._exclude(node)
            return
        children = []
        for step in feasible:
            child = Node(self.made, node, step, step.target_location(node.location))
            self.made += 1
            self.labelling.extend(child, step.condition)
            if step in vague or node in self.labelling.vague:
                self.labelling.vague.add(child)
            child.sleep = frozenset(t for t in earlier if self._independent(node, t, step))
            children.append(child)
        node.expanded[thread] = children
        self.work += children

    def _exclude(self, node: Node) -> None:
        parent, condition = cut(node, self.labelling, self.removed)
        self._look_again()
        if not self.labelling.establish(parent, condition):
            raise Undecided

    def _independent(self, node: Node, thread: int, step: Step) -> bool:
        return not any(footprint_conflict(other, step) for other in self._moves(node, thread).steps)

    def _failed(self, node: Node, failure: Failure, step: Step | None) -> None:
        failure.refuse()
        steps = [each.step for each in node.path() if each.step is not None]
        self.found = Counterexample(failure, (*steps, step) if step is not None else tuple(steps))
