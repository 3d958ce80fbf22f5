"""`--witness`: a violation witness as the software verification competition asks, in a file."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from raddle.cli.outputs import write_file
from raddle.explore.result import Result
from raddle.report.input_files import InputFiles
from raddle.report.witness import PROPERTIES, waypoints


def write_witness(
    path: str, result: Result, files: Sequence[str], wanted: str, *, narrow: bool = False
) -> str | None:
    """Of the first error that violates the property; why there is none, if an unsafe program has none.
    `wanted`: the property's name, or "" for that of the error. `narrow`: the task is for 32 bits."""
    if result.verdict != "unsafe":
        return None
    fitting = [
        error
        for error in result.errors
        if PROPERTIES.get(error.kind) in ({wanted} if wanted else {*PROPERTIES.values()})
    ]
    if not fitting:
        kind = result.errors[0].kind if result.errors else "no"
        return f"no witness is written: the competition has no property for this kind of error ({kind})"
    found = PROPERTIES[fitting[0].kind]
    segments = waypoints(fitting[0], InputFiles(files))
    if not segments:
        return "no witness is written: the failure has no place in the files"
    time = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    if path.endswith(".graphml"):
        from raddle.report.witness_graphml import to_graphml as write
    else:
        from raddle.report.witness_yaml import to_yaml as write
    write_file("--witness", path, write(segments, files, found, time, narrow))
    return None
