"""Runs litmus tests: from a file to the table of final states under a model, and what the condition says.

>>> from raddle.explore.litmus import Runner, load
>>> result = Runner(load("MP.litmus")).run("rc11")
>>> result.holds, len(result.states)
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any

from raddle.errors import InternalError, UserError
from raddle.explore.outcomes import GraphOutcomes, Limits, Outcomes, Subject, check_model
from raddle.frontend.build import Request, build
from raddle.frontend.litmus import LitmusTest, parse, to_c
from raddle.frontend.litmus.condition import Observable, Value, satisfies
from raddle.frontend.litmus.program import ENTRY, RESULT_SIZE
from raddle.frontend.sources import Source

SCHEMA = 1


@dataclass(frozen=True, slots=True)
class FinalState:
    """What the observed registers and locations hold at the end, and how many executions end so."""

    values: dict[Observable, Value]
    count: int
    satisfies: bool
    """Whether the proposition of the condition is true in it."""

    def to_json(self) -> dict[str, Any]:
        return {**{str(name): value for name, value in self.values.items()}, "count": self.count}


@dataclass(frozen=True, slots=True, repr=False)
class LitmusResult:
    """One test under one model. `holds`: whether the final condition is validated; None if the search
    did not finish and what it found does not decide it."""

    test: LitmusTest
    model: str
    holds: bool | None
    states: tuple[FinalState, ...]
    racy: bool
    errors: tuple[str, ...] = ()
    reason: str = ""
    blocked: int = 0

    def __repr__(self) -> str:
        share = f"{self.witnesses:,} of {self.executions:,} executions"
        return f"<raddle.LitmusResult {self.verdict}: {self.test.name} under {self.model}, {share}>"

    def __bool__(self) -> bool:
        raise TypeError("a LitmusResult is neither true nor false; ask for result.holds or result.verdict")

    @property
    def verdict(self) -> str:
        return {True: "holds", False: "fails", None: "inconclusive"}[self.holds]

    @property
    def executions(self) -> int:
        return sum(state.count for state in self.states)

    @property
    def witnesses(self) -> int:
        """Executions whose final state satisfies the proposition."""
        return sum(state.count for state in self.states if state.satisfies)

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.test.name,
            "file": self.test.file,
            "model": self.model,
            "condition": str(self.test.condition),
            "holds": self.holds,
            "states": [state.to_json() for state in self.states],
            "racy": self.racy,
            "executions": self.executions,
            "witnesses": self.witnesses,
            "blocked": self.blocked,
            "errors": list(self.errors),
            "complete": not self.reason,
            "reason": self.reason or None,
        }


def load(file: str | os.PathLike[str]) -> LitmusTest:
    """Read and parse a litmus file. What is wrong with it is a UserError."""
    name = os.fspath(file)
    try:
        with open(name, encoding="utf-8") as stream:
            return parse(name, stream.read())
    except FileNotFoundError:
        raise UserError(f"{name}: no such file") from None
    except UnicodeDecodeError:
        raise UserError(f"{name} is no text") from None
    except OSError as error:
        raise UserError(f"{name} cannot be read: {error.strerror}") from None


def litmus(
    test: str | os.PathLike[str],
    *,
    model: str = "rc11",
    unroll: int | None = None,
    timeout: float | None = None,
    cc: str | None = None,
    cache: bool = True,
) -> LitmusResult:
    """The final states of a litmus test under a memory model. `test`: a path, or the text of a test (a string
    with a newline)."""
    if not isinstance(test, str | os.PathLike):
        raise UserError(f"a litmus test is a path or a text, not {test!r}")
    for name, value, known in (("unroll", unroll, (int,)), ("timeout", timeout, (int, float))):
        if value is not None and (type(value) not in known or not value > 0):
            raise UserError(f"{name} needs a number above 0, not {value!r}")
    loaded = parse("<text>", test) if isinstance(test, str) and "\n" in test else load(test)
    return Runner(loaded, limits=Limits(unroll, timeout), cc=cc, cache=cache).run(model)


class Runner:
    """A test, compiled once for all models."""

    def __init__(
        self,
        test: LitmusTest,
        *,
        outcomes: Outcomes | None = None,
        limits: Limits | None = None,
        cc: str | None = None,
        cache: bool = True,
    ) -> None:
        self.test = test
        self._outcomes = outcomes or GraphOutcomes()
        self._limits = limits or Limits()
        translation = to_c(test)
        # clang's warnings are about code that we wrote around the test's; its errors are the user's.
        request = Request((Source(test.file, translation.text),), ("-w",), (), ENTRY, cc=cc, spin="off")
        built = build(request, use_cache=cache)
        by_name = {variable.name: address for address, variable in built.image.debug.globals.items()}
        missing = [name for name in translation.results if name not in by_name]
        if missing:
            raise InternalError(f"{test.file}: the compiled test has no variable {missing[0]}")
        self._names = {
            by_name[variable] + index * test.locations[name].integer[0] // 8: f"{name}[{index}]"
            if index
            else name
            for name, variable in translation.addresses.items()
            if variable in by_name
            for index in range(test.arrays.get(name, 1))
        }
        observe = tuple((by_name[name], RESULT_SIZE) for name in translation.results)
        self.subject = Subject(request, built, observe)

    def run(self, model: str) -> LitmusResult:
        check_model(model)
        finals = self._outcomes(self.subject, model, self._limits)
        states = []
        for raw, count in finals.counts.items():
            values = {
                observable: self._value(observable, value)
                for observable, value in zip(self.test.observed, raw, strict=True)
            }
            if self.test.condition.filter is None or satisfies(values, self.test.condition.filter):
                states.append(FinalState(values, count, satisfies(values, self.test.condition.proposition)))
        states.sort(key=lambda state: [(isinstance(v, str), v) for v in state.values.values()])
        return LitmusResult(
            test=self.test,
            model=model,
            holds=self._holds(states, complete=not finals.reason),
            states=tuple(states),
            racy=finals.racy,
            errors=finals.errors,
            reason=finals.reason,
            blocked=finals.blocked,
        )

    def _value(self, observable: Observable, raw: int) -> Value:
        """Addresses of locations by their name, numbers as their type has them."""
        type = self.test.type_of(observable)
        if type.pointee is not None and raw in self._names:
            return "&" + self._names[raw]
        return type.wrap(raw)

    def _holds(self, states: list[FinalState], *, complete: bool) -> bool | None:
        """The first state that decides does so even if others are missing."""
        quantifier = self.test.condition.quantifier
        deciding = any(state.satisfies == (quantifier != "forall") for state in states)
        if not deciding and not complete:
            return None
        return deciding == (quantifier == "exists")


def to_json(results: list[LitmusResult], failed: list[tuple[str, str]]) -> dict[str, Any]:
    """The document of `raddle litmus --json`. `failed`: files that could not be run, and why."""
    return {
        "schema": SCHEMA,
        "results": [result.to_json() for result in results],
        "failed": [{"file": file, "message": message} for file, message in failed],
    }
