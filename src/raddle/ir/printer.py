"""raddle IR as text for people: what `raddle ir` prints, and how errors quote an instruction.

One instruction a line, its source line as a comment, in the order the program holds things: the
output is stable. There is no parser for it; the text leaves out what a reader does not need.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from typing import Any

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction, Order
from raddle.ir.program import Function, Global, Program
from raddle.ir.values import Const, Location, Operand, Reg, Undef

_COMMENT_COLUMN = 64
_SHOWN_BYTES = 48


def operand(value: Operand) -> str:
    """An operand with its type where that is not plain from the place: `i32 7`, `%x.3`, `@lock+8`."""
    if isinstance(value, Reg):
        return str(value)
    if isinstance(value, Const):
        return f"{value.type} {_number(value)}"
    if isinstance(value, Undef):
        return f"{value.type} undef"
    return f"@{value.symbol}{value.offset:+d}" if value.offset else f"@{value.symbol}"


def _number(value: Const) -> str:
    if value.type.kind == "float":
        code = ("<I", "<f") if value.type.bits == 32 else ("<Q", "<d")
        return repr(struct.unpack(code[1], struct.pack(code[0], value.bits))[0])
    if value.type.kind == "ptr":
        return hex(value.bits) if value.bits else "null"
    if value.type.bits == 1:
        return "true" if value.bits else "false"
    half = 1 << (value.type.bits - 1)
    return str(value.bits - 2 * half if value.bits >= half else value.bits)


def _list(values: tuple[Operand, ...] | tuple[Reg, ...]) -> str:
    return ", ".join([operand(value) for value in values])


def _defines(regs: tuple[Reg, ...]) -> str:
    return f"{', '.join([f'{reg}: {reg.type}' for reg in regs])} = " if regs else ""


def _access(order: Order, volatile: bool) -> str:
    return (" volatile" if volatile else "") + ("" if order is Order.PLAIN else f" {order.value}")


def _offset(i: ir.Offset) -> str:
    text = f"offset {operand(i.base)}"
    if i.index is not None:
        text += f" + {operand(i.index)} * {i.scale}"
    return text + (f" {'-' if i.displacement < 0 else '+'} {abs(i.displacement)}" if i.displacement else "")


def _alloca(i: ir.Alloca) -> str:
    count = f" * {operand(i.count)}" if i.count is not None else ""
    name = f' "{i.variable}"' if i.variable else ""
    return f"alloca {i.size} bytes{count} align {i.align}{name}{' private' if i.private else ''}"


def _call(i: ir.Call) -> str:
    callee = f"@{i.callee}" if isinstance(i.callee, str) else operand(i.callee)
    args = [operand(value) for value in i.args]
    if i.fixed < len(args):
        args.insert(i.fixed, "...")
    return f"{_defines(i.results)}call {callee}({', '.join(args)})"


def _operation(i: ir.Operation) -> str:
    text = f' "{i.text}"' if i.text else ""
    order = f" {i.order.value}" if i.kind.startswith("await") else ""
    return f"{_defines(i.results)}{i.kind}{text}({_list(i.args)}){order}"


def _copy(i: ir.Copy) -> str:
    cells = "" if i.cells is None else f" cells {' '.join([f'{at}:{size}' for at, size in i.cells])}"
    name = "move" if i.may_overlap else "copy"
    return f"{name} {operand(i.target)} <- {operand(i.source)}, {operand(i.size)} align {i.align}{cells}"


def _switch(i: ir.Switch) -> str:
    kind = i.value.type
    cases = ", ".join([f"{_number(Const(kind, value))}: {label}" for value, label in i.cases])
    return f"switch {operand(i.value)} [{cases}] else {i.default}"


_SHOW: dict[type[Instruction], Callable[[Any], str]] = {
    ir.Binary: lambda i: f"{i.op} {operand(i.a)}, {operand(i.b)}",
    ir.Compare: lambda i: f"{i.pred} {operand(i.a)}, {operand(i.b)}",
    ir.Convert: lambda i: f"{i.op} {i.a.type} {operand(i.a).removeprefix(f'{i.a.type} ')}",
    ir.Unary: lambda i: f"{i.op} {operand(i.a)}",
    ir.Select: lambda i: f"select {operand(i.cond)}, {operand(i.a)}, {operand(i.b)}",
    ir.Offset: _offset,
    ir.Alloca: _alloca,
    ir.Lifetime: lambda i: f"lifetime {'start' if i.start else 'end'} {operand(i.pointer)}",
    ir.ThreadLocal: lambda i: f"thread_local @{i.symbol}",
    ir.Load: lambda i: f"load{_access(i.order, i.volatile)} [{operand(i.pointer)}]",
    ir.Store: lambda i: f"store{_access(i.order, i.volatile)} [{operand(i.pointer)}] <- {operand(i.value)}",
    ir.Rmw: lambda i: f"rmw {i.op} {i.order.value} [{operand(i.pointer)}], {operand(i.value)}",
    ir.CompareExchange: lambda i: (
        f"{_defines((i.dst, i.success))}cas{' weak' if i.weak else ''} {i.order.value} {i.failure.value} "
        f"[{operand(i.pointer)}], {operand(i.expected)} -> {operand(i.desired)}"
    ),
    ir.Fence: lambda i: f"fence {i.order.value}{' compiler-only' if i.single_thread else ''}",
    ir.Copy: _copy,
    ir.Fill: lambda i: f"fill {operand(i.target)} <- {operand(i.byte)}, {operand(i.size)} align {i.align}",
    ir.Call: _call,
    ir.Operation: _operation,
    ir.Phi: lambda i: "phi " + ", ".join([f"{label}: {operand(value)}" for label, value in i.incoming]),
    ir.Jump: lambda i: f"jump {i.target}",
    ir.Branch: lambda i: f"branch {operand(i.cond)} ? {i.then} : {i.other}",
    ir.Switch: _switch,
    ir.Return: lambda i: f"return {_list(i.values)}".rstrip(),
    ir.Unreachable: lambda _: "unreachable",
}


def show(instruction: Instruction) -> str:
    """One instruction on one line, without its source line."""
    text = _SHOW[type(instruction)](instruction)
    dst = getattr(instruction, "dst", None)
    if dst is None or isinstance(instruction, ir.CompareExchange):
        return text
    return f"{dst}: {dst.type} = {text}"


def _with_comment(text: str, loc: Location | None) -> str:
    return f"{text:<{_COMMENT_COLUMN}}  ; {loc.file}:{loc.line}" if loc else text


def _content(data: Global) -> str:
    content = data.data.rstrip(b"\0")
    if not content:
        return "zero"
    rest = "" if len(content) == data.size else " …" if len(content) > _SHOWN_BYTES else " 0…"
    return content[:_SHOWN_BYTES].hex(" ", -4) + rest


def _global(data: Global) -> Iterator[str]:
    words = [
        word
        for word, holds in (
            ("constant", data.constant), ("thread_local", data.thread_local), ("private", data.private),
        )
        if holds
    ]  # fmt: skip
    head = " ".join(["global", *words, f"@{data.name}: {data.size} bytes align {data.align}"])
    shown = data.display if data.display != data.name else ""
    if shown.startswith('"'):
        yield _with_comment(f"{head} = {shown}", data.loc)
    else:
        alias = f' "{shown}"' if shown else ""
        yield _with_comment(f"{head}{alias} = {_content(data)}", data.loc)
    for offset, target in data.relocations:
        yield f"  +{offset}: {operand(target)}"


def _function(function: Function) -> Iterator[str]:
    params = [f"{reg}: {reg.type}" for reg in function.params] + (["..."] if function.variadic else [])
    returns = f" -> {', '.join(map(str, function.returns))}" if function.returns else ""
    head = f"{'library ' if function.library else ''}function @{function.name}({', '.join(params)}){returns}"
    yield _with_comment(head, function.loc)
    loops = {loop.header: loop for loop in function.loops}
    for block in function.blocks:
        loop = loops.get(block.label)
        note = ""
        if loop is not None:
            kind = " of threads only" if loop.only_threads else ""
            note = f"  ; loop{kind}, back from {', '.join(loop.back_edges)}"
            note += f", {loop.loc.file}:{loop.loc.line}" if loop.loc else ""
        yield f"{block.label}:{note}"
        for instruction in block.instructions:
            yield _with_comment(f"  {show(instruction)}", instruction.loc)


def print_program(program: Program, *, library: bool = False) -> str:
    """The whole program; with `library`, raddle's own C library functions that it uses as well."""
    parts = ["\n".join([line for data in program.globals.values() for line in _global(data)])]
    parts += [
        "\n".join(_function(function))
        for function in program.functions.values()
        if library or not function.library
    ]
    return "\n\n".join([part for part in parts if part]) + "\n"
