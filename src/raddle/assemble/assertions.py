"""The assertions of the user's program, and which instructions tell whether one was reached.

`assert(c)` compiles to a branch around a call that fails. An execution that passes the assertion
takes the branch but never the call, so the branch is what to watch. `assert(a || b)` has several
branches, and an execution may pass with the first: all of them are behind the macro's place.
"""

from __future__ import annotations

from collections.abc import Iterator

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction
from raddle.ir.program import Function, Program
from raddle.ir.values import Location

_KIND = "assertion"


def _failing(program: Program) -> set[str]:
    """Library functions that report a failed assertion."""
    return {
        name
        for name, function in program.functions.items()
        if function.library
        for block in function.blocks
        for i in block.instructions
        if isinstance(i, ir.Operation) and i.kind == "error" and i.text == _KIND
    }


def assertion_sites(program: Program) -> Iterator[tuple[str, Location | None, tuple[int, ...]]]:
    """(function, place, ids of the instructions to watch) for each assertion."""
    failing = _failing(program)
    for function in program.functions.values():
        if function.library:
            continue
        calls = [
            (block.label, i) for block in function.blocks for i in block.instructions if _fails(i, failing)
        ]
        if calls:
            flow = ControlFlow(function)
            for label, call in calls:
                if label in flow.number:
                    yield (
                        function.name,
                        call.loc,
                        _guards(function, flow, flow.number[label], call.loc) or (call.id,),
                    )


def _fails(i: Instruction, failing: set[str]) -> bool:
    if isinstance(i, ir.Call):
        return isinstance(i.callee, str) and i.callee in failing
    return isinstance(i, ir.Operation) and i.kind == "error" and i.text == _KIND


def _guards(function: Function, flow: ControlFlow, block: int, place: Location | None) -> tuple[int, ...]:
    """The nearest branches before the block, through blocks that only jump, and those of the same condition;
    between them may be the code of functions that were put in the place of their calls."""
    found: list[int] = []
    seen: set[tuple[int, bool]] = set()
    waiting = [(block, True)]
    while waiting:
        target, nearest = waiting.pop()
        for source in flow.predecessors[target]:
            last = flow.blocks[source].instructions[-1]
            branches = not isinstance(last, ir.Jump)
            where = _where(last.loc, function.loc, place)
            if branches and (nearest or where == "inside"):
                found.append(last.id)
            step = (source, nearest and not branches)
            if step not in seen and (where != "before" or step[1]):
                seen.add(step)
                waiting.append(step)
    return tuple(dict.fromkeys(found))


def _where(loc: Location | None, start: Location | None, place: Location | None) -> str:
    """Whether an instruction is inside an assertion that begins at `place`, or before it in the function that
    begins at `start`, or elsewhere: out of a function that was put in."""
    if place is None or start is None:
        return "before"
    if loc is None or loc.file != place.file:
        return "elsewhere"
    if (loc.line, loc.column) >= (place.line, place.column):
        return "inside"
    return "before" if loc.line >= start.line else "elsewhere"
