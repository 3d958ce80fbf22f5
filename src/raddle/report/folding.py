"""Rows that the failure does not need, folded: what stands in their place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from raddle.explore.result import Row
from raddle.report.kinds import INSPECTS
from raddle.report.type_names import ARGUMENTS
from raddle.report.words import listed

SMALLEST = 2
"""Fewer rows in a row are shown as they are."""
_NOUNS = {"write": "write", "read": "read", "start": "start", "end": "end", "free": "free"}


def folded(rows: Sequence[Row]) -> Iterator[Row | str]:
    """The rows, with a line of text for each run of those that are left out."""
    skipped: list[Row] = []
    started = False
    for row in rows:
        if row.folded:
            skipped.append(row)
            continue
        yield from _told(skipped, started)
        skipped = []
        started = started or row.object.startswith("thread ")
        yield row
    yield from _told(skipped, started)


def shown_events(rows: Sequence[Row]) -> list[int]:
    """The events whose rows are shown."""
    return [row.event for row in folded(rows) if isinstance(row, Row) and row.event is not None]


def _told(skipped: Sequence[Row], started: bool) -> Iterator[Row | str]:
    if len(skipped) < SMALLEST:
        yield from (row for row in skipped if not _is_librarys(row))
        return
    threads = sorted({row.thread for row in skipped})
    who = listed(["main" if thread == 0 else f"thread {thread}" for thread in threads])
    kinds = Counter(_noun(row) for row in skipped)
    what = ", ".join(f"{count:,} {noun}{'s' if count > 1 else ''}" for noun, count in kinds.items())
    yield f"{what} of {who}" + ("" if started or threads != [0] else " before any thread starts")


def _is_librarys(row: Row) -> bool:
    """What says nothing to a reader even alone."""
    return row.operation.endswith(INSPECTS) or row.object.startswith(ARGUMENTS)


def _noun(row: Row) -> str:
    words = row.operation.removeprefix("atomic ").split()
    return _NOUNS.get(words[0], "event") if words else "event"
