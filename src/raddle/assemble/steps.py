"""Bytecode whose registers are still virtual: what selection makes and register allocation reads.

Virtual registers are numbered per function. A step names them in its fields; `shape` says which
fields are registers and which are plain numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from raddle.ir.values import Location

A_DEF, A_USE, B_USE, C_USE, IMM_USE, EARLY = 1, 2, 4, 8, 16, 32
"""EARLY: the result's register must not be one of the operands' (the machine may write it first)."""

FROM_REGISTER, FROM_CONSTANT, FROM_UNDEF = 0, 1, 2
Source = tuple[int, int, int]
"""What a move copies: (FROM_REGISTER, virtual register, half), (FROM_CONSTANT, value, 0) or
(FROM_UNDEF, bits, 0)."""


class Step:
    """One instruction to be."""

    __slots__ = ("a", "b", "c", "id", "imm", "loc", "op", "shape")

    def __init__(self, op: int, a: int, b: int, c: int, imm: int, shape: int) -> None:
        self.op = op
        self.a = a
        self.b = b
        self.c = c
        self.imm = imm
        self.shape = shape
        self.id = 0
        self.loc: Location | None = None

    def uses(self) -> list[int]:
        shape = self.shape
        found = []
        if shape & A_USE:
            found.append(self.a)
        if shape & B_USE:
            found.append(self.b)
        if shape & C_USE:
            found.append(self.c)
        if shape & IMM_USE:
            found.append(self.imm)
        return found

    def defs(self) -> list[int]:
        return [self.a] if self.shape & A_DEF else []


class MoveStep(Step):
    """Writes the parts of register `a` from anything: 128-bit constants and extensions."""

    __slots__ = ("sources",)

    def __init__(self, a: int, sources: list[Source]) -> None:
        super().__init__(-1, a, 0, 0, 0, A_DEF | EARLY)
        self.sources = sources

    def uses(self) -> list[int]:
        return [payload for kind, payload, _ in self.sources if kind == FROM_REGISTER]


class WindowStep(Step):
    """An instruction whose operands, or results, must be consecutive registers.

    The window lies above everything that lives on. `into` and `out` name the fields ("a", "b", "c")
    that get its number, "" for none; a call's results come back where its arguments were, other
    results (`after_inputs`) behind the operands.
    """

    __slots__ = ("after_inputs", "inputs", "into", "out", "outputs")

    def __init__(
        self,
        op: int,
        fields: tuple[int, int, int, int],
        shape: int,
        inputs: list[Source],
        into: str,
        outputs: list[int],
        out: str,
        after_inputs: bool,
    ) -> None:
        super().__init__(op, *fields, shape | EARLY)
        self.inputs = inputs
        self.into = into
        self.outputs = outputs
        self.out = out
        self.after_inputs = after_inputs

    def uses(self) -> list[int]:
        return super().uses() + [payload for kind, payload, _ in self.inputs if kind == FROM_REGISTER]

    def defs(self) -> list[int]:
        return super().defs() + self.outputs


@dataclass(slots=True)
class Edge:
    """What happens between two blocks: moves into phis, all at once, then the counters of loops
    entered are set, then those of loops that begin a turn are counted."""

    source: int
    target: int
    moves: list[tuple[int, list[Source]]] = field(default_factory=list)
    resets: list[tuple[int, int]] = field(default_factory=list)
    """(counter register, turns begun so far)"""
    counts: list[tuple[int, int, int]] = field(default_factory=list)
    """(counter register, loop id, 1 if never bounded)"""

    @property
    def empty(self) -> bool:
        return not (self.moves or self.resets or self.counts)


@dataclass(slots=True)
class Body:
    """A basic block. `end` is a BRANCH or SWITCH step, None for a jump or where steps end it."""

    steps: list[Step]
    end: Step | None
    edges: list[Edge]
    id: int
    loc: Location | None
    switch: tuple[int, list[tuple[int, int]]] | None = None
    """For a SWITCH: (default block, [(value, block)])."""


@dataclass(slots=True)
class Routine:
    """A function after selection. `widths[v]` is 1 or 2, the slots of virtual register v."""

    name: str
    params: list[int]
    bodies: list[Body]
    widths: list[int]
    counters: list[tuple[int, set[int]]]
    """Loop counters with the blocks through which they live."""
    predecessors: list[list[int]]
