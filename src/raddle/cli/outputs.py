"""The files that a result goes to besides the terminal. They are written on every exit: also where there is
no result, because the input or the usage is at fault."""

from __future__ import annotations

import argparse
import contextlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from raddle.cli.terminal import check_folder, check_writable, write_json
from raddle.errors import ExitStatus, InternalError, RaddleError, UserError
from raddle.explore.result import SCHEMA, Result
from raddle.version import VERSION

FORMATS = ("text", "gcc")
_FILES = ("json", "sarif", "junit")


@dataclass(frozen=True, slots=True)
class Outputs:
    json: str | None = None
    sarif: str | None = None
    junit: str | None = None
    report: str | None = None

    @staticmethod
    def add_options(group: argparse._ActionsContainer) -> None:
        group.add_argument("--json", metavar="PATH", help="write the result as JSON; - prints only that")
        group.add_argument("--sarif", metavar="FILE", help="write the errors as SARIF 2.1.0")
        group.add_argument("--junit", metavar="FILE", help="write the result as JUnit XML")
        group.add_argument("--report", metavar="DIR", help="write an HTML page, DIR/index.html")

    @staticmethod
    def of(chosen: argparse.Namespace) -> Outputs:
        made = Outputs(chosen.json, chosen.sarif, chosen.junit, chosen.report)
        if made.report is not None:
            check_folder("--report", made.report)
        for name in _FILES:
            path = getattr(made, name)
            if path is not None and not (name == "json" and path == "-"):
                check_writable(f"--{name}", path)
        return made

    @staticmethod
    def from_words(words: Sequence[str]) -> Outputs:
        """What the words ask for, even if they are wrong as a whole."""
        found: dict[str, str] = {}
        words = words[: words.index("--")] if "--" in words else words
        for word, following in zip(words, [*words[1:], ""], strict=False):
            for name in (*_FILES, "report"):
                if word == f"--{name}" and following:
                    found[name] = following
                elif word.startswith(f"--{name}="):
                    found[name] = word.partition("=")[2]
        return Outputs(**found)

    def write(self, result: Result, expected: str | None = None) -> None:
        if self.json is not None:
            write_json(result.to_json(), self.json)
        if self.sarif is not None:
            from raddle.report.sarif import sarif

            write_file("--sarif", self.sarif, json.dumps(sarif([result]), indent=2) + "\n")
        if self.junit is not None:
            from raddle.report.junit import Case, junit

            case = Case(result.files[0], result, expected=expected, seconds=result.seconds)
            write_file("--junit", self.junit, junit([case]))
        self.write_page(result.to_json())

    def write_page(self, document: dict[str, Any]) -> None:
        """The page of a document that also goes to --json."""
        if self.report is not None:
            from raddle.report.page import parts_of_document, write

            write(self.report, parts_of_document(document, "raddle"))

    def write_problem(self, problem: RaddleError) -> None:
        if self.json is not None:
            write_json(problem_json(problem), self.json)
        if self.sarif is not None:
            from raddle.report.sarif import sarif

            write_file("--sarif", self.sarif, json.dumps(sarif([], [problem]), indent=2) + "\n")
        if self.junit is not None:
            from raddle.report.junit import Case, junit

            write_file("--junit", self.junit, junit([Case("raddle", None, str(problem))]))
        self.write_page(problem_json(problem))


@contextlib.contextmanager
def written_on_every_exit(words: Sequence[str]) -> Iterator[None]:
    """A problem goes to the files, too, as far as they can be written."""
    try:
        yield
    except RaddleError as problem:
        with contextlib.suppress(RaddleError):
            Outputs.from_words(words).write_problem(problem)
        raise


@contextlib.contextmanager
def without_result(outputs: Outputs) -> Iterator[None]:
    """The same for a bug of raddle's, and for Ctrl-C before there is anything to tell."""
    try:
        yield
    except RaddleError:
        raise
    except (Exception, KeyboardInterrupt) as found:
        with contextlib.suppress(RaddleError):
            outputs.write_problem(_problem(found))
        raise


class _Interrupted(RaddleError):
    exit_status = ExitStatus.INCONCLUSIVE


def _problem(found: BaseException) -> RaddleError:
    if isinstance(found, KeyboardInterrupt):
        return _Interrupted("interrupted")
    return InternalError(f"{type(found).__name__}: {found}")


def problem_json(problem: RaddleError) -> dict[str, Any]:
    """The document of an exit without a result."""
    kinds = {ExitStatus.INPUT: "input", ExitStatus.INCONCLUSIVE: "interrupt"}
    kind = kinds.get(problem.exit_status, "internal")
    return {
        "schema": SCHEMA,
        "verdict": None,
        "problem": {
            "kind": kind,
            "message": problem.message,
            "location": str(problem.location) if problem.location else None,
            "hint": problem.hint or None,
        },
        "exit_status": int(problem.exit_status),
        "version": VERSION,
    }


def write_file(option: str, path: str, text: str) -> None:
    try:
        with open(path, "w", encoding="utf-8", errors="replace") as stream:
            stream.write(text)
    except OSError as error:
        raise UserError(f"{option} {path} cannot be written: {error.strerror}") from None
