"""A place in memory through which each turn of a loop hands a value to the next one is a register.

`n->next = head; while (!cas(&head, &n->next, n));` is how a node is pushed: the compare-exchange leaves in
the node what it has found, and expects it in the next turn. In between the thread does nothing that others
could notice, or that could tell it of them. So who writes there meanwhile races with the store; and what the
turn loads is what was stored. Each turn begins by storing it, then: `r = head; do n->next = r; while
(!cas(&head, &r, n));`, whose turns that fail can be left out (unpeel.py).

Where races are no errors, only if nobody else knows the place yet.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction, Order
from raddle.ir.program import Block, Function, Loop, Program
from raddle.ir.types import PTR, Type
from raddle.ir.values import Operand, Reg
from raddle.passes.conditions import Definitions, can_repeat
from raddle.passes.dead import drop_dead_function
from raddle.passes.fold import substituted
from raddle.passes.fresh_blocks import FreshBlocks
from raddle.passes.loops import function_loops
from raddle.passes.rebuild import FreshNumbers, each_function
from raddle.passes.threading import thread_function

_Access = ir.Load | ir.Store


@dataclass(frozen=True, slots=True)
class _Place:
    """`distance` bytes behind what `root` points to."""

    root: Operand
    distance: int
    size: int


def hand_on(program: Program, races: bool = True) -> Program:
    """`races`: whether they are errors. What a compare-exchange has decided is not asked again: ways go on to
    where they lead."""

    def transform(function: Function) -> Function:
        code = [i for block in function.blocks for i in block.instructions]
        if function.library or not any(isinstance(i, ir.CompareExchange) for i in code):
            return function
        straight = now = thread_function(function)
        for loop in function_loops(straight):
            now = _Turns(program, now, loop, races).handing_on()
        return function if now is straight else drop_dead_function(now)

    return each_function(program, transform)


class _Turns:
    """Of one loop."""

    def __init__(self, program: Program, function: Function, loop: Loop, races: bool) -> None:
        self.function = function
        self.flow = flow = ControlFlow(function)
        self.values = Definitions(function)
        self.fresh = FreshBlocks(program, flow, self.values)
        self.races = races
        self.header = flow.number[loop.header]
        self.body = {flow.number[label] for label in loop.blocks}

    def handing_on(self) -> Function:
        for place, loads in self._loads().items():
            before = [self._stored(number, place) for number in self.flow.predecessors[self.header]]
            stores = [store for store in before if store is not None]
            if len(stores) == len(before) and self._accesses(place) == {id(i) for i in (*loads, *stores)}:
                return self._moved(place, loads, dict(zip(self._sources(), stores, strict=True)))
        return self.function

    def _sources(self) -> list[str]:
        return [self.flow.blocks[number].label for number in self.flow.predecessors[self.header]]

    def _loads(self) -> dict[_Place, list[ir.Load]]:
        """Those at the beginning of each turn, by their places."""
        found: dict[_Place, list[ir.Load]] = {}
        for i in self.flow.blocks[self.header].instructions:
            place = self._place(i)
            if isinstance(i, ir.Load) and place is not None:
                found.setdefault(place, []).append(i)
            elif not isinstance(i, ir.Phi) and not can_repeat(i):
                break
        return {place: loads for place, loads in found.items() if self._may_move(place)}

    def _may_move(self, place: _Place) -> bool:
        root = place.root
        if isinstance(root, Reg):
            made = self.values.made.get(root.id)
            inside = [i for number in self.body for i in self.flow.blocks[number].instructions]
            if made is not None and any(i is made for i in inside):
                return False
        if self.races:
            return True
        maker = self.fresh.maker(root)
        return maker is not None and self.fresh.accesses(maker, self.header, self.body) is not None

    def _place(self, i: Instruction) -> _Place | None:
        """Of a plain access."""
        if not isinstance(i, _Access) or i.order is not Order.PLAIN or i.volatile:
            return None
        distance, pointer = 0, i.pointer
        while isinstance(pointer, Reg):
            made = self.values.made.get(pointer.id)
            if isinstance(made, ir.Offset) and made.index is None:
                distance, pointer = distance + made.displacement, made.base
            elif isinstance(made, ir.Convert) and made.op == "bitcast":
                pointer = made.a
            else:
                break
        kind = i.dst.type if isinstance(i, ir.Load) else i.value.type
        return _Place(pointer, distance, kind.size) if kind.bits == 8 * kind.size else None

    def _stored(self, number: int, place: _Place) -> ir.Store | None:
        """What comes to the place last on this way to the header, and goes nowhere else."""
        if number == self.header or self.flow.successors[number] != [self.header]:
            return None
        for i in reversed(self.flow.blocks[number].instructions[:-1]):
            if isinstance(i, ir.Store) and self._place(i) == place:
                return i
            if not isinstance(i, ir.Phi) and not can_repeat(i):
                return None
        return None

    def _accesses(self, place: _Place) -> set[int]:
        """Of the loop, and the stores before it."""
        outside = [n for n in self.flow.predecessors[self.header] if n not in self.body]
        before = {id(store) for number in outside if (store := self._stored(number, place)) is not None}
        inside = [i for number in self.body for i in self.flow.blocks[number].instructions]
        return before | {id(i) for i in inside if self._place(i) == place}

    def _as_a(self, kind: Type, value: Operand) -> Operand:
        """The value before it was cast, if it was of that type."""
        made = self.values.made.get(value.id) if isinstance(value, Reg) else None
        is_cast = isinstance(made, ir.Convert) and made.op == "bitcast" and made.a.type == kind
        return made.a if is_cast and isinstance(made, ir.Convert) else value

    def _moved(self, place: _Place, loads: list[ir.Load], stores: dict[str, ir.Store]) -> Function:
        """The header begins with a phi of what was stored, and stores it."""
        fresh = FreshNumbers(self.function)
        loc = next(iter(stores.values())).loc
        kind = loads[0].dst.type
        now, pointer = Reg(fresh.register(), kind), Reg(fresh.register(), PTR)
        given: dict[str, Operand] = {}
        instead: dict[int, list[Instruction]] = {}
        for label, store in stores.items():
            given[label], instead[store.id] = self._as_a(kind, store.value), []
            if given[label].type != kind:
                cast = Reg(fresh.register(), kind)
                given[label] = cast
                instead[store.id] = [ir.Convert(fresh.instruction(), store.loc, cast, "bitcast", store.value)]
        for load in loads:
            if load.dst.type != kind:
                instead[load.id] = [ir.Convert(fresh.instruction(), load.loc, load.dst, "bitcast", now)]
        begin: list[Instruction] = [
            ir.Offset(fresh.instruction(), loc, pointer, place.root, None, 1, place.distance),
            ir.Store(fresh.instruction(), loc, pointer, now, Order.PLAIN),
        ]
        blocks = []
        for block in self.function.blocks:
            code = [new for i in block.instructions for new in instead.get(i.id, [i])]
            if block.label == self.flow.blocks[self.header].label:
                phis: list[Instruction] = [i for i in code if isinstance(i, ir.Phi)]
                phi = ir.Phi(fresh.instruction(), loc, now, tuple(given.items()))
                code = [*phis, phi, *begin, *code[len(phis) :]]
            blocks.append(Block(block.label, tuple(code)))
        known: dict[int, Operand] = {load.dst.id: now for load in loads if load.dst.type == kind}
        return substituted(replace(self.function, blocks=tuple(blocks)), known)
