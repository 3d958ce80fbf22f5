"""A result for people: the verdict first, then what a person needs to believe or to repair it.

Rows are aligned, and fit the terminal's width where it is known: the source text at the right is the
first to be shortened, and left out when there is no room.
"""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from raddle.explore.result import ErrorReport, Result, Row
from raddle.explore.verdict import FIRST_ERROR
from raddle.ir.values import Location
from raddle.report.folding import folded
from raddle.report.kinds import STUCK, title
from raddle.report.loops import loop_lines
from raddle.report.shortening import ending
from raddle.report.symbols import brief, short

MAX_ROWS = 400
_TAIL = 300
_COLOURS = {"safe": "32", "unsafe": "31", "inconclusive": "33", "warning": "33", "dim": "2", "bold": "1"}


@dataclass(frozen=True, slots=True)
class Style:
    """`width`: columns of the terminal. `colour`: whether escape sequences are wanted."""

    width: int = 120
    colour: bool = False
    output: bool = False
    """Show what the program printed in a block of its own as well."""

    loops: bool = False
    """Tell what became of each loop."""

    full: bool = False
    """Show also the events that the failure does not need."""

    verbose: bool = False
    """Tell what `auto` chose, and why."""

    told: tuple[str, ...] = ()
    """Warnings that the reader has seen already."""

    def paint(self, text: str, name: str) -> str:
        return f"\x1b[{_COLOURS[name]}m{text}\x1b[0m" if self.colour and name in _COLOURS else text


def verdict_line(result: Result, style: Style) -> str:
    """The first line, and the only one with --quiet."""
    word = style.paint(result.verdict, result.verdict)
    if result.errors:
        first = result.errors[0]
        more = f" (and {len(result.errors) - 1} more)" if len(result.errors) > 1 else ""
        return f"{word}: {placed(first)}{more}"
    if result.proof:
        return f"{word}: {result.proof}"
    if result.bound:
        return f"{word}: {result.bound}"
    if result.reason:
        return f"{word}: {result.reason}"
    return f"{word}: no error in {counted(result.executions, 'execution')}"


def placed(error: ErrorReport) -> str:
    """The message with its source line, unless it tells its places itself."""
    if error.location is None or error.kind == "race" or error.kind in STUCK:
        return error.message
    return f"{error.message}, at {_short(error.location)}"


def lines(result: Result, style: Style) -> list[str]:
    """The whole report."""
    found = [verdict_line(result, style)]
    unheard = [warning for warning in result.warnings if warning not in style.told]
    found += [f"{style.paint('warning', 'warning')}: {warning}" for warning in unheard]
    found.append(_counts(result))
    if result.search_reason and style.verbose:
        found.append(f"auto chose {result.search}: {result.search_reason}")
    if result.locks_reason and style.verbose:
        found.append(f"auto chose {result.locks} locks: {result.locks_reason}")
    if style.verbose or result.locks_reason is None:  # the user asked for unordered locks
        found += [f"ordered after all: {lock}" for lock in result.ordered_locks]
    if result.schedule:
        found.append(result.schedule)
    if result.errors and result.reason and result.reason != FIRST_ERROR:
        found.append(f"search ended early: {result.reason}")
    if style.loops:
        found += loop_lines(result.loops)
    if result.assumptions and not result.errors:
        found.append("assumptions:")
        found += [f"  - {assumption}" for assumption in result.assumptions]
    for number, error in enumerate(result.errors):
        found.append("")
        if len(result.errors) > 1:
            found.append(style.paint(f"error {number + 1}: {placed(error)}", "bold"))
        found += error_lines(error, style)
    return found


def described(result: Result) -> str:
    """The whole report as one text, for a file."""
    return "\n".join(lines(result, Style()))


def error_lines(error: ErrorReport, style: Style) -> list[str]:
    """One error: its place, the threads, the rows and the command that replays it."""
    place = f" at {error.location}" if error.location else ""
    thread = f" in thread {error.thread}" if error.thread is not None else ""
    found = [f"{title(error.kind)}{thread}{place}"]
    found += [f"  {detail}" for detail in error.details]
    if not error.trace:
        return found
    found += ["", "threads:"]
    found += _table(
        [
            (
                f"  {thread.thread}",
                thread.function,
                ""
                if thread.created_by is None
                else f"created by {thread.created_by} at {_short(thread.created_at)}",
            )
            for thread in error.threads
        ]
    )
    found += ["", "events:"]
    found += _event_lines(error.trace, style)
    if style.output:
        found += ["", "output:", *(f"  {visible(line)}" for line in _printed(error.trace))]
    if error.why:
        found += ["", "why:"]
        for sentence in error.why:
            found += textwrap.wrap(
                visible(sentence), max(style.width, 40), initial_indent="  - ", subsequent_indent="    "
            )
    if error.trace_file:
        found += ["", f"replay: raddle replay {_quoted(error.trace_file)}"]
    return found


def counted(number: int, noun: str) -> str:
    return f"{number:,} {noun}" + ("" if number == 1 else "s")


def _counts(result: Result) -> str:
    names = " up to names of threads" if result.up_to_names else ""
    parts = [counted(result.executions, "execution") + names, f"{result.blocked:,} blocked"]
    if result.errors and not result.executions:  # the one that fails does not count as complete
        parts = parts[1:] if result.blocked else ["the first execution fails"]
    if result.duplicates is not None:
        parts.append(counted(result.duplicates, "duplicate"))
    if result.explored != result.executions + result.blocked:
        parts.append(f"{result.explored:,} explored")
    rate = f" ({result.explored / result.seconds:,.0f}/s)" if result.explored > result.seconds >= 1 else ""
    parts.append(f"{result.seconds:.2f} s{rate}")
    return f"{', '.join(parts)}; model {result.model}, search {result.search}"


def _event_lines(rows: Sequence[Row], style: Style) -> list[str]:
    cells: list[tuple[str, ...]] = [("  thread", "place", "operation", "value", "source")]
    heads = [0]
    notes: dict[int, str] = {}
    for row, times in _collapsed(rows if style.full else folded(rows)):
        if isinstance(row, str):
            notes[len(cells)] = f"  … {row}"
            cells.append(("", "", "", "", ""))
            heads.append(0)
            continue
        mark = ">" if row.marked else " "
        operation = f"{row.operation} {row.object}".rstrip()
        if row.output is not None:
            operation = f'{operation} "{row.output}"'
        again = f" ({times} times)" if times > 1 else ""
        value = row.value + ("" if row.missed is None else " (stale)") + again
        row_cells = (f"{mark} {row.thread}", _brief(row.location), operation, value, row.source)
        cells.append(tuple(visible(cell) for cell in row_cells))
        named = bool(row.object) and not row.object.startswith("thread ")
        heads.append(_columns(visible(row.operation)) + 1 if named else 0)
    table = _table(cells, style.width, heads)
    for at, note in notes.items():
        table[at] = note
    left_out = len(table) - MAX_ROWS
    if left_out > 0:
        table = table[: MAX_ROWS - _TAIL] + table[-_TAIL:]
        table.insert(MAX_ROWS - _TAIL, f"  … {left_out:,} rows left out; --json has them all …")
    marked = [line.startswith(">") for line in table]
    return [
        style.paint(line, "bold") if is_marked else line
        for line, is_marked in zip(table, marked, strict=True)
    ]


def _collapsed(rows: Iterable[Row | str]) -> list[tuple[Row | str, int]]:
    """Runs of the same row (a thread that spins) become one row with a count."""
    found: list[tuple[Row | str, int]] = []
    for row in rows:
        if found and found[-1][0] == row and isinstance(row, Row) and row.output is None:
            found[-1] = (row, found[-1][1] + 1)
        else:
            found.append((row, 1))
    return found


def _table(cells: Sequence[tuple[str, ...]], width: int = 0, heads: Sequence[int] = ()) -> list[str]:
    """Aligned columns. With a width, the widest inner column is cut until the last has room, and the
    last gets what is left, if that is worth it. `heads`: where in the third column a name begins, which keeps
    its end; so does a place, whose line stands there."""
    if not cells:
        return []
    columns = len(cells[0]) - 1
    widths = [max(_columns(row[column]) for row in cells) for column in range(columns)]
    if width:
        wanted = min(max(_columns(row[-1]) for row in cells), 24)
        while sum(widths) + 2 * columns + wanted > width and max(widths) > 20:
            widths[widths.index(max(widths))] -= 1
    room = max(width - sum(widths) - 2 * columns, 0) if width else None
    if room is not None and room < 8:
        room = 0
        while sum(widths) + 2 * (columns - 1) > width and max(widths) > 12:
            widths[widths.index(max(widths))] -= 1
    table = []
    for number, row in enumerate(cells):
        cuts = [_cut(cell, size) for cell, size in zip(row, widths, strict=False)]
        if heads:
            cuts[1] = _cut(ending(row[1], widths[1]), widths[1])
        if heads and 0 < heads[number] <= widths[2] - 8:
            name = row[2][heads[number] :]
            cuts[2] = row[2][: heads[number]] + ending(name, widths[2] - heads[number])
            cuts[2] = _cut(cuts[2], widths[2])  # wide letters
        elif heads and heads[number]:
            cuts[2] = _cut(ending(row[2], widths[2]), widths[2])
        inner = [_padded(cell, size) for cell, size in zip(cuts, widths, strict=True)]
        line = "  ".join(inner)
        last = row[-1] if room is None else _cut(row[-1], room) if room else ""
        table.append(f"{line}  {last}".rstrip())
    return table


def _columns(text: str) -> int:
    """How many columns of a terminal the text takes: East Asian characters take two, combining ones none."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text
    )


def _padded(text: str, size: int) -> str:
    return text + " " * (size - _columns(text))


def _cut(text: str, limit: int) -> str:
    if _columns(text) <= limit:
        return text
    while _columns(text) >= limit:
        text = text[:-1]
    return text + "…"


def _location(text: str) -> Location | None:
    """A row's location, back from file:line:column or file:line."""
    parts = text.rsplit(":", 2)
    if len(parts) == 3 and parts[1].isdigit():
        return Location(parts[0], int(parts[1]), 0)
    file, _, line = text.rpartition(":")
    return Location(file, int(line), 0) if line.isdigit() else None


def _short(text: str | None) -> str:
    return "-" if text is None else short(_location(text))


def _brief(text: str | None) -> str:
    return "-" if text is None else brief(_location(text))


def visible(text: str) -> str:
    """Control characters as escapes: what a program prints must not steer the reader's terminal."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)


def _printed(rows: Iterable[Row]) -> list[str]:
    return "".join(row.output for row in rows if row.output is not None).splitlines()


def _quoted(path: str) -> str:
    import shlex

    return shlex.quote(path)
