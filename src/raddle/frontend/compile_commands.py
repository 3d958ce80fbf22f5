"""Flags of files from a compilation database: the compile_commands.json that CMake, Meson or bear write.

Only flags that change what a program means are taken: macros, folders of headers, the language's standard,
and what decides about types. Warnings, optimisation and code generation are raddle's own affair. Relative
folders of headers start from the folder that the database names.
"""

from __future__ import annotations

import difflib
import json
import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from raddle.errors import UserError
from raddle.frontend.flags import take_flag
from raddle.frontend.sources import Source, sources

NAME = "compile_commands.json"
_FOLDERS = ("-I", "-isystem", "-iquote", "-idirafter", "-include", "-imacros")
_MEANING = ("-D", "-U", *_FOLDERS, "-std=", "-target", "--target", "-arch")
_WORDS = (
    *("-ansi", "-undef", "-nostdinc", "-m32", "-mx32", "-funsigned-char", "-fsigned-char", "-fshort-enums"),
    *("-fwrapv", "-fpack-struct", "-fms-extensions", "-fno-builtin", "-ffreestanding"),
    *("-fexceptions", "-fno-exceptions", "-frtti", "-fno-rtti"),
)


def with_flags(database: str, names: Sequence[str]) -> tuple[Source, ...]:
    """The files, each with its flags. `database`: the file, or the folder that it is in."""
    path = Path(database)
    path = path / NAME if path.is_dir() else path
    entries = _entries(path)
    found = []
    for source in sources(list(names)):
        flags = entries.get(os.path.realpath(source.name))
        if flags is None:
            known = {os.path.basename(name): os.path.relpath(name) for name in entries}
            close = difflib.get_close_matches(os.path.basename(source.name), list(known), 1)
            hint = f"did you mean {known[close[0]]}?" if close else f"it has {len(entries):,} files"
            raise UserError(f"{path} says nothing about {source.name}", hint=hint)
        found.append(Source(source.name, source.text, flags))
    return tuple(found)


def _entries(path: Path) -> dict[str, tuple[str, ...]]:
    """Flags by real path; of several entries for one file the first counts."""
    try:
        document = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise UserError(
            f"-p: {path} cannot be read: {error.strerror}", hint="cmake -DCMAKE_EXPORT_COMPILE_COMMANDS=ON"
        ) from None
    except (ValueError, RecursionError):
        raise UserError(f"-p: {path} is no JSON") from None
    found: dict[str, tuple[str, ...]] = {}
    try:
        for entry in document:
            folder = os.path.join(os.path.dirname(os.path.abspath(path)), str(entry["directory"]))
            file = os.path.realpath(os.path.join(folder, str(entry["file"])))
            found.setdefault(file, tuple(_kept(_words(entry), folder)))
    except (KeyError, TypeError, ValueError, AttributeError):
        raise UserError(f"-p: {path} is no compilation database") from None
    return found


def _words(entry: dict[str, Any]) -> list[str]:
    words = entry["arguments"] if "arguments" in entry else shlex.split(entry["command"])
    return [str(word) for word in words][1:]


def _kept(words: Sequence[str], folder: str) -> list[str]:
    kept: list[str] = []
    at = 0
    while at < len(words):
        word = words[at]
        taken = list(words[at : at + 2]) if word in ("-target", "-arch") else take_flag(words, at)
        if word in _WORDS:
            kept.append(word)
        elif word.startswith(_MEANING) and taken:
            kept += _absolute(taken, folder)
        elif word.startswith("--target="):
            kept.append(word)
        at += max(len(taken), 1)
    return kept


def _absolute(words: Sequence[str], folder: str) -> list[str]:
    """A flag with its folder, which may start anywhere."""
    for flag in _FOLDERS:
        if words[0] == flag:
            return [flag, os.path.join(folder, words[1])]
        if words[0].startswith(flag) and flag in ("-I", "-isystem", "-iquote"):
            return [flag, os.path.join(folder, words[0].removeprefix(flag))]
    return list(words)
