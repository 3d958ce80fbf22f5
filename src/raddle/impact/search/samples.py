"""What values are at the heads of loops, on walks with numbers for inputs; and what seems to hold of them.

The sum of all accounts stays, one thread is never more than a round ahead of the other, an index stays in its
buffer: no proof about one path finds such facts, but a few hundred rounds show them. Here they are guesses.
"""

from __future__ import annotations

import random
import re
import time
from bisect import bisect_left, bisect_right

from raddle.errors import UnsupportedError
from raddle.impact.execution.executor import Executor
from raddle.impact.search.restarts import grow, settle
from raddle.impact.state.guards import about_inputs, synchronising
from raddle.impact.state.memory import UNDEFINED
from raddle.impact.state.steps import Step
from raddle.impact.state.thread_state import DONE, Location, local_name
from raddle.impact.terms.affine import equations
from raddle.impact.terms.substitution import children, substitute
from raddle.impact.terms.terms import (
    FALSE,
    TRUE,
    Term,
    array_of,
    const,
    eq,
    le,
    linear,
    select,
    store,
    value_of,
)
from raddle.impact.tree.policy import Policy, Turn
from raddle.impact.tree.tree import Node

Place = tuple[Location, int]
"""Where the threads are, and who has come there last: turns make it another place."""
Guesses = dict[Place, list[list[Term]]]
"""The first of each list, or if that is wrong the next, which is weaker."""

_REGISTER = re.compile(r"t\d+\.\d+\..*%\d+$")
_STEPS, _LONGEST, _SHORTEST, _SECONDS = 6000, 1500, 100, 1.0
"""Of all walks together, and of one. A walk that ends soon counts as a longer one."""
_FEW_ELEMENTS = 8
_MOST_VARIABLES = 40
_ENOUGH = 6
"""Samples of a place."""
_OTHERS = 12
"""Numbers that a bound may be."""
_DRAWN = 12
"""Inputs that one step may ask for."""


class Walk:
    """`astray`: threads go in any order, and errors are no reason to go another way."""

    def __init__(
        self,
        executor: Executor,
        policy: Policy,
        rng: random.Random,
        numbers: list[int],
        astray: bool = False,
    ) -> None:
        self.astray = astray
        self.steps: list[Step] = []
        self.stuck: list[int] = []
        """The threads that are left, if none of them can go on."""
        self.executor = executor
        self.policy = policy
        self.rng = rng
        self.numbers = numbers
        self.values: dict[Term, Term] = {}
        self.seen: list[tuple[Place, dict[Term, Term]]] = []
        self.drawn = False
        """Whether there were inputs."""

    def go(self, steps: int, until: float) -> int:
        """How many steps it took."""
        start, _ = self.executor.start(0, self.executor.program.entry, UNDEFINED)
        node, turn = Node(0, None, None, (start,)), Turn()
        for number in range(steps):
            step = self._next(node, turn)
            if step is None or time.process_time() > until:
                return number
            self.steps.append(step)
            if step.failure is not None:
                return number
            self.values |= {variable: self._value(value) for variable, value in step.updates.items()}
            node = Node(0, None, step, step.target_location(node.location))
            turn = turn.after(step, self.executor.outermost(step.target))
            if node.final:
                return number
            if step.back:
                self.seen.append(((node.location, step.thread), dict(self.values)))
        return steps

    def _next(self, node: Node, turn: Turn) -> Step | None:
        """What is done next; None where nobody can go on, or not without an error."""
        blocked = True
        threads = self.policy.preference(node, turn)
        if self.astray:
            self.rng.shuffle(threads)
        for thread in threads:
            moves = self.executor.moves(thread, node.location[thread], len(node.location))
            self._draw(moves.variables)
            if (enabled := self._value(moves.enabled_at(node.location))) is not TRUE:
                blocked = blocked and enabled is FALSE
                continue
            blocked = False
            for step in moves.steps:
                if step.joined is not None and node.location[step.joined] is not DONE:
                    continue
                if self._value(step.condition) is not TRUE:
                    continue
                if step.failure is None:
                    return step
                grow(self.executor, step.failure)
                if self.astray and step.failure.kind not in ("unsupported", "growth"):
                    return step
        self.stuck = sorted(threads) if blocked else []
        return None

    def _draw(self, variables: set[Term]) -> None:
        """Other inputs on the tapes, where they are read next."""
        concerned = [variable for variable in variables if about_inputs(variable)]
        at = {
            str(each.args[0]): self.values.setdefault(each, const(0))
            for each in concerned
            if each.op == "var"
        }
        for tape in concerned:
            if tape.op != "avar":
                continue
            low, high = tape.bounds
            self.drawn = True
            inputs = array_of(const(0))
            next_ = value_of(at.get(str(tape.args[0]).removesuffix("[]"), const(0))) or 0
            for number in range(next_, next_ + _DRAWN):
                rng = self.rng
                drawn = rng.choice((rng.randint(0, 3), rng.randint(0, 40), rng.choice(self.numbers)))
                inputs = store(inputs, const(number), const(min(max(drawn, low or 0), high or 0)))
            self.values[tape] = inputs

    def _value(self, term: Term) -> Term:
        initial = self.executor.layout.initial
        for variable in term.free:
            if variable not in self.values and variable in initial:
                self.values[variable] = initial[variable]
        return substitute(term, self.values)


def sampled(executor: Executor, policy: Policy) -> tuple[Executor, Guesses] | None:
    """Another executor, and guesses for what it makes; None if there are none."""
    apart = Executor(executor.program, executor.allocations.with_ranges({}))
    found: Guesses = {}

    def walk() -> None:
        nonlocal found
        found = guesses(apart, policy)

    try:
        settle(apart, walk)
    except UnsupportedError:
        return None
    return (apart, found) if found else None


def guesses(executor: Executor, policy: Policy) -> Guesses:
    """For places at the heads of loops: equations, and bounds by numbers that the program knows."""
    rng = random.Random(1)
    seen: dict[Place, list[dict[Term, Term]]] = {}
    until = time.process_time() + _SECONDS
    numbers, left = [0, 1], _STEPS
    while left > 0 and time.process_time() < until:
        walk = Walk(executor, policy, rng, numbers)
        left -= max(walk.go(min(left, _LONGEST), until), _SHORTEST)
        numbers = known_numbers(executor)
        for place, values in walk.seen:
            seen.setdefault(place, []).append({**executor.layout.initial, **values})
        if not walk.drawn:
            break  # others would be the same
    return {
        place: facts
        for place, samples in seen.items()
        if len(samples) >= _ENOUGH and (facts := _facts(executor, samples, numbers, _living(place[0])))
    }


def known_numbers(executor: Executor) -> list[int]:
    """What is compared with, or assigned, in steps that were made; with the numbers beside it."""
    found = {0}
    waiting: list[Term] = []
    for step in executor.made():
        waiting += [step.guard, *step.updates.values()]
        found |= {number for value in step.updates.values() if (number := value_of(value)) is not None}
    seen: set[Term] = set()
    while waiting:
        term = waiting.pop()
        if term in seen:
            continue
        seen.add(term)
        waiting += children(term)
        if term.op in ("le", "eq") and children(term)[0].op == "lin":
            constant = children(term)[0].args[0]
            assert isinstance(constant, int)
            found |= {constant, -constant}
        elif term.op == "mod":
            divisor = term.args[1]
            assert isinstance(divisor, int)
            found.add(divisor)
    return sorted({each for number in found for each in (number - 1, number, number + 1)})


def _living(location: Location) -> set[str]:
    """The variables of registers that threads still read."""
    return {
        local_name(thread, depth, frame.function, register)
        for thread, state in enumerate(location)
        for depth, frame in enumerate(state.frames)
        for register, _ in frame.registers
    }


def _elements(executor: Executor) -> dict[Term, list[Term]]:
    """Of short arrays."""
    return {
        column.variable: [select(column.variable, const(number)) for number in range(len(column.offsets()))]
        for item in executor.layout.objects.values()
        for column in item.columns
        if column.dimensions and len(column.offsets()) <= _FEW_ELEMENTS and not column.floating
    }


def _facts(
    executor: Executor, samples: list[dict[Term, Term]], numbers: list[int], living: set[str]
) -> list[list[Term]]:
    columns: list[Term] = []
    rows: list[list[int]] = [[] for _ in samples]
    elements = _elements(executor)
    initial = executor.layout.initial
    changing = sorted({each for values in samples for each in values}, key=lambda each: each.serial)
    for variable in changing:
        name = str(variable.args[0]).partition("+")[0]
        if (
            synchronising(variable)
            or about_inputs(variable)
            or (_REGISTER.match(name) and name not in living)
        ):
            continue
        if {values.get(variable) for values in samples} == {initial.get(variable)}:
            continue
        for part in elements.get(variable, [variable] if variable.op == "var" else []):
            found = [value_of(substitute(part, values)) for values in samples]
            if len(columns) < _MOST_VARIABLES and all(number is not None for number in found):
                columns.append(part)
                for row, number in zip(rows, found, strict=True):
                    row.append(number or 0)
    facts: list[list[Term]] = []
    rows = [list(row) for row in dict.fromkeys(map(tuple, rows))]
    for constant, factors in equations(rows):
        parts = [(factor, columns[column]) for column, factor in factors.items()]
        facts.append([eq(linear(constant, parts), const(0))])
    for number, part in enumerate(columns):
        facts += _bounds(part, [row[number] for row in rows], numbers)
    return [ways for ways in facts if ways and ways[0] is not TRUE]


def _bounds(part: Term, values: list[int], numbers: list[int]) -> list[list[Term]]:
    """From below by zero, or else like from above: by the nearest number, and then by others. What had
    another value nearly every time goes on."""
    low, high = min(values), max(values)
    if low == high:
        return []
    far = high - low if 2 * len(set(values)) > len(values) else 0
    below, above = bisect_right(numbers, low - far), bisect_left(numbers, high + far)
    least = [0] if low >= 0 else numbers[max(below - _OTHERS, 0) : below][::-1]
    most = numbers[above : above + _OTHERS]
    return [[le(const(number), part) for number in least], [le(part, const(number)) for number in most]]
