"""What a violation witness tells of a failing execution: points that threads come to, one after the other.

They are where threads are created, the values of inputs, and what is read of a variable that another thread
writes: whoever finds an execution with the same values at these points finds the failure. The last is the
failure itself, two accesses for a race. The points are those of the competition's format 2.2; witness_yaml.py
writes it, and witness_graphml.py the older format.

A point lies before a statement of the program, and what it asks for must hold there. Of a statement raddle
knows its line. So a value counts only if nothing that the thread does on that line before, and no other
thread since it came to the line, has written the variable; and only file-scope variables are asked for,
which all threads can name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from raddle.explore.result import ErrorReport, Row
from raddle.report.input_files import InputFiles
from raddle.report.places import Place, place_of

PROPERTIES = {"error": "unreach-call", "assertion": "unreach-call", "race": "no-data-race",
              "memory": "valid-memsafety", "overflow": "no-overflow"}  # fmt: skip
"""Of the competition, by kind of error; others have none."""
_NONDET = "__VERIFIER_nondet_"
_PATH = re.compile(r"([A-Za-z_$][\w$]*)(\.[A-Za-z_$][\w$]*|\[\d+\])*")
_CREATES = "pthread_create"
_SKIPPED = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.DOTALL)


@dataclass(frozen=True, slots=True)
class Waypoint:
    """`thread`: 0 is main, k the one that the k-th point of kind "function_enter" creates, which is `created`
    with the function `enters`. `constraint`: what holds there, as an expression of C."""

    kind: str
    thread: int
    place: Place
    function: str
    constraint: str = ""
    created: int = 0
    enters: str = ""


def waypoints(error: ErrorReport, files: InputFiles) -> list[list[Waypoint]]:
    """In order, those of a segment together: several only in the last one of a race."""
    clean = {name: _SKIPPED.sub(_blank, text) for name, text in files.texts.items()}
    shared = _written_elsewhere(error.trace, _file_scope(clean.values()))
    functions = {thread.thread: thread.function for thread in error.threads}
    numbers = {0: 0}
    found: list[list[Waypoint]] = []
    for (thread, _), visit in groupby(error.trace, lambda row: (row.thread, _line(row))):
        rows = list(visit)
        here = files.place(rows[0].location)
        if here is None or thread not in numbers:
            continue
        at = here._replace(column=0)
        held = _held(rows, shared)
        if held and not _ends(rows):
            text = " && ".join([f"{name} == {value}" for name, value in held.items()])
            found.append([Waypoint("assumption", numbers[thread], at, rows[0].function, text)])
        for row in rows:
            place = files.place(row.location)
            if place is None:
                continue
            place = _call_end(clean[place.file], place)
            if row.operation == _CREATES and (new := _created(row)) is not None:
                numbers[new] = len(numbers)
                started = (numbers[new], functions.get(new, ""))
                found.append([Waypoint("function_enter", numbers[thread], place, row.function, "", *started)])
            elif row.operation.startswith(_NONDET) and re.fullmatch(r"-?\d+", row.value):
                text = f"\\result == {row.value}"
                found.append([Waypoint("function_return", numbers[thread], place, row.function, text)])
    targets = [
        Waypoint("target", numbers[row.thread], _target(error, place), row.function)
        for row in _failing(error)
        if (place := files.place(row.location)) is not None and row.thread in numbers
    ]
    return [*found, targets] if targets else []


def _line(row: Row) -> tuple[str, int] | None:
    place = place_of(row.location)
    return None if place is None else (place.file, place.line)


def _ends(rows: Sequence[Row]) -> bool:
    """What the race's accesses find is not asked for: they have no order."""
    return any(row.marked and row.event is not None for row in rows)


def _held(rows: Sequence[Row], shared: frozenset[str]) -> dict[str, str]:
    """The shared variables that these rows read and have not written before, with their values."""
    held: dict[str, str] = {}
    written: set[str] = set()
    for row in rows:
        value = {"true": "1", "false": "0"}.get(row.value, row.value)
        if row.operation.split()[-1:] == ["read"] or row.operation.startswith("atomic read"):
            if row.object in shared and row.object not in written and re.fullmatch(r"-?\d+", value):
                held.setdefault(row.object, value)
        else:
            written.add(row.object)
    return held


def _written_elsewhere(trace: Sequence[Row], names: frozenset[str]) -> frozenset[str]:
    """Of these variables and their parts those that several threads access."""
    threads: dict[str, set[int]] = {}
    for row in trace:
        named = _PATH.fullmatch(row.object)
        if named is not None and named[1] in names:
            threads.setdefault(row.object, set()).add(row.thread)
    return frozenset(name for name, those in threads.items() if len(those) > 1)


def _file_scope(texts: Iterable[str]) -> frozenset[str]:
    """Words outside of all braces, as far as the text without comments tells."""
    found: set[str] = set()
    for text in texts:
        depth = 0
        for token in re.findall(r"[A-Za-z_$][\w$]*|[{}]", text):
            if token in "{}":
                depth += 1 if token == "{" else -1
            elif depth == 0:
                found.add(token)
    return frozenset(found)


def _blank(found: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", found[0])


def _call_end(text: str, place: Place) -> Place:
    """The right parenthesis of the call that begins there; the line alone if it is not found."""
    lines = text.split("\n")
    if not 0 < place.line <= len(lines) or not place.column:
        return place._replace(column=0)
    depth, column = 0, place.column - 1
    for number in range(place.line - 1, len(lines)):
        for at in range(column, len(lines[number])):
            character = lines[number][at]
            if character == "(":
                depth += 1
            elif character == ")":
                depth -= 1
                if depth <= 0:
                    return Place(place.file, number + 1, at + 1) if depth == 0 else place._replace(column=0)
            elif character == ";":
                return place._replace(column=0)
        column = 0
    return place._replace(column=0)


def _created(row: Row) -> int | None:
    number = re.match(r"thread (\d+)", row.object)
    return None if number is None else int(number[1])


def _failing(error: ErrorReport) -> list[Row]:
    """The rows of the failure: both accesses of a race, otherwise the last one."""
    marked = [row for row in error.trace if row.marked]
    if error.kind != "race":
        return marked[-1:] or list(error.trace[-1:])
    last = marked[-1:]
    others = [row for row in marked if last and row.thread != last[0].thread]
    return [*others[-1:], *last] if others else []


def _target(error: ErrorReport, place: Place) -> Place:
    """A call of reach_error begins its statement; an access lies within one."""
    return place if error.kind == "error" else place._replace(column=0)
