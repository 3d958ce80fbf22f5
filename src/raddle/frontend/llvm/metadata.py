"""Debug and aliasing metadata, parsed node by node when something asks for it.

A module has thousands of nodes and a program needs few of them: a node stays a string until then.
"""

from __future__ import annotations

import re

from raddle.frontend.escapes import unescape
from raddle.ir.values import Location

_FIELD = re.compile(r'(\w+): ("(?:[^"\\]|\\.)*"|!\d+|![A-Za-z]\w*\([^)]*\)|[^,()]+)')
_LOCATION = re.compile(r"!DILocation\(line: (\d+)(?:, column: (\d+))?, scope: !(\d+)")
_PART = re.compile(r"!(\d+)|null")
_REFERENCE = re.compile(r"!(\d+)")
_INTEGER = re.compile(r"i64 (-?\d+)")
DBG = re.compile(r" !dbg !(\d+)")
"""The node that a line of the module names as its place."""
_KIND = re.compile(r"(?:distinct )?!(\w+)\(")


class Node:
    """A specialised node: `kind` (DILocalVariable …) and its fields as written."""

    __slots__ = ("fields", "kind")

    def __init__(self, kind: str, fields: dict[str, str]) -> None:
        self.kind = kind
        self.fields = fields

    def text(self, name: str) -> str:
        """A string field without its quotes and escapes, or a bare word."""
        value = self.fields.get(name, "")
        return unescape(value[1:-1]).decode("utf-8", "replace") if value[:1] == '"' else value

    def number(self, name: str) -> int:
        value = self.fields.get(name, "")
        if value.startswith("i64 "):
            value = value[4:]
        return int(value) if value.lstrip("-").isdigit() else 0

    def reference(self, name: str) -> int | None:
        """The number of the node a field refers to; None if it is absent or null."""
        value = self.fields.get(name, "")
        return int(value[1:]) if value[:1] == "!" and value[1:].isdigit() else None


class Metadata:
    def __init__(self, lines: dict[int, str]) -> None:
        self._lines = lines
        self._nodes: dict[int, Node] = {}
        self._locations: dict[int, Location | None] = {}
        self._files: dict[int, str] = {}

    def node(self, number: int) -> Node:
        found = self._nodes.get(number)
        if found is None:
            line = self._lines.get(number, "")
            kind = _KIND.match(line)
            fields = dict(_FIELD.findall(line, kind.end())) if kind else {}
            found = self._nodes[number] = Node(kind.group(1) if kind else "", fields)
        return found

    def elements(self, number: int) -> list[int]:
        """The nodes that a tuple node `!{!1, !2}` lists."""
        return [int(n) for n in _REFERENCE.findall(self._lines.get(number, ""))]

    def parts(self, number: int) -> list[int | None]:
        """The same with None for each `null`, as in a function's type."""
        line = self._lines.get(number, "")
        return [int(n) if n else None for n in _PART.findall(line.partition("{")[2])]

    def location(self, number: int) -> Location | None:
        """A DILocation as a place in the source; None if the compiler invented the code."""
        if number in self._locations:
            return self._locations[number]
        found: Location | None = None
        match = _LOCATION.match(self._lines.get(number, "").removeprefix("distinct "))
        if match and match.group(1) != "0":
            found = Location(self.file_of(int(match.group(3))), int(match.group(1)), int(match.group(2) or 0))
        self._locations[number] = found
        return found

    def file_of(self, scope: int) -> str:
        """The file of a scope, a variable or a function, as the compiler was given it."""
        found = self._files.get(scope)
        if found is None:
            node = self.node(scope)
            file = node.reference("file")
            parent = node.reference("scope")
            if node.kind == "DIFile":
                found = node.text("filename")
            elif file is not None:
                found = self.file_of(file)
            else:
                found = self.file_of(parent) if parent is not None else ""
            self._files[scope] = found
        return found

    def place(self, number: int) -> Location | None:
        """Where a variable or function is declared."""
        node = self.node(number)
        line = node.number("line")
        return Location(self.file_of(number), line, 0) if line else None

    def place_of(self, line: str) -> Location | None:
        """Where the source has what a line of the module defines or does."""
        named = DBG.search(line)
        if named is None:
            return None
        number = int(named.group(1))
        variable = self.node(number).reference("var")
        return self.location(number) or self.place(number if variable is None else variable)

    def copied_fields(self, number: int) -> list[tuple[int, int]]:
        """A !tbaa.struct node as (offset, size) pairs."""
        numbers = [int(n) for n in _INTEGER.findall(self._lines.get(number, ""))]
        return list(zip(numbers[::2], numbers[1::2], strict=True))
