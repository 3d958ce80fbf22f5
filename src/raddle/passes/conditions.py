"""Conditions over SSA registers: the literals of purity conditions, and what follows from them.

A literal is a comparison of two operands (Test). Branches, switches and effects of a loop's body
are turned into tests along one way around the loop, so a phi stands for the value that comes from
the block before it on that way. A conjunction of tests is simplified with care for the shape that
loops have in C: equality with a constant decides the other tests of the same value, and a test
together with its negation is false.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.operands import operands, results
from raddle.ir.program import Function
from raddle.ir.types import I1
from raddle.ir.values import Const, Operand, Reg
from raddle.passes.dead import cannot_fail

NEGATED = {
    "eq": "ne", "ne": "eq", "ult": "uge", "uge": "ult", "ule": "ugt", "ugt": "ule",
    "slt": "sge", "sge": "slt", "sle": "sgt", "sgt": "sle",
}  # fmt: skip
SWAPPED = {
    "eq": "eq", "ne": "ne", "ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule",
    "slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle",
}  # fmt: skip
FALSE = Const(I1, 0)
Resolution = Mapping[int, Operand]
"""What phis stand for on one way around a loop, by register."""


@dataclass(frozen=True, slots=True)
class Test:
    """A comparison of integers or pointers."""

    pred: str
    a: Operand
    b: Operand

    def negated(self) -> Test:
        return Test(NEGATED[self.pred], self.a, self.b)


def signed(bits: int, width: int) -> int:
    return bits - (1 << width) if bits >> (width - 1) & 1 else bits


def compare(pred: str, a: int, b: int, width: int) -> bool:
    """The comparison of two numbers given as bits."""
    if pred[0] == "s":
        a, b = signed(a, width), signed(b, width)
    return {
        "eq": a == b, "ne": a != b, "lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b,
    }[pred if pred in ("eq", "ne") else pred[1:]]  # fmt: skip


class Definitions:
    """Who defines each register of a function, and what conditions on them come down to."""

    def __init__(self, function: Function) -> None:
        self.made: dict[int, Instruction] = {}
        self._imagined = 0
        for block in function.blocks:
            for i in block.instructions:
                for reg in results(i):
                    self.made[reg.id] = i

    def imagine(self, op: str, a: Operand, b: Operand) -> Reg:
        """The result of a computation that the program does not make (yet)."""
        self._imagined -= 1
        reg = Reg(self._imagined, a.type)
        self.made[reg.id] = ir.Binary(-1, None, reg, op, a, b)
        return reg

    def through(self, value: Operand, way: Resolution) -> Operand:
        """Past phis whose value is known."""
        while type(value) is Reg:
            if value.id in way:
                value = way[value.id]
                continue
            i = self.made.get(value.id)
            sources = {source for _, source in i.incoming} if isinstance(i, ir.Phi) else set()
            if len(sources) != 1:
                break
            (value,) = sources
        return value

    def uncast(self, value: Operand) -> Instruction | None:
        """What makes the value, casts of pointers aside: atomic ones are read as numbers."""
        i = self.made.get(value.id) if type(value) is Reg else None
        while isinstance(i, ir.Convert) and i.op == "bitcast":
            i = self.made.get(i.a.id) if type(i.a) is Reg else None
        return i

    def read(self, value: Operand) -> ir.Load | ir.Operation | None:
        """The load or await that has read the value from memory, as it is there."""
        i = self.uncast(value)
        if isinstance(i, ir.Load):
            return i
        width = value.type.bits
        if isinstance(i, ir.Convert) and i.op == "trunc" and isinstance(i.a, Reg):
            i = self.made.get(i.a.id)  # an await gives 64 bits
        is_await = isinstance(i, ir.Operation) and i.kind == "await" and int(i.text.split()[1]) == width
        return i if is_await and isinstance(i, ir.Operation) else None

    def truth(self, value: Operand, way: Resolution) -> Test | bool:
        """What it means for an i1 to be true."""
        negate = False
        found: Test | bool
        while True:
            value = self.through(value, way)
            i = self.made.get(value.id) if type(value) is Reg else None
            if isinstance(value, Const):
                return bool(value.bits) != negate
            if isinstance(i, ir.Binary) and i.op == "xor" and i.b == Const(I1, 1):
                negate, value = not negate, i.a
                continue
            if isinstance(i, ir.Convert) and i.op == "trunc":
                inner = self.widened(i.a, way)
                if inner is not None:
                    value = inner
                    continue
                if self.is_boolean(i.a, set()):
                    found = self.test("ne", i.a, Const(i.a.type, 0), way)
                    return (
                        found != negate if isinstance(found, bool) else found.negated() if negate else found
                    )
            if isinstance(i, ir.Compare) and i.a.type.kind != "float":
                inner = self.widened(i.a, way)
                if inner is not None and i.pred in ("eq", "ne") and i.b == Const(i.b.type, 0):
                    negate, value = negate != (i.pred == "eq"), inner
                    continue
                found = self.test(i.pred, i.a, i.b, way)
            elif isinstance(i, ir.CompareExchange) and value == i.success and not i.weak:
                found = self.test("eq", i.dst, i.expected, way)
            else:
                found = Test("ne", value, FALSE)
            if isinstance(found, bool):
                return found != negate
            return found.negated() if negate else found

    def is_boolean(self, value: Operand, known: set[int]) -> bool:
        """Whether it is 0 or 1 and nothing else: a bool in memory has eight bits."""
        waiting = [value]
        while waiting:
            value = waiting.pop()
            if not isinstance(value, Reg):
                if not isinstance(value, Const) or value.bits >= 2:
                    return False
                continue
            if value.id in known:
                continue
            known.add(value.id)
            i = self.made.get(value.id)
            if isinstance(i, ir.Phi):
                waiting += [source for _, source in i.incoming]
            elif isinstance(i, ir.Convert) and i.op == "zext":
                waiting += [] if i.a.type == I1 else [i.a]
            else:
                return False
        return True

    def widened(self, value: Operand, way: Resolution) -> Operand | None:
        """The i1 that the value is a zero extension of."""
        while True:
            value = self.through(value, way)
            i = self.made.get(value.id) if type(value) is Reg else None
            if not isinstance(i, ir.Convert) or i.op != "zext":
                return None
            if i.a.type == I1:
                return i.a
            value = i.a

    def test(self, pred: str, a: Operand, b: Operand, way: Resolution) -> Test | bool:
        a, b = self.through(a, way), self.through(b, way)
        if isinstance(a, Const) and isinstance(b, Const):
            return compare(pred, a.bits, b.bits, a.type.bits)
        if isinstance(a, Const):
            a, b, pred = b, a, SWAPPED[pred]
        if a == b:
            return pred in ("eq", "ule", "uge", "sle", "sge")
        return Test(pred, a, b)

    def roots(self, value: Operand, way: Resolution, found: dict[int, Reg] | None = None) -> dict[int, Reg]:
        """The registers that a value is computed from and that cannot be computed again."""
        found = {} if found is None else found
        seen: set[int] = set()
        waiting = [value]
        while waiting:
            value = self.through(waiting.pop(), way)
            if type(value) is Reg and value.id not in seen:
                seen.add(value.id)
                i = self.made.get(value.id)
                if i is not None and can_repeat(i):
                    waiting += reversed(operands(i))
                else:
                    found[value.id] = value
        return found

    def test_roots(self, test: Test, way: Resolution) -> dict[int, Reg]:
        return self.roots(test.b, way, self.roots(test.a, way))

    def same_on(self, test: Test, one: Resolution, other: Resolution) -> bool:
        """Whether it is made of the same values on two ways."""
        seen: set[int] = set()
        waiting = [test.a, test.b]
        while waiting:
            value = waiting.pop()
            here, there = self.through(value, one), self.through(value, other)
            if here != there:
                return False
            if type(here) is Reg and here.id not in seen:
                seen.add(here.id)
                i = self.made.get(here.id)
                if i is not None and can_repeat(i):
                    waiting += operands(i)
        return True

    def evaluate(self, value: Operand, given: Mapping[int, int], way: Resolution) -> int | None:
        """The value's bits, if those of its roots are given; None if not all are, or for rare operators."""
        return self._evaluate(value, dict(given), way)

    def _evaluate(self, value: Operand, bits: dict[int, int | None], way: Resolution) -> int | None:
        """The same; `bits` keeps what was computed on the way there."""
        value = self.through(value, way)
        waiting = [value]
        while waiting:
            top = waiting[-1]
            if type(top) is not Reg or top.id in bits:
                waiting.pop()
                continue
            i = self.made.get(top.id)
            parts = [self.through(part, way) for part in _parts(i)]
            missing = [part for part in parts if type(part) is Reg and part.id not in bits]
            if missing:
                waiting += missing
                continue
            numbers = [self._bits(part, bits) for part in parts]
            known = [number for number in numbers if number is not None]
            complete = bool(parts) and len(known) == len(numbers)
            bits[top.id] = _computed(i, top.type.bits, known) if i is not None and complete else None
        return self._bits(value, bits)

    def _bits(self, value: Operand, known: Mapping[int, int | None]) -> int | None:
        if isinstance(value, Const):
            return value.bits
        return known.get(value.id) if type(value) is Reg else None

    def simplified(self, tests: Iterable[Test], way: Resolution) -> tuple[Test, ...] | None:
        """The conjunction without what follows from the rest; None if it cannot hold."""
        kept = dict.fromkeys(tests)
        known = {
            test.a.id: test.b.bits
            for test in kept
            if test.pred == "eq" and type(test.a) is Reg and isinstance(test.b, Const)
        }
        bits: dict[int, int | None] = dict(known)
        found = []
        for test in kept:
            if test.negated() in kept:
                return None
            fixed = test.pred == "eq" and type(test.a) is Reg and test.a.id in known
            a, b = self._evaluate(test.a, bits, way), self._evaluate(test.b, bits, way)
            if a is not None and b is not None:
                if not compare(test.pred, a, b, test.a.type.bits):
                    return None
                if not fixed:
                    continue
            found.append(test)
        return tuple(found)


_OPERATORS: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b,
    "and": lambda a, b: a & b, "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b,
    "shl": lambda a, b: a << b, "lshr": lambda a, b: a >> b,
}  # fmt: skip


def _parts(i: Instruction | None) -> tuple[Operand, ...]:
    """What an instruction is computed from, of those that are evaluated here."""
    if isinstance(i, ir.Binary) and i.op in _OPERATORS:
        return i.a, i.b
    if isinstance(i, ir.Convert) and i.op in ("zext", "trunc", "bitcast", "sext"):
        return (i.a,)
    return (i.a, i.b) if isinstance(i, ir.Compare) and i.a.type.kind != "float" else ()


def _computed(i: Instruction, width: int, parts: list[int]) -> int | None:
    ones = (1 << width) - 1
    if isinstance(i, ir.Binary):
        a, b = parts
        return None if i.op in ("shl", "lshr") and b >= width else _OPERATORS[i.op](a, b) & ones
    if isinstance(i, ir.Convert):
        return (signed(parts[0], i.a.type.bits) if i.op == "sext" else parts[0]) & ones
    assert isinstance(i, ir.Compare)
    return int(compare(i.pred, parts[0], parts[1], i.a.type.bits))


def constant(i: Instruction) -> Const | None:
    """Its result, if it is computed from constants alone."""
    parts = [part.bits for part in _parts(i) if isinstance(part, Const)]
    if not parts or len(parts) != len(_parts(i)) or results(i)[0].type.kind != "int":
        return None
    kind = results(i)[0].type
    bits = _computed(i, kind.bits, parts)
    return None if bits is None else Const(kind, bits)


def can_repeat(i: Instruction) -> bool:
    """Whether computing it again, earlier or later, gives the same and disturbs nobody."""
    return cannot_fail(i) and not isinstance(i, ir.Phi | ir.Alloca)
