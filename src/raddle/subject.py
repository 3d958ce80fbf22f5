"""What is verified: a program that is built, with everything that searches and reports ask about it."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

from raddle.explore.options import Options
from raddle.explore.run import Event, Run
from raddle.frontend.build import Built, Request, build
from raddle.frontend.compiler import Compilation
from raddle.frontend.sources import Source
from raddle.report.sources import SourceLines
from raddle.report.symbols import Symbols


def building(options: Options) -> dict[str, Any]:
    """What of the options decides the image: the fields of a Request with their names; with a property,
    plain variables are as the competition has them."""
    wanted = options.property
    own = {"sequential": bool(wanted), "overflow": options.overflow or wanted == "no-overflow"}
    both = {field.name for field in fields(Request)} & {field.name for field in fields(options)}
    return {name: getattr(options, name) for name in both} | own


@dataclass(frozen=True)
class Subject:
    """`start`: when work on it began."""

    request: Request
    built: Built
    start: float

    @staticmethod
    def of(request: Request, *, cache: bool, compilation: Compilation | None = None) -> Subject:
        """`compilation`: what clang made of it, if that is known."""
        start = time.perf_counter()
        return Subject(request, build(request, use_cache=cache, compilation=compilation), start)

    @property
    def code(self) -> bytes:
        return self.built.image.code

    @cached_property
    def symbols(self) -> Symbols:
        return Symbols(self.built.image.debug)

    @cached_property
    def features(self) -> frozenset[str]:
        from raddle.explore.orders import order_features

        return self.symbols.features | order_features(self.code, self.symbols.is_library)

    @cached_property
    def watched(self) -> list[int]:
        """Where its assertions are: a search notes which of them are met."""
        return sorted({pc for _, pcs in self.symbols.assertions() for pc in pcs})

    @cached_property
    def texts(self) -> dict[str, str]:
        """The sources that are in no file."""
        found = (file for file in self.request.files if isinstance(file, Source))
        return {file.name: file.text for file in found if file.text is not None}

    @cached_property
    def lines(self) -> SourceLines:
        return SourceLines(self.texts, self.request.folder)

    @property
    def folder(self) -> str:
        return self.request.folder or os.getcwd()

    def library_call(self, event: Event) -> str:
        """The library function that an event is a part of."""
        return self.symbols.call(event.stack).library

    def replayed(self, options: Any, schedule: Any) -> Run:
        """One execution again, with everything that a report shows. ValueError: the schedule does not fit."""
        from raddle.explore import native

        return native.replay(self.code, options, schedule)
