"""Addresses as a C programmer would write them: `x`, `q.head`, `table[3]`, `node(malloc at f.c:20).next`.

Globals, functions and stack variables have their names and types from debug information. A heap object
has neither; its type is taken from the first typed pointer that the execution keeps its address in.
"""

from __future__ import annotations

import bisect
from collections import Counter
from typing import TYPE_CHECKING

from raddle.explore.run import ObjectRecord, Run
from raddle.report import layout
from raddle.report.symbols import Symbols, brief
from raddle.report.type_names import spoken

if TYPE_CHECKING:
    from raddle.ir.program import DebugType

NULL_LIMIT = 4096
_UNTYPED = "block"
_COUNTED = "__shared_ptr_emplace<"
_COUNTS = {0: ".table", 8: ".use_count", 16: ".weak_count"}


def _range(offset: int, size: int, step: int, whole: int) -> str:
    """Several elements of a heap array.

    >>> _range(8, 8, 4, 40), _range(0, 40, 4, 40), _range(2, 8, 4, 40)
    ('[2..3]', '', '+2')
    """
    if size >= whole:
        return ""
    if offset % step or size % step:
        return f"+{offset}" if offset else ""
    return f"[{offset // step}..{(offset + size) // step - 1}]"


class Names:
    """Names for the addresses of one execution."""

    def __init__(self, symbols: Symbols, run: Run) -> None:
        self._symbols = symbols
        self._run = run
        self._objects = sorted(run.objects, key=lambda found: found.address)
        self._bases = [found.address for found in self._objects]
        self._labels = self._label_objects()
        self._types: dict[int, int] = {}
        self._learn_types()

    def name(self, address: int, size: int = 0, spans: bool = False) -> str:
        """What lies at the address, as an lvalue; `spans`: the size is that of an access to memory."""
        return self._find(address, size, spans)[0]

    def type(self, address: int, size: int) -> DebugType | None:
        """The C type of the part of that size at the address, where it is known."""
        return self._find(address, size)[1]

    def pointer(self, address: int, size: int = 0) -> str:
        """A pointer's value: NULL, a function, `&x`, or a heap object's name. `size`: of its target."""
        if address == 0:
            return "NULL"
        function = self._symbols.function_at(address)
        if function is not None:
            return function
        if address < NULL_LIMIT:
            return hex(address)
        found = self._object(address)
        if found is not None and found.kind == "heap" and found.address == address:
            return self._labels[found.address]
        before = self._object(address - 1) if found is None else None
        if before is not None:  # as the end of a vector is
            return f"end of {self._labels[before.address]}"
        name = self._find(address, size)[0]
        return name if name.startswith(("0x", '"', _UNTYPED + "(", "exception(")) else f"&{name}"

    def value(self, address: int, size: int, bits: int) -> str:
        """A value read from or written to that address, by the type of what lies there."""

        def pointer(value: int, target: int) -> str:
            return self.pointer(self._symbols.pointed(value), target)

        types, pointer_size = self._symbols.types, self._symbols.pointer_size
        return layout.value(types, self.type(address, size), bits, size, pointer, pointer_size)

    def whole(self, address: int) -> str:
        """The variable or object that contains the address."""
        variable = self._symbols.global_at(address)
        found = self._object(address)
        if variable is not None:
            return variable.name
        return self._labels[found.address] if found is not None else hex(address)

    def holder(self, address: int) -> ObjectRecord | None:
        """The stack or heap object that contains the address, also after its end."""
        return self._object(address)

    def label(self, found: ObjectRecord) -> str:
        return self._labels[found.address]

    def _find(self, address: int, size: int, spans: bool = False) -> tuple[str, DebugType | None]:
        variable = self._symbols.global_at(address)
        if variable is not None:
            path, leaf = layout.part(
                self._symbols.types, variable.type_index, address - variable.address, size, spans
            )
            return variable.name + path, leaf
        found = self._object(address)
        if found is not None:
            index, offset, element = self._type_of(found), address - found.address, ""
            step = 0 if index is None or self._open(index) else self._symbols.types[index].size
            if found.kind == "heap" and 0 < step * 2 <= found.size and size:
                if spans and size > step:
                    return self._labels[found.address] + _range(offset, size, step, found.size), None
                element, offset = f"[{offset // step}]", offset % step
            path, leaf = self._counted(index, offset, size) or layout.part(
                self._symbols.types, index, offset, size, spans
            )
            return self._labels[found.address] + element + path, leaf
        return hex(address), None

    def _counted(self, index: int | None, offset: int, size: int) -> tuple[str, DebugType | None] | None:
        """A part of what std::make_shared makes: the counts, and the object behind them."""
        types = self._symbols.types
        kind = types[index] if index is not None else None
        if kind is None or not kind.name.startswith(_COUNTED) or len(kind.members) != 2 or not size:
            return None
        start = kind.members[1][1]
        if offset < start:
            return _COUNTS.get(offset, f"+{offset}"), None
        name = kind.name.removeprefix(_COUNTED)
        inner = [number for number, one in enumerate(types) if one.size and name.startswith(one.name + ", ")]
        longest = max(inner, key=lambda number: len(types[number].name), default=None)
        return layout.part(types, longest, offset - start, size)

    def _object(self, address: int) -> ObjectRecord | None:
        at = bisect.bisect_right(self._bases, address) - 1
        if at < 0:
            return None
        found = self._objects[at]
        return found if address < found.address + max(found.size, 1) else None

    def _open(self, index: int) -> bool:
        """Whether objects of the type have as many elements at their end as there is room for."""
        return layout.open_end(self._symbols.types, self._symbols.types[index]) is not None

    def _type_of(self, found: ObjectRecord) -> int | None:
        if found.kind == "heap":
            return self._types.get(found.address)
        variable = self._symbols.alloca(found.stack[0]) if found.stack else None
        return variable.type_index if variable is not None else None

    def _label_objects(self) -> dict[int, str]:
        labels: dict[int, str] = {}
        plain: Counter[str] = Counter()
        heap = [found for found in self._run.objects if found.kind == "heap"]
        sites = Counter(self._site(found) for found in heap)
        seen: Counter[str] = Counter()
        for found in heap:
            site = self._site(found)
            seen[site] += 1
            number = "" if sites[site] == 1 else f" #{seen[site]}"
            kind = "exception" if site.startswith("throw ") else _UNTYPED
            labels[found.address] = f"{kind}({site}{number})"
        for found in self._run.objects:
            if found.kind != "heap":
                variable = self._symbols.alloca(found.stack[0]) if found.stack else None
                name = variable.name if variable is not None and variable.name else "temporary"
                plain[name] += 1
                labels[found.address] = name
        return labels

    def _site(self, found: ObjectRecord) -> str:
        call = self._symbols.call(found.stack)
        where = f" at {brief(call.location)}" if call.location is not None else ""
        return f"{(call.library or 'malloc').removeprefix('operator ')}{where}"

    def _learn_types(self) -> None:
        heap = {found.address: found.size for found in self._run.objects if found.kind == "heap"}
        if not heap:
            return
        for found in self._run.objects:
            index = self._symbols.made(found.stack) if found.kind == "heap" else None
            if index is not None and (self._open(index) or not found.size % self._symbols.types[index].size):
                self._give_type(found.address, index)
        for event in self._run.events:
            size = self._symbols.pointer_size
            for value in (event.written, event.read):
                bits = None if value is None or event.size != size else self._symbols.pointed(value)
                if bits in heap and bits not in self._types:
                    leaf = self.type(event.address, size)
                    if leaf is not None and leaf.kind == "pointer" and leaf.element is not None:
                        target = self._symbols.types[leaf.element]
                        if target.size > 0 and target.kind != "other":
                            self._give_type(bits, leaf.element)

    def _give_type(self, address: int, index: int) -> None:
        self._types[address] = index
        name = spoken(self._symbols.types[index].name)
        if name:
            self._labels[address] = name + self._labels[address][self._labels[address].index("(") :]
