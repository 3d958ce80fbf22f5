"""Saved failures: what is in a trace file, where it goes, and what makes one unusable.

A trace holds the program's files and flags, the options, the schedule and the report it led to. The
program's content is in it only as a hash (and as text where it came from no file), so a trace of a
program that has changed since is refused instead of replayed into nonsense.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from raddle.errors import UserError
from raddle.explore.options import Options
from raddle.explore.run import Schedule

VERSION = 1
KEPT = 200
_FORMAT = "raddle trace"


@dataclass(frozen=True, slots=True)
class Trace:
    """`texts`: the sources that are in no file, by name. `folder`: where relative names are from.
    `own_flags`: of single files, by name."""

    files: tuple[str, ...]
    texts: dict[str, str]
    folder: str
    flags: tuple[str, ...]
    arguments: tuple[str, ...]
    cc: str | None
    options: Options
    digest: str
    schedule: Schedule
    report: dict[str, Any]
    version: str
    own_flags: dict[str, tuple[str, ...]] = field(default_factory=dict)


def save(trace: Trace, path: str | os.PathLike[str] | None = None) -> str:
    """Write the trace, by default into the state folder; the path it went to."""
    body = {
        "files": list(trace.files),
        "texts": trace.texts,
        "folder": trace.folder,
        "flags": list(trace.flags),
        "arguments": list(trace.arguments),
        "cc": trace.cc,
        "options": trace.options.to_json(),
        "program": trace.digest,
        "schedule": trace.schedule,
        "report": trace.report,
        **({"own_flags": trace.own_flags} if trace.own_flags else {}),
    }
    document = {
        "format": _FORMAT,
        "version": VERSION,
        "raddle": trace.version,
        "checksum": _checksum(body),
        **body,
    }
    text = json.dumps(document) + "\n"
    if path is not None:
        try:
            Path(path).write_text(text, "utf-8")
        except OSError as error:
            raise UserError(f"the trace cannot be written to {path}: {error.strerror}") from None
        return os.fspath(path)
    stem = Path(trace.files[0]).stem.strip("<>") or "program"
    name = f"{stem}-{trace.report['kind']}-{_checksum(body)[:10]}.json"
    for find in (default_folder, _temporary_folder):
        try:
            folder = find()
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if folder.stat().st_uid != os.getuid():
                continue
            handle, temporary = tempfile.mkstemp(prefix="new-", dir=folder)
            with os.fdopen(handle, "w", encoding="utf-8") as stream:
                stream.write(text)
            os.replace(temporary, folder / name)
            _shrink(folder)
        except OSError:
            continue
        return str(folder / name)
    return ""


def load(path: str | os.PathLike[str]) -> Trace:
    """Read a trace; a file that is none, is damaged or of another version is a UserError."""
    try:
        document = json.loads(Path(path).read_bytes())
    except OSError as error:
        raise UserError(f"{os.fspath(path)} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise UserError(f"{os.fspath(path)} is not a trace of raddle, or damaged") from None
    if not isinstance(document, dict) or document.get("format") != _FORMAT:
        raise UserError(f"{os.fspath(path)} is not a trace of raddle")
    if document.get("version") != VERSION:
        other = document.get("version")
        raise UserError(f"{os.fspath(path)} has trace format {other}; this raddle reads format {VERSION}")
    body = {
        key: value
        for key, value in document.items()
        if key not in ("format", "version", "raddle", "checksum")
    }
    if document.get("checksum") != _checksum(body):
        raise UserError(f"{os.fspath(path)} is damaged: its checksum does not fit")
    try:
        return Trace(
            files=tuple(body["files"]),
            texts=dict(body["texts"]),
            folder=body["folder"],
            flags=tuple(body["flags"]),
            arguments=tuple(body["arguments"]),
            cc=body["cc"],
            options=Options.from_json(body["options"]),
            digest=body["program"],
            schedule=body["schedule"],
            report=body["report"],
            version=document["raddle"],
            own_flags={name: tuple(flags) for name, flags in body.get("own_flags", {}).items()},
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        raise UserError(f"{os.fspath(path)} is damaged: a part is missing") from None


def default_folder() -> Path:
    """XDG_STATE_HOME/raddle/traces, by default ~/.local/state/raddle/traces."""
    base = os.environ.get("XDG_STATE_HOME", "")
    if not os.path.isabs(base):
        base = os.path.join(os.environ.get("HOME", os.path.expanduser("~")), ".local", "state")
    if not os.path.isabs(base):
        raise NotADirectoryError("HOME is no absolute path")
    return Path(base) / "raddle" / "traces"


def _temporary_folder() -> Path:
    return Path(tempfile.gettempdir()) / f"raddle-traces-{os.getuid()}"


def _checksum(body: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()


def _shrink(folder: Path) -> None:
    """Keep the newest KEPT traces."""
    found = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found[KEPT:]:
        path.unlink(missing_ok=True)
