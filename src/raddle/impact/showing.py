"""Terms as infix text, for people."""

from __future__ import annotations

from raddle.impact.terms import Term, linear, parts_of


def show(term: Term) -> str:
    """For people: an infix text."""
    op, args = term.op, term.args
    if op in ("true", "false"):
        return op
    if op in ("const", "var", "avar"):
        return str(args[0])
    if op == "lin":
        parts = args[1]
        assert isinstance(parts, tuple)
        texts = [str(a) if f == 1 else f"{f}*{a}" for f, a in parts]
        return " + ".join(texts + ([str(args[0])] if args[0] else []))
    if op in ("le", "eq"):
        return _show_comparison(term)
    if op == "not":
        return f"!({args[0]})"
    if op in ("and", "or"):
        return "(" + (" && " if op == "and" else " || ").join(map(str, parts_of(term))) + ")"
    if op == "select":
        return f"{args[0]}[{args[1]}]"
    return f"{op}({', '.join(map(str, args))})"


def _show_comparison(term: Term) -> str:
    inner = term.args[0]
    assert isinstance(inner, Term)
    sign = "<=" if term.op == "le" else "=="
    if inner.op != "lin":
        return f"{inner} {sign} 0"
    constant, parts = inner.args
    assert isinstance(constant, int)
    assert isinstance(parts, tuple)
    left = [(f, a) for f, a in parts if f > 0]
    right = [(-f, a) for f, a in parts if f < 0]
    if constant > 0:
        return f"{linear(constant, left)} {sign} {linear(0, right)}"
    return f"{linear(0, left)} {sign} {linear(-constant, right)}"
