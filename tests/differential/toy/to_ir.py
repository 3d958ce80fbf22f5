"""Toy programs as raddle IR, so that the native searches can be compared with the toy ones.

The instruction that does the k-th operation of a thread has the id k + 1; what else it takes (registers are
stack variables here) has ids from 10,000 on.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from raddle.ir import instructions as I
from raddle.ir.program import Block, Function, Global
from raddle.ir.program import Program as IrProgram
from raddle.ir.types import I1, I32, I64, PTR
from raddle.ir.values import Addr, Const, Operand, Reg
from toy.program import Op, Program

ORDERS = {
    "rlx": I.Order.RELAXED,
    "acq": I.Order.ACQUIRE,
    "rel": I.Order.RELEASE,
    "acqrel": I.Order.ACQ_REL,
    "sc": I.Order.SEQ_CST,
    "na": I.Order.PLAIN,
}
FAILURE = {
    "rlx": I.Order.RELAXED,
    "acq": I.Order.ACQUIRE,
    "rel": I.Order.RELAXED,
    "acqrel": I.Order.ACQUIRE,
    "sc": I.Order.SEQ_CST,
}


FIRST_OTHER = 10_000


class Builder:
    def __init__(self, runs: dict[int, int] | None = None) -> None:
        """`runs`: threads that run the function of another one."""
        self.runs = runs or {}
        self.blocks: list[Block] = []
        self.code: list[I.Instruction] = []
        self.label = "entry"
        self.count = 0
        self.ids = FIRST_OTHER
        self.at = 0
        self.slots: dict[str, Reg] = {}
        self.entry: list[I.Instruction] = []

    def reg(self, type=I32) -> Reg:
        self.count += 1
        return Reg(self.count, type)

    def emit(self, cls, *args):
        self.ids += 1
        self.code.append(cls(self.ids, None, *args))

    def visible(self, cls, *args):
        """The instruction for the operation at hand."""
        self.code.append(cls(self.at + 1, None, *args))

    def end(self, cls, *args):
        self.emit(cls, *args)
        self.blocks.append(Block(self.label, tuple(self.code)))
        self.code = []

    def start(self, label: str) -> None:
        self.label = label

    def slot(self, name: str) -> Reg:
        if name not in self.slots:
            r = self.reg(PTR)
            self.ids += 1
            self.entry.append(I.Alloca(self.ids, None, r, 4, 4, None, name, None))
            self.ids += 1
            self.entry.append(I.Store(self.ids, None, r, Const(I32, 0), I.Order.PLAIN))
            self.slots[name] = r
        return self.slots[name]

    def get(self, name: str) -> Operand:
        slot = self.slot(name)
        r = self.reg()
        self.emit(I.Load, r, slot, I.Order.PLAIN)
        return r

    def put(self, name: str, value: Operand) -> None:
        self.emit(I.Store, self.slot(name), value, I.Order.PLAIN)

    def op(self, op: Op) -> None:
        kind = op[0]
        if kind == "R":
            r = self.reg()
            self.visible(I.Load, r, Addr(op[1]), ORDERS[op[3]])
            self.put(op[2], r)
        elif kind == "W":
            self.visible(I.Store, Addr(op[1]), Const(I32, op[2]), ORDERS[op[3]])
        elif kind == "WR":
            r = self.reg()
            self.emit(I.Binary, r, "add", self.get(op[2]), Const(I32, 1))
            self.visible(I.Store, Addr(op[1]), r, ORDERS[op[3]])
        elif kind == "FAA":
            r = self.reg()
            self.visible(I.Rmw, r, "add", Addr(op[1]), Const(I32, op[2]), ORDERS[op[4]])
            self.put(op[3], r)
        elif kind in ("CAS", "WCAS"):
            r, ok = self.reg(), self.reg(I1)
            self.visible(
                I.CompareExchange,
                r,
                ok,
                Addr(op[1]),
                Const(I32, op[2]),
                Const(I32, op[3]),
                ORDERS[op[5]],
                FAILURE[op[5]],
                kind == "WCAS",
            )
            w = self.reg()
            self.emit(I.Convert, w, "zext", ok)
            self.put(op[4], w)
        elif kind == "F":
            self.visible(I.Fence, ORDERS[op[1]])
        elif kind == "CHOICE":
            r, t = self.reg(I64), self.reg()
            self.visible(I.Operation, "choose", (r,), (Const(I64, op[1]),))
            self.emit(I.Convert, t, "trunc", r)
            self.put(op[2], t)
        elif kind == "ASSUME":
            c, w = self.reg(I1), self.reg()
            self.emit(I.Compare, c, "eq", self.get(op[1]), Const(I32, op[2]))
            self.emit(I.Convert, w, "zext", c)
            self.emit(I.Operation, "assume", (), (w,))
        elif kind == "AWAIT":
            r = self.reg(I64)
            self.visible(
                I.Operation,
                "await",
                (r,),
                (Addr(op[1]), Const(I64, 0xFFFFFFFF), Const(I64, op[2])),
                "eq 32",
                ORDERS[op[3]],
            )
        elif kind == "SPAWN":
            r = self.reg(I64)
            self.visible(I.Operation, "spawn", (r,), (Addr(f"t{self.runs.get(op[1], op[1])}"), Const(PTR, 0)))
            w = self.reg()
            self.emit(I.Convert, w, "trunc", r)
            self.put(f"h{op[1]}", w)
        elif kind == "JOIN":
            r = self.reg(PTR)
            h = self.reg(I64)
            self.emit(I.Convert, h, "zext", self.get(f"h{op[1]}"))
            self.visible(I.Operation, "join", (r,), (h,))
        elif kind == "LOCK":
            self.visible(I.Operation, "lock", (), (Addr(op[1]),))
        elif kind == "UNLOCK":
            self.visible(I.Operation, "unlock", (), (Addr(op[1]),))
        else:
            raise AssertionError(op)

    def ops(self, ops: Sequence[Op], fresh, first: int = 0) -> None:
        """`first`: which operation of its thread the first one is."""
        i = 0
        while i < len(ops):
            op, self.at, i = ops[i], first + i, i + 1
            if op[0] == "IF":
                c = self.reg(I1)
                self.emit(I.Compare, c, "eq", self.get(op[1]), Const(I32, op[2]))
                n = i + op[3]
            elif op[0] == "TRY":
                r, c = self.reg(), self.reg(I1)
                self.visible(I.Operation, "trylock", (r,), (Addr(op[1]),))
                self.put(op[2], r)
                self.emit(I.Compare, c, "ne", r, Const(I32, 0))
                n = ops.index(("UNLOCK", op[1]), i) + 1
            else:
                self.op(op)
                continue
            inside, after = fresh(), fresh()
            self.end(I.Branch, c, inside, after)
            self.start(inside)
            self.ops(ops[i:n], fresh, first + i)
            self.end(I.Jump, after)
            self.start(after)
            i = n


def function(name: str, ops: Sequence[Op], runs: dict[int, int] | None = None) -> Function:
    b = Builder(runs)
    n = itertools.count(1)
    b.ops(ops, lambda: f"b{next(n)}")
    b.emit(I.Operation, "exit_thread", (), (Const(PTR, 0),))
    b.end(I.Unreachable)
    first = b.blocks[0]
    b.blocks[0] = Block(first.label, tuple(b.entry) + first.instructions)
    params = () if name == "main" else (Reg(100000, PTR),)
    return Function(name, params, (I32,) if name == "main" else (PTR,), False, tuple(b.blocks), None)


def lower(program: Program, shares: bool = False) -> IrProgram:
    """`shares`: threads that do the same are of one function."""
    functions: dict[str, Function] = {}
    rest = range(1 if program.spawned else 0, len(program.threads))
    runs = {t: next(u for u in rest if program.threads[u] == program.threads[t]) for t in rest}
    runs = runs if shares else {}
    if program.spawned:
        functions["main"] = function("main", program.threads[0], runs)
    else:
        functions["main"] = function("main", [("SPAWN", t) for t in rest], runs)
    for t in rest:
        if runs.get(t, t) == t:
            functions[f"t{t}"] = function(f"t{t}", program.threads[t], runs)
    globals_ = {x: Global(x, 4, 4, bytes(4), (), False, False, None, None, x) for x in "xyz"}
    globals_ |= {m: Global(m, 8, 8, bytes(8), (), False, False, None, None, m) for m in "lm"}
    return IrProgram(functions, globals_, (), "main")
