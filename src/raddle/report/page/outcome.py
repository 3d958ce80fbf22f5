"""What a result says besides its errors, and a litmus test's table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from raddle.report.page.error import error_part
from raddle.report.page.html import element, escaped, listed, table

_COUNTS = ("executions", "blocked", "explored", "events")


def result_part(result: dict[str, Any], remark: str, at: int) -> tuple[str, dict[str, Any]]:
    """HTML, and the script's data of each error by its id."""
    errors = result["errors"]
    said = result["bound"] or result["reason"] or "no error"
    if errors:
        said = f"{len(errors)} error{'s' * (len(errors) > 1)}, model {result['model']}"
    body = element("p", f"<strong>{escaped(result['verdict'])}</strong>: {escaped(said)}", class_="verdict")
    if remark:
        body += element("p", escaped(remark))
    body += "".join(
        element("p", f"<strong>warning</strong>: {escaped(warning)}") for warning in result["warnings"]
    )
    data = {}
    for number, error in enumerate(errors):
        own = f"{at}-{number}"
        head = f"Error {number + 1} of {len(errors)}: " if len(errors) > 1 else ""
        told, data[own] = error_part(error, own, head)
        body += told
    about = table(["what", "value"], _facts(result), "options and counts")
    if result["assumptions"]:
        rests = "a safe verdict rests on" if errors else "the verdict rests on"
        about += element("p", f"Assumptions ({rests} these):") + listed(list(result["assumptions"]))
    words = element("summary", "Options, counts and assumptions") + about
    return body + (f"<details>{words}</details>" if errors else f"<details open>{words}</details>"), data


def _facts(result: dict[str, Any]) -> list[list[str]]:
    facts = [["files", ", ".join(result["files"])]]
    for name in ("flags", "arguments"):
        if result.get(name):
            facts.append([name, " ".join(result[name])])
    facts += [[name, str(result[name])] for name in ("model", "search", "locks", "spin")]
    facts += [[name, str(value)] for name, value in result.get("options", {}).items()]
    if result["search_reason"]:
        facts.append(["why this search", str(result["search_reason"])])
    facts += [[name, f"{result[name]:,}"] for name in _COUNTS]
    complete = "yes" if result["complete"] else f"no: {result['reason']}"
    facts.append(["complete", complete])
    facts.append(["seconds", f"{result['seconds']:.2f}"])
    return [*facts, ["compiler", str(result["compiler"])], ["raddle", str(result["version"])]]


def litmus_part(results: Sequence[dict[str, Any]]) -> str:
    """Final states in rows, models in columns: how many executions end so."""
    counts: dict[tuple[tuple[str, str], ...], dict[str, str]] = {}
    names: list[str] = []
    for result in results:
        for state in result["states"]:
            values = tuple((name, str(value)) for name, value in state.items() if name != "count")
            names = names or [name for name, _ in values]
            counts.setdefault(values, {})[str(result["model"])] = f"{state['count']:,}"
    models = [str(result["model"]) for result in results]
    rows = [
        [*(value for _, value in values), *(found.get(model, "–") for model in models)]
        for values, found in sorted(counts.items())
    ]
    words = {True: "holds", False: "does not hold", None: "is undecided"}
    said = [
        f"{result['model']}: {words[result['holds']]}, "
        + f"{result['witnesses']:,} of {result['executions']:,} executions"
        + (", with a data race" if result["racy"] else "")
        + (f"; not complete: {result['reason']}" if result["reason"] else "")
        for result in results
    ]
    condition = element("p", element("code", escaped(results[0]["condition"])))
    return condition + listed(said) + table([*names, *models], rows, "final states")
