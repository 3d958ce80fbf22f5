"""The text of an asm statement as LLVM has it: statements, operands, constraints.

LLVM writes `$0` and `${0:w}` for operands, `$$` for a dollar and `$(a$|b$)` for dialects; the first one is
AT&T's. Nothing here knows what an instruction does.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_DIALECTS = re.compile(r"\$\((.*?)(?:\$\|.*?)?\$\)", re.DOTALL)
_REFERENCE = re.compile(r"\$\$|\$\{(\d*):(\w+)\}|\$\{?(\d+)\}?")
_LABEL = re.compile(r"\s*([\w.$]+):(?!\w*\[)")
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_HASH = re.compile(r"#[^\n]*")
_WAY = "write it with the C11 atomics, or leave it out with #ifndef __RADDLE__"


class NoMeaning(Exception):
    """Why an instruction is refused."""


def refused(text: str, why: str = "") -> str:
    """What to say of an instruction that has no meaning here."""
    shown = " ".join(re.sub("\x01(\\d+):(\\w*)\x01", r"%\2\1", text).split())
    return f'inline assembly "{shown[:60]}" ({why}{"; " if why else ""}{_WAY})'


@dataclass(frozen=True, slots=True)
class Statement:
    """One instruction: `prefixes` are lock and rep; operands are texts, split at commas outside of
    brackets."""

    text: str
    labels: tuple[str, ...]
    prefixes: tuple[str, ...]
    name: str
    operands: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Constraint:
    """`number`: its operand's; `place`: the machine register it is bound to, "" if the compiler chooses one;
    `tied`: the output whose register an input shares; `condition`: an output that is a flag."""

    output: bool
    indirect: bool
    letters: str
    place: str = ""
    tied: int = -1
    condition: str = ""

    @property
    def memory(self) -> bool:
        """The operand is a place in memory, and no register can stand for it."""
        return self.indirect and not re.search(r"[rqQRabcdSDlxwgX]", re.sub(r"^Q$", "", self.letters))

    @property
    def immediate(self) -> bool:
        return not self.output and bool(re.search(r"[inseIJKLMNOPZg]", self.letters))


def constraints_of(text: str) -> list[Constraint]:
    """The operands' constraints; clobbers say nothing that matters here: every value is in a place of its
    own."""
    found = []
    for item in re.findall(r"(?:\{[^}]*\}|[^,{])+", text):
        if item.startswith(("~", "!")):
            continue
        output, rest = item.startswith("="), item.lstrip("=")
        indirect, rest = "*" in rest, rest.replace("*", "").replace("&", "").replace("%", "")
        named = re.search(r"\{([^}]*)\}", rest)
        place = named[1] if named else ""
        condition = place.removeprefix("@cc") if place.startswith("@cc") else ""
        tied = int(rest) if rest.isdigit() else -1
        letters = re.sub(r"\{[^}]*\}", "r" if place else "", rest)
        found.append(Constraint(output, indirect, letters, "" if condition else place, tied, condition))
    return found


def statements(text: str, hashes: bool = True) -> list[Statement]:
    """The instructions in order. Operands are written \\x01number:modifier\\x01. `hashes`: # begins a
    comment."""
    text = _DIALECTS.sub(lambda m: m[1], text)
    text = _REFERENCE.sub(_reference, text)
    text = _COMMENT.sub(" ", text)
    if hashes:
        text = _HASH.sub(" ", text)
    found: list[Statement] = []
    labels: list[str] = []
    prefixes: list[str] = []
    for piece in re.split(r"[;\n]", text):
        while label := _LABEL.match(piece):
            labels.append(label[1])
            piece = piece[label.end() :]
        words = piece.split()
        while words and words[0].lower() in ("lock", "rep", "repz", "repe", "repne"):
            prefixes.append(words.pop(0).lower())
        if not words:
            continue
        rest = piece[piece.index(words[0]) + len(words[0]) :] if not prefixes else " ".join(words[1:])
        operands = tuple(o for o in (o.strip() for o in _split(rest)) if o)
        shown = " ".join([*prefixes, *words])
        found.append(Statement(shown, tuple(labels), tuple(prefixes), words[0].lower(), operands))
        labels, prefixes = [], []
    if labels or prefixes:
        found.append(Statement(" ".join(prefixes), tuple(labels), tuple(prefixes), "", ()))
    return found


def _reference(match: re.Match[str]) -> str:
    if match[0] == "$$":
        return "$"
    if match[3] is not None:
        return f"\x01{match[3]}:\x01"
    return f"\x01{match[1]}:{match[2]}\x01" if match[1] else ""


def _split(text: str) -> list[str]:
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return parts
