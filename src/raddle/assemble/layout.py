"""Where globals and functions live, and the initial bytes of memory with addresses filled in.

An address is region (14 bits) | slot (17 bits) | offset (22 bits). Region 0 has the globals from
slot 16 on, each beginning a slot of its own and owning size / 4 MiB + 1 of them, so that one past
the end is still inside; functions lie 16 bytes apart from slot 0x1f000 on. A thread-local's address is
within its thread's region, where thread-locals start at that same slot. All globals that begin as
zeros share one run of zero bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from raddle.assemble import words
from raddle.errors import InternalError, UnsupportedError
from raddle.ir.values import Addr

if TYPE_CHECKING:
    from raddle.ir.program import Global, Program

_SLOT_BITS = 22
_FIRST_GLOBAL_SLOT = 16
_FIRST_FIXED_SLOT = 0x1F000
_LAST_SLOT = 0x1FFFF
_MOST_BYTES = 1 << 28
_ADDRESS_MASK = (1 << 64) - 1


def function_address(index: int) -> int:
    return (_FIRST_FIXED_SLOT << _SLOT_BITS) + 16 * index


class Layout:
    """Addresses and indices of everything a program's operands can name."""

    def __init__(self, program: Program) -> None:
        self.function_index = {name: index for index, name in enumerate(program.functions)}
        self.global_index = {name: index for index, name in enumerate(program.globals)}
        self._address = {name: function_address(index) for name, index in self.function_index.items()}
        self.global_addresses: list[int] = []
        self._thread_locals = {name for name, data in program.globals.items() if data.thread_local}
        self._narrow = program.narrow
        used: dict[int, int] = {}
        """Slots, by where their range begins."""
        for name, data in program.globals.items():
            first, last = self._range(data)
            slot = first + used.get(first, 0)
            used[first] = used.get(first, 0) + (data.size >> _SLOT_BITS) + 1
            if first + used[first] > last:
                raise UnsupportedError("the program's global variables are too large", data.loc)
            self.global_addresses.append(slot << _SLOT_BITS)
            self._address[name] = slot << _SLOT_BITS

    def _range(self, data: Global) -> tuple[int, int]:
        """The first slot that it may have, and the one behind the last."""
        first, last = _FIRST_GLOBAL_SLOT, _FIRST_FIXED_SLOT
        if data.thread_local:
            first, last = _FIRST_FIXED_SLOT, _LAST_SLOT + 1
        if not self._narrow:
            return first, last
        for found in words.RANGES:
            fits = (found.region > 0) == data.thread_local and first <= found.slot < last
            if fits and found.holds(data.size, data.align):
                return found.slot + 1, found.slot + found.slots
        return first, first

    def address(self, place: Addr) -> int:
        if place.symbol in self._thread_locals:
            raise InternalError(f"the thread-local {place.symbol} has no address of its own")
        return (self._address[place.symbol] + place.offset) & _ADDRESS_MASK

    def initial_bytes(self, program: Program) -> tuple[int, bytes, list[int]]:
        """The data section (how many zeros it begins with, and the rest), and where in it each global's
        bytes are."""
        contents = [None if _all_zero(data) else self._content(data) for data in program.globals.values()]
        zeros = max(
            [
                data.size
                for data, content in zip(program.globals.values(), contents, strict=True)
                if content is None
            ],
            default=0,
        )
        total = zeros + sum(len(content) for content in contents if content is not None)
        if total > _MOST_BYTES:
            largest = max(program.globals.values(), key=lambda data: data.size)
            raise UnsupportedError(
                f"{total >> 20} MiB of global variables", largest.loc, f"make {largest.display} smaller"
            )
        parts = []
        offsets = []
        at = zeros
        for content in contents:
            offsets.append(0 if content is None else at)
            if content is not None:
                parts.append(content)
                at += len(content)
        return zeros, b"".join(parts), offsets

    def _content(self, data: Global) -> bytes:
        content = bytearray(data.data[: data.size].ljust(data.size, b"\0"))
        for offset, target in data.relocations:
            value = self.address(target)
            width = 8
            if self._narrow:
                word, width = words.pack(value), 4
                if word is None:
                    raise UnsupportedError(f"an address far outside of {target.symbol}", data.loc)
                value = word
            content[offset : offset + width] = value.to_bytes(width, "little")
        return bytes(content)


def _all_zero(data: Global) -> bool:
    return not data.relocations and not data.data.rstrip(b"\0")
