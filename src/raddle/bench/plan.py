"""Which rows of a table are run, under which searches: the table's own, or one that the user names."""

from __future__ import annotations

import fnmatch
from collections.abc import Sequence
from dataclasses import dataclass

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
        return names and fits and quick and finished and chosen


def is_quick(row: Row) -> bool:
    return not row.slow and row.executions is not None and row.executions + row.duplicates <= QUICK


@dataclass(frozen=True, slots=True)
class Job:
    """One run: a program of some size under one model, search and treatment of locks."""

    table: Table
    program: Program
    n: int | None
    model: str
    search: str
    locks: str = "auto"
    reference: Reference | None = None
    note: str = ""

    def expected(self, search: str) -> Expected | None:
        """What must be found by the search that ran; `auto` says which that is when it is done."""
        return self.table.expected(self.program, self.n, self.model, search, self.locks)

    @property
    def but_for_locks(self) -> tuple[str, str, int | None, str, str]:
        """The same for two jobs that differ only in how they treat locks."""
        return self.table.name, self.program.name, self.n, self.model, self.search

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
                        table, row.program, row.n, row.model, search, row.locks, row.reference, row.note
                    )
                    jobs[job] = None
    if not jobs:
        names = sorted({row.program.name for table in tables for row in table.rows})
        raise UserError("no row of the table fits these options", hint=f"its programs: {', '.join(names)}")
    return tuple(jobs)
