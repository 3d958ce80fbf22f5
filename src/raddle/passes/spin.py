"""Takes pure iterations out of loops: `assume` blocks them, `await` waits until there is one that is
not pure.

`--spin assume` is partial loop purity elimination (see purity.py): for each disjunct of a loop's
purity condition, an assume of its negation at the earliest point where it is known and where the
iteration has made all its accesses to shared memory. `--spin await` then turns a read (or exchange,
or compare-exchange) and the assume behind it into an await, if the condition is one of the value
read with something known before. Inner loops come first. The loop itself stays:
its other iterations are as they were.

Why nothing is lost, under every model: taking a pure iteration out of an execution takes reads
away, and updates that write what they read. What remains has the same local states. Each relation
of the models between the remaining events is part of what it was before: happens-before has lost
what went through the reads, and who read from such an update reads from the write before it, which
is its neighbour in modification order, has the same value, and whose release sequence it continued.
All the models' axioms ask for the absence of cycles, so the smaller execution is consistent if the
larger one was; races between the remaining events stay races. An access of an iteration that is
left out may race itself: the assume comes after it, and a blocked await is an access, so it is
there in some execution that stops there; a read that is not atomic is also there in the iterations
that remain (see purity.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction
from raddle.ir.loop_report import LoopReport
from raddle.ir.program import Function, Loop, Program
from raddle.ir.values import Const, Reg
from raddle.passes.attempts import try_once
from raddle.passes.conditions import Definitions
from raddle.passes.dead import drop_dead_function
from raddle.passes.effects import Effects
from raddle.passes.endless import is_endless
from raddle.passes.idle import drop_idle
from raddle.passes.inlining import Edge, callees_first, open_loop, with_loops, with_registers
from raddle.passes.promote import promote_function
from raddle.passes.purity import LoopWays, PurityCondition, Reason
from raddle.passes.rebuild import FreshNumbers
from raddle.passes.rewrite import Rewrite
from raddle.passes.rotate import rotate
from raddle.passes.synchronising import synchronising
from raddle.passes.threading import thread_function
from raddle.passes.unpeel import unpeel, unpeel_lock
from raddle.passes.wording import Wording


def explain_and_wait(mode: str, unpeels: bool = False, repeats: bool = False) -> Callable[[Program], Program]:
    """The pass for `--spin off|assume|await`. Every loop of the program gets a report, whatever the mode.
    `unpeels`: also loops whose first read stands before them, and retries of a compare-exchange.
    `repeats`: also loops that store the same again in each turn."""

    def transform(program: Program) -> Program:
        functions = dict(program.functions)
        reports: dict[str, list[LoopReport]] = {}
        waiting: dict[str, set[Edge]] = {}
        """By function that is done with: back edges of it that are never taken any more."""
        seen = synchronising(program)
        for name in callees_first(program):
            function = functions[name]
            if function.loops and not function.library and (not function.header or name in seen):
                now = replace(program, functions=functions)
                done = _function(now, function, mode, waiting, unpeels, repeats)
                functions[name], reports[name], waiting[name] = done
        found = [*program.loop_reports]
        found += [report for name in program.functions for report in reports.get(name, [])]
        return replace(program, functions=functions, loop_reports=tuple(found))

    return transform


def _function(
    program: Program,
    function: Function,
    mode: str,
    finished: Mapping[str, set[Edge]],
    unpeels: bool,
    repeats: bool,
) -> tuple[Function, list[LoopReport], set[Edge]]:
    reports: dict[str, LoopReport] = {}
    waiting: set[Edge] = set()
    known = _Known(program, function, repeats, unpeels)
    for header in [loop.header for loop in sorted(function.loops, key=lambda loop: len(loop.blocks))]:
        if known.function is not function:
            known = _Known(program, function, repeats, unpeels)
        if header not in known.flow.number:
            continue  # nothing comes there any more, since another loop waits for ever
        if known.waits_already(header):
            waiting.add((header, header))
            continue
        counts = known.counts(header)
        function, loop, inside = known.function, known.loops[header], list[Reason]()
        if not counts:
            function, loop, inside = _inlined(program, known, loop, mode, waiting, finished)
        if known.function is not function:
            known = _Known(program, function, repeats, unpeels)
        condition, rewrite = known.analysed(loop, waiting)
        if unpeels and mode != "off":
            known, condition, rewrite = _unpeeled(program, known, loop, waiting, condition, rewrite)
            if condition.has_inner_rounds:
                known, loop, condition, rewrite = _tried_once(
                    program, known, loop, waiting, finished, condition, rewrite
                )
            if not condition.is_complete and not counts:
                known, loop, condition, rewrite = _rotated(program, known, loop, waiting, condition, rewrite)
            function = known.function
        may_not_end = _may_not_end(condition, loop, mode) and is_endless(
            program, known.flow, known.values, loop
        )
        if mode != "off":
            changed = rewrite.run(condition, awaits=mode == "await")
            if changed is not function:
                function = promote_function(changed)
            if condition.is_complete and not rewrite.left:
                waiting.update((source, loop.header) for source in loop.back_edges)
        reports[loop.header] = _report(function, loop, condition, rewrite, mode, may_not_end, inside)
    return function, [reports[loop.header] for loop in function.loops if loop.header in reports], waiting


class _Known:
    """What is known of a function, for all of its loops."""

    def __init__(self, program: Program, function: Function, repeats: bool, unpeels: bool) -> None:
        self.function = function
        self.unpeels = unpeels
        self.repeats = repeats
        self.loops = {loop.header: loop for loop in function.loops}
        self.flow = ControlFlow(function)
        self.values = Definitions(function)
        self._fresh = FreshNumbers(function)
        self.effects = Effects(program, function, self.values, Wording(program, self.values), self.flow)

    def waits_already(self, header: str) -> bool:
        """Whether the loop is nothing but an await: taking_back.py has told about it."""
        block = self.flow.blocks[self.flow.number[header]]
        awaits = [i for i in block.instructions if isinstance(i, ir.Operation) and i.kind == "await_rmw"]
        return any(i.text.endswith("spin") for i in awaits) and self.loops[header].blocks == {header}

    def counts(self, header: str) -> bool:
        """Whether every turn adds a number to something that decides when the loop ends: it never comes back
        to where it was, whatever may be seen by inlining or turning the loop, both of which take as long as
        the function is. A counter that nothing but itself asks for is luggage (idle.py)."""
        loop = self.loops[header]
        deciding: set[int] = set()
        for label in loop.blocks:
            last = self.flow.blocks[self.flow.number[label]].instructions[-1]
            if isinstance(last, ir.Branch) and not {last.then, last.other} <= loop.blocks:
                deciding |= set(self.values.roots(last.cond, {}))
        for phi in self.flow.blocks[self.flow.number[header]].instructions:
            if not isinstance(phi, ir.Phi):
                break
            steps = [
                self.values.made.get(value.id) if isinstance(value, Reg) else None
                for label, value in phi.incoming
                if label in loop.back_edges
            ]
            if phi.dst.id in deciding and all(_adds(step, phi.dst) for step in steps):
                return True
        return False

    def asks(self, loop: Loop) -> bool:
        """Whether it may read what others write."""
        asking = ir.Load | ir.Rmw | ir.CompareExchange | ir.Operation | ir.Call
        blocks = (self.flow.blocks[self.flow.number[label]] for label in loop.blocks)
        return any(isinstance(i, asking) for block in blocks for i in block.instructions)

    def analysed(self, loop: Loop, waiting: set[Edge]) -> tuple[PurityCondition, Rewrite]:
        # All ways around must be pure, then: a turn that publishes the block and comes back is not.
        for publishes in (self.unpeels, False):
            ways = LoopWays(self.flow, loop, self.values, self.effects, waiting, self.repeats, publishes)
            condition = ways.condition_of()
            if condition.is_complete or not ways.hides:
                break
        return condition, Rewrite(self.function, loop, ways, self._fresh)


def _adds(i: Instruction | None, counter: Reg) -> bool:
    if not isinstance(i, ir.Binary) or i.op not in ("add", "sub") or i.a != counter:
        return False
    return isinstance(i.b, Const) and i.b.bits != 0


def _inlined(
    program: Program,
    known: _Known,
    loop: Loop,
    mode: str,
    waiting: set[Edge],
    finished: Mapping[str, set[Edge]],
) -> tuple[Function, Loop, list[Reason]]:
    """With the loop's calls inlined and its objects as registers, if it waits then; `waiting` tells of what
    was inlined, too. If it does not, the third part is why."""
    in_the_way = (
        isinstance(i, ir.Call | ir.Store | ir.Copy | ir.Fill)
        for label in loop.blocks
        for i in known.flow.blocks[known.flow.number[label]].instructions
    )
    has_luggage = any(
        isinstance(i, ir.Phi)
        for label in loop.blocks
        for i in known.flow.blocks[known.flow.number[label]].instructions
    )
    if mode == "off" or not known.asks(loop) or not (has_luggage or any(in_the_way)):
        return known.function, loop, []
    opened = open_loop(program, known.function, loop, finished)
    if opened is None:
        return known.function, loop, []
    before, _ = known.analysed(loop, waiting)
    now = _Known(program, opened[0], known.repeats, known.unpeels)
    function, inner, inlined = opened
    after, rewrite = now.analysed(inner, waiting | inlined)
    if known.unpeels and not after.ways:
        _, after, _ = _unpeeled(program, now, inner, waiting | inlined, after, rewrite)
    if known.unpeels and not after.ways:
        _, _, after, _ = _rotated(program, now, inner, waiting | inlined, after, rewrite)
    less_in_the_way = len(after.reasons) < len(before.reasons)
    if len(after.ways) > len(before.ways) or (after.ways and (not after.reasons or less_in_the_way)):
        waiting |= inlined
        return function, inner, []
    return known.function, loop, after.reasons


def _unpeeled(
    program: Program,
    known: _Known,
    loop: Loop,
    waiting: set[Edge],
    condition: PurityCondition,
    rewrite: Rewrite,
) -> tuple[_Known, PurityCondition, Rewrite]:
    """With the first read in the loop, if the loop waits then."""
    rewrite.confirming = True
    found = unpeel(known.function, rewrite.ways) or unpeel_lock(known.function, rewrite.ways)
    if found is not None:
        moved = _Known(program, found.function, known.repeats, known.unpeels)
        after, changed = moved.analysed(loop, waiting)
        changed.confirming = True
        more = found.same and len(after.ways) > len(condition.ways)
        if after.ways and (after.is_complete or more):
            return moved, after, changed
    return known, condition, rewrite


def _rotated(
    program: Program,
    known: _Known,
    loop: Loop,
    waiting: set[Edge],
    condition: PurityCondition,
    rewrite: Rewrite,
) -> tuple[_Known, Loop, PurityCondition, Rewrite]:
    """With the test at its end, if the loop does nothing but wait then."""
    found = rotate(known.function, rewrite.ways)
    if found is not None:
        function = with_loops(found[0], known.function)
        turned = next((x for x in function.loops if x.header == found[1]), None)
        if turned is not None:
            turned = replace(turned, loc=loop.loc, only_threads=loop.only_threads)
            now = _Known(program, function, known.repeats, known.unpeels)
            after, changed = now.analysed(turned, waiting)
            now, after, changed = _unpeeled(program, now, turned, waiting, after, changed)
            if after.ways and after.is_complete:
                return now, turned, after, changed
    return known, loop, condition, rewrite


def _tried_once(
    program: Program,
    known: _Known,
    loop: Loop,
    waiting: set[Edge],
    finished: Mapping[str, set[Edge]],
    condition: PurityCondition,
    rewrite: Rewrite,
) -> tuple[_Known, Loop, PurityCondition, Rewrite]:
    """With one try of each inner loop that only counts its tries, if the loop does nothing but wait then."""
    plain = drop_dead_function(thread_function(with_registers(program, known.function)))
    for one in (plain, drop_idle(program, plain)):
        start = _Known(program, with_loops(one, known.function), known.repeats, known.unpeels)
        outer = start.loops.get(loop.header)
        found = try_once(start.function, start.effects, outer) if outer is not None else None
        if found is None:
            continue
        changed = with_loops(found.function, start.function)
        turned = next((x for x in changed.loops if x.header == loop.header), None)
        if turned is None:
            continue
        opened = open_loop(program, changed, turned, finished)
        for function, inner, inlined in ((changed, turned, set[Edge]()), *((opened,) if opened else ())):
            now = _Known(program, function, known.repeats, known.unpeels)
            after, again = now.analysed(inner, waiting | inlined)
            now, after, again = _unpeeled(program, now, inner, waiting | inlined, after, again)
            if after.ways and (after.is_complete or found.exact):
                waiting |= inlined
                return now, inner, after, again
    return known, loop, condition, rewrite


def _may_not_end(condition: PurityCondition, loop: Loop, mode: str) -> bool:
    """If no way around is impure, every iteration that comes back is left out, or another thread has written
    before it. The same holds if a compare-exchange has failed."""
    if loop.only_threads:
        return False
    stays = condition.has_inner_rounds or (mode == "off" and bool(condition.ways))
    return stays or any(not reason.retries for reason in condition.reasons)


def _report(
    function: Function,
    loop: Loop,
    condition: PurityCondition,
    rewrite: Rewrite,
    mode: str,
    may_not_end: bool,
    inside: list[Reason],
) -> LoopReport:
    """`inside`: what is in the way in the functions that it calls."""
    reasons = [*map(str, condition.reasons), *rewrite.left]
    deeper = [reason for reason in map(str, inside) if reason not in reasons]
    if deeper and reasons and reasons[0].startswith("it calls "):
        reasons[0] += f", where {deeper[0]}"
    if condition.has_inner_rounds:
        reasons.append("iterations of an inner loop are more than waiting")
    if mode == "off" and condition.ways:
        reasons.append("--spin off")
    complete = condition.is_complete and not rewrite.left and mode != "off" and bool(rewrite.became)
    became = "await" if "await" in rewrite.became else rewrite.became[0] if rewrite.became else "unchanged"
    return LoopReport(
        loc=loop.loc,
        function=function.display or function.name,
        condition=rewrite.words(condition),
        became=became,
        waits=tuple(dict.fromkeys(rewrite.waits)),
        reasons=tuple(dict.fromkeys(reasons)),
        marks=tuple(rewrite.marks),
        is_complete=complete,
        is_endless=may_not_end or bool(rewrite.left),
    )
