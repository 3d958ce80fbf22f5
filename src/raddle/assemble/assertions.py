"""The assertions of the user's program, and which instructions tell whether one was reached.

`assert(c)` compiles to a branch around a call that fails. An execution that passes the assertion
takes the branch but never the call, so the branch is what to watch.
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
                    yield function.name, call.loc, _guards(function, flow, flow.number[label]) or (call.id,)


def _fails(i: Instruction, failing: set[str]) -> bool:
    if isinstance(i, ir.Call):
        return isinstance(i.callee, str) and i.callee in failing
    return isinstance(i, ir.Operation) and i.kind == "error" and i.text == _KIND


def _guards(function: Function, flow: ControlFlow, block: int) -> tuple[int, ...]:
    """The nearest branches before the block, through blocks that only jump."""
    found: list[int] = []
    seen = {block}
    waiting = [block]
    while waiting:
        for source in flow.predecessors[waiting.pop()]:
            last = flow.blocks[source].instructions[-1]
            if not isinstance(last, ir.Jump):
                found.append(last.id)
            elif source not in seen:
                seen.add(source)
                waiting.append(source)
    return tuple(dict.fromkeys(found))
