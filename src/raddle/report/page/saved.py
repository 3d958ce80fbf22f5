"""From the JSON that raddle writes to parts of a page, and the page to its file."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from raddle.errors import UserError
from raddle.report.page.document import Part, document

PAGE = "index.html"


def write(folder: str, parts: Sequence[Part], title: str = "raddle") -> str:
    """The page's path."""
    path = os.path.join(folder, PAGE)
    try:
        os.makedirs(folder, exist_ok=True)
        Path(path).write_text(document(title, parts), "utf-8", errors="replace")
    except OSError as error:
        raise UserError(f"{path} cannot be written: {error.strerror}") from None
    return path


def parts_of_document(found: Any, name: str, first: int = 0) -> list[Part]:
    """KeyError, TypeError and so on: it is none that raddle writes."""
    if "targets" in found:
        return [_target(target, first + at) for at, target in enumerate(found["targets"])]
    if "results" in found:
        tests: dict[tuple[str, str], list[Any]] = {}
        for result in found["results"]:
            tests.setdefault((result["file"], result["name"]), []).append(result)
        parts = [Part.of_litmus(results) for results in tests.values()]
        return parts + [Part.of_problem(each["file"], each["message"]) for each in found["failed"]]
    if found["problem"] is not None:
        return [Part.of_problem(name, found["problem"]["message"])]
    return [Part.of_result(", ".join(found["files"]), found, "", first)]


def _target(target: dict[str, Any], at: int) -> Part:
    if target["result"] is None:
        return Part.of_problem(target["target"], target["problem"])
    remark = (
        f"{'as expected' if target['as_expected'] else 'not as expected'}: {target['expected'] or 'safe'}"
    )
    return Part.of_result(target["target"], target["result"], remark, at)
