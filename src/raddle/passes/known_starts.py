"""A thread of C++ that is given a function runs that function: `std::thread t(work)` starts a function of the
library and gives it `work` to call.

Each of the functions that threads are given gets a copy of the library's of its own, which knows what it
calls. So threads that run the same have the same function and no argument, as in C, and what they call can be
seen.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.program import Function, Program
from raddle.ir.values import Addr
from raddle.passes.fold import fold_function, substituted
from raddle.passes.rebuild import each_function
from raddle.passes.thread_starts import Start, ThreadStarts


def know_starts(program: Program) -> Program:
    if not any(function.header for function in program.functions.values()):
        return program
    starts = ThreadStarts(program)
    copies: dict[str, Function | None] = {}

    def transform(function: Function) -> Function:
        blocks = tuple(
            replace(block, instructions=tuple(copied(i) for i in block.instructions))
            for block in function.blocks
        )
        changed = any(
            new is not old
            for after, before in zip(blocks, function.blocks, strict=True)
            for new, old in zip(after.instructions, before.instructions, strict=True)
        )
        return replace(function, blocks=blocks) if changed else function

    def copied(i: Instruction) -> Instruction:
        start = starts.at(i)
        called = _called(program, start) if start is not None else None
        if start is None or called is None:
            return i
        name = f"{start.functions[0]}({called.name})"
        if name not in copies:
            copies[name] = _copy(program.functions[start.functions[0]], name, called)
        if copies[name] is None:
            return i
        assert isinstance(i, ir.Call)
        return replace(i, args=(*i.args[: start.position - 1], Addr(name), *start.arguments))

    changed = each_function(program, transform)
    made = {name: copy for name, copy in copies.items() if copy is not None}
    return replace(changed, functions={**changed.functions, **made}) if made else program


def _called(program: Program, start: Start) -> Function | None:
    """The function that the started one is given, and has to call."""
    given = start.arguments[0]
    if len(start.functions) != 1 or not isinstance(given, Addr) or given.offset:
        return None
    function, called = program.functions[start.functions[0]], program.functions.get(given.symbol)
    if called is None or not function.header or not function.params or called.variadic:
        return None
    return called


def _copy(function: Function, name: str, called: Function) -> Function | None:
    """Its calls of what it is given by name; None if it has none."""
    given = Addr(called.name)
    known = fold_function(substituted(function, {function.params[0].id: given}))
    calls = [
        i
        for block in known.blocks
        for i in block.instructions
        if isinstance(i, ir.Call) and i.callee == given and _fits(i, called)
    ]
    if not calls:
        return None
    by_name = {id(i): replace(i, callee=called.name) for i in calls}
    blocks = tuple(
        replace(block, instructions=tuple(by_name.get(id(i), i) for i in block.instructions))
        for block in known.blocks
    )
    return replace(known, name=name, blocks=blocks, display=called.display or called.name)


def _fits(call: ir.Call, called: Function) -> bool:
    return [value.type for value in call.args] == [reg.type for reg in called.params] and tuple(
        reg.type for reg in call.results
    ) == called.returns
