"""Random programs that use much of C: the complete pass against the native machine's exploration, and real
runs under their schedules at every level. The slow tests take fresh seeds; RADDLE_SEED=… repeats one."""

from __future__ import annotations

import os
import random
import subprocess
import time
from pathlib import Path

import pytest
from bundled_programs import program
from rich import Rich

import raddle
from raddle.errors import UnsupportedError
from raddle.frontend.build import Request, lower
from raddle.frontend.compiler import compile_c
from raddle.frontend.sources import sources
from raddle.impact.execution.executor import Executor
from raddle.impact.search.complete import CompleteSearch
from raddle.impact.terms.solver import OutOfTime
from raddle.impact.tree.certificate import Certificate
from raddle.impact.tree.policy import Policy
from raddle.schedules.format import Variant, read
from raddle.schedules.launch import build_constrained, check_enforceable
from raddle.schedules.synthesis import attempt

_FINITE = "safe for the nondeterministic values"
"""What verify says where it has tried all inputs that these programs tell apart."""


def agrees(seed: int) -> str:
    """The outcome; fails if the complete pass and verify contradict each other."""
    text = Rich(random.Random(seed)).text
    code = program(text)
    try:
        found = CompleteSearch(Executor(code), deadline=time.monotonic() + 10).run()
    except UnsupportedError:
        return "refused"
    if found.outcome == "limit":
        return "limit"
    expected = raddle.verify(text, model="sc", races=False, timeout=10, keep_going=True, prove=False)
    kinds = {error.kind for error in expected.errors}
    decided = expected.verdict != "inconclusive" or (expected.reason or "").startswith(_FINITE)
    if found.counterexample is not None:
        kind = found.counterexample.failure.kind
        assert kind in kinds or not (decided or kinds), f"seed {seed}: {kind}, not {kinds}\n{text}"
        return "unsafe" if kind in kinds else "limit"
    # Here a signal wakes the first thread that waits, there any of them; here an atomic block is one step,
    # there a lock that only other blocks wait for.
    fewer = "pthread_cond_wait" in text or "__VERIFIER_atomic_begin();" in text
    assert not kinds or fewer, f"seed {seed}: safe, not {kinds}\n{text}"
    try:
        Certificate(code, found.tree, deadline=time.monotonic() + 20).check()
    except OutOfTime:
        return "limit"
    return "safe" if decided else "limit"


def proven(path: Path, rng: random.Random) -> tuple[Request, Variant] | None:
    """A schedule of the program under some policy."""
    request = Request(sources((str(path),)), spin="off")
    compilation = compile_c(request.files, request.flags)
    policy = Policy(rng.choice((1, 1, 2, 4)), rng.randint(0, 2), rng.random() < 0.3)
    try:
        found = attempt(lower(request, compilation), policy, 1, time.monotonic() + 6)
        if found.schedule is None:
            return None
        variant = Variant(policy, found.schedule, found.names, found.barred)
        check_enforceable(request, compilation, variant)
    except UnsupportedError:
        return None
    return request, variant


def rehearsed(path: Path, output: Path) -> tuple[Request, Variant] | None:
    """A schedule from executions."""
    raddle.verify(str(path), model="sc", races=False, timeout=2, schedule_out=output)
    if not output.exists():
        return None
    return Request(sources((str(path),)), spin="off"), read(output).variant


def keeps_to_schedules(seed: int, folder: Path) -> bool:
    """Whether there is a schedule. Under it nothing may fail, and all levels do the same."""
    rng = random.Random(seed)
    kind = rng.choice(("rounds", "rounds", "endless", "ends", "executions"))
    looping = kind in ("rounds", "endless")
    rounds = rng.choice((3, 7, 20)) if kind == "rounds" else 0
    rich = Rich(rng, looping, rounds, frozenset(("assume",)))
    path = folder / f"{seed}.c"
    path.write_text(rich.text)
    made = rehearsed(path, folder / f"{seed}.json") if kind == "executions" else proven(path, rng)
    if made is None:
        return False
    request, variant = made
    compilation = compile_c(request.files, request.flags)
    seconds = "0.2" if kind == "endless" else "5"  # a thread that is blocked for good counts no rounds
    seen = set()
    for level in (0, 1, 2):
        binary = build_constrained(request, compilation, variant, level, folder / f"{seed}-{level}")
        environment = os.environ | {"RADDLE_RUN_SECONDS": seconds}
        done = subprocess.run(
            [binary], capture_output=True, text=True, timeout=60, check=False, env=environment
        )
        left_out = done.returncode == 121 and "an input that was not tried" in done.stderr
        good = left_out or 0 <= done.returncode < 64
        assert good, f"seed {seed}, level {level}: {done.returncode} {done.stderr}\n{rich.text}"
        seen.add((done.returncode, done.stdout if done.returncode or not looping else ""))
    if not rich.features & {"input", "choice"}:
        assert len(seen) == 1, f"seed {seed}: {seen}\n{rich.text}"
    return True


def test_verdicts_of_rich_programs() -> None:
    found = [agrees(seed) for seed in range(8)]
    assert {"safe", "unsafe"} & set(found)


def test_runs_of_rich_programs(tmp_path: Path) -> None:
    found = [keeps_to_schedules(seed, tmp_path) for seed in range(3)]
    assert any(found)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_verdicts_of_500_rich_programs(block: int) -> None:
    first = int(os.environ["RADDLE_SEED"]) + 1000 + 50 * block
    found = [agrees(seed) for seed in range(first, first + 50)]
    assert min(found.count("safe"), found.count("unsafe")) >= 10, f"seeds from {first}"


@pytest.mark.slow
@pytest.mark.parametrize("block", range(5))
def test_runs_of_100_rich_programs(block: int, tmp_path: Path) -> None:
    first = int(os.environ["RADDLE_SEED"]) + 5000 + 20 * block
    found = [keeps_to_schedules(seed, tmp_path) for seed in range(first, first + 20)]
    assert sum(found) >= 8, f"seeds from {first}"
