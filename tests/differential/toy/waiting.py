"""Random toy programs that wait: awaits of all sorts, locks, condition variables, commuting updates, errors.

Operations beyond those of program.py: see traces.py.
"""

from __future__ import annotations

import random
from typing import Any

from raddle.ir import instructions as I
from raddle.ir.program import Block, Function, Global
from raddle.ir.program import Program as IrProgram
from raddle.ir.types import I1, I32, I64, PTR
from raddle.ir.values import Addr, Const, Reg
from toy.generate import FEATURES, random_program
from toy.program import Op, Program
from toy.to_ir import ORDERS, Builder

PREDICATES = ("eq", "eq", "eq", "ne", "ult", "ugt", "sge")
UPDATES = ("add", "add", "add", "sub", "and", "or", "or", "xor", "xchg")
ADDED = ("awaits", "updates", "condition", "asserts")


def waiting_program(rng: random.Random, size: int = 9) -> Program:
    """Some features of generate.py, and some of those that it lacks."""
    features = tuple(rng.sample(FEATURES, rng.choice((1, 2))))
    base = random_program(rng, features, rng.randint(4, size), "sc")
    added = rng.sample(ADDED, rng.choice((1, 1, 2)))
    threads = [list(ops) for ops in base.threads]
    for ops in threads:
        for i, op in enumerate(ops):
            chance = rng.random()
            if "awaits" in added and op[0] in ("R", "AWAIT") and chance < 0.5 and not named(ops, op):
                ops[i] = await_operation(rng, op[1])
            elif "updates" in added and op[0] in ("W", "FAA") and chance < 0.7 and not named(ops, op):
                k = rng.randint(0, 3)
                ops[i] = ("RMW", rng.choice(UPDATES), op[1], k, f"u{i}", "sc")
    if "condition" in added:
        for t in rng.sample(range(len(threads)), 2):
            place = rng.randint(0, len(threads[t]))
            while place < len(threads[t]) and inside(threads[t], place):
                place += 1
            waits: list[Op] = [("LOCK", "l"), ("BIT", "c"), ("UNLOCK", "l"), ("SLEEP", "c")]
            if rng.random() < 0.5:
                waits += [("LOCK", "l"), ("UNLOCK", "l")]
            threads[t][place:place] = waits if rng.random() < 0.5 else [("WAKE", "c")]
    if "asserts" in added:
        for ops in threads:
            reads = [i for i, op in enumerate(ops) if op[0] == "R" and not inside(ops, i + 1)]
            if reads and rng.random() < 0.7:
                i = rng.choice(reads)
                ops.insert(i + 1, ("ASSERT", ops[i][2], rng.randint(0, 1)))
    return Program(tuple(tuple(ops) for ops in threads))


def sums_program(rng: random.Random) -> Program:
    """Updates that commute, and awaits of what they come to: some of the updates must come first."""
    threads: list[tuple[Op, ...]] = []
    for t in range(rng.choice((3, 3, 4, 5))):
        ops: list[Op] = []
        for i in range(rng.choice((1, 1, 2, 2, 3) if t else (1, 2))):
            x = rng.choice("xxxxy")
            kind = rng.choice(("update",) * 7 + ("await",) * 4 + ("W", "R", "used", "CAS", "IF"))
            if kind == "await":
                ops.append(await_operation(rng, x))
            elif kind == "R":
                ops.append(("R", x, f"r{i}", "sc"))
            elif kind == "W":
                ops.append(("W", x, rng.randint(0, 2), "sc"))
            elif kind == "CAS":
                ops.append(
                    (rng.choice(("CAS", "WCAS")), x, rng.randint(0, 2), rng.randint(0, 2), f"r{i}", "sc")
                )
            elif kind == "used":
                ops += [
                    ("FAA", x, 1, f"r{i}", "sc"),
                    ("IF", f"r{i}", rng.randint(0, 1), 1),
                    ("W", "y", 1, "sc"),
                ]
            elif kind == "IF":
                ops += [
                    ("R", x, f"r{i}", "sc"),
                    ("IF", f"r{i}", rng.randint(0, 2), 1),
                    update_operation(rng, x, i),
                ]
            else:
                ops.append(update_operation(rng, x, i))
        threads.append(tuple(ops))
    return Program(tuple(threads))


def update_operation(rng: random.Random, x: str, i: int) -> Op:
    op = rng.choice(("add", "add", "add", "sub", "or", "xor", "and"))
    return ("RMW", op, x, rng.choice((1, 1, 1, 2, 3)), f"u{i}", "sc")


def named(ops: list[Op], op: Op) -> bool:
    """Whether another operation reads the register that this one sets."""
    if op[0] not in ("R", "FAA"):
        return False
    reg = op[2] if op[0] == "R" else op[3]
    return any(reg in other[1:3] for other in ops if other[0] in ("IF", "ASSUME", "ASSERT", "WR"))


def inside(ops: list[Op], place: int) -> bool:
    """Whether an operation put there would be skipped by an IF, or stand in a critical section."""
    held = 0
    for i, op in enumerate(ops[:place]):
        if op[0] == "IF" and place <= i + op[3]:
            return True
        held += (op[0] in ("LOCK", "TRY")) - (op[0] == "UNLOCK")
    return held > 0


def await_operation(rng: random.Random, x: str) -> Op:
    mask = rng.choice((0xFFFFFFFF, 0xFFFFFFFF, 1, 2))
    pred, value = rng.choice(PREDICATES), rng.randint(0, 2 if mask > 2 else mask)
    if rng.random() < 0.4:
        return ("AWAITX", x, pred, mask, value, rng.choice(UPDATES), rng.randint(0, 2))
    return ("AWAITP", x, pred, mask, value)


class WaitingBuilder(Builder):
    """Lowers the additional operations."""

    def op(self, op: Op) -> None:
        kind = op[0]
        if kind == "RMW":
            r = self.reg()
            self.visible(I.Rmw, r, op[1], Addr(op[2]), Const(I32, op[3]), ORDERS[op[5]])
            self.put(op[4], r)
        elif kind in ("AWAITP", "AWAITX"):
            text, args = f"{op[2]} 32", [Addr(op[1]), Const(I64, op[3]), Const(I64, op[4])]
            if kind == "AWAITX":
                text, args = f"{text} {op[5]}", [*args, Const(I64, op[6])]
            name = "await" if kind == "AWAITP" else "await_rmw"
            self.visible(I.Operation, name, (self.reg(I64),), tuple(args), text, ORDERS["sc"])
        elif kind == "BIT":
            self.visible(I.Rmw, self.reg(I64), "or", Addr(op[1]), self.own_bit(), ORDERS["sc"])
        elif kind == "SLEEP":
            args = (Addr(op[1]), self.own_bit(), Const(I64, 0))
            self.visible(I.Operation, "await", (self.reg(I64),), args, "eq 64", ORDERS["sc"])
        elif kind == "WAKE":
            self.visible(I.Operation, "wake", (self.reg(I64),), (Addr(op[1]),), "", ORDERS["acqrel"])
        elif kind == "ASSERT":
            c = self.reg(I1)
            self.emit(I.Compare, c, "eq", self.get(op[1]), Const(I32, op[2]))
            good, bad = f"good{self.at}", f"bad{self.at}"
            self.end(I.Branch, c, good, bad)
            self.start(bad)
            self.visible(I.Operation, "error", (), (Const(PTR, 0),), "assertion")
            self.end(I.Unreachable)
            self.start(good)
        else:
            super().op(op)

    def own_bit(self) -> Reg:
        me, shift, bit = self.reg(I64), self.reg(I64), self.reg(I64)
        self.emit(I.Operation, "self", (me,), ())
        self.emit(I.Binary, shift, "sub", me, Const(I64, 1))
        self.emit(I.Binary, bit, "shl", Const(I64, 1), shift)
        return bit


def function(name: str, ops: Any) -> Function:
    b = WaitingBuilder()
    labels = iter(f"b{n}" for n in range(1, 1000))
    b.ops(ops, lambda: next(labels))
    b.emit(I.Operation, "exit_thread", (), (Const(PTR, 0),))
    b.end(I.Unreachable)
    first = b.blocks[0]
    b.blocks[0] = Block(first.label, tuple(b.entry) + first.instructions)
    params = () if name == "main" else (Reg(100000, PTR),)
    return Function(name, params, (I32,) if name == "main" else (PTR,), False, tuple(b.blocks), None)


def lower(program: Program) -> IrProgram:
    spawned = bool(program.spawned)
    main = program.threads[0] if spawned else [("SPAWN", t) for t in range(len(program.threads))]
    functions = {"main": function("main", main)}
    for t in range(int(spawned), len(program.threads)):
        functions[f"t{t}"] = function(f"t{t}", program.threads[t])
    globals_ = {x: Global(x, 4, 4, bytes(4), (), False, False, None, None, x) for x in "xyz"}
    globals_ |= {m: Global(m, 8, 8, bytes(8), (), False, False, None, None, m) for m in "lmc"}
    return IrProgram(functions, globals_, (), "main")
