"""What a block of memory is made for: the type of the pointer that a call's result goes to at once.

`int *p = malloc(8)` makes ints, `return malloc(n)` in a function that returns `struct ring *` a ring, and
what goes to a constructor is an object of its class. Only names in reports come of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from raddle.frontend.llvm import LlvmFunction
from raddle.frontend.llvm.instructions import LlvmInstruction
from raddle.frontend.llvm.module import LlvmBlock
from raddle.frontend.llvm.values import Local, Symbol, Value
from raddle.frontend.lower.context import Context

_MAKES = re.compile(r"[mc]alloc$|realloc$|aligned_alloc$|_Zn[wa]m|.*(operator_new|allocate)")


def made_types(function: LlvmFunction, blocks: Sequence[LlvmBlock], context: Context) -> dict[str, int]:
    """Debug types of pointers, by the name of the result that is such a pointer."""
    place = context.module.metadata.place(function.dbg) if function.dbg >= 0 else None
    if context.library or place is None:
        return {}
    code = [i for block in blocks for i in block.instructions]
    calls = {
        i.result
        for i in code
        if i.op in ("call", "invoke")
        and i.type.kind == "ptr"
        and (not place.is_system or (isinstance(i.callee, Symbol) and _MAKES.match(i.callee.name)))
    }
    found: dict[str, int] = {}
    for result, node in _typed(function, code, context) if calls else ():
        if result in calls and result not in found and node is not None:
            index = context.debug_type(node)
            if index is not None:
                found[result] = index
    return found


def _typed(
    function: LlvmFunction, code: Sequence[LlvmInstruction], context: Context
) -> Iterator[tuple[str, int | None]]:
    """Values and the types of where they go to: a variable, a parameter, the function's result."""
    metadata = context.module.metadata
    elements = {  # of an array, whose constructors a loop calls
        i.result: value.name for i in code if i.op == "phi" for value in i.args if isinstance(value, Local)
    }
    for i in code:
        if i.op == "store" and isinstance(i.args[0], Local) and isinstance(i.args[1], Local):
            variable = function.variables.get(i.args[1].name)
            if variable is not None:
                yield i.args[0].name, metadata.node(variable.node).reference("type")
            elif i.args[1].name == "retval":
                yield i.args[0].name, _signature(context, function.dbg, 0)
    for i in code:
        if i.op == "ret" and i.args and isinstance(i.args[0], Local):
            yield i.args[0].name, _signature(context, function.dbg, 0)
        elif i.op in ("call", "invoke") and isinstance(i.callee, Symbol):
            names = [_name(value, elements) for value in i.args]
            if any(names) and context.module.defines(i.callee.name):
                dbg = context.module.function(i.callee.name).dbg
                for number, name in enumerate(names, 1):
                    yield name, _signature(context, dbg, number)


def _name(value: Value, elements: dict[str, str]) -> str:
    return elements.get(value.name, value.name) if isinstance(value, Local) else ""


def _signature(context: Context, dbg: int, number: int) -> int | None:
    """The type of a function's result (0) or of a parameter, an object's own pointer among them."""
    metadata = context.module.metadata
    node = metadata.node(dbg).reference("type") if dbg >= 0 else None
    types = metadata.node(node).reference("types") if node is not None else None
    parts = metadata.parts(types) if types is not None else []
    return parts[number] if number < len(parts) else None
