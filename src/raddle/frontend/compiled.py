"""What clang made of a file the last time, for as long as all that it read is as it was.

Starting clang takes longer than everything else in a warm run: 40 ms for C, a second for C++. So its answer
is kept with the names and hashes of the files it read. A folder that is searched for headers may get one that
would be found instead of those: what it has under their names must be the same, too. Files of the compiler
and of raddle itself go by their versions. Not kept are texts that ask for the time or whether a file exists.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from raddle.frontend import cache

_VARIABLES = ("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "OBJC_INCLUDE_PATH", "SOURCE_DATE_EPOCH")
_UNSTEADY = re.compile(rb"__(?:DATE|TIME|TIMESTAMP)__|__has_(?:include|embed)|#\s*embed|\.incbin")
_FOLDERS = ("-I", "-iquote", "-isystem", "-idirafter")
_UNTOLD = ("-include", "-imacros")
_HEADER = re.compile(r"^\.+ (.*)\n", re.M)

TELL_HEADERS = "-H"
"""Makes clang say which headers it reads: there are no lists for make with zig's clang and LLVM IR."""


@dataclass(frozen=True, slots=True)
class Compiled:
    """One compilation: the words that clang gets, where it runs, and a text if that is in no file."""

    words: tuple[str, ...]
    source: str
    text: str | None
    folder: str
    """Where relative names start from."""
    own: tuple[str, ...]
    """Folders whose files go by the compiler's version and raddle's."""

    def recall(self) -> tuple[str, str] | None:
        """The module and what clang said, if nothing has changed."""
        with contextlib.suppress(cache.UnusableCache, OSError):
            found = _store().load(self._key())
            if found is None:
                return None
            files, there, module, said = found
            if all(self._hash(name) == known for name, known in files.items()) and there == self._there(
                there["names"]
            ):
                return module, said
        return None

    def keep(self, headers: Sequence[str], module: str, said: str) -> None:
        if any(word.startswith(_UNTOLD) for word in self.words):
            return
        names = [name for name in {*headers, self.source} if not self._is_own(name)]
        with contextlib.suppress(cache.UnusableCache, OSError):
            texts = {name: self._path(name).read_bytes() for name in names if name != self.source}
            text = b"" if self.text is None else self.text.encode("utf-8", "surrogateescape")
            if self.text is None:
                text = texts[self.source] = self._path(self.source).read_bytes()
            if any(_UNSTEADY.search(one) for one in (text, *texts.values())):
                return
            files = {name: hashlib.sha256(one).hexdigest() for name, one in texts.items()}
            parts = sorted({part for name in headers for part in Path(name).parts})
            _store().store(self._key(), (files, self._there(parts), module, said))

    def _key(self) -> str:
        told = [f"{name}={os.environ[name]}" for name in _VARIABLES if name in os.environ]
        return cache.key(["compiled", *self.words, self.source, self.text or "", self.folder, *told])

    def _path(self, name: str) -> Path:
        return Path(self.folder, name)

    def _hash(self, name: str) -> str:
        return hashlib.sha256(self._path(name).read_bytes()).hexdigest()

    def _is_own(self, name: str) -> bool:
        path = os.path.realpath(self._path(name))
        return any(path.startswith(os.path.join(os.path.realpath(folder), "")) for folder in self.own)

    def _there(self, names: Sequence[str]) -> dict[str, list[str]]:
        """Which of the names there are in each folder that clang searches, and in folders of these names."""
        known = frozenset(names)
        found = {"names": list(names)}
        for folder in dict.fromkeys([".", os.path.dirname(self.source), *_searched(self.words)]):
            found[f"in {folder}"] = sorted(_entries(self._path(folder), known))
        return found


def without_headers(said: str) -> tuple[str, list[str]]:
    """What clang said, and the headers that it named on the way.

    >>> without_headers(". ./a.h\\na.c:1:1: warning: x\\n.. b.h\\n")
    ('a.c:1:1: warning: x\\n', ['./a.h', 'b.h'])
    """
    return _HEADER.sub("", said), _HEADER.findall(said)


def _store() -> cache.Cache:
    return cache.Cache(cache.default_folder(), "module")


def _searched(words: Sequence[str]) -> Iterable[str]:
    for at, word in enumerate(words):
        for flag in _FOLDERS:
            if word == flag and at + 1 < len(words):
                yield words[at + 1]
            elif word.startswith(flag):
                yield word.removeprefix(flag)


def _entries(folder: Path, names: frozenset[str]) -> Iterable[str]:
    left = [os.fspath(folder)]
    while left:
        with contextlib.suppress(OSError), os.scandir(left.pop()) as found:
            for entry in found:
                if entry.name in names:
                    yield entry.path
                    if entry.is_dir(follow_symlinks=False):
                        left.append(entry.path)
