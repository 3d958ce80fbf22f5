"""`--search dpor` against brute force on random programs: the same classes, none twice, none asleep; the same
errors as `--search interleavings`, each of which replays; as many executions as `modification-order`.

Seeds are fresh in every run, and its first lines tell the first one; RADDLE_SEED=… repeats the programs.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from toy.kept_dpor import KEPT
from toy.program import Program
from toy.traces import WOKEN, State, Traces
from toy.waiting import lower, waiting_program

from raddle import _native
from raddle.assemble import assemble
from raddle.passes import pipeline

CHUNK = 50
WORD = (1 << 64) - 1


def programs(chunk: int, count: int = CHUNK) -> Iterator[tuple[str, Program]]:
    first = int(os.environ["RADDLE_SEED"]) + 50_000_000 + chunk * count
    for seed in range(first, first + count):
        yield f"seed {seed}", waiting_program(random.Random(seed))


@cache
def mix(h: int) -> int:
    h = (h ^ h >> 31) * 0x9E3779B97F4A7C15 & WORD
    h = (h ^ h >> 27) * 0xBF58476D1CE4E5B9 & WORD
    return h ^ h >> 30


def names(program: Program, states: list[State], threads: list[tuple[int, int]]) -> set[int]:
    """The names of DporPath::class_hash, made again from traces."""
    numbers = {child: number for number, child in enumerate(threads, 1)}
    core = {0: 0} if program.spawned else {-1: 0} | {t: numbers[0, t] for t in range(len(program.threads))}

    def number(t: int) -> int:
        if t not in core:
            parent = next(p for p, ops in enumerate(program.threads) if ("SPAWN", t) in ops)
            children = [op[1] for op in program.threads[parent] if op[0] == "SPAWN"]
            core[t] = numbers[number(parent), children.index(t)]
        return core[t]

    def name(s: State) -> int:
        total = 0
        for (thread, index), past in s.past.items():
            choice = s.choice[thread, index]
            if choice >= WOKEN:
                choice = number(choice - WOKEN - 1)
            h = mix(number(thread) << 32 | index) + choice & WORD
            for t, n in sorted((number(t), n) for t, n in past.items()):
                h = mix(h * 3 + (t << 32 | n) & WORD)
            total += h
        return total & WORD

    return {name(s) for s in states}


def finished(search: Any) -> Any:
    while not search.run(10.0):
        pass
    assert search.stopped is None
    return search


def shown(loaded: _native.Program, errors: list[_native.ErrorRecord]) -> set[tuple[Any, ...]]:
    """What each error shows when its schedule is replayed: the kind, and the instructions that take part."""
    found = set()
    for error in errors:
        run = _native.replay(loaded, {}, error.schedule)
        assert run.outcome is not None
        assert run.outcome.kind == error.kind
        places = sorted(run.events[i].stack[0] for i in run.outcome.events)
        stuck = sorted((thread, reason, tuple(stack)) for thread, reason, stack, _ in run.blocked)
        found.add((error.kind, tuple(places) or run.outcome.stack[0], tuple(stuck) if not places else ()))
    return found


def errors_of(loaded: _native.Program, search: Any) -> set[tuple[Any, ...]]:
    """Deadlocks and livelocks are told apart by kind only: one place may stand for several of them."""
    return {
        (kind, *(() if kind in ("deadlock", "livelock") else rest[:1]))
        for kind, *rest in shown(loaded, search.errors)
    }


def compare(program: Program, where: str) -> bool:
    """False: too large for brute force."""
    try:
        expected = {flag: Traces(program, flag) for flag in (True, False)}
    except OverflowError:
        return False
    image = assemble(pipeline.run(lower(program)), ["program"])
    loaded = _native.Program(image.code)
    options = {"count_duplicates": True, "keep_going": True}
    errors = None
    for independent, traces in expected.items():
        found = finished(_native.Dpor(loaded, {**options, "independent_faa": independent}))
        assert found.sleep_blocked == 0, where
        assert found.duplicates == 0, where
        every = traces.complete + traces.blocked + traces.failed
        wanted = (len(traces.complete), len(traces.blocked), len(every))
        assert (found.executions, found.blocked, found.explored) == wanted, where
        assert set(found.classes) == names(program, every, found.threads), where
        assert {error.kind for error in found.errors} & {"deadlock", "livelock"} <= traces.stuck, where
        if errors is None:
            plain = finished(_native.Interleavings(loaded, {"keep_going": True}))
            errors = errors_of(loaded, plain)
        assert errors_of(loaded, found) == errors, where
    graphs = finished(_native.GraphSearch(loaded, options, "sc", True))
    assert graphs.executions == len(expected[False].complete), where
    return True


@pytest.mark.parametrize("chunk", range(20))
def test_every_class_once(chunk: int) -> None:
    judged = sum(compare(program, where) for where, program in programs(chunk))
    assert judged > CHUNK * 0.8


@pytest.mark.parametrize("number", range(len(KEPT)))
def test_programs_that_once_failed(number: int) -> None:
    assert compare(KEPT[number], f"KEPT[{number}]")


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(20))
def test_twenty_thousand_programs(chunk: int) -> None:
    for where, program in programs(1000 + chunk, 1000):
        compare(program, where)
