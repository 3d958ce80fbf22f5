"""Results as JUnit XML: one test case for each, failed if it is not what was expected."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from xml.etree import ElementTree

from raddle.explore.result import Result
from raddle.report import text

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass(frozen=True, slots=True)
class Case:
    """`problem`: why it could not be verified. `expected`: a verdict, or None for safe."""

    name: str
    result: Result | None
    problem: str = ""
    expected: str | None = None
    seconds: float = 0.0

    @property
    def as_expected(self) -> bool:
        return self.result is not None and self.result.verdict == (self.expected or "safe")


def junit(cases: Sequence[Case]) -> str:
    """The whole document. An inconclusive result that nobody expected is an error, a wrong one a failure."""
    errors = sum(_tag(case) == "error" for case in cases)
    failures = sum(_tag(case) == "failure" for case in cases)
    numbers = {"tests": str(len(cases)), "failures": str(failures), "errors": str(errors)}
    seconds = f"{sum(case.seconds for case in cases):.3f}"
    root = ElementTree.Element("testsuites", {**numbers, "time": seconds})
    suite = ElementTree.SubElement(
        root, "testsuite", {"name": "raddle", **numbers, "skipped": "0", "time": seconds}
    )
    for case in cases:
        found = ElementTree.SubElement(
            suite,
            "testcase",
            {"classname": "raddle", "name": _clean(case.name), "time": f"{case.seconds:.3f}"},
        )
        tag = _tag(case)
        if tag:
            summary, body = _words(case)
            inner = ElementTree.SubElement(found, tag, {"message": _clean(summary), "type": _type(case)})
            inner.text = _clean(body)
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, "unicode") + "\n"


def _tag(case: Case) -> str:
    if case.as_expected:
        return ""
    return "failure" if case.result is not None and case.result.verdict != "inconclusive" else "error"


def _type(case: Case) -> str:
    return "problem" if case.result is None else case.result.verdict


def _words(case: Case) -> tuple[str, str]:
    if case.result is None:
        return case.problem.splitlines()[0] if case.problem else "not verified", case.problem
    lines = text.lines(case.result, text.Style())
    expected = f"expected {case.expected or 'safe'}, found "
    return expected + lines[0], "\n".join(lines)


def _clean(words: str) -> str:
    """Without what XML cannot hold."""
    return _NOT_XML.sub("\N{REPLACEMENT CHARACTER}", words)
