"""Labels that say what the values are, and no more: for programs that come to an end, or to a state that was
there before, after some thousand steps.

Weakest preconditions are worth their price where they generalise. A deque of sixty-four tasks is empty after
sixty-four rounds, and each of them is another formula. Here a node's label is made of the values that the
path to it leaves behind, and only in the end, by going back from what the steps depend on. Inputs are known
by their bounds. A node covers another if all that may ever decide a step is the same; `control_variables`
says what may. What values do not tell is proven as elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import count

from raddle.impact.execution.executor import Executor
from raddle.impact.search.control import control_variables, is_input
from raddle.impact.search.labelling import Labelling, precondition
from raddle.impact.state.guards import about_inputs
from raddle.impact.state.steps import Step
from raddle.impact.state.thread_state import Location
from raddle.impact.terms.bounds import Bounds
from raddle.impact.terms.solver import Solver
from raddle.impact.terms.substitution import children, substitute
from raddle.impact.terms.terms import (
    FALSE,
    TRUE,
    Term,
    const,
    eq,
    le,
    parts_of,
    select,
    store,
    value_of,
    var,
)
from raddle.impact.tree.tree import Node

_EVERY = 64
"""Of so many small pieces of work, one looks at the clock, which is a call of the system."""

Known = dict[Term, Bounds]
"""By variable, or element of an array."""


@dataclass(slots=True)
class States:
    """Nodes at one location by what two have in common if one covers the other; `count` of them are known."""

    count: int = 0
    nodes: dict[object, list[Node]] = field(default_factory=dict)


class Walking(Labelling):
    """`conclude()` makes the labels."""

    patient = True

    def __init__(
        self,
        executor: Executor,
        solver: Solver,
        lazy: bool = False,
        running: frozenset[Term] | None = frozenset(),
    ) -> None:
        super().__init__(executor, solver, lazy, running)
        self.control = control_variables(executor)
        self.needed: dict[Node, Known] = {}
        self.states: dict[Location, States] = {}

    def kept(self, variable: Term, value: Term) -> Term:
        if self.control is not None and not (variable in self.control or about_inputs(variable)):
            return variable  # whatever it is
        return _in_order(value)

    def known(self, node: Node, formula: Term) -> bool:
        if self.value(node, formula) is not TRUE:
            return False
        read = self._read(node, formula)
        if self._known_by(node, read, formula) is not TRUE:
            return False
        self.needed.setdefault(node, {}).update(read)
        return True

    def candidates(self, node: Node, others: Sequence[Node]) -> list[Node]:
        known = self.states.setdefault(node.location, States())
        for other in others[known.count :]:
            known.nodes.setdefault(self._state(other), []).append(other)
        known.count = len(others)
        return known.nodes.get(self._state(node), [])

    def _state(self, node: Node) -> object:
        values = self.paths[node].values
        initial = self.executor.layout.initial
        # What still has its first value is the same as if nobody had ever asked for it.
        return frozenset(
            (variable, _shape(value))
            for variable, value in values.items()
            if value is not initial.get(variable)
            if self.control is None or variable in self.control
            if not about_inputs(variable)
        )

    # --- the values that decided something

    def _read(self, node: Node, term: Term) -> Known:
        """The variables and elements that the value of the term comes from."""
        found: Known = {}
        waiting, seen = [term], set()
        while waiting:
            part = waiting.pop()
            if part in seen or not part.free:
                continue
            seen.add(part)
            if part.op == "var":
                found[part] = self.value(node, part).bounds
            elif part.op == "ite":
                test, one, other = children(part)
                value = self.value(node, test)
                waiting += [
                    test,
                    *([one] if value is not FALSE else []),
                    *([other] if value is not TRUE else []),
                ]
            elif part.op == "or":
                ways = [way for way in parts_of(part) if self.value(node, way) is TRUE]
                waiting += ways[:1] or parts_of(part)
            elif part.op == "select" and not is_input(part):
                waiting += self._element(node, part, found)
            elif part.op != "select":
                waiting += children(part)
        return found

    def _element(self, node: Node, part: Term, found: Known) -> list[Term]:
        """What has to be read for an element of an array that was written to."""
        values, index = children(part)
        at = self.value(node, index)
        read = [index]
        while values.op == "store":
            values, other, element = children(values)
            read.append(other)
            if self.value(node, other) is at:
                return [*read, element]
        if values.op == "avar" and value_of(at) is not None:
            element = select(values, at)
            found[element] = self.value(node, element).bounds
        return read if values.op == "avar" else [*read, *children(values)]

    def conclude(self, nodes: list[Node]) -> bool:
        """Put into labels what is needed at the nodes and after them. False if values do not explain it."""
        before: dict[Node, list[Node]] = {}
        for node in nodes:
            for child in node.children():
                before.setdefault(child, []).append(node)
            if node.cover is not None:
                before.setdefault(node.cover, []).append(node)
        waiting = [(node, self.needed[node]) for node in nodes if node in self.needed]
        self.needed = {node: {} for node in nodes}
        for turn in count():
            if not waiting:
                break
            if not turn % _EVERY:
                self.solver.look_at_the_clock()
            node, wanted = waiting.pop()
            new = {term: bounds for term, bounds in wanted.items() if self.needed[node].get(term) != bounds}
            if not new:
                continue
            self.needed[node] |= new
            for earlier in before.get(node, ()):
                if node.step is None or node.parent is not earlier:
                    waiting.append((earlier, new))
                    continue
                known: Known = {}
                for term, bounds in new.items():
                    explained = self._explained(earlier, node.step, term, bounds)
                    if explained is None:
                        return False
                    known |= explained
                waiting.append((earlier, known))
        for node in nodes:
            for term, bounds in self.needed[node].items():
                node.label |= _facts(term, bounds)
        return True

    def _explained(self, node: Node, step: Step, term: Term, bounds: Bounds) -> Known | None:
        """What is needed before the step, so that the term is between these bounds after it."""
        if term.free.isdisjoint(step.updates):
            return {term: bounds}
        before = precondition(step, term)
        known = self._read(node, before)
        return known if _within(self._known_by(node, known, before).bounds, bounds) else None

    def _known_by(self, node: Node, read: Known, term: Term) -> Term:
        """The term where no more is known than what was read for it."""
        if all(low is not None and low == high for low, high in read.values()):
            return self.value(node, term)
        return _under(read, term)


@cache
def _facts(term: Term, bounds: Bounds) -> dict[Term, None]:
    low, high = bounds
    if low is not None and low == high:
        return {eq(term, const(low)): None}
    found: dict[Term, None] = {}
    if low is not None and low != term.bounds[0]:
        found[le(const(low), term)] = None
    if high is not None and high != term.bounds[1]:
        found[le(term, const(high))] = None
    return found


def _under(known: Known, term: Term) -> Term:
    """The term where no more is known than that."""
    values: dict[Term, Term] = {}
    for number, (read, (low, high)) in enumerate(known.items()):
        value = const(low) if low is not None and low == high else var(f"any {number}", low, high)
        if read.op == "var":
            values[read] = value
        else:
            array, index = children(read)
            values[array] = store(values.get(array, array), index, value)
    return substitute(term, values)


def _within(inner: Bounds, outer: Bounds) -> bool:
    (low, high), (least, most) = inner, outer
    above = least is None or (low is not None and low >= least)
    return above and (most is None or (high is not None and high <= most))


def _in_order(values: Term) -> Term:
    """The array with one element for each index, as far as they are numbers, in their order."""
    elements: dict[int, Term] = {}
    at = values
    while at.op == "store":
        at, index, element = children(at)
        number = value_of(index)
        if number is None:
            return values
        elements.setdefault(number, element)
    rest = children(at)[0] if at.op == "aconst" else None
    for number in sorted(number for number, element in elements.items() if element is not rest):
        at = store(at, const(number), elements[number])
    return at


def _shape(value: Term) -> object:
    """The number, or what is known of it; of an array, for each element that was written."""
    found = []
    while value.op == "store":
        value, index, element = children(value)
        found.append((index, _number(element)))
    return (_number(value), *found)


def _number(value: Term) -> object:
    return value.bounds if value.free and value.op != "aconst" else value
