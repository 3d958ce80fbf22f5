"""Random IR functions: arbitrary control flow (irreducible too), local variables of all widths, phis,
calls. A variable of fuel runs down in every block; without fuel, control only goes forward, so every
run ends or fails in a defined way."""

from __future__ import annotations

import random

from ir_builder import FunctionBuilder, data, program

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.program import Function, Program
from raddle.ir.types import F32, F64, I1, I8, I16, I32, I64, I128, Type, integer
from raddle.ir.values import Addr, Const, Operand, Reg, Undef

KINDS = (I1, I8, I16, integer(24), I32, I32, I32, integer(33), I64, I64, I128, F64, F32)
OPERATORS = (
    "add", "sub", "mul", "and", "or", "xor", "add", "sub", "udiv", "urem", "sdiv", "srem",
    "shl", "lshr", "ashr",
)  # fmt: skip
PREDICATES = ("eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge")
FLOAT_PREDICATES = ("oeq", "olt", "ole", "ogt", "oge", "one", "ord", "ueq", "ult", "une", "uno", "uge")
GLOBALS = {"g8": I8, "g32": I32, "g64": I64, "g128": I128}


class Generator:
    def __init__(self, seed: int, name: str, callees: list[Function]) -> None:
        self.random = random.Random(seed)
        self.callees = callees
        kinds = tuple(self.random.choice(KINDS) for _ in range(self.random.randrange(4)))
        returns = tuple(self.random.choice(KINDS) for _ in range(self.random.choice((0, 1, 1, 1, 2))))
        self.f = FunctionBuilder(name, kinds, returns)
        self.available: dict[str, list[Reg]] = {}

    def constant(self, kind: Type) -> Operand:
        choice = self.random.random()
        if choice < 0.02:
            return Undef(kind)
        if choice < 0.7:
            return Const(kind, self.random.randrange(5) % (1 << kind.bits) if kind.kind == "int" else 0)
        if kind.kind == "float":
            return Const(kind, 0x40490FDB if kind.bits == 32 else 0x400921FB54442D18)
        return Const(kind, self.random.getrandbits(kind.bits))

    def value(self, kind: Type, pool: list[Reg]) -> Operand:
        fitting = [reg for reg in pool if reg.type == kind]
        return self.random.choice(fitting) if fitting and self.random.random() < 0.75 else self.constant(kind)

    def build(self) -> Function:
        r, f = self.random, self.f
        labels = ["entry", *(f"b{n}" for n in range(r.randrange(1, 9))), "out"]
        shapes = {}
        for number, label in enumerate(labels[:-1]):
            ahead = r.choice(labels[number + 1 : number + 4])
            others = [r.choice(labels[1:]) for _ in range(3)]
            kind = r.choice(("jump", "branch", "branch", "branch", "branch", "switch"))
            shapes[label] = (kind, [ahead, *others])
        shapes["out"] = ("return", [])
        for label in labels:
            f.at(label)
            self.terminate(label, shapes[label], [], Const(I1, 0))
        flow = ControlFlow(f.build())
        f.blocks.clear()
        variables = self.variables()
        for number, block in enumerate(flow.blocks):
            f.at(block.label)
            if number == 0:
                pool = [*f.params]
                f._current.extend(self.prologue)
                f.store(self.fuel, Const(I32, r.randrange(1, 9)))
                for pointer, kind in variables:
                    if r.random() < 0.9:
                        f.store(pointer, self.value(kind, pool))
            else:
                pool = list(self.available[flow.blocks[flow.dominator[number]].label])
                for _ in range(r.choice((0, 0, 1, 2))):
                    pool.append(f.phi(r.choice(KINDS)))
            for _ in range(r.randrange(6)):
                self.statement(pool, variables)
            self.available[block.label] = pool
            fuel = f.binary("sub", f.load(I32, self.fuel), Const(I32, 1))
            f.store(self.fuel, fuel)
            more = f.compare("sgt", fuel, Const(I32, 0))
            self.terminate(block.label, shapes[block.label], pool, more)
        self.fill_phis(flow)
        return f.build()

    def variables(self) -> list[tuple[Reg, Type]]:
        """Allocas at the beginning of the entry; some are accessed as another type of that size."""
        self.prologue: list[ir.Instruction] = []
        self.f.at("entry")
        found = []
        self.fuel = self.f.alloca(4, "fuel")
        for _ in range(self.random.randrange(1, 6)):
            kind = self.random.choice(KINDS)
            found.append((self.f.alloca(kind.size), kind))
            if kind in (I64, F64) and self.random.random() < 0.5:
                found.append((found[-1][0], F64 if kind == I64 else I64))
        self.prologue = list(self.f.blocks.pop("entry"))
        return found

    def statement(self, pool: list[Reg], variables: list[tuple[Reg, Type]]) -> None:
        r, f = self.random, self.f
        choice = r.random()
        pointer, kind = r.choice(variables)
        if choice < 0.25:
            pool.append(f.load(kind, pointer))
        elif choice < 0.45:
            f.store(pointer, self.value(kind, pool))
        elif choice < 0.5:
            f.lifetime(pointer, r.random() < 0.5)
        elif choice < 0.7:
            kind = r.choice(KINDS)
            if kind.kind == "float":
                op = r.choice(("fadd", "fsub", "fmul"))
                pool.append(f.binary(op, self.value(kind, pool), self.value(kind, pool)))
                return
            op = r.choice(OPERATORS)
            standard = kind.bits in (8, 16, 32, 64, 128)
            right = self.value(kind, pool)
            if not standard and op in ("sdiv", "srem"):
                op = "add"
            if op in ("shl", "lshr", "ashr"):
                right = Const(kind, r.randrange(kind.bits))
            elif op[1:] in ("div", "rem") and r.random() < 0.9:
                right = Const(kind, r.randrange(1, 1 << min(kind.bits, 7)))
            pool.append(f.binary(op, self.value(kind, pool), right))
        elif choice < 0.8:
            kind = r.choice(KINDS)
            pred = r.choice(FLOAT_PREDICATES if kind.kind == "float" else PREDICATES)
            pool.append(f.compare(pred, self.value(kind, pool), self.value(kind, pool)))
        elif choice < 0.86:
            self.conversion(pool)
        elif choice < 0.9:
            kind = r.choice(KINDS)
            pool.append(f.select(self.value(I1, pool), self.value(kind, pool), self.value(kind, pool)))
        elif choice < 0.95 or not self.callees:
            name, kind = r.choice(list(GLOBALS.items()))
            place: Operand = Addr(name)
            if r.random() < 0.5:
                place = f.offset(place, 0, Const(I64, 0), 8)
            f.store(place, self.value(kind, pool))
            if r.random() < 0.5:
                pool.append(f.load(kind, place))
        else:
            callee = r.choice(self.callees)
            args = tuple([self.value(reg.type, pool) for reg in callee.params])
            target: str | Operand = callee.name if r.random() < 0.7 else Addr(callee.name)
            pool.extend(f.call(target, args, callee.returns))

    def conversion(self, pool: list[Reg]) -> None:
        a, b = self.random.choice(KINDS), self.random.choice(KINDS)
        if "float" in (a.kind, b.kind) or a.bits == b.bits:
            pool.append(self.f.convert("bitcast", self.value(F64, pool), I64))
        elif a.bits > b.bits:
            pool.append(self.f.convert("trunc", self.value(a, pool), b))
        else:
            pool.append(self.f.convert(self.random.choice(("zext", "sext")), self.value(a, pool), b))

    def terminate(self, label: str, shape: tuple[str, list[str]], pool: list[Reg], more: Operand) -> None:
        kind, targets = shape
        if kind == "jump":
            self.f.jump(targets[0])
        elif kind == "branch":
            cond = self.f.binary("and", more, self.value(I1, pool))
            if self.random.random() < 0.7:
                self.f.branch(cond, targets[1], targets[0])
            else:
                self.f.branch(self.f.binary("xor", cond, Const(I1, 1)), targets[0], targets[1])
        elif kind == "switch":
            value = self.f.select(more, self.value(I8, pool), Const(I8, 77))
            cases = ((0, targets[1]), (1, targets[2]), (200, targets[3]))
            self.f.switch(value, targets[0], *cases)
        else:
            self.f.ret(*[self.value(each, pool) for each in self.f.returns])

    def fill_phis(self, flow: ControlFlow) -> None:
        for number, block in enumerate(flow.blocks):
            body = self.f.blocks[block.label]
            sources = [flow.blocks[source].label for source in flow.predecessors[number]]
            for at, i in enumerate(body):
                if isinstance(i, ir.Phi):
                    incoming = tuple([(s, self.value(i.dst.type, self.available[s])) for s in sources])
                    body[at] = ir.Phi(i.id, i.loc, i.dst, incoming)


def random_program(seed: int) -> Program:
    """A few functions that call the earlier ones; `f0` is the first, main calls nothing."""
    functions: list[Function] = []
    for number in range(random.Random(seed).randrange(1, 4)):
        functions.append(Generator(seed * 10 + number, f"f{number}", functions).build())
    main = FunctionBuilder("main", (), (I32,))
    main.ret(Const(I32, 0))
    return program(*functions, main, globals=tuple(data(name, kind.size) for name, kind in GLOBALS.items()))


def random_arguments(function: Function, seed: int) -> tuple[int, ...]:
    r = random.Random(seed)
    return tuple(
        r.choice((r.randrange(4) % (1 << reg.type.bits), r.getrandbits(reg.type.bits)))
        if reg.type.kind == "int"
        else (0x3FC00000 if reg.type.bits == 32 else 0x3FF8000000000000)
        for reg in function.params
    )
