"""Task definitions of the software verification competition (.yml): the program, a property, the expected
verdict.

Only what these files have is read, line by line: names with values, and lists of them. The paths in one
start from its own folder.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

from raddle.errors import UserError
from raddle.explore.properties import PROPERTIES

_ITEM = re.compile(r"\s*(-\s+)?(?:([\w ]+):)?\s*(.*?)\s*")


@dataclass(frozen=True, slots=True)
class Task:
    """`expected`: safe, unsafe, or None if the file does not say."""

    files: tuple[str, ...]
    property: str
    expected: str | None
    narrow: bool
    """It is meant for a machine of 32 bits."""


def read_task(path: str, wanted: str = "") -> Task:
    """`wanted`: the property to take, where there are several; by default the first that raddle knows."""
    try:
        lines = Path(path).read_text("utf-8", "replace").splitlines()
    except OSError as error:
        raise UserError(f"{path} cannot be read: {error.strerror}") from None
    files: list[str] = []
    properties: list[dict[str, str]] = []
    section, model = "", ""
    for line in lines:
        bare = re.sub(r"(^|\s)#.*", "", line)
        found = _ITEM.fullmatch(bare)
        if not bare.strip() or found is None:
            continue
        dash, key, value = found[1], found[2], found[3].strip("'\"")
        if key and not dash and not line[:1].isspace():
            section = key
        if section == "input_files" and value:
            files.append(value)
        elif section == "properties" and key and value:
            if dash or not properties:
                properties.append({})
            properties[-1][key] = value
        elif key == "data_model":
            model = value
    if not files:
        raise UserError(f"{path} is no task definition: it has no input_files")
    folder = os.path.dirname(path)
    known: dict[str, str | None] = {}
    for entry in properties:
        name = os.path.basename(entry.get("property_file", "")).removesuffix(".prp")
        known.setdefault(name, {"true": "safe", "false": "unsafe"}.get(entry.get("expected_verdict", "")))
    name = os.path.basename(wanted).removesuffix(".prp") or next((n for n in known if n in PROPERTIES), "")
    if name not in known or name not in PROPERTIES:
        has = ", ".join(known) or "none"
        raise UserError(f"{path} has no property that raddle can check (it has: {has})")
    names = tuple(os.path.join(folder, file) for file in files)
    return Task(names, name, known[name], model == "ILP32")
