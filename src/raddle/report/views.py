"""Memory as each thread sees it, step by step.

A thread knows of a write that happens before it, that it made itself or that it has read. Of those to one
object it sees the last in modification order; before it knows of any, the value that it has read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Row = Mapping[str, Any]
Change = tuple[int, str, str]
_ACCESSES = ("read", "write", "update", "atomic", "compare-exchange", "await")


def changes(rows: Sequence[Row], orders: Sequence[Sequence[int]]) -> list[list[Change]]:
    """For each row of a trace (as in JSON) what thread sees which object change to which value."""
    place = {event: (at, number) for number, order in enumerate(orders) for at, event in enumerate(order)}
    writes: dict[str, list[Row]] = {}
    known: dict[tuple[int, str], tuple[int, str]] = {}
    found: list[list[Change]] = []
    for row in rows:
        thread, event, name = int(row["thread"]), row["event"], str(row["object"])
        new: dict[tuple[int, str], tuple[int, str]] = {}
        operation = str(row["operation"]).rpartition(": ")[2]  # `strcpy: write`
        accesses = event is not None and operation.split(" ")[0] in _ACCESSES
        if accesses and event in place:
            writes.setdefault(name, []).append(row)
        for other, made in writes.items():
            seen = [w for w in made if w is row or _happens_before(w, row) or w["event"] == row["reads_from"]]
            seen += [w for w in made if known.get((thread, other), (-1, ""))[0] == w["event"]]
            if seen:
                last = max(seen, key=lambda w: place[w["event"]][0])
                new[thread, other] = (int(last["event"]), _written(last))
        if accesses and (thread, name) not in new and event not in place:
            new[thread, name] = (-1, str(row["value"]))
        step = [
            (t, name, value)
            for (t, name), (_, value) in new.items()
            if known.get((t, name), ("", None))[1] != value
        ]
        known |= new
        found.append(step)
    return found


def _happens_before(write: Row, row: Row) -> bool:
    clock, own = row["clock"], write["clock"]
    thread = int(write["thread"])
    return thread < len(clock) and thread < len(own) and bool(clock[thread] >= own[thread])


def _written(row: Row) -> str:
    """The value that a write leaves: `1` of `0 -> 1`."""
    return str(row["value"]).rpartition(" -> ")[2]
