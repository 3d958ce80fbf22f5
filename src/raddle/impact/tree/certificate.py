"""Checks a finished tree against the program, sharing only the tree's data type and the steps' meaning.

A tree that passes is well-labelled, safe, deadlock-free and fair (Definitions 3 to 5, 27, 28 and 31 of
Metzler, Suri and Weissenbacher). Nothing leaves raddle as a verdict or a schedule without passing. The steps
of each location are computed again, by a fresh executor. What does not follow term by term is proven by z3:
formulas are translated by other code than the search's, successors related by primed variables. The terms'
normal form itself is shared, and tested against z3.
Where a label says what the values are, equals are put for equals first: that decides most steps of a long
path.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

import z3

from raddle.impact.execution.executor import Executor
from raddle.impact.state.memory import UNDEFINED
from raddle.impact.state.steps import Moves, Step, same_step
from raddle.impact.state.thread_state import DONE
from raddle.impact.terms.interruption import solve, solver_for
from raddle.impact.terms.solver import OutOfTime
from raddle.impact.terms.substitution import substitute
from raddle.impact.terms.terms import TRUE, Term, negation, parts_of
from raddle.impact.terms.translation import Dictionary, Translation
from raddle.impact.tree.completeness import check_completeness
from raddle.impact.tree.equations import Known
from raddle.impact.tree.refutation import Refuted
from raddle.impact.tree.tree import Node, Tree
from raddle.ir.program import Program

_QUICK = 30
"""Milliseconds for a proof by the solver that is used again. With what it has learnt it can lose its way for
seconds where a fresh one is through in ten milliseconds."""


class Certificate:
    """`check()` raises Refuted at the first defect; `checked` counts what was proven."""

    def __init__(
        self, program: Program, tree: Tree, milliseconds: int = 20000, deadline: float | None = None
    ) -> None:
        self.deadline = deadline
        self.executor = Executor(program, tree.allocations)
        self.tree = tree
        self.nodes = tree.nodes()
        self.known = set(self.nodes)
        self.milliseconds = milliseconds
        self.dictionary = Dictionary()
        self.solver = solver_for(_QUICK)
        self.checked = 0
        self.equations = Known()

    def check(self) -> None:
        self._structure()
        self._root()
        for node in self.nodes:
            if node.cover is not None:
                self._cover(node, node.cover)
            elif not node.final:
                self._expansion(node)
            for child in node.children():
                self._edge(node, child)
        if self.tree.complete:
            check_completeness(self)
        else:
            self._fairness()

    # --- the solver

    def _proves(self, given: Iterable[z3.ExprRef], goals: list[z3.ExprRef], translation: Translation) -> bool:
        """Whether every goal follows from what is given."""
        if not goals:
            return True
        self._look_at_the_clock()
        self.checked += 1
        assertions = [*given, z3.Not(z3.And(goals)), *translation.facts]
        # A solver that is used again starts faster, a fresh one can do more.
        self.solver.push()
        self.solver.add(*assertions)
        answer = solve(self.solver)
        self.solver.pop()
        if answer == z3.unknown:
            fresh = solver_for(self.milliseconds, self.deadline)
            fresh.add(*assertions)
            answer = solve(fresh)
        if answer == z3.unknown:
            self._look_at_the_clock()
        return bool(answer == z3.unsat)

    def _look_at_the_clock(self) -> None:
        if self.deadline is not None and time.monotonic() > self.deadline:
            raise OutOfTime

    def implied(self, node: Node, formula: Term) -> bool:
        if formula in node.label or self.equations.says(node, formula):
            return True
        translation = Translation(self.dictionary)
        given = [translation.of(each) for each in node.label]
        return self._proves(given, [translation.of(formula)], translation)

    def moves(self, node: Node, thread: int) -> Moves:
        return self.executor.moves(thread, node.location[thread], len(node.location))

    # --- the conditions

    def _structure(self) -> None:
        if len(self.known) != len(self.nodes):
            raise Refuted("a node is reached twice")
        for node in self.nodes:
            for thread, children in node.expanded.items():
                for child in children:
                    if child.parent is not node or child.step is None or child.step.thread != thread:
                        raise Refuted(f"{child} is not where its parent says")
            if node.cover is not None and node.expanded:
                raise Refuted(f"{node} is covered and expanded")

    def _root(self) -> None:
        root = self.tree.root
        state, _ = self.executor.start(0, self.executor.program.entry, UNDEFINED)
        if root.location != (state,):
            raise Refuted("the tree does not begin at the program's start")
        # Variables of mutexes and their like come into being with the steps that use them.
        for node in self.nodes:
            for thread, local in enumerate(node.location):
                if local is not DONE:
                    self.executor.moves(thread, local, len(node.location))
        translation = Translation(self.dictionary)
        wanted = [translation.of(formula) for formula in root.label]
        initial = self.executor.layout.initial
        free = {variable for formula in root.label for variable in formula.free}
        given = [translation.of(v) == translation.of(initial[v]) for v in free if v in initial]
        if not self._proves(given, wanted, translation):
            raise Refuted("the root's label does not hold at the start")

    def _edge(self, node: Node, child: Node) -> None:
        step = child.step
        assert step is not None
        if step.failure is not None:
            raise Refuted(f"the edge to {child} is an error")
        if child.location != step.target_location(node.location):
            raise Refuted(f"the edge to {child} leads to another location")
        if child.over != step.exits:
            raise Refuted(f"{child} is wrong about the program's end")
        if not any(same_step(step, other) for other in self.moves(node, step.thread).steps):
            raise Refuted(f"the edge to {child} is no step of thread {step.thread}")
        goals = [
            formula
            for formula in child.label
            if formula not in node.label or not formula.free.isdisjoint(step.updates)
        ]
        for goal in goals:
            if not self._follows(node, step, goal):
                raise Refuted(f"the label of {child} does not follow from that of {node}")

    def _follows(self, node: Node, step: Step, goal: Term) -> bool:
        """Whether the goal holds after the step. Most goals' preconditions are in the label as they are; for
        the others, what shares no variable with them is tried without first."""
        before = substitute(goal, step.updates)
        parts = parts_of(before) if before.op == "and" else (before,)
        if all(part is TRUE or part in node.label or self.equations.says(node, part) for part in parts):
            return True
        touched: set[Term] = set()
        for variable in goal.free:
            touched |= step.updates[variable].free if variable in step.updates else {variable}
        near = [formula for formula in node.label if not formula.free.isdisjoint(touched)]
        for premises in (near, [*node.label]):
            translation = Translation(self.dictionary, frozenset(step.updates))
            wanted = translation.after(goal)
            given = [translation.of(formula) for formula in premises]
            given += [translation.of(step.guard), translation.of(step.enabled)]
            given += [
                translation.after(v) == translation.of(value)
                for v, value in step.updates.items()
                if v in goal.free
            ]
            if self._proves(given, [wanted], translation):
                return True
        return False

    def _cover(self, node: Node, by: Node) -> None:
        if by not in self.known or by.cover is not None:
            raise Refuted(f"{node} is covered by a node that is gone or covered itself")
        if node.location != by.location or node.over != by.over:
            raise Refuted(f"{node} is covered by a node at another location")
        missing = [formula for formula in by.label if formula not in node.label]
        translation = Translation(self.dictionary)
        given = [translation.of(formula) for formula in node.label]
        if not self._proves(given, [translation.of(formula) for formula in missing], translation):
            raise Refuted(f"the label of {node} does not imply that of {by}, which covers it")

    def _expansion(self, node: Node) -> None:
        """Safety and deadlock-freedom: some thread is expanded, with all it can do, and can do it."""
        if not node.expanded and not self.tree.complete:
            raise Refuted(f"{node} has no thread to go on with")
        for thread, children in node.expanded.items():
            if node.location[thread] is DONE:
                raise Refuted(f"{node} expands a thread that has ended")
            moves = self.moves(node, thread)
            enabled = moves.enabled_at(node.location)
            if not self.tree.complete and not self.implied(node, enabled):
                raise Refuted(f"thread {thread} may be blocked at {node}")
            for step in moves.steps:
                if any(child.step is not None and same_step(child.step, step) for child in children):
                    continue
                if step.joined is not None and node.location[step.joined] is not DONE:
                    continue
                impossible = negation(step.condition)
                if not self.implied(node, impossible):
                    what = "an error of" if step.failure else "a step of"
                    raise Refuted(f"{node} leaves out {what} thread {thread}")

    # --- fairness

    def _fairness(self) -> None:
        """No set of nodes can be all that is visited from some time on and leave out a thread that is enabled
        in it, if nodes with several expanded threads choose each of them again and again."""
        before: dict[Node, list[Node]] = {node: [] for node in self.nodes}
        for node in self.nodes:
            for target in _after(node):
                before[target].append(node)
        threads = max(len(node.location) for node in self.nodes)
        for thread in range(threads):
            waiting = [{node for node in self.nodes if thread not in node.expanded}]
            while waiting:
                among = waiting.pop()
                left = self._able_to_stay(among, before)
                if not left:
                    continue
                node = min(left, key=lambda each: each.number)
                here = _closure(node, _after, left) & _closure(node, before.__getitem__, left)
                if len(left) != len(here):
                    waiting += [left - here, here] if here else [left - {node}]
                    continue
                for each in left:
                    if self._may_run(each, thread):
                        raise Refuted(f"executions that stay around {each} leave out thread {thread}")

    def _able_to_stay(self, among: set[Node], before: dict[Node, list[Node]]) -> set[Node]:
        """Those that an execution can come to from among them, and from which every choice of a thread has a
        step that stays."""
        left = set(among)
        waiting = [*among]
        while waiting:
            node = waiting.pop()
            if node not in left or (self._stays(node, left) and not left.isdisjoint(before[node])):
                continue
            left.remove(node)
            waiting += [*before[node], *_after(node)]
        return left

    @staticmethod
    def _stays(node: Node, among: set[Node]) -> bool:
        if node.cover is not None:
            return node.cover in among
        return bool(node.expanded) and all(
            any(child in among for child in children) for children in node.expanded.values()
        )

    def _may_run(self, node: Node, thread: int) -> bool:
        if thread >= len(node.location) or node.location[thread] is DONE or node.over:
            return False
        enabled = self.moves(node, thread).enabled_at(node.location)
        return not self.implied(node, negation(enabled))


def _after(node: Node) -> list[Node]:
    return [node.cover] if node.cover is not None else [*node.children()]


def _closure(node: Node, next_: Callable[[Node], list[Node]], among: set[Node]) -> set[Node]:
    """What is reached by one step or more."""
    found: set[Node] = set()
    todo = [node]
    while todo:
        new = {each for each in next_(todo.pop()) if each in among} - found
        found |= new
        todo.extend(new)
    return found
