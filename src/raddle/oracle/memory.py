"""Addresses, the initial content of memory, and the memory that only one thread can reach.

An address is region (14 bits) | slot (17 bits) | offset (22 bits). Region 0 has the globals and
functions, region k + 1 belongs to thread k: stack objects, heap objects, thread-locals. An object
begins at offset 0 of a slot, so an address names its object.
"""

from __future__ import annotations

from raddle.ir.program import Global, Program
from raddle.ir.values import Addr
from raddle.oracle.words import Fault, Word, mask

SLOT_BITS = 22
FIRST_HEAP = 0x10000
FIRST_FIXED = 0x1F000
_NULL = 4096
_LIMIT = 1 << 53


def region_of(address: int) -> int:
    if address < _NULL:
        raise Fault("memory", "null")
    if address >= _LIMIT:
        raise Fault("memory", "wild")
    return address >> 39


def slot_of(address: int) -> int:
    return address >> SLOT_BITS & 0x1FFFF


def make_address(region: int, slot: int) -> int:
    return region << 39 | slot << SLOT_BITS


class Private:
    """The bytes of an object that only its thread sees, or of a constant."""

    def __init__(self, base: int, content: bytes | None, size: int, constant: bool = False) -> None:
        self.base = base
        self.size = size
        self.constant = constant
        self.live = True
        self.bytes = bytearray(content if content is not None else size)
        self.undefined = bytearray(size) if content is not None else bytearray(b"\xff" * size)

    def span(self, address: int, size: int) -> tuple[int, int]:
        start = address - self.base
        if not self.live:
            raise Fault("memory", "use-after-scope")
        if start < 0 or start + size > self.size:
            raise Fault("memory", "out-of-bounds")
        return start, start + size

    def load(self, address: int, size: int) -> Word:
        start, end = self.span(address, size)
        undefined = int.from_bytes(self.undefined[start:end], "little")
        return Word(int.from_bytes(self.bytes[start:end], "little") & ~undefined, undefined)

    def store(self, address: int, size: int, word: Word) -> None:
        start, end = self.span(address, size)
        self.bytes[start:end] = (word.bits & mask(8 * size)).to_bytes(size, "little")
        self.undefined[start:end] = (word.undefined & mask(8 * size)).to_bytes(size, "little")

    def forget(self) -> None:
        """The content becomes uninitialised."""
        self.undefined[:] = b"\xff" * self.size


class Layout:
    """Where a program's globals and functions are."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.addresses: dict[str, int] = {}
        self.functions: dict[int, str] = {}
        self.globals: dict[int, str] = {}
        self.thread_locals: dict[int, str] = {}
        self._constants: dict[str, Private] = {}
        for number, name in enumerate(program.functions):
            address = make_address(0, FIRST_FIXED) + 16 * number
            self.addresses[name] = address
            self.functions[address] = name
        shared, own = 16, FIRST_FIXED
        for name, data in program.globals.items():
            slots = (data.size >> SLOT_BITS) + 1
            if data.thread_local:
                self.addresses[name] = make_address(0, own)
                self.thread_locals.update(dict.fromkeys(range(own, own + slots), name))
                own += slots
            else:
                self.addresses[name] = make_address(0, shared)
                self.globals.update(dict.fromkeys(range(shared, shared + slots), name))
                shared += slots

    def address(self, place: Addr) -> int:
        return self.addresses[place.symbol] + place.offset & mask(64)

    def content(self, data: Global) -> bytes:
        found = bytearray(data.data[: data.size].ljust(data.size, b"\0"))
        for offset, target in data.relocations:
            found[offset : offset + 8] = self.address(target).to_bytes(8, "little")
        return bytes(found)

    def constant(self, name: str) -> Private:
        found = self._constants.get(name)
        if found is None:
            data = self.program.globals[name]
            found = Private(self.addresses[name], self.content(data), data.size, constant=True)
            self._constants[name] = found
        return found
