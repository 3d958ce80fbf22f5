"""Puts the bodies of small functions in the place of calls in a loop, so that its conditions can be
seen.

`while (!try_lock(&l));` waits only if one knows what try_lock does. Functions of the C library
stay: their operations have meanings of their own (locks), and reports name the call. But for some that only
tell the time, which stands still, or a number by chance. Small objects on the stack, be they the callee's or
what it returns, become registers as far as they can (see pieces.py), and what is decided then is decided
(fold.py).
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.operands import successors
from raddle.ir.program import Block, Function, Loop, Program
from raddle.ir.values import Reg
from raddle.passes.fold import fold_function
from raddle.passes.idle import drop_idle
from raddle.passes.loops import function_loops
from raddle.passes.pieces import split_function
from raddle.passes.promote import promote_function
from raddle.passes.reachable import drop_unreachable_blocks
from raddle.passes.rebuild import FreshNumbers
from raddle.passes.settings import with_settings_outside
from raddle.passes.splice import can_splice, fits, splice, with_ends
from raddle.passes.still import with_unwritten_thread_locals
from raddle.passes.straighten import straighten_function
from raddle.passes.threading import thread_function
from raddle.passes.unroll import unroll_inner

MAX_INSTRUCTIONS, MAX_GROWTH = 120, 2_000
"""Of a function that is inlined, and of one that others are inlined into, for one loop of it."""
TELLING = frozenset(
    {"clock_gettime", "gettimeofday", "timespec_get", "time", "clock", "rand_r", "next_random"}
)
Edge = tuple[str, str]


def open_loop(
    program: Program, function: Function, loop: Loop, finished: Mapping[str, Iterable[Edge]]
) -> tuple[Function, Loop, set[Edge]] | None:
    """The function with what calls of the loop can be inlined, and with its objects as registers; None if
    nothing changes. Functions with loops of their own must have been `finished`: these are the back edges
    of theirs that are never taken any more, and those that came from them are the third part."""
    before = function
    waiting: set[Edge] = set()
    calls = [i for block in function.blocks if block.label in loop.blocks for i in _calls(block)]
    callees = {i.callee for i in calls}
    objects = _objects(function, calls)
    most = _size(function) + MAX_GROWTH
    while _size(function) < most:
        found = _call_in(program, function, loop, finished, callees, objects)
        if found is None:
            break
        block, position, callee = found
        prefix = _prefix(block, position, callee)
        waiting |= {(prefix + source, prefix + header) for source, header in finished.get(callee.name, ())}
        function = inline_call(function, block, position, callee)
        again = next((x for x in function_loops(function) if x.header == loop.header), None)
        if again is None:
            return None
        loop = replace(again, loc=loop.loc, only_threads=loop.only_threads)
    function = with_unwritten_thread_locals(program, function)
    function = with_registers(program, drop_unreachable_blocks(function))
    unrolled = unroll_inner(function, loop)
    if unrolled is not function:
        function = with_registers(program, unrolled)
    function = drop_idle(program, thread_function(straighten_function(fold_function(function))))
    if function is before:
        return None
    function = with_settings_outside(program, with_loops(function, before))
    found_loop = next((x for x in function.loops if x.header == loop.header), None)
    return None if found_loop is None else (function, found_loop, waiting)


def with_registers(program: Program, function: Function) -> Function:
    """With what can be a register of its objects."""
    is_cpp = any(other.header for other in program.functions.values())
    constants = {name for name, data in program.globals.items() if data.constant}
    return promote_function(split_function(function, copies=is_cpp, constants=constants))


def with_loops(function: Function, before: Function) -> Function:
    """With the loops that it has now; what was known of them stays."""
    known = {x.header: x for x in before.loops}
    return replace(
        function,
        loops=tuple(
            replace(x, loc=known[x.header].loc, only_threads=known[x.header].only_threads)
            if x.header in known
            else x
            for x in function_loops(function)
        ),
    )


def callees_first(program: Program) -> list[str]:
    """So that what is inlined is done with."""
    order: dict[str, None] = {}
    started: set[str] = set()
    stack = [(name, False) for name in reversed(list(program.functions))]
    while stack:
        name, left = stack.pop()
        if left:
            order[name] = None
        elif name not in started:
            started.add(name)
            stack.append((name, True))
            for block in program.functions[name].blocks:
                for i in block.instructions:
                    if isinstance(i, ir.Call) and isinstance(i.callee, str):
                        stack.append((i.callee, False))
    return list(order)


def _size(function: Function) -> int:
    return sum(len(block.instructions) for block in function.blocks)


def _calls(block: Block) -> list[ir.Call]:
    return [i for i in block.instructions if isinstance(i, ir.Call)]


def _call_in(
    program: Program,
    function: Function,
    loop: Loop,
    finished: Container[str],
    callees: Container[object],
    objects: set[int],
) -> tuple[Block, int, Function] | None:
    """`callees`: those of the loop, which are also inlined before it: `v = get(); while (v) v = get();`.
    `objects`: who is given one of these is inlined wherever it is called: `init(&b); while (…) wait(&b);`."""
    for block in function.blocks:
        inside = block.label in loop.blocks
        leads_in = loop.header in successors(block.instructions[-1])
        for position, i in enumerate(block.instructions):
            if not isinstance(i, ir.Call) or not isinstance(i.callee, str):
                continue
            shares = any(isinstance(value, Reg) and value.id in objects for value in i.args)
            if inside or shares or (leads_in and i.callee in callees):
                callee = program.functions[i.callee]
                known = not callee.loops or callee.name in finished
                if known and callee.name != function.name and is_small(callee) and fits(callee, i):
                    return block, position, callee
    return None


def _objects(function: Function, calls: list[ir.Call]) -> set[int]:
    """The variables of the function whose addresses these calls are given."""
    own = {i.dst.id for b in function.blocks for i in b.instructions if isinstance(i, ir.Alloca)}
    return own & {value.id for i in calls for value in i.args if isinstance(value, Reg)}


def is_small(callee: Function) -> bool:
    instructions = [i for block in callee.blocks for i in block.instructions]
    return (
        (not callee.library or callee.name in TELLING)
        and len(instructions) <= MAX_INSTRUCTIONS
        and can_splice(callee)
        and any(isinstance(i, ir.Return) for i in instructions)
    )


def inline_call(function: Function, block: Block, position: int, callee: Function) -> Function:
    """The block is cut at the call; the callee's blocks come between the halves."""
    fresh = FreshNumbers(function)
    call = block.instructions[position]
    assert isinstance(call, ir.Call)
    prefix = _prefix(block, position, callee)
    after = f"{block.label}.{call.id}"
    body = splice(fresh, call, callee, prefix, after, at_call=callee.library)
    enter = ir.Jump(fresh.instruction(), call.loc, prefix + callee.blocks[0].label)
    head = Block(block.label, (*block.instructions[:position], enter))
    tail = Block(after, (*body.phis, *block.instructions[position + 1 :]))
    others = with_ends([other for other in function.blocks if other is not block], {block.label: after})
    at = function.blocks.index(block)
    if isinstance(head.instructions[0], ir.Phi):  # of a loop of one block
        head = with_ends([head], {block.label: after})[0]
    blocks = [*others[:at], head, *body.blocks, tail, *others[at:]]
    blocks[0] = replace(blocks[0], instructions=(*body.objects, *blocks[0].instructions))
    return replace(function, blocks=tuple(blocks))


def _prefix(block: Block, position: int, callee: Function) -> str:
    """Of the labels of a callee's blocks."""
    return f"{callee.name}.{block.instructions[position].id}."
