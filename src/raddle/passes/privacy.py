"""Finds stack objects and thread-locals that no other thread can ever reach.

Accesses to these make no events, so a wrong "private" would hide behaviour: what is not plainly
harmless counts as a leak. The analysis covers the whole program at once, without regard to the
order of instructions or to who calls whom (see points_to). Addresses are followed through
arithmetic, phis, calls, variadic arguments, and through the memory of objects that are private
themselves. They leak when stored in memory that others may reach, or handed to a thread, to an
unknown callee, or to an operation that is not known to be harmless.

Locks, awaits and the like on an object make it shared, although they leak nothing: these are
visible operations, and the machine need not know them on private memory.

It also finds private stack objects whose address is looked at as a number, be it in a comparison, in what a
compare-exchange expects, or as a divisor that may be wrong: what a thread does may
depend on it, and so on which thread it is.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.operands import operands, results
from raddle.ir.program import Function, Program
from raddle.ir.values import Addr, Const, Operand, Reg
from raddle.passes.points_to import PointsTo

# Operations that only look at memory through a pointer argument, on behalf of this thread.
_HARMLESS_OPERATIONS = frozenset(
    (
        "error",
        "unsupported",
        "text_put",
        "text_size",
        "text_get",
        "text_end",
        "print",
        "size_of",
        "self",
        "settled",
    )
)


def find_private(program: Program) -> Program:
    """The program with `private` set on allocas and thread-local globals."""
    facts = _Facts(program)
    leaked = facts.graph.solve()
    numbers = facts.graph.held(facts.looked_at)
    shared = {key for key, thing in facts.allocas.items() if leaked >> thing & 1}
    looked_at = {key for key, thing in facts.allocas.items() if numbers >> thing & 1}
    functions = {name: _mark(function, shared, looked_at) for name, function in program.functions.items()}
    data = {}
    for name, item in program.globals.items():
        if item.thread_local:
            private = not leaked >> facts.thread_locals[name] & 1 and name not in facts.address_taken
            item = replace(item, private=private)
        data[name] = item
    return replace(program, functions=functions, globals=data)


def _mark(function: Function, shared: set[tuple[str, int]], looked_at: set[tuple[str, int]]) -> Function:
    blocks = []
    changed = False
    for block in function.blocks:
        renewed: list[Instruction] = []
        for i in block.instructions:
            if isinstance(i, ir.Alloca):
                key = function.name, i.dst.id
                private, number = key not in shared, key in looked_at
                if (private, number) != (i.private, i.looked_at):
                    i = replace(i, private=private, looked_at=number)
                    changed = True
            renewed.append(i)
        blocks.append(replace(block, instructions=tuple(renewed)))
    return replace(function, blocks=tuple(blocks)) if changed else function


def _are_pointers(compare: ir.Compare) -> bool:
    """Then whether they are equal does not depend on where the objects are."""
    return all(type(value) is not Reg or value.type.kind == "ptr" for value in (compare.a, compare.b))


def _judged(i: Instruction) -> tuple[Operand, ...]:
    """Operands that may be found wrong, as a divisor that is 0: those decide what comes next."""
    if isinstance(i, ir.Convert):
        return (i.a,) if i.op.startswith("fpto") else ()
    if not isinstance(i, ir.Binary) or isinstance(i.b, Const):
        return ()
    if i.op in ("sdiv", "srem"):
        return i.a, i.b
    return (i.b,) if i.op in ("udiv", "urem", "shl", "lshr", "ashr") else ()


class _Facts:
    """The constraints that a program's instructions make."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.graph = graph = PointsTo()
        self.looked_at = graph.node()
        """What decides what is done next, where, or how much."""
        self.allocas: dict[tuple[str, int], int] = {}
        self.thread_locals = {
            name: graph.object() for name, item in program.globals.items() if item.thread_local
        }
        self.variadic = {name: graph.object() for name, f in program.functions.items() if f.variadic}
        self.address_taken: set[str] = {
            target.symbol for data in program.globals.values() for _, target in data.relocations
        }
        self._registers: dict[str, dict[int, int]] = {name: {} for name in program.functions}
        self._returned: dict[str, list[int]] = {
            name: [graph.node() for _ in f.returns] for name, f in program.functions.items()
        }
        for function in program.functions.values():
            for block in function.blocks:
                for i in block.instructions:
                    self._instruction(function, i)
        for name in (self.address_taken & program.functions.keys()) | {program.entry}:
            self._called_from_outside(program.functions[name])

    def _called_from_outside(self, function: Function) -> None:
        """By a pointer, or as a thread whose result a join hands on."""
        for reg in function.params:
            self.graph.flow(self._node(function.name, reg), self.graph.unknown)
        for node in self._returned[function.name]:
            self.graph.leak(node)
        if function.name in self.variadic:
            self.graph.flow(self.graph.content(self.variadic[function.name]), self.graph.unknown)

    def _node(self, function: str, value: Operand) -> int:
        if type(value) is Reg:
            nodes = self._registers[function]
            found = nodes.get(value.id)
            if found is None:
                found = nodes[value.id] = self.graph.node()
            return found
        if type(value) is Addr:
            self.address_taken.add(value.symbol)
            return self.graph.unknown
        known_null = type(value) is Const and (value.bits == 0 or value.type.kind != "ptr")
        return self.graph.nothing if known_null else self.graph.unknown

    def _instruction(self, function: Function, i: Instruction) -> None:
        graph = self.graph
        name = function.name

        def node(value: Operand) -> int:
            return self._node(name, value)

        match i:
            case ir.Load():
                graph.load(node(i.dst), node(i.pointer))
            case ir.Store():
                graph.store(node(i.pointer), node(i.value))
            case ir.Binary() | ir.Convert() | ir.Unary() | ir.Phi() | ir.Offset():
                for value in operands(i):
                    graph.flow(node(i.dst), node(value))
                for value in _judged(i):
                    graph.flow(self.looked_at, node(value))
                if isinstance(i, ir.Convert) and i.dst.type.kind == "ptr" and i.op != "unpack":
                    graph.flow(node(i.dst), graph.unknown)
                    graph.flow(self.looked_at, node(i.a))
                if isinstance(i, ir.Offset) and i.index is not None:
                    graph.flow(self.looked_at, node(i.index))
            case ir.Select():
                graph.flow(node(i.dst), node(i.a))
                graph.flow(node(i.dst), node(i.b))
                graph.flow(self.looked_at, node(i.cond))
            case ir.Compare(pred="eq" | "ne") if _are_pointers(i):
                for value in operands(i):
                    node(value)  # notes addresses of functions
            case ir.Compare() | ir.Branch() | ir.Switch():
                for value in operands(i):
                    graph.flow(self.looked_at, node(value))
            case ir.Lifetime() | ir.Fence():
                for value in operands(i):
                    node(value)
            case ir.Jump() | ir.Unreachable():
                pass
            case ir.Alloca():
                if i.count is not None:
                    graph.flow(self.looked_at, node(i.count))
                thing = self.allocas[name, i.dst.id] = graph.object()
                graph.holds(node(i.dst), thing)
            case ir.ThreadLocal():
                graph.holds(node(i.dst), self.thread_locals[i.symbol])
            case ir.Rmw():
                graph.load(node(i.dst), node(i.pointer))
                graph.store(node(i.pointer), node(i.value))
            case ir.CompareExchange():
                graph.load(node(i.dst), node(i.pointer))
                graph.store(node(i.pointer), node(i.desired))
                if i.dst.type.kind != "ptr":  # as in a comparison
                    graph.flow(self.looked_at, node(i.expected))
                else:
                    node(i.expected)
            case ir.Copy():
                graph.copy(node(i.target), node(i.source))
                graph.flow(self.looked_at, node(i.size))
            case ir.Fill():
                graph.store(node(i.target), node(i.byte))
                graph.flow(self.looked_at, node(i.size))
            case ir.Call():
                self._call(name, i)
            case ir.Return():
                for place, value in zip(self._returned[name], i.values, strict=True):
                    graph.flow(place, node(value))
            case ir.Operation(kind="va_start") if name in self.variadic:
                listed = graph.node()
                graph.holds(listed, self.variadic[name])
                graph.store(node(i.args[0]), listed)
            case ir.Operation() if i.kind in _HARMLESS_OPERATIONS:
                for value in i.args:
                    if i.kind != "error":  # that only reads what is there
                        graph.flow(self.looked_at, node(value))
            case _:
                for value in operands(i):
                    graph.leak(node(value))
                for reg in results(i):
                    graph.flow(node(reg), graph.unknown)

    def _call(self, caller: str, call: ir.Call) -> None:
        graph = self.graph
        callee = self.program.functions.get(call.callee) if isinstance(call.callee, str) else None
        fits = (
            callee is not None
            and len(callee.params) == call.fixed
            and len(callee.returns) >= len(call.results)
            and (callee.variadic or call.fixed == len(call.args))
        )
        if callee is None or not fits:
            if callee is not None:
                self.address_taken.add(callee.name)
            for value in operands(call):
                graph.leak(self._node(caller, value))
            for reg in call.results:
                graph.flow(self._node(caller, reg), graph.unknown)
            return
        for param, value in zip(callee.params, call.args, strict=False):
            graph.flow(self._node(callee.name, param), self._node(caller, value))
        for value in call.args[call.fixed :]:
            graph.flow(graph.content(self.variadic[callee.name]), self._node(caller, value))
        for reg, place in zip(call.results, self._returned[callee.name], strict=False):
            graph.flow(self._node(caller, reg), place)
