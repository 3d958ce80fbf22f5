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
        self._flows: list[list[int]] = []
        """Per node, those that hold all that it holds."""
        self._loads: list[list[int]] = []
        """Per node used as a pointer, where what it points to is loaded to; `_stores`: from."""
        self._stores: list[list[int]] = []
        self._content: list[int] = []
        self.nothing = self.node()
        self.unknown = self.node()
        self._leaked = self.node()
        """What got out of our sight."""
        self._sets[self.unknown] = self._sets[self._leaked] = _UNKNOWN_SET
        self._sets[self.content(self.object())] = _UNKNOWN_SET

    def node(self) -> int:
        self._sets.append(0)
        self._flows.append([])
        self._loads.append([])
        self._stores.append([])
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
            self._flows[source].append(target)

    def load(self, target: int, pointer: int) -> None:
        self._loads[pointer].append(target)

    def store(self, pointer: int, value: int) -> None:
        if value != self.nothing:
            self._stores[pointer].append(value)

    def copy(self, target: int, source: int) -> None:
        """Memory to memory; both are nodes that hold pointers."""
        between = self.node()
        self.load(between, source)
        self.store(target, between)

    def leak(self, node: int) -> None:
        self.flow(self._leaked, node)

    def held(self, node: int) -> int:
        """The objects whose addresses the node may hold, as a set of bits; solved."""
        return self._sets[node]

    def solve(self) -> int:
        """The objects that leak, as a set of bits.

        A node waits while it holds more than it has passed on; what is new in a pointer makes new
        flows between the memory it points to and the nodes that load or store through it."""
        sets, flows, content = self._sets, self._flows, self._content
        done = [0] * len(sets)
        waiting = [node for node, held in enumerate(sets) if held]

        def grow(node: int, more: int) -> None:
            if more & ~sets[node]:
                sets[node] |= more
                waiting.append(node)

        def connect(target: int, source: int) -> None:
            flows[source].append(target)
            grow(target, sets[source])

        while waiting:
            node = waiting.pop()
            new = sets[node] & ~done[node]
            if not new:
                continue
            done[node] |= new
            for target in flows[node]:
                grow(target, new)
            if not (self._loads[node] or self._stores[node] or node == self._leaked):
                continue
            for thing in _bits(new):
                inside = content[thing]
                for target in self._loads[node]:
                    connect(target, inside)
                for value in self._stores[node]:
                    connect(inside, value)
                if node == self._leaked:
                    grow(inside, _UNKNOWN_SET)
                    connect(node, inside)
        return sets[self._leaked]


def _bits(number: int) -> Iterator[int]:
    while number:
        low = number & -number
        yield low.bit_length() - 1
        number ^= low
