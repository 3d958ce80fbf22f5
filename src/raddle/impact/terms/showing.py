"""Terms as infix text, for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from raddle.impact.terms.terms import Term


def show(term: Term) -> str:
    """For people: an infix text."""
    op: str = term.op
    args: Any = term.args
    if op in ("true", "false"):
        return op
    if op in ("const", "var", "avar"):
        return str(args[0])
    if op == "lin":
        return _sum(*args)
    if op in ("le", "eq"):
        return _show_comparison(term)
    if op == "not":
        return f"!({args[0]})"
    if op in ("and", "or"):
        return "(" + (" && " if op == "and" else " || ").join(map(str, args[0])) + ")"
    if op == "select":
        return f"{args[0]}[{args[1]}]"
    return f"{op}({', '.join(map(str, args))})"


def _sum(constant: int, parts: Any) -> str:
    texts = [str(atom) if factor == 1 else f"{factor}*{atom}" for factor, atom in parts]
    return " + ".join(texts + ([str(constant)] if constant or not texts else []))


def _show_comparison(term: Term) -> str:
    inner: Any = term.args[0]
    sign = "<=" if term.op == "le" else "=="
    if inner.op != "lin":
        return f"{inner} {sign} 0"
    constant, parts = inner.args
    left = _sum(max(constant, 0), [(f, a) for f, a in parts if f > 0])
    right = _sum(max(-constant, 0), [(-f, a) for f, a in parts if f < 0])
    return f"{left} {sign} {right}"
