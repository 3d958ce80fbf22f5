"""Calls that print, in loops that wait: `while (!ready) puts("not yet");`.

No other thread can tell what was printed, and nothing that raddle looks for depends on it: a turn that only
looks and prints may be left out as one that only looks. Two things remain. A call may be wrong (a format that
does not fit): where that is not plain, a turn is made up to the call, and left out only there. And other
threads may write what is printed: only text of constants is let pass.

std::cout, std::cerr and std::clog are the same. Their objects are touched by nobody; how a thread formats is
kept for each thread, and printing makes the width zero: so a program that asks for the width keeps its turns.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from raddle.ir import instructions as ir
from raddle.ir.program import Program
from raddle.ir.values import Addr, Const, Operand, Reg
from raddle.library.effects import PRINTING
from raddle.passes.conditions import Definitions

_PLAIN = frozenset(("puts", "fputs", "putchar", "putchar_unlocked", "fputc", "putc"))
_CONSOLES = frozenset(f"_ZNSt3__14{name}E" for name in ("cout", "cerr", "clog"))
_OSTREAM = "_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEE"
_STREAMING = re.compile(rf"__raddle_stream_(text|widen)|{_OSTREAM}(3putEc|5flushEv|5writeEPKcl|lsE[a-zPKv]+)")
_ENDING = re.compile(r"_ZNSt3__1(4endl|5flush)(B\w+?)?IcNS_11char_traitsIcEEEERNS_13basic_ostream.*")
_ASKS = "__raddle_stream_width"


class Printing:
    """Of one function."""

    def __init__(
        self, program: Program, values: Definitions, is_constant: Callable[[Operand, int], bool]
    ) -> None:
        self._program = program
        self._values = values
        self._is_constant = is_constant

    def only_prints(self, i: ir.Call) -> bool | None:
        """Whether such a call may be wrong or reads what it prints; None: it does something else."""
        name = (
            i.callee.symbol if isinstance(i.callee, Addr) else i.callee if isinstance(i.callee, str) else ""
        )
        function = self._program.functions.get(name)
        if _ENDING.fullmatch(name) and _ASKS not in self._program.functions and self._is_console(i.args[0]):
            return False
        if function is None or not function.library:
            return None
        if name == "strlen":
            return False if self._is_text(i.args[0]) else None
        if name in PRINTING:
            pointers = [value for value in i.args if value.type.kind == "ptr" and not self._is_file(value)]
            if not all(self._is_constant(value, 1) for value in pointers):
                return None
            plain = [v for v in i.args if isinstance(v, Const) or self._is_file(v) or self._is_text(v)]
            return name not in _PLAIN or len(plain) < len(i.args)
        if _STREAMING.fullmatch(name) is None or _ASKS in self._program.functions:
            return None
        stream, *rest = i.args
        if not self._is_console(stream):
            return None
        pointers = [value for value in rest if value.type.kind == "ptr"]
        if not all(self._is_constant(value, 1) for value in pointers):
            return None
        return not all(isinstance(value, Const) or self._is_text(value) for value in rest)

    def _is_text(self, pointer: Operand) -> bool:
        """Whether it points to constant text, up to a NUL."""
        data = self._program.globals.get(pointer.symbol) if isinstance(pointer, Addr) else None
        if not isinstance(pointer, Addr) or data is None or not self._is_constant(pointer, 1):
            return False
        return b"\0" in data.data[pointer.offset :] or len(data.data) < data.size

    def _is_file(self, pointer: Operand) -> bool:
        """stdout or stderr."""
        made = self._values.made.get(pointer.id) if isinstance(pointer, Reg) else None
        where = made.pointer if isinstance(made, ir.Load) else None
        return (
            isinstance(where, Addr) and where.symbol in ("stdout", "stderr") and self._is_constant(where, 8)
        )

    def _is_console(self, stream: Operand) -> bool:
        """One of the three, or what printing to one gives back."""
        while isinstance(stream, Reg):
            made = self._values.made.get(stream.id)
            if not isinstance(made, ir.Call) or not isinstance(made.callee, str | Addr) or not made.args:
                return False
            name = made.callee.symbol if isinstance(made.callee, Addr) else made.callee
            if _STREAMING.fullmatch(name) is None and _ENDING.fullmatch(name) is None:
                return False
            stream = made.args[0]
        return isinstance(stream, Addr) and stream.symbol in _CONSOLES and stream.offset == 0
