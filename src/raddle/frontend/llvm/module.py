"""A textual LLVM module, indexed by one pass over its lines; contents are parsed on demand.

Only what the program reaches is ever parsed: a function stays a list of lines, a global its one
line, a metadata node a string.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from raddle.errors import UnsupportedError, UserError
from raddle.frontend.llvm.instructions import (
    Argument,
    LlvmInstruction,
    parse_argument,
    parse_instruction,
    skip_flags,
)
from raddle.frontend.llvm.metadata import DBG, Metadata
from raddle.frontend.llvm.tokens import Cursor, name_of, tokenize
from raddle.frontend.llvm.types import VOID, LlvmType, TypeTable
from raddle.frontend.llvm.values import Value, parse_value, starts_value

_SYMBOL = re.compile(r'@("[^"]*"|[-\w$.]+)')
_TYPE = re.compile(r'%("[^"]*"|[-\w$.]+) = type (.*)')
_METADATA = re.compile(r"!(\d+) = (.*)")
_LABEL = re.compile(r'("[^"]*"|[-\w$.]+):')
_DECLARE = re.compile(r'\s*#dbg_declare\(ptr %("[^"]*"|[-\w$.]+), !(\d+), !DIExpression\(([^)]*)\), !(\d+)\)')
_ALIAS = re.compile(r'^@(?:"[^"]*"|[-\w$.]+) = (?:[\w()]+ )*(?:alias|ifunc) ')
_IGNORED = (";", "source_filename", "target ", "attributes ", "$", "^", "uselistorder")
"""How lines begin that tell nothing of what the program does."""
LINKAGES = frozenset(
    [
        "private",
        "internal",
        "available_externally",
        "linkonce",
        "weak",
        "common",
        "appending",
        "extern_weak",
        "linkonce_odr",
        "weak_odr",
        "external",
    ]
)


@dataclass(slots=True)
class LlvmGlobal:
    """A variable. `initializer` is None for a declaration. `linkage` is "external" if none is written."""

    name: str
    linkage: str
    type: LlvmType
    initializer: Value | None
    constant: bool
    thread_local: bool
    align: int
    dbg: int


@dataclass(slots=True)
class LlvmBlock:
    label: str
    instructions: list[LlvmInstruction]


@dataclass(slots=True)
class Variable:
    """What a #dbg_declare says of an alloca: the DILocalVariable and the DILocation."""

    node: int
    location: int
    whole: bool


@dataclass(slots=True)
class LlvmFunction:
    name: str
    linkage: str
    result: LlvmType
    params: list[tuple[str, LlvmType, Argument]]
    variadic: bool
    dbg: int
    lines: list[str] = field(default_factory=list)
    variables: dict[str, Variable] = field(default_factory=dict)
    unwinds: bool = False
    """It has a personality: invokes and landing pads."""

    def parse_blocks(self, types: TypeTable, metadata: Metadata) -> list[LlvmBlock]:
        """The body. A line this reader cannot parse becomes an instruction with opcode "?"."""
        unnamed = sum(1 for name, _, _ in self.params if name.isdigit())
        blocks: list[LlvmBlock] = []
        current: list[LlvmInstruction] | None = None
        lines = iter(_joined(self.lines) if self.unwinds else self.lines)
        for line in lines:
            if not line or line[0] == ";":
                continue
            if line[0] != " ":
                match = _LABEL.match(line)
                if match:
                    current = []
                    blocks.append(LlvmBlock(name_of("%" + match.group(1)), current))
                continue
            if line.startswith("    #dbg_"):
                declare = _DECLARE.match(line)
                if declare:
                    variable = Variable(
                        int(declare.group(2)), int(declare.group(4)), not declare.group(3).strip()
                    )
                    self.variables.setdefault(name_of("%" + declare.group(1)), variable)
                continue
            if line.startswith("  switch "):
                while "]" not in line:
                    line += " " + next(lines)
            if current is None:
                current = []
                blocks.append(LlvmBlock(str(unnamed), current))
            try:
                current.append(parse_instruction(line, types))
            except UnsupportedError as error:
                error.location = metadata.place_of(line) or metadata.place(self.dbg)
                raise
            except (SyntaxError, ValueError):
                dbg = DBG.search(line)
                current.append(LlvmInstruction("?", "", line, dbg=int(dbg.group(1)) if dbg else -1))
        return blocks


def _joined(lines: list[str]) -> list[str]:
    """With the further lines of an invoke or a landing pad put behind the first."""
    found: list[str] = []
    for line in lines:
        if line.startswith("          ") and found:
            found[-1] += " " + line.strip()
        else:
            found.append(line)
    return found


class LlvmModule:
    """`declared`: names of functions the module mentions without a body."""

    def __init__(self, text: str) -> None:
        self.narrow = 'target datalayout = "e-m:e-p:32:32' in text
        """For a machine of 32 bits."""
        self.types = TypeTable(self.narrow)
        self.declared: dict[str, str] = {}
        self._functions: dict[str, tuple[str, list[str]]] = {}
        self._globals: dict[str, str] = {}
        self._parsed_globals: dict[str, LlvmGlobal] = {}
        self._headers: dict[str, LlvmFunction] = {}
        self.aliases: dict[str, str] = {}
        self.aarch64 = 'target triple = "aarch64' in text
        metadata: dict[int, str] = {}
        lines = iter(text.split("\n"))
        for line in lines:
            first = line[:1]
            if first == "!":
                match = _METADATA.match(line)
                if match:
                    metadata[int(match.group(1))] = match.group(2)
            elif first == "@":
                name = self._symbol(line)
                if _ALIAS.search(line):
                    self.aliases[name] = line
                else:
                    self._globals[name] = line
            elif first == "%":
                match = _TYPE.match(line)
                if match:
                    self.types.define(name_of("%" + match.group(1)), match.group(2))
            elif first == "d" and line.startswith("define "):
                body: list[str] = []
                for inner in lines:
                    if inner[:1] == "}":
                        break
                    body.append(inner)
                self._functions[self._symbol(line)] = (line, body)
            elif first == "d" and line.startswith("declare "):
                self.declared[self._symbol(line)] = line
            elif line.startswith("module asm"):
                raise UnsupportedError(
                    f"assembly outside of functions ({line[11:].strip()[:60]}) is not supported",
                    hint="leave it out of the program that is verified, by #ifdef",
                )
            elif line and not line.startswith(_IGNORED):
                raise UserError(f"the compiler's output is not LLVM IR: {line[:60]!r}")
        self.metadata = Metadata(metadata)

    @staticmethod
    def _symbol(line: str) -> str:
        match = _SYMBOL.search(line)
        if match is None:
            raise UserError(f"the compiler's output is not LLVM IR: {line[:60]!r}")
        return name_of(match.group())

    @property
    def function_names(self) -> list[str]:
        return list(self._functions)

    def defines(self, name: str) -> bool:
        return name in self._functions

    def mentions(self, name: str) -> bool:
        """Whether it has a definition or an alias of that name."""
        if name in self._functions or name in self.aliases:
            return True
        return name in self._globals and self.global_(name).initializer is not None

    def bodies(self) -> list[tuple[str, list[str]]]:
        """Each function with its lines."""
        return [(name, body) for name, (_, body) in self._functions.items()]

    @property
    def global_names(self) -> list[str]:
        return list(self._globals)

    def linkage(self, name: str) -> str:
        """Of a function or global, without parsing it whole."""
        header = self._functions.get(name)
        line = header[0] if header else self._globals[name].split("=", 1)[1]
        for word in line.split(maxsplit=4)[: 3 if header else 2]:
            if word in LINKAGES:
                return word
        return "external"

    def is_function(self, name: str) -> bool:
        return name in self._functions

    def function(self, name: str) -> LlvmFunction:
        """A defined function's header; its body is parsed by parse_blocks."""
        found = self._headers.get(name)
        if found is None:
            line, body = self._functions[name]
            found = self._headers[name] = self.parse_header(line)
            found.lines = body
        return found

    def declaration(self, name: str) -> LlvmFunction:
        return self.parse_header(self.declared[name])

    def parse_header(self, line: str) -> LlvmFunction:
        try:
            return self._parse_header(line)
        except UnsupportedError as error:
            error.location = self.metadata.place_of(line)
            raise

    def _parse_header(self, line: str) -> LlvmFunction:
        dbg = DBG.search(line)
        symbol = _SYMBOL.search(line)
        assert symbol
        before = Cursor(tokenize(line[: symbol.start()]))
        before.next()
        if before.peek() == "!dbg":
            before.next()
            before.next()
        linkage = "external"
        while before.peek() in LINKAGES or before.peek() in ("dso_local", "dso_preemptable"):
            word = before.next()
            linkage = word if word in LINKAGES else linkage
        skip_flags(before)
        result = self.types.parse(before) if before.peek() else VOID
        cursor = Cursor(tokenize(line[symbol.end() :]))
        cursor.expect("(")
        params: list[tuple[str, LlvmType, Argument]] = []
        variadic = False
        while not cursor.accept(")"):
            if cursor.accept("..."):
                variadic = True
            else:
                type_, argument = parse_argument(cursor, self.types)
                name = name_of(cursor.next()) if cursor.peek()[:1] == "%" else str(len(params))
                params.append((name, type_, argument))
            cursor.accept(",")
        number = int(dbg.group(1)) if dbg else -1
        unwinds = " personality " in line
        name = name_of(symbol.group())
        return LlvmFunction(name, linkage, result, params, variadic, number, unwinds=unwinds)

    def is_weak(self, name: str) -> bool:
        """Whether a declaration is weak: undefined, its address is null."""
        line = self.declared.get(name) or self._globals.get(name, "")
        return "extern_weak" in line[:200]

    def has_global(self, name: str) -> bool:
        return name in self._globals

    def global_(self, name: str) -> LlvmGlobal:
        found = self._parsed_globals.get(name)
        if found is None:
            line = self._globals[name]
            try:
                found = self._parsed_globals[name] = self._parse_global(name, line)
            except UnsupportedError as error:
                error.location = self.metadata.place_of(line)
                raise
        return found

    def _parse_global(self, name: str, line: str) -> LlvmGlobal:
        dbg = DBG.search(line)
        cursor = Cursor(tokenize(line))
        cursor.next()
        cursor.expect("=")
        linkage = "external"
        thread_local = False
        while cursor.peek() not in ("global", "constant"):
            word = cursor.next()
            if word in LINKAGES:
                linkage = word
            elif word == "thread_local":
                thread_local = True
            if cursor.peek() == "(":
                cursor.skip_group()
        constant = cursor.next() == "constant"
        type_ = self.types.parse(cursor)
        initializer = None
        if starts_value(cursor.peek()):
            initializer = parse_value(cursor, type_, self.types)
        align = type_.align
        while cursor.peek():
            if cursor.next() == "align":
                align = int(cursor.next())
        number = int(dbg.group(1)) if dbg else -1
        return LlvmGlobal(name, linkage, type_, initializer, constant, thread_local, align, number)
