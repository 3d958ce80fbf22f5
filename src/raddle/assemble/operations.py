"""Selection of calls, returns, and the operations of raddle.ir.operations.

A direct call whose arguments do not fit the callee (C allows that without a prototype) is made
through the function's address, so that the machine finds the mismatch when it happens.
"""

from __future__ import annotations

from raddle.assemble.memory import ORDERS, RMW_OPERATORS
from raddle.assemble.selector import Selector
from raddle.assemble.steps import A_DEF, A_USE, B_USE, C_USE, EARLY, Source
from raddle.ir import instructions as ir
from raddle.ir.operations import OPERATIONS
from raddle.ir.program import Function
from raddle.ir.values import Addr, Operand, Reg

_PREDICATES = {
    name: number
    for number, name in enumerate(("eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"))
}
_MAKERS = ("", "new", "array")
"""How a block is allocated, and how it must be freed: by malloc, new, new[]."""
# The fields that take the arguments, in order; a result goes to a.
_FIELDS = {
    "join": "b", "detach": "b", "self": "", "exit_thread": "b", "exit": "b", "lock": "b",
    "trylock": "b", "unlock": "b", "assume": "b", "wake": "b", "choose": "b", "allocate": "bc", "free": "b",
    "size_of": "b", "recycle": "bc", "settled": "b", "va_start": "b", "error": "b", "unsupported": "",
    "text_put": "b", "text_size": "", "text_get": "b", "text_end": "", "print": "b",
}  # fmt: skip


def _flat(s: Selector, values: tuple[Operand, ...]) -> list[Source]:
    return [source for value in values for source in s.sources(value)]


def _slots(values: tuple[Operand, ...] | tuple[Reg, ...]) -> int:
    return sum([value.type.slots for value in values])


def call(s: Selector, i: ir.Call) -> None:
    fixed, more = i.args[: i.fixed], i.args[i.fixed :]
    inputs = _flat(s, i.args)
    target: Operand
    if isinstance(i.callee, str):
        if _fits(s.program.functions[i.callee], i):
            index = s.layout.function_index[i.callee]
            outputs = [s.define(reg) for reg in i.results]
            unused = int(not any(reg.id in s.used for reg in i.results))
            s.window("CALL", inputs, "a", outputs, "a", fields=(0, unused, _slots(more), index))
            return
        target = Addr(i.callee)
    else:
        target = i.callee
    pointer = s.get(target)
    imm = _slots(fixed) | _slots(i.results) << 16
    outputs = [s.define(reg) for reg in i.results]
    s.window("CALLR", inputs, "a", outputs, "a", shape=B_USE, fields=(0, pointer, _slots(more), imm))


def _fits(callee: Function, i: ir.Call) -> bool:
    """The same registers in and out; integers and pointers are the same thing here."""
    if i.fixed != len(callee.params) or (len(i.args) > i.fixed and not callee.variadic):
        return False
    if any(p.type.slots != v.type.slots for p, v in zip(callee.params, i.args, strict=False)):
        return False
    given = [reg.type.slots for reg in i.results]
    return given == [kind.slots for kind in callee.returns] or not given


def returning(s: Selector, i: ir.Return) -> None:
    count = _slots(i.values)
    if len(i.values) == 1 and isinstance(s.resolve(i.values[0]), Reg):
        s.emit("RET", A_USE, a=s.get(i.values[0]), c=count)
    else:
        s.window("RET", _flat(s, i.values), "a", [], "", fields=(0, 0, count, 0))


def operation(s: Selector, i: ir.Operation) -> None:
    if i.kind in ("await", "await_rmw"):
        _await(s, i)
        return
    if i.kind == "spawn":
        _spawn(s, i)
        return
    fields_of = {"b": 0, "c": 0}
    shape = EARLY
    for name, value in zip(_FIELDS[i.kind], i.args, strict=True):
        fields_of[name] = s.get(value)
        shape |= B_USE if name == "b" else C_USE
    a = 0
    if OPERATIONS[i.kind].results:
        a = _result(s, i)
        shape |= A_DEF
    imm = s.tables.string(i.text) if i.kind in ("error", "unsupported") else 0
    if i.kind == "assume" and i.text == "spin":
        imm = 1
    if i.kind in ("allocate", "free"):
        imm = _MAKERS.index(i.text)
    s.emit(i.kind.upper(), shape, a=a, b=fields_of["b"], c=fields_of["c"], imm=imm)


def _result(s: Selector, i: ir.Operation) -> int:
    """A register for the result, also if the program has no use for it."""
    return s.define(i.results[0]) if i.results else s.new()


def _spawn(s: Selector, i: ir.Operation) -> None:
    inputs = _flat(s, i.args[1:])
    fields = (0, s.get(i.args[0]), 0, len(inputs) - 1)
    s.window("SPAWN", inputs, "c", [_result(s, i)], "a", shape=B_USE, fields=fields, after_inputs=True)


def _await(s: Selector, i: ir.Operation) -> None:
    words = i.text.split()
    imm = _PREDICATES[words[0]] | int(words[1]) // 8 << 8 | ORDERS[i.order] << 16
    if words[-1] == "spin":
        imm |= 1 << 32
    if "confirm" in words:
        imm |= 1 << 33
    if i.kind == "await_rmw":
        imm |= RMW_OPERATORS[words[2]] << 24
    pointer = s.get(i.args[0])
    s.window(
        i.kind.upper(),
        _flat(s, i.args[1:]),
        "c",
        [_result(s, i)],
        "a",
        shape=B_USE,
        fields=(0, pointer, 0, imm),
        after_inputs=True,
    )
