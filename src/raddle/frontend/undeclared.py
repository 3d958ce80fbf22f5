"""Declarations that a C file lacks, for clang to read before it.

By the old rules what nobody has declared returns an int. That is wrong for most of `__VERIFIER_nondet_…`,
which the competition's programs may call without a declaration; and a function that is defined behind its
first call, as one that returns nothing, is accepted by gcc with a warning, while clang calls it an error.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from importlib import resources

_AS_INT = re.compile(r"^declare (?:!dbg !\d+ )?i32 @(__VERIFIER_\w+)\(\.\.\.\)", re.MULTILINE)
_DEFINED = re.compile(r"^(\w[\w ]*?[ *]+)(__VERIFIER_\w+)(\(.*?\)) \{", re.MULTILINE)
_CONFLICT = re.compile(r"^(.+?):(\d+):(\d+): error: conflicting types for '(\w+)'", re.MULTILINE)
_IMPLICIT = "note: previous implicit declaration is here"
_NOTHING = re.compile(r"(?:^|[;}\s])void\s*$")


def inputs(module: str) -> str:
    """Declarations of the functions of verifiers that a module calls as if they returned an int."""
    known = _known()
    return "".join(known[name] for name in _AS_INT.findall(module) if name in known)


def returning_nothing(said: str, line: Callable[[str, int], str]) -> str:
    """Declarations of the functions that clang refuses because they return nothing, and an earlier call had
    declared them. `line`: of a file."""
    if _IMPLICIT not in said:
        return ""
    found = ""
    for file, number, column, name in _CONFLICT.findall(said):
        before = line(file, int(number) - 1) + "\n" + line(file, int(number))[: int(column) - 1]
        if _NOTHING.search(before) and "static" not in before.split():
            found += f"void {name}();\n"
    return found


@functools.cache
def _known() -> dict[str, str]:
    """By name, what does not return an int."""
    text = resources.files("raddle.library").joinpath("verifier.c").read_text("utf-8")
    rows = _DEFINED.findall(text)
    return {name: f"{result}{name}{given};\n" for result, name, given in rows if result.strip() != "int"}
