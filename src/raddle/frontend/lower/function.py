"""Lowering of one function: its blocks in order, each instruction by its opcode's rule.

A construct without a rule becomes an Operation "unsupported" that ends its block; blocks that are
then unreachable are dropped, so that every operand left has a definition before it.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.frontend.llvm import LlvmFunction
from raddle.frontend.llvm.instructions import LlvmInstruction
from raddle.frontend.llvm.module import LlvmBlock
from raddle.frontend.lower.arithmetic import ARITHMETIC
from raddle.frontend.lower.builder import Builder
from raddle.frontend.lower.calls import lower_call
from raddle.frontend.lower.cells import cells_of
from raddle.frontend.lower.context import Context, Shape
from raddle.frontend.lower.control import CONTROL
from raddle.frontend.lower.display import display_name
from raddle.frontend.lower.exceptions import EXCEPTIONS
from raddle.frontend.lower.made import made_types
from raddle.frontend.lower.memory import MEMORY
from raddle.frontend.lower.scalars import Unlowered, registers, scalar
from raddle.ir.instructions import (
    Alloca,
    Branch,
    Copy,
    Instruction,
    Jump,
    Operation,
    Phi,
    Switch,
    Unreachable,
)
from raddle.ir.program import Block, Function
from raddle.ir.types import I64, PTR
from raddle.ir.values import Const, Location, Reg

_RULES = {**ARITHMETIC, **MEMORY, **CONTROL, **EXCEPTIONS, "call": lower_call}
_SPOKEN = {
    "callbr": "asm goto",
    "va_arg": "va_arg of this type",
}


_ATOMIC = "__cxx_atomic_base_impl"
"""A constructor of libc++'s atomics, or a relative that copies no struct."""


def shape_of(function: LlvmFunction) -> Shape:
    params = tuple(scalar(type_) for _, type_, _ in function.params)
    return Shape(params, registers(function.result), function.variadic)


def place_of(function: LlvmFunction, context: Context) -> Location | None:
    return context.module.metadata.place(function.dbg) if function.dbg >= 0 else None


def stub(name: str, shape: Shape, text: str) -> Function:
    """A function whose address is taken but that nobody defines (or that cannot be lowered)."""
    code: tuple[Instruction, ...] = (Operation(0, None, "unsupported", (), (), text), Unreachable(1, None))
    params = tuple(Reg(index, type_) for index, type_ in enumerate(shape.params))
    return Function(name, params, shape.returns, shape.variadic, (Block("entry", code),), None)


def _of_a_system_header(function: LlvmFunction, place: Location | None) -> bool:
    """An inline function such as glibc's getchar: a report shows the line that calls it."""
    inline = function.linkage == "available_externally"
    return inline and place is not None and place.is_system


def lower_function(function: LlvmFunction, name: str, context: Context) -> Function:
    place = place_of(function, context)
    try:
        shape = shape_of(function)
    except Unlowered as problem:
        return replace(stub(name, Shape((), (), function.variadic), str(problem)), loc=place)
    build = Builder(context)
    llvm_blocks = function.parse_blocks(context.module.types, context.module.metadata)
    build.variables = function.variables
    build.made = made_types(function, llvm_blocks, context)
    build.returns = shape.returns
    build.makes_atomic = _ATOMIC in name
    params = _parameters(function, build, place)
    lowered: dict[str, list[Instruction]] = {}
    for block in llvm_blocks:
        build.code = []
        build.ended = False
        for instruction in block.instructions:
            _lower(build, instruction)
            if build.ended:
                break
        lowered[block.label] = build.code
    for label, late in build.late.items():
        if late and label in lowered:
            lowered[label][-1:-1] = late
    if build.entry_allocas and llvm_blocks:
        lowered[llvm_blocks[0].label][:0] = build.entry_allocas
    blocks = _reachable(llvm_blocks, lowered)
    library = context.library or _of_a_system_header(function, place)
    header = not library and (context.header or (context.cpp and place is not None and place.is_system))
    shown = display_name(function.name, function.dbg, context.module.metadata)
    return Function(
        name, params, shape.returns, function.variadic, blocks, place, library, header=header, display=shown
    )


def _lower(build: Builder, ins: LlvmInstruction) -> None:
    build.loc = build.context.module.metadata.location(ins.dbg) if ins.dbg >= 0 else None
    rule = _RULES.get(ins.op)
    try:
        if rule is None:
            raise Unlowered(_SPOKEN.get(ins.op) or f"LLVM's {ins.line.split('=')[-1].split()[0]}")
        rule(build, ins)
    except Unlowered as problem:
        build.unsupported(str(problem))


def _parameters(function: LlvmFunction, build: Builder, place: Location | None) -> tuple[Reg, ...]:
    """A struct passed by value in memory is copied by the callee: its own object, as in C."""
    params = []
    for name, type_, argument in function.params:
        own = build.reg(scalar(type_), "" if name.isdigit() else name)
        params.append(own)
        if argument.byval is None:
            build.values[name] = (own,)
            continue
        copied = argument.byval
        target = build.reg(PTR, name)
        variable = build.variables.get(name)
        metadata = build.context.module.metadata
        shown, type_index = name, None
        if variable is not None:
            node = metadata.node(variable.node)
            shown = node.text("name") or name
            type_index = build.context.debug_type(node.reference("type"))
        align = argument.align or copied.align
        alloca = Alloca(build.id(), place, target, copied.size, align, None, shown, type_index)
        size = Const(I64, copied.size)
        copy = Copy(build.id(), place, target, own, size, False, align, cells_of(copied))
        build.entry_allocas += [alloca, copy]
        build.layouts[name] = (copied, 0)
        build.values[name] = (target,)
    return tuple(params)


def _successors(code: list[Instruction]) -> list[str]:
    last = code[-1] if code else None
    if isinstance(last, Jump):
        return [last.target]
    if isinstance(last, Branch):
        return [last.then, last.other]
    if isinstance(last, Switch):
        return [last.default, *(label for _, label in last.cases)]
    return []


def _reachable(order: list[LlvmBlock], lowered: dict[str, list[Instruction]]) -> tuple[Block, ...]:
    seen: set[str] = set()
    todo = [order[0].label]
    edges: dict[str, set[str]] = {}
    while todo:
        label = todo.pop()
        if label in seen:
            continue
        seen.add(label)
        for target in _successors(lowered[label]):
            edges.setdefault(target, set()).add(label)
            todo.append(target)
    blocks = []
    for block in order:
        if block.label not in seen:
            continue
        code = lowered[block.label]
        sources = edges.get(block.label, set())
        for index, instruction in enumerate(code):
            if not isinstance(instruction, Phi):
                break
            kept = tuple(pair for pair in instruction.incoming if pair[0] in sources)
            if len(kept) != len(instruction.incoming):
                code[index] = replace(instruction, incoming=kept)
        blocks.append(Block(block.label, tuple(code)))
    return tuple(blocks)
