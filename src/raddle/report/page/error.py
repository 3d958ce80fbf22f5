"""One error on the page: why, the trace beside the source, the picture, the views of memory, the command."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Any

from raddle.explore.result import Row
from raddle.report.folding import folded
from raddle.report.graph_json import from_json
from raddle.report.kinds import title
from raddle.report.page.html import element, escaped, listed
from raddle.report.places import place_of
from raddle.report.shortening import ending
from raddle.report.svg import to_svg
from raddle.report.views import changes

LONGEST = 44
"""Characters of a name; a longer one keeps its end."""
MOST = 400
"""Rows; of a longer trace the last ones are shown."""
_ENDS = ("error", "blocked")


def error_part(error: dict[str, Any], own: str, head: str) -> tuple[str, dict[str, Any]]:
    """HTML, and the data that the script steps through. `own`: what ids begin with."""
    left_out = max(len(error["trace"]) - MOST, 0)
    rows: list[dict[str, Any]] = error["trace"][left_out:]
    body = element("h3", escaped(head + error["message"]))
    where = f" in thread {error['thread']}" if error["thread"] is not None else ""
    where += f" at {error['location']}" if error["location"] else ""
    body += element("p", escaped(title(str(error["kind"])) + where)) + listed(list(error["details"]))
    if error.get("why"):
        body += element("h4", "Why") + listed(list(error["why"]))
    known: dict[str, Any] = {"steps": [], "threads": [], "objects": []}
    if rows:
        body += element("h4", "What happened")
        if left_out:
            body += element("p", f"{left_out:,} earlier rows are not shown.")
        body += element(
            "p", "Arrow keys step through the rows; Home and End go to both ends.", class_="hint scripted"
        )
        beside = _trace(rows, own) + _sources(error.get("sources", {}), rows, own)
        body += element("div", beside, class_="beside")
        known = _data(rows, error)
        body += _stepping(known)
    if error.get("graph"):
        body += element("h4", "The execution as a graph") + _graph(error["graph"], own)
    if error.get("trace_file"):
        command = f"raddle replay {shlex.quote(str(error['trace_file']))}"
        body += element("p", f"Replay: {element('code', escaped(command))}", class_="replay")
    return element("article", body, data_error=own), known


def _trace(rows: Sequence[dict[str, Any]], own: str) -> str:
    head = ("thread", "place", "operation", "value")
    top = element("thead", element("tr", "".join(element("th", word, scope="col") for word in head)))
    body = []
    for found in folded([_row(row, at) for at, row in enumerate(rows)]):
        if isinstance(found, str):
            body.append(element("tr", element("td", f"… {escaped(found)}", colspan="4"), class_="left-out"))
        else:
            assert found.event is not None
            body.append(_line(rows[found.event], found.event, own))
    made = element("table", top + element("tbody", "".join(body)), aria_label="the failing execution")
    return element("div", made, class_="trace scroll", tabindex="0")


def _row(row: dict[str, Any], step: int) -> Row:
    """For folding; the number of the row stands in for that of its event."""
    return Row(
        thread=int(row["thread"]),
        location=row["location"],
        function=str(row["function"]),
        operation=str(row["operation"]),
        object=str(row["object"]),
        value=str(row["value"]),
        source=str(row["source"]),
        event=step,
        folded=bool(row["folded"]),
    )


def _line(row: dict[str, Any], step: int, own: str) -> str:
    place = place_of(row["location"])
    where = "–"
    if place is not None:
        where = element(
            "a",
            escaped(f"{place.file.rpartition('/')[2]}:{place.line}"),
            href=f"#{_anchor(own, place.file, place.line)}",
            title=str(row["source"]),
        )
    name = element("span", escaped(ending(str(row["object"]), LONGEST)), title=str(row["object"]))
    operation = f"{escaped(row['operation'])} {name}" if row["object"] else escaped(row["operation"])
    if row["output"] is not None:
        operation += f" {escaped(repr(row['output']))}"
    value = escaped(row["value"])
    if row["missed"] is not None:
        value += " " + element("span", "stale", class_="stale")
    cells = (escaped(row["thread"]), where, operation, value)
    return element(
        "tr",
        "".join(element("td", cell) for cell in cells),
        class_="marked" if row["marked"] else "row",
        data_step=str(step),
    )


def _sources(sources: dict[str, dict[str, str]], rows: Sequence[dict[str, Any]], own: str) -> str:
    """Excerpts of the files; lines of the trace are highlighted."""
    places = [place for row in rows if (place := place_of(row["location"])) is not None]
    used = {(place.file, place.line) for place in places}
    marked = {
        (place.file, place.line) for row in rows if row["marked"] and (place := place_of(row["location"]))
    }
    body = ""
    for file, lines in sources.items():
        inner, before = "", 0
        for line, text in sorted((int(line), text) for line, text in lines.items()):
            if before and line != before + 1:
                inner += element("div", "⋯", class_="gap")
            before = line
            kind = "marked" if (file, line) in marked else "used" if (file, line) in used else "line"
            inner += element(
                "div",
                element("span", str(line), class_="number") + element("code", escaped(text) or " "),
                class_=kind,
                id=_anchor(own, file, line),
            )
        body += element("h5", escaped(file)) + element("div", inner, class_="source")
    return element("div", body, class_="sources scroll", tabindex="0") if body else ""


def _anchor(own: str, file: str, line: int) -> str:
    return f"e{own}-{file.encode().hex()}-{line}"


def _graph(data: dict[str, Any], own: str) -> str:
    buttons = "".join(
        element("button", words, type="button", data_zoom=zoom, aria_label=label)
        for words, zoom, label in (
            ("+", "1.25", "larger"),
            ("−", "0.8", "smaller"),
            ("1:1", "1", "as it was"),
        )
    )
    svg = to_svg(from_json(data))
    for before in ('id="arrow-', "url(#arrow-"):  # a page has several pictures
        svg = svg.replace(before, f"{before}{own}-")
    picture = element("div", svg, class_="graph", tabindex="0", aria_label="execution graph")
    return element("div", buttons, class_="zoom scripted") + picture


def _data(rows: Sequence[dict[str, Any]], error: dict[str, Any]) -> dict[str, Any]:
    """Each step: where it is, what it says, and what its thread sees change."""
    places = {row["event"]: _told(row) for row in error["trace"] if row["event"] is not None}
    seen = changes(rows, error.get("orders", []))
    shown = {str(row["object"]) for row in rows if not row["folded"]}
    objects = sorted({name for step in seen for _, name, _ in step} & shown)
    ends = [row for row in rows if row["event"] is None]
    boxes = [node["id"] for node in (error.get("graph") or {"nodes": []})["nodes"] if node["kind"] in _ENDS]
    steps = []
    for row, step in zip(rows, seen, strict=True):
        place = place_of(row["location"])
        source = row["reads_from"]
        said = [_told(row)]
        if source is not None:
            said.append("reads from " + ("the initial value" if source < 0 else places.get(source, "?")))
        if row["missed"] is not None:
            said.append("stale: does not see " + places.get(row["missed"], "?"))
        steps.append(
            {
                "event": _box(row, ends, boxes),
                "thread": row["thread"],
                "at": None if place is None else [place.file.encode().hex(), place.line],
                "said": said,
                "clock": list(row["clock"]),
                "sees": [
                    [thread, objects.index(name), value] for thread, name, value in step if name in shown
                ],
            }
        )
    threads = [[thread["thread"], str(thread["function"])] for thread in error["threads"]]
    return {"steps": steps, "objects": objects, "threads": threads}


def _box(row: dict[str, Any], ends: Sequence[dict[str, Any]], boxes: Sequence[int]) -> int | None:
    """The box of a row in the picture: of its event, or of the end that it tells of."""
    if row["event"] is not None or len(ends) != len(boxes):
        return None if row["event"] is None else int(row["event"])
    return boxes[next(at for at, end in enumerate(ends) if end is row)]


def _told(row: dict[str, Any]) -> str:
    place = place_of(row["location"])
    where = "" if place is None else f" at {place.file.rpartition('/')[2]}:{place.line}"
    value = f" ({row['value']})" if row["value"] else ""
    return f"thread {row['thread']}: {row['operation']} {row['object']}".rstrip() + value + where


def _stepping(known: dict[str, Any]) -> str:
    """What the script fills in: the step in words, and memory as each thread sees it."""
    heads = "".join(
        element("th", escaped(f"thread {thread}: {function}"), scope="col")
        for thread, function in known["threads"]
    )
    lines = "".join(
        element(
            "tr",
            element("th", escaped(ending(name, LONGEST)), scope="row", title=name)
            + "<td>·</td>" * len(known["threads"]),
        )
        for name in known["objects"]
    )
    top = element("thead", element("tr", "<td></td>" + heads))
    views = element("table", top + element("tbody", lines), class_="views", aria_label="memory at this step")
    buttons = "".join(
        element("button", words, type="button", data_go=go)
        for words, go in (("◀ back", "-1"), ("next ▶", "1"))
    )
    inner = element("div", buttons, class_="buttons")
    inner += element("div", "", class_="said", aria_live="polite")
    if known["objects"]:
        inner += element("h5", "Memory as each thread sees it")
        inner += element("div", views, class_="scroll", tabindex="0")
    return element("div", inner, class_="stepping scripted")
