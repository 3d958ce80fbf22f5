"""Makes unwinding explicit: after each call of a function that may throw, a look at whether it did.

A function may throw if it calls one that may, outside of an invoke, or if a landing pad of it that can be
reached resumes. Which those are is a fixed point over the whole program; only they, and their callers, get
any code. A thrown exception leaves a function by returning undefined values, which the caller's look keeps
from being read. Where exceptions may not go on (main, a thread's function, what runs before and after
main), the program is ended by the runtime's function for that.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from raddle.frontend.lower.exceptions import ASK, UNWINDING
from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction, Order
from raddle.ir.operands import operands
from raddle.ir.program import Block, Function, Global
from raddle.ir.types import I1, PTR
from raddle.ir.values import Addr, Const, Reg, Undef
from raddle.passes.reachable import drop_unreachable_blocks
from raddle.passes.rebuild import FreshNumbers

THROWERS = ("__cxa_throw", "__cxa_rethrow", "__raddle_rethrow")
UNCAUGHT = "__raddle_uncaught"
_EXIT = "unwinding.exit"


def unwind(
    functions: Mapping[str, Function], data: Mapping[str, Global], boundaries: set[str]
) -> dict[str, Function]:
    """The functions with explicit unwinding; `boundaries` are those that no exception leaves."""
    throwing = _throwing(functions, data, boundaries)
    pointers = _address_taken(functions, data) & throwing
    shapes = {_shape(functions[name]) for name in pointers}
    return {
        name: _explicit(function, throwing, shapes, name in boundaries)
        for name, function in functions.items()
    }


def _shape(function: Function) -> tuple[int, int]:
    return len(function.params), len(function.returns)


def _address_taken(functions: Mapping[str, Function], data: Mapping[str, Global]) -> set[str]:
    found = {address.symbol for item in data.values() for _, address in item.relocations}
    for function in functions.values():
        for block in function.blocks:
            for i in block.instructions:
                found.update(value.symbol for value in operands(i) if isinstance(value, Addr))
    return found & set(functions)


def _calls(function: Function) -> list[tuple[ir.Call, bool]]:
    """Each call, and whether it is an invoke."""
    found = []
    for block in function.blocks:
        code = block.instructions
        for number, i in enumerate(code):
            if isinstance(i, ir.Call) and i.callee != ASK:
                found.append((i, number + 1 < len(code) and _asks(code[number + 1])))
    return found


def _asks(i: Instruction) -> bool:
    return isinstance(i, ir.Call) and i.callee == ASK


def _resumes(block: Block) -> bool:
    """Whether it stores to the thread's thrown object before it returns: only `resume` does, and it is
    the last thing in its block."""
    own = {i.dst.id for i in block.instructions if isinstance(i, ir.ThreadLocal) and i.symbol == UNWINDING}
    return (
        bool(own)
        and isinstance(block.instructions[-1], ir.Return)
        and any(
            isinstance(i, ir.Store) and isinstance(i.pointer, Reg) and i.pointer.id in own
            for i in block.instructions
        )
    )


def _throwing(
    functions: Mapping[str, Function], data: Mapping[str, Global], boundaries: set[str]
) -> set[str]:
    calls = {name: _calls(function) for name, function in functions.items()}
    resumes = {name: any(map(_resumes, function.blocks)) for name, function in functions.items()}
    pointed = _address_taken(functions, data)
    throwing = {name for name in THROWERS if name in functions}
    while True:
        shapes = {_shape(functions[name]) for name in throwing & pointed}

        more = {
            name
            for name, found in calls.items()
            if name not in throwing
            and name not in boundaries
            and any(
                (resumes[name] or not invoked) and _throws(call, throwing, shapes) for call, invoked in found
            )
        }
        if not more:
            return throwing
        throwing |= more


def may_reach(call: ir.Call, shapes: set[tuple[int, int]]) -> bool:
    """Whether a call through a pointer can be one of a function of these shapes. A variadic or wrongly typed
    call is an error of its own, so comparing numbers is enough."""
    if isinstance(call.callee, Addr):
        return bool(shapes)
    return (len(call.args), len(call.results)) in shapes


def _explicit(
    function: Function, throwing: set[str], shapes: set[tuple[int, int]], boundary: bool
) -> Function:
    fresh = FreshNumbers(function)
    blocks: list[Block] = []
    renamed: dict[str, str] = {}
    leaves = changed = False
    for block in function.blocks:
        label, code = block.label, []
        instructions = list(block.instructions)
        if boundary and _resumes(block):
            changed = True
            instructions.insert(-1, _end(function, fresh))
        for number, i in enumerate(instructions):
            if _asks(i):
                changed = True
                before = instructions[number - 1]
                assert isinstance(before, ir.Call)
                assert isinstance(i, ir.Call)
                if _throws(before, throwing, shapes):
                    code += _look(fresh, i, i.results[0])
                else:
                    last = instructions[-1]
                    assert isinstance(last, ir.Branch)
                    code.append(ir.Jump(last.id, last.loc, last.other))
                    break
                continue
            code.append(i)
            if (
                isinstance(i, ir.Call)
                and not _asks(instructions[number + 1])
                and _throws(i, throwing, shapes)
            ):
                changed = leaves = True
                thrown = Reg(fresh.register(), I1)
                code += _look(fresh, i, thrown)
                rest = f"{block.label}.{i.id}"
                code.append(ir.Branch(fresh.instruction(), i.loc, thrown, _EXIT, rest))
                blocks.append(Block(label, tuple(code)))
                label, code = rest, []
                renamed[block.label] = rest
        blocks.append(Block(label, tuple(code)))
    if not changed:
        return function
    if leaves:
        blocks.append(_exit(function, fresh, boundary))
    if renamed:
        blocks = [_from(block, renamed) for block in blocks]
    return drop_unreachable_blocks(replace(function, blocks=tuple(blocks)))


def _throws(call: ir.Call, throwing: set[str], shapes: set[tuple[int, int]]) -> bool:
    return call.callee in throwing if isinstance(call.callee, str) else may_reach(call, shapes)


def _look(fresh: FreshNumbers, i: Instruction, thrown: Reg) -> list[Instruction]:
    own, value = Reg(fresh.register(), PTR), Reg(fresh.register(), PTR)
    return [
        ir.ThreadLocal(fresh.instruction(), i.loc, own, UNWINDING),
        ir.Load(fresh.instruction(), i.loc, value, own, Order.PLAIN),
        ir.Compare(fresh.instruction(), i.loc, thrown, "ne", value, Const(PTR, 0)),
    ]


def _end(function: Function, fresh: FreshNumbers) -> Instruction:
    return ir.Call(fresh.instruction(), function.loc, (), UNCAUGHT, (), 0)


def _exit(function: Function, fresh: FreshNumbers, boundary: bool) -> Block:
    code: list[Instruction] = []
    if boundary:
        code.append(_end(function, fresh))
    values = tuple(Undef(kind) for kind in function.returns)
    code.append(ir.Return(fresh.instruction(), function.loc, values))
    return Block(_EXIT, tuple(code))


def _from(block: Block, renamed: dict[str, str]) -> Block:
    """Phis name the block whose end is the old terminator."""
    code = tuple(
        replace(i, incoming=tuple((renamed.get(label, label), value) for label, value in i.incoming))
        if isinstance(i, ir.Phi)
        else i
        for i in block.instructions
    )
    return replace(block, instructions=code)
