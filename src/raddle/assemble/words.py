"""The words of 32 bits that stand for addresses in the memory of narrow programs (-m32).

An address (see layout.py) has more bits than fit, so each thread gets fewer and smaller objects: a region's
slots come in ranges, and each range has a window of words for every slot. A window smaller than a slot holds
an object of up to three quarters of its size, the place behind the object's end, and as its last quarter the
places before the object of the next slot: lists that end in themselves, and arrays counted from one, point
there. The windows of whole slots join, so objects of several slots lie in them. Small numbers are their own
addresses, and so are the negative ones near zero; all other words stand for addresses that nobody owns. So
each word has its own address, and there and back nothing is lost. Addresses far outside of all objects have
no word: the machine says so.

The image carries the ranges. That those of globals end where the library thinks (initialised.c) is tested.
The order of words is that of addresses.
"""

from __future__ import annotations

from dataclasses import dataclass

_SLOT_BITS = 22
_REGION_BITS = 39
_SLOTS = 1 << (_REGION_BITS - _SLOT_BITS)
_NOBODY = 1 << 53
"""Where the addresses of words begin that belong to no object."""
_TOP = (1 << 32) - (1 << _SLOT_BITS)
_WORDS = 1 << 32
MOST_THREADS = 255


@dataclass(frozen=True, slots=True)
class WordRange:
    """Slots of some regions, with 2^`bits` words for each; a region's begin `stride` words after those of the
    region before it. The first slot of a range is nobody's."""

    region: int
    regions: int
    slot: int
    slots: int
    bits: int
    word: int
    stride: int

    @property
    def joined(self) -> bool:
        return self.bits == _SLOT_BITS

    def holds(self, size: int, align: int) -> bool:
        """Whether an object of that size has room in a slot, or in several."""
        return self.joined or (size < 3 << (self.bits - 2) and align <= 1 << self.bits)


def _ranges() -> tuple[WordRange, ...]:
    """By region: (first slot, slots, bits) of each range."""
    locals_ = [(0x1F000, 256, 10), (0x1F100, 4, 16)]
    stack = [(0x0000, 0xF000, 10), (0xF000, 512, 16), (0xF800, 8, 22)]
    heap = [(0x10000, 1 << 15, 10), (0x18000, 4096, 16), (0x19000, 112, 22)]
    small_stack = [(0x0000, 1 << 10, 10), (0xF000, 24, 16), (0xF800, 2, 20)]
    small_heap = [(0x10000, 1536, 10), (0x18000, 24, 16), (0x19000, 2, 20)]
    variables = [(0, 1, 22), (16, 1 << 15, 10), (0x8010, 1024, 16), (0x8410, 102, 22), (0x1F000, 1, 22)]
    rows = [
        (0, 1, variables),
        (1, 1, stack + heap + locals_),
        (2, MOST_THREADS - 1, small_stack + small_heap + locals_),
    ]
    found = []
    word = 0
    for region, regions, parts in rows:
        stride = sum(slots << bits for _, slots, bits in parts)
        at = word
        for slot, slots, bits in parts:
            found.append(WordRange(region, regions, slot, slots, bits, at, stride))
            at += slots << bits
        word += regions * stride
    assert word <= _TOP
    return tuple(found)


RANGES = _ranges()


def pack(address: int) -> int | None:
    """The word of an address; None if it has none."""
    if address >= (1 << 64) - (_WORDS - _TOP):
        return address % _WORDS
    word = address - _NOBODY if address >= _NOBODY else _within(address)
    return word if word < _WORDS and unpack(word) == address else None


def _within(address: int) -> int:
    region, offset = address >> _REGION_BITS, address % (1 << _SLOT_BITS)
    slot = address >> _SLOT_BITS & (_SLOTS - 1)
    for found in RANGES:
        if (
            found.region <= region < found.region + found.regions
            and found.slot <= slot < found.slot + found.slots
        ):
            start = found.word + (region - found.region) * found.stride + (slot - found.slot << found.bits)
            if offset >= (1 << _SLOT_BITS) - (1 << (found.bits - 2)):  # before the next slot
                offset -= (1 << _SLOT_BITS) - (1 << found.bits)
            return start + offset
    return _WORDS


def unpack(word: int) -> int:
    """The address of a word."""
    if word >= _TOP:
        return word - _WORDS + (1 << 64)
    for found in RANGES:
        region, rest = divmod(word - found.word, found.stride)
        if 0 <= region < found.regions and rest < found.slots << found.bits:
            slot, offset = divmod(rest, 1 << found.bits)
            if not found.joined and offset >= 3 << (found.bits - 2):
                offset += (1 << _SLOT_BITS) - (1 << found.bits)
            return (found.region + region << _REGION_BITS) + (found.slot + slot << _SLOT_BITS) + offset
    return _NOBODY + word
