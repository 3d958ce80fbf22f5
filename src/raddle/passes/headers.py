"""Puts the bodies of the C++ library's small functions in the place of their calls.

`flag.load(std::memory_order_acquire)` is a call of a function that calls another, with the order as an
argument and `this` in a stack object. Inlined, it is the one access that C has: the order is a constant, the
objects in between are registers or private, and loops that wait can be seen. Only functions of the library's
headers are inlined (and lambdas and functions of the program never), each instruction gets the place of
the call (unless --trace-library asks for its own), and what nobody calls any more is dropped. Programs
without C++ are left as they are.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.program import Block, Function, Program
from raddle.passes.fold import fold_function
from raddle.passes.pieces import split_function
from raddle.passes.promote import promote_function
from raddle.passes.reachable import drop_unreachable_blocks, mentioned
from raddle.passes.rebuild import FreshNumbers
from raddle.passes.splice import can_splice, fits, splice, with_ends
from raddle.passes.straighten import straighten_function

MAX_INSTRUCTIONS = 150
MAX_SIZE = 4000


def inline_headers(program: Program, *, at_call: bool = True) -> Program:
    """`at_call`: instructions get the place of the call, else they keep their own in the library."""
    if not any(function.header for function in program.functions.values()):
        return program
    work = _Inlining(program, at_call)
    for name in program.functions:
        work.finish(name)
    program = replace(program, functions=work.done)
    used = mentioned(program)
    return replace(program, functions={n: f for n, f in program.functions.items() if n in used})


class _Inlining:
    """Callees first: a function is inlined with its own calls inlined and its branches decided."""

    def __init__(self, program: Program, at_call: bool) -> None:
        self.program = program
        self._at_call = at_call
        self.done: dict[str, Function] = {}
        self._open: set[str] = set()

    def finish(self, name: str) -> None:
        todo = [name]
        while todo:
            current = todo[-1]
            if current in self.done:
                todo.pop()
                continue
            function = self.program.functions[current]
            if current not in self._open:
                self._open.add(current)
                inner = {c for c in _called(function) if c not in self.done and c not in self._open}
                todo += sorted(c for c in inner if self.program.functions[c].header)
                continue
            self.done[current] = self._inlined(function)
            todo.pop()

    def _inlined(self, function: Function) -> Function:
        if function.library:
            return function
        result = _Merge(function, self.done, self._at_call).run()
        if result is function:
            return function
        return straighten_function(
            fold_function(promote_function(split_function(drop_unreachable_blocks(result), copies=True)))
        )


def _called(function: Function) -> set[str]:
    return {
        i.callee
        for block in function.blocks
        for i in block.instructions
        if isinstance(i, ir.Call) and isinstance(i.callee, str)
    }


def _small(callee: Function) -> bool:
    return callee.header and _size(callee) <= MAX_INSTRUCTIONS and can_splice(callee)


def _size(callee: Function) -> int:
    """Of what will be left of it. Where it switches by an argument, one of the cases is: a compare-exchange
    has one for each memory order."""
    cases = [
        len(last.cases) + 1
        for block in callee.blocks
        if isinstance(last := block.instructions[-1], ir.Switch) and last.value in callee.params
    ]
    return sum(len(block.instructions) for block in callee.blocks) // max(cases, default=1)


class _Merge:
    """One function with the calls of finished small functions of headers replaced by their bodies."""

    def __init__(self, function: Function, done: dict[str, Function], at_call: bool) -> None:
        self.function = function
        self._at_call = at_call
        self.done = done
        self.fresh = FreshNumbers(function)
        self.blocks: list[Block] = []
        self.allocas: list[Instruction] = []
        self.ends: dict[str, str] = {}
        self.size = sum(len(block.instructions) for block in function.blocks)

    def run(self) -> Function:
        changed = False
        for block in self.function.blocks:
            label, code = block.label, []
            for i in block.instructions:
                callee = self._body(i)
                if callee is None:
                    code.append(i)
                    continue
                assert isinstance(i, ir.Call)
                changed = True
                prefix = f"{i.id}.{callee.blocks[0].label}."
                rest = f"{block.label}.{i.id}."
                code.append(ir.Jump(self.fresh.instruction(), i.loc, prefix + callee.blocks[0].label))
                self.blocks.append(Block(label, tuple(code)))
                body = splice(self.fresh, i, callee, prefix, rest, at_call=self._at_call)
                self.allocas += body.objects
                self.blocks += body.blocks
                code = body.phis
                label = rest
                self.ends[block.label] = rest
            self.blocks.append(Block(label, tuple(code)))
        if not changed:
            return self.function
        blocks = with_ends(self.blocks, self.ends)
        blocks[0] = replace(blocks[0], instructions=(*self.allocas, *blocks[0].instructions))
        return replace(self.function, blocks=tuple(blocks))

    def _body(self, i: Instruction) -> Function | None:
        if not isinstance(i, ir.Call) or not isinstance(i.callee, str):
            return None
        callee = self.done.get(i.callee)
        if callee is None or not _small(callee) or self.size > MAX_SIZE or not fits(callee, i):
            return None
        self.size += _size(callee)
        return callee
