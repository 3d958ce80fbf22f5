"""Formulas to z3 for the certificate checker: written apart from the search's, and plainly.

Wrap-around is a remainder here, never a case distinction; each variable and each array element carries the
range of its type. A variable that a step changes has a primed twin for its value afterwards.
"""

from __future__ import annotations

import z3

from raddle.impact.terms import Term


class Translation:
    """`facts` grows with every translated term: ranges that hold by the types."""

    def __init__(self, changed: frozenset[Term] = frozenset()) -> None:
        self.changed = changed
        self.facts: list[z3.ExprRef] = []
        self._memo: dict[tuple[Term, bool], z3.ExprRef] = {}

    def of(self, term: Term) -> z3.ExprRef:
        """Before the step."""
        return self._translate(term, False)

    def after(self, term: Term) -> z3.ExprRef:
        return self._translate(term, True)

    def _translate(self, term: Term, later: bool) -> z3.ExprRef:
        key = (term, later)
        found = self._memo.get(key)
        if found is None:
            found = self._memo[key] = self._build(term, later)
            if term.op in ("var", "select"):
                self._limit(term, found)
        return found

    def _limit(self, term: Term, made: z3.ExprRef) -> None:
        low, high = term.bounds
        if low is not None:
            self.facts.append(made >= z3.IntVal(low))
        if high is not None:
            self.facts.append(made <= z3.IntVal(high))

    def _build(self, term: Term, later: bool) -> z3.ExprRef:
        args = term.args
        match term.op:
            case "const":
                return z3.IntVal(args[0])
            case "var":
                return z3.Int(self._name(term, later))
            case "avar":
                return z3.Array(self._name(term, later), z3.IntSort(), z3.IntSort())
            case "true":
                return z3.BoolVal(True)
            case "false":
                return z3.BoolVal(False)
            case "lin":
                total = z3.IntVal(args[0])
                for factor, atom in args[1]:  # type: ignore[attr-defined]
                    total = total + z3.IntVal(factor) * self._translate(atom, later)
                return total
            case "and" | "or":
                made = [self._translate(part, later) for part in args[0]]  # type: ignore[attr-defined]
                return z3.And(made) if term.op == "and" else z3.Or(made)
        inner = [self._translate(part, later) for part in args if isinstance(part, Term)]
        match term.op:
            case "le":
                return inner[0] <= z3.IntVal(0)
            case "eq":
                return inner[0] == z3.IntVal(0)
            case "not":
                return z3.Not(inner[0])
            case "ite":
                return z3.If(*inner)
            case "mul":
                return inner[0] * inner[1]
            case "div":
                return inner[0] / z3.IntVal(args[1])
            case "mod":
                return inner[0] % z3.IntVal(args[1])
            case "select":
                return z3.Select(*inner)
            case "store":
                return z3.Store(*inner)
            case "aconst":
                return z3.K(z3.IntSort(), inner[0])
            case "wrap":
                bits = args[0]
                assert isinstance(bits, int)
                half = z3.IntVal(1 << bits - 1)
                return (inner[0] + half) % z3.IntVal(1 << bits) - half
            case "bit":
                width = args[1]
                a, b = (z3.Int2BV(part, width) for part in inner)
                result = a & b if args[0] == "and" else a | b if args[0] == "or" else a ^ b
                return z3.BV2Int(result, is_signed=True)
        raise ValueError(term.op)

    def _name(self, term: Term, later: bool) -> str:
        return f"{term.args[0]}'" if later and term in self.changed else str(term.args[0])
