"""Labels of the tree: weakest preconditions, interpolation along a path, covers.

Every path from the root is executed symbolically while the tree grows, so whether a formula holds after the
path is a substitution into what is mostly numbers. To make a formula part of a node's label, its
weakest precondition is added to all nodes before it; guards that the proof does not need are left out
(an unsat core over the path tells which). The result is well-labelled by construction, and checked anyway.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from raddle.impact.executor import Executor
from raddle.impact.frozen import frozen_variables, simplified
from raddle.impact.solver import Solver
from raddle.impact.steps import Step
from raddle.impact.substitution import substitute
from raddle.impact.terms import FALSE, TRUE, Term, conjunction, disjunction, negation, parts_of
from raddle.impact.tree import Node

_COVER_ROUNDS = 12


Condition = tuple[int, Term, Term]
"""Number of the node behind an edge, a part of the edge's guard, and what that is over the path's inputs."""


class Path:
    """What is known after the path to a node: values of variables over the inputs, and conditions."""

    __slots__ = ("conditions", "memo", "values")

    def __init__(self, values: dict[Term, Term], conditions: tuple[Condition, ...]) -> None:
        self.values = values
        self.conditions = conditions
        self.memo: dict[Term, Term] = {}


def _conjuncts(formula: Term) -> tuple[Term, ...]:
    return parts_of(formula) if formula.op == "and" else (formula,)


def _about_inputs(part: Term) -> bool:
    return any(".inputs" in str(variable.args[0]) for variable in part.free)


_SYNCHRONISER = re.compile(r"\+\d+\.[a-z]")
"""In the name of a variable: an object, an offset and what the variable says of the mutex there."""


def _about_synchronisers(part: Term) -> bool:
    """Whether it speaks of mutexes and their like alone."""
    return bool(part.free) and all(_synchronising(variable) for variable in part.free)


def _synchronising(variable: Term) -> bool:
    return _SYNCHRONISER.search(str(variable.args[0])) is not None


# Which parts of guards a precondition keeps: the fewer, the more general. What an input was is never the same
# again, so it is kept only if nothing else helps.
_GUARDS: tuple[Callable[[Term], bool], ...] = (
    lambda part: False,
    lambda part: not _about_inputs(part),
    lambda part: True,
)


def precondition(step: Step, formula: Term) -> Term:
    """Of the assignment alone; the guard is added by those who need it."""
    found = step.preconditions.get(formula)
    if found is None:
        found = step.preconditions[formula] = substitute(formula, step.updates)
    return found


class Labelling:
    """Changes labels and covers; nodes whose cover was lost wait in `uncovered`."""

    def __init__(self, executor: Executor, solver: Solver, lazy: bool = False) -> None:
        self.lazy = lazy
        """Labels are to be weak, even if that takes the solver."""
        self.executor = executor
        self.solver = solver
        self.paths: dict[Node, Path] = {}
        self.uncovered: list[Node] = []
        self._shaken: list[Node] = []
        self.frozen = frozen_variables(executor)
        self.vague: set[Node] = set()
        """Nodes that their own paths do not lead to: only labels say what may happen there."""

    def root(self, node: Node) -> None:
        self.paths[node] = Path({}, ())

    def extend(self, node: Node, guard: Term) -> None:
        """Record the path to a new node, reached where `guard` holds at its parent."""
        assert node.parent is not None
        assert node.step is not None
        before = self.paths[node.parent]
        values = dict(before.values)
        for variable, value in node.step.updates.items():
            values[variable] = self.value(node.parent, value)
        conditions = [*before.conditions]
        for part in _conjuncts(guard):
            value = self.value(node.parent, part)
            if value is not TRUE:
                conditions.append((node.number, part, value))
        self.paths[node] = Path(values, tuple(conditions))

    def value(self, node: Node, term: Term) -> Term:
        """The term after the path to the node."""
        path = self.paths[node]
        initial = self.executor.layout.initial
        for variable in term.free:
            if variable not in path.values and variable in initial:
                path.values[variable] = initial[variable]
        return substitute(term, path.values, path.memo)

    def possible(self, node: Node, formula: Term) -> bool:
        """Whether some execution of the path to the node satisfies it there (unknown: yes)."""
        return self.decide(node, formula) != "unsat"

    def decide(self, node: Node, formula: Term) -> str:
        """The same as sat, unsat or unknown."""
        if node in self.vague:
            return self.solver.check(conjunction([*node.label, formula]))
        value = self.value(node, formula)
        if value is TRUE or value is FALSE:
            return "sat" if value is TRUE else "unsat"
        given = [condition for _, _, condition in self.paths[node].conditions]
        return self.solver.check(conjunction([*given, value]))

    def excludes(self, node: Node, formula: Term) -> bool:
        """Whether the label says that it is false."""
        return self.solver.implies(node.label, negation(formula))

    # --- interpolation

    def establish(self, node: Node, formula: Term) -> bool:
        """Make the formula part of the node's label, if it holds after the node's path."""
        work = [formula]
        while work:
            rest = self._establish(node, work.pop())
            if rest is None:
                return False
            work.extend(reversed(rest))
        return True

    def _establish(self, node: Node, formula: Term) -> Sequence[Term] | None:
        """What is to be established instead, nothing where the label has it now; None if it does not hold."""
        if formula in node.label or formula is TRUE:
            return ()
        if formula.op == "and":
            return parts_of(formula)
        value = self.value(node, formula)
        if value is FALSE and node not in self.vague:
            return None
        ways = parts_of(formula) if formula.op == "or" else ()
        for part in ways:
            # Which mutex an index means is different each time; that all are free is not.
            if _about_synchronisers(part) and self.value(node, part) is TRUE:
                return (part,)
            if part.op == "and" and any(_synchronising(variable) for variable in part.free):
                others = [way for way in ways if way is not part]
                return [disjunction((*others, each)) for each in parts_of(part)]
        simpler = self._simplified(node, formula)
        if simpler is not None:
            return (*simpler[1], simpler[0])
        needed: dict[int, list[Term]] = {}
        if value is not TRUE:
            conditions = self.paths[node].conditions
            core = self.solver.needed([condition for _, _, condition in conditions], value)
            if core is None:
                return None
            for position in core:
                number, part, _ = conditions[position]
                needed.setdefault(number, []).append(part)
        self._push(node, formula, needed)
        return ()

    def _simplified(self, node: Node, formula: Term) -> tuple[Term, list[Term]] | None:
        if len(node.location) != self.frozen.threads or node in self.vague:
            return simplified(formula, self.frozen.never, self.executor.layout.initial)
        values = {variable: self.value(node, variable) for variable in formula.free & self.frozen.settled}
        return simplified(formula, self.frozen.settled, values)

    def rule_out(self, node: Node, feasible: list[Step], impossible: list[Step]) -> list[Step]:
        """Make the label exclude the steps that cannot happen; those for which that fails.

        The guards of a thread's steps exclude each other. So where only one is left, to establish its guard
        excludes all others at once: pointers have many."""
        if len(feasible) == 1 and len(impossible) > 2 and self.establish(node, feasible[0].guard):
            return []
        return [
            step
            for step in impossible
            if not self.establish(node, negation(step.guard))
            and not self.establish(node, negation(step.condition))
        ]

    def _push(self, node: Node, formula: Term, guards: dict[int, list[Term]]) -> None:
        waiting: list[tuple[Node, Term]] = [(node, formula)]
        while waiting:
            self.solver.look_at_the_clock()
            at, wanted = waiting.pop()
            if wanted is TRUE or wanted in at.label:
                continue
            if wanted.op == "or" and any(
                part in at.label for part in parts_of(wanted) if _about_synchronisers(part)
            ):
                continue
            if wanted.op == "and":
                waiting += [(at, part) for part in parts_of(wanted)]
                continue
            self._add(at, wanted)
            if at.parent is None or at.step is None:
                continue
            before = precondition(at.step, wanted)
            if self.lazy and self._guarded(at.step, before):
                continue
            without = [negation(part) for part in guards.get(at.number, ())]
            waiting.append((at.parent, disjunction((*without, before))))

    def _guarded(self, step: Step, before: Term) -> bool:
        """Whether the step happens only where this holds."""
        return not before.free.isdisjoint(step.guard.free) and self.solver.implies((step.guard,), before)

    def _add(self, node: Node, formula: Term) -> None:
        node.label[formula] = None
        if node.covering:
            self._shaken.append(node)

    # --- covers

    def cover(self, node: Node, by: Node) -> bool:
        """Try to make the node's label imply the other's, and cover it."""
        if not self.entails(node, by):
            return False
        node.cover = by
        by.covering.append(node)
        return True

    def differs(self, node: Node, by: Node) -> bool:
        """Whether the states that the node's path leads to obviously contradict the other's label."""
        return node not in self.vague and any(
            formula not in node.label and self.value(node, formula) is FALSE for formula in by.label
        )

    def same_state(self, node: Node, other: Node) -> bool:
        """Whether both paths leave every variable at the same value."""
        changed = {*self.paths[node].values, *self.paths[other].values}
        return all(self.value(node, each) is self.value(other, each) for each in changed)

    def entails(self, node: Node, by: Node) -> bool:
        for _ in range(_COVER_ROUNDS):
            missing = [formula for formula in by.label if formula not in node.label]
            if not missing:
                return True
            if self.differs(node, by):
                return False
            if not all(self._force(node, by, formula) for formula in missing):
                return False
        return False

    def _force(self, node: Node, by: Node, formula: Term) -> bool:
        """Prove the formula at the node from the label of the last common ancestor; else from the root."""
        above = set(by.path())
        tried: list[Term] = []
        for kept in _GUARDS:
            at, wanted = node, formula
            chain: list[tuple[Node, Term]] = []
            while at not in above:
                self.solver.look_at_the_clock()
                assert at.parent is not None
                assert at.step is not None
                chain.append((at, wanted))
                without = [negation(part) for part in _conjuncts(at.step.condition) if kept(part)]
                wanted = disjunction((*without, precondition(at.step, wanted)))
                at = at.parent
            if wanted not in tried and self.solver.implies(at.label, wanted):
                self._adopt(chain)
                return True
            tried.append(wanted)
        return self.establish(node, formula)

    def _adopt(self, chain: list[tuple[Node, Term]]) -> None:
        for node, formula in chain:
            for part in _conjuncts(formula):
                if part is not TRUE and part not in node.label:
                    self._add(node, part)

    def release(self, node: Node) -> None:
        """The node covers nothing any more; what it covered has to be looked at again."""
        for other in node.covering:
            other.cover = None
            self.uncovered.append(other)
        node.covering = []

    def settle(self) -> None:
        """Covers by nodes whose labels grew: renewed or given up."""
        while self._shaken:
            by = self._shaken.pop()
            for node in [*by.covering]:
                if node.cover is not by:
                    continue
                if not self.entails(node, by):
                    by.covering.remove(node)
                    node.cover = None
                    self.uncovered.append(node)
