"""Where an instruction of raddle IR stands in the compiler's LLVM text.

Ids of instructions survive all passes, so the unoptimised program (straight after lowering) connects the
two: in a block, the n-th load of the text is the n-th load of the IR, and so for every kind of access and
for calls of each function. Where the counts differ (a load of a whole struct) there is no answer.
"""

from __future__ import annotations

import re

from raddle.frontend.lower.memory import COERCED
from raddle.frontend.lower.symbols import VARIANTS
from raddle.ir import instructions as ir
from raddle.ir.program import Function, Program
from raddle.ir.values import Reg

_DEFINE = re.compile(r'define .*?@("[^"]*"|[-\w$.]+)\(')
_LABEL = re.compile(r'("[^"]*"|[-\w$.]+):')
_CALL = re.compile(r'\bcall\b.*?@("[^"]*"|[-\w$.]+)\(')
_INDIRECT = re.compile(r'\bcall\b[^@]*? (%("[^"]*"|[-\w$.]+))\(')
_KINDS = (
    (re.compile(r"^\s+%\S+ = load (?:atomic |volatile )*"), "load"),
    (re.compile(r"^\s+store "), "store"),
    (re.compile(r"^\s+%\S+ = atomicrmw "), "rmw"),
    (re.compile(r"^\s+%\S+ = cmpxchg "), "cas"),
    (re.compile(r"^\s+ret "), "return"),
    (re.compile(r"^\s+(?:tail )?call void @llvm\.lifetime\.end\."), "end"),
    (re.compile(r"^\s+br i1 "), "branch"),
    (re.compile(r"^\s+switch "), "switch"),
    (re.compile(r"^\s+(?:tail )?call void @llvm\.mem(?:cpy|move)\."), "copy"),
    (re.compile(r"^\s+(?:tail )?call void @llvm\.memset\."), "fill"),
)
_CLASSES: dict[type[ir.Instruction], str] = {
    ir.Load: "load",
    ir.Store: "store",
    ir.Rmw: "rmw",
    ir.CompareExchange: "cas",
    ir.Return: "return",
    ir.Branch: "branch",
    ir.Switch: "switch",
    ir.Copy: "copy",
    ir.Fill: "fill",
}

_ORIGINAL = {name: original for _, names in VARIANTS for original, name in names.items()}
"""Functions of the library that lowering has put in place of others."""


def kind_of_line(line: str) -> str | None:
    """load, store, rmw, cas, branch, switch, indirect, or `call` and the callee's name."""
    for pattern, kind in _KINDS:
        if pattern.match(line):
            return kind
    if _INDIRECT.search(line):
        return "indirect"
    called = _CALL.search(line)
    return f"call {called.group(1).strip(chr(34))}" if called else None


def pointer_called(line: str) -> str | None:
    """The register that a call goes through."""
    match = _INDIRECT.search(line)
    return match.group(1) if match else None


def places(text: str, lowered: Program) -> dict[tuple[str, int], int]:
    """(function, instruction) to the number of its line in the text."""
    lines: dict[tuple[str, str, str], list[int]] = {}
    function, label = "", ""
    for number, line in enumerate(text.split("\n")):
        if line.startswith("define "):
            match = _DEFINE.match(line)
            function, label = match.group(1).strip('"') if match else "", "0"
        elif line.startswith("}"):
            function = ""
        elif function and line[:1] not in (" ", "", ";"):
            match = _LABEL.match(line)
            label = match.group(1).strip('"') if match else label
        elif function:
            kind = kind_of_line(line)
            if kind is not None:
                lines.setdefault((function, label, kind), []).append(number)
    found: dict[tuple[str, int], int] = {}
    for name, item in lowered.functions.items():
        ferries = _ferries(item)
        for position, block in enumerate(item.blocks):
            ours: dict[str, list[int]] = {}
            for instruction in block.instructions:
                if instruction.id in ferries:
                    continue
                kind = _CLASSES.get(type(instruction))
                if isinstance(instruction, ir.Lifetime) and not instruction.start:
                    kind = "end"
                if isinstance(instruction, ir.Call):
                    kind = "indirect"
                    if isinstance(instruction.callee, str):
                        kind = f"call {_ORIGINAL.get(instruction.callee, instruction.callee)}"
                if kind is not None:
                    ours.setdefault(kind, []).append(instruction.id)
            for kind, ids in ours.items():
                there = lines.get((name, block.label, kind))
                if there is None and position == 0:
                    there = lines.get((name, "0", kind))
                if there is not None and len(there) == len(ids):
                    found |= {(name, id_): line for id_, line in zip(ids, there, strict=True)}
        for copy, access in ferries.items():
            if (name, access) in found:
                found[name, copy] = found[name, access]
    return found


def _ferries(function: Function) -> dict[int, int]:
    """Copies that lowering has put beside an access that ferries a struct through registers, with that
    access: in the text there is only the access."""
    temporaries = {
        instruction.dst.id
        for block in function.blocks
        for instruction in block.instructions
        if isinstance(instruction, ir.Alloca)
        and instruction.variable == COERCED
        and instruction.type_index is None  # a variable of the program has a type
    }
    found: dict[int, int] = {}
    for block in function.blocks if temporaries else ():
        for position, instruction in enumerate(block.instructions):
            if isinstance(instruction, ir.Copy):
                ends = (instruction.source, instruction.target)
                for end, step in zip(ends, (-1, 1), strict=True):
                    if isinstance(end, Reg) and end.id in temporaries:
                        found[instruction.id] = block.instructions[position + step].id
    return found
