"""Random C expressions over what a program shares; see rich.py."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

VARIABLES = {"x": "int", "y": "int", "u": "unsigned"}
NARROW = {"c": "signed char", "b": "unsigned char", "s": "short", "h": "unsigned short", "f": "_Bool"}
WIDE = {"w": "long long", "k": "unsigned long"}
EDGES = ("127", "-128", "255", "32767", "-32768", "65535", "0x7fffffff", "(-0x7fffffff - 1)", "0xffffffffu")
SIGNS = ("==", "!=", "<", "<=", ">", ">=")


@dataclass
class Expressions:
    """`palette`: the features that may be used. `endless`: threads loop for ever, or until one of them has
    done `rounds` rounds and ends the program."""

    rng: random.Random
    endless: bool = False
    rounds: int = 0
    without: frozenset[str] = frozenset()
    features: set[str] = field(default_factory=set)
    text: str = ""
    palette: frozenset[str] = frozenset()
    variables: dict[str, str] = field(default_factory=dict)
    depth: int = 0
    held: list[str] = field(default_factory=list)
    inside_function: bool = False
    labels: int = 0

    # --- choices

    def may(self, feature: str, chance: float = 1.0) -> bool:
        """Whether to use the feature now."""
        if feature in self.palette and self.rng.random() < chance:
            self.features.add(feature)
            return True
        return False

    def pick(self, *items: str) -> str:
        return self.rng.choice(items)

    # --- expressions

    def index(self, size: int) -> str:
        low = self.rng.random()
        if low < 0.3:
            return str(self.rng.randrange(size))
        if self.may("outside", 0.15):
            return self.pick("i", "x" if "x" in self.variables else "j", "j - 1", str(size), "i + j")
        inner = self.pick("i", "j", "v", *(n for n in self.variables if n != "f"))
        return f"(unsigned){inner} % {size}" if size != 2 else f"{inner} & 1"

    def place(self) -> str:
        """A shared scalar."""
        name = self.rng.choice(list(self.variables))
        ways = [name, name]
        if self.may("array", 0.6):
            ways += [f"a[{self.index(3)}]"] * 2
        if self.may("grid", 0.6):
            ways += [f"g[{self.index(2)}][{self.index(2)}]"] * 2
        if self.may("nested", 0.6):
            part = f"s[{self.index(self.rng.choice((2, 3, 4)))}]"
            if self.rng.random() < 0.6:
                part = f"a[{self.index(self.rng.choice((2, 2, 3)))}]"
            ways += [f"d[{self.index(2)}].{self.pick(part, part, 'c')}"] * 2
        if self.may("pointer table", 0.6):
            ways += [f"*ps[{self.index(2)}]"] * 2
        if self.may("struct pointer", 0.6):
            ways += ["sp->k", "sp->h", "sp->n"]
        if self.may("pointer arithmetic", 0.6):
            ways += [f"q[{self.pick('i & 1', 'j', '1', '-1')}]", f"*(q + {self.pick('1', 'v', 'i')})"]
        if self.may("struct", 0.6):
            ways += ["p.k", "p.h", "p.n"]
        if self.may("records", 0.6):
            ways += [f"r[{self.index(2)}].{self.pick('k', 'h', 'n')}"] * 2
        if self.may("pointer", 0.6):
            ways += ["*q", "*q"]
        if self.may("thread local", 0.4):
            ways += ["own"]
        return self.rng.choice(ways)

    def leaf(self) -> str:
        kind = self.rng.random()
        if kind < 0.4:
            return self.place()
        if kind < 0.6:
            return self.pick("i", "j", "v")
        if kind < 0.7 and ("narrow" in self.palette or "wide" in self.palette):
            return self.pick(*EDGES)
        return str(self.rng.randint(-1, 4)) if self.rng.random() < 0.9 else self.pick("7", "12", "100")

    def value(self, depth: int = 0) -> str:
        if depth >= 2 or self.rng.random() < 0.35:
            return self.leaf()
        one, other = self.value(depth + 1), self.value(depth + 1)
        if self.may("division", 0.4):
            by = self.pick("2", "3", "-3", "7u", f"({other} | 1)", f"({other} & 3)", "-1", other)
            return f"({one} {self.pick('/', '%')} {by})"
        if self.may("shift", 0.4):
            by = self.pick("1", "3", "7", f"({other} & 7)", "i", "31", f"({other} & 31)")
            return f"({self.pick('', '(unsigned)', '(short)')}({one}) {self.pick('<<', '>>')} {by})"
        if self.may("bits", 0.5):
            return self.pick(
                f"({one} {self.pick('&', '|', '^')} {other})",
                f"(~{one})",
                f"({one} & ~{self.pick('1', '6', '8')})",
                f"(int)__builtin_popcount((unsigned){one} & 15u)",
                f"({one} ^ {self.pick('5', '-2', '0x80')})",
            )
        if self.may("select", 0.4):
            return f"({self.truth(1)} ? {one} : {other})"
        if self.may("narrow", 0.3):
            return (
                f"({self.pick('signed char', 'unsigned char', 'short', 'unsigned short')})({one} + {other})"
            )
        if self.may("wide", 0.3):
            return f"(int)(((long long){one} * {other}) {self.pick('>> 3', '% 5', '+ 1')})"
        if not self.inside_function and self.may("function", 0.4):
            return f"compute({one}, {other})"
        return f"({one} {self.pick('+', '+', '-', '*')} {other})"

    def truth(self, depth: int = 1) -> str:
        text = f"{self.value(depth)} {self.rng.choice(SIGNS)} {self.value(depth + 1)}"
        if depth <= 1 and self.rng.random() < 0.25:
            text = f"{text} {self.pick('&&', '||')} {self.value(2)} {self.rng.choice(SIGNS)} {self.leaf()}"
        return text

    def small(self, text: str) -> str:
        """In programs that loop, numbers stay small most of the time."""
        if not self.endless or self.rng.random() < 0.05:
            return text
        return self.pick(
            f"({text}) & 3", f"({text}) & 1", f"(unsigned)({text}) % 3", str(self.rng.randint(0, 2))
        )
