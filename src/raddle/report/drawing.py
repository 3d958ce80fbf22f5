"""Pictures of one execution in files: which one was asked for, and writing it."""

from __future__ import annotations

import os
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from raddle.errors import UserError
from raddle.explore.run import Run
from raddle.report.sources import SourceLines
from raddle.report.symbols import Symbols

GRAPH_SEARCHES = ("auto", "modification-order", "reads-from")
"""The searches that count executions which a schedule can name."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """`svg`, `dot`: the files. `execution`: the n-th complete execution, from 1; None: the failing one."""

    svg: str | os.PathLike[str] | None = None
    dot: str | os.PathLike[str] | None = None
    execution: int | None = None
    full: bool = False
    """Draw also what the failure does not need."""

    @property
    def wanted(self) -> bool:
        return self.svg is not None or self.dot is not None

    def check(self, search: str) -> None:
        """Refuse what cannot be drawn before the search begins."""
        if self.wanted and search == "oracle":
            raise UserError(
                "--search oracle has no execution to draw", hint="the other searches find the same errors"
            )
        if self.execution is None:
            return
        if not self.wanted:
            raise UserError(f"--execution {self.execution} says what to draw: add --svg FILE or --dot FILE")
        if self.execution < 1:
            raise UserError(f"--execution needs a number of at least 1, not {self.execution}")
        if search not in GRAPH_SEARCHES:
            raise UserError(
                f"--execution does not work with --search {search}",
                hint=f"it does with {' and '.join(GRAPH_SEARCHES[1:])}",
            )

    def write(
        self,
        run: Run,
        symbols: Symbols,
        lines: SourceLines,
        *,
        title: str,
        note: str,
        unordered: bool = False,
        ordered_locks: Collection[int] = (),
        kept: Collection[int] | None = None,
    ) -> None:
        """`kept`: the events that the failure needs."""
        from raddle.report.execution import execution_graph

        graph = execution_graph(
            run,
            symbols,
            lines,
            title=title,
            note=note,
            unordered=unordered,
            ordered_locks=ordered_locks,
            kept=None if self.full else kept,
        )
        if self.svg is not None:
            from raddle.report.svg import to_svg

            _write("--svg", self.svg, to_svg(graph))
        if self.dot is not None:
            from raddle.report.dot import to_dot

            _write("--dot", self.dot, to_dot(graph))


def _write(option: str, path: str | os.PathLike[str], text: str) -> None:
    try:
        Path(path).write_text(text, "utf-8")
    except OSError as error:
        raise UserError(f"{option} {os.fspath(path)} cannot be written: {error.strerror}") from None
