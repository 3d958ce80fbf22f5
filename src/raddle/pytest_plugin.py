"""A pytest plugin: C and C++ files that say what is expected of them, and targets of raddle.toml, are tests.

A file is one if a line near its top reads `// raddle: expect safe`. The fixture `raddle` verifies and checks:
`raddle("queue.c", unroll=3)` fails the test with the report unless the program is safe.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from raddle.errors import RaddleError, UserError
from raddle.explore.result import Result
from raddle.frontend.sources import CPP_SUFFIXES
from raddle.report.junit import Case
from raddle.targets import Target, from_header, load


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("raddle")
    group.addoption(
        "--raddle-report", metavar="DIR", help="write the result of each program there, JSON and HTML"
    )


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix in (".c", *CPP_SUFFIXES):
        try:
            wanted = from_header(file_path) is not None
        except UserError:  # a mistake in it is told as a test that fails; the other files are not to blame
            wanted = True
        if wanted:
            made: Programs = Programs.from_parent(parent, path=file_path)
            return made
    if file_path.name == "raddle.toml":
        made = Programs.from_parent(parent, path=file_path)
        return made
    return None


class Programs(pytest.File):
    """The targets of one file."""

    def collect(self) -> Iterator[pytest.Item]:
        try:
            if self.path.name == "raddle.toml":
                targets = load(self.path)
            else:
                targets = [target] if (target := from_header(self.path)) is not None else []
        except UserError as problem:
            yield Mistaken.from_parent(self, name=self.path.name, problem=problem)
            return
        for target in targets:
            yield Program.from_parent(self, name=target.name, target=target)


class Mistaken(pytest.Item):
    """A file with targets that cannot be read."""

    def __init__(self, *, problem: UserError, **rest: Any) -> None:
        super().__init__(**rest)
        self._problem = problem

    def runtest(self) -> None:
        raise self._problem

    def repr_failure(self, excinfo: Any, style: Any = None) -> Any:
        return str(excinfo.value)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, f"raddle: {self.name}"


class Unexpected(Exception):
    """Carries the case to the report."""


class Program(pytest.Item):
    def __init__(self, *, target: Target, **rest: Any) -> None:
        super().__init__(**rest)
        self._target = target

    def runtest(self) -> None:
        case = self._target.case()
        _keep(self.config, self.nodeid, case)
        if not case.as_expected:
            found = case.problem if case.result is None else str(case.result)
            raise Unexpected(f"expected {case.expected}, found {found}")

    def repr_failure(self, excinfo: Any, style: Any = None) -> Any:
        if isinstance(excinfo.value, Unexpected | RaddleError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, f"raddle: {self.name}"


@pytest.fixture
def raddle(request: pytest.FixtureRequest) -> Callable[..., Result]:
    """Verifies a program and checks the verdict: `raddle(files, expect="safe", **options)`."""

    def verified(program: Any, *, expect: str = "safe", **options: Any) -> Result:
        from raddle.verification import verify

        __tracebackhide__ = True
        result = verify(program, **options)
        _keep(request.config, request.node.nodeid, Case(request.node.name, result, "", expect))
        return result.check(expect)

    return verified


def _keep(config: pytest.Config, name: str, case: Case) -> None:
    folder = config.getoption("--raddle-report")
    if folder and case.result is not None:
        import json
        import re

        from raddle.report.page import Part, document

        place = Path(folder)
        place.mkdir(parents=True, exist_ok=True)
        file = re.sub(r"[^\w.-]+", "_", name).strip("_")
        found = case.result.to_json()
        (place / f"{file}.json").write_text(json.dumps(found, indent=2) + "\n", "utf-8")
        remark = f"{'as expected' if case.as_expected else 'not as expected'}: {case.expected or 'safe'}"
        page = document(name, [Part.of_result(name, found, remark)])
        (place / f"{file}.html").write_text(page, "utf-8", errors="replace")
