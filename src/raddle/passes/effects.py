"""What single instructions of a loop do that others, or the next round, could notice.

Waiting must leave no traces: an instruction is harmless, harmless if a test holds (a failed
compare-exchange, an exchange of equal values), or an effect, and then there are words for it. Calls
of functions that only compute are harmless, whatever they are called for: sched_yield, usleep.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction, Order
from raddle.ir.operands import results
from raddle.ir.program import Function, Program
from raddle.ir.thread_library import THREAD_LIBRARY
from raddle.ir.values import Addr, Const, Operand, Reg
from raddle.library.effects import PRINTING
from raddle.passes.conditions import Definitions, Resolution, Test
from raddle.passes.dead import cannot_fail
from raddle.passes.fresh_blocks import FreshBlocks
from raddle.passes.printing import Printing
from raddle.passes.sections import Sections
from raddle.passes.wording import Wording

_TRACELESS = frozenset(row.name for row in THREAD_LIBRARY.values() if row.traceless)
MAX_CALLED = 100
"""Functions that a call of a loop may lead to, if it is to count as mere computing."""
_COMPUTING = (ir.Binary, ir.Compare, ir.Convert, ir.Unary, ir.Select, ir.Offset, ir.ThreadLocal)
_MOVING = (ir.Phi, ir.Jump, ir.Branch, ir.Switch, ir.Return)
_WORDS = {
    "spawn": "creates a thread", "join": "joins a thread", "lock": "locks a mutex",
    "unlock": "unlocks a mutex", "trylock": "tries to lock a mutex", "free": "frees memory",
    "allocate": "allocates memory", "recycle": "allocates memory",
    "choose": "makes a choice", "await_rmw": "waits and updates memory",
}  # fmt: skip


@dataclass(slots=True)
class Effect:
    """`harm`: what it does that cannot be taken back, in words; "" if nothing, provided all `tests` hold.
    `needed`: it reads shared memory or may fail, so an iteration must not be left out before it."""

    harm: str = ""
    tests: list[Test | bool] = field(default_factory=list)
    needed: bool = False


class Effects:
    """Of the instructions of one function."""

    def __init__(
        self, program: Program, function: Function, values: Definitions, names: Wording, flow: ControlFlow
    ) -> None:
        self.program = program
        self.function = function
        self.flow = flow
        self.places: dict[int, tuple[int, int]] = {
            reg.id: (number, position)
            for number, block in enumerate(flow.blocks)
            for position, i in enumerate(block.instructions)
            for reg in results(i)
        }
        """Block and index of each register's definition."""
        self.values = values
        self.names = names
        self.sections = Sections(program)
        self.blocks = FreshBlocks(program, flow, values)
        self._printing = Printing(program, values, self.is_constant)
        self._certain: set[int] = set()

    def of(self, i: Instruction, way: Resolution, own: set[int]) -> Effect:
        """`own`: private objects whose life began on this way: what is in them dies with the iteration."""
        match i:
            case ir.Select():
                return Effect(needed=not self.is_certain(i.cond))
            case _ if isinstance(i, _COMPUTING):
                return Effect(needed=not cannot_fail(i))
            case ir.Phi() | ir.Jump() | ir.Branch() | ir.Switch() | ir.Fence():
                return Effect()
            case ir.Lifetime():
                found = self.private(i.pointer)
                if found is None:
                    return Effect("begins or ends the life of a variable that others may see")
                if i.start:
                    own.add(found.dst.id)
                return Effect()
            case ir.Load():
                return Effect(needed=self.private(i.pointer) is None)
            case ir.Store():
                found = self.private(i.pointer)
                if found is not None and found.dst.id in own:
                    return Effect()
                return Effect(f"writes {self.names.place(i.pointer)}")
            case ir.Rmw():
                return self._update(i, way)
            case ir.CompareExchange():
                failed = self.values.truth(i.success, way)
                return Effect("", [not failed if isinstance(failed, bool) else failed.negated()], True)
            case ir.Call():
                return self._call(i)
            case ir.Operation(kind="assume" | "self"):
                return Effect()
            case ir.Operation(kind="await"):
                return Effect(needed=True)
            case ir.Operation():
                return Effect(_WORDS.get(i.kind, f"does {i.kind}"))
            case ir.Copy() | ir.Fill() if self._is_own(i, own):
                return Effect()
            case ir.Copy() | ir.Fill():
                return Effect(f"writes {self.names.place(i.target)}")
            case ir.Alloca():
                return Effect("makes a new variable")
            case _:
                return Effect("ends the thread's way")

    def _is_own(self, i: ir.Copy | ir.Fill, own: set[int]) -> bool:
        """Whether it fills an object that dies with the iteration, from nothing that others could write."""
        target = self.private(i.target)
        if target is None or target.dst.id not in own or not isinstance(i.size, Const):
            return False
        if i.size.bits > target.size or i.target != target.dst:
            return False
        return isinstance(i, ir.Fill) or self.is_constant(i.source)

    def _update(self, i: ir.Rmw, way: Resolution) -> Effect:
        """An update that leaves the value as it was."""
        values = self.values
        test: Test | bool
        if i.dst.type.kind == "float":
            return Effect(f"updates {self.names.place(i.pointer)}")
        if i.op == "xchg":
            test = values.test("eq", i.dst, i.value, way)
        elif i.op in ("add", "sub", "xor") and i.value == Const(i.value.type, 0):
            test = True
        elif i.op in ("or", "and") and isinstance(i.value, Const):
            bits = i.value.bits if i.op == "or" else i.value.bits ^ ((1 << i.value.type.bits) - 1)
            shared = values.imagine("and", i.dst, Const(i.value.type, bits))
            test = Test("eq", shared, Const(i.value.type, bits if i.op == "or" else 0))
        elif i.op in ("max", "min", "umax", "umin"):
            pred = ("u" if i.op[0] == "u" else "s") + ("ge" if i.op.endswith("max") else "le")
            test = values.test(pred, i.dst, i.value, way)
        else:
            return Effect(f"updates {self.names.place(i.pointer)}")
        return Effect("", [test], True)

    def _call(self, i: ir.Call) -> Effect:
        name = i.callee if isinstance(i.callee, str) else ""
        if i.results and self._is_library(name, _TRACELESS):
            result = i.results[0]
            return Effect("", [Test("ne", result, Const(result.type, 0))], True)
        prints = self._printing.only_prints(i)
        if prints is not None:
            return Effect(needed=prints)
        found = self._summary(name) if name else None
        if found is None and self._is_library(name, PRINTING):
            return Effect("prints what others may write")
        if found is None:
            return Effect(f"calls {self.names.function(name) or 'a function through a pointer'}")
        return Effect(needed=found)

    def _is_library(self, name: str, functions: frozenset[str]) -> bool:
        return name in functions and self.program.functions[name].library

    def _summary(self, name: str) -> bool | None:
        """None: the function, or one that it calls, does more than compute. Else: whether one reads memory or
        may fail."""
        needed = False
        seen: set[str] = set()
        waiting = [name]
        while waiting:
            name = waiting.pop()
            if name in seen:
                continue
            seen.add(name)
            if len(seen) > MAX_CALLED:
                return None
            function = self.program.functions.get(name)
            if function is None or function.variadic or function.loops:
                return None
            for block in function.blocks:
                for i in block.instructions:
                    if isinstance(i, _COMPUTING):
                        needed = needed or not cannot_fail(i)
                    elif isinstance(i, ir.Load):
                        needed = True
                        if i.order is Order.PLAIN and not function.library:
                            return None
                    elif isinstance(i, ir.Call) and isinstance(i.callee, str):
                        waiting.append(i.callee)
                    elif isinstance(i, ir.Unreachable) or (
                        isinstance(i, ir.Operation) and i.kind == "unsupported"
                    ):
                        needed = True
                    elif not isinstance(i, _MOVING):
                        return None
        return None if self._recursive(seen) else needed

    def _recursive(self, names: set[str]) -> bool:
        """Whether calls among the functions make a circle."""
        calls = {
            name: {
                i.callee
                for block in self.program.functions[name].blocks
                for i in block.instructions
                if isinstance(i, ir.Call) and isinstance(i.callee, str)
            }
            for name in names
        }
        while leaves := [name for name, called in calls.items() if called.isdisjoint(calls)]:
            for name in leaves:
                del calls[name]
        return bool(calls)

    def private(self, pointer: Operand) -> ir.Alloca | None:
        """The object of this thread alone that the pointer points into, if that is plain to see."""
        displacement = 0
        while type(pointer) is Reg:
            i = self.values.made.get(pointer.id)
            if isinstance(i, ir.Alloca):
                return i if i.private and i.count is None and 0 <= displacement < max(i.size, 1) else None
            if not isinstance(i, ir.Offset) or i.index is not None:
                return None
            displacement += i.displacement
            pointer = i.base
        return None

    def is_constant(self, pointer: Operand, size: int = 1) -> bool:
        """Whether it points to so many bytes of memory that nobody writes."""
        distance = 0
        while isinstance(pointer, Reg):
            i = self.values.made.get(pointer.id)
            if not isinstance(i, ir.Offset) or i.index is not None:
                return False
            pointer, distance = i.base, distance + i.displacement
        data = self.program.globals.get(pointer.symbol) if isinstance(pointer, Addr) else None
        if data is None or not isinstance(pointer, Addr):
            return False
        inside = 0 <= pointer.offset + distance <= max(data.size, 1) - size
        return inside and (data.constant or pointer.symbol in self.program.unwritten)

    def is_certain(self, value: Operand) -> bool:
        """Whether the value is plainly not uninitialised."""
        seen: set[int] = set()
        waiting = [value]
        while waiting:
            value = waiting.pop()
            if not isinstance(value, Reg):
                if not isinstance(value, Const | Addr):
                    return False
                continue
            if value.id in seen or value.id in self._certain:
                continue
            seen.add(value.id)
            i = self.values.made.get(value.id)
            if isinstance(i, ir.Binary | ir.Compare):
                waiting += [i.a, i.b]
            elif isinstance(i, ir.Convert | ir.Unary):
                waiting.append(i.a)
            elif isinstance(i, ir.Phi):
                waiting += [source for _, source in i.incoming]
            elif not _gives_certain(i) and not (
                isinstance(i, ir.Load) and self.is_constant(i.pointer, i.dst.type.size)
            ):
                return False
        self._certain |= seen
        return True


def _gives_certain(i: Instruction | None) -> bool:
    """Whether its result is initialised whatever it is computed from."""
    if isinstance(i, ir.Load):
        return i.order is not Order.PLAIN
    if isinstance(i, ir.Operation):
        return i.kind in ("await", "await_rmw", "self")
    return isinstance(i, ir.Rmw | ir.CompareExchange)
