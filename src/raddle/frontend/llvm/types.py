"""LLVM's types with their sizes on x86-64 and on i386, as the data layouts that clang writes have them.

Layout is decided here once: a type knows its size, its alignment and, for aggregates, where each
element lies, so the rest of the reader never computes an offset.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from raddle.errors import UnsupportedError
from raddle.frontend.llvm.tokens import Cursor, name_of, tokenize


@dataclass(frozen=True, slots=True)
class LlvmType:
    """kind: int float ptr void array vector struct function opaque (label, metadata, unknown).

    `size` is the distance of array elements (alloc size). `elements`: of a struct its fields, of an
    array or vector the one element type, of a function its result and parameters. `offsets`: of a
    struct's fields."""

    kind: str
    name: str
    size: int
    align: int
    bits: int = 0
    count: int = 0
    elements: tuple[LlvmType, ...] = ()
    offsets: tuple[int, ...] = ()
    variadic: bool = False

    @property
    def aggregate(self) -> bool:
        return self.kind in ("struct", "array")


VOID = LlvmType("void", "void", 0, 1)
PTR = LlvmType("ptr", "ptr", 8, 8, 64)
FLOAT = LlvmType("float", "float", 4, 4, 32)
DOUBLE = LlvmType("float", "double", 8, 8, 64)
I1 = LlvmType("int", "i1", 1, 1, 1)
I8 = LlvmType("int", "i8", 1, 1, 8)
I32 = LlvmType("int", "i32", 4, 4, 32)
I64 = LlvmType("int", "i64", 8, 8, 64)

_SIMPLE: dict[str, LlvmType] = {
    "void": VOID,
    "ptr": PTR,
    "float": FLOAT,
    "double": DOUBLE,
    "i1": I1,
    "i8": I8,
    "i32": I32,
    "i64": I64,
    "half": LlvmType("float", "half", 2, 2, 16),
    "bfloat": LlvmType("float", "bfloat", 2, 2, 16),
    "x86_fp80": LlvmType("float", "x86_fp80", 16, 16, 80),
    "fp128": LlvmType("float", "fp128", 16, 16, 128),
    "label": LlvmType("opaque", "label", 0, 1),
    "metadata": LlvmType("opaque", "metadata", 0, 1),
    "token": LlvmType("opaque", "token", 0, 1),
    "x86_amx": LlvmType("opaque", "x86_amx", 1024, 64),
}
_NARROW: dict[str, LlvmType] = {
    **_SIMPLE,
    "ptr": LlvmType("ptr", "ptr", 4, 4, 32),
    "double": LlvmType("float", "double", 8, 4, 64),
    "i64": LlvmType("int", "i64", 8, 4, 64),
    "x86_fp80": LlvmType("float", "x86_fp80", 12, 4, 80),
}
"""On i386: pointers of 4 bytes, and nothing but 16 bytes lies at more than a multiple of 4."""
_INTEGER = re.compile(r"i\d+\Z")


def _integer_type(bits: int, narrow: bool) -> LlvmType:
    """`iN` with the size and alignment its memory form has."""
    name = f"i{bits}"
    size = (bits + 7) // 8
    align = 1
    while align < size and align < (4 if narrow and bits <= 64 else 16):
        align *= 2
    return LlvmType("int", name, (size + align - 1) // align * align, align, bits)


def array_type(count: int, element: LlvmType) -> LlvmType:
    name = f"[{count} x {element.name}]"
    return LlvmType("array", name, count * element.size, element.align, 0, count, (element,))


def vector_type(count: int, element: LlvmType) -> LlvmType:
    bits = count * element.bits
    size = max(1, (bits + 7) // 8)
    align = 1
    while align < size:
        align *= 2
    return LlvmType("vector", f"<{count} x {element.name}>", align, align, bits, count, (element,))


def struct_type(fields: tuple[LlvmType, ...], packed: bool, name: str = "") -> LlvmType:
    offsets = []
    size, align = 0, 1
    for field in fields:
        field_align = 1 if packed else field.align
        size = (size + field_align - 1) // field_align * field_align
        offsets.append(size)
        size += field.size
        align = max(align, field_align)
    size = (size + align - 1) // align * align
    shown = name or "{ " + ", ".join(f.name for f in fields) + " }"
    return LlvmType("struct", shown, size, align, 0, len(fields), fields, tuple(offsets))


MAX_DEPTH = 100
"""Structs and arrays inside each other. Functions over types, and over values that have them, call themselves
for the parts: this is how deep they go."""


class TypeTable:
    """The named types of a module; a body is parsed when it is first asked for."""

    def __init__(self, narrow: bool = False) -> None:
        self.narrow = narrow
        self._simple = _NARROW if narrow else _SIMPLE
        self._bodies: dict[str, str] = {}
        self._named: dict[str, LlvmType] = {}
        self._depth = 0

    def define(self, name: str, body: str) -> None:
        self._bodies[name] = body

    def named(self, name: str) -> LlvmType:
        found = self._named.get(name)
        if found is None:
            body = self._bodies.get(name, "opaque")
            if body.startswith("opaque"):
                found = LlvmType("opaque", name, 0, 1)
            else:
                cursor = Cursor(tokenize(body))
                bare = self.parse(cursor)
                found = LlvmType(
                    bare.kind, name, bare.size, bare.align, bare.bits, bare.count, bare.elements, bare.offsets
                )
            self._named[name] = found
        return found

    def all_named(self) -> list[LlvmType]:
        return [self.named(name) for name in self._bodies]

    def parse(self, cursor: Cursor) -> LlvmType:
        """The type at the cursor, function types (`i32 (ptr, ...)`) included."""
        token = cursor.next()
        found = self._simple.get(token)
        if found is None:
            if self._depth == MAX_DEPTH:
                what = "structs or arrays inside each other is not supported"
                raise UnsupportedError(f"a type of more than {MAX_DEPTH} {what}")
            self._depth += 1
            try:
                found = self._parse_compound(token, cursor)
            finally:
                self._depth -= 1
        while cursor.peek() == "addrspace":
            cursor.next()
            cursor.skip_group()
        if cursor.peek() == "(":
            return self._parse_function(found, cursor)
        return found

    def _parse_compound(self, token: str, cursor: Cursor) -> LlvmType:
        if token[0] == "%":
            return self.named(name_of(token))
        if token == "[":
            count = int(cursor.next())
            cursor.expect("x")
            element = self.parse(cursor)
            cursor.expect("]")
            return array_type(count, element)
        if token == "<" and cursor.peek() == "{":
            cursor.next()
            fields = self._parse_list(cursor, "}")
            cursor.expect(">")
            return struct_type(fields, packed=True)
        if token == "<":
            count = int(cursor.next())
            cursor.expect("x")
            element = self.parse(cursor)
            cursor.expect(">")
            return vector_type(count, element)
        if token == "{":
            return struct_type(self._parse_list(cursor, "}"), packed=False)
        if _INTEGER.match(token):
            found = self._simple[token] = _integer_type(int(token[1:]), self.narrow)
            return found
        raise SyntaxError(f"not a type: {token!r} in {' '.join(cursor.tokens)}")

    def _parse_list(self, cursor: Cursor, end: str) -> tuple[LlvmType, ...]:
        found = []
        while not cursor.accept(end):
            found.append(self.parse(cursor))
            cursor.accept(",")
        return tuple(found)

    def _parse_function(self, result: LlvmType, cursor: Cursor) -> LlvmType:
        cursor.expect("(")
        elements = [result]
        variadic = False
        while not cursor.accept(")"):
            if cursor.accept("..."):
                variadic = True
            else:
                elements.append(self.parse(cursor))
            cursor.accept(",")
        return LlvmType("function", "function", 0, 1, 0, 0, tuple(elements), (), variadic)


_TYPE_WORDS = frozenset(_SIMPLE)


def starts_type(token: str) -> bool:
    """Whether a token can begin a type (attributes and flags cannot)."""
    return token in _TYPE_WORDS or token[:1] in ("%", "[", "<", "{") or bool(_INTEGER.match(token))
