"""The state of selecting one function: virtual registers, the values that need none, the steps so far.

Values that need no instruction get none: bit casts and zero extensions name their operand's
register (registers hold integers zero-extended), addresses of globals are constants, and a constant
displacement moves into the loads and stores behind it. A constant becomes an immediate where the
opcode has that form, and is otherwise materialised right where it is used: keeping it in a register
from the function's beginning would cost each call, and each snapshot, more than it saves.
"""

from __future__ import annotations

from collections.abc import Mapping

from raddle.assemble.layout import Layout
from raddle.assemble.steps import (
    A_DEF,
    FROM_CONSTANT,
    FROM_REGISTER,
    FROM_UNDEF,
    MoveStep,
    Source,
    Step,
    WindowStep,
)  # fmt: skip
from raddle.assemble.tables import Tables
from raddle.errors import UnsupportedError
from raddle.ir.instructions import Instruction
from raddle.ir.program import Function, Program
from raddle.ir.values import Addr, Const, Operand, Reg, Undef

_WORD = (1 << 64) - 1


def signed(value: int) -> int:
    """The 64 bits of `value` as the i64 that an immediate is."""
    value &= _WORD
    return value - (1 << 64) if value >> 63 else value


class Selector:
    def __init__(
        self, program: Program, function: Function, opcodes: Mapping[str, int], layout: Layout, tables: Tables
    ) -> None:
        self.program = program
        self.function = function
        self.opcodes = opcodes
        self.layout = layout
        self.tables = tables
        self.widths: list[int] = []
        self.steps: list[Step] = []
        self.addresses_only: set[int] = set()
        """IR registers that only ever are the pointer of a load or a store."""
        self.used: set[int] = set()
        """IR registers that some instruction reads."""
        self._registers: dict[int, int] = {}
        self._same: dict[int, Operand] = {}
        self._displaced: dict[int, tuple[Operand, int]] = {}
        self._now: Instruction | None = None

    # --- registers

    def new(self, width: int = 1) -> int:
        self.widths.append(width)
        return len(self.widths) - 1

    def define(self, reg: Reg) -> int:
        """The virtual register for an IR register, at its definition or (phis) before."""
        found = self._registers.get(reg.id)
        if found is None:
            found = self._registers[reg.id] = self.new(reg.type.slots)
        return found

    def rename(self, reg: Reg, value: Operand) -> None:
        """`reg` holds the same bits as `value`."""
        self._same[reg.id] = value

    def displace(self, reg: Reg, base: Operand, displacement: int) -> None:
        """`reg` is `base` plus a constant, which its loads and stores add by themselves."""
        self._displaced[reg.id] = (base, displacement)

    # --- operands

    def resolve(self, value: Operand) -> Operand:
        while type(value) is Reg and value.id in self._same:
            value = self._same[value.id]
        return value

    def constant(self, value: Operand) -> int | None:
        """Its bits, if they are known."""
        value = self.resolve(value)
        if type(value) is Const:
            return value.bits
        return self.layout.address(value) if type(value) is Addr else None

    def get(self, value: Operand) -> int:
        """A virtual register that holds the operand."""
        value = self.resolve(value)
        if type(value) is Reg:
            return self._registers[value.id]
        width = value.type.slots
        if width == 2:
            register = self.new(2)
            self._add(MoveStep(register, self.sources(value)))
            return register
        if type(value) is Undef:
            return self.compute("UNDEF", imm=value.type.bits)
        return self.number(self.constant(value) or 0)

    def number(self, value: int) -> int:
        """A register that holds a 64-bit constant."""
        return self.compute("CONST", imm=signed(value))

    def address(self, pointer: Operand) -> tuple[int, int]:
        """(base register, displacement) of a load or a store."""
        displacement = 0
        pointer = self.resolve(pointer)
        while type(pointer) is Reg and pointer.id in self._displaced:
            pointer, more = self._displaced[pointer.id]
            displacement += more
            pointer = self.resolve(pointer)
        known = self.constant(pointer)
        if known is not None:
            return self.number(known + displacement), 0
        return self.get(pointer), displacement

    def sources(self, value: Operand) -> list[Source]:
        """The operand as one or two 64-bit things to move."""
        value = self.resolve(value)
        width = value.type.slots
        if type(value) is Reg:
            register = self._registers[value.id]
            return [(FROM_REGISTER, register, half) for half in range(width)]
        if type(value) is Undef:
            return [(FROM_UNDEF, min(value.type.bits, 64), 0)] * width
        bits = self.constant(value) or 0
        return [(FROM_CONSTANT, signed(bits >> (64 * half)), 0) for half in range(width)]

    # --- steps

    def begin(self, instruction: Instruction) -> None:
        self._now = instruction

    def _add(self, step: Step) -> None:
        if self._now is not None:
            step.id = self._now.id
            step.loc = self._now.loc
        self.steps.append(step)

    def emit(self, name: str, shape: int, a: int = 0, b: int = 0, c: int = 0, imm: int = 0) -> None:
        self._add(Step(self.opcodes[name], a, b, c, imm, shape))

    def compute(self, name: str, shape: int = 0, b: int = 0, c: int = 0, imm: int = 0) -> int:
        """Emit into a fresh register."""
        register = self.new()
        self._add(Step(self.opcodes[name], register, b, c, imm, shape | A_DEF))
        return register

    def move(self, register: int, sources: list[Source]) -> None:
        self._add(MoveStep(register, sources))

    def window(
        self,
        name: str,
        inputs: list[Source],
        into: str,
        outputs: list[int],
        out: str,
        *,
        shape: int = 0,
        fields: tuple[int, int, int, int] = (0, 0, 0, 0),
        after_inputs: bool = False,
    ) -> None:
        step = WindowStep(self.opcodes[name], fields, shape, inputs, into, outputs, out, after_inputs)
        self._add(step)

    def unsupported(self, what: str) -> UnsupportedError:
        return UnsupportedError(what, self._now.loc if self._now else None)
