"""Races on volatile accesses: old code and kernels mean atomics by them, so a report says which option says
so.

The compiler's output tells which accesses are volatile; a race names its places by file and line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

_ACCESS = re.compile(r"\b(?:load|store) volatile .*!dbg !(\d+)")
_PLACE = re.compile(r"^!(\d+) = (?:distinct )?!DILocation\(line: (\d+),", re.MULTILINE)
_NAMED = re.compile(r" at \S+?:(\d+)")


def volatile_races(messages: Sequence[str], modules: Iterable[str]) -> list[str]:
    """A sentence for the first race that is on a line with a volatile access, if there is one."""
    if not messages:
        return []
    lines: set[str] = set()
    for text in modules:
        accesses = set(_ACCESS.findall(text))
        lines |= {line for node, line in _PLACE.findall(text) if node in accesses} if accesses else set()
    if any(lines.intersection(_NAMED.findall(message)) for message in messages):
        return [
            "a racing access is volatile, which is no atomic one in C; --volatile relaxed counts such accesses "  # noqa: E501
            "as relaxed atomics, --volatile acqrel as acquire and release (as x86 orders them)"
        ]
    return []
