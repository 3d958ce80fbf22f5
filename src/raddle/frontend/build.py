"""From what the user named to an image the native core can run: one call, cached.

The parser, lowering and the passes are imported only when the cache has no answer, because
importing them costs more than a warm run may take.
"""

from __future__ import annotations

import contextlib
import gc
import hashlib
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from raddle.errors import UserError
from raddle.frontend import cache
from raddle.frontend.compiler import Compilation, compile_c
from raddle.frontend.flags import is_narrow
from raddle.frontend.sources import Source

if TYPE_CHECKING:
    from raddle.assemble import Image
    from raddle.ir.program import Program


@dataclass(frozen=True, slots=True)
class Request:
    """Everything that decides the image. `arguments` are the program's own, without its name."""

    files: tuple[str | os.PathLike[str] | Source, ...]
    flags: tuple[str, ...] = ()
    arguments: tuple[str, ...] = ()
    entry: str = "main"
    volatile: str = "plain"
    nondet_values: tuple[int, ...] = (0, 1, 2, -1)
    cc: str | None = None
    spin: str = "await"
    unpeel: bool = True
    take_back: bool = True
    races: bool = True
    """Whether data races are errors: passes may rely on that."""
    sequential: bool = False
    """If they are not: plain accesses are meant to be sequentially consistent."""
    overflow: bool = False
    """Whether signed integers that overflow are errors."""
    reuse_addresses: bool = False
    outside: frozenset[str] = frozenset()
    """Functions that nobody defines and that are called all the same."""
    trace_library: bool = False
    folder: str | None = None
    """Where relative names and flags start from; None: the folder that raddle runs in."""

    @property
    def is_narrow(self) -> bool:
        """Whether some file is meant for a machine of 32 bits."""
        own = [file.flags for file in self.files if isinstance(file, Source)]
        return any(is_narrow(flags) for flags in (self.flags, *own))


@dataclass(frozen=True, slots=True)
class Built:
    """`digest` identifies the program, whatever folder or raddle version compiled it."""

    image: Image
    compilation: Compilation
    digest: str
    warnings: tuple[str, ...]
    cached: bool


def build(request: Request, *, use_cache: bool = True, compilation: Compilation | None = None) -> Built:
    """Compile (unless that is done), lower, run the passes and assemble; or take the image from the cache."""
    compilation = compilation or compile_c(
        request.files,
        request.flags,
        cc=request.cc,
        folder=request.folder,
        overflow=request.overflow,
        use_cache=use_cache,
    )
    parts = [request.entry, request.volatile, str(request.nondet_values), "\0".join(request.arguments)]
    parts += [request.spin, str(request.unpeel), str(request.take_back), str(request.races)]
    parts += [str(request.reuse_addresses), str(request.trace_library), str(request.sequential)]
    for module in compilation.modules:
        parts += [module.name, module.text]
    digest = hashlib.sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()
    warnings: list[str] = []
    store: cache.Cache | None = None
    name = ""
    if use_cache:
        try:
            store = cache.Cache(cache.default_folder())
            name = cache.key(parts)
            found = store.load(name)
            if found is not None:
                return Built(found, compilation, digest, (), True)
        except cache.UnusableCache as problem:
            warnings.append(str(problem))
    from raddle.assemble import assemble

    with _without_collecting():
        program = lower(request, compilation, use_cache=use_cache)
        image = assemble(program, [compilation.modules[0].name, *request.arguments])
    if store is not None:
        try:
            store.store(name, image)
        except cache.UnusableCache as problem:
            warnings.append(str(problem))
    return Built(image, compilation, digest, tuple(warnings), False)


@contextlib.contextmanager
def _without_collecting() -> Iterator[None]:
    """Lowering makes many small objects and no cycles: looking for those takes a fifth of its time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def lower(
    request: Request, compilation: Compilation, *, passes: bool = True, use_cache: bool = True
) -> Program:
    """The program as raddle IR, after the passes or (for `raddle ir --raw`) before them."""
    from raddle.frontend.cpp_runtime import CppRuntime
    from raddle.frontend.lower import lower_modules
    from raddle.passes import pipeline

    program = lower_modules(
        [module.text for module in compilation.modules],
        entry=request.entry,
        volatile_relaxed=request.volatile == "relaxed",
        nondet_values=request.nondet_values,
        runtime=CppRuntime(use_cache=use_cache),
        reuse_addresses=request.reuse_addresses,
        outside=request.outside,
    )
    if not passes:
        return program
    options = pipeline.Options(
        volatile=request.volatile,
        spin=request.spin,
        unpeel=request.unpeel,
        take_back=request.take_back,
        races=request.races,
        sequential=request.sequential,
        library_places=request.trace_library,
    )
    return pipeline.run(program, options)


def files_of(request: Request) -> tuple[str, ...]:
    """The files' names, as a result shows them."""
    return tuple(file.name if isinstance(file, Source) else os.fspath(file) for file in request.files)


def as_request_files(
    program: str | os.PathLike[str] | Sequence[str | os.PathLike[str]],
) -> tuple[str | os.PathLike[str] | Source, ...]:
    """What `raddle.verify` takes: a path, source text (a string with a newline), or several paths."""
    if isinstance(program, str):
        return (Source("<text>", program),) if "\n" in program else (program,)
    if isinstance(program, os.PathLike):
        return (program,)
    known = isinstance(program, Sequence) and not isinstance(program, bytes)
    if not known or not all(isinstance(file, str | os.PathLike) for file in program):
        raise UserError(f"a program is a path, several paths or source text, not {program!r}")
    return tuple(program)


def as_words(name: str, value: Sequence[str]) -> tuple[str, ...]:
    """Flags or arguments: one string would be taken for its letters."""
    if isinstance(value, str | bytes) or not all(isinstance(word, str) for word in value):
        raise UserError(f"{name} is a list of strings, not {value!r}")
    return tuple(value)
