"""Checkpoints: a search under way, in a file, so that it can go on later, with other jobs or elsewhere.

The file holds the program as clang gave it to raddle, its sources (for reports), the options, and of each
part what it has found and what is left to do. A checksum binds all of it together; version, options and the
hash of the assembled program say which search the branches are of. All of that is one line of JSON; behind it
stands what the search has visited, if it remembers that. The file is written beside the old one and renamed:
there is always one that is whole.
"""

from __future__ import annotations

import base64
import contextlib
import dataclasses
import hashlib
import json
import os
import tempfile
import time
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from raddle.errors import UserError
from raddle.explore.options import Options
from raddle.explore.parts import State
from raddle.explore.run import Found, Search, Stop
from raddle.frontend.build import Request
from raddle.frontend.compiler import Compilation, LlvmModule
from raddle.frontend.sources import Source
from raddle.subject import Subject, building
from raddle.version import VERSION as RADDLE

if TYPE_CHECKING:
    from raddle.explore.jobs import Jobs
    from raddle.explore.plan import Plan

VERSION = 2
EVERY = 60.0
"""Seconds from one checkpoint to the next."""
_OFTEN = 20
"""Where much is remembered checkpoints are large: the next one waits so many times longer than one takes."""
_FORMAT = "raddle checkpoint"


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """`model`: the one that was asked for. `seconds`: spent so far. `image`: a hash of the program."""

    request: Request
    compilation: Compilation
    image: str
    options: Options
    model: str
    reasons: tuple[str | None, str | None]
    state: State
    seconds: float


class Saver:
    """Writes checkpoints of one search to one file. It is a search for `drive`, too: it lets the jobs go on,
    and writes when the time has come. `problem`: why the last one could not be written."""

    def __init__(
        self,
        path: str,
        every: float,
        subject: Subject,
        chosen: Plan,
        jobs: Jobs,
        model: str,
        before: float = 0.0,
    ) -> None:
        self.path, self._every, self._jobs, self._before = path, every, jobs, before
        self._start = self._last = time.perf_counter()
        self._pause = every
        self._fixed = {
            "program": _program(subject),
            "image": image_hash(subject),
            "options": chosen.options.to_json(),
            "model": model,
            "reasons": [chosen.search_reason, chosen.locks_reason],
        }
        self.problem: str | None = None

    def run(self, seconds: float) -> bool:
        if self._jobs.run(seconds):
            return True
        if time.perf_counter() - self._last >= self._pause:
            self.write()
        return False

    @property
    def executions(self) -> int:
        return self._jobs.executions

    @property
    def explored(self) -> int:
        return self._jobs.explored

    def write(self) -> None:
        start = time.perf_counter()
        state = self._jobs.state()
        body = {
            **self._fixed,
            "parts": [
                [None if found is None else _found(found), _text(branch)] for found, branch in state.parts
            ],
            "lessons": _text(state.lessons),
            "memory": None if state.memory is None else hashlib.sha256(state.memory).hexdigest(),
            "by_chance": state.by_chance,
            "shares": state.shares,
            "seconds": self._before + time.perf_counter() - self._start,
        }
        document = {
            "format": _FORMAT,
            "version": VERSION,
            "raddle": RADDLE,
            "checksum": _checksum(body),
            **body,
        }
        try:
            _replace(self.path, json.dumps(document).encode() + b"\n", state.memory or b"")
            self.problem = None
        except OSError as error:
            self.problem = f"the checkpoint {self.path} cannot be written: {error.strerror}"
        self._last = time.perf_counter()
        self._pause = max(self._every, _OFTEN * (self._last - start))


def load(path: str | os.PathLike[str]) -> Checkpoint:
    """Read a checkpoint; a file that is none, is damaged or of another version is a UserError."""
    name = os.fspath(path)
    try:
        text, _, memory = Path(path).read_bytes().partition(b"\n")
        document = json.loads(text)
    except OSError as error:
        raise UserError(f"{name} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise UserError(f"{name} is not a checkpoint of raddle, or damaged") from None
    if not isinstance(document, dict) or document.get("format") != _FORMAT:
        raise UserError(f"{name} is not a checkpoint of raddle")
    if document.get("version") != VERSION or document.get("raddle") != RADDLE:
        raise UserError(
            f"{name} was written by raddle {document.get('raddle')} (format {document.get('version')}); "
            f"this is raddle {RADDLE} (format {VERSION}), whose searches may go other ways",
            hint="verify the program again",
        )
    fixed = ("format", "version", "raddle", "checksum")
    body = {key: value for key, value in document.items() if key not in fixed}
    remembered = hashlib.sha256(memory).hexdigest() if memory else None
    if document.get("checksum") != _checksum(body) or body.get("memory") != remembered:
        raise UserError(f"{name} is damaged: its checksum does not fit")
    try:
        options = Options.from_json(body["options"])
        request, compilation = _request(body["program"], options)
        search_reason, locks_reason = body["reasons"]
        return Checkpoint(
            request=request,
            compilation=compilation,
            image=body["image"],
            options=options,
            model=body["model"],
            reasons=(search_reason, locks_reason),
            state=State(
                parts=[
                    (None if found is None else _search(found), _bytes(branch))
                    for found, branch in body["parts"]
                ],
                lessons=_bytes(body["lessons"]),
                memory=None if body["memory"] is None else memory,
                by_chance=bool(body["by_chance"]),
                shares=body["shares"],
            ),
            seconds=float(body["seconds"]),
        )
    except (KeyError, TypeError, ValueError, AttributeError, zlib.error):
        raise UserError(f"{name} is damaged: a part is missing") from None


def image_hash(subject: Subject) -> str:
    return hashlib.sha256(subject.code).hexdigest()


def _replace(path: str, *data: bytes) -> None:
    """Either all of it is there afterwards, on the disk, or what was there before."""
    folder = os.path.dirname(os.path.abspath(path))
    handle, temporary = tempfile.mkstemp(prefix=".checkpoint-", dir=folder)
    try:
        with os.fdopen(handle, "wb") as stream:
            for piece in data:
                stream.write(piece)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _program(subject: Subject) -> dict[str, Any]:
    request, compilation = subject.request, subject.built.compilation
    files = [file if isinstance(file, Source) else Source(os.fspath(file)) for file in request.files]
    return {
        "files": [
            [file.name, _packed(_source_text(file, request.folder)), list(file.flags)] for file in files
        ],
        "flags": list(request.flags),
        "arguments": list(request.arguments),
        "modules": [[module.name, _packed(module.text)] for module in compilation.modules],
        "diagnostics": compilation.diagnostics,
        "compiler": compilation.compiler,
    }


def _request(data: dict[str, Any], options: Options) -> tuple[Request, Compilation]:
    files = tuple(Source(name, _unpacked(text), tuple(flags)) for name, text, flags in data["files"])
    modules = tuple(LlvmModule(name, _unpacked(text)) for name, text in data["modules"])
    request = Request(
        files=files,
        flags=tuple(data["flags"]),
        arguments=tuple(data["arguments"]),
        **building(options),
    )
    return request, Compilation(modules, data["diagnostics"], data["compiler"])


def _source_text(file: Source, folder: str | None) -> str:
    if file.text is not None:
        return file.text
    try:
        return Path(folder or "", file.name).read_text("utf-8", "replace")
    except OSError:
        return ""


def _found(found: Search) -> dict[str, Any]:
    data = dataclasses.asdict(found)
    data["visited"] = sorted(found.visited)
    data["ordered_locks"] = sorted(found.ordered_locks.items())
    return data


def _search(data: dict[str, Any]) -> Search:
    errors = tuple(Found(error["kind"], error["schedule"], tuple(error["key"])) for error in data["errors"])
    known = {**data, "errors": errors, "bounds": tuple(data["bounds"]), "visited": frozenset(data["visited"])}
    if (stop := data["stop"]) is not None:
        known["stop"] = Stop(**{**stop, "stack": tuple(stop["stack"])})
    return Search(**{**known, "ordered_locks": dict(data["ordered_locks"])})


def _text(data: bytes | None) -> str | None:
    return None if data is None else base64.b64encode(data).decode()


def _bytes(text: str | None) -> bytes | None:
    return None if text is None else base64.b64decode(text, validate=True)


def _packed(text: str) -> str:
    return base64.b64encode(zlib.compress(text.encode("utf-8", "surrogatepass"))).decode()


def _unpacked(text: str) -> str:
    return zlib.decompress(base64.b64decode(text, validate=True)).decode("utf-8", "surrogatepass")


def _checksum(body: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()
