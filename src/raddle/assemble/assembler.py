"""Puts an image together: startup, every function in turn, memory, debug information."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from raddle.assemble import words
from raddle.assemble.assertions import assertion_sites
from raddle.assemble.debug import (
    AllocaDebug,
    AssertionSite,
    DebugInfo,
    FunctionDebug,
    GlobalDebug,
    InstructionTable,
)  # fmt: skip
from raddle.assemble.emission import Emission, Record
from raddle.assemble.image import (
    CONSTANT,
    GIVES_WORD,
    LIBRARY,
    LOCK_FLAGS,
    PRIVATE,
    TAKES_WORD,
    THREAD_LOCAL,
    VARIADIC,
    Image,
    encode,
)
from raddle.assemble.layout import Layout
from raddle.assemble.selection import select
from raddle.assemble.startup import START, with_start
from raddle.assemble.tables import Tables
from raddle.ir import instructions as ir
from raddle.ir.program import Function, Program
from raddle.ir.values import Location


def assemble_image(program: Program, argv: Sequence[str], opcodes: Mapping[str, int]) -> Image:
    program = with_start(program, argv)
    layout = Layout(program)
    tables = Tables()
    records: list[Record] = []
    functions: list[tuple[int, int, int, int, int, int]] = []
    instructions = InstructionTable()
    loops: list[Location | None] = []
    names: list[FunctionDebug] = []
    for function in program.functions.values():
        routine = select(program, function, opcodes, layout, tables, len(loops))
        emission = Emission(routine, opcodes, tables, len(records))
        loops.extend(loop.loc for loop in function.loops)
        length = len(emission.records)
        shown = (function.header, function.display)
        place = function.loc
        names.append(FunctionDebug(function.name, function.library, place, len(records), length, *shown))
        functions.append((len(records), length, emission.slots, *_signature(function, program.narrow)))
        instructions.begin(function.name)
        for number, loc in emission.origins:
            instructions.append(number, loc)
        records.extend(emission.records)
    zeros, data, offsets = layout.initial_bytes(program)
    head, tail = encode(
        layout.function_index[START],
        min(program.most_threads, words.MOST_THREADS) if program.narrow else program.most_threads,
        records,
        functions,
        tables.code_tables(),
        _global_records(program, layout, offsets),
        zeros,
        data,
        tables.text_tables(),
        words.RANGES if program.narrow else (),
    )
    debug = _debug(program, layout, instructions, names, loops, records, opcodes["ALLOCA"])
    return Image(head, zeros, tail, debug)


def _signature(function: Function, narrow: bool) -> tuple[int, int, int]:
    flags = VARIADIC if function.variadic else 0
    if narrow:
        flags |= TAKES_WORD if function.params and function.params[0].type.kind == "int" else 0
        flags |= GIVES_WORD if function.returns and function.returns[0].kind == "int" else 0
    if function.library:
        flags |= LIBRARY | LOCK_FLAGS.get(function.name, 0)
    params = sum([reg.type.slots for reg in function.params])
    return params, sum([kind.slots for kind in function.returns]), flags


def _global_records(
    program: Program, layout: Layout, offsets: list[int]
) -> list[tuple[int, int, int, int, int]]:
    found = []
    for data, address, offset in zip(program.globals.values(), layout.global_addresses, offsets, strict=True):
        flags = CONSTANT if data.constant else 0
        if data.thread_local:
            flags |= THREAD_LOCAL | (PRIVATE if data.private else 0)
        found.append((address, data.size, offset, flags, data.align))
    return found


def _debug(
    program: Program,
    layout: Layout,
    instructions: InstructionTable,
    names: list[FunctionDebug],
    loops: list[Location | None],
    records: list[Record],
    alloca_op: int,
) -> DebugInfo:
    allocas = {
        (function.name, i.id): AllocaDebug(i.variable, i.type_index, i.loc)
        for function in program.functions.values()
        for block in function.blocks
        for i in block.instructions
        if isinstance(i, ir.Alloca)
    }
    by_index: dict[int, AllocaDebug] = {}
    indices: dict[tuple[str, int], int] = {}
    """The last instruction made for an IR instruction: the one that does the work."""
    for function in names:
        for index in range(function.first, function.first + function.length):
            key = (function.name, instructions.ids[index])
            indices[key] = index
            if records[index][0] == alloca_op:
                by_index[index] = allocas[key]
    assertions = tuple(
        AssertionSite(loc, tuple([indices[name, number] for number in watch if (name, number) in indices]))
        for name, loc, watch in assertion_sites(program)
    )
    data = {
        address: GlobalDebug(item.display or item.name, item.size, item.type_index)
        for item, address in zip(program.globals.values(), layout.global_addresses, strict=True)
    }
    return DebugInfo(
        instructions,
        tuple(names),
        data,
        program.debug_types,
        tuple(loops),
        by_index,
        assertions,
        program.features,
        program.loop_reports,
        {
            (function.name, i.id): i.made
            for function in program.functions.values()
            for block in function.blocks
            for i in block.instructions
            if isinstance(i, ir.Call) and i.made is not None
        },
        _nondet_values(program),
        program.narrow,
    )


def _nondet_values(program: Program) -> tuple[int, ...]:
    table = program.globals.get("__raddle_nondet_values")
    if table is None:
        return ()
    data = table.data.ljust(table.size, b"\0")
    return tuple([int.from_bytes(data[at : at + 8], "little", signed=True) for at in range(0, table.size, 8)])
