"""A violation witness in the format that the competition had first: an automaton in GraphML, here a path."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from raddle.report.witness import Waypoint
from raddle.report.witness_yaml import SPECIFICATIONS
from raddle.version import VERSION

_GRAPH = ("witness-type", "sourcecodelang", "producer", "specification", "programfile", "programhash",
          "architecture", "creationtime")  # fmt: skip
_KEYS = {
    **dict.fromkeys(_GRAPH, ("graph", "string")),
    "entry": ("node", "boolean"),
    "violation": ("node", "boolean"),
    **dict.fromkeys(("threadId", "createThread", "enterFunction"), ("edge", "string")),
    **dict.fromkeys(("assumption", "assumption.scope", "assumption.resultfunction"), ("edge", "string")),
    "startline": ("edge", "int"),
}
_SPACES = (
    'xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
)


def to_graphml(
    segments: Sequence[Sequence[Waypoint]], files: Sequence[str], wanted: str, time: str, narrow: bool
) -> str:
    """The same as `to_yaml`."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', f"<graphml {_SPACES}>"]
    for name, (domain, kind) in _KEYS.items():
        head = f'<key id="{name}" attr.name="{name}" attr.type="{kind}" for="{domain}"'
        lines.append(f"  {head}><default>false</default></key>" if domain == "node" else f"  {head}/>")
    facts = {
        "witness-type": "violation_witness",
        "sourcecodelang": "C",
        "producer": f"raddle {VERSION}",
        "specification": f"CHECK( init(main()), LTL({SPECIFICATIONS[wanted]}) )",
        "programfile": files[0],
        "programhash": hashlib.sha256(Path(files[0]).read_bytes()).hexdigest(),
        "architecture": "32bit" if narrow else "64bit",
        "creationtime": time,
    }
    lines.append('  <graph edgedefault="directed">')
    lines += [_data(4, name, value) for name, value in facts.items()]
    steps = [{"createThread": "0", "enterFunction": "main", "threadId": "0"}]
    for segment in segments:
        for waypoint in segment:
            steps += _steps(waypoint)
    for number in range(len(steps) + 1):
        mark = "entry" if number == 0 else "violation" if number == len(steps) else ""
        inside = f"<data key={quoteattr(mark)}>true</data>" if mark else ""
        lines.append(f'    <node id="N{number}">{inside}</node>')
    for number, step in enumerate(steps):
        lines.append(f'    <edge source="N{number}" target="N{number + 1}">')
        lines += [_data(6, name, value) for name, value in step.items()]
        lines.append("    </edge>")
    return "\n".join([*lines, "  </graph>", "</graphml>"]) + "\n"


def _steps(waypoint: Waypoint) -> list[dict[str, str]]:
    step = {"threadId": str(waypoint.thread), "startline": str(waypoint.place.line)}
    if waypoint.kind == "function_enter":
        created = str(waypoint.created)
        return [{**step, "createThread": created}, {"threadId": created, "enterFunction": waypoint.enters}]
    if waypoint.kind == "assumption":
        return [{**step, "assumption": f"{waypoint.constraint};", "assumption.scope": waypoint.function}]
    return [step]


def _data(indent: int, key: str, value: str) -> str:
    return f"{' ' * indent}<data key={quoteattr(key)}>{escape(value)}</data>"
