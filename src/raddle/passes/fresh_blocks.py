"""Allocated blocks that nobody but their thread knows yet: `n = malloc(…)` before a loop that publishes it.

`do atomic_store(&n->next, h); while (!cas(&head, &h, n));`: until the compare-exchange succeeds, no other
thread can read or write the block, so a store to it that the next turn makes again shows nowhere. The
address must go nowhere else before: every other use of it that is more than an access, or a call of a
function that only accesses it (a constructor), comes later, and leads back to the loop only by way of a new
block. Not so with --reuse-addresses: there a block may be known from its life before.
"""

from __future__ import annotations

from functools import cached_property

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction
from raddle.ir.operands import operands
from raddle.ir.program import Program
from raddle.ir.values import Operand, Reg
from raddle.passes.conditions import Definitions

MAKERS = ("malloc", "calloc", "aligned_alloc", "_Znwm", "_Znam")
_ACCESSES = (ir.Load, ir.Store, ir.Rmw, ir.CompareExchange)
Position = tuple[int, int]

_CASTS = ("bitcast", "pack", "unpack")


class FreshBlocks:
    """Of one function."""

    def __init__(self, program: Program, flow: ControlFlow, values: Definitions) -> None:
        self._program = program
        self._flow = flow
        self._values = values

    @cached_property
    def _are_new(self) -> bool:
        """Whether each block has an address of its own."""
        return not any(
            isinstance(i, ir.Operation) and i.kind == "recycle"
            for function in self._program.functions.values()
            for block in function.blocks
            for i in block.instructions
        )

    def maker(self, pointer: Operand) -> Reg | None:
        """The address of the block that the pointer points into, as its allocation gave it."""
        while isinstance(pointer, Reg):
            i = self._values.made.get(pointer.id)
            if isinstance(i, ir.Call) and i.callee in MAKERS and self._are_new:
                return pointer if self._program.functions[str(i.callee)].library else None
            if isinstance(i, ir.Offset) and i.index is None:
                pointer = i.base
            elif isinstance(i, ir.Convert) and i.op in _CASTS:
                pointer = i.a
            else:
                return None
        return None

    def accesses(self, maker: Reg, header: int, body: set[int]) -> list[Position] | None:
        """Those of the loop to the block; None if others may know the block while the loop runs. A
        compare-exchange that publishes it is none of them: a turn in which it succeeds must leave."""
        made_in, known = self._made_in(maker), {maker.id}
        if made_in is None or made_in in body or not self._flow.dominates(made_in, header):
            return None
        found: list[Position] = []
        publishing: list[bool] = []
        leaks: list[int] = []
        for number, block in enumerate(self._flow.blocks):  # dominators first: definitions before their uses
            for position, i in enumerate(block.instructions):
                used = [n for n, v in enumerate(operands(i)) if isinstance(v, Reg) and v.id in known]
                if not used:
                    continue
                if _moves(i, used):
                    known.add(i.dst.id)  # type: ignore[attr-defined]
                elif isinstance(i, _ACCESSES) and used == [0]:
                    found += [(number, position)] if number in body else []
                elif isinstance(i, ir.Compare) or (number not in body and self._only_accesses(i, used)):
                    continue
                elif number in body:
                    publishing.append(isinstance(i, ir.CompareExchange) and used == [2])
                else:
                    leaks.append(number)
        leaks += self._exits(body) if publishing else []
        is_known = not all(publishing) or self._leads_back(leaks, made_in, header)
        return None if is_known else found

    def _only_accesses(self, i: Instruction, used: list[int]) -> bool:
        """Whether it is a call of a function that does no more with these arguments."""
        callee = self._program.functions.get(i.callee) if _calls(i) else None  # type: ignore[attr-defined]
        if callee is None or callee.variadic or len(operands(i)) != len(callee.params):
            return False
        known = {callee.params[n].id for n in used}
        for block in ControlFlow(callee).blocks:
            for inner in block.instructions:
                inside = [n for n, v in enumerate(operands(inner)) if isinstance(v, Reg) and v.id in known]
                if inside and _moves(inner, inside):
                    known.add(inner.dst.id)  # type: ignore[attr-defined]
                    continue
                is_access = isinstance(inner, _ACCESSES) and inside == [0]
                if inside and not is_access and not isinstance(inner, ir.Compare):
                    return False
        return True

    def _exits(self, body: set[int]) -> list[int]:
        return [target for block in body for target in self._flow.successors[block] if target not in body]

    def _made_in(self, maker: Reg) -> int | None:
        call = self._values.made[maker.id]
        places = (n for n, block in enumerate(self._flow.blocks) if call in block.instructions)
        return next(places, None)

    def _leads_back(self, leaks: list[int], made_in: int, header: int) -> bool:
        """Whether control goes from one of the blocks to the header, and no new block is made on the way."""
        # A leak in the block of the allocation comes behind it.
        waiting = [b for leak in leaks for b in (self._flow.successors[leak] if leak == made_in else [leak])]
        seen = {made_in}
        while waiting:
            number = waiting.pop()
            if number == header:
                return True
            if number not in seen:
                seen.add(number)
                waiting += self._flow.successors[number]
        return False


def _calls(i: Instruction) -> bool:
    return isinstance(i, ir.Call) and isinstance(i.callee, str)


def _moves(i: Instruction, used: list[int]) -> bool:
    """Whether it only makes another pointer to the block."""
    return (isinstance(i, ir.Offset) and used == [0]) or (isinstance(i, ir.Convert) and i.op in _CASTS)
