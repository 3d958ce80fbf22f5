"""Finds every loop: what `--unroll` bounds, what step limits count, what a report names.

Natural loops are grouped by header. A retreating edge whose target does not dominate its source
(a jump into the middle of a loop) makes a loop of its own: its blocks are the strongly connected
part around its target, within the innermost natural loop that contains the edge. Every cycle of
the graph has an edge found here, so no endless run escapes the counters.

A loop's place is the line of its `while` or `for`: the compiler puts that on the jump back; jumps
from `continue` come from later lines, so the earliest wins.

A turn is one run through the body. `while` and `for` test before it: their turns begin at the block after the
test, which only clang's labels tell from a `break` in the middle of an endless loop.
"""

from __future__ import annotations

import re
from dataclasses import replace

from raddle.errors import UnsupportedError
from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Order
from raddle.ir.operations import OPERATIONS
from raddle.ir.program import Function, Loop, Program
from raddle.ir.values import Location
from raddle.passes.thread_calls import ThreadCalls

_TEST = re.compile(r"(?:^|\.)(for|while)\.cond\d*$")
_BODY = re.compile(r"(?:^|\.)(for|while)\.body\d*$")
MAX_NEST = 1_000
"""Loops inside each other. Each has its set of blocks, those of the inner ones included."""


def find_loops(program: Program) -> Program:
    threads = ThreadCalls(program)
    quiet = _quiet(program)
    functions = {}
    for name, function in program.functions.items():
        loops = function_loops(function, threads if name == program.entry else None)
        if function.library:
            loops = tuple(replace(loop, of_library=_is_quiet(function, loop.blocks, quiet)) for loop in loops)
        functions[name] = function if loops == function.loops else replace(function, loops=loops)
    return replace(program, functions=functions)


def _quiet(program: Program) -> set[str]:
    """The library functions that do not synchronise, nor does what they call."""
    found = {name for name, function in program.functions.items() if function.library}
    while True:
        loud = {name for name in found if not _is_quiet(program.functions[name], None, found)}
        if not loud:
            return found
        found -= loud


def _is_quiet(function: Function, labels: frozenset[str] | None, quiet: set[str]) -> bool:
    """Functions of the program that it calls (to compare) may do what they like."""
    for block in function.blocks:
        if labels is not None and block.label not in labels:
            continue
        for i in block.instructions:
            if isinstance(i, ir.Rmw | ir.CompareExchange | ir.Fence):
                return False
            if isinstance(i, ir.Load | ir.Store) and i.order is not Order.PLAIN:
                return False
            if isinstance(i, ir.Operation) and OPERATIONS[i.kind].visible and not OPERATIONS[i.kind].ends:
                return False
            if isinstance(i, ir.Call) and isinstance(i.callee, str) and i.callee not in quiet:
                return False
    return True


def function_loops(function: Function, threads: ThreadCalls | None = None) -> tuple[Loop, ...]:
    if len(function.blocks) == 1:
        return ()
    flow = ControlFlow(function)
    backs: dict[int, list[int]] = {}
    irreducible: list[tuple[int, int]] = []
    for source, target in _retreating(flow):
        if flow.dominates(target, source):
            backs.setdefault(target, []).append(source)
        else:
            irreducible.append((source, target))
    bodies = _natural_bodies(flow, backs)
    entries = [(header, sorted(backs[header]), body) for header, body in bodies.items()]
    for target in dict.fromkeys(target for _, target in irreducible):
        sources = sorted(source for source, to in irreducible if to == target)
        entries.append((target, sources, _component(flow, target, sources, bodies)))
    entries.sort(key=lambda entry: (entry[0], -len(entry[2])))
    innermost: dict[int, int] = {}
    for header, _, body in sorted(entries, key=lambda entry: -len(entry[2])):
        innermost.update(dict.fromkeys(body, header))
    turns = _turns(flow, innermost)
    return tuple(
        Loop(
            flow.blocks[header].label,
            tuple([flow.blocks[source].label for source in sources]),
            frozenset([flow.blocks[block].label for block in body]),
            _place(flow, header, sources),
            threads is not None and threads.only_threads(flow, header, body),
            _turns_at(flow, sources, turns.get(header)),
        )
        for header, sources, body in entries
    )


def _turns(flow: ControlFlow, innermost: dict[int, int]) -> dict[int, int]:
    """The block after the test, by the header of each `while` and `for`."""
    found: dict[int, int] = {}
    for number, block in enumerate(flow.blocks):
        named = _BODY.search(block.label)
        header = innermost.get(number, number)
        test = _TEST.search(flow.blocks[header].label) if named and header != number else None
        if named and test and named[1] == test[1]:
            found.setdefault(header, number)
    return found


def _turns_at(flow: ControlFlow, sources: list[int], block: int | None) -> str | None:
    """The block's label, if each way around leads through it."""
    known = block is not None and all(flow.dominates(block, source) for source in sources)
    return flow.blocks[block].label if block is not None and known else None


def _retreating(flow: ControlFlow) -> list[tuple[int, int]]:
    """Edges that go back, in the reverse postorder of the blocks."""
    return [
        (source, target)
        for source, targets in enumerate(flow.successors)
        for target in targets
        if target <= source
    ]


def _natural_bodies(flow: ControlFlow, backs: dict[int, list[int]]) -> dict[int, set[int]]:
    """By header. Inner loops come first: their headers have the higher numbers."""
    bodies: dict[int, set[int]] = {}
    around = [0] * len(flow.blocks)
    for header in sorted(backs, reverse=True):
        bodies[header] = _natural(flow, header, backs[header])
        for block in bodies[header]:
            around[block] += 1
            if around[block] > MAX_NEST:
                place = _place(flow, header, backs[header])
                raise UnsupportedError(f"more than {MAX_NEST:,} loops inside each other", place)
    return {header: bodies[header] for header in backs}


def _natural(flow: ControlFlow, header: int, sources: list[int]) -> set[int]:
    body = {header, *sources}
    waiting = [source for source in sources if source != header]
    while waiting:
        for other in flow.predecessors[waiting.pop()]:
            if other not in body:
                body.add(other)
                waiting.append(other)
    return body


def _component(flow: ControlFlow, target: int, sources: list[int], natural: dict[int, set[int]]) -> set[int]:
    """What can reach `target` and be reached from it without leaving or restarting the innermost
    natural loop around them."""
    around = [(len(body), header) for header, body in natural.items() if body.issuperset([target, *sources])]
    header = min(around)[1] if around else -1
    region = natural[header] if around else set(range(len(flow.blocks)))

    def closure(edges: list[list[int]]) -> set[int]:
        seen = {target}
        waiting = [target]
        while waiting:
            for other in edges[waiting.pop()]:
                if other in region and other != header and other not in seen:
                    seen.add(other)
                    waiting.append(other)
        return seen

    return closure(flow.successors) & closure(flow.predecessors) | {target, *sources}


def _place(flow: ControlFlow, header: int, sources: list[int]) -> Location | None:
    backs = [flow.blocks[source].instructions[-1].loc for source in sources]
    start = next((i.loc for i in flow.blocks[header].instructions if i.loc and type(i) is not ir.Phi), None)
    known = [loc for loc in backs if loc is not None and (start is None or loc.file == start.file)]
    return min(known, key=lambda loc: (loc.line, loc.column)) if known else start
