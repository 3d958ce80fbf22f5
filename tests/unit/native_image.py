"""A tiny assembler for tests of the native core: instructions by name, sections packed by hand."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field

from raddle import _native
from raddle.ir.program import MAX_THREADS

SLOT = 1 << 22
NONE = 0xFFFF


def function_address(index: int) -> int:
    return (0x1F000 << 22) + 16 * index


def global_address(index: int) -> int:
    return (16 + index) * SLOT


@dataclass
class Function:
    slots: int
    code: list[tuple[str, int, int, int, int]]
    params: int = 0
    results: int = 0
    flags: int = 0


@dataclass
class Image:
    """Functions (targets relative to their function, as negative-free indices), globals, strings."""

    functions: list[Function]
    globals: list[tuple[bytes, int]] = field(default_factory=list)
    """(initial bytes, flags): the i-th lies at global_address(i); thread-locals in thread slots."""
    allocas: list[tuple[int, int]] = field(default_factory=list)
    """(size, private)"""
    strings: list[str] = field(default_factory=list)
    layouts: list[list[tuple[int, int]]] = field(default_factory=list)

    def code(self) -> bytes:
        instructions: list[bytes] = []
        functions: list[bytes] = []
        for function in self.functions:
            first = len(instructions)
            for name, a, b, c, imm in function.code:
                if name == "JUMP":
                    imm += first
                elif name == "BRANCH":
                    imm += first | first << 32
                instructions.append(struct.pack("<HHHHQ", _native.OPCODES[name], a, b, c, imm & (2**64 - 1)))
            functions.append(
                struct.pack(
                    "<6I",
                    first,
                    len(function.code),
                    function.slots,
                    function.params,
                    function.results,
                    function.flags,
                )
            )
        data = b""
        records = []
        for index, (initial, flags) in enumerate(self.globals):
            address = (0x1F000 + index) * SLOT if flags & 2 else global_address(index)
            records.append(struct.pack("<QQQII", address, len(initial), len(data), flags, 8))
            data += initial
        text = "".join(self.strings).encode()
        refs, at = [], 0
        for string in self.strings:
            refs.append(struct.pack("<II", at, len(string.encode())))
            at += len(string.encode())
        cells = [struct.pack("<II", *cell) for layout in self.layouts for cell in layout]
        layouts, at = [], 0
        for layout in self.layouts:
            layouts.append(struct.pack("<II", at, len(layout)))
            at += len(layout)
        sections = [
            instructions,
            functions,
            [struct.pack("<QII", size, 8, private) for size, private in self.allocas],
            layouts,
            cells,
            [],
            [],
            records,
        ]
        packed = b"RADDLE\0\1" + struct.pack("<II", 0, MAX_THREADS)
        for section in sections:
            packed += struct.pack("<Q", len(section)) + b"".join(section)
        packed += struct.pack("<Q", len(data)) + data
        packed += struct.pack("<Q", len(refs)) + b"".join(refs)
        packed += struct.pack("<Q", len(text)) + text
        return packed + struct.pack("<Q", 0)  # no words: for 64 bits


def op(name: str, a: int = 0, b: int = 0, c: int = 0, imm: int = 0) -> tuple[str, int, int, int, int]:
    return (name, a, b, c, imm)


ATOMIC = 5 << 32
