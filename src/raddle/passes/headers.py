"""Puts the bodies of the C++ library's small functions in the place of their calls.

`flag.load(std::memory_order_acquire)` is a call of a function that calls another, with the order as an
argument and `this` in a stack object. Inlined, it is the one access that C has: the order is a constant, the
objects in between are registers or private, and loops that wait can be seen. Only functions of the library's
headers are inlined (and lambdas and functions of the program never), each instruction gets the place of
the call, and what nobody calls any more is dropped. Programs without C++ are left as they are.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.operands import operands, results, with_operands
from raddle.ir.program import Block, Function, Program
from raddle.ir.values import Addr, Const, Operand, Reg
from raddle.passes.inlining import renamed
from raddle.passes.promote import promote_function
from raddle.passes.reachable import drop_unreachable_blocks
from raddle.passes.rebuild import FreshNumbers
from raddle.passes.straighten import straighten_function

MAX_INSTRUCTIONS = 150
MAX_SIZE = 4000


def inline_headers(program: Program) -> Program:
    if not any(function.header for function in program.functions.values()):
        return program
    work = _Inlining(program)
    for name in program.functions:
        work.finish(name)
    return _without_unused(replace(program, functions=work.done))


class _Inlining:
    """Callees first: a function is inlined with its own calls inlined and its branches decided."""

    def __init__(self, program: Program) -> None:
        self.program = program
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
        result = _Merge(function, self.done).run()
        if result is function:
            return function
        return straighten_function(_decided(promote_function(drop_unreachable_blocks(result))))


def _decided(function: Function) -> Function:
    """With comparisons of constants and what hangs on them decided, until nothing changes."""
    while True:
        known: dict[int, Operand] = {}
        for block in function.blocks:
            for i in block.instructions:
                if isinstance(i, ir.Compare) and isinstance(i.a, Const) and isinstance(i.b, Const):
                    if i.pred in ("eq", "ne"):
                        known[i.dst.id] = Const(i.dst.type, int((i.a.bits == i.b.bits) == (i.pred == "eq")))
                elif isinstance(i, ir.Convert) and isinstance(i.a, Const) and i.op in ("zext", "bitcast"):
                    known[i.dst.id] = Const(i.dst.type, i.a.bits)
                elif isinstance(i, ir.Convert) and isinstance(i.a, Const) and i.op == "trunc":
                    known[i.dst.id] = Const(i.dst.type, i.a.bits & ((1 << i.dst.type.bits) - 1))
        if known:
            function = _substituted(function, known)
        decided = drop_unreachable_blocks(function)
        if not known:
            return decided
        function = straighten_function(decided)


def _substituted(function: Function, known: dict[int, Operand]) -> Function:
    def now(value: Operand) -> Operand:
        return known.get(value.id, value) if type(value) is Reg else value

    blocks = []
    for block in function.blocks:
        code = [i for i in block.instructions if not any(reg.id in known for reg in results(i))]
        blocks.append(Block(block.label, tuple([with_operands(i, now) for i in code])))
    return replace(function, blocks=tuple(blocks))


def _called(function: Function) -> set[str]:
    return {
        i.callee
        for block in function.blocks
        for i in block.instructions
        if isinstance(i, ir.Call) and isinstance(i.callee, str)
    }


def _small(callee: Function) -> bool:
    return (
        callee.header
        and not callee.variadic
        and sum(len(block.instructions) for block in callee.blocks) <= MAX_INSTRUCTIONS
        and not any(
            (isinstance(i, ir.Alloca) and (i.count is not None or block is not callee.blocks[0]))
            or (isinstance(i, ir.Call) and i.callee == callee.name)
            for block in callee.blocks
            for i in block.instructions
        )
    )


class _Merge:
    """One function with the calls of finished small functions of headers replaced by their bodies."""

    def __init__(self, function: Function, done: dict[str, Function]) -> None:
        self.function = function
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
                code = self._insert(i, callee, prefix, rest)
                label = rest
                self.ends[block.label] = rest
            self.blocks.append(Block(label, tuple(code)))
        if not changed:
            return self.function
        blocks = [self._phis(block) for block in self.blocks]
        blocks[0] = replace(blocks[0], instructions=(*self.allocas, *blocks[0].instructions))
        return replace(self.function, blocks=tuple(blocks))

    def _body(self, i: Instruction) -> Function | None:
        if not isinstance(i, ir.Call) or not isinstance(i.callee, str):
            return None
        callee = self.done.get(i.callee)
        if callee is None or not _small(callee) or self.size > MAX_SIZE:
            return None
        given = tuple(value.type for value in i.args)
        if given != tuple(reg.type for reg in callee.params):
            return None
        if tuple(reg.type for reg in i.results) not in (callee.returns, ()):
            return None
        self.size += sum(len(block.instructions) for block in callee.blocks)
        return callee

    def _insert(self, call: ir.Call, callee: Function, prefix: str, rest: str) -> list[Instruction]:
        """Adds the callee's blocks; gives the beginning of the block behind the call. A stack object of the
        callee becomes one of the caller that lives as long as the call did."""
        given = {reg.id: value for reg, value in zip(callee.params, call.args, strict=True)}
        own = {
            reg.id: Reg(self.fresh.register(), reg.type, reg.name)
            for block in callee.blocks
            for i in block.instructions
            for reg in results(i)
        }
        objects = [i for i in callee.blocks[0].instructions if isinstance(i, ir.Alloca)]

        def moved(value: Operand) -> Operand:
            if not isinstance(value, Reg):
                return value
            return given[value.id] if value.id in given else own[value.id]

        def lives(start: bool) -> list[Instruction]:
            return [ir.Lifetime(self.fresh.instruction(), call.loc, own[o.dst.id], start) for o in objects]

        for o in objects:
            made = replace(o, id=self.fresh.instruction(), loc=call.loc, dst=own[o.dst.id])
            self.allocas.append(made)
        returned: list[tuple[str, tuple[Operand, ...]]] = []
        for number, block in enumerate(callee.blocks):
            code: list[Instruction] = lives(True) if number == 0 else []
            for i in block.instructions:
                if isinstance(i, ir.Return):
                    returned.append((prefix + block.label, tuple(moved(value) for value in i.values)))
                    code += lives(False)
                    code.append(ir.Jump(self.fresh.instruction(), call.loc, rest))
                elif not isinstance(i, ir.Alloca):
                    copy = renamed(with_operands(i, moved), own, prefix)
                    code.append(replace(copy, id=self.fresh.instruction(), loc=call.loc))
            self.blocks.append(Block(prefix + block.label, tuple(code)))
        return [
            ir.Phi(
                self.fresh.instruction(),
                call.loc,
                reg,
                tuple((label, values[number]) for label, values in returned),
            )
            for number, reg in enumerate(call.results)
        ]

    def _phis(self, block: Block) -> Block:
        """Phis name the block whose end is the old terminator."""
        if not self.ends or not isinstance(block.instructions[0], ir.Phi):
            return block
        code = tuple(
            replace(i, incoming=tuple((self.ends.get(label, label), value) for label, value in i.incoming))
            if isinstance(i, ir.Phi)
            else i
            for i in block.instructions
        )
        return replace(block, instructions=code)


def _without_unused(program: Program) -> Program:
    """Without functions that nothing mentions any more."""
    kept: set[str] = set()
    todo = [program.entry]
    for item in program.globals.values():
        todo += [address.symbol for _, address in item.relocations]
    while todo:
        name = todo.pop()
        function = program.functions.get(name)
        if name in kept or function is None:
            continue
        kept.add(name)
        for block in function.blocks:
            for i in block.instructions:
                if isinstance(i, ir.Call) and isinstance(i.callee, str):
                    todo.append(i.callee)
                todo += [value.symbol for value in operands(i) if isinstance(value, Addr)]
    return replace(program, functions={n: f for n, f in program.functions.items() if n in kept})
