"""A slice has all that its failure needs, and a smaller execution has the same failure."""

from __future__ import annotations

import itertools
import os

import pytest
from failing_programs import failing_program
from slice_replay import replay_slice

from raddle.course import Course
from raddle.explore.options import Options
from raddle.failures import small
from raddle.frontend.build import lower
from raddle.frontend.sources import Source
from raddle.ir.program import Program
from raddle.report.causality import Causality
from raddle.report.drawing import Drawing
from raddle.report.kinds import STUCK
from raddle.report.slicing import needed
from raddle.subject import Subject
from raddle.verification import _plan, request_for

MODELS = ("rc11", "tso", "sc")
DEFAULT, SLOW = 25, 2_000


def check(seed: int) -> tuple[str, int] | None:
    """The kind of failure, and how many events were left out; None if the program does not fail."""
    options = Options.of(model=MODELS[seed % 3], spin="off").resolved()
    request = request_for([Source("<text>", failing_program(seed))], options, ["-w"])
    subject = Subject.of(request, cache=False)
    plan = _plan(subject, options, Drawing(), keep=False)
    found = Course.of(plan, "").run(None, subject.start)
    if not found.errors:
        return None
    options = plan.options
    as_found = subject.replayed(options, found.errors[0].schedule)
    (error,) = small(subject, options, found.errors)
    run = subject.replayed(options, error.schedule)
    outcome, before = run.outcome, as_found.outcome
    assert outcome is not None
    assert before is not None
    assert (outcome.kind, outcome.code, outcome.text) == (before.kind, before.code, before.text)
    program = lower(request, subject.built.compilation)
    causality = Causality(run, options.model)
    kept = needed(causality)
    implies(program, causality, kept)
    first = min(n for n, event in enumerate(run.events) if event.kind == "spawn")
    asking = [
        n
        for n in kept
        if n > first
        and run.events[n].kind in ("load", "rmw")
        and (source := causality.rf[n]) is not None
        and (source < 0 or run.events[source].thread != run.events[n].thread)
    ]
    if asking and outcome.kind in (
        "assertion",
        "race",
    ):  # the check itself: a slice that lacks something does not pass
        with pytest.raises(AssertionError):
            implies(program, causality, kept - {min(asking)})
    return outcome.kind, len(run.events) - len(kept)


def implies(program: Program, causality: Causality, kept: frozenset[int]) -> None:
    run, outcome = causality.run, causality.run.outcome
    assert outcome is not None
    replayed = replay_slice(program, run, causality.rf, kept)
    for number in kept:
        source, event = causality.rf[number], run.events[number]
        if source is not None and source >= 0 and event.kind not in ("lock", "unlock"):
            known = run.events[source].thread == event.thread and source in replayed.written
            assert source in kept or known, f"event {number} reads from {source}, which is left out"
            assert replayed.written.get(source) == event.read
    if outcome.kind == "assertion":
        assert outcome.thread in replayed.ends, "the slice does not lead to the failing assertion"
        assert replayed.ends[outcome.thread].kind == "error"
    elif outcome.kind == "race":
        a, b = outcome.events
        assert {a, b} <= replayed.reached, "the slice does not lead to the race"
        assert not causality.before(a, b)
        assert not causality.before(b, a)
    elif outcome.kind in STUCK:
        assert all(blocked.thread not in replayed.ends for blocked in run.blocked)


def checked(first: int, wanted: int) -> dict[str, int]:
    kinds: dict[str, int] = {}
    left_out = 0
    for seed in itertools.count(first):
        try:
            found = check(seed)
        except AssertionError as problem:
            raise AssertionError(f"seed {seed}: {problem}\n{failing_program(seed)}") from problem
        if found is not None:
            kinds[found[0]] = kinds.get(found[0], 0) + 1
            left_out += found[1]
        if sum(kinds.values()) >= wanted:
            print(f"seeds {first} to {seed}: {kinds}, {left_out} events left out")
            assert left_out > wanted
            return kinds
    raise AssertionError


def test_slices_imply_their_failures() -> None:
    kinds = checked(int(os.environ["RADDLE_SEED"]) % 1_000_000, DEFAULT)
    assert kinds.keys() >= {"assertion", "race"}


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(10))
def test_two_thousand_slices_imply_their_failures(chunk: int) -> None:
    checked(int(os.environ["RADDLE_SEED"]) + chunk * 100_000, SLOW // 10)
