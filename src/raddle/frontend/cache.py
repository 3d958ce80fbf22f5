"""Assembled programs kept between runs, in the user's cache folder.

The key is a hash of everything that can change the assembled program: the LLVM IR that clang just
made (so headers, flags, include folders and the compiler are in it by construction, and no stale hit
is possible), the options of lowering, the platform, and the content of raddle's own files.

An entry is a checksum and a pickle. Pickles run code, so the folder must belong to the user and be
closed to others, and only raddle's own data classes are loaded. Writing is atomic (a rename); a
damaged entry is a miss and gets rewritten; the oldest entries go when the folder grows over LIMIT.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.util
import io
import os
import pickle
import stat
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

LIMIT = 256 << 20
_MAGIC = b"raddle cache 1\n"
_OURS = ("raddle.ir.", "raddle.assemble")
_BUILTINS = {("builtins", "frozenset"), ("array", "array"), ("array", "_array_reconstructor")}


class UnusableCache(Exception):
    """The folder cannot be used; the message says why. A warning, never the end of a run."""


def default_folder() -> Path:
    """XDG_CACHE_HOME/raddle, by default ~/.cache/raddle."""
    base = os.environ.get("XDG_CACHE_HOME", "")
    if os.path.isabs(base):
        return Path(base) / "raddle"
    home = os.environ.get("HOME", os.path.expanduser("~"))
    if not os.path.isabs(home):
        raise UnusableCache(f"there is no cache folder: HOME is {home!r}, not an absolute path")
    return Path(home) / ".cache" / "raddle"


def key(parts: Iterable[str]) -> str:
    """The name of the entry that all these texts together decide."""
    digest = hashlib.sha256(_own_files())
    for part in (sys.version, sys.platform, *parts):
        data = part.encode("utf-8", "surrogatepass")
        digest.update(b"%d:" % len(data))
        digest.update(data)
    return digest.hexdigest()


def text_key(parts: Iterable[str]) -> str:
    """The same for a text that raddle's own files have no part in."""
    return hashlib.sha256("\0".join(("text", *parts)).encode("utf-8", "surrogatepass")).hexdigest()


@functools.cache
def _own_files() -> bytes:
    """A hash of raddle's installed files, as they were when this process first asked."""
    root = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(name for name in folders if name not in ("__pycache__", "cli", "report"))
        for name in sorted(files):
            if not name.endswith(".pyc"):
                digest.update(name.encode())
                digest.update(Path(folder, name).read_bytes())
    native = importlib.util.find_spec("raddle._native")
    if native is not None and native.origin is not None and Path(native.origin).parent != root:
        digest.update(Path(native.origin).read_bytes())  # an editable install keeps it elsewhere
    return digest.digest()


class Cache:
    """One folder of entries. Opening it checks it and raises UnusableCache."""

    def __init__(self, folder: Path, kind: str = "image") -> None:
        self._folder = folder
        self._kind = kind
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            status = folder.stat()
        except OSError as error:
            raise UnusableCache(f"the cache folder {folder} cannot be used: {error.strerror}") from None
        if not _only_ours(status):
            raise UnusableCache(f"the cache folder {folder} can be written by other users")
        if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
            raise UnusableCache(f"the cache folder {folder} cannot be written")

    def load(self, name: str) -> Any | None:
        """The value stored under that name; None if there is none or it is damaged."""
        path = self._path(name)
        try:
            with open(path, "rb") as stream:
                if not _only_ours(os.fstat(stream.fileno())):
                    return None
                data = stream.read()
            payload = data[len(_MAGIC) + 32 :]
            if data[: len(_MAGIC)] != _MAGIC or hashlib.sha256(payload).digest() != data[len(_MAGIC) :][:32]:
                return None
            value = _Reader(io.BytesIO(payload)).load()
            os.utime(path)
        except (
            OSError,
            pickle.UnpicklingError,
            AttributeError,
            ImportError,
            TypeError,
            ValueError,
            EOFError,
        ):
            return None
        return value

    def store(self, name: str, value: Any) -> None:
        """Write atomically; now and then (it costs 4 us an entry) make room if there is over LIMIT."""
        payload = pickle.dumps(value, protocol=5)
        try:
            handle, temporary = tempfile.mkstemp(prefix="new-", dir=self._folder)
            try:
                with os.fdopen(handle, "wb") as stream:
                    stream.write(_MAGIC + hashlib.sha256(payload).digest() + payload)
                os.replace(temporary, self._path(name))
            except BaseException:
                os.unlink(temporary)
                raise
            if name.startswith("0"):  # names are hashes: one in sixteen
                self._shrink()
        except OSError as error:
            raise UnusableCache(
                f"the cache folder {self._folder} cannot be written: {error.strerror}"
            ) from None

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.{self._kind}"

    def _shrink(self) -> None:
        """Least recently used first, down to three quarters; another run may delete the same ones."""
        entries: list[tuple[float, int, str]] = []
        with os.scandir(self._folder) as found:
            for entry in found:
                try:
                    status = entry.stat(follow_symlinks=False)
                except FileNotFoundError:
                    continue
                if stat.S_ISREG(status.st_mode):
                    entries.append((status.st_mtime, status.st_size, entry.path))
        total = sum(size for _, size, _ in entries)
        if total <= LIMIT:
            return
        for _, size, path in sorted(entries):
            if total <= LIMIT * 3 // 4:
                break
            with contextlib.suppress(FileNotFoundError):
                os.unlink(path)
            total -= size


def _only_ours(status: os.stat_result) -> bool:
    if not hasattr(os, "getuid"):
        return True
    return status.st_uid == os.getuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


class _Reader(pickle.Unpickler):
    """Loads raddle's own data classes and nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        if module.startswith(_OURS) or (module, name) in _BUILTINS:
            return super().find_class(module, name)
        raise pickle.UnpicklingError(f"{module}.{name} does not belong in a cache")
