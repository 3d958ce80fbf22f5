"""Quoted strings of LLVM's text. Apart from the parser, which a warm start does not load."""

from __future__ import annotations

import re

_ESCAPE = re.compile(rb"\\([0-9A-Fa-f]{2}|\\)")


def unescape(text: str) -> bytes:
    """The bytes of a quoted LLVM string's inside: `\\0A` is one byte."""
    if "\\" not in text:
        return text.encode("utf-8")
    raw = text.encode("utf-8")
    return _ESCAPE.sub(
        lambda m: b"\\" if m.group(1) == b"\\" else bytes([int(m.group(1), 16)]),
        raw,
    )
