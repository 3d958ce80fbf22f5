"""Which rows of a table are run, under which searches: the table's own, or one that the user names."""

from __future__ import annotations

import fnmatch
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from raddle.bench.column import Column
from raddle.bench.table import Expected, Program, Reference, Row, Table
from raddle.errors import UserError
from raddle.explore.options import MODELS_OF

QUICK = 20_000
"""A row with at most so many executions takes well under a second."""


@dataclass(frozen=True, slots=True)
class Selection:
    """What the user asks for. `search` replaces the searches of the rows, the others pick among them.

    `all`: also rows that the paper's tools did not finish."""

    only: tuple[str, ...] = ()
    max_n: int | None = None
    model: str | None = None
    search: str | None = None
    quick: bool = False
    locks: str | None = None
    column: str | None = None
    all: bool = False

    def searches(self, row: Row) -> tuple[str, ...]:
        """The row's own searches, or the one asked for if it works under the row's model."""
        if self.search is None:
            return row.searches()
        return (self.search,) if row.model in MODELS_OF.get(self.search, (row.model,)) else ()

    def takes(self, row: Row) -> bool:
        names = not self.only or any(fnmatch.fnmatchcase(row.program.name, word) for word in self.only)
        fits = self.max_n is None or row.n is None or row.n <= self.max_n
        quick = not self.quick or is_quick(row)
        finished = self.all or row.reference is None or row.reference.finished
        chosen = self.model in (None, row.model) and (row.locks == "auto" or self.locks in (None, row.locks))
        column = row.column is None or self.column in (None, row.column.name)
        return names and fits and quick and finished and chosen and column


def is_quick(row: Row) -> bool:
    leaves = (row.executions or 0) + row.duplicates + (row.blocked or 0)
    return not row.slow and row.executions is not None and leaves <= QUICK


@dataclass(frozen=True, slots=True)
class Job:
    """One run: a program of some size under one model, search and treatment of locks and loops."""

    table: Table
    program: Program
    n: int | None
    model: str
    search: str
    locks: str = "auto"
    reference: Reference | None = None
    note: str = ""
    column: Column | None = None
    unroll: int | None = None
    order: str = ""

    def expected(self, search: str) -> Expected | None:
        """What must be found by the search that ran; `auto` says which that is when it is done."""
        return self.table.expected(
            self.program, self.n, self.model, search, self.locks, self.column, self.order
        )

    @property
    def flags(self) -> tuple[str, ...]:
        order = (f"-DORDER={self.order}",) if self.order else ()
        return self.program.compiler_flags(self.n) + order + (self.column.flags if self.column else ())

    @property
    def options(self) -> dict[str, Any]:
        """The keywords for raddle.verify that only some rows need."""
        options = {} if self.column is None else self.column.options(self.search)
        if self.unroll is not None:
            options["unroll"] = self.unroll
        if self.program.stuck:
            # The first execution that never ends would end the search.
            options["keep_going"] = True
        return options

    @property
    def but_for_locks(self) -> tuple[str, str, int | None, str, str]:
        """The same for two jobs that differ only in how they treat locks."""
        return self.table.name, self.program.name, self.n, self.model, self.search

    @property
    def weaker(self) -> Job | None:
        """The same with release/acquire, for a job whose accesses are all seq_cst."""
        return replace(self, order="release_acquire") if self.order == "seq_cst" else None

    @property
    def counts_duplicates(self) -> bool:
        return self.search == "rcmc"


def plan(tables: Sequence[Table], selection: Selection) -> tuple[Job, ...]:
    """The runs, in the order of the tables, none twice within a table."""
    jobs: dict[Job, None] = {}
    for table in tables:
        for row in table.rows:
            if selection.takes(row):
                for search in selection.searches(row):
                    job = Job(
                        table,
                        row.program,
                        row.n,
                        row.model,
                        search,
                        row.locks,
                        row.reference,
                        row.note,
                        row.column,
                        row.unroll,
                        row.order,
                    )
                    jobs[job] = None
    if not jobs:
        names = sorted({row.program.name for table in tables for row in table.rows})
        raise UserError("no row of the table fits these options", hint=f"its programs: {', '.join(names)}")
    return tuple(jobs)
