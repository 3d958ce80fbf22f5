"""A violation witness in the competition's format 2.2: YAML, with the threads of waypoints."""

from __future__ import annotations

import hashlib
import json
import uuid
from collections.abc import Sequence
from pathlib import Path

from raddle.report.witness import Waypoint
from raddle.version import VERSION

SPECIFICATIONS = {
    "unreach-call": "G ! call(reach_error())",
    "no-data-race": "G ! data-race",
    "valid-memsafety": "G valid-deref",
    "no-overflow": "G ! overflow",
}


def to_yaml(
    segments: Sequence[Sequence[Waypoint]], files: Sequence[str], wanted: str, time: str, narrow: bool
) -> str:
    """`wanted`: a property's name. `time`: when it is made, by ISO 8601."""
    hashes = {name: hashlib.sha256(Path(name).read_bytes()).hexdigest() for name in files}
    unique = uuid.uuid5(uuid.NAMESPACE_OID, "\0".join([wanted, time, *hashes.values()]))
    lines = [
        "- entry_type: violation_sequence",
        "  metadata:",
        '    format_version: "2.2"',
        f"    uuid: {_text(str(unique))}",
        f"    creation_time: {_text(time)}",
        "    producer:",
        "      name: raddle",
        f"      version: {_text(VERSION)}",
        "    task:",
        "      input_files:",
        *[f"        - {_text(name)}" for name in files],
        "      input_file_hashes:",
        *[f"        {_text(name)}: {_text(found)}" for name, found in hashes.items()],
        f"      specification: {_text(SPECIFICATIONS[wanted])}",
        f"      data_model: {'ILP32' if narrow else 'LP64'}",
        "      language: C",
        "  content:",
    ]
    for segment in segments:
        lines.append("    - segment:")
        for waypoint in segment:
            lines += _waypoint(waypoint)
    return "\n".join(lines) + "\n"


def _waypoint(waypoint: Waypoint) -> list[str]:
    lines = [
        "        - waypoint:",
        f"            type: {waypoint.kind}",
        "            action: follow",
        f"            thread_id: {waypoint.thread}",
    ]
    if waypoint.constraint:
        extended = "ext_c_expression" if waypoint.kind == "function_return" else "c_expression"
        lines += [
            "            constraint:",
            f"              value: {_text(waypoint.constraint)}",
            f"              format: {extended}",
        ]
    place = waypoint.place
    lines += [
        "            location:",
        f"              file_name: {_text(place.file)}",
        f"              line: {place.line}",
    ]
    if place.column:
        lines.append(f"              column: {place.column}")
    return [*lines, f"              function: {_text(waypoint.function)}"]


def _text(value: str) -> str:
    """A string of JSON is one of YAML."""
    return json.dumps(value)
