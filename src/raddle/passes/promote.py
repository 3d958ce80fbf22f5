"""Turns scalar local variables into registers: pruned SSA, exactly as the program says.

A variable qualifies if its address goes nowhere: every use is a plain load or store of the whole object
(volatile ones, too: nobody else can change it or look at it), or a lifetime mark, and none may come after the
end of its life: that is an error, which inlining can bring into sight. Nothing is speculated, reordered or
folded: a variable without a value yet holds an explicit Undef, and beginning its lifetime makes it Undef
again, so an uninitialised read is found at the same place as before. Phis are placed by iterated dominance
frontiers (Cytron et al.) and only where the variable is live: a phi nobody reads costs a move on each edge,
and would copy Undef around.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace
from functools import partial

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction, Order
from raddle.ir.operands import operands, with_operands
from raddle.ir.program import Block, Function, Program
from raddle.ir.types import I32, Type
from raddle.ir.values import Const, Operand, Reg, Undef
from raddle.passes.narrow import as_pointer, as_word
from raddle.passes.rebuild import FreshNumbers, each_function


def promote(program: Program) -> Program:
    return each_function(program, partial(promote_function, pointer=program.pointer_size))


def promote_function(function: Function, pointer: int = 8) -> Function:
    """`pointer`: how large one is in memory. Where that is 4, the passes behind narrow.py see none there."""
    variables = _candidates(function, pointer)
    for dead in _used_when_dead(function, variables):
        del variables[dead]
    return _Renaming(function, variables).run() if variables else function


def _candidates(function: Function, pointer: int) -> dict[int, tuple[ir.Alloca, Type]]:
    """The allocas to promote, by register number, with the type their register shall have."""
    allocas: dict[int, ir.Alloca] = {}
    for block in function.blocks:
        for i in block.instructions:
            if isinstance(i, ir.Alloca) and i.count is None and 0 < i.size <= 16:
                allocas[i.dst.id] = i
    types: dict[int, Type] = {}
    loaded: dict[int, Type] = {}
    for block in function.blocks:
        for i in block.instructions:
            kind = type(i)
            for position, value in enumerate(operands(i)):
                if type(value) is not Reg or value.id not in allocas or kind is ir.Lifetime:
                    continue
                accessed: Type | None = None
                if isinstance(i, ir.Load | ir.Store) and i.order is Order.PLAIN:
                    if isinstance(i, ir.Load):
                        accessed = i.dst.type
                        loaded.setdefault(value.id, accessed)
                    elif position == 0:
                        accessed = i.value.type
                if (
                    accessed is None
                    or (_bits(accessed, pointer) + 7) // 8 != allocas[value.id].size
                    or _bits(types.setdefault(value.id, accessed), pointer) != _bits(accessed, pointer)
                ):
                    del allocas[value.id]
    return {
        number: (alloca, loaded.get(number, types[number]))
        for number, alloca in allocas.items()
        if number in types
    }


def _bits(type_: Type, pointer: int) -> int:
    """In memory."""
    return 8 * pointer if type_.kind == "ptr" else type_.bits


def _used_when_dead(function: Function, variables: Container[int]) -> set[int]:
    """The variables that may be accessed after the end of their lives, on some way through the function."""
    marks: dict[str, list[tuple[int, bool | None]]] = {}
    """Per block: what becomes of which variable; None: it is accessed."""
    ending = False
    for block in function.blocks:
        for i in block.instructions:
            if not isinstance(i, ir.Load | ir.Store | ir.Lifetime) or type(i.pointer) is not Reg:
                continue
            if i.pointer.id in variables:
                start = i.start if isinstance(i, ir.Lifetime) else None
                marks.setdefault(block.label, []).append((i.pointer.id, start))
                ending = ending or start is False
    if not ending:
        return set()
    flow = ControlFlow(function)
    # A bit for each variable: a set for each block would be as large as blocks times variables.
    bits = {variable: 1 << n for n, variable in enumerate({v for found in marks.values() for v, _ in found})}
    dead = [0] * len(flow.blocks)
    used = 0
    waiting = list(range(len(flow.blocks) - 1, -1, -1))
    while waiting:
        number = waiting.pop()
        now = dead[number]
        for variable, start in marks.get(flow.blocks[number].label, ()):
            bit = bits[variable]
            if start is None:
                used |= bit & now
            elif start:
                now &= ~bit
            else:
                now |= bit
        for target in flow.successors[number]:
            if now & ~dead[target]:
                dead[target] |= now
                waiting.append(target)
    return {variable for variable, bit in bits.items() if used & bit}


class _Renaming:
    """One function's walk over its dominator tree, with the current value of each variable."""

    def __init__(self, function: Function, variables: dict[int, tuple[ir.Alloca, Type]]) -> None:
        self.function = function
        self.variables = variables
        self.flow = ControlFlow(function)
        self.fresh = FreshNumbers(function)
        # phis[block][variable]; their sources are filled in as each predecessor's end is reached
        self.phis: list[dict[int, Reg]] = [{} for _ in self.flow.blocks]
        self.incoming: dict[int, list[tuple[str, Operand]]] = {}
        self.current: dict[int, Operand] = {}
        self._changes: list[tuple[int, Operand | None]] = []
        """What `current` held before, in the order of the changes."""
        self.replaced: dict[int, Operand] = {}
        self._place_phis()

    def _place_phis(self) -> None:
        writes: dict[int, set[int]] = {variable: set() for variable in self.variables}
        reads: dict[int, set[int]] = {variable: set() for variable in self.variables}
        for number, block in enumerate(self.flow.blocks):
            for i in block.instructions:
                if isinstance(i, ir.Alloca):
                    if i.dst.id in writes:
                        writes[i.dst.id].add(number)
                elif isinstance(i, ir.Load | ir.Store | ir.Lifetime) and isinstance(i.pointer, Reg):
                    variable = i.pointer.id
                    if variable not in writes:
                        continue
                    if not isinstance(i, ir.Load):
                        writes[variable].add(number)
                    elif number not in writes[variable]:
                        reads[variable].add(number)
        for variable, (alloca, kind) in self.variables.items():
            live = self._live_in(reads[variable], writes[variable])
            waiting = list(writes[variable])
            while waiting:
                for block_number in self.flow.frontier[waiting.pop()]:
                    if block_number in live and variable not in self.phis[block_number]:
                        reg = Reg(self.fresh.register(), kind, alloca.variable)
                        self.phis[block_number][variable] = reg
                        self.incoming[reg.id] = []
                        waiting.append(block_number)

    def _live_in(self, reads: set[int], writes: set[int]) -> set[int]:
        """Blocks at whose beginning the variable's value may still be read."""
        live = set(reads)
        waiting = list(reads)
        while waiting:
            for source in self.flow.predecessors[waiting.pop()]:
                if source not in writes and source not in live:
                    live.add(source)
                    waiting.append(source)
        return live

    def run(self) -> Function:
        bodies: dict[str, list[Instruction]] = {}
        # Values change on the way down the dominator tree and are put back on the way up.
        stack: list[tuple[int, int | None]] = [(0, None)]
        while stack:
            number, mark = stack.pop()
            if mark is not None:
                while len(self._changes) > mark:
                    variable, before = self._changes.pop()
                    if before is None:
                        del self.current[variable]
                    else:
                        self.current[variable] = before
                continue
            stack.append((number, len(self._changes)))
            bodies[self.flow.blocks[number].label] = self._rename_block(number)
            stack.extend((child, None) for child in self.flow.children[number])
        blocks = []
        for block in self.function.blocks:
            number = self.flow.number[block.label]
            new = [
                ir.Phi(self.fresh.instruction(), None, reg, tuple(self.incoming[reg.id]))
                for reg in self.phis[number].values()
            ]
            body = [with_operands(i, self._now) if isinstance(i, ir.Phi) else i for i in bodies[block.label]]
            blocks.append(Block(block.label, (*new, *body)))
        return replace(self.function, blocks=tuple(blocks))

    def _set(self, variable: int, value: Operand) -> None:
        self._changes.append((variable, self.current.get(variable)))
        self.current[variable] = value

    def _now(self, value: Operand) -> Operand:
        return self.replaced.get(value.id, value) if type(value) is Reg else value

    def _rename_block(self, number: int) -> list[Instruction]:
        block = self.flow.blocks[number]
        for variable, reg in self.phis[number].items():
            self._set(variable, reg)
        body: list[Instruction] = []
        for i in block.instructions:
            if isinstance(i, ir.Phi):
                body.append(i)  # its sources may come later: rewritten at the end
                continue
            if isinstance(i, ir.Alloca):
                if i.dst.id in self.variables:
                    self._set(i.dst.id, Undef(self.variables[i.dst.id][1]))
                    continue
            elif isinstance(i, ir.Load | ir.Store | ir.Lifetime) and isinstance(i.pointer, Reg):
                variable = i.pointer.id
                if variable in self.variables:
                    self._access(i, variable, body)
                    continue
            body.append(with_operands(i, self._now))
        for target in self.flow.successors[number]:
            for variable, reg in self.phis[target].items():
                self.incoming[reg.id].append((block.label, self.current[variable]))
        return body

    def _access(self, i: ir.Load | ir.Store | ir.Lifetime, variable: int, body: list[Instruction]) -> None:
        kind = self.variables[variable][1]
        if isinstance(i, ir.Lifetime):
            self._set(variable, Undef(kind))
        elif isinstance(i, ir.Store):
            self._set(variable, self._cast(self._now(i.value), kind, i, body))
        else:
            self.replaced[i.dst.id] = self._cast(self.current[variable], i.dst.type, i, body)

    def _cast(self, value: Operand, kind: Type, i: Instruction, body: list[Instruction]) -> Operand:
        """The same bits as another type: a union or a cast pointer may read an int as a float."""
        if value.type == kind:
            return value
        if isinstance(value, Undef):
            return Undef(kind)
        if value.type.bits == kind.bits:
            if isinstance(value, Const):
                return Const(kind, value.bits)
            return self._convert("bitcast", value, kind, i, body)
        # A pointer of 4 bytes, which a register holds in another form.
        if value.type.kind == "ptr":
            word = as_word(value) or self._convert("pack", value, I32, i, body)
            return self._cast(word, kind, i, body)
        word = self._cast(value, I32, i, body)
        return as_pointer(word) or self._convert("unpack", word, kind, i, body)

    def _convert(self, op: str, value: Operand, kind: Type, i: Instruction, body: list[Instruction]) -> Reg:
        cast = Reg(self.fresh.register(), kind)
        body.append(ir.Convert(self.fresh.instruction(), i.loc, cast, op, value))
        return cast
