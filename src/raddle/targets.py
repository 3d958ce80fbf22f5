"""Targets: programs with options and the verdict they should have, from raddle.toml, from [tool.raddle] of
pyproject.toml, or from a comment in a C file.

    [options]                      # for all targets
    timeout = 60

    [target.queue]
    files = ["src/queue.c", "test/queue.c"]
    flags = ["-Iinclude"]
    model = "tso"                  # any option of `raddle verify`, with _ for -
    expect = "safe"                # the default

Names are relative to the file that they stand in.
"""

from __future__ import annotations

import dataclasses
import difflib
import re
import time
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from raddle.errors import RaddleError, UserError
from raddle.explore.options import VERDICTS, Options, fits
from raddle.explore.result import Result
from raddle.report.junit import Case

NAMES = ("raddle.toml", "pyproject.toml")
_OWN = ("files", "flags", "arguments", "cc", "expect")
_OPTIONS = tuple(field.name for field in dataclasses.fields(Options))
_HEADER = re.compile(r"^\s*//\s*raddle:\s*(.*)$")
_HEADER_LINES = 20


@dataclass(frozen=True, slots=True)
class Target:
    """`folder`: where names and flags start from."""

    name: str
    folder: str
    files: tuple[str, ...]
    flags: tuple[str, ...] = ()
    arguments: tuple[str, ...] = ()
    cc: str | None = None
    expect: str = "safe"
    options: tuple[tuple[str, Any], ...] = ()

    def verify(self) -> Result:
        from raddle.verification import request_for, run

        options = Options.of(**dict(self.options)).resolved()
        return run(
            request_for(self.files, options, self.flags, self.arguments, self.cc, self.folder), options
        )

    def case(self) -> Case:
        """Verified, and compared with what is expected. A problem of the input is one of the case."""
        start = time.perf_counter()
        try:
            result = self.verify()
        except RaddleError as problem:
            return Case(self.name, None, str(problem), self.expect, time.perf_counter() - start)
        if result.verdict == "inconclusive" and result.exit_status == 0:  # accept_bounded
            result = dataclasses.replace(result, verdict="safe")
        return Case(self.name, result, "", self.expect, time.perf_counter() - start)


def find(folder: Path) -> Path | None:
    """The nearest file with targets, from the folder upwards."""
    for place in (folder, *folder.parents):
        for name in NAMES:
            path = place / name
            if path.is_file() and (name != "pyproject.toml" or _tables(path)):
                return path
    return None


def load(path: Path) -> list[Target]:
    """The targets of a file, in its order."""
    tables = _tables(path)
    shared = tables.get("options", {})
    targets = tables.get("target", {})
    for table, name in ((shared, "options"), (targets, "target")):
        if not isinstance(table, dict):
            raise UserError(f"{path}: {name} is no table")
    for key in tables:
        if key not in ("options", "target"):
            raise UserError(f"{path}: unknown key {key}{_meant(key, ('options', 'target'))}")
    _check_options(path, "options", shared)
    return [_target(path, name, table, shared) for name, table in targets.items()]


def chosen(targets: Sequence[Target], names: Sequence[str]) -> list[Target]:
    """Those of these names; all if none is named."""
    known = {target.name: target for target in targets}
    for name in names:
        if name not in known:
            meant = _meant(name, known) or f"; there are {', '.join(known) or 'none'}"
            raise UserError(f"there is no target {name}{meant}")
    return [known[name] for name in names] if names else list(targets)


def from_header(path: Path) -> Target | None:
    """The target of a C file that says what is expected of it: `// raddle: expect unsafe, model=tso, -DN=2`
    in one of its first lines."""
    try:
        with path.open(encoding="utf-8-sig", errors="replace") as stream:
            lines = [line for line, _ in zip(stream, range(_HEADER_LINES), strict=False)]
    except OSError:
        return None
    found = next((match for line in lines if (match := _HEADER.match(line))), None)
    if found is None:
        return None
    table: dict[str, Any] = {"files": [path.name], "flags": []}
    for word in (word.strip() for word in found[1].split(",")):
        if word.startswith("expect "):
            table["expect"] = word.removeprefix("expect ").strip()
        elif word.startswith("-"):
            table["flags"] += word.split()
        else:
            name, _, value = word.partition("=")
            table[name.strip()] = _value(value.strip())
    return _target(path, path.name, table, {})


def _value(text: str) -> Any:
    if text in ("true", "false", ""):
        return text != "false"
    return int(text) if re.fullmatch(r"-?\d+", text) else text


def _tables(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as stream:
            document = tomllib.load(stream)
    except OSError as error:
        raise UserError(f"{path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UserError(f"{path}: {error}") from None
    if path.name != "pyproject.toml":
        return document
    found = document.get("tool", {}).get("raddle", {})
    return found if isinstance(found, dict) else {}


def _target(path: Path, name: str, table: Any, shared: dict[str, Any]) -> Target:
    if not isinstance(table, dict):
        raise UserError(f"{path}: target {name} is no table")
    own = {key: table[key] for key in table if key in _OWN}
    options = {key: value for key, value in table.items() if key not in _OWN}
    _check_options(path, f"target {name}", options)
    for key in ("files", "flags", "arguments"):
        words = own.get(key, [])
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise UserError(f"{path}: target {name}: {key} is no list of strings")
    if not own.get("files"):
        raise UserError(f"{path}: target {name} has no files")
    expect = own.get("expect", "safe")
    if expect not in VERDICTS:
        raise UserError(f"{path}: target {name}: expect is one of {', '.join(VERDICTS)}, not {expect}")
    return Target(
        name=name,
        folder=str(path.resolve().parent),
        files=tuple(own["files"]),
        flags=tuple(own.get("flags", ())),
        arguments=tuple(own.get("arguments", ())),
        cc=own.get("cc"),
        expect=expect,
        options=tuple({**shared, **options}.items()),
    )


def _check_options(path: Path, where: str, table: dict[str, Any]) -> None:
    """Names and types are those of Options."""
    for key, value in table.items():
        if key not in _OPTIONS:
            raise UserError(f"{path}: {where}: unknown key {key}{_meant(key, (*_OWN, *_OPTIONS))}")
        if not fits(key, value):
            raise UserError(f"{path}: {where}: {key} cannot be {value!r}")


def _meant(word: str, known: Any) -> str:
    close = difflib.get_close_matches(word, list(known), 1)
    return f"; did you mean {close[0]}?" if close else ""
