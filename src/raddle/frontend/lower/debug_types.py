"""C types from debug metadata, for reports: qualifiers and typedefs are looked through.

A type refers to others by index, so a struct that points to itself is no problem: its index is
reserved before its members are read.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.frontend.llvm.metadata import Metadata, Node
from raddle.ir.program import DebugType

_ENCODINGS = {
    "DW_ATE_signed": "int",
    "DW_ATE_unsigned": "uint",
    "DW_ATE_boolean": "bool",
    "DW_ATE_signed_char": "char",
    "DW_ATE_unsigned_char": "char",
    "DW_ATE_float": "float",
}
_TRANSPARENT = frozenset(
    [
        "DW_TAG_typedef",
        "DW_TAG_const_type",
        "DW_TAG_volatile_type",
        "DW_TAG_restrict_type",
        "DW_TAG_atomic_type",
    ]
)
_POINTERS = ("DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type")
_COMPOSITES = {
    "DW_TAG_structure_type": "struct",
    "DW_TAG_class_type": "struct",
    "DW_TAG_union_type": "union",
    "DW_TAG_enumeration_type": "enum",
    "DW_TAG_array_type": "array",
}

MAX_DEPTH = 100
"""Pointers to pointers and arrays of arrays; what lies deeper is not described in reports."""


def _has_place(part: Node) -> bool:
    """Whether it is a member or a base class, at a place that is known."""
    static = part.fields.get("flags", "")
    known = "DIFlagStaticMember" not in static and "DIFlagVirtual" not in static
    return known and part.fields.get("tag") in ("DW_TAG_member", "DW_TAG_inheritance")


def _is_librarys(metadata: Metadata, node: Node) -> bool:
    scope = node.reference("scope")
    around = metadata.node(scope) if scope is not None else None
    return around is not None and around.kind == "DINamespace" and around.text("name") in ("__1", "std")


class DebugTypes:
    """The program's debug types, filled as variables ask for theirs."""

    def __init__(self, pointer_size: int = 8) -> None:
        self._pointer_size = pointer_size
        self.types: list[DebugType] = []
        self._known: dict[tuple[int, int | None], int] = {}
        self._open: list[tuple[int, int, Metadata, Node]] = []
        """Structs without their members: type, unit, and where the members are."""

    def index(self, unit: int, metadata: Metadata, number: int | None) -> int:
        """The index of a type node of one module; None stands for void."""
        found = self._index(unit, metadata, number, 0)
        while self._open:
            at, other, where, node = self._open.pop()
            parts = [part for part in self._parts(where, node) if _has_place(part)]
            members = tuple(self._member(other, where, part) for part in parts)
            if _is_librarys(where, node):  # `tail`, not `tail.__a_.__a_value`
                members = tuple(
                    ("", *member[1:]) if member[0].startswith("__") else member for member in members
                )
            self.types[at] = replace(self.types[at], members=members)
        return found

    def _index(self, unit: int, metadata: Metadata, number: int | None, depth: int) -> int:
        """Calls itself through pointers and arrays, down to MAX_DEPTH; members wait, so that types which
        refer to each other in a long chain need no deep one here."""
        key = (unit, number)
        found = self._known.get(key)
        if found is not None:
            return found
        name = ""
        target = number
        node = metadata.node(number) if number is not None else None
        while node is not None and node.fields.get("tag") in _TRANSPARENT:
            if not name and node.fields["tag"] == "DW_TAG_typedef":
                name = node.text("name")
            target = node.reference("baseType")
            node = metadata.node(target) if target is not None else None
        if target != number:
            found = self._known.get((unit, target))
            if found is not None and (self.types[found].name or not name):
                self._known[key] = found
                return found
        found = len(self.types)
        self._known[key] = found
        if node is not None and (node.text("name") or not name):
            self._known.setdefault((unit, target), found)
        self.types.append(DebugType("other", name or "void", 0))
        if node is not None and depth < MAX_DEPTH:
            self.types[found] = self._build(unit, metadata, node, name, depth + 1)
            if self.types[found].kind in ("struct", "union"):
                self._open.append((found, unit, metadata, node))
        return found

    def _parts(self, metadata: Metadata, node: Node) -> list[Node]:
        parts = node.reference("elements")
        return [metadata.node(n) for n in metadata.elements(parts)] if parts is not None else []

    def _build(self, unit: int, metadata: Metadata, node: Node, alias: str, depth: int) -> DebugType:
        name = node.text("name") or alias
        size = node.number("size") // 8
        tag = node.fields.get("tag", "")
        if node.kind == "DIBasicType":
            return DebugType(_ENCODINGS.get(node.text("encoding"), "other"), name, size)
        if tag in _POINTERS:
            element = self._index(unit, metadata, node.reference("baseType"), depth)
            return DebugType("pointer", f"{self.types[element].name} *", self._pointer_size, element)
        kind = _COMPOSITES.get(tag, "other")
        if kind == "array":
            return self._array(unit, metadata, node, depth)
        if kind == "enum":
            elements = [part for part in self._parts(metadata, node) if part.kind == "DIEnumerator"]
            pairs = tuple((part.text("name"), part.number("value")) for part in elements)
            return DebugType("enum", name, size, enumerators=pairs)
        if kind in ("struct", "union"):
            return DebugType(kind, name, size)
        return DebugType("other", name or "function", size)

    def _member(self, unit: int, metadata: Metadata, node: Node) -> tuple[str, int, int, int, int]:
        type_index = self._index(unit, metadata, node.reference("baseType"), 0)
        offset = node.number("offset")
        if "DIFlagBitField" in node.fields.get("flags", ""):
            storage = node.number("extraData")
            bit = offset - storage
            return node.text("name"), storage // 8, type_index, bit, node.number("size")
        return node.text("name"), offset // 8, type_index, 0, 0

    def _array(self, unit: int, metadata: Metadata, node: Node, depth: int) -> DebugType:
        """Several subranges are an array of arrays, the last one innermost."""
        element = self._index(unit, metadata, node.reference("baseType"), depth)
        ranges = [part for part in self._parts(metadata, node) if part.kind == "DISubrange"]
        counts = [max(0, part.number("count")) for part in ranges] or [0]
        built = DebugType("other", "", 0)
        for depth, count in enumerate(reversed(counts)):
            inner = self.types[element]
            built = DebugType("array", f"{inner.name}[{count}]", inner.size * count, element, count)
            if depth + 1 < len(counts):
                self.types.append(built)
                element = len(self.types) - 1
        return built
