"""Which program a schedule is for: a digest of what the program does, not of where its files lie.

It is taken of the compiler's LLVM text with two things evened out that depend on how a file's path is
spelled: the file names of assertions, and debug information, of which only the lines and columns are kept.
(The numbers of metadata depend on the path as well, so nodes stand in the place of their numbers.)
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter

from raddle.frontend.build import Request
from raddle.frontend.compiler import Compilation

_NAMES = re.compile(
    r"^(?:source_filename = .*|; ModuleID = .*|!llvm\.dbg\.cu = .*|!\d+ = .*)\n", re.MULTILINE
)
_NODE = re.compile(r"^!(\d+) = (?:distinct )?(.*)$", re.MULTILINE)
_REFERENCE = re.compile(r'"[^"]*"|!(\d+)\b')
_POSITION = re.compile(r"!DILocation\(line: (\d+),(?: column: (\d+),)?")
_STRING = re.compile(
    r'^(@[-\w$.]+) = private unnamed_addr constant \[\d+ x i8\] c"([^"]*)\\00"', re.MULTILINE
)
_ASSERTED = re.compile(r"@__assert_fail\(ptr[^,@]* @[-\w$.]+, ptr[^,@]* (@[-\w$.]+),")
_GLOBAL = re.compile(r"@[-\w$.]+")


def digest_of(request: Request, compilation: Compilation) -> str:
    """SHA-256 of the program's modules and of what else decides about their meaning."""
    parts = [request.entry, request.volatile]
    parts += [_inlined(_without_folders(module.text)) for module in compilation.modules]
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()


def _without_folders(text: str) -> str:
    """An assertion names its file as it was spelled for the compiler. A text that serves anything else as
    well is left as it is: the program may print it."""
    asserted = Counter(_ASSERTED.findall(text))
    if not asserted:
        return text
    uses = Counter(_GLOBAL.findall(text))

    def shortened(match: re.Match[str]) -> str:
        name, content = match.groups()
        only = asserted[name] == uses[name] - 1  # one is the definition
        return f"{name} = file {content.rpartition('/')[2]}" if only else match.group()

    return _STRING.sub(shortened, text)


def _inlined(text: str) -> str:
    nodes = dict(_NODE.findall(text))
    known: dict[str, str] = {}

    def node(match: re.Match[str]) -> str:
        number = match.group(1)
        if number is None:
            return match.group()  # a string
        if number not in known:
            known[number] = "itself"  # loops are nodes that begin with themselves
            known[number] = shown(nodes.get(number, ""))
        return known[number]

    def shown(content: str) -> str:
        position = _POSITION.match(content)
        if position:
            return ":".join(part or "" for part in position.groups())
        return "" if content.startswith("!DI") else _REFERENCE.sub(node, content)

    return _REFERENCE.sub(node, _NAMES.sub("", text))
