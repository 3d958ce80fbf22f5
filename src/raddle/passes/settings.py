"""Global variables that main sets before it starts any thread: `queue = malloc(…);`, `readers = 3;`.

While a function runs, such a variable stays as it is: in main behind the last store, elsewhere because only
main writes it, which waits for the functions that it calls. Nothing races with a read of it either, since all
stores come before all threads. So a loop that waits for `queue->ready` need not read `queue` in each turn:
one read before the loop does, and the address is the same in every turn.

Only where all uses of a variable can be seen (global_uses.py), and all are of the whole variable.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction, Order
from raddle.ir.operands import results, with_operands
from raddle.ir.program import Function, Loop, Program
from raddle.ir.values import Addr, Operand, Reg
from raddle.passes.global_uses import GlobalUses, Use
from raddle.passes.rebuild import each_function
from raddle.passes.thread_count import starting_threads

Position = tuple[int, int]


def find_settings(program: Program) -> Program:
    """With the names of such variables, and read before loops."""
    if not any(function.loops for function in program.functions.values() if not function.library):
        return program
    uses = GlobalUses(program)
    if uses.is_called(program.entry):
        return program
    early = _Early(program)
    found = frozenset(
        symbol
        for symbol in program.globals
        if (known := uses.of(symbol)) is not None and _is_whole(known) and early.has_all(known)
    )
    if not found:
        return program
    program = replace(program, settings=found)
    return each_function(
        program, lambda f: f if f.library or not f.loops else with_settings_outside(program, f)
    )


def _is_whole(uses: list[Use]) -> bool:
    kinds = set()
    for use in uses:
        i = use.access
        if not isinstance(i, ir.Load | ir.Store) or i.order is not Order.PLAIN or i.volatile:
            return False
        kinds.add((use.place, (i.dst if isinstance(i, ir.Load) else i.value).type))
    return len(kinds) == 1


class _Early:
    """What of the entry comes before every thread."""

    def __init__(self, program: Program) -> None:
        self._entry = program.functions[program.entry]
        self._flow = ControlFlow(self._entry)
        starting = starting_threads(program, by_pointer=True)
        starts = [
            (block, position)
            for block, here in enumerate(self._flow.blocks)
            for position, i in enumerate(here.instructions)
            if (isinstance(i, ir.Call) and (not isinstance(i.callee, str) or i.callee in starting))
            or (isinstance(i, ir.Operation) and i.kind == "spawn")
        ]
        self._late = _behind(self._flow, starts)
        self._places = {
            i.id: (block, position)
            for block, here in enumerate(self._flow.blocks)
            for position, i in enumerate(here.instructions)
        }

    def has_all(self, uses: list[Use]) -> bool:
        """Whether all stores are among it."""
        stores = [use for use in uses if isinstance(use.access, ir.Store)]
        return all(
            use.function == self._entry.name
            and use.access.id in self._places
            and not _is_in(self._places[use.access.id], self._late)
            for use in stores
        )


def _behind(flow: ControlFlow, starts: list[Position]) -> dict[int, int]:
    """By block, from which position on one of these has been passed."""
    found: dict[int, int] = {}
    for block, position in starts:
        found[block] = min(found.get(block, position + 1), position + 1)
    waiting = list(found)
    while waiting:
        for target in flow.successors[waiting.pop()]:
            if found.get(target) != 0:
                found[target] = 0
                waiting.append(target)
    return found


def _is_in(place: Position, behind: dict[int, int]) -> bool:
    return place[0] in behind and place[1] >= behind[place[0]]


def with_settings_outside(program: Program, function: Function) -> Function:
    """With reads of settings before the loops in which others may be waited for, and once in them at most."""
    inside = {label for loop in function.loops if _asks(function, loop) for label in loop.blocks}
    read = {
        i.pointer.symbol: None
        for block in function.blocks
        if block.label in inside
        for i in block.instructions
        if isinstance(i, ir.Load) and isinstance(i.pointer, Addr)
    }
    for symbol in read:
        if symbol in program.settings:
            function = _once(_outside(function, symbol), symbol)
    return function


def _asks(function: Function, loop: Loop) -> bool:
    """Whether something in it may be seen by others, or others be seen."""
    return any(
        isinstance(i, ir.Rmw | ir.CompareExchange | ir.Call | ir.Operation)
        or (isinstance(i, ir.Load | ir.Store) and i.order is not Order.PLAIN)
        for block in function.blocks
        if block.label in loop.blocks
        for i in block.instructions
    )


def _reads(flow: ControlFlow, symbol: str) -> dict[Position, ir.Load]:
    """Those that read what the variable holds for good."""
    found = {}
    early = _before_stores(flow, symbol)
    for block, here in enumerate(flow.blocks):
        for position, i in enumerate(here.instructions):
            if isinstance(i, ir.Load) and _is_of(i.pointer, symbol) and position >= early.get(block, 0):
                found[block, position] = i
    return found


def _before_stores(flow: ControlFlow, symbol: str) -> dict[int, int]:
    """By block, up to which position a store is still to come."""
    found: dict[int, int] = {}
    waiting = []
    for block, here in enumerate(flow.blocks):
        for position, i in enumerate(here.instructions):
            if isinstance(i, ir.Store) and _is_of(i.pointer, symbol):
                found[block] = position
                waiting.append(block)
    while waiting:
        for source in flow.predecessors[waiting.pop()]:
            whole = len(flow.blocks[source].instructions)
            if found.get(source) != whole:
                found[source] = whole
                waiting.append(source)
    return found


def _is_of(pointer: Operand, symbol: str) -> bool:
    return isinstance(pointer, Addr) and pointer.symbol == symbol


def _outside(function: Function, symbol: str) -> Function:
    """What the header of a loop reads is read before it. Inner loops first."""
    for loop in sorted(function.loops, key=lambda loop: len(loop.blocks)):
        if not _asks(function, loop):
            continue
        flow = ControlFlow(function)
        header = flow.number[loop.header]
        before = [block for block in flow.predecessors[header] if flow.blocks[block].label not in loop.blocks]
        reads = _reads(flow, symbol)
        here = [read for (block, _), read in reads.items() if block == header]
        known = any(flow.dominates(block, header) for block, _ in reads if block != header)
        if len(before) != 1 or known or not here or len(flow.successors[before[0]]) != 1:
            continue
        label = flow.blocks[before[0]].label
        function = _with(function, {loop.header: (here[0], None), label: (None, here[0])})
    return function


def _with(function: Function, changes: dict[str, tuple[Instruction | None, Instruction | None]]) -> Function:
    """By block: what goes, and what is added at its end."""
    blocks = []
    for block in function.blocks:
        gone, added = changes.get(block.label, (None, None))
        kept = [i for i in block.instructions if i is not gone]
        if added is not None:
            kept.insert(len(kept) - 1, added)
        blocks.append(replace(block, instructions=tuple(kept)))
    return replace(function, blocks=tuple(blocks))


def _once(function: Function, symbol: str) -> Function:
    """What was read before is not read again in a loop."""
    flow = ControlFlow(function)
    inside = {flow.number[label] for loop in function.loops if _asks(function, loop) for label in loop.blocks
              if label in flow.number}  # fmt: skip
    reads = sorted(_reads(flow, symbol).items(), key=lambda item: item[0])
    known: dict[int, Reg] = {}
    kept: list[tuple[Position, ir.Load]] = []
    for (block, position), read in reads:
        first = next((r for (b, _), r in reversed(kept) if flow.dominates(b, block)), None)
        if first is not None and block in inside:
            known[read.dst.id] = first.dst
        else:
            kept.append(((block, position), read))
    if not known:
        return function

    def same(value: Operand) -> Operand:
        return known.get(value.id, value) if isinstance(value, Reg) else value

    blocks = [
        replace(
            block,
            instructions=tuple(
                with_operands(i, same)
                for i in block.instructions
                if not any(reg.id in known for reg in results(i))
            ),
        )
        for block in function.blocks
    ]
    return replace(function, blocks=tuple(blocks))
