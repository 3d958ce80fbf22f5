"""A thread's body: finds its registers and makes them the thread's own from its first line on.

The herd tools know one flat set of registers per thread, all zero at the beginning, wherever their
declarations stand. So every declaration becomes an assignment (or nothing if it gives no value), and
the register is declared at the top. All else stays as it is, on the line where it was: clang judges it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from raddle.errors import UnsupportedError, UserError
from raddle.frontend.litmus.prelude import END, LINUX_HINT, unsupported
from raddle.frontend.litmus.tokens import Scanner, Token
from raddle.frontend.litmus.types import TYPE_WORDS, Type, pointer_to, read_type

_BEFORE_STATEMENT = frozenset(("{", "}", ";", ":"))
_ASSIGNMENTS = frozenset(("++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="))
_BEHIND_OPENING = {"(": ")", "[": "]", "{": "}"}


def read_body(
    scanner: Scanner, tokens: Sequence[Token], parameters: Mapping[str, object], start: int, end: int
) -> tuple[str, dict[str, Type]]:
    """(the body's text, its registers). `tokens` are those between the braces at `start` and `end`."""
    registers: dict[str, Type] = {}
    pieces: list[str] = []
    copied = start
    at = 0
    while at < len(tokens):
        token = tokens[at]
        replacement: str | None = None
        behind = at + 1
        if token.text in TYPE_WORDS and _begins_statement(tokens, at):
            behind = _end_of_statement(tokens, at)
            replacement = _declaration(scanner, tokens[at:behind], parameters, registers)
        elif token.text == "return" and _begins_statement(tokens, at, nested=True):
            behind = _end_of_statement(tokens, at)
            if behind != at + 1:
                raise UserError("a thread of a litmus test returns nothing; expected ;", token.place)
            replacement = f"goto {END}"
        elif token.text in ("struct", "union", "enum", "typedef"):
            raise UnsupportedError(f"{token.text} is not known in a litmus test", token.place)
        elif at + 1 < len(tokens) and tokens[at + 1].text == "(" and unsupported(token.text):
            raise UnsupportedError(f"{token.text} {unsupported(token.text)}", token.place, hint=LINUX_HINT)
        if replacement is not None:
            last = tokens[behind - 1].end
            # Newlines stay, so that clang's messages keep their lines.
            lost = scanner.text[token.start : last].count("\n") - replacement.count("\n")
            pieces += [scanner.text[copied : token.start], replacement, "\n" * lost]
            copied = last
        at = behind
    pieces.append(scanner.text[copied:end])
    return "".join(pieces), registers


def undeclared(tokens: Sequence[Token]) -> list[str]:
    """Names that are assigned to, or look like a register: the herd tools ask for no declaration."""
    found = []
    for before, token, behind in zip([None, *tokens], tokens, [*tokens[1:], None], strict=False):
        if not token.is_name or token.text in TYPE_WORDS or (before and before.text in (".", "->", "goto")):
            continue
        assigned = behind is not None and (behind.text == "=" or behind.text in _ASSIGNMENTS)
        if assigned or re.fullmatch(r"r\d+", token.text):
            found.append(token.text)
    return found


def _begins_statement(tokens: Sequence[Token], at: int, *, nested: bool = False) -> bool:
    if at == 0 or tokens[at - 1].text in _BEFORE_STATEMENT:
        return True
    if nested:
        return tokens[at - 1].text in (")", "else", "do")
    return at > 1 and tokens[at - 1].text == "(" and tokens[at - 2].text == "for"


def _end_of_statement(tokens: Sequence[Token], at: int) -> int:
    """The index of its semicolon."""
    first = tokens[at]
    for index in range(at, len(tokens)):
        if tokens[index].text == ";":
            return index
    raise UserError(f"expected ; behind the statement that begins with {first.text}", tokens[-1].place)


def _declaration(
    scanner: Scanner, tokens: Sequence[Token], parameters: Mapping[str, object], registers: dict[str, Type]
) -> str:
    base, at = read_type(tokens, 0)
    assignments = []
    while True:
        type = base
        while at < len(tokens) and tokens[at].text == "*":
            type = pointer_to(type)
            at += 1
        if at >= len(tokens) or not tokens[at].is_name:
            found = tokens[min(at, len(tokens) - 1)]
            raise UserError(f"expected the name of a register, found {found.text!r}", found.place)
        name = tokens[at]
        _add_register(name, type, parameters, registers)
        at += 1
        if at < len(tokens) and tokens[at].text == "=":
            behind = _end_of_initializer(tokens, at + 1)
            assignments.append(scanner.text[name.start : tokens[behind - 1].end])
            at = behind
        if at >= len(tokens):
            return ", ".join(assignments)
        if tokens[at].text == "[":
            raise UnsupportedError(
                f"register {name.text} is an array", name.place, hint="use one per element"
            )
        if tokens[at].text != ",":
            raise UserError(
                f"expected = , or ; behind register {name.text}, found {tokens[at].text!r}", tokens[at].place
            )
        at += 1
        # In `int *p, q` the second is an int: only the first name takes the stars read with the type.
        while base.pointee is not None:
            base = base.pointee


def _add_register(
    name: Token, type: Type, parameters: Mapping[str, object], registers: dict[str, Type]
) -> None:
    if name.text in parameters:
        raise UserError(f"{name.text} is a parameter of this thread and a register, too", name.place)
    known = registers.setdefault(name.text, type)
    if known != type:
        raise UserError(f"register {name.text} is {known.c} above, and {type.c} here", name.place)


def _end_of_initializer(tokens: Sequence[Token], at: int) -> int:
    """The index behind it: of the comma that ends it, or behind the last token."""
    if at >= len(tokens):
        raise UserError("expected a value behind =", tokens[-1].place)
    if tokens[at].text == "{":
        raise UnsupportedError("registers hold one value each; { is not known here", tokens[at].place)
    closing: list[str] = []
    for index in range(at, len(tokens)):
        text = tokens[index].text
        if text in _BEHIND_OPENING:
            closing.append(_BEHIND_OPENING[text])
        elif closing and text == closing[-1]:
            closing.pop()
        elif text == "," and not closing:
            return index
    return len(tokens)
