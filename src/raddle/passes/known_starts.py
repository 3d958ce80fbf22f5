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
from raddle.ir.operands import operands
from raddle.ir.program import Function, Program
from raddle.ir.values import Addr
from raddle.passes.rebuild import each_function
from raddle.passes.thread_starts import Start, ThreadStarts


def know_starts(program: Program) -> Program:
    if not any(function.header for function in program.functions.values()):
        return program
    starts = ThreadStarts(program)
    copies: dict[str, Function] = {}

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
        assert isinstance(i, ir.Call)
        assert operands(i)[start.position] == i.args[-1]
        return replace(i, args=(*i.args[:-2], Addr(name), i.args[-1]))

    changed = each_function(program, transform)
    return replace(changed, functions={**changed.functions, **copies}) if copies else program


def _called(program: Program, start: Start) -> Function | None:
    """What the started function calls, if all that it does with its parameter is to call it."""
    given = start.argument
    if len(start.functions) != 1 or not isinstance(given, Addr) or given.offset:
        return None
    function, called = program.functions[start.functions[0]], program.functions.get(given.symbol)
    if called is None or not function.header or len(function.params) != 1 or called.variadic:
        return None
    uses = [i for block in function.blocks for i in block.instructions if function.params[0] in operands(i)]
    calls = [i for i in uses if isinstance(i, ir.Call) and i.callee == function.params[0]]
    fits = all(
        [value.type for value in i.args] == [reg.type for reg in called.params]
        and tuple(reg.type for reg in i.results) == called.returns
        for i in calls
    )
    return called if calls and len(calls) == len(uses) and fits else None


def _copy(function: Function, name: str, called: Function) -> Function:
    def known(i: Instruction) -> Instruction:
        is_it = isinstance(i, ir.Call) and i.callee == function.params[0]
        return replace(i, callee=called.name) if is_it else i  # type: ignore[call-arg]

    blocks = tuple(
        replace(block, instructions=tuple(known(i) for i in block.instructions)) for block in function.blocks
    )
    return replace(function, name=name, blocks=blocks, display=called.display or called.name)
