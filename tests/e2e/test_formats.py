"""SARIF, JUnit, gcc's lines and JSON: valid, with the right places, on every exit."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from command_line import COUNTER, LOCKED, CommandLine
from standards import SARIF, check_junit

SCHEMA = Path(__file__).parent.parent.parent / "src" / "raddle" / "report" / "result.schema.json"
ALL = ("--json", "r.json", "--sarif", "r.sarif", "--junit", "r.xml")


def valid(document: dict[str, Any]) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    jsonschema.validate(document, json.loads(SCHEMA.read_text()))


def read(raddle: CommandLine) -> tuple[dict[str, Any], dict[str, Any], ElementTree.Element]:
    """What was written, valid by the standards."""
    texts = [(raddle.folder / name).read_text() for name in ALL[1::2]]
    log, suites = json.loads(texts[1]), ElementTree.fromstring(texts[2])
    jsonschema = pytest.importorskip("jsonschema")
    jsonschema.validate(log, SARIF)
    check_junit(suites)
    return json.loads(texts[0]), log, suites


def test_the_standards_find_mistakes(raddle: CommandLine) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    raddle("verify", raddle.file("a.c", COUNTER), *ALL)
    _, log, suites = read(raddle)
    log["runs"][0]["results"][0]["codeFlows"][0]["threadFlows"][0]["locations"][0]["order"] = 1
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(log, SARIF)
    suites.attrib["failures"] = "7"
    with pytest.raises(AssertionError):
        check_junit(suites)


def test_an_error(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", COUNTER), "--output", "gcc", *ALL)
    assert done.status == 1
    document, log, suites = read(raddle)
    valid(document)
    assert (document["verdict"], document["exit_status"], document["problem"]) == ("unsafe", 1, None)
    first, *notes = done.out.splitlines()
    assert re.fullmatch(r"a\.c:4:\d+: error: data race on x: .* \[raddle-race\]", first)
    assert notes
    assert all(re.match(r"a\.c:\d+(:\d+)?: note: ", line) for line in notes)
    (run,) = log["runs"]
    (found,) = run["results"]
    assert run["tool"]["driver"]["rules"][found["ruleIndex"]]["id"] == found["ruleId"] == "raddle-race"
    place = found["locations"][0]["physicalLocation"]
    assert (place["artifactLocation"]["uri"], place["region"]["startLine"]) == ("a.c", 4)
    (other,) = found["relatedLocations"]
    assert other["message"]["text"] == "thread 2: read x: 0"
    assert other["physicalLocation"] == place
    flows = found["codeFlows"][0]["threadFlows"]
    assert [flow["id"] for flow in flows] == ["thread 0", "thread 1", "thread 2"]
    orders = sorted(step["executionOrder"] for flow in flows for step in flow["locations"])
    assert len(set(orders)) == len(orders)
    assert sum(step["importance"] == "essential" for flow in flows for step in flow["locations"]) == 2
    assert suites.attrib | {"time": ""} == {"tests": "1", "failures": "1", "errors": "0", "time": ""}
    (failure,) = suites.iter("failure")
    assert failure.attrib["message"].startswith("expected safe, found unsafe: data race on x")
    assert failure.text is not None
    assert "events:" in failure.text


def test_no_error(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", LOCKED), "--output", "gcc", *ALL)
    assert (done.status, done.out) == (0, "")
    document, log, suites = read(raddle)
    valid(document)
    assert log["runs"][0]["results"] == []
    assert log["runs"][0]["invocations"][0]["executionSuccessful"] is True
    assert suites.attrib["failures"] == suites.attrib["errors"] == "0"


def test_an_expected_error_is_no_failure(raddle: CommandLine) -> None:
    assert raddle("verify", raddle.file("a.c", COUNTER), "--expect", "unsafe", *ALL).status == 0
    assert read(raddle)[2].attrib["failures"] == "0"


@pytest.mark.parametrize(
    ("text", "options"),
    [("int main(void) { return }\n", ()), (COUNTER, ("--modle", "sc")), (COUNTER, ("--model", "x"))],
)
def test_every_exit_writes_them(raddle: CommandLine, text: str, options: tuple[str, ...]) -> None:
    done = raddle("verify", raddle.file("a.c", text), *options, *ALL)
    assert done.status == 3
    document, log, suites = read(raddle)
    valid(document)
    assert (document["verdict"], document["exit_status"]) == (None, 3)
    assert document["problem"]["kind"] == "input"
    assert document["problem"]["message"].splitlines()[0] in done.err
    assert log["runs"][0]["invocations"][0]["executionSuccessful"] is False
    assert suites.attrib["errors"] == "1"


def test_what_is_meant(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", COUNTER), "--modle", "sc")
    assert "unrecognized arguments: --modle" in done.err
    assert "hint: did you mean --model?" in done.err
    for other, ours in {"--time-limit": "--timeout", "--unwind": "--unroll", "--html": "--report"}.items():
        assert f"hint: did you mean {ours}?" in raddle("verify", "a.c", f"{other}=5").err
    assert raddle("verify", "a.c", "--output", "vim").err.startswith("raddle: --output vim: unknown")
    assert raddle("help", "verify").out == raddle("verify", "--help").out
