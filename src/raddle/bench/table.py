"""A table of benchmark rows as data: which program, size, model, search and treatment of locks and of loops
gives how many executions.

Tables are CSV files in `tables/`, the programs C files in `programs/`, both part of the package. A row that
names no search follows the table's rule: see `rcmc.csv`. Expected numbers come from the papers, from a
formula or from another way of counting, never from raddle.
"""

from __future__ import annotations

import csv
import functools
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from raddle.bench.column import ALL_COLUMNS, Column
from raddle.errors import UserError

_HERE = Path(__file__).parent
PROGRAMS_OF = {
    "rcmc": "rcmc",
    "speed": "rcmc",
    "lapor": "lapor",
    "locks-overhead": "lapor",
    "await": "await",
}
"""The tables, and the folder that each takes its programs from."""
TABLES = tuple(PROGRAMS_OF)
PAPER = "paper"
ORDERS = ("release_acquire", "seq_cst")
"""What a program can be told to make all its accesses: `-DORDER=…`, see programs/rcmc/order.h."""
_BOTH = ("rc11", "wrc11")
_SAME_COUNTS = {"modification-order", "reads-from"}
_COUNT_TRACES = {"dpor", "modification-order"}
"""Under sc a graph with its modification order is a Mazurkiewicz trace, as long as no loop is rewritten."""
_WITHOUT_SEARCH = {"wrc11": ("reads-from", "rcmc"), "rc11": ("modification-order", "rcmc")}


@dataclass(frozen=True, slots=True)
class Program:
    """A benchmark program. `size` is the macro that sets its size, None if it has only one.

    `besides`: what a row's size counts beyond the macro. `mo_determined`: reads-from decides the modification
    order, so both searches count the same; unless locks are unordered. `stuck`: executions that never end
    belong to it and are counted as blocked. `finds`: the kind of error that it is there to show."""

    name: str
    source: Path
    size: str | None
    flags: tuple[str, ...]
    mo_determined: bool
    besides: int = 0
    stuck: bool = False
    finds: str | None = None

    def compiler_flags(self, n: int | None) -> tuple[str, ...]:
        if n is None or self.size is None:
            return self.flags
        return (f"-D{self.size}={n - self.besides}", *self.flags)


@dataclass(frozen=True, slots=True)
class Reference:
    """What somebody else has for a row: who, how many executions, in how many seconds; None: not known."""

    name: str
    seconds: float | None
    executions: int | None = None
    finished: bool = True
    blocked: int | None = None


@dataclass(frozen=True, slots=True)
class Expected:
    """What a search must find. `duplicates` is None where the search is one that must have none, `blocked`
    where nothing is known of it."""

    executions: int
    duplicates: int | None = None
    blocked: int | None = None

    def met_by(self, executions: int, duplicates: int | None, blocked: int | None = None) -> bool:
        same = (executions, duplicates or 0) == (self.executions, self.duplicates or 0)
        return same and self.blocked in (None, blocked)

    def __str__(self) -> str:
        return counts(self.executions, self.duplicates if self.blocked is None else self.blocked)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table. `search` is None where the rule applies; `executions` where nothing is known.

    `slow`: takes longer than its number of executions suggests. `note`: why the paper has another number.
    `unroll`: the bound of every loop; `blocked`: how many executions are. `order`: of all accesses; if empty,
    each has its own."""

    program: Program
    n: int | None
    model: str
    search: str | None
    executions: int | None
    duplicates: int
    locks: str = "auto"
    reference: Reference | None = None
    slow: bool = False
    note: str = ""
    column: Column | None = None
    unroll: int | None = None
    blocked: int | None = None
    order: str = ""

    def searches(self) -> tuple[str, ...]:
        if self.search is not None:
            return (self.search,)
        return _WITHOUT_SEARCH.get(self.model, ("modification-order",))

    def expected(self, search: str) -> Expected | None:
        """What this row says about a search; None if nothing."""
        if self.executions is None:
            return None
        if self.search is not None:
            determined = self.program.mo_determined and self.locks != "unordered"
            same = determined and {search, self.search} == _SAME_COUNTS
            untreated = self.model == "sc" and (self.column is None or self.column.spin == "off")
            same = same or (untreated and {search, self.search} == _COUNT_TRACES)
            return Expected(self.executions, None, self.blocked) if same or search == self.search else None
        if search == "rcmc" and self.model in _BOTH:
            return Expected(self.executions, self.duplicates)
        fits = {
            "modification-order": self.model != "wrc11",
            "reads-from": self.model == "wrc11" or self.program.mo_determined,
        }
        return Expected(self.executions) if fits.get(search, False) else None


@dataclass(frozen=True, slots=True)
class Table:
    name: str
    rows: tuple[Row, ...]

    def expected(
        self,
        program: Program,
        n: int | None,
        model: str,
        search: str,
        locks: str = "auto",
        column: Column | None = None,
        order: str = "",
    ) -> Expected | None:
        """What the rows for that program, size, model and treatment of locks and loops say about a search."""
        wanted = (program, n, model, locks, column, order)
        rows = (
            row
            for row in self.rows
            if (row.program, row.n, row.model, row.locks, row.column, row.order) == wanted
        )
        return next((found for row in rows if (found := row.expected(search)) is not None), None)


def load(name: str) -> Table:
    """A table by its name; UserError if there is none.

    >>> len(load("rcmc").rows) > 40
    True
    """
    if name not in TABLES:
        raise UserError(f"there is no table {name!r}; choose from {', '.join(TABLES)}")
    with open(_HERE / "tables" / f"{name}.csv", encoding="utf-8", newline="") as stream:
        lines = [line for line in stream if not line.startswith("#")]
    known = programs(PROGRAMS_OF[name])
    return Table(name, tuple(row for fields in csv.DictReader(lines) for row in _rows(fields, known)))


@functools.cache
def programs(folder_name: str) -> dict[str, Program]:
    """The benchmark programs of one folder by name."""
    folder = _HERE / "programs" / folder_name
    with open(folder / "programs.toml", "rb") as stream:
        entries = tomllib.load(stream)
    return {
        name: Program(
            name=name,
            source=folder / entry["source"],
            size=entry.get("size"),
            flags=tuple(entry.get("flags", ())),
            mo_determined=entry.get("mo_determined", False),
            besides=entry.get("besides", 0),
            stuck=entry.get("stuck", False),
            finds=entry.get("finds"),
        )
        for name, entry in entries.items()
    }


def _rows(fields: dict[str, str], known: dict[str, Program]) -> Iterator[Row]:
    for model in _BOTH if fields["model"] == "*" else (fields["model"],):
        yield Row(
            program=known[fields["program"]],
            n=_number(fields["n"]),
            model=model,
            search=fields["search"] or None,
            executions=_number(fields["executions"]),
            duplicates=_number(fields.get("duplicates", "")) or 0,
            locks=fields.get("locks") or "auto",
            reference=_reference(fields),
            slow=bool(fields.get("slow")),
            note=fields.get("note", ""),
            column=ALL_COLUMNS[fields["column"]] if fields.get("column") else None,
            unroll=_number(fields.get("unroll", "")),
            blocked=_number(fields.get("blocked", "")),
            order=fields.get("order", ""),
        )


def _reference(fields: dict[str, str]) -> Reference | None:
    if "paper_executions" not in fields:
        return None
    executions, seconds = fields["paper_executions"], fields["paper_seconds"]
    if executions == "-":
        return Reference(PAPER, None, finished=False)
    return Reference(
        PAPER,
        float(seconds) if seconds else None,
        _number(executions),
        blocked=_number(fields.get("paper_blocked", "")),
    )


def _number(text: str) -> int | None:
    return int(text) if text else None


def counts(executions: int, others: int | None) -> str:
    """The papers' way of writing executions with duplicates of them, or with blocked ones: 36+2."""
    return f"{executions:,}" if others is None else f"{executions:,}+{others:,}"
