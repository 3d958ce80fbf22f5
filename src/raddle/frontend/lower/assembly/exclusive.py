"""Loops of load- and store-exclusive as the one atomic operation that they are.

A try that fails writes nothing, so only the one that succeeds is modelled: an exchange, a fetch-and-op, a
compare-exchange where the loop is left if the value is not the expected one, else a load and a compare-
exchange that must succeed. A store-exclusive counts as successful if the value is the one that was loaded,
also if it was changed and changed back meanwhile: the machine's fails then, so more is possible here than
there.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from raddle.frontend.lower.assembly.places import Memory, Register
from raddle.frontend.lower.assembly.template import NoMeaning, Statement
from raddle.frontend.lower.builder import Builder
from raddle.ir.instructions import (
    Binary,
    Compare,
    CompareExchange,
    Convert,
    Instruction,
    Load,
    Order,
    Rmw,
    Select,
    ThreadLocal,
    Unary,
)
from raddle.ir.types import I1, I32, I128, PTR, integer
from raddle.ir.values import Const, Operand, Reg

if TYPE_CHECKING:
    from raddle.frontend.lower.assembly.aarch64 import Aarch64

_LOAD = re.compile(r"ld(a?)x(r|p)(b|h|)")
_STORE = re.compile(r"st(l?)x(r|p)(b|h|)")
_COMMUTES = ("add", "and", "or", "xor")
_ORDERS = {
    ("", ""): (Order.RELAXED, Order.RELAXED),
    ("a", ""): (Order.ACQUIRE, Order.ACQUIRE),
    ("", "l"): (Order.RELEASE, Order.RELAXED),
    ("a", "l"): (Order.SEQ_CST, Order.SEQ_CST),
}


def monitor(build: Builder) -> Operand:
    """Where a thread keeps what its last load-exclusive read."""
    own = build.reg(PTR, "monitor")
    target = build.context.resolve("__raddle_monitor")
    build.emit(ThreadLocal(build.id(), build.loc, own, build.context.reach(target, build.loc)))
    return own


def loops(statements: list[Statement]) -> dict[int, int]:
    """First and last statement of each loop: from a load-exclusive to the branch back to it."""
    found = {}
    for end, statement in enumerate(statements):
        if statement.name != "cbnz" or not statement.operands[-1].endswith("b"):
            continue
        label = statement.operands[-1][:-1]
        starts = [at for at in range(end + 1) if label in statements[at].labels]
        if starts and _LOAD.fullmatch(statements[starts[-1]].name):
            found[starts[-1]] = end
    return found


def lower_exclusive(machine: Aarch64, region: list[Statement]) -> None:
    first, *middle, last, back = region
    load, store = _LOAD.fullmatch(first.name), _STORE.fullmatch(last.name)
    if load is None or store is None or load.groups()[1:] != store.groups()[1:]:
        raise NoMeaning("a loop that is none of load- and store-exclusive")
    tested, told = machine.place(back.operands[0]), machine.place(last.operands[0])
    if not isinstance(tested, Register) or not isinstance(told, Register) or tested.name != told.name:
        raise NoMeaning("the loop does not depend on its store")
    build, places = machine.build, machine.places
    pair = load[2] == "p"
    targets = [machine.place(text) for text in first.operands[: 2 if pair else 1]]
    memory = machine.memory(machine.place(first.operands[-1]))
    type_ = I128 if pair else integer(machine.access(load[3], targets[0]))
    old = build.reg(type_, "old")
    code, build.code = build.code, []
    if pair:
        machine.part(targets[0], targets[1], old)
    else:
        machine.put(targets[0], old)
    left: list[tuple[str, Operand]] = []
    for statement in middle:
        taken = machine.branch(statement)
        if taken is not None:
            left.append((statement.operands[-1][:-1], taken))
            machine.leave(*left[-1])
        elif not re.match(r"(ld|st|cas|swp|dmb|dsb)", statement.name):
            machine.compute(
                statement.name, statement.operands, [machine.place(o) for o in _values(statement)]
            )
        else:
            raise NoMeaning("another access of memory inside a loop of exclusives")
    status, *sources = (machine.place(text) for text in last.operands[:-1])
    desired = (
        machine.joined(sources[0], sources[1])
        if pair
        else places.integer(machine.kept(sources[0], type_.bits))
    )
    computed, build.code = build.code, code
    _emit(machine, memory, old, desired, left, computed, _ORDERS[load[1], store[1]])
    places.write(status, Const(I32, 0), 32)


def _values(statement: Statement) -> tuple[str, ...]:
    """Operands without the condition at the end."""
    return statement.operands[:-1] if statement.name in ("cset", "csel") else statement.operands


def _emit(
    machine: Aarch64,
    memory: Memory,
    old: Reg,
    desired: Operand,
    left: list[tuple[str, Operand]],
    computed: list[Instruction],
    orders: tuple[Order, Order],
) -> None:
    build, places = machine.build, machine.places
    defined: dict[Reg, Instruction] = {
        i.dst: i for i in computed if isinstance(i, (Binary, Compare, Convert, Select, Unary))
    }
    depends = {old}
    before, after = [], []
    for instruction in computed:
        found = _operands(instruction)
        if depends.intersection(o for o in found if isinstance(o, Reg)):
            depends.add(instruction.dst)  # type: ignore[attr-defined]
            after.append(instruction)
        else:
            before.append(instruction)
    build.code += before
    own = build.id(), build.loc
    if left:
        expected = _expected(old, [taken for _, taken in left], defined, depends)
        if isinstance(expected, tuple):
            low, high = (places.number(part, 128) for part in expected)
            expected = build.binary("or", build.binary("shl", high, Const(I128, 64)), low)
        if expected is None or desired in depends:
            raise NoMeaning("a loop that is left on another condition than a comparison with what was read")
        done = build.reg(I1, "success")
        build.emit(CompareExchange(*own, old, done, memory.pointer, expected, desired, *orders, False))
        build.code += after
        return
    if desired not in depends:
        build.emit(Rmw(*own, old, "xchg", memory.pointer, desired, orders[0]))
        build.code += after
        return
    operation = _operation(old, desired, defined, depends)
    if operation is not None:
        op, value = operation
        build.emit(Rmw(*own, old, op, memory.pointer, places.number(value, old.type.bits), orders[0]))
        build.code += after
        return
    build.emit(Load(*own, old, memory.pointer, Order.RELAXED))
    build.code += after
    _, success = places.exchange(memory, old, desired, orders)
    places.assume(success)


def _operands(instruction: Instruction) -> tuple[Operand, ...]:
    if isinstance(instruction, (Binary, Compare)):
        return instruction.a, instruction.b
    if isinstance(instruction, (Convert, Unary)):
        return (instruction.a,)
    if isinstance(instruction, Select):
        return instruction.cond, instruction.a, instruction.b
    raise NoMeaning("another effect inside a loop of exclusives")


def _plain(value: Operand, defined: dict[Reg, Instruction]) -> Operand:
    """Without changes of width."""
    while isinstance(value, Reg) and isinstance(made := defined.get(value), Convert):
        value = made.a
    return value


def _operation(
    old: Reg, desired: Operand, defined: dict[Reg, Instruction], depends: set[Reg]
) -> tuple[str, Operand] | None:
    """`old op value`, which an atomic fetch-and-op writes."""
    desired = _plain(desired, defined)
    made = defined.get(desired) if isinstance(desired, Reg) else None
    if not isinstance(made, Binary) or made.op not in (*_COMMUTES, "sub"):
        return None
    if _plain(made.a, defined) == old and made.b not in depends:
        return made.op, made.b
    if made.op in _COMMUTES and _plain(made.b, defined) == old and made.a not in depends:
        return made.op, made.a
    return None


def _expected(
    old: Reg, left: list[Operand], defined: dict[Reg, Instruction], depends: set[Reg]
) -> Operand | tuple[Operand, Operand] | None:
    """The value that the loop compares with (of a pair: its halves): it is left if any of these conditions
    holds."""
    todo, pairs = list(left), []
    while todo:
        made = defined.get(todo.pop())  # type: ignore[arg-type]
        if not isinstance(made, Compare) or made.pred != "ne":
            return None
        inner = defined.get(made.a) if isinstance(made.a, Reg) else None
        if isinstance(made.b, Const) and made.b.bits == 0 and isinstance(inner, Binary):
            if inner.op == "or":
                todo += [_unequal(part, made, defined) for part in (inner.a, inner.b)]
                continue
            if inner.op in ("xor", "sub"):
                pairs.append((inner.a, inner.b))
                continue
        pairs.append((made.a, made.b))
    ordered = [(a, b) if a in depends else (b, a) for a, b in pairs]
    if any(b in depends for _, b in ordered):
        return None
    if len(ordered) == 1 and old.type != I128 and _plain(ordered[0][0], defined) == old:
        return _narrow(ordered[0][1], old, defined)
    halves = {_half(part, old, defined): value for part, value in ordered}
    return (halves["low"], halves["high"]) if halves.keys() == {"low", "high"} else None


def _half(part: Operand, old: Reg, defined: dict[Reg, Instruction]) -> str:
    """Which half of a pair it is."""
    whole = _plain(part, defined)
    if whole == old:
        return "low"
    made = defined.get(whole) if isinstance(whole, Reg) else None
    return "high" if isinstance(made, Binary) and made.op == "lshr" and made.a == old else ""


def _unequal(part: Operand, like: Compare, defined: dict[Reg, Instruction]) -> Operand:
    """`part != 0` as a condition of its own, never emitted."""
    name = Reg(-1 - len(defined), I1)
    defined[name] = Compare(like.id, like.loc, name, "ne", part, like.b)
    return name


def _narrow(value: Operand, old: Reg, defined: dict[Reg, Instruction]) -> Operand | None:
    """A number to compare with, as wide as the access."""
    if value.type == old.type:
        return value
    inner = _plain(value, defined)
    if inner.type == old.type:
        return inner
    if isinstance(value, Const) and value.bits >> old.type.bits == 0:
        return Const(old.type, value.bits)
    return None
