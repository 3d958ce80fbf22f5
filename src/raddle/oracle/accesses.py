"""The instructions that touch memory. What is private or constant happens at once, the rest is a label."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from raddle.ir import instructions as ir
from raddle.oracle.labels import Answer, Label, fence_mode, modes
from raddle.oracle.machine import Machine, Steps
from raddle.oracle.words import Fault, Word, decide, update

Reading = Generator[Label, Answer, Word]


def _aligned(address: int, size: int) -> None:
    if address % size:
        raise Fault("memory", "misaligned")


def _defined(word: Word) -> int:
    """An atomic access of uninitialised memory is an error by itself."""
    return decide(word)


def read_cell(m: Machine, address: int, size: int) -> Reading:
    item = m.local(address, size, write=False)
    if item is not None:
        return item.load(address, size)
    answer = yield Label("load", m.place(), address, size)
    return answer.value


def write_cell(m: Machine, address: int, size: int, word: Word) -> Steps:
    item = m.local(address, size, write=True)
    if item is not None:
        item.store(address, size, word)
    else:
        yield Label("store", m.place(), address, size, value=word)


def load(m: Machine, i: ir.Load) -> Steps:
    address, size = m.decide(i.pointer), i.dst.type.size
    atomic = i.order is not ir.Order.PLAIN
    if atomic:
        _aligned(address, size)
    item = m.local(address, size, write=False)
    if item is not None:
        word = item.load(address, size)
        if atomic:
            _defined(word)
    else:
        read, _ = modes(i.order, m.frame.function.library)
        word = (yield Label("load", m.place(), address, size, read_mode=read)).value
    m.set(i.dst, word)


def store(m: Machine, i: ir.Store) -> Steps:
    address, size = m.decide(i.pointer), i.value.type.size
    if i.order is not ir.Order.PLAIN:
        _aligned(address, size)
    item = m.local(address, size, write=True)
    if item is not None:
        item.store(address, size, m.get(i.value))
    else:
        _, write = modes(i.order, m.frame.function.library)
        yield Label("store", m.place(), address, size, write_mode=write, value=m.get(i.value))


def rmw(m: Machine, i: ir.Rmw) -> Steps:
    address, size = m.decide(i.pointer), i.dst.type.size
    _aligned(address, size)
    item = m.local(address, size, write=True)
    if item is not None:
        old = _defined(item.load(address, size))
        item.store(address, size, update(i.op, old, m.get(i.value), 8 * size))
        m.set(i.dst, Word(old))
        return
    library = m.frame.function.library
    read, write = modes(i.order, library)
    answer = yield Label(
        "rmw",
        m.place(),
        address,
        size,
        read_mode=read,
        write_mode=write,
        value=m.get(i.value),
        op=i.op,
        library=library,
    )
    m.set(i.dst, answer.value)


def compare_exchange(m: Machine, i: ir.CompareExchange) -> Steps:
    address, size = m.decide(i.pointer), i.dst.type.size
    expected = m.decide(i.expected)
    _aligned(address, size)
    item = m.local(address, size, write=True)
    if item is not None:
        old = _defined(item.load(address, size))
        if old == expected:
            item.store(address, size, m.get(i.desired))
        m.set(i.dst, Word(old))
        m.set(i.success, Word(int(old == expected)))
        return
    library = m.frame.function.library
    read, write = modes(i.order, library)
    answer = yield Label(
        "cas",
        m.place(),
        address,
        size,
        read_mode=read,
        write_mode=write,
        fail_mode=modes(i.failure, library)[0],
        value=m.get(i.desired),
        expected=expected,
        weak=i.weak,
        library=library,
    )
    m.set(i.dst, answer.value)
    m.set(i.success, Word(int(answer.success)))


def fence(m: Machine, i: ir.Fence) -> Steps:
    order = i.order
    if m.frame.function.library and order is ir.Order.SEQ_CST:
        order = ir.Order.ACQ_REL
    mode = fence_mode(order)
    if mode is not None and not i.single_thread:
        yield Label("fence", m.place(), read_mode=mode)


def cells(size: int, align: int) -> Iterator[tuple[int, int]]:
    """(offset, size) of each cell of a block: as wide as the alignment allows, at most 8 bytes, then
    ever narrower ones for the rest."""
    width, offset = 1 << (max(1, min(align, 8)).bit_length() - 1), 0
    while offset < size:
        while width > size - offset:
            width //= 2
        yield offset, width
        offset += width


def copy(m: Machine, i: ir.Copy) -> Steps:
    target, source, size = m.decide(i.target), m.decide(i.source), m.decide(i.size)
    if size == 0:
        return
    overlap = target != source and abs(target - source) < size
    if overlap and not i.may_overlap:
        raise Fault("memory", "overlap")
    giving, taking = m.local(source, size, write=False), m.local(target, size, write=True)
    if giving is not None and taking is not None:
        taking.store(target, size, giving.load(source, size))
        return
    parts = list(cells(size, i.align) if i.cells is None else i.cells)
    for offset, width in reversed(parts) if overlap and target > source else parts:
        if offset + width <= size:
            word = yield from read_cell(m, source + offset, width)
            yield from write_cell(m, target + offset, width, word)


def fill(m: Machine, i: ir.Fill) -> Steps:
    target, size, byte = m.decide(i.target), m.decide(i.size), m.get(i.byte)
    if size == 0:
        return

    def spread(width: int) -> Word:
        ones = int.from_bytes(b"\1" * width, "little")
        return Word((byte.bits & 255) * ones, (byte.undefined & 255) * ones)

    item = m.local(target, size, write=True)
    if item is not None:
        item.store(target, size, spread(size))
        return
    for offset, width in cells(size, i.align):
        yield from write_cell(m, target + offset, width, spread(width))
