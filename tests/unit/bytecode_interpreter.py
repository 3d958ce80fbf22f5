"""A reference interpreter of the bytecode for one thread, to check the assembler without the machine.

It decodes the image by its format alone, and treats uninitialised values like ir_interpreter does.
"""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass
from typing import Any

from ir_interpreter import OBJECT_SPACE, Failure, OutOfSteps, Value, arithmetic, comparison, signed

from raddle.ir.program import MAX_THREADS
from raddle.ir.types import Type, integer

_FLOAT = {"32": Type("float", 32), "64": Type("float", 64)}


@dataclass
class Sections:
    """A decoded image."""

    entry: int
    code: list[tuple[int, ...]]
    functions: list[tuple[int, ...]]
    allocas: list[tuple[int, ...]]
    switches: list[tuple[int, ...]]
    cases: list[tuple[int, ...]]
    globals: list[tuple[int, ...]]
    data: bytes
    strings: list[str]


def decode(code: bytes) -> Sections:
    assert code[:8] == b"RADDLE\0\1"
    entry, most_threads = struct.unpack_from("<II", code, 8)
    assert most_threads == MAX_THREADS
    at = 16

    def section(layout: str) -> list[tuple[int, ...]]:
        nonlocal at
        (count,) = struct.unpack_from("<Q", code, at)
        at += 8
        size = struct.calcsize(layout)
        rows = list(struct.iter_unpack(layout, code[at : at + count * size]))
        at += count * size
        return rows

    instructions, functions, allocas = section("<HHHHq"), section("<6I"), section("<QII")
    section("<II")
    section("<II")
    switches, cases, globals_ = section("<4I"), section("<QII"), section("<QQQII")
    data = bytes(value for (value,) in section("<B"))
    places = section("<II")
    text = bytes(value for (value,) in section("<B"))
    assert section("<8I") == []  # the words of narrow programs
    assert at == len(code)
    strings = [text[first : first + length].decode() for first, length in places]
    return Sections(entry, instructions, functions, allocas, switches, cases, globals_, data, strings)


class Machine:
    def __init__(self, image: bytes, opcodes: dict[str, int], names: list[str], limit: int = 200_000) -> None:
        self.image = decode(image)
        self.names = {number: name for name, number in opcodes.items()}
        self.limit = limit
        self.steps = 0
        self.loops: dict[int, int] = {}
        self.memory: dict[int, list[Value]] = {}
        self.labels: dict[int, str] = {}
        self.effects: list[tuple[str, int, int, Value]] = []
        self.registers: list[Value] = []
        self.next_object = 1 << 40
        for name, (address, size, offset, _, _) in zip(names, self.image.globals, strict=True):
            self.memory[address] = list(self.image.data[offset : offset + size])
            self.labels[address] = name

    def cells(self, address: Value, size: int) -> tuple[list[Value], int, int]:
        if address is None:
            raise Failure("undefined")
        base = address // OBJECT_SPACE * OBJECT_SPACE
        content = self.memory.get(base)
        if content is None or address - base + size > len(content):
            raise Failure("memory")
        return content, address - base, base

    def read(self, address: Value, size: int) -> Value:
        content, at, _ = self.cells(address, size)
        found = content[at : at + size]
        return None if None in found else int.from_bytes(bytes(found), "little")  # type: ignore[arg-type]

    def write(self, address: Value, size: int, value: Value) -> None:
        content, at, base = self.cells(address, size)
        new: Any = [None] * size if value is None else value.to_bytes(size, "little")
        content[at : at + size] = new
        if base in self.labels:
            self.effects.append((self.labels[base], at, size, value))

    def run(self, function: int, args: tuple[Value, ...]) -> list[Value]:
        """`args` one per register."""
        self.registers = list(args)
        return self.call(function, 0)

    def call(self, function: int, base: int) -> list[Value]:
        first, length, slots, _, results, _ = self.image.functions[function]
        while len(self.registers) < base + slots:
            self.registers.append(None)
        for slot in range(base + self.image.functions[function][3], base + slots):
            self.registers[slot] = 0xDEAD  # whatever was there: nothing may rely on it
        pc = first
        r = self.registers

        def pair(slot: int) -> Value:
            low, high = r[base + slot], r[base + slot + 1]
            return None if low is None or high is None else low | high << 64

        def set_pair(slot: int, value: Value) -> None:
            r[base + slot] = None if value is None else value % (1 << 64)
            r[base + slot + 1] = None if value is None else value >> 64 & (1 << 64) - 1

        def decide(slot: int) -> int:
            value = r[base + slot]
            if value is None:
                raise Failure("undefined")
            return value

        while True:
            assert first <= pc < first + length
            op, a, b, c, imm = self.image.code[pc]
            name = self.names[op]
            pc += 1
            self.steps += 1
            if self.steps > self.limit:
                raise OutOfSteps
            unsigned = imm % (1 << 64)
            if name == "MOV":
                r[base + a] = r[base + b]
            elif name == "CONST":
                r[base + a] = unsigned
            elif name == "UNDEF":
                r[base + a] = None
            elif name in ("SELECT", "SELECT2"):
                chosen = c if decide(b) & 1 else imm
                if name == "SELECT":
                    r[base + a] = r[base + chosen]
                else:
                    set_pair(a, pair(chosen))
            elif m := re.fullmatch(r"(ADD|SUB|MUL|SHL|LSHR|ASHR|SDIV|SREM)(8|16|32|64)(I?)", name):
                bits = int(m[2])
                right = unsigned % (1 << bits) if m[3] else r[base + c]
                if m[1] in ("SHL", "LSHR", "ASHR") and m[3]:
                    right = unsigned
                r[base + a] = arithmetic(m[1].lower(), r[base + b], right, bits)
            elif m := re.fullmatch(r"(UDIV|UREM|AND|OR|XOR)(I?)", name):
                r[base + a] = arithmetic(m[1].lower(), r[base + b], unsigned if m[2] else r[base + c], 64)
            elif m := re.fullmatch(r"(\w+)128", name):
                if m[1] == "SEXT":
                    value = r[base + b]
                    set_pair(a, None if value is None else signed(value, imm) % (1 << 128))
                elif m[1] in ("SHL", "LSHR", "ASHR"):
                    set_pair(a, arithmetic(m[1].lower(), pair(b), r[base + c], 128))
                elif m[1][:2] in ("EQ", "NE", "UL", "SL"):
                    r[base + a] = comparison(m[1].lower(), pair(b), pair(c), integer(128))
                else:
                    set_pair(a, arithmetic(m[1].lower(), pair(b), pair(c), 128))
            elif name == "TRUNC":
                value = r[base + b]
                r[base + a] = None if value is None else value % (1 << imm)
            elif name == "SEXT":
                value = r[base + b]
                r[base + a] = None if value is None else signed(value, imm & 255) % (1 << (imm >> 8))
            elif m := re.fullmatch(r"(EQ|NE|ULT|ULE|UGT|UGE)(I?)", name):
                right = unsigned if m[2] else r[base + c]
                r[base + a] = comparison(m[1].lower(), r[base + b], right, integer(64))
            elif m := re.fullmatch(r"(SLT|SLE|SGT|SGE)(8|16|32|64)(I?)", name):
                bits = int(m[2])
                right = unsigned % (1 << bits) if m[3] else r[base + c]
                r[base + a] = comparison(m[1].lower(), r[base + b], right, integer(bits))
            elif m := re.fullmatch(r"(FADD|FSUB|FMUL)(32|64)", name):
                r[base + a] = arithmetic(m[1].lower(), r[base + b], r[base + c], int(m[2]))
            elif m := re.fullmatch(r"FCMP(32|64)", name):
                tests = [
                    comparison(p, r[base + b], r[base + c], _FLOAT[m[1]])
                    for p in ("oeq", "olt", "ogt", "uno")
                ]
                hit = [bool(imm >> bit & 1) and test for bit, test in enumerate(tests)]
                r[base + a] = None if None in tests else int(any(hit))
            elif name == "OFFSET":
                scale = signed(unsigned & 0xFFFFFFFF, 32)
                left, right = r[base + b], r[base + c]
                undefined = left is None or right is None
                r[base + a] = None if undefined else (left + right * scale + (imm >> 32)) % (1 << 64)  # type: ignore[operator]
            elif name == "ALLOCA":
                size = self.image.allocas[imm][0] * (1 if b == 0xFFFF else decide(b))
                self.next_object += OBJECT_SPACE
                self.memory[self.next_object] = [None] * size
                r[base + a] = self.next_object
            elif name in ("LIFE_START", "LIFE_END"):
                content, _, _ = self.cells(r[base + b], 0)
                content[:] = [None] * len(content)
            elif m := re.fullmatch(r"(LOAD|STORE)(\d+|N)", name):
                size = c if m[2] == "N" else int(m[2])
                place = r[base + b]
                if place is not None:
                    place = (place + signed(unsigned & 0xFFFFFFFF, 32)) % (1 << 64)
                if m[1] == "STORE":
                    self.write(place, size, pair(a) if size == 16 else r[base + a])
                elif size == 16:
                    set_pair(a, self.read(place, size))
                else:
                    r[base + a] = self.read(place, size)
            elif name == "JUMP":
                pc = imm
            elif name == "BRANCH":
                pc = imm & 0xFFFFFFFF if decide(b) & 1 else imm >> 32
            elif name == "SWITCH":
                start, count, default, _ = self.image.switches[imm]
                table = {value: target for value, target, _ in self.image.cases[start : start + count]}
                pc = table.get(decide(b), default)
            elif name == "LOOP":
                counter = r[base + a]
                assert counter is not None
                r[base + a] = counter + 1
                self.loops[imm] = max(self.loops.get(imm, 0), counter + 1)
            elif name in ("CALL", "CALLR"):
                callee = imm if name == "CALL" else (decide(b) - (0x1F000 << 22)) // 16
                got = self.call(callee, base + a)
                r[base + a : base + a + len(got)] = got
            elif name == "RET":
                assert c == results
                return r[base + a : base + a + c]
            elif name == "UNREACHABLE":
                raise Failure("unreachable")
            else:
                raise NotImplementedError(name)
