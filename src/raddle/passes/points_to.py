"""Which objects a register or a piece of memory may hold the address of: inclusion constraints.

Andersen's analysis, reduced to what privacy asks: objects are stack variables, thread-locals and the
variadic arguments of a function; everything else (globals, the heap, what other threads can reach)
is the one object UNKNOWN. An object has a single node for all of its content. Sets of objects are
bits of an integer. An object leaks if its address gets into UNKNOWN memory or out of our sight; then
all that its content points to leaks as well, and its content may be anything unknown.
"""

from __future__ import annotations

from collections.abc import Iterator

UNKNOWN = 0
_UNKNOWN_SET = 1 << UNKNOWN


class PointsTo:
    """Collect constraints, then `solve`. Nodes and objects are small numbers."""

    def __init__(self) -> None:
        self._sets: list[int] = []
        self._content: list[int] = []
        self._flows: list[tuple[int, int]] = []
        self._loads: list[tuple[int, int]] = []
        self._stores: list[tuple[int, int]] = []
        self._copies: list[tuple[int, int]] = []
        self._leaks: list[int] = []
        self.nothing = self.node()
        self.unknown = self.node()
        self._sets[self.unknown] = _UNKNOWN_SET
        self._sets[self.content(self.object())] = _UNKNOWN_SET

    def node(self) -> int:
        self._sets.append(0)
        return len(self._sets) - 1

    def object(self) -> int:
        self._content.append(self.node())
        return len(self._content) - 1

    def content(self, thing: int) -> int:
        """The node for what an object's memory holds."""
        return self._content[thing]

    def holds(self, node: int, thing: int) -> None:
        """The node's value may be the address of the object."""
        self._sets[node] |= 1 << thing

    def flow(self, target: int, source: int) -> None:
        if source != self.nothing and target != source:
            self._flows.append((target, source))

    def load(self, target: int, pointer: int) -> None:
        self._loads.append((target, pointer))

    def store(self, pointer: int, value: int) -> None:
        if value != self.nothing:
            self._stores.append((pointer, value))

    def copy(self, target: int, source: int) -> None:
        """Memory to memory; both are nodes that hold pointers."""
        self._copies.append((target, source))

    def leak(self, node: int) -> None:
        if node != self.nothing:
            self._leaks.append(node)

    def solve(self) -> int:
        """The objects that leak, as a set of bits."""
        sets, content = self._sets, self._content
        leaked = _UNKNOWN_SET
        before: tuple[int, int] | None = None
        changes = 0
        while before != (changes, leaked):
            before = (changes, leaked)
            for target, source in self._flows:
                new = sets[source] & ~sets[target]
                if new:
                    sets[target] |= new
                    changes += 1
            for target, pointer in self._loads:
                new = self._behind(pointer) & ~sets[target]
                if new:
                    sets[target] |= new
                    changes += 1
            for pointer, value in self._stores:
                changes += self._put(pointer, sets[value])
            for pointer, source in self._copies:
                changes += self._put(pointer, self._behind(source))
            for node in self._leaks:
                leaked |= sets[node]
            for thing in _bits(leaked):
                sets[content[thing]] |= _UNKNOWN_SET
                leaked |= sets[content[thing]]
        return leaked

    def _behind(self, pointer: int) -> int:
        found = 0
        for thing in _bits(self._sets[pointer]):
            found |= self._sets[self._content[thing]]
        return found

    def _put(self, pointer: int, value: int) -> int:
        """Add to whatever the pointer may point to; how many sets grew."""
        grown = 0
        for thing in _bits(self._sets[pointer]) if value else ():
            node = self._content[thing]
            if value & ~self._sets[node]:
                self._sets[node] |= value
                grown += 1
        return grown


def _bits(number: int) -> Iterator[int]:
    while number:
        low = number & -number
        yield low.bit_length() - 1
        number ^= low
