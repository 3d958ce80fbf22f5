"""Formulas to z3 for the certificate checker: written apart from the search's, and plainly.

Wrap-around is a remainder here, never a case distinction; each variable and each array element carries the
range of its type. A variable that a step changes has a primed twin for its value afterwards.
"""

from __future__ import annotations

import z3

from raddle.impact.terms.context import array, constant_array, integer, truth, variable
from raddle.impact.terms.substitution import children
from raddle.impact.terms.terms import Term

_Key = tuple[Term, frozenset[Term]]
_Made = tuple[z3.ExprRef, dict[_Key, tuple[z3.ExprRef, ...]]]


class Dictionary:
    """What was translated before, over many translations: z3's expressions are expensive to build."""

    def __init__(self) -> None:
        self.made: dict[_Key, _Made] = {}


class Translation:
    """`facts`: ranges, by the types, of what the translated terms mention."""

    def __init__(self, dictionary: Dictionary, changed: frozenset[Term] = frozenset()) -> None:
        self.changed = changed
        self._made = dictionary.made
        self._facts: dict[_Key, tuple[z3.ExprRef, ...]] = {}

    @property
    def facts(self) -> list[z3.ExprRef]:
        return [fact for facts in self._facts.values() for fact in facts]

    def of(self, term: Term) -> z3.ExprRef:
        """Before the step."""
        return self._whole(term, frozenset())

    def after(self, term: Term) -> z3.ExprRef:
        return self._whole(term, self.changed)

    def _whole(self, term: Term, primed: frozenset[Term]) -> z3.ExprRef:
        made, facts = self._lookup(term, primed)
        self._facts |= facts
        return made

    def _lookup(self, term: Term, primed: frozenset[Term]) -> _Made:
        """`primed`: variables that stand for their values after the step. Parts are made before the whole."""
        work = [term]
        while work:
            last = work[-1]
            key = (last, primed & last.free)
            if key not in self._made:
                missing = [part for part in children(last) if (part, primed & part.free) not in self._made]
                if missing:
                    work.extend(missing)
                    continue
                facts: dict[_Key, tuple[z3.ExprRef, ...]] = {}
                made = self._build(last, primed, facts)
                if last.op in ("var", "select"):
                    facts[key] = _limits(last, made)
                self._made[key] = (made, facts)
            work.pop()
        return self._made[term, primed & term.free]

    def _build(
        self, term: Term, primed: frozenset[Term], facts: dict[_Key, tuple[z3.ExprRef, ...]]
    ) -> z3.ExprRef:
        def translate(part: Term) -> z3.ExprRef:
            made, known = self._made[part, primed & part.free]
            facts.update(known)
            return made

        args = term.args
        match term.op:
            case "const":
                return integer(args[0])
            case "var":
                return variable(_name(term, primed))
            case "avar":
                return array(_name(term, primed))
            case "true":
                return truth(True)
            case "false":
                return truth(False)
            case "lin":
                total = integer(args[0])
                for factor, atom in args[1]:  # type: ignore[attr-defined]
                    total = total + integer(factor) * translate(atom)
                return total
            case "and" | "or":
                made = [translate(part) for part in args[0]]  # type: ignore[attr-defined]
                return z3.And(made) if term.op == "and" else z3.Or(made)
        inner = [translate(part) for part in args if isinstance(part, Term)]
        match term.op:
            case "le":
                return inner[0] <= integer(0)
            case "eq":
                return inner[0] == integer(0)
            case "not":
                return z3.Not(inner[0])
            case "ite":
                return z3.If(*inner)
            case "mul":
                return inner[0] * inner[1]
            case "div":
                return inner[0] / integer(args[1])
            case "mod":
                return inner[0] % integer(args[1])
            case "select":
                return z3.Select(*inner)
            case "store":
                return z3.Store(*inner)
            case "aconst":
                return constant_array(inner[0])
            case "wrap":
                bits = args[0]
                assert isinstance(bits, int)
                half = integer(1 << bits - 1)
                return (inner[0] + half) % integer(1 << bits) - half
            case "bit":
                width = args[1]
                a, b = (z3.Int2BV(part, width) for part in inner)
                result = a & b if args[0] == "and" else a | b if args[0] == "or" else a ^ b
                return z3.BV2Int(result, is_signed=True)
        raise ValueError(term.op)


def _name(term: Term, primed: frozenset[Term]) -> str:
    return f"{term.args[0]}'" if term in primed else str(term.args[0])


def _limits(term: Term, made: z3.ExprRef) -> tuple[z3.ExprRef, ...]:
    low, high = term.bounds
    least = () if low is None else (made >= integer(low),)
    return least if high is None else (*least, made <= integer(high))
