"""Labels of the tree: weakest preconditions, interpolation along a path, covers.

Every path from the root is executed symbolically while the tree grows, so whether a formula holds after the
path is a substitution into what is mostly numbers. To make a formula part of a node's label, its
weakest precondition is added to all nodes before it; guards that the proof does not need are left out
(an unsat core over the path tells which). The result is well-labelled by construction, and checked anyway.
"""

from __future__ import annotations

from raddle.impact.executor import Executor
from raddle.impact.frozen import frozen_variables, simplified
from raddle.impact.solver import Solver
from raddle.impact.steps import Step
from raddle.impact.substitution import substitute
from raddle.impact.terms import FALSE, TRUE, Term, conjunction, disjunction, negation, parts_of
from raddle.impact.tree import Node

_COVER_ROUNDS = 12


class Path:
    """What is known after the path to a node: values of variables over the inputs, and conditions."""

    __slots__ = ("conditions", "memo", "values")

    def __init__(self, values: dict[Term, Term], conditions: tuple[tuple[int, Term], ...]) -> None:
        self.values = values
        self.conditions = conditions
        """(number of the node behind the edge, condition)."""
        self.memo: dict[Term, Term] = {}


def precondition(step: Step, formula: Term) -> Term:
    """Of the assignment alone; the guard is added by those who need it."""
    found = step.preconditions.get(formula)
    if found is None:
        found = step.preconditions[formula] = substitute(formula, step.updates)
    return found


class Labelling:
    """Changes labels and covers; nodes whose cover was lost wait in `uncovered`."""

    def __init__(self, executor: Executor, solver: Solver) -> None:
        self.executor = executor
        self.solver = solver
        self.paths: dict[Node, Path] = {}
        self.uncovered: list[Node] = []
        self._shaken: list[Node] = []
        self.frozen = frozen_variables(executor)

    def root(self, node: Node) -> None:
        self.paths[node] = Path({}, ())

    def extend(self, node: Node, condition: Term) -> None:
        """Record the path to a new node, reached where `condition` (over the path's inputs) holds."""
        assert node.parent is not None
        assert node.step is not None
        before = self.paths[node.parent]
        values = dict(before.values)
        for variable, value in node.step.updates.items():
            values[variable] = self.value(node.parent, value)
        conditions = before.conditions
        if condition is not TRUE:
            conditions = (*conditions, (node.number, condition))
        self.paths[node] = Path(values, conditions)

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
        value = self.value(node, formula)
        if value is TRUE or value is FALSE:
            return "sat" if value is TRUE else "unsat"
        given = [condition for _, condition in self.paths[node].conditions]
        return self.solver.check(conjunction([*given, value]))

    # --- interpolation

    def establish(self, node: Node, formula: Term) -> bool:
        """Make the formula part of the node's label, if it holds after the node's path."""
        if formula in node.label or formula is TRUE:
            return True
        if formula.op == "and":
            return all(self.establish(node, part) for part in parts_of(formula))
        value = self.value(node, formula)
        if value is FALSE:
            return False
        simpler = simplified(formula, self.frozen, self.executor.layout.initial)
        if simpler is not None:
            if not all(self.establish(node, fact) for fact in simpler[1]):
                return False
            return self.establish(node, simpler[0])
        needed: set[int] = set()
        if value is not TRUE:
            conditions = self.paths[node].conditions
            core = self.solver.needed([condition for _, condition in conditions], value)
            if core is None:
                return False
            needed = {conditions[position][0] for position in core}
        self._push(node, formula, needed)
        return True

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
            and not self.establish(node, negation(conjunction((step.guard, step.enabled))))
        ]

    def _push(self, node: Node, formula: Term, guarded: set[int]) -> None:
        waiting: list[tuple[Node, Term]] = [(node, formula)]
        while waiting:
            at, wanted = waiting.pop()
            if wanted is TRUE or wanted in at.label:
                continue
            if wanted.op == "and":
                waiting += [(at, part) for part in parts_of(wanted)]
                continue
            self._add(at, wanted)
            if at.parent is None or at.step is None:
                continue
            before = precondition(at.step, wanted)
            if at.number in guarded:
                before = disjunction((negation(at.step.guard), before))
            waiting.append((at.parent, before))

    def _add(self, node: Node, formula: Term) -> None:
        node.label[formula] = None
        if node.covering:
            self._shaken.append(node)

    # --- covers

    def cover(self, node: Node, by: Node) -> bool:
        """Try to make the node's label imply the other's, and cover it."""
        if not self._entail(node, by):
            return False
        node.cover = by
        by.covering.append(node)
        return True

    def _entail(self, node: Node, by: Node) -> bool:
        for _ in range(_COVER_ROUNDS):
            missing = [formula for formula in by.label if formula not in node.label]
            if not missing:
                return True
            if any(self.value(node, formula) is FALSE for formula in missing):
                return False
            if not all(self._force(node, by, formula) for formula in missing):
                return False
        return False

    def _force(self, node: Node, by: Node, formula: Term) -> bool:
        """Prove the formula at the node from the label of the last common ancestor; else from the root."""
        above = set(by.path())
        chain: list[tuple[Node, Term]] = []
        plain, full = formula, formula
        at = node
        full_chain: list[tuple[Node, Term]] = []
        while at not in above:
            assert at.parent is not None
            assert at.step is not None
            chain.append((at, plain))
            full_chain.append((at, full))
            plain = precondition(at.step, plain)
            guard = conjunction((at.step.guard, at.step.enabled))
            full = disjunction((negation(guard), precondition(at.step, full)))
            at = at.parent
        if plain is TRUE or plain in at.label:
            self._adopt(chain)
            return True
        if self.solver.implies(at.label, plain):
            self._adopt(chain)
            return True
        if full is not plain and self.solver.implies(at.label, full):
            self._adopt(full_chain)
            return True
        return self.establish(node, formula)

    def _adopt(self, chain: list[tuple[Node, Term]]) -> None:
        for node, formula in chain:
            for part in parts_of(formula) if formula.op == "and" else (formula,):
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
                if not self._entail(node, by):
                    by.covering.remove(node)
                    node.cover = None
                    self.uncovered.append(node)
