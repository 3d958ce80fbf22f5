"""Reads the end of a litmus file: `locations [x; 0:r0;]`, `filter (…)`, `exists (0:r0=1 /\\ x=2)`.

`/\\` binds tighter than `\\/`, and that tighter than `=>`; `~` and `not` bind tightest.
"""

from __future__ import annotations

from raddle.errors import UserError
from raddle.frontend.litmus.condition import (
    Condition,
    Constant,
    Equal,
    Joined,
    Location,
    Not,
    Observable,
    Proposition,
    Register,
    Value,
)
from raddle.frontend.litmus.tokens import Scanner, Token

MAX_DEPTH = 100
"""How deep parts of a condition may stand inside each other: functions over it call themselves."""
_STARTS = "locations, filter, exists, ~exists or forall"


def read_final(scanner: Scanner) -> tuple[tuple[tuple[Observable, Token], ...], Condition | None]:
    """(what `locations` names with the places, the condition); None if there is no condition."""
    listed: list[tuple[Observable, Token]] = []
    kept: Proposition | None = None
    while (token := scanner.peek()) is not None:
        if token.text == "locations":
            scanner.next("locations")
            listed += _listed(scanner)
        elif token.text == "filter":
            scanner.next("filter")
            kept = _implication(scanner, 0)
        else:
            quantifier = _quantifier(scanner)
            condition = Condition(quantifier, _implication(scanner, 0), kept)
            behind = scanner.peek()
            if behind is not None:
                raise UserError(
                    f"expected the end of the file behind the condition, found {behind.text!r}", behind.place
                )
            return tuple(listed), condition
    return tuple(listed), None if kept is None else Condition("forall", Constant(True), kept)


def _quantifier(scanner: Scanner) -> str:
    token = scanner.next(_STARTS)
    if token.text in ("~", "not") and scanner.accept("exists"):
        return "~exists"
    if token.text in ("exists", "forall"):
        return token.text
    raise UserError(f"expected {_STARTS}, found {token.text!r}", token.place)


def _listed(scanner: Scanner) -> list[tuple[Observable, Token]]:
    scanner.take("[", "[ behind locations")
    found: list[tuple[Observable, Token]] = []
    while not scanner.accept("]"):
        token = scanner.next("a location, a register or ]")
        found.append((read_observable(scanner, token), token))
        if not scanner.accept(";"):
            scanner.take("]", "; or ]")
            break
    return found


def _implication(scanner: Scanner, depth: int) -> Proposition:
    if depth > MAX_DEPTH:
        raise UserError(f"the condition is nested more than {MAX_DEPTH} deep", scanner.place(scanner.at))
    premise = _joined(scanner, "\\/", depth)
    if scanner.accept("=>"):
        return Joined("=>", (premise, _implication(scanner, depth + 1)))
    return premise


def _joined(scanner: Scanner, operator: str, depth: int) -> Proposition:
    parts = []
    while True:
        parts.append(_joined(scanner, "/\\", depth) if operator == "\\/" else _single(scanner, depth))
        if not scanner.accept(operator):
            return parts[0] if len(parts) == 1 else Joined(operator, tuple(parts))


def _single(scanner: Scanner, depth: int) -> Proposition:
    negated = False
    token = scanner.next("a condition such as 0:r0=1")
    while token.text in ("~", "not", "!"):
        negated = not negated
        token = scanner.next("a condition such as 0:r0=1")
    found: Proposition
    if token.text == "(":
        found = _implication(scanner, depth + 1)
        scanner.take(")", "), /\\ or \\/")
    elif token.text in ("true", "false"):
        found = Constant(token.text == "true")
    else:
        left = read_observable(scanner, token)
        sign = scanner.next(f"= behind {left}")
        if sign.text not in ("=", "==", "!=", "<>"):
            raise UserError(f"expected = behind {left}, found {sign.text!r}", sign.place)
        found = Equal(left, _right(scanner), token.place)
        negated ^= sign.text in ("!=", "<>")
    return Not(found) if negated else found


def _right(scanner: Scanner) -> Value | Observable:
    """`1`, `x` (its address), or `1:r0`: what a register holds."""
    start = scanner.at
    token = scanner.next("a value")
    if _colon_follows(scanner):
        return read_observable(scanner, token)
    scanner.at = start
    return read_value(scanner)


def read_observable(scanner: Scanner, token: Token) -> Observable:
    """`0:r0`, `P0:r0`, `x`, `[x]`, `*x` or `x[1]`; the first token is already consumed."""
    if token.text in ("[", "*"):
        name = scanner.next("the name of a location")
        if token.text == "[":
            scanner.take("]", f"] behind [{name.text}")
        return Location(_name(name, "the name of a location"))
    if token.is_number or (token.text[:1] == "P" and token.text[1:].isdigit() and _colon_follows(scanner)):
        scanner.take(":", f": and a register behind {token.text}")
        register = _name(scanner.next("a register"), "a register")
        return Register(_number(token, token.text.removeprefix("P")), register)
    location = _name(token, "a location or a register such as 0:r0")
    return Location(location, _index(scanner))


def _index(scanner: Scanner) -> int | None:
    """Of an element of an array; None if none follows."""
    if not scanner.accept("["):
        return None
    token = scanner.next("a number")
    index = _number(token, token.text)
    scanner.take("]", "]")
    return index


def read_value(scanner: Scanner) -> Value:
    """A number, or the name of a location for its address (`x`, `&x`, `&x[1]`), given as `&x`."""
    token = scanner.next("a value")
    if token.text in ("-", "+"):
        digits = scanner.next("a number")
        return _number(digits, digits.text) * (-1 if token.text == "-" else 1)
    if token.text == "&":
        name = _name(scanner.next("the name of a location"), "the name of a location")
        index = _index(scanner)
        return f"&{name}[{index}]" if index else f"&{name}"
    if token.text in ("true", "false"):
        return int(token.text == "true")
    if token.text == "NULL":
        return 0
    return "&" + token.text if token.is_name else _number(token, token.text)


def _colon_follows(scanner: Scanner) -> bool:
    token = scanner.peek()
    return token is not None and token.text == ":"


def _name(token: Token, expected: str) -> str:
    if not token.is_name:
        raise UserError(f"expected {expected}, found {token.text!r}", token.place)
    return token.text


def _number(token: Token, text: str) -> int:
    try:
        return int(text.rstrip("uUlL"), 0)
    except ValueError:
        raise UserError(f"expected a number, found {token.text!r}", token.place) from None
