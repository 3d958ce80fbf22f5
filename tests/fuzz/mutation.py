"""Small damages to an input: bytes, tokens and lines of a text, values of a JSON document."""

from __future__ import annotations

import copy
import json
import random
import re
from typing import Any

TOKEN = re.compile(
    rb"\s+|[A-Za-z_]\w*|\d[\w.]*|\"(?:\\.|[^\"\\\n])*\"|->|[-+*/%&|^<>=!]=|&&|\|\||<<|>>|\+\+|--|.", re.S
)
OPERATORS = (
    b"+", b"-", b"*", b"/", b"%", b"<<", b">>", b"<", b">", b"==", b"!=", b"&", b"|", b"^", b"&&", b"||",
    b"=", b"+=",
)  # fmt: skip
NUMBERS = (
    b"0", b"1", b"-1", b"2", b"255", b"65536", b"2147483647", b"-2147483648", b"4294967296",
    b"9223372036854775807", b"(-9223372036854775807LL-1)", b"18446744073709551615u", b"0.5", b"1e400", b"'a'",
    b"0x7fffffffffff",
)  # fmt: skip
WORDS = (
    b"", b";", b"{", b"}", b"(", b")", b"*", b"&", b"!", b"~", b"sizeof", b"static", b"const", b"volatile",
    b"_Atomic", b"_Thread_local", b"return", b"break", b"continue", b"goto again;", b"again:", b"if (1)",
    b"else", b"while (1)", b"for (;;)", b"do", b"switch (1)", b"case 1:", b"default:", b"int", b"char",
    b"long", b"float", b"long double", b"void", b"unsigned", b"_Bool", b"__int128",
    b"struct s { int a : 3; char b[]; }", b"union u { long l; char c[9]; }", b"(void *)", b"(int)",
    b"(char)", b"(double)", b"NULL", b"main", b"[0]", b"[99]", b"(void)", b"exists", b"forall", b"~exists",
    b"/\\", b"\\/", b"0:r0", b"[x]", b"assert(0);", b"abort();", b"exit(1);", b"pthread_exit(0);",
    b"malloc(8)", b"free(0);", b"memory_order_relaxed", b"memory_order_seq_cst",
    b"atomic_thread_fence(memory_order_acquire);", b"raddle_choice(3)", b"printf(\"%s%n%*d\")",
    b"__builtin_trap();", b"__attribute__((packed))", b"__attribute__((aligned(64)))", b"\\", b"\"", b"'",
    b"/*", b"//", b"#", b"#if 1\n", b"#include <math.h>\n", b"\xc3\xa4", b"\xff",
)  # fmt: skip
VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 7, 2**31, 2**63, -(2**70), 10**400, 0.5, float("nan"), float("inf"), "",
    "x", "../..", "\x00", "\ud800", "a" * 5000, [], {}, [[]], [None], {"": None}, [1, 2], "main", "rc11",
    "0x10",
)  # fmt: skip


def bytewise(rng: random.Random, data: bytes) -> bytes:
    """A few bytes changed, removed, doubled; or the end cut off."""
    changed = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 5))):
        at = rng.randrange(len(changed) + 1)
        kind = rng.randrange(6)
        if kind == 0 and at < len(changed):
            changed[at] ^= 1 << rng.randrange(8)
        elif kind == 1 and at < len(changed):
            changed[at] = rng.randrange(256)
        elif kind == 2:
            del changed[at : at + rng.choice((1, 1, 3, 20))]
        elif kind == 3:
            changed[at:at] = bytes(rng.randrange(256) for _ in range(rng.choice((1, 2, 8))))
        elif kind == 4:
            changed[at:at] = changed[at : at + rng.choice((4, 40))]
        elif rng.random() < 0.2:
            del changed[at:]
    return bytes(changed)


def tokenwise(rng: random.Random, data: bytes) -> bytes:
    """Tokens replaced by others, mostly of the same text: much of it still compiles."""
    tokens = TOKEN.findall(data)
    solid = [at for at, token in enumerate(tokens) if not token.isspace()]
    if not solid:
        return data
    for _ in range(rng.choice((1, 1, 1, 1, 2, 3))):
        at, other = rng.choice(solid), rng.choice(solid)
        kind = rng.choice((0, 1, 2, 3, 4, 4, 4, 5, 5, 6, 7, 7, 7, 8))  # most of all what still compiles
        if kind == 0:
            tokens[at] = b""
        elif kind == 1:
            tokens[at], tokens[other] = tokens[other], tokens[at]
        elif kind == 2:
            tokens[at] = rng.choice(WORDS)
        elif kind == 3:
            tokens[at] = b" ".join((tokens[at], rng.choice(WORDS), b""))
        elif kind in (4, 5):
            numbers = [i for i in solid if tokens[i][:1].isdigit()] or [at]
            tokens[rng.choice(numbers)] = rng.choice(NUMBERS)
        elif kind == 6:
            names = [i for i in solid if tokens[i][:1].isalpha()] or [at]
            tokens[rng.choice(names)] = tokens[rng.choice(names)]
        elif kind == 7:
            signs = [i for i in solid if tokens[i] in OPERATORS] or [at]
            tokens[rng.choice(signs)] = rng.choice(OPERATORS)
        else:
            tokens[at] = tokens[at] * 2
    return b"".join(tokens)


def linewise(rng: random.Random, data: bytes, others: list[bytes]) -> bytes:
    """Lines removed, doubled, moved; or taken from another input."""
    lines = data.splitlines(keepends=True)
    for _ in range(rng.choice((1, 1, 2, 3))):
        if not lines:
            break
        at, kind = rng.randrange(len(lines)), rng.randrange(4)
        if kind == 0:
            del lines[at]
        elif kind == 1:
            lines.insert(rng.randrange(len(lines) + 1), lines[at])
        elif kind == 2:
            other = rng.choice(others).splitlines(keepends=True) or [b""]
            start = rng.randrange(len(other))
            lines[at:at] = other[start : start + rng.choice((1, 1, 3, 10))]
        else:
            end = min(len(lines), at + rng.choice((2, 5)))
            part = lines[at:end]
            rng.shuffle(part)
            lines[at:end] = part
    return b"".join(lines)


def documentwise(rng: random.Random, data: bytes) -> bytes:
    """Values of a JSON document replaced, removed, doubled or exchanged: what is left is still JSON."""
    document = copy.deepcopy(json.loads(data))
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        places = list(_places(document))
        if not places:
            break
        holder, key = rng.choice(places)
        kind = rng.randrange(5)
        if kind == 0:
            del holder[key]
        elif kind == 1:
            other, name = rng.choice(places)
            holder[key] = copy.deepcopy(other[name])
        elif kind == 2 and isinstance(holder, list):
            holder.insert(key, copy.deepcopy(holder[key]))
        elif kind == 3 and isinstance(holder[key], int):
            holder[key] = holder[key] + rng.choice((-1, 1, 1000, -(10**6), 2**32))
        else:
            holder[key] = copy.deepcopy(rng.choice(VALUES))
    return json.dumps(document).encode("utf-8", "surrogatepass")


def _places(document: Any) -> list[tuple[Any, Any]]:
    """Every value as (holder, key), most of all those near the root: long lists would hide the rest."""
    found: list[tuple[Any, Any]] = []
    rest = [document]
    while rest:
        holder = rest.pop()
        keys = list(holder) if isinstance(holder, dict) else list(range(min(len(holder), 6)))
        for key in keys:
            found.append((holder, key))
            if isinstance(holder[key], dict | list):
                rest.append(holder[key])
    return found
