"""Labels of the tree: weakest preconditions, interpolation along a path, covers.

Every path from the root is executed symbolically while the tree grows, so whether a formula holds after the
path is a substitution into what is mostly numbers. To make a formula part of a node's label, its
weakest precondition is added to all nodes before it; guards that the proof does not need are left out
(an unsat core over the path tells which). The result is well-labelled by construction, and checked anyway.
"""

from __future__ import annotations

from collections.abc import Sequence

from raddle.impact.execution.executor import Executor
from raddle.impact.search.frozen import frozen_variables, simplified
from raddle.impact.state.guards import GUARDS, about_synchronisers, conjuncts, escapes, synchronising
from raddle.impact.state.steps import Step
from raddle.impact.terms.conjectures import bounds_around
from raddle.impact.terms.solver import Solver
from raddle.impact.terms.substitution import substitute
from raddle.impact.terms.terms import (
    FALSE,
    TRUE,
    Term,
    conjunction,
    disjunction,
    negation,
    parts_of,
    value_of,
)
from raddle.impact.tree.tree import Node

_COVER_ROUNDS = 12
_CROWD = 3
"""Formulas about one variable in the label of a loop's head that seem to become more and more."""


Condition = tuple[int, Term, Term]
"""Number of the node behind an edge, a part of the edge's guard, and what that is over the path's inputs."""


class Again(Exception):
    """Something that was guessed is wrong: the search begins again without it."""


class Path:
    """What is known after the path to a node: values of variables over the inputs, and conditions. `wide`:
    the values if those of running variables are forgotten at the heads of loops."""

    __slots__ = ("conditions", "memo", "values", "wide")

    def __init__(
        self, values: dict[Term, Term], conditions: tuple[Condition, ...], wide: dict[Term, Term]
    ) -> None:
        self.values = values
        self.conditions = conditions
        self.memo: dict[Term, Term] = {}
        self.wide = wide


def precondition(step: Step, formula: Term) -> Term:
    """Of the assignment alone; the guard is added by those who need it."""
    found = step.preconditions.get(formula)
    if found is None:
        found = step.preconditions[formula] = substitute(formula, step.updates)
    return found


class Labelling:
    """Changes labels and covers; nodes whose cover was lost wait in `uncovered`."""

    patient = False
    """It may go through all values."""

    def __init__(
        self,
        executor: Executor,
        solver: Solver,
        lazy: bool = False,
        running: frozenset[Term] | None = frozenset(),
    ) -> None:
        self.lazy = lazy
        """Labels are to be weak, even if that takes the solver."""
        self.running = running
        """Variables with other values in every round of a loop; None: all may be."""
        self.executor = executor
        self.solver = solver
        self.paths: dict[Node, Path] = {}
        self.uncovered: list[Node] = []
        self._shaken: list[Node] = []
        self._bounded: set[tuple[Node, Term]] = set()
        self._conjectures: list[tuple[Node, list[Term]]] = []
        """Bounds that may be what many formulas about one variable amount to."""
        self.frozen = frozen_variables(executor)
        self.vague: set[Node] = set()
        """Nodes that their own paths do not lead to: only labels say what may happen there."""

    def root(self, node: Node) -> None:
        self.paths[node] = Path({}, (), {})

    def extend(self, node: Node, guard: Term) -> None:
        """Record the path to a new node, reached where `guard` holds at its parent."""
        assert node.parent is not None
        assert node.step is not None
        before = self.paths[node.parent]
        values = dict(before.values)
        for variable, value in node.step.updates.items():
            values[variable] = self.kept(variable, self.value(node.parent, value))
        conditions = [*before.conditions]
        for part in conjuncts(guard):
            value = self.value(node.parent, part)
            if value is not TRUE:
                conditions.append((node.number, part, value))
        self.paths[node] = Path(values, tuple(conditions), self._widened(node, before))

    def kept(self, variable: Term, value: Term) -> Term:
        """What is to be remembered of a variable's value."""
        return value

    def known(self, node: Node, formula: Term) -> bool:
        """Whether it needs no proof here, because the label will say so in the end."""
        return False

    def _widened(self, node: Node, before: Path) -> dict[Term, Term]:
        assert node.parent is not None
        assert node.step is not None
        if not self.running:
            return before.wide
        memo: dict[Term, Term] = {}
        wide = dict(before.wide)
        for variable, value in node.step.updates.items():
            wide[variable] = self._wide_value(before, value, memo)
        if node.step.back:
            wide |= {variable: variable for variable in self.running}
        return wide

    def _wide_value(self, path: Path, term: Term, memo: dict[Term, Term]) -> Term:
        initial = self.executor.layout.initial
        for variable in term.free:
            if variable not in path.wide and variable in initial:
                path.wide[variable] = initial[variable]
        return substitute(term, path.wide, memo)

    def runs_into(self, node: Node, condition: Term) -> bool:
        """Whether it may hold in another round: only values that run make it impossible."""
        if self.running is None:
            return True
        value = self._wide_value(self.paths[node], condition, {})
        return value is TRUE or (value is not FALSE and self.solver.check(value) != "unsat")

    def differences(self, node: Node, other: Node) -> set[Term]:
        """Variables that the paths leave at different values."""
        changed = {*self.paths[node].values, *self.paths[other].values}
        return {each for each in changed if self.value(node, each) is not self.value(other, each)}

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

    def stands_still(self, node: Node, enabled: Term) -> bool:
        """Whether a thread is blocked by what the path to the node has left behind, although the path cannot
        be taken: to call it enabled would mean to say that it cannot, and that costs the label of a loop."""
        return node in self.vague and self.value(node, enabled) is FALSE

    def excludes(self, node: Node, formula: Term) -> bool:
        """Whether the label says that it is false."""
        opposite = negation(formula)
        return self.known(node, opposite) or self.solver.implies(node.label, opposite)

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
        if formula in node.label or formula is TRUE or self.known(node, formula):
            return ()
        if formula.op == "and":
            return parts_of(formula)
        value = self.value(node, formula)
        if value is FALSE and node not in self.vague:
            return None
        ways = parts_of(formula) if formula.op == "or" else ()
        for part in ways:
            # Which mutex an index means is different each time; that all are free is not.
            if about_synchronisers(part) and self.value(node, part) is TRUE:
                return (part,)
            if part.op == "and" and any(synchronising(variable) for variable in part.free):
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
            found = simplified(formula, self.frozen.never, self.executor.layout.initial)
        else:
            values = {variable: self.value(node, variable) for variable in formula.free & self.frozen.settled}
            found = simplified(formula, self.frozen.settled, values)
        if found is None:
            return None
        simpler, facts, exact = found
        return (simpler, facts) if exact or self.solver.implies((*facts, simpler), formula) else None

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
                part in at.label for part in parts_of(wanted) if about_synchronisers(part)
            ):
                continue
            if wanted.op == "and":
                waiting += [(at, part) for part in parts_of(wanted)]
                continue
            if self._says(at, wanted):
                continue
            self._add(at, wanted)
            if at.parent is None or at.step is None:
                continue
            without = [negation(part) for part in guards.get(at.number, ())]
            before = disjunction((*without, precondition(at.step, wanted)))
            if self.lazy:
                if self._kept(at.parent, at.step, before):
                    continue
                before = disjunction((*escapes(at.step, before), before))
            waiting.append((at.parent, before))

    def _says(self, node: Node, formula: Term) -> bool:
        """Whether the label says so in other words."""
        if not self.lazy:
            return False
        near = [each for each in node.label if each.free <= formula.free]
        return bool(near) and self.solver.implies(near, formula)

    def _kept(self, node: Node, step: Step, before: Term) -> bool:
        """Whether the node's label says so already, or the step happens only where it holds."""
        near = [formula for formula in node.label if not formula.free.isdisjoint(before.free)]
        if not near and before.free.isdisjoint(step.guard.free) and before.op != "or":
            return False
        return self.solver.implies((*near, step.guard), before)

    def _add(self, node: Node, formula: Term) -> None:
        node.label[formula] = None
        if self.lazy and len(formula.free) == 1 and node.step is not None and node.step.back:
            self._crowd(node, next(iter(formula.free)))
        if node.covering:
            self._shaken.append(node)

    def _crowd(self, node: Node, variable: Term) -> None:
        about = [formula for formula in node.label if formula.free == {variable}]
        if variable.op == "var" and len(about) >= _CROWD and (node, variable) not in self._bounded:
            self._bounded.add((node, variable))
            value = value_of(self.value(node, variable))
            if value is not None:
                self._conjectures.append((node, bounds_around(variable, value, about)))

    # --- covers

    def arrive(self, node: Node) -> None:
        """It is about to be closed or expanded."""

    def candidates(self, node: Node, others: Sequence[Node]) -> list[Node]:
        """Those that may cover it."""
        return [*others]

    def conclude(self, nodes: list[Node]) -> bool:
        """The tree is complete. False if its labels are not."""
        return True

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
        return not self.differences(node, other)

    def entails(self, node: Node, by: Node) -> bool:
        for _ in range(_COVER_ROUNDS):
            missing = [f for f in by.label if f not in node.label and not self._says(node, f)]
            if not missing:
                return True
            missing.sort(key=lambda formula: formula.op != "le")
            if self.differs(node, by):
                return False
            if not all(self._force(node, by, formula) for formula in missing):
                return False
        return False

    def _force(self, node: Node, by: Node, formula: Term) -> bool:
        """Prove the formula at the node from the label of the last common ancestor; else from the root."""
        return self._proven_from(set(by.path()), node, formula) or self.establish(node, formula)

    def _proven_from(self, above: set[Node], node: Node, formula: Term) -> bool:
        """From the label of the last of these nodes that is on the way to the node."""
        if self.lazy and self._follows(node, above, formula):
            return True
        tried: list[Term] = []
        for kept in GUARDS:
            at, wanted = node, formula
            chain: list[tuple[Node, Term]] = []
            while at not in above:
                self.solver.look_at_the_clock()
                assert at.parent is not None
                assert at.step is not None
                chain.append((at, wanted))
                without = [negation(part) for part in conjuncts(at.step.condition) if kept(part)]
                wanted = disjunction((*without, precondition(at.step, wanted)))
                at = at.parent
            if wanted not in tried and self.solver.implies(at.label, wanted):
                self._adopt(chain)
                return True
            tried.append(wanted)
        return False

    def _follows(self, node: Node, above: set[Node], formula: Term) -> bool:
        """The same by the weakest formulas, only as far up as they are not known yet."""
        at, wanted = node, formula
        chain: list[tuple[Node, Term]] = []
        while at not in above:
            self.solver.look_at_the_clock()
            assert at.parent is not None
            assert at.step is not None
            chain.append((at, wanted))
            before = precondition(at.step, wanted)
            if before is TRUE or self._kept(at.parent, at.step, before):
                self._adopt(chain)
                return True
            wanted = disjunction((*escapes(at.step, before), before))
            at = at.parent
        if not self.solver.implies(at.label, wanted):
            return False
        self._adopt(chain)
        return True

    def _adopt(self, chain: list[tuple[Node, Term]]) -> None:
        for node, formula in chain:
            for part in conjuncts(formula):
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
        while self._shaken or self._conjectures:
            if self._conjectures:
                node, facts = self._conjectures.pop()
                for fact in facts:
                    self.establish(node, fact)
                continue
            by = self._shaken.pop()
            for node in [*by.covering]:
                if node.cover is not by:
                    continue
                if not self.entails(node, by):
                    by.covering.remove(node)
                    node.cover = None
                    self.uncovered.append(node)
