"""Splitting a line of textual LLVM IR into tokens, and a cursor to walk them.

One regular expression does all of it: a character it does not know is skipped, which suits a reader
of well-formed compiler output. A token's first character tells its class: % local, @ global, ! and #
metadata and attributes, a quote or c" a string, a digit or sign a number, else a word or punctuation.
"""

from __future__ import annotations

import re

from raddle.frontend.escapes import unescape

TOKEN = re.compile(
    r'[%@](?:"[^"]*"|[-\w$.]+)'
    r'|c?"[^"]*"'
    r"|[usf]?0x[KLMHR]?[0-9A-Fa-f]+"
    r"|[-+]?\d+(?:\.\d+(?:[eE][-+]?\d+)?)?(?![\w.])"
    r"|\.\.\."
    r"|[A-Za-z_$][\w$.]*"
    r'|!(?:"[^"]*"|[\w.]+)?'
    r"|#\d+"
    r"|[-+]?(?:inf|nan)\b"
    r"|[=,()\[\]{}<>*|:]"
)


def tokenize(line: str) -> list[str]:
    """`tokenize('store i32 0, ptr %x')` gives store, i32, 0, a comma, ptr, %x."""
    return TOKEN.findall(line)


def name_of(token: str) -> str:
    """The name in a %local or @global token, quotes and escapes removed."""
    if token[1:2] == '"':
        return unescape(token[2:-1]).decode("utf-8", "replace")
    return token[1:]


class Cursor:
    """A position in a list of tokens; reading beyond the end gives empty tokens."""

    __slots__ = ("at", "depth", "tokens")

    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens
        self.at = 0
        self.depth = 0
        """How many constant expressions the position is inside of."""

    def peek(self, ahead: int = 0) -> str:
        index = self.at + ahead
        return self.tokens[index] if index < len(self.tokens) else ""

    def next(self) -> str:
        token = self.tokens[self.at] if self.at < len(self.tokens) else ""
        self.at += 1
        return token

    def accept(self, token: str) -> bool:
        if self.at < len(self.tokens) and self.tokens[self.at] == token:
            self.at += 1
            return True
        return False

    def expect(self, token: str) -> None:
        found = self.next()
        if found != token:
            raise SyntaxError(f"expected {token!r}, found {found!r} in: {' '.join(self.tokens)}")

    def skip_group(self) -> None:
        """Skip a parenthesised group; the cursor stands at its opening parenthesis."""
        depth = 0
        while self.at < len(self.tokens):
            token = self.next()
            if token == "(":
                depth += 1
            elif token == ")":
                depth -= 1
                if depth == 0:
                    return
