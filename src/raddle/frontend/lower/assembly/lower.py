"""An asm statement: bind its operands, lower its instructions, hand back its outputs."""

from __future__ import annotations

from dataclasses import replace

from raddle.frontend.llvm.instructions import LlvmInstruction
from raddle.frontend.llvm.values import Asm
from raddle.frontend.lower.assembly.aarch64 import KNOWN, Aarch64
from raddle.frontend.lower.assembly.places import Memory, Places
from raddle.frontend.lower.assembly.template import constraints_of, statements
from raddle.frontend.lower.assembly.x86 import X86
from raddle.frontend.lower.assembly.x86_operands import REGISTERS
from raddle.frontend.lower.builder import Builder
from raddle.frontend.lower.scalars import registers, scalar
from raddle.ir.instructions import Order
from raddle.ir.values import Operand


def lower_asm(build: Builder, ins: LlvmInstruction, asm: Asm) -> None:
    constraints = [
        replace(c, place=REGISTERS.get(c.place, (c.place, 0))[0]) for c in constraints_of(asm.constraints)
    ]
    places = Places(build, ins, constraints)
    arm = build.context.module.aarch64 or any(KNOWN.fullmatch(s.name) for s in statements(asm.text))
    machine = Aarch64(places) if arm else X86(places)
    machine.lower_all(statements(asm.text, hashes=not arm))
    if build.ended:
        return
    types = list(registers(ins.type))
    outputs: list[Operand] = []
    for number, constraint in enumerate(constraints):
        if constraint.output and not constraint.indirect:
            outputs.append(places.result(number, types[len(outputs)]))
    for number, type_ in places.stored:
        value = places.result(number, scalar(type_))
        places.store(Memory(places.pointers[number]), value, Order.PLAIN)
    if ins.result:
        build.bind(ins.result, outputs)
