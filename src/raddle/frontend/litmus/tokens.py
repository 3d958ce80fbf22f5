"""Words of a litmus file with their places.

Outside the threads' bodies `(* … *)` is a comment, as in all dialects of the herd tools; in C it is not,
because `(*x)` is an expression. C comments are comments everywhere.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from raddle.errors import UserError
from raddle.ir.values import Location

_C_BLANK = re.compile(r"(?:\s+|//[^\n]*|/\*.*?\*/)+", re.DOTALL)
_BLANK = re.compile(r"(?:\s+|//[^\n]*|/\*.*?\*/|\(\*.*?\*\))+", re.DOTALL)
_TOKEN = re.compile(
    r"""[A-Za-z_]\w*
      | 0[xX][0-9a-fA-F]+\w* | \d\w*
      | "(?:[^"\\]|\\.)*" | '(?:[^'\\\n]|\\.)*'
      | /\\ | \\/ | => | -> | \+\+ | -- | <<=? | >>=? | && | \|\| | [-+*/%&|^=!<>]= | <>
      | .""",
    re.VERBOSE | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Token:
    """`start` and `end` are offsets into the file's text."""

    text: str
    place: Location
    start: int
    end: int

    @property
    def is_name(self) -> bool:
        return self.text[:1].isalpha() or self.text[:1] == "_"

    @property
    def is_number(self) -> bool:
        return self.text[:1].isdigit()


class Scanner:
    """A file's text and how far it is read."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self.at = 0
        self._lines = [0, *(found.end() for found in re.finditer("\n", text))]

    def place(self, at: int) -> Location:
        from bisect import bisect_right

        line = bisect_right(self._lines, at)
        return Location(self.file, line, at - self._lines[line - 1] + 1)

    def peek(self, *, c: bool = False) -> Token | None:
        """The next token; None at the end of the text."""
        blank = (_C_BLANK if c else _BLANK).match(self.text, self.at)
        start = blank.end() if blank else self.at
        found = _TOKEN.match(self.text, start)
        if found is None:
            return None
        if self.text.startswith("/*", start) or (not c and self.text.startswith("(*", start)):
            raise UserError("this comment does not end", self.place(start))
        if found[0] == '"':
            raise UserError("this string does not end", self.place(start))
        return Token(found[0], self.place(start), start, found.end())

    def next(self, expected: str, *, c: bool = False) -> Token:
        """The next token, consumed; at the end an error says what was expected."""
        token = self.peek(c=c)
        if token is None:
            raise UserError(f"expected {expected}, found the end of the file", self.place(len(self.text)))
        self.at = token.end
        return token

    def take(self, text: str, expected: str = "") -> Token:
        """This very token."""
        token = self.next(expected or text)
        if token.text != text:
            raise UserError(f"expected {expected or text}, found {token.text!r}", token.place)
        return token

    def accept(self, text: str) -> Token | None:
        token = self.peek()
        if token is None or token.text != text:
            return None
        self.at = token.end
        return token

    def line(self) -> str:
        """What is left of the current line, consumed."""
        end = self.text.find("\n", self.at)
        end = len(self.text) if end < 0 else end
        found = self.text[self.at : end]
        self.at = end
        return found

    def until(self, closing: str, opening: str, what: str) -> list[Token]:
        """The C tokens up to the bracket that closes one already consumed; that one is consumed, too."""
        start = self.at
        depth = 0
        tokens: list[Token] = []
        while (token := self.peek(c=True)) is not None:
            self.at = token.end
            if token.text == closing:
                if depth == 0:
                    return tokens
                depth -= 1
            elif token.text == opening:
                depth += 1
            tokens.append(token)
        raise UserError(f"the {opening} that begins {what} is not closed", self.place(start - 1))
