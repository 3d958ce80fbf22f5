"""What SARIF 2.1.0 and JUnit's XML allow of the things that raddle writes, written down from their standards.

Each object of SARIF has the properties that the standard gives it and no others, so a misspelt or misplaced
one is found; those that raddle never writes are known by name only.
"""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

_TEXT = {"type": "string"}
_COUNT = {"type": "integer", "minimum": -1}
_LINE = {"type": "integer", "minimum": 1}
_LEVEL = {"enum": ["none", "note", "warning", "error"]}


def _object(required: str, other: str = "", **known: Any) -> dict[str, Any]:
    properties = {name: {} for name in [*other.split(), "properties"]}
    return {
        "type": "object",
        "properties": properties | known,
        "required": required.split(),
        "additionalProperties": False,
    }


def _list(of: str, **more: Any) -> dict[str, Any]:
    return {"type": "array", "items": {"$ref": f"#/$defs/{of}"}, **more}


def _ref(to: str) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{to}"}


SARIF = {
    "$ref": "#/$defs/log",
    "$defs": {
        "log": _object(
            "version runs",
            "inlineExternalProperties",
            **{
                "$schema": {"type": "string", "format": "uri"},
                "version": {"const": "2.1.0"},
                "runs": _list("run"),
            },
        ),
        "run": _object(
            "tool",
            "conversion language versionControlProvenance originalUriBaseIds artifacts "
            "logicalLocations graphs automationDetails runAggregates baselineGuid redactionTokens "
            "defaultEncoding defaultSourceLanguage newlineSequences externalPropertyFileReferences "
            "threadFlowLocations taxonomies addresses translations policies webRequests webResponses "
            "specialLocations",
            tool=_object("driver", "extensions", driver=_ref("component")),
            invocations=_list("invocation"),
            results=_list("result"),
            columnKind={"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
        ),
        "component": _object(
            "name",
            "guid organization product productSuite shortDescription fullDescription fullName "
            "semanticVersion dottedQuadFileVersion releaseDateUtc downloadUri informationUri "
            "globalMessageStrings notifications taxa locations language contents isComprehensive "
            "localizedDataSemanticVersion minimumRequiredLocalizedDataSemanticVersion "
            "associatedComponent translationMetadata supportedTaxonomies",
            name=_TEXT,
            version=_TEXT,
            rules=_list("rule", uniqueItems=True),
        ),
        "rule": _object(
            "id",
            "deprecatedIds guid deprecatedGuids name deprecatedNames messageStrings helpUri "
            "relationships help",
            id=_TEXT,
            shortDescription=_object("text", "markdown", text=_TEXT),
            fullDescription=_object("text", "markdown", text=_TEXT),
            defaultConfiguration=_object("", "enabled rank parameters", level=_LEVEL),
        ),
        "invocation": _object(
            "executionSuccessful",
            "commandLine arguments responseFiles startTimeUtc endTimeUtc exitCode "
            "ruleConfigurationOverrides notificationConfigurationOverrides "
            "toolConfigurationNotifications exitCodeDescription exitSignalName exitSignalNumber "
            "processStartFailureMessage machine account processId executableLocation workingDirectory "
            "environmentVariables stdin stdout stderr stdoutStderr",
            executionSuccessful={"type": "boolean"},
            toolExecutionNotifications=_list("notification"),
        ),
        "notification": _object(
            "message",
            "threadId timeUtc exception descriptor associatedRule",
            message=_ref("message"),
            level=_LEVEL,
            locations=_list("location", uniqueItems=True),
        ),
        "message": {
            **_object("", "markdown arguments", text=_TEXT, id=_TEXT),
            "anyOf": [{"required": ["text"]}, {"required": ["id"]}],
        },
        "result": _object(
            "message",
            "rule analysisTarget guid correlationGuid occurrenceCount partialFingerprints "
            "fingerprints stacks graphs graphTraversals relatedLocations suppressions baselineState "
            "rank attachments hostedViewerUri workItemUris provenance fixes taxa webRequest "
            "webResponse",
            ruleId=_TEXT,
            ruleIndex=_COUNT,
            kind={"enum": ["notApplicable", "pass", "fail", "review", "open", "informational"]},
            level=_LEVEL,
            message=_ref("message"),
            locations=_list("location"),
            codeFlows=_list("codeFlow"),
        ),
        "location": _object(
            "",
            "id logicalLocations annotations relationships",
            physicalLocation=_object(
                "artifactLocation",
                "address contextRegion",
                artifactLocation=_object(
                    "", "uriBaseId index description", uri={"type": "string", "format": "uri-reference"}
                ),
                region=_object(
                    "startLine",
                    "charOffset charLength byteOffset byteLength snippet message sourceLanguage",
                    startLine=_LINE,
                    startColumn=_LINE,
                    endLine=_LINE,
                    endColumn=_LINE,
                ),
            ),
            message=_ref("message"),
        ),
        "codeFlow": _object(
            "threadFlows", message=_ref("message"), threadFlows=_list("threadFlow", minItems=1)
        ),
        "threadFlow": _object(
            "locations",
            "initialState immutableState",
            id=_TEXT,
            message=_ref("message"),
            locations=_list("step", minItems=1),
        ),
        "step": _object(
            "",
            "index stack kinds taxa module state nestingLevel executionTimeUtc webRequest webResponse",
            location=_ref("location"),
            executionOrder=_COUNT,
            importance={"enum": ["important", "essential", "unimportant"]},
        ),
    },
}

_NUMBER, _SECONDS = r"\d+", r"\d+(\.\d+)?"
JUNIT: dict[str, tuple[dict[str, str], dict[str, str], tuple[str, ...]]] = {
    # element: attributes it must have, attributes it may have (with the form of their values), children
    "testsuites": (
        {},
        {
            "name": ".+",
            "tests": _NUMBER,
            "failures": _NUMBER,
            "errors": _NUMBER,
            "disabled": _NUMBER,
            "time": _SECONDS,
        },
        ("testsuite",),
    ),
    "testsuite": (
        {"name": ".+", "tests": _NUMBER},
        {
            **{"failures": _NUMBER, "errors": _NUMBER, "skipped": _NUMBER, "time": _SECONDS},
            **{"timestamp": r"\d{4}-\d\d-\d\dT[\d:.+-]+", "hostname": ".+", "id": ".+", "package": ".*"},
        },
        ("properties", "testcase", "system-out", "system-err"),
    ),
    "testcase": (
        {"name": ".+", "classname": ".+"},
        {"time": _SECONDS, "assertions": _NUMBER, "status": ".*", "file": ".+", "line": _NUMBER},
        ("skipped", "error", "failure", "system-out", "system-err"),
    ),
    "failure": ({}, {"message": "(?s).*", "type": ".*"}, ()),
    "error": ({}, {"message": "(?s).*", "type": ".*"}, ()),
    "system-out": ({}, {}, ()),
}


def check_junit(element: ElementTree.Element) -> None:
    """AssertionError: it is not what readers of JUnit's XML expect."""
    must, may, children = JUNIT[element.tag]
    assert must.keys() <= element.attrib.keys(), f"{element.tag} lacks {must.keys() - element.attrib.keys()}"
    for name, value in element.attrib.items():
        form = (must | may).get(name)
        assert form is not None, f"{element.tag} has no attribute {name}"
        assert re.fullmatch(form, value), f"{name}={value!r}"
    for child in element:
        assert child.tag in children, f"{child.tag} in {element.tag}"
        check_junit(child)
    if element.tag in ("testsuite", "testsuites"):
        for tag, count in (("testcase", "tests"), ("failure", "failures"), ("error", "errors")):
            if count in element.attrib:
                assert int(element.attrib[count]) == len(list(element.iter(tag)))
