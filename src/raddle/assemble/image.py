"""The image: code bytes for the native core, and the debug information beside them."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from raddle.assemble.debug import DebugInfo
from raddle.ir.thread_library import INNER_UPDATES, THREAD_LIBRARY, Update

if TYPE_CHECKING:
    from raddle.assemble.emission import Record
    from raddle.assemble.words import WordRange

_MAGIC = b"RADDLE\0\1"
_INSTRUCTION = struct.Struct("<HHHHq")
_FUNCTION = struct.Struct("<IIIIII")
_GLOBAL = struct.Struct("<QQQII")
_RANGE = struct.Struct("<IIIIIIII")
VARIADIC, LIBRARY, TAKES, GIVES, SHARES, TRIES, MEETS = 1, 2, 4, 8, 16, 32, 64
TAKES_WORD, GIVES_WORD = 128, 256
"""With 32 bits: the first parameter, the result is a number. As a thread's it stands for a pointer."""

_UPDATES: dict[Update, int] = {
    "takes": TAKES,
    "gives": GIVES,
    "shares": SHARES,
    "tries": TRIES,
    "meets": MEETS,
}
LOCK_FLAGS = {
    name: _UPDATES[update]
    for name, update in [*((row.name, row.update) for row in THREAD_LIBRARY.values()), *INNER_UPDATES.items()]
    if update
}
"""Library functions whose one update of a word takes a lock or gives it back, as mutex operations do, or
that look at it first."""
CONSTANT, THREAD_LOCAL, PRIVATE = 1, 2, 4


@dataclass(frozen=True, slots=True)
class Image:
    """`code` is `head`, so many zero bytes, and `tail`: large globals that begin as zeros must not
    fill the cache."""

    head: bytes
    zeros: int
    tail: bytes
    debug: DebugInfo

    @property
    def code(self) -> bytes:
        return b"".join([self.head, bytes(self.zeros), self.tail])


def encode(
    entry: int,
    most_threads: int,
    instructions: list[Record],
    functions: list[tuple[int, int, int, int, int, int]],
    code_tables: list[tuple[int, bytes]],
    global_records: list[tuple[int, int, int, int, int]],
    zeros: int,
    data: bytes,
    text_tables: list[tuple[int, bytes]],
    ranges: Sequence[WordRange] = (),
) -> tuple[bytes, bytes]:
    """All sections in their order, each with its number of records in front; in two parts, between
    which `zeros` bytes belong, the beginning of the data section."""
    pack = _INSTRUCTION.pack
    head = [
        (len(instructions), b"".join([pack(*record) for record in instructions])),
        (len(functions), b"".join([_FUNCTION.pack(*record) for record in functions])),
        *code_tables,
        (len(global_records), b"".join([_GLOBAL.pack(*record) for record in global_records])),
        (zeros + len(data), b""),
    ]
    start = _MAGIC + struct.pack("<II", entry, most_threads)
    fields = [_RANGE.pack(r.region, r.regions, r.slot, r.slots, r.bits, r.word, r.stride, 0) for r in ranges]
    return start + _sections(head), data + _sections([*text_tables, (len(fields), b"".join(fields))])


def _sections(sections: list[tuple[int, bytes]]) -> bytes:
    return b"".join([struct.pack("<Q", count) + content for count, content in sections])
