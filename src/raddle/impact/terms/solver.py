"""The one place that talks to z3: validity of implications, cached by formula identity."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Sequence

import z3

from raddle.impact.terms.context import array, constant_array, integer, own, truth, variable
from raddle.impact.terms.interruption import solve, solver_for
from raddle.impact.terms.substitution import bottom_up, children
from raddle.impact.terms.terms import FALSE, TRUE, Term, conjunction, negation

_BITWISE = {
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
}


def to_z3(term: Term) -> z3.ExprRef:
    """The term for this thread's z3, made once."""
    made = own.made
    for part in bottom_up(term, made):
        made[part] = _convert(part, [made[inner] for inner in children(part)])
    return made[term]


def _convert(term: Term, parts: list[z3.ExprRef]) -> z3.ExprRef:
    op, args = term.op, term.args
    if op == "const":
        return integer(args[0])
    if op == "var":
        return variable(str(args[0]))
    if op == "avar":
        return array(str(args[0]))
    if op == "aconst":
        return constant_array(parts[0])
    if op in ("true", "false"):
        return truth(op == "true")
    if op == "lin":
        factors = [factor for factor, _ in args[1]]  # type: ignore[attr-defined]
        scaled = [part if f == 1 else f * part for f, part in zip(factors, parts, strict=True)]
        return z3.Sum([*scaled, integer(args[0])]) if args[0] else z3.Sum(scaled)
    if op == "le":
        return parts[0] <= 0
    if op == "eq":
        return parts[0] == 0
    if op == "not":
        return z3.Not(parts[0])
    if op == "and":
        return z3.And(parts)
    if op == "or":
        return z3.Or(parts)
    if op == "ite":
        return z3.If(parts[0], parts[1], parts[2])
    if op == "mul":
        return parts[0] * parts[1]
    if op == "div":
        return parts[0] / args[1]
    if op == "mod":
        return parts[0] % args[1]
    if op == "select":
        return z3.Select(parts[0], parts[1])
    if op == "store":
        return z3.Store(parts[0], parts[1], parts[2])
    if op == "wrap":
        return _wrapped(term, parts[0])
    if op == "bit":
        bits = args[1]
        a, b = (z3.Int2BV(part, bits) for part in parts)
        return z3.BV2Int(_BITWISE[str(args[0])](a, b), is_signed=True)
    raise ValueError(op)


def _wrapped(term: Term, inner: z3.ExprRef) -> z3.ExprRef:
    """By cases where the value is at most one round away, which is cheaper than a remainder."""
    bits, argument = term.args
    assert isinstance(bits, int)
    assert isinstance(argument, Term)
    half, whole = 1 << bits - 1, 1 << bits
    low, high = argument.bounds
    if low is not None and high is not None and low >= -half - whole and high < half + whole:
        return z3.If(inner >= half, inner - whole, z3.If(inner < -half, inner + whole, inner))
    return (inner + half) % whole - half


def ranges(terms: Iterable[Term]) -> list[z3.ExprRef]:
    """What the types of variables and array elements say about the terms."""
    facts: list[z3.ExprRef] = []
    seen: set[Term] = set()
    todo = list(terms)
    while todo:
        term = todo.pop()
        if term in seen:
            continue
        seen.add(term)
        if term.op in ("var", "select"):
            low, high = term.bounds
            if low is not None:
                facts.append(to_z3(term) >= low)
            if high is not None:
                facts.append(to_z3(term) <= high)
        if term.free:
            todo.extend(children(term))
    return facts


_WASTE, _SHORT = 1000, 40
"""Milliseconds without an answer after which a query has only so many."""


_GRACE = 2.0
"""Times a turn after which it ends in the middle of something, which is then lost."""


class OutOfTurn(Exception):
    """Another kind of search is to try."""


class OutOfTime(Exception):
    """The deadline has passed; whoever set it ends with a limit, not with a verdict."""


class Solver:
    """Decides with a time limit; "unknown" counts as "cannot prove it". `queries` counts z3's calls."""

    def __init__(self, milliseconds: int = 500, deadline: float | None = None) -> None:
        self.milliseconds = self.patience = milliseconds
        self.deadline = deadline
        self.queries = 0
        self.wasted = 0
        self.turn: float | None = None
        """When somebody else's turn is, in seconds of work: a busy machine takes nobody's turn away."""
        self._known: dict[Term, str] = {}

    def hope(self) -> None:
        """To be asked other things from now on."""
        self.milliseconds, self.wasted = self.patience, 0

    def look_at_the_clock(self) -> None:
        if self.deadline is not None and time.monotonic() > self.deadline:
            raise OutOfTime
        if self.turn is not None and time.process_time() > self.turn:
            raise OutOfTurn

    def take_turn(self, patience: float | None) -> float:
        """The end of a turn of so many seconds. Whoever is in the middle of something has some more."""
        now = time.process_time()
        self.turn = None if patience is None else now + _GRACE * patience
        return math.inf if patience is None else now + patience

    def _fresh(self) -> z3.Solver:
        self.look_at_the_clock()
        return solver_for(self.milliseconds, self.deadline)

    def check(self, formula: Term) -> str:
        """sat, unsat or unknown."""
        if formula is TRUE:
            return "sat"
        if formula is FALSE:
            return "unsat"
        known = self._known.get(formula)
        if known is None:
            self.queries += 1
            solver = self._fresh()
            solver.add(ranges((formula,)))
            solver.add(to_z3(formula))
            known = self._known[formula] = self._answer(solver)
        return known

    def _answer(self, solver: z3.Solver, *assumptions: z3.ExprRef) -> str:
        """Where the solver gives up again and again it gets less time."""
        found = str(solve(solver, *assumptions))
        if found == "unknown":
            self.wasted += self.milliseconds
            if self.wasted > _WASTE:
                self.milliseconds = min(self.milliseconds, _SHORT)
        return found

    def implies(self, premises: Iterable[Term], conclusion: Term) -> bool:
        """Whether the conclusion follows: by identity, else by the solver."""
        if conclusion is TRUE:
            return True
        given = conjunction(premises)
        if given is FALSE or given is conclusion:
            return True
        if given.op == "and" and conclusion in given.args[0]:  # type: ignore[operator]
            return True
        return self.check(conjunction((given, negation(conclusion)))) == "unsat"

    def needed(self, premises: Sequence[Term], conclusion: Term) -> list[int] | None:
        """Which premises (by position) the conclusion follows from; None if it does not."""
        if conclusion is TRUE:
            return []
        self.queries += 1
        solver = self._fresh()
        solver.add(ranges([*premises, conclusion]))
        names = [z3.Bool(f"premise!{number}", own.context) for number in range(len(premises))]
        for name, premise in zip(names, premises, strict=True):
            solver.add(z3.Implies(name, to_z3(premise)))
        solver.add(z3.Not(to_z3(conclusion)))
        if self._answer(solver, *names) != "unsat":
            return None
        core = {str(name) for name in solver.unsat_core()}
        return [number for number, name in enumerate(names) if str(name) in core]
