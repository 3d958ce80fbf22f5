"""One iteration: a tree in which a scheduler has an answer to everything, grown under one policy.

Algorithm 1 of Metzler, Suri and Weissenbacher, arranged as a game. At a node the scheduler chooses one
thread, which is expanded with all its steps; the program's inputs choose among those. A node is lost if
every thread it may choose is blocked or leads to an error or to a lost node; then its parent's
choice is withdrawn (the error path is removed) and another thread is tried. A thread may be chosen
only if the label proves it enabled (Definition 28; the *source* of the edge has to). Covers are accepted
only if every cycle they close is fair (Definition 31).

Where this differs from the paper: a step that is infeasible on its path is refuted when it is met, not
when an error is reached, unless the search is `lazy`; only leaves are covered, so that losing a cover puts
exactly one node back on the work list; one iteration is one tree, later iterations do not grow earlier trees.

To refute steps at once is best where the values of variables decide (a buffer that is never full under this
schedule), but a loop over many values is then unrolled value by value. A lazy search keeps such steps, with
labels as weak as safety allows: whatever variables exclude them, or only where those do that have other
values in every round (running.py).
"""

from __future__ import annotations

import math
import time

from raddle.impact.execution.executor import Executor
from raddle.impact.search.labelling import Again, Labelling
from raddle.impact.search.pruning import cut, remove
from raddle.impact.search.restarts import grow, settle
from raddle.impact.search.running import running_variables, shared_names
from raddle.impact.search.watch import Watch
from raddle.impact.state.allocations import Grown
from raddle.impact.state.memory import UNDEFINED
from raddle.impact.state.steps import Failure, Step
from raddle.impact.state.thread_state import DONE
from raddle.impact.terms.solver import OutOfTime, OutOfTurn, Solver
from raddle.impact.terms.terms import FALSE, Term, negation
from raddle.impact.tree.fairness import unfair
from raddle.impact.tree.iteration import Counterexample, Iteration
from raddle.impact.tree.policy import Policy, Turn, groups_of
from raddle.impact.tree.tree import Node, Tree

MAX_NODES = 20000
_MAX_CANDIDATES = 6
_VISITS = 60
"""Nodes at one location, beyond those that turns explain, after which values seem to be enumerated."""


class Search:
    """Grows one tree."""

    def __init__(
        self,
        executor: Executor,
        policy: Policy,
        *,
        deadline: float | None = None,
        max_nodes: int = MAX_NODES,
        lazy: bool = False,
        running: frozenset[Term] | None = None,
        labelling: type[Labelling] = Labelling,
        watch: Watch | None = None,
    ) -> None:
        self.watch = watch
        self.labels = labelling
        self.lazy = lazy
        self.forgotten = running if lazy else frozenset()
        self.turn = math.inf
        self.executor = executor
        self.policy = policy
        self.deadline = deadline
        self.max_nodes = max_nodes
        self.seconds = 0.0
        self.warned = lazy or labelling.patient
        """It has said that values seem to be enumerated."""
        self.solver = Solver(deadline=deadline)
        settle(executor, self._begin)

    def _begin(self) -> None:
        executor = self.executor
        self.version = executor.setting.version
        self.solver.hope()
        self.labelling = self.labels(executor, self.solver, self.lazy, self.forgotten)
        self.made = 0
        self.spoiled = False
        """It was stopped in the middle of something, and has to begin again."""
        state, _ = executor.start(0, executor.program.entry, UNDEFINED)
        self.root = self._node(None, None, (state,))
        self.labelling.root(self.root)
        self.turns: dict[Node, Turn] = {self.root: Turn()}
        self.tree = Tree(self.root, allocations=executor.allocations)
        self.work = [self.root]
        self.refused: dict[Node, set[int]] = {}
        self.removed: set[Node] = set()
        self.places: dict[object, list[Node]] = {}
        self.promised: dict[Node, set[int]] = {}
        """Groups of threads that have to be given a way to go on, so that a group's own loop is fair."""
        self.owed: dict[Node, int] = {}
        """Threads without which a loop could not be closed."""
        self.counterexamples: list[Counterexample] = []
        self.exact = True

    def _node(self, parent: Node | None, step: Step | None, location: object) -> Node:
        made = Node(self.made, parent, step, location)  # type: ignore[arg-type]
        self.made += 1
        return made

    def run(self, patience: float | None = None) -> Iteration:
        """`patience`: seconds of work after which it "diverges", if it has not come to its end."""
        started = time.perf_counter()
        end = None if patience is None else time.process_time() + patience
        outcome = ""
        while not outcome:
            if self.spoiled or self.version != self.executor.allocations.version:
                settle(self.executor, self._begin)
            left = None if end is None else max(0.0, end - time.process_time())
            self.turn = self.solver.take_turn(left)
            try:
                outcome = self._grow_all()
            except OutOfTime:
                outcome = "limit"
            except OutOfTurn:
                outcome, self.spoiled = "diverges", True
            except Again:
                self.spoiled = True
            except Grown:
                pass
        self.seconds += time.perf_counter() - started
        found = tuple(self.counterexamples)
        return Iteration(
            outcome, self.tree, self.policy, found, self.seconds, self.made, self.solver.queries, self.exact
        )

    def _grow_all(self) -> str:
        while True:
            outcome = self._grow_waiting()
            if outcome != "safe" or not self.promised:
                break
            node, groups = self.promised.popitem()
            if node not in self.removed and not all(self._keep_promise(node, group) for group in groups):
                self.exact = False
                return "lost"
            self._settle()
        if outcome == "safe" and self.policy.grouped and not self._fair(None):
            self.exact = False
            return "lost"
        if outcome == "safe" and not self.labelling.conclude(self.tree.nodes()):
            self.exact = False
            return "lost"
        return outcome

    def _grow_waiting(self) -> str:
        while self.work:
            if self.made > self.max_nodes or (self.deadline is not None and time.monotonic() > self.deadline):
                return "limit"
            if self.watch is not None:
                self.watch.look(self.policy, self.tree, len(self.work), self._forgotten)
            node = self.work.pop()
            if node in self.removed or node.cover is not None or node.expanded or node.final:
                continue
            self.labelling.arrive(node)
            goes_on = self._close(node) or (self._lose(node) if self._is_futile(node) else self._expand(node))
            if not goes_on:
                return "lost"
            self._settle()
            if self.work and self._diverges(node):
                return "diverges"
        return "safe"

    def _diverges(self, node: Node) -> bool:
        if self.turn == math.inf:
            return False
        expected = _VISITS + 16 * self.policy.batch * len(node.location)
        if not self.warned and len(self.places.get(node.location, ())) > expected:
            self.warned = True
            return True
        return time.process_time() > self.turn

    def running(self) -> frozenset[Term]:
        """Variables with other values whenever a path comes back to a place, as far as the tree has grown."""
        heads = [
            node
            for nodes in self.places.values()
            for node in nodes
            if node not in self.removed and node.step is not None and node.step.back
        ]
        return running_variables(heads, self.labelling, self.policy, self.turns)

    def _forgotten(self) -> tuple[str, ...] | None:
        return None if self.forgotten is None else shared_names(self.forgotten)

    def _settle(self) -> None:
        self.labelling.settle()
        self._look_again()

    # --- covers

    def _close(self, node: Node) -> bool:
        if node.step is None or not node.step.back:
            return False
        places = self.labelling.candidates(node, self.places.get(node.location, []))
        if not places:
            return False
        above = set(node.path())
        earlier = [
            other
            for other in places
            if other is not node
            and other.cover is None
            and other not in self.removed
            and other.expanded
            and self.policy.same_phase(self.turns[node], self.turns[other], node.location)
        ]
        earlier.sort(key=lambda other: (other not in above, -other.number))
        tried = 0
        for other in earlier:
            others = self._left_out(node, other) if other in above else set()
            if others is None or self.labelling.differs(node, other):
                continue
            tried += 1
            known = self.promised.get(other)
            if others:
                self.promised[other] = others | (known or set())
            if self._fair((node, other)) and self.labelling.cover(node, other):
                return True
            if others:
                del self.promised[other]
            if known is not None:
                self.promised[other] = known
            if tried == _MAX_CANDIDATES:
                break
        return False

    def _is_futile(self, node: Node) -> bool:
        """Whether one thread, while all others are blocked but one that leads to an error from here, has come
        back to the very state it was in: it will never let that one go on safely."""
        thread = self.owed.get(node)
        if thread is None or node.step is None:
            return False
        for other, state in enumerate(node.location):
            if state is not DONE and other not in (thread, node.step.thread):
                enabled = self.executor.moves(other, state, len(node.location)).enabled_at(node.location)
                if self.labelling.decide(node, enabled) != "unsat":
                    return False
        at = node
        while at.parent is not None and at.step is not None and at.step.thread == node.step.thread:
            at = at.parent
            refused = thread in self.refused.get(at, ())
            if at.location == node.location and refused and self.labelling.same_state(node, at):
                return True
        return False

    def _left_out(self, node: Node, above: Node) -> set[int] | None:
        """The groups that do not take part in the cycle to an ancestor and need to be given a way there.
        None if a thread is obviously left out; that is cheaper than to look at all cycles."""
        taking_part = set()
        at = node
        while at is not above and at.parent is not None and at.step is not None:
            taking_part.add(at.step.thread)
            at = at.parent
        groups = groups_of(node.location)
        found: set[int] = set()
        for thread, state in enumerate(node.location):
            if thread in taking_part or thread in above.expanded or state is DONE:
                continue
            enabled = self.executor.moves(thread, state, len(node.location)).enabled_at(node.location)
            still = self.labelling.stands_still(node, enabled)
            if not still and self.labelling.decide(node, enabled) != "unsat":
                if not self.policy.grouped or groups[thread] in {groups[one] for one in taking_part}:
                    self.owed[node] = thread
                    return None
                found.add(groups[thread])
        return found - {groups[thread] for thread in above.expanded}

    def _keep_promise(self, node: Node, group: int) -> bool:
        """Expand another thread beside those that are."""
        groups = groups_of(node.location)
        for thread in self.policy.preference(node, self.turns[node]):
            if groups[thread] != group or thread in node.expanded:
                continue
            moves = self.executor.moves(thread, node.location[thread], len(node.location))
            enabled = moves.enabled_at(node.location)
            if self.labelling.possible(node, enabled) and self.labelling.establish(node, enabled):
                return self._grow(node, thread, moves.steps)
        return False

    def _fair(self, cover: tuple[Node, Node] | None) -> bool:
        return unfair(self.tree.nodes(), cover, self._may_be_enabled, self.promised) is None

    def _may_be_enabled(self, node: Node, thread: int) -> bool:
        moves = self.executor.moves(thread, node.location[thread], len(node.location))
        enabled = moves.enabled_at(node.location)
        if enabled is FALSE or self.labelling.excludes(node, enabled):
            return False
        if node in self.labelling.vague and not self.labelling.stands_still(node, enabled):
            return True
        return not self.labelling.establish(node, negation(enabled))

    # --- growth

    def _expand(self, node: Node) -> bool:
        """Choose a thread; whether the root still has a scheduler."""
        refused = self.refused.setdefault(node, set())
        blocked = True  # all threads are, for certain: a deadlock
        threads = self.policy.preference(node, self.turns[node])
        if node in self.owed and len(self.places.get(node.location, ())) > 4 * self.policy.batch + 8:
            threads.sort(key=lambda thread: thread != self.owed[node])
        for thread in threads:
            if thread in refused:
                blocked = False
                continue
            moves = self.executor.moves(thread, node.location[thread], len(node.location))
            enabled = moves.enabled_at(node.location)
            if not self.labelling.possible(node, enabled):
                continue
            blocked = False
            if self.labelling.stands_still(node, enabled):
                continue
            if not self.labelling.establish(node, enabled):
                self.exact = False
                continue
            if self._grow(node, thread, moves.steps):
                return True
            refused.add(thread)
        if blocked and node not in self.labelling.vague:
            waiting = [f"thread {t}" for t, state in enumerate(node.location) if state is not DONE]
            place = next(
                (step.place for step in reversed([n.step for n in node.path()]) if step and step.place), None
            )
            self._failed(node, Failure("deadlock", "deadlock of " + ", ".join(waiting), place), None)
        return self._lose(node)

    def _grow(self, node: Node, thread: int, steps: tuple[Step, ...]) -> bool:
        """Expand the thread; False if one of its steps is an error that can happen."""
        feasible: list[Step] = []
        ruled_out: list[Step] = []
        vague: set[Step] = set()
        for step in steps:
            if step.joined is not None and node.location[step.joined] is not DONE:
                continue
            answer = self.labelling.decide(node, step.condition)
            if answer == "unsat" and self.lazy and self.labelling.excludes(node, step.condition):
                continue
            if (
                answer == "unsat"
                and self.lazy
                and step.failure is None
                and self.labelling.runs_into(node, step.condition)
            ):
                vague.add(step)
                feasible.append(step)
            elif answer == "unsat" or (step.failure is not None and node in self.labelling.vague):
                ruled_out.append(step)
            elif step.failure is None:
                feasible.append(step)
            else:
                if answer == "sat":
                    grow(self.executor, step.failure)
                    self._failed(node, step.failure, step)
                self.exact = self.exact and answer == "sat"
                return False
        for step in self.labelling.rule_out(node, feasible, ruled_out):
            if step.failure is not None:
                self.exact = False
                return False
            feasible.append(step)
        feasible.sort(key=lambda step: step in vague)  # what happens says more than what may happen
        children = []
        for step in feasible:
            child = self._node(node, step, step.target_location(node.location))
            self.labelling.extend(child, step.guard)
            if step in vague or node in self.labelling.vague:
                self.labelling.vague.add(child)
            self.turns[child] = self.turns[node].after(step, self.executor.outermost(step.target))
            children.append(child)
        node.expanded[thread] = children
        self.places.setdefault(node.location, []).append(node)
        self.work += reversed(children)
        return True

    # --- removal of error paths

    def _failed(self, node: Node, failure: Failure, step: Step | None) -> None:
        failure.refuse()
        steps = [each.step for each in node.path() if each.step is not None]
        if step is not None:
            steps.append(step)
        self.counterexamples.append(Counterexample(failure, tuple(steps)))

    def _lose(self, node: Node) -> bool:
        """The node is lost: its parent's choice is withdrawn. False if that was the root."""
        if node in self.labelling.vague:
            return self._exclude(node)
        parent = node.parent
        if parent is None or node.step is None:
            return False
        thread = node.step.thread
        for child in parent.expanded.pop(thread):
            remove(child, self.labelling, self.removed)
        self.refused.setdefault(parent, set()).add(thread)
        self.labelling.release(parent)
        self._look_again()
        self.work.append(parent)
        return True

    def _exclude(self, node: Node) -> bool:
        parent, condition = cut(node, self.labelling, self.removed)
        self._look_again()
        return self.labelling.establish(parent, condition)

    def _look_again(self) -> None:
        self.work += self.labelling.uncovered
        self.labelling.uncovered.clear()
