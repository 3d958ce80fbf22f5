"""What each instruction reads, defines and jumps to; and how to rebuild it with other operands.

Every pass asks these questions, so the knowledge about the shape of each instruction stands here
once. The answers are dispatched over the instruction's class, because a chain of `isinstance` is
what passes would otherwise spend their time on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.values import Operand, Reg

_READS: dict[type[Instruction], Callable[[Any], tuple[Operand, ...]]] = {
    ir.Binary: lambda i: (i.a, i.b),
    ir.Compare: lambda i: (i.a, i.b),
    ir.Convert: lambda i: (i.a,),
    ir.Unary: lambda i: (i.a,),
    ir.Select: lambda i: (i.cond, i.a, i.b),
    ir.Offset: lambda i: (i.base,) if i.index is None else (i.base, i.index),
    ir.Alloca: lambda i: () if i.count is None else (i.count,),
    ir.Lifetime: lambda i: (i.pointer,),
    ir.ThreadLocal: lambda i: (),
    ir.Load: lambda i: (i.pointer,),
    ir.Store: lambda i: (i.pointer, i.value),
    ir.Rmw: lambda i: (i.pointer, i.value),
    ir.CompareExchange: lambda i: (i.pointer, i.expected, i.desired),
    ir.Fence: lambda i: (),
    ir.Copy: lambda i: (i.target, i.source, i.size),
    ir.Fill: lambda i: (i.target, i.byte, i.size),
    ir.Call: lambda i: i.args if isinstance(i.callee, str) else (i.callee, *i.args),
    ir.Operation: lambda i: i.args,
    ir.Phi: lambda i: tuple([value for _, value in i.incoming]),
    ir.Jump: lambda i: (),
    ir.Branch: lambda i: (i.cond,),
    ir.Switch: lambda i: (i.value,),
    ir.Return: lambda i: i.values,
    ir.Unreachable: lambda i: (),
}


def operands(instruction: Instruction) -> tuple[Operand, ...]:
    """Everything it reads; a phi's incoming values included."""
    return _READS[type(instruction)](instruction)


_SINGLE = (
    ir.Binary, ir.Compare, ir.Convert, ir.Unary, ir.Select, ir.Offset, ir.Alloca, ir.ThreadLocal,
    ir.Load, ir.Rmw, ir.Phi,
)  # fmt: skip
_DEFINES: dict[type[Instruction], Callable[[Any], tuple[Reg, ...]]] = {
    **{kind: (lambda i: ()) for kind in _READS},
    **{kind: (lambda i: (i.dst,)) for kind in _SINGLE},
    ir.CompareExchange: lambda i: (i.dst, i.success),
    ir.Call: lambda i: i.results,
    ir.Operation: lambda i: i.results,
}


def results(instruction: Instruction) -> tuple[Reg, ...]:
    """The registers it defines."""
    return _DEFINES[type(instruction)](instruction)


_FIELDS: dict[type[Instruction], tuple[str, ...]] = {
    ir.Binary: ("a", "b"),
    ir.Compare: ("a", "b"),
    ir.Convert: ("a",),
    ir.Unary: ("a",),
    ir.Select: ("cond", "a", "b"),
    ir.Offset: ("base", "index"),
    ir.Alloca: ("count",),
    ir.Lifetime: ("pointer",),
    ir.Load: ("pointer",),
    ir.Store: ("pointer", "value"),
    ir.Rmw: ("pointer", "value"),
    ir.CompareExchange: ("pointer", "expected", "desired"),
    ir.Copy: ("target", "source", "size"),
    ir.Fill: ("target", "byte", "size"),
    ir.Call: ("callee",),
    ir.Branch: ("cond",),
    ir.Switch: ("value",),
}
_SEQUENCES = {ir.Call: "args", ir.Operation: "args", ir.Return: "values"}


def with_operands(instruction: Instruction, change: Callable[[Operand], Operand]) -> Instruction:
    """The instruction with `change` applied to every operand; the same object if nothing changed."""
    kind = type(instruction)
    changed: dict[str, object] = {}
    for name in _FIELDS.get(kind, ()):
        old = getattr(instruction, name)
        if old is not None and not isinstance(old, str):
            new = change(old)
            if new is not old:
                changed[name] = new
    sequence = _SEQUENCES.get(kind)
    if sequence is not None:
        values = getattr(instruction, sequence)
        renewed = tuple([change(value) for value in values])
        if any(new is not old for new, old in zip(renewed, values, strict=True)):
            changed[sequence] = renewed
    if isinstance(instruction, ir.Phi):
        incoming = tuple([(label, change(value)) for label, value in instruction.incoming])
        if any(new[1] is not old[1] for new, old in zip(incoming, instruction.incoming, strict=True)):
            changed["incoming"] = incoming
    return replace(instruction, **changed) if changed else instruction  # type: ignore[arg-type]


def successors(terminator: Instruction) -> tuple[str, ...]:
    """Labels that control may go to next, without repetition, in the order the instruction names them."""
    if isinstance(terminator, ir.Jump):
        return (terminator.target,)
    if isinstance(terminator, ir.Branch):
        then, other = terminator.then, terminator.other
        return (then, other) if then != other else (then,)
    if isinstance(terminator, ir.Switch):
        return tuple(dict.fromkeys([*(label for _, label in terminator.cases), terminator.default]))
    return ()


TERMINATORS = (ir.Jump, ir.Branch, ir.Switch, ir.Return, ir.Unreachable)
