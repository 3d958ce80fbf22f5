"""Atomic sections (`__VERIFIER_atomic_…`) exclude every step of every other thread, not just other sections.

A section is a lock's; so each access outside that may meet what a section accesses takes the same lock, for
itself alone. Accesses of what no section touches need not: they commute with all steps of the sections of
others, so an execution in which one stands between two of them is one in which it stands before both.

The lock would hide data races, so this is for programs whose races are not looked for. Copies of several
cells are no single step, and stay as they are: they can come between.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.operands import results, successors
from raddle.ir.program import Block, Function, Program
from raddle.ir.values import Addr, Operand, Reg
from raddle.passes.rebuild import FreshNumbers

PREFIX = "__VERIFIER_atomic_"
BEGIN, END = PREFIX + "begin", PREFIX + "end"
_ACCESSES = (ir.Load, ir.Store, ir.Rmw, ir.CompareExchange)
_ANY = ""
"""Memory that is not known by a name."""
_PURE = ("__VERIFIER_assume", "__VERIFIER_assert", "raddle_assume", "__raddle_assume")


def exclude_others(program: Program) -> Program:
    if BEGIN not in program.functions or END not in program.functions:
        return program
    code = {name: _Code(f) for name, f in program.functions.items() if not f.library}
    met = _met(code)
    functions = dict(program.functions)
    for name, known in code.items():
        if not _is_section(name):
            functions[name] = _guarded(known, _begun(known.function, surely=True), met)
    if all(functions[name] is function for name, function in program.functions.items()):
        return program
    return replace(program, functions=functions)


def _is_section(name: str) -> bool:
    return name.startswith(PREFIX) and name not in (BEGIN, END)


class _Code:
    """A function, and what its pointers point to."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.made = {reg.id: i for b in function.blocks for i in b.instructions for reg in results(i)}

    def target(self, pointer: Operand) -> str | None:
        """A global's name, _ANY, or None for memory of the thread's own."""
        while isinstance(pointer, Reg):
            i = self.made.get(pointer.id)
            if isinstance(i, ir.Offset):
                pointer = i.base
            elif isinstance(i, ir.Alloca) and i.private:
                return None
            else:
                return _ANY
        return pointer.symbol if isinstance(pointer, Addr) else _ANY


def _begun(function: Function, *, surely: bool) -> dict[str, bool]:
    """By block, whether it begins inside a section that this function has begun: surely, or perhaps."""
    if not any(_calls(i, BEGIN) for b in function.blocks for i in b.instructions):
        return {}
    before: dict[str, list[str]] = {block.label: [] for block in function.blocks}
    for block in function.blocks:
        for label in successors(block.instructions[-1]):
            before[label].append(block.label)
    found = {block.label: surely and position > 0 for position, block in enumerate(function.blocks)}
    changed = True
    while changed:
        changed = False
        ends = {b.label: _after(b.instructions, found[b.label]) for b in function.blocks}
        for label, sources in before.items():
            now = [ends[source] for source in sources]
            if found[label] is surely and (all(now) if surely else any(now)) is not surely:
                found[label], changed = not surely, True
    return found


def _after(code: tuple[Instruction, ...], inside: bool) -> bool:
    for i in code:
        inside = (inside or _calls(i, BEGIN)) and not _calls(i, END)
    return inside


def _calls(i: Instruction, name: str) -> bool:
    return isinstance(i, ir.Call) and i.callee == name


def _met(code: dict[str, _Code]) -> set[str]:
    """What sections access, by name; _ANY among them if that is not all."""
    met: set[str] = set()
    entered: set[str] = set()
    waiting: list[str] = []

    def see(known: _Code, i: Instruction) -> None:
        if isinstance(i, _ACCESSES):
            target = known.target(i.pointer)
            if target is not None:
                met.add(target)
        elif isinstance(i, ir.Copy | ir.Fill | ir.Call) and not _is_known(i, code):
            met.add(_ANY)
        elif isinstance(i, ir.Call) and i.callee in code:
            waiting.append(str(i.callee))

    for name, known in code.items():
        begun = _begun(known.function, surely=False)
        for block in known.function.blocks:
            now = _is_section(name) or begun.get(block.label, False)
            for i in block.instructions:
                if now:
                    see(known, i)
                now = _is_section(name) or ((now or _calls(i, BEGIN)) and not _calls(i, END))
    while waiting:
        name = waiting.pop()
        if name not in entered:
            entered.add(name)
            for block in code[name].function.blocks:
                for i in block.instructions:
                    see(code[name], i)
    return met


def _is_known(i: Instruction, code: dict[str, _Code]) -> bool:
    """A call of a function of the program, or of one of the library that is given nothing to access."""
    if not isinstance(i, ir.Call) or not isinstance(i.callee, str):
        return False
    return i.callee in code or all(not isinstance(value, Addr | Reg) for value in i.args) or i.callee in _PURE


def _guarded(known: _Code, inside: dict[str, bool], met: set[str]) -> Function:
    fresh = FreshNumbers(known.function)
    blocks = []
    changed = False
    for block in known.function.blocks:
        now = inside.get(block.label, False)
        code: list[Instruction] = []
        for i in block.instructions:
            now = (now or _calls(i, BEGIN)) and not _calls(i, END)
            if now or not isinstance(i, _ACCESSES) or not _meets(known.target(i.pointer), met):
                code.append(i)
                continue
            changed = True
            code.append(ir.Call(fresh.instruction(), i.loc, (), BEGIN, (), 0))
            code.append(i)
            code.append(ir.Call(fresh.instruction(), i.loc, (), END, (), 0))
        blocks.append(Block(block.label, tuple(code)))
    return replace(known.function, blocks=tuple(blocks)) if changed else known.function


def _meets(target: str | None, met: set[str]) -> bool:
    return target is not None and (target in met or _ANY in met or (target == _ANY and bool(met)))
