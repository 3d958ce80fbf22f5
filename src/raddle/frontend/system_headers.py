"""Which files of a module are headers of the system or of the compiler: never the user's code.

clang names files as it found them. An installation below the working folder (a venv inside the
checkout) gives relative names that look like the user's, and a user's include folder may be absolute,
so the names alone decide nothing. While the working folder is known, right after clang has run, the
files below the compiler's own folders get the prefix SYSTEM in the IR, which no file name can have.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from raddle.frontend.escapes import unescape
from raddle.ir.values import SYSTEM

_FILE = re.compile(r'^(!\d+ = (?:distinct )?!DIFile\(filename: ")([^"]*)(?=", directory: "([^"]*)")', re.M)


def marked(text: str, folders: Sequence[str], source: str) -> str:
    """The module with SYSTEM before the name of each file below one of the folders; never its source."""
    roots = tuple(os.path.join(os.path.realpath(folder), "") for folder in folders)

    def mark(found: re.Match[str]) -> str:
        if _name(found[2]) == source:
            return found[0]
        path = os.path.realpath(os.path.join(_name(found[3]), _name(found[2])))
        for root in roots:
            if path.startswith(root):
                return found[1] + SYSTEM + path.removeprefix(root).replace("\\", "\\5C").replace('"', "\\22")
        return found[0]

    return _FILE.sub(mark, text)


def _name(text: str) -> str:
    return os.fsdecode(unescape(text).replace(b"\0", b""))
