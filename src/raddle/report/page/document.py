"""The page as a whole: its head, a list of what is on it, and one part for each result."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import resources
from typing import Any

from raddle.report.page.html import element, escaped
from raddle.report.page.outcome import litmus_part, result_part
from raddle.version import VERSION


@dataclass(frozen=True, slots=True)
class Part:
    """A result to show. `body` is HTML; `data` is what the script needs of its errors."""

    title: str
    word: str
    """A verdict, or what else there is to say in one word."""
    body: str
    data: dict[str, Any] = field(default_factory=dict)

    @staticmethod
    def of_result(title: str, result: dict[str, Any], remark: str = "", at: int = 0) -> Part:
        """Of the JSON document of a result, the `at`-th of a page. KeyError, TypeError, ValueError: it is
        none."""
        body, data = result_part(result, remark, at)
        return Part(title, str(result["verdict"]), body, data)

    @staticmethod
    def of_problem(title: str, message: str) -> Part:
        return Part(title, "problem", element("pre", escaped(message), role="note"))

    @staticmethod
    def of_litmus(results: Sequence[dict[str, Any]]) -> Part:
        """Of one test under some models."""
        first = results[0]
        return Part(str(first["name"]), "litmus", litmus_part(results))

    @staticmethod
    def of_schedule(title: str, svg: str, remarks: Sequence[str]) -> Part:
        """A schedule's lanes."""
        words = element("ul", "".join(element("li", escaped(remark)) for remark in remarks))
        return Part(title, "schedule", words + element("div", svg, class_="graph", tabindex="0"))


def document(title: str, parts: Sequence[Part]) -> str:
    """The page."""
    style, script = _file("page.css"), _file("page.js")
    body = element("h1", escaped(title))
    if len(parts) > 1:
        links = (
            element("li", f'<a href="#part-{at}">{_badge(part.word)} {escaped(part.title)}</a>')
            for at, part in enumerate(parts)
        )
        body += element("nav", element("ul", "".join(links)), aria_label="results")
    for at, part in enumerate(parts):
        heading = element("h2", f"{_badge(part.word)} {escaped(part.title)}")
        body += element("section", heading + part.body, id=f"part-{at}", class_="part")
    known = {name: found for part in parts for name, found in part.data.items()}
    data = json.dumps(known).replace("<", "\\u003c")
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escaped(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n"
        f"<footer>made by raddle {escaped(VERSION)}</footer>\n"
        f'<script type="application/json" id="data">{data}</script>\n<script>\n{script}</script>\n'
        "</body>\n</html>\n"
    )


def _badge(word: str) -> str:
    return element("span", escaped(word), class_=f"badge {word if word.isalpha() else ''}".strip())


def _file(name: str) -> str:
    return resources.files("raddle.report.page").joinpath(name).read_text("utf-8")
