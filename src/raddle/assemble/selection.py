"""From a function in IR to a routine of bytecode with virtual registers: blocks, edges, loops.

Phis become moves on edges. Each loop has a counter: edges into the loop reset it, back edges count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from raddle.assemble import arithmetic, memory, operations
from raddle.assemble.layout import Layout
from raddle.assemble.selector import Selector
from raddle.assemble.steps import B_USE, Body, Edge, Routine, Step
from raddle.assemble.tables import Tables
from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction
from raddle.ir.operands import operands
from raddle.ir.program import Function, Program
from raddle.ir.values import Reg

_SELECT: dict[type[Instruction], Callable[[Selector, Any], None]] = {
    ir.Binary: arithmetic.binary,
    ir.Compare: arithmetic.compare,
    ir.Convert: arithmetic.convert,
    ir.Unary: arithmetic.unary,
    ir.Select: arithmetic.select,
    ir.Offset: arithmetic.offset,
    ir.Alloca: memory.alloca,
    ir.Lifetime: memory.lifetime,
    ir.ThreadLocal: memory.thread_local,
    ir.Load: memory.load,
    ir.Store: memory.store,
    ir.Rmw: memory.rmw,
    ir.CompareExchange: memory.compare_exchange,
    ir.Fence: memory.fence,
    ir.Copy: memory.copy,
    ir.Fill: memory.fill,
    ir.Call: operations.call,
    ir.Operation: operations.operation,
    ir.Return: operations.returning,
    ir.Unreachable: lambda s, _: s.emit("UNREACHABLE", 0),
}


def select(
    program: Program,
    function: Function,
    opcodes: Mapping[str, int],
    layout: Layout,
    tables: Tables,
    first_loop: int,
) -> Routine:
    """`first_loop` is the id of the function's first loop in the whole program."""
    s = Selector(program, function, opcodes, layout, tables)
    flow = ControlFlow(function)
    s.addresses_only = _addresses_only(flow)
    read = (operands(i) for block in flow.blocks for i in block.instructions)
    s.used = {value.id for values in read for value in values if type(value) is Reg}
    params = [s.define(reg) for reg in function.params]
    bodies = []
    for number, block in enumerate(flow.blocks):
        for i in block.instructions:
            if not isinstance(i, ir.Phi):
                break
            s.define(i.dst)
        bodies.append(_body(s, flow, number))
    edges: dict[tuple[int, int], Edge] = {}
    for number, body in enumerate(bodies):
        for target in flow.successors[number]:
            edge = edges[number, target] = Edge(number, target)
            body.edges.append(edge)
    for number, block in enumerate(flow.blocks):
        for i in block.instructions:
            if not isinstance(i, ir.Phi):
                break
            for label, value in i.incoming:
                edges[flow.number[label], number].moves.append((s.define(i.dst), s.sources(value)))
    counters = _count_loops(s, flow, edges, first_loop)
    return Routine(function.name, params, bodies, s.widths, counters, flow.predecessors)


def _body(s: Selector, flow: ControlFlow, number: int) -> Body:
    s.steps = []
    block = flow.blocks[number]
    end: Step | None = None
    switch = None
    for i in block.instructions:
        s.begin(i)
        chosen = _SELECT.get(type(i))
        if chosen is not None:
            chosen(s, i)
    last = block.instructions[-1]
    if isinstance(last, ir.Branch):
        end = Step(s.opcodes["BRANCH"], 0, s.get(last.cond), 0, 0, B_USE)
        # Block numbers for now; emission puts instruction indices in their place.
        end.imm = flow.number[last.then] | flow.number[last.other] << 32
    elif isinstance(last, ir.Switch):
        if last.value.type.bits > 64:
            raise s.unsupported("switch over a 128-bit integer")
        end = Step(s.opcodes["SWITCH"], 0, s.get(last.value), 0, 0, B_USE)
        cases = [(value, flow.number[label]) for value, label in last.cases]
        switch = (flow.number[last.default], cases)
    if end is not None:
        end.id = last.id
        end.loc = last.loc
    return Body(s.steps, end, [], last.id, last.loc, switch)


def _addresses_only(flow: ControlFlow) -> set[int]:
    candidates: set[int] = set()
    others: set[int] = set()
    for block in flow.blocks:
        for i in block.instructions:
            if isinstance(i, ir.Offset):
                candidates.add(i.dst.id)
            read = operands(i)
            if isinstance(i, ir.Load | ir.Store):
                read = read[1:]
            for value in read:
                if type(value) is Reg:
                    others.add(value.id)
    return candidates - others


def _count_loops(
    s: Selector, flow: ControlFlow, edges: dict[tuple[int, int], Edge], first_loop: int
) -> list[tuple[int, set[int]]]:
    counters = []
    for index, loop in enumerate(s.function.loops):
        counter = s.new()
        blocks = {flow.number[label] for label in loop.blocks}
        header = flow.number[loop.header]
        turns = flow.number[loop.turns]
        backs = [flow.number[label] for label in loop.back_edges]
        for source in backs if turns == header else flow.predecessors[turns]:
            edges[source, turns].counts.append((counter, first_loop + index, int(not loop.is_bounded)))
        for target in blocks:
            for source in flow.predecessors[target]:
                if source not in blocks:
                    # Where turns begin at the header, entering the loop begins the first.
                    edges[source, target].resets.append((counter, int(turns == header)))
        counters.append((counter, blocks))
    return counters
