"""From a routine with allocated registers to instructions: moves, edges, jumps, targets.

Blocks are laid out in their order, and a jump to the next instruction is left out. What an edge
has to do goes to the end of its source if that has no other way to go, to the beginning of its
target if nothing else leads there, and else into a block of its own behind the source.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from raddle.assemble.moves import in_sequence
from raddle.assemble.registers import Allocation, allocate
from raddle.assemble.steps import (
    A_DEF,
    A_USE,
    B_USE,
    C_USE,
    FROM_REGISTER,
    IMM_USE,
    Body,
    Edge,
    MoveStep,
    Routine,
    Source,
    Step,
    WindowStep,
)  # fmt: skip
from raddle.assemble.tables import Tables
from raddle.errors import UnsupportedError
from raddle.ir.values import Location

MOST_SLOTS = 65_000

Record = tuple[int, int, int, int, int]
"""(op, a, b, c, imm)"""


class Emission:
    """The instructions of one function. `first` is the index of its first one in the image."""

    def __init__(self, routine: Routine, opcodes: Mapping[str, int], tables: Tables, first: int) -> None:
        self.records: list[Record] = []
        self.origins: list[tuple[int, Location | None]] = []
        self._routine = routine
        self._first = first
        self._tables = tables
        self._op = opcodes
        self._move_ops = (opcodes["MOV"], opcodes["CONST"], opcodes["UNDEF"])
        self._allocation: Allocation = allocate(routine)
        self._scratch_used = False
        self._starts: list[int] = []
        self._fixups: list[tuple[int, Callable[[Callable[[int], int]], int]]] = []
        self._emit_blocks()
        self._resolve()

    @property
    def slots(self) -> int:
        return self._allocation.size + int(self._scratch_used)

    # --- blocks and edges

    def _emit_blocks(self) -> None:
        bodies = self._routine.bodies
        for number, body in enumerate(bodies):
            self._starts.append(len(self.records))
            for source in self._routine.predecessors[number]:
                edge = _edge(bodies[source], number)
                if not edge.empty and self._in_target(edge):
                    self._emit_edge(edge)
            for step in body.steps:
                self._emit_step(step)
            if body.end is not None:
                self._emit_end(body, body.end)
            elif body.edges:
                edge = body.edges[0]
                self._emit_edge(edge)
                if edge.target != number + 1:
                    self._jump(body, edge.target)

    def _in_target(self, edge: Edge) -> bool:
        source = self._routine.bodies[edge.source]
        return source.end is not None and len(self._routine.predecessors[edge.target]) == 1

    def _jump(self, body: Body, target: int) -> None:
        self._fixups.append((len(self.records), lambda place: place(target)))
        self._add((self._op["JUMP"], 0, 0, 0, 0), body.id, body.loc)

    def _emit_end(self, body: Body, end: Step) -> None:
        at = len(self.records)
        slot = self._allocation.slots[end.b]
        self._add((end.op, 0, slot, 0, 0), end.id, end.loc)
        # Edges with work of their own are entered through their own blocks.
        detours: dict[int, int] = {}
        for edge in body.edges:
            if not edge.empty and not self._in_target(edge):
                detours[edge.target] = len(self.records)
                self._emit_edge(edge)
                self._jump(body, edge.target)

        def place_of(target: int, place: Callable[[int], int]) -> int:
            return self._first + detours[target] if target in detours else place(target)

        if body.switch is None:
            then, other = end.imm & 0xFFFFFFFF, end.imm >> 32
            self._fixups.append((at, lambda place: place_of(then, place) | place_of(other, place) << 32))
        else:
            default, cases = body.switch
            self._fixups.append((
                at,
                lambda place: self._tables.switch(
                    place_of(default, place), [(value, place_of(block, place)) for value, block in cases]
                ),
            ))  # fmt: skip

    def _emit_edge(self, edge: Edge) -> None:
        body = self._routine.bodies[edge.source]
        slots = self._allocation.slots
        self._emit_moves(
            [
                (slots[register] + half, source)
                for register, sources in edge.moves
                for half, source in enumerate(sources)
            ],
            body.id,
            body.loc,
        )
        for counter, turns in edge.resets:
            self._add((self._op["CONST"], slots[counter], 0, 0, turns), body.id, body.loc)
        for counter, loop, unbounded in edge.counts:
            self._add((self._op["LOOP"], slots[counter], 0, unbounded, loop), body.id, body.loc)

    # --- steps

    def _add(self, record: Record, number: int, loc: Location | None) -> None:
        self.records.append(record)
        self.origins.append((number, loc))

    def _emit_moves(self, moves: list[tuple[int, Source]], number: int, loc: Location | None) -> None:
        if not moves:
            return
        slots = self._allocation.slots
        flat = [
            (target, kind, slots[payload] + half if kind == FROM_REGISTER else payload)
            for target, (kind, payload, half) in moves
        ]
        ordered, scratched = in_sequence(flat, self._allocation.size)
        self._scratch_used |= scratched
        for target, kind, payload in ordered:
            op = self._move_ops[kind]
            if kind == FROM_REGISTER:
                self._add((op, target, payload, 0, 0), number, loc)
            else:
                self._add((op, target, 0, 0, payload), number, loc)

    def _emit_step(self, step: Step) -> None:
        slots = self._allocation.slots
        shape = step.shape
        if isinstance(step, MoveStep):
            base = slots[step.a]
            moves = [(base + half, source) for half, source in enumerate(step.sources)]
            self._emit_moves(moves, step.id, step.loc)
            return
        a = slots[step.a] if shape & (A_DEF | A_USE) else step.a
        b = slots[step.b] if shape & B_USE else step.b
        c = slots[step.c] if shape & C_USE else step.c
        imm = slots[step.imm] if shape & IMM_USE else step.imm
        if isinstance(step, WindowStep):
            base = self._allocation.windows[id(step)]
            moves = [(base + at, source) for at, source in enumerate(step.inputs)]
            self._emit_moves(moves, step.id, step.loc)
            after = base + len(step.inputs) if step.after_inputs else base
            if step.into == "a":
                a = base
            elif step.into == "b":
                b = base
            elif step.into == "c":
                c = base
            if step.out:
                a = after
        self._add((step.op, a, b, c, imm), step.id, step.loc)

    # --- targets

    def _resolve(self) -> None:
        if self.slots > MOST_SLOTS:
            raise UnsupportedError(f"the function {self._routine.name} is too large")
        jump = self._op["JUMP"]
        targets: dict[int, int] = {}
        for at, fixup in self._fixups:
            if self.records[at][0] == jump:
                targets[at] = fixup(lambda block: self._starts[block])

        def place(block: int) -> int:
            """Where a block begins; jumps to jumps go straight to the end of the chain."""
            at = self._starts[block]
            for _ in range(len(targets)):
                if at not in targets:
                    break
                at = targets[at]
            return self._first + at

        for at, fixup in self._fixups:
            op, a, b, c, _ = self.records[at]
            self.records[at] = (op, a, b, c, fixup(place))


def _edge(source: Body, target: int) -> Edge:
    return next(edge for edge in source.edges if edge.target == target)
