"""`raddle report`: one HTML page from the JSON of results, litmus tests or a schedule."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from raddle.cli.arguments import Parser
from raddle.cli.terminal import check_folder, emit
from raddle.errors import ExitStatus, UserError

if TYPE_CHECKING:
    from raddle.report.page import Part


def main(words: Sequence[str]) -> int:
    parser = Parser(
        prog="raddle report",
        allow_abbrev=False,
        description="Make one HTML page of results: what verify, check or litmus wrote with --json, or "
        "a schedule. The page is one file and fetches nothing.",
    )
    parser.add_argument("files", nargs="+", metavar="RESULT.json", help="files that raddle has written")
    parser.add_argument(
        "-o", "--output", metavar="DIR", default="raddle-report", help="default: raddle-report"
    )
    chosen = parser.parse_args(words)
    from raddle.report.page import write

    check_folder("--output", chosen.output)
    parts: list[Part] = []
    for file in chosen.files:
        parts += parts_of(file, len(parts))
    emit(f"{write(chosen.output, parts)}\n")
    return ExitStatus.SAFE


def parts_of(file: str, first: int = 0) -> list[Part]:
    """What a file holds. `first`: parts that stand before it on the page."""
    try:
        found = json.loads(Path(file).read_text("utf-8"))
    except OSError as error:
        raise UserError(f"{file} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise UserError(f"{file} is no JSON") from None
    if isinstance(found, dict) and "raddle_schedule" in found:
        return [_schedule(file)]
    from raddle.report.page import parts_of_document

    try:
        return parts_of_document(found, file, first)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        raise UserError(f"{file} is no result of raddle, or is damaged") from None


def _schedule(file: str) -> Part:
    from raddle.report.page import Part
    from raddle.schedules.drawing import draw
    from raddle.schedules.format import read

    content = read(Path(file))
    remarks = [f"for {', '.join(content.files)}", f"all schedules of it: {content.verdict}"]
    return Part.of_schedule(file, draw(content.variant), remarks)
