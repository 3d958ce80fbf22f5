"""Operands of x86-64 instructions in AT&T's syntax, and how they are read and written."""

from __future__ import annotations

import re

from raddle.frontend.lower.assembly.places import Immediate, Memory, Place, Places, Register
from raddle.frontend.lower.assembly.template import NoMeaning
from raddle.ir.instructions import Order
from raddle.ir.types import I64, integer
from raddle.ir.values import Const, Operand

WIDTHS = {"b": 8, "w": 16, "l": 32, "q": 64}
_MODIFIERS = {"b": 8, "w": 16, "k": 32, "q": 64}
_OPERAND = re.compile("\x01(\\d+):(\\w*)\x01")


def _machine_registers() -> dict[str, tuple[str, int]]:
    found: dict[str, tuple[str, int]] = {}
    for name in ("ax", "bx", "cx", "dx"):
        found |= {"r" + name: (name, 64), "e" + name: (name, 32), name: (name, 16), name[0] + "l": (name, 8)}
    for name in ("si", "di", "bp"):
        found |= {"r" + name: (name, 64), "e" + name: (name, 32), name: (name, 16), name + "l": (name, 8)}
    for number in range(8, 16):
        name = f"r{number}"
        found |= {name: (name, 64), name + "d": (name, 32), name + "w": (name, 16), name + "b": (name, 8)}
    return found


REGISTERS = _machine_registers()


class X86Operands:
    """Knows places, not instructions. `lock`: the instruction at hand has that prefix."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.build = places.build
        self.flags = places.flags
        self.lock = False

    def _place(self, text: str) -> Place:
        whole = _OPERAND.fullmatch(text)
        if whole:
            return self._operand(int(whole[1]), whole[2])
        if text.startswith("$"):
            return Immediate(self._number(text[1:]))
        if text.startswith("%"):
            found = REGISTERS.get(text[1:])
            if found is None:
                raise NoMeaning(f"the register {text} has no meaning here")
            return Register(*found)
        memory = re.fullmatch("([^()\x01]*)\\(([^()]*)\\)", text)
        if memory:
            parts = [p.strip() for p in memory[2].split(",")]
            base = self.places.read(self._place(parts[0]), 64) if parts[0] else Const(I64, 0)
            index = self.places.read(self._place(parts[1]), 64) if len(parts) > 1 else None
            scale = self._number(parts[2]) if len(parts) > 2 else 1
            return self.places.address(base, index, scale, self._number(memory[1] or "0"))
        displaced = re.fullmatch("([-+\\w ]*?)\\+?(\x01\\d+:\\w*\x01)(\\+\\d+)?", text)
        if displaced:
            place = self._place(displaced[2])
            if isinstance(place, Memory):
                offset = self._number(displaced[1] or "0") + self._number(displaced[3] or "0")
                return self.places.address(place.pointer, None, 0, offset)
        raise NoMeaning("an operand of this form has no meaning here")

    def _operand(self, number: int, modifier: str) -> Place:
        constraint = self.places.constraints[number]
        if constraint.memory:
            return Memory(self.places.pointers[number])
        name = self.places.name(number)
        held = self.places.held.get(name)
        if constraint.immediate and held is not None and held.bits == 0 and isinstance(held.value, Const):
            return Register(name)
        if modifier and modifier not in (*_MODIFIERS, "c", "P", "a", "z"):
            raise NoMeaning(f"the modifier {modifier} has no meaning here")
        if modifier == "a":
            return self.places.address(self.places.read(Register(name), 64), None, 0, 0)
        return Register(name, _MODIFIERS.get(modifier, self.places.widths[name]))

    def _number(self, text: str) -> int:
        text = text.strip()
        reference = _OPERAND.fullmatch(text)
        if reference:
            held = self.places.held.get(self.places.name(int(reference[1])))
            if held is not None and isinstance(held.value, Const):
                return held.value.bits
        try:
            return int(text, 0) if not re.fullmatch(r"-?0\d+", text) else int(text, 8)
        except ValueError:
            raise NoMeaning("a number of this form has no meaning here") from None

    def _width(self, operands: list[Place]) -> int:
        for operand in reversed(operands):
            if isinstance(operand, Register) and operand.bits:
                return operand.bits
        return 0

    def _value(self, place: Place, bits: int) -> Operand:
        if not bits:
            raise NoMeaning("its size is not told; give it a suffix")
        if isinstance(place, Memory):
            return self.places.load(place, integer(bits), Order.ACQUIRE)
        return self.places.read(place, bits)

    def _integer(self, place: Place, bits: int) -> Operand:
        return self.places.integer(self._value(place, bits))

    def _put(self, place: Place, value: Operand, bits: int) -> None:
        if isinstance(place, Memory):
            self.places.store(place, value, Order.RELEASE)
        elif isinstance(place, Immediate):
            raise NoMeaning("it writes to a constant")
        else:
            self.places.write(place, value, bits)

    def _two(self, operands: list[Place]) -> tuple[Place, Place]:
        if len(operands) != 2:
            raise NoMeaning("it needs two operands")
        return operands[0], operands[1]

    def _one(self, operands: list[Place]) -> Place:
        if len(operands) != 1:
            raise NoMeaning("it needs one operand")
        return operands[0]

    def _unlocked(self) -> None:
        if self.lock:
            raise NoMeaning("it takes no lock prefix")
