"""The C types that a litmus test may use: integers and pointers, atomic or not.

Locations are told apart by *what* they hold, not by how it is spelled: `atomic_int* x` in one thread and
`int* x` in another are one location of type int that the second thread accesses without atomicity.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from raddle.errors import UserError
from raddle.frontend.litmus.tokens import Token

_WORDS = frozenset(["int", "long", "short", "char", "unsigned", "signed", "void", "_Bool", "bool"])
_BITS = (8, 16, 32, 64)
_NAMES = {
    **{f"int{bits}_t": f"__INT{bits}_TYPE__" for bits in _BITS},
    **{f"uint{bits}_t": f"__UINT{bits}_TYPE__" for bits in _BITS},
    **{f"s{bits}": f"__INT{bits}_TYPE__" for bits in _BITS},
    **{f"u{bits}": f"__UINT{bits}_TYPE__" for bits in _BITS},
    "size_t": "__SIZE_TYPE__",
    "intptr_t": "__INTPTR_TYPE__",
    "uintptr_t": "__UINTPTR_TYPE__",
}
_ATOMIC = {
    "atomic_bool": "_Bool",
    "atomic_char": "char",
    "atomic_schar": "signed char",
    "atomic_uchar": "unsigned char",
    "atomic_short": "short",
    "atomic_ushort": "unsigned short",
    "atomic_int": "int",
    "atomic_uint": "unsigned int",
    "atomic_long": "long",
    "atomic_ulong": "unsigned long",
    "atomic_llong": "long long",
    "atomic_ullong": "unsigned long long",
    **{f"atomic_{name}": spelled for name, spelled in _NAMES.items() if name.endswith("_t")},
}
_C_BITS = {"char": 8, "bool": 8, "short": 16, "long": 64}
_NAMED_INTEGERS = {
    **{f"int{bits}": (bits, True) for bits in _BITS},
    **{f"uint{bits}": (bits, False) for bits in _BITS},
    "size": (64, False),
    "intptr": (64, True),
    "uintptr": (64, False),
}
_QUALIFIERS = frozenset(["const", "volatile", "restrict", "static", "register", "auto"])

TYPEDEFS = tuple(f"typedef {spelled} {name};" for name, spelled in _NAMES.items() if name.endswith("_t"))
"""For casts in bodies. Those of the Linux dialect (u32) are no types there: locations may be called so."""

TYPE_WORDS = _WORDS | _NAMES.keys() | _ATOMIC.keys() | _QUALIFIERS | {"_Atomic"}
"""What a declaration begins with."""


@dataclass(frozen=True, slots=True)
class Type:
    """`text` spells the type in C without its own atomicity; `pointee` is None unless it is a pointer."""

    text: str
    atomic: bool = False
    pointee: Type | None = None

    @property
    def c(self) -> str:
        return f"_Atomic({self.text})" if self.atomic else self.text

    @property
    def integer(self) -> tuple[int, bool]:
        """(bits, whether signed); a pointer is an unsigned one of 64."""
        if self.pointee is not None:
            return 64, False
        words = self.text.strip("_").lower().replace("_type", "").split()
        if len(words) == 1 and words[0] in _NAMED_INTEGERS:
            return _NAMED_INTEGERS[words[0]]
        bits = next((_C_BITS[word] for word in words if word in _C_BITS), 32)
        return bits, "unsigned" not in words and "bool" not in words

    def wrap(self, value: int) -> int:
        """The value as an object of this type holds it."""
        bits, signed = self.integer
        value &= (1 << bits) - 1
        return value - (1 << bits) if signed and value >> (bits - 1) else value

    def with_atomicity_of(self, other: Type) -> Type:
        return Type(self.text, self.atomic or other.atomic, self.pointee)


INT = Type("int")
LONG = Type("long")


def pointer_to(pointee: Type, atomic: bool = False) -> Type:
    return Type(f"{pointee.c} *", atomic, pointee)


def read_type(tokens: Sequence[Token], at: int) -> tuple[Type, int]:
    """The type that starts at `tokens[at]`, and the index behind it."""
    base: list[str] = []
    atomic = False
    while at < len(tokens):
        token = tokens[at]
        if token.text == "_Atomic" and at + 1 < len(tokens) and tokens[at + 1].text == "(":
            if at + 2 < len(tokens) and tokens[at + 2].text == "_Atomic":
                raise UserError("_Atomic(_Atomic …) is no type", token.place)
            # One call deep: what stands in the brackets is no _Atomic(…) itself.
            inner, at = read_type(tokens, at + 2)
            if at >= len(tokens) or tokens[at].text != ")":
                raise UserError("expected ) behind the type in _Atomic(…)", token.place)
            if base:
                raise UserError(f"{' '.join(base)} _Atomic(…) is no type", token.place)
            at += 1
            return _pointers(tokens, at, Type(inner.text, True, inner.pointee))
        if token.text == "_Atomic":
            atomic = True
        elif token.text in _WORDS:
            base.append("_Bool" if token.text == "bool" else token.text)
        elif token.text in _NAMES and not base:
            base.append(_NAMES[token.text])
        elif token.text in _ATOMIC and not base:
            base.append(_ATOMIC[token.text])
            atomic = True
        elif token.text not in _QUALIFIERS:
            break
        at += 1
    if not base:
        where = tokens[min(at, len(tokens) - 1)]
        raise UserError(
            f"expected a type, found {where.text!r}",
            where.place,
            hint="integer types, atomic_… types and pointers to them are known",
        )
    return _pointers(tokens, at, Type(" ".join(base), atomic))


def _pointers(tokens: Sequence[Token], at: int, type: Type) -> tuple[Type, int]:
    while at < len(tokens):
        word = tokens[at].text
        if word == "*":
            type = pointer_to(type)
        elif word == "_Atomic":
            type = Type(type.text, True, type.pointee)
        elif word not in _QUALIFIERS:
            break
        at += 1
    return type, at
