"""The image: code bytes for the native core, and the debug information beside them."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import TYPE_CHECKING

from raddle.assemble.debug import DebugInfo

if TYPE_CHECKING:
    from raddle.assemble.emission import Record

_MAGIC = b"RADDLE\0\1"
_INSTRUCTION = struct.Struct("<HHHHq")
_FUNCTION = struct.Struct("<IIIIII")
_GLOBAL = struct.Struct("<QQQII")
VARIADIC, LIBRARY = 1, 2
CONSTANT, THREAD_LOCAL, PRIVATE = 1, 2, 4


@dataclass(frozen=True, slots=True)
class Image:
    code: bytes
    debug: DebugInfo


def encode(
    entry: int,
    instructions: list[Record],
    functions: list[tuple[int, int, int, int, int, int]],
    code_tables: list[tuple[int, bytes]],
    global_records: list[tuple[int, int, int, int, int]],
    data: bytes,
    text_tables: list[tuple[int, bytes]],
) -> bytes:
    """All sections in their order, each with its number of records in front."""
    pack = _INSTRUCTION.pack
    sections = [
        (len(instructions), b"".join([pack(*record) for record in instructions])),
        (len(functions), b"".join([_FUNCTION.pack(*record) for record in functions])),
        *code_tables,
        (len(global_records), b"".join([_GLOBAL.pack(*record) for record in global_records])),
        (len(data), data),
        *text_tables,
    ]
    parts = [_MAGIC, struct.pack("<II", entry, 0)]
    for count, content in sections:
        parts += [struct.pack("<Q", count), content]
    return b"".join(parts)
