"""The data structures of the LAPOR tables once more, in Python, for lock_orders.count."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from functools import partial
from typing import Any

from lapor_models import Model
from lock_orders import Body, Memory, Thread

Node = Hashable
Answer = Generator[Hashable, None, bool]
Operation = Callable[[Memory, int], Answer]

HEAD = "head"
ALL = "all"


def workload(readers: int, writers: int, is_in: Operation, put_in: Operation) -> Model:
    """The client of a set: see workload.h."""
    items = readers + writers

    def new_item(writer: int) -> int:
        return 2 * (writer * items // writers) + 1

    def fill(memory: Memory, first: int, last: int) -> Thread:
        if first <= last:
            middle = (first + last) // 2
            yield from put_in(memory, 2 * middle)
            yield from fill(memory, first, middle - 1)
            yield from fill(memory, middle + 1, last)

    def read(memory: Memory, reader: int) -> Thread:
        if writers and reader == 1:
            yield from is_in(memory, new_item(writers))
        else:
            assert (yield from is_in(memory, 2 * reader))

    def write(memory: Memory, writer: int) -> Thread:
        assert (yield from put_in(memory, new_item(writer)))

    bodies: list[Body] = [partial(write, writer=number + 1) for number in range(writers)]
    bodies += [partial(read, reader=number + 1) for number in range(readers)]
    return bodies, partial(fill, first=1, last=items)


def coarse(operation: Callable[[Memory, int], bool]) -> Operation:
    def locked(memory: Memory, item: int) -> Answer:
        yield ALL
        answer = operation(memory, item)
        memory.unlock(ALL)
        return answer

    return locked


def link(memory: Memory, below: Node, above: Node, item: int) -> None:
    node = memory.make()
    memory.write((node, "item"), item)
    memory.write((node, "before"), below)
    memory.write((node, "after"), above)
    memory.write((below, "after"), node)
    memory.write((above, "before"), node)


def cset(readers: int, writers: int) -> Model:
    def find(memory: Memory, item: int) -> tuple[Node, bool]:
        node = memory.read((HEAD, "after")) or HEAD
        while node != HEAD and memory.read((node, "item")) < item:
            node = memory.read((node, "after"))
        return node, node != HEAD and memory.read((node, "item")) == item

    def is_in(memory: Memory, item: int) -> bool:
        return find(memory, item)[1]

    def put_in(memory: Memory, item: int) -> bool:
        above, found = find(memory, item)
        if not found:
            link(memory, memory.read((above, "before")) or HEAD, above, item)
        return not found

    return workload(readers, writers, coarse(is_in), coarse(put_in))


def fset(readers: int, writers: int) -> Model:
    def find(memory: Memory, item: int) -> Generator[Hashable, None, tuple[Node, Node, bool]]:
        below: Node = HEAD
        yield below
        above = memory.read((below, "after")) or HEAD
        while above != HEAD:
            yield above
            if (value := memory.read((above, "item"))) >= item:
                return below, above, value == item
            memory.unlock(below)
            below = above
            above = memory.read((below, "after"))
        return below, above, False

    def leave(memory: Memory, below: Node, above: Node) -> None:
        if above != HEAD:
            memory.unlock(above)
        memory.unlock(below)

    def is_in(memory: Memory, item: int) -> Answer:
        below, above, found = yield from find(memory, item)
        leave(memory, below, above)
        return found

    def put_in(memory: Memory, item: int) -> Answer:
        below, above, found = yield from find(memory, item)
        at_end = not found and above == HEAD and below != HEAD
        if at_end:
            yield HEAD
        if not found:
            link(memory, below, above, item)
        if at_end:
            memory.unlock(HEAD)
        leave(memory, below, above)
        return not found

    return workload(readers, writers, is_in, put_in)


def side(memory: Memory, node: Node, item: int) -> bool | None:
    """On which side of a node an item is; None: the node has it."""
    value = memory.read((node, "item"))
    return None if value == item else item > value


def hang(memory: Memory, parent: Node, item: int) -> bool:
    """Puts an item below the parent that a search ended at; False if that has it."""
    where = side(memory, parent, item)
    if where is None:
        return False
    node = memory.make()
    memory.write((node, "item"), item)
    memory.write((node, False), None)
    memory.write((node, True), None)
    memory.write((parent, where), node)
    return True


def cbst(readers: int, writers: int) -> Model:
    def find(memory: Memory, item: int) -> Node:
        node: Node = HEAD
        while (where := side(memory, node, item)) is not None and (child := memory.read((node, where))):
            node = child
        return node

    def is_in(memory: Memory, item: int) -> bool:
        return side(memory, find(memory, item), item) is None

    def put_in(memory: Memory, item: int) -> bool:
        return hang(memory, find(memory, item), item)

    return workload(readers, writers, coarse(is_in), coarse(put_in))


def fbst(readers: int, writers: int) -> Model:
    def find(memory: Memory, item: int) -> Generator[Hashable, None, Node]:
        node: Node = HEAD
        yield node
        while (where := side(memory, node, item)) is not None and (child := memory.read((node, where))):
            yield child
            memory.unlock(node)
            node = child
        return node

    def is_in(memory: Memory, item: int) -> Answer:
        node = yield from find(memory, item)
        found = side(memory, node, item) is None
        memory.unlock(node)
        return found

    def put_in(memory: Memory, item: int) -> Answer:
        node = yield from find(memory, item)
        missing = hang(memory, node, item)
        memory.unlock(node)
        return missing

    return workload(readers, writers, is_in, put_in)


def htable(readers: int, writers: int, *, fine: bool) -> Model:
    """Chains in buckets: see htable.c."""

    def lock_of(item: int) -> Hashable:
        return item % 12 if fine else ALL

    def find(memory: Memory, item: int) -> Any:
        entry = memory.read((item % 12, "first"))
        while entry and memory.read((entry, "item")) != item:
            entry = memory.read((entry, "next"))
        return entry

    def search(memory: Memory, items: tuple[int, ...]) -> Thread:
        for item in items:
            yield lock_of(item)
            assert find(memory, item)
            memory.unlock(lock_of(item))

    def insert(memory: Memory, items: tuple[int, ...]) -> Thread:
        for item in items:
            yield lock_of(item)
            assert not find(memory, item)
            entry = memory.make()
            memory.write((entry, "item"), item)
            memory.write((entry, "next"), memory.read((item % 12, "first")))
            memory.write((item % 12, "first"), entry)
            memory.unlock(lock_of(item))

    items = [(thread, thread + 16) for thread in range(readers + writers)]
    bodies: list[Body] = [partial(insert, items=both) for both in items[:writers]]
    bodies += [partial(search, items=both) for both in items[writers:]]
    return bodies, partial(insert, items=tuple(item for both in items[writers:] for item in both))
