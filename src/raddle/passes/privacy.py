"""Finds stack objects and thread-locals that no other thread can ever reach.

Accesses to these make no events, so a wrong "private" would hide behaviour: whatever is not plainly
harmless counts as an escape. The analysis is flow-insensitive and covers the whole program at
once. A register *leaks* if the value in it may become visible outside of the registers: stored to
memory, handed to a thread, an unknown callee or a variadic list, used in arithmetic. Values flow
through phis, selections, offsets and bit casts, from arguments to parameters and from returned
values to the results of calls; leaking flows backwards along all of these. A private object is one
whose address is in no leaking register: then it is in no memory either, and no other thread can
load it. Callers are not told apart: if one call leaks a parameter's value, all do.

Locks, awaits and the like on an object make it shared, although they leak nothing: these are
visible operations, and the machine need not know them on private memory.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.operands import operands, results
from raddle.ir.program import Function, Program
from raddle.ir.values import Addr, Operand, Reg

Node = tuple[str, int]
"""A register of a function: (function name, register number); its n-th returned value: (name, -1 - n)."""

# Operations that only look at memory through a pointer argument, on behalf of this thread.
_HARMLESS_OPERATIONS = frozenset(("error", "unsupported", "print", "vprint", "va_start", "size_of"))


def find_private(program: Program) -> Program:
    """The program with `private` set on allocas and thread-local globals."""
    leaks = _Leaks(program)
    functions = {name: _mark(function, leaks.leaking) for name, function in program.functions.items()}
    shared = leaks.shared_thread_locals()
    data = {
        name: replace(item, private=name not in shared) if item.thread_local else item
        for name, item in program.globals.items()
    }
    return replace(program, functions=functions, globals=data)


def _mark(function: Function, leaking: set[Node]) -> Function:
    blocks = []
    changed = False
    for block in function.blocks:
        renewed: list[Instruction] = []
        for i in block.instructions:
            if isinstance(i, ir.Alloca):
                private = (function.name, i.dst.id) not in leaking
                if private != i.private:
                    i = replace(i, private=private)
                    changed = True
            renewed.append(i)
        blocks.append(replace(block, instructions=tuple(renewed)) if changed else block)
    return replace(function, blocks=tuple(blocks)) if changed else function


class _Leaks:
    """Collects for each register where its value came from, and the first leaks; then spreads them."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.origins: dict[Node, list[Node]] = {}
        self.leaking: set[Node] = set()
        self.thread_locals: list[tuple[str, Node]] = []
        self.address_taken: set[str] = {
            target.symbol for data in program.globals.values() for _, target in data.relocations
        }
        self._calls: list[tuple[str, ir.Call]] = []
        for function in program.functions.values():
            self._scan(function)
        for caller, call in self._calls:
            self._connect(caller, call)
        for name in self.address_taken | {program.entry}:
            # Called by someone we do not see, or as a thread whose result a join hands on.
            if name in program.functions:
                self.leaking.update((name, -1 - n) for n in range(len(program.functions[name].returns)))
        self._spread()

    def _scan(self, function: Function) -> None:
        name = function.name
        for block in function.blocks:
            for i in block.instructions:
                for value in operands(i):
                    if type(value) is Addr:
                        self.address_taken.add(value.symbol)
                if isinstance(i, ir.Call):
                    self._calls.append((name, i))
                elif isinstance(i, ir.Return):
                    for position, value in enumerate(i.values):
                        if type(value) is Reg:
                            self.origins.setdefault((name, -1 - position), []).append((name, value.id))
                elif isinstance(i, ir.ThreadLocal):
                    self.thread_locals.append((i.symbol, (name, i.dst.id)))
                else:
                    flows, leaks = _reads(i)
                    for value in leaks:
                        if type(value) is Reg:
                            self.leaking.add((name, value.id))
                    if flows:
                        sources = [(name, v.id) for v in flows if type(v) is Reg]
                        self.origins.setdefault((name, results(i)[0].id), []).extend(sources)

    def _connect(self, caller: str, call: ir.Call) -> None:
        callee = self.program.functions.get(call.callee) if isinstance(call.callee, str) else None
        if callee is None or len(callee.params) != call.fixed or len(callee.returns) < len(call.results):
            self._leak_all(caller, operands(call))
            if callee is not None:
                self.address_taken.add(callee.name)
            return
        for param, value in zip(callee.params, call.args, strict=False):
            if type(value) is Reg:
                self.origins.setdefault((callee.name, param.id), []).append((caller, value.id))
        self._leak_all(caller, call.args[call.fixed :])
        for position, result in enumerate(call.results):
            self.origins.setdefault((caller, result.id), []).append((callee.name, -1 - position))

    def _leak_all(self, name: str, values: tuple[Operand, ...]) -> None:
        self.leaking.update((name, value.id) for value in values if type(value) is Reg)

    def _spread(self) -> None:
        waiting = list(self.leaking)
        while waiting:
            for source in self.origins.get(waiting.pop(), ()):
                if source not in self.leaking:
                    self.leaking.add(source)
                    waiting.append(source)

    def shared_thread_locals(self) -> set[str]:
        """Those whose address leaks, or that somebody names without asking for the thread's own."""
        leaked = {symbol for symbol, node in self.thread_locals if node in self.leaking}
        return leaked | self.address_taken


def _reads(i: Instruction) -> tuple[tuple[Operand, ...], tuple[Operand, ...]]:
    """(operands whose value flows into the result, operands whose value leaks); the others are
    only followed or compared."""
    match i:
        case ir.Phi():
            return operands(i), ()
        case ir.Select():
            return (i.a, i.b), ()
        case ir.Offset():
            return (i.base,), () if i.index is None else (i.index,)
        case ir.Convert(op="bitcast"):
            return (i.a,), ()
        case ir.Compare() | ir.Branch() | ir.Switch() | ir.Lifetime() | ir.Load():
            return (), ()
        case ir.Store():
            return (), (i.value,)
        case ir.Rmw():
            return (), (i.value,)
        case ir.CompareExchange():
            return (), (i.expected, i.desired)
        case ir.Copy() | ir.Fill():
            return (), (i.size,) if isinstance(i, ir.Copy) else (i.byte, i.size)
        case ir.Operation() if i.kind in _HARMLESS_OPERATIONS:
            return (), ()
        case _:
            return (), operands(i)
