"""What the user named as source: files that clang can read, or a clear error before clang is asked.

Text that is in no file (standard input, a pipe, a string given to `raddle.verify`) is written to a
temporary file that opens with a line marker, so that messages and traces show the name given here.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from raddle.errors import UnsupportedError, UserError

STDIN = "<stdin>"
_KINDS = {
    ".o .obj .a .so .out": "is compiled code; raddle reads C source",
    ".ll .bc": "is LLVM IR; raddle reads C source",
    ".s .S .asm": "is assembly; raddle reads C source",
    ".h": "is a header; name the C file that includes it",
    ".hpp .hh .hxx .h++ .H": "is a header; name the C++ file that includes it",
    ".ixx .cppm .mpp": "is a C++ module; raddle reads C++ files with headers",
    ".py .rs .go .java .litmus .toml .json .md .txt .zig": "is not a C file",
}
CPP_SUFFIXES = (".cpp", ".cc", ".cxx", ".c++", ".C")
_REASON = {suffix: reason for suffixes, reason in _KINDS.items() for suffix in suffixes.split()}


@dataclass(frozen=True, slots=True)
class Source:
    """One C or C++ file. `text` is None when clang can read the file `name` itself. `flags`: those of this
    file alone, from a compilation database."""

    name: str
    text: str | None = None
    flags: tuple[str, ...] = ()

    @property
    def language(self) -> str:
        """By the suffix, as compilers do; text without a file name is C."""
        return "c++" if Path(self.name).suffix in CPP_SUFFIXES else "c"


def sources(
    names: Sequence[str | os.PathLike[str] | Source], folder: str | None = None
) -> tuple[Source, ...]:
    """Check each name, relative to `folder`; read `-` and pipes. Raises UserError for what is no C source."""
    if not names:
        raise UserError("no source file given")
    found = tuple(name if isinstance(name, Source) else _source(os.fspath(name), folder) for name in names)
    if sum(source.name == STDIN for source in found) > 1:
        raise UserError("standard input can be read only once")
    return found


def only_c(files: Sequence[str | os.PathLike[str] | Source], what: str) -> None:
    """Refuse C++ where raddle knows C only."""
    for file in files:
        source = file if isinstance(file, Source) else Source(os.fspath(file))
        if source.language != "c":
            raise UnsupportedError(f"{source.name} is C++, and {what} C programs", hint="verify reads C++")


def _source(name: str, folder: str | None) -> Source:
    if name == "-":
        if sys.stdin is None:
            raise UserError("standard input is closed")
        return Source(STDIN, _decode(STDIN, sys.stdin.buffer.read()))
    reason = _REASON.get(Path(name).suffix)
    path = os.path.join(folder or "", name)
    try:
        mode = os.stat(path).st_mode
        if stat.S_ISDIR(mode):
            raise UserError(f"{name} is a directory; name its C files")
        if reason:
            raise UserError(f"{name} {reason}")
        if not (stat.S_ISREG(mode) or stat.S_ISFIFO(mode)):
            raise UserError(f"{name} is not a regular file")
        with open(path, "rb") as stream:
            if stat.S_ISFIFO(mode):
                return Source(name, _decode(name, stream.read()))
            _decode(name, stream.read(8192))
    except FileNotFoundError:
        raise UserError(f"{name}: no such file") from None
    except (OSError, ValueError) as error:
        raise UserError(f"{name} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    return Source(name)


def _decode(name: str, data: bytes) -> str:
    if b"\0" in data:
        raise UserError(f"{name} is a binary file; raddle reads C source")
    return data.decode("utf-8", "surrogateescape")
