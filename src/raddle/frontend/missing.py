"""Functions that a program may call and nobody defines: all at once, with their callers, and as C to fill in.

What lies behind a call that is missing is not lowered, so this looks at clang's output itself: everything
that the entry function mentions, directly or not.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from raddle.frontend.cpp_runtime import CppRuntime
from raddle.frontend.demangle import demangled
from raddle.frontend.llvm.types import LlvmType
from raddle.frontend.lower.builtins import BUILTINS
from raddle.frontend.lower.modules import Linking
from raddle.frontend.lower.symbols import Unit
from raddle.ir.values import Location

_SYMBOL = re.compile(r'@("[^"]+"|[\w.$-]+)')
_GLOBAL = re.compile(r'^@("[^"]+"|[\w.$-]+) = (.*)$', re.MULTILINE)
_INTEGERS = {1: "_Bool", 8: "char", 16: "short", 32: "int", 64: "long", 128: "__int128"}


@dataclass(slots=True)
class Missing:
    """`calls`: who mentions it, and where."""

    name: str
    result: str
    params: tuple[str, ...]
    variadic: bool
    calls: list[tuple[str, Location | None]] = field(default_factory=list)

    @property
    def prototype(self) -> str:
        named = [f"{kind}{'' if kind.endswith('*') else ' '}a{i}" for i, kind in enumerate(self.params)]
        words = [*named, *(["..."] if self.variadic and named else [])]
        inside = ", ".join(words) or ("" if self.variadic else "void")
        return f"{self.result}{'' if self.result.endswith('*') else ' '}{self.name}({inside})"


def missing_functions(texts: Sequence[str], entry: str = "main") -> list[Missing]:
    """Of the modules' (textual LLVM IR) functions that `entry` may come to; by place of the first call."""
    linking = Linking(texts, runtime=CppRuntime())
    mentions = {unit.number: _mentions(unit, text) for unit, text in zip(linking.units, texts, strict=True)}
    found: dict[str, Missing] = {}
    seen: set[tuple[int, str]] = set()
    waiting = [(unit, entry) for unit in linking.units if unit.defines(entry)]
    waiting += [
        (unit, "llvm.global_ctors") for unit in linking.units if unit.module.has_global("llvm.global_ctors")
    ]
    while waiting:
        unit, name = waiting.pop()
        if (unit.number, name) in seen:
            continue
        seen.add((unit.number, name))
        for other, line in mentions[unit.number].get(name, ()):
            if unit.defines(other):
                waiting.append((unit, other))
            elif (there := linking.symbols.external.get(other)) is not None:
                waiting.append((there.unit, there.name))
            elif _is_missing(linking, unit, other):
                known = found.get(other)
                if known is None:
                    known = found[other] = _declared(unit, other)
                call = (name, unit.module.metadata.place_of(line))
                if call not in known.calls:
                    known.calls.append(call)
    for each in found.values():
        each.calls.sort(key=lambda call: str(call[1]))
    return sorted(found.values(), key=lambda each: (str(each.calls[0][1]), each.name))


def listed(missing: Sequence[Missing]) -> list[str]:
    """One line for each, for people."""
    lines = []
    for each in missing:
        caller, place = each.calls[0]
        where = f" at {place}" if place is not None else ""
        more = f", and {len(each.calls) - 1} more" if len(each.calls) > 1 else ""
        lines.append(
            f"{demangled(each.name) or each.name}, called by {demangled(caller) or caller}{where}{more}"
        )
    return lines


def stubs(missing: Sequence[Missing]) -> str:
    """A C file that defines them, to be filled in."""
    parts = [
        "/* Stand-ins for functions that the program calls and that nobody defines.\n"
        "   Fill in what matters; types are as the machine passes them. */\n"
    ]
    for each in missing:
        callers = "".join(f"   called by {line.partition(', called by ')[2]}\n" for line in listed([each]))
        body = "" if each.result == "void" else "\n    return 0;\n"
        parts.append(f"/*\n{callers}*/\n{each.prototype} {{{body}}}\n")
    return "\n".join(parts)


def _mentions(unit: Unit, text: str) -> dict[str, list[tuple[str, str]]]:
    """By function or variable: the symbols that it mentions, each with the line."""
    found = {
        name: [(symbol, line) for line in lines for symbol in _symbols(line)]
        for name, lines in unit.module.bodies()
    }
    for match in _GLOBAL.finditer(text):
        found[match[1].strip('"')] = [(symbol, match[0]) for symbol in _symbols(match[2])]
    return found


def _symbols(line: str) -> list[str]:
    return [name.strip('"') for name in _SYMBOL.findall(line)]


def _is_missing(linking: Linking, unit: Unit, name: str) -> bool:
    known = name.startswith(("llvm.", "__raddle_")) or name in BUILTINS or name not in unit.module.declared
    return not known and not unit.module.is_weak(name) and linking.resolve(unit, name).kind == "missing"


def _declared(unit: Unit, name: str) -> Missing:
    function = unit.module.declaration(name)
    narrow = unit.module.narrow
    params = tuple(_spoken(kind, narrow) for _, kind, _ in function.params)
    return Missing(name, _spoken(function.result, narrow), params, function.variadic)


def _spoken(kind: LlvmType, narrow: bool) -> str:
    if kind.kind == "int":
        return "long long" if narrow and kind.bits == 64 else _INTEGERS.get(kind.bits, "long")
    return {"void": "void", "ptr": "void *", "float": "double" if kind.bits == 64 else "float"}.get(
        kind.kind, "struct { long parts[2]; }"
    )
