"""`--search dpor` against brute force on random programs: the same classes, none twice, none asleep; the same
errors as `--search interleavings`, each of which replays; as many executions as `modification-order`.

When the counts must be equal: a trace fixes the order of conflicting events, which is reads-from and
modification order. So complete executions are as many, waiting or not, once updates do not commute. Blocked
ones need not be: for a search over graphs, what waits has read something. Programs that access the same bytes
in several sizes are left out (graphs cut such accesses into pieces), and those with memory errors (after
which graphs do not go on as interleavings do).

RADDLE_SEED=… repeats the programs of a run; its first lines tell the seed.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from toy.c_programs import c_program, features_of
from toy.kept_dpor import KEPT
from toy.program import Program
from toy.traces import WOKEN, State, Traces
from toy.waiting import lower, sums_program, waiting_program

from raddle import _native
from raddle.assemble import assemble
from raddle.frontend.build import Request, build
from raddle.frontend.sources import Source
from raddle.passes import pipeline

CHUNK = 50
WORD = (1 << 64) - 1
AWAITS = ("await", "await_rmw")
WAITING = "race with a thread that waits"


def programs(chunk: int, count: int = CHUNK) -> Iterator[tuple[str, Program]]:
    first = int(os.environ["RADDLE_SEED"]) + 50_000_000 + chunk * count
    for seed in range(first, first + count):
        rng = random.Random(seed)
        yield f"seed {seed}", sums_program(rng) if seed % 3 == 0 else waiting_program(rng)


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
            h = mix(mix(number(thread) << 32 | index) + choice & WORD)
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


def place(run: _native.Run, event: int) -> int:
    """The instruction. A thread that waits has no event for it: if it is not the one that failed, it is the
    first of those that wait where the other event of the race is."""
    if event < len(run.events):
        return run.events[event].stack[0]
    assert run.outcome is not None
    (other,) = [run.events[i] for i in run.outcome.events if i < len(run.events)]
    if other.thread != run.outcome.thread:
        return run.outcome.stack[0]
    waiting = ((thread, stack[0]) for thread, reason, stack, at, *_ in run.blocked
               if reason in AWAITS and at == other.address)  # fmt: skip
    return min(waiting)[1]


def kind_of(run: _native.Run) -> str:
    assert run.outcome is not None
    events = [run.events[i].kind if i < len(run.events) else "await" for i in run.outcome.events]
    waits = run.outcome.kind == "race" and any(kind in AWAITS for kind in events)
    return WAITING if waits else run.outcome.kind


def shown(loaded: _native.Program, errors: list[_native.ErrorRecord]) -> set[tuple[Any, ...]]:
    """What each error shows when its schedule is replayed: the kind, and the instructions that take part."""
    found = set()
    for error in errors:
        run = _native.replay(loaded, _native.SearchOptions(), error.schedule)
        assert run.outcome is not None
        assert run.outcome.kind == error.kind
        places = sorted(place(run, i) for i in run.outcome.events)
        stuck = sorted((thread, reason, tuple(stack)) for thread, reason, stack, *_ in run.blocked)
        found.add((kind_of(run), tuple(places) or run.outcome.stack[0], tuple(stuck) if not places else ()))
    return found


def errors_of(loaded: _native.Program, search: Any) -> set[tuple[Any, ...]]:
    """Deadlocks and livelocks are told apart by kind only: one place may stand for several of them."""
    return {
        (kind, *(() if kind in ("deadlock", "livelock") else rest[:1]))
        for kind, *rest in shown(loaded, search.errors)
    }


def within(search: Any, most: int) -> Any:
    """The search at its end, or None if it explores more than that."""
    while not search.run(0.1):
        if search.explored > most:
            return None
    return search


def agree(found: set[tuple[Any, ...]], wanted: set[tuple[Any, ...]], independent: bool) -> bool:
    """Where updates commute, a class with a data race may have an order without it, in which more errors
    follow: of those behind a race some may go untold. None is made up, and if there are any, one is told."""
    if independent and any(kind in ("race", WAITING) for kind, *_ in wanted):
        return bool(found) and found <= wanted
    return found == wanted


def compare(program: Program, where: str) -> bool:
    """False: too large for brute force."""
    try:
        expected = {flag: Traces(program, flag, 6_000) for flag in (True, False)}
    except OverflowError:
        return False
    image = assemble(pipeline.run(lower(program)), ["program"])
    loaded = _native.Program(image.code)
    options = {"count_duplicates": True, "keep_going": True}
    errors = None
    for independent, traces in expected.items():
        found = finished(_native.Dpor(loaded, _native.SearchOptions(**options, independent_faa=independent)))
        assert found.sleep_blocked == 0, where
        assert found.duplicates == 0, where
        assert found.unconfirmed == 0, where
        every = traces.complete + traces.blocked + traces.failed
        wanted = (len(traces.complete), len(traces.blocked), len(every))
        assert (found.executions, found.blocked, found.explored) == wanted, where
        assert set(found.classes) == names(program, every, found.threads), where
        assert {error.kind for error in found.errors} & {"deadlock", "livelock"} <= traces.stuck, where
        if errors is None:
            plain = within(_native.Interleavings(loaded, _native.SearchOptions(keep_going=True)), 10**5)
            errors = None if plain is None else errors_of(loaded, plain)
        if errors is not None:
            assert agree(errors_of(loaded, found), errors, independent), where
    options["skip_waiting"] = False
    graphs = finished(_native.GraphSearch(loaded, _native.SearchOptions(**options), "sc", True))
    assert graphs.executions == len(expected[False].complete), where
    return True


@pytest.mark.parametrize("chunk", range(20))
def test_every_class_once(chunk: int) -> None:
    judged = sum(compare(program, where) for where, program in programs(chunk))
    assert judged > CHUNK * 0.8


@pytest.mark.parametrize("number", range(len(KEPT)))
def test_programs_that_once_failed(number: int) -> None:
    assert compare(KEPT[number], f"KEPT[{number}]")


def ended_object(code: str) -> str:
    """After the end of its block an object's function may have returned, too: no event tells them apart."""
    return "use-after-end" if code in ("use-after-scope", "use-after-return") else code


def c_errors(loaded: _native.Program, search: Any) -> set[tuple[Any, ...]]:
    found: set[tuple[Any, ...]] = set()
    for error in search.errors:
        run = _native.replay(loaded, _native.SearchOptions(), error.schedule)
        assert run.outcome is not None
        assert (run.outcome.kind, ended_object(run.outcome.code)) == (error.kind, ended_object(error.code))
        race = tuple(sorted(place(run, i) for i in run.outcome.events))
        stuck = error.kind in ("deadlock", "livelock")
        at = () if stuck else race if error.kind == "race" else (run.outcome.stack[0],)
        found.add((error.kind, ended_object(error.code), at))
    return found


def compare_c(text: str, where: str) -> None:
    image = build(Request((Source("program.c", text),)), use_cache=False).image
    loaded = _native.Program(image.code)
    options = {"count_duplicates": True, "keep_going": True}
    both = [
        within(_native.Dpor(loaded, _native.SearchOptions(**options, independent_faa=flag)), 10**6)
        for flag in (True, False)
    ]
    if None in both:
        return
    plain = within(_native.Interleavings(loaded, _native.SearchOptions(keep_going=True)), 10**5)
    if plain is not None:
        assert all(search.stopped == plain.stopped for search in both), where
    if any(search.stopped for search in both):
        return
    counts = [(search.sleep_blocked, search.duplicates, search.unconfirmed) for search in both]
    assert counts == [(0, 0, 0)] * 2, where
    errors = c_errors(loaded, both[1])
    assert agree(c_errors(loaded, both[0]), errors, True), where
    if plain is not None:
        assert c_errors(loaded, plain) == errors, where
    if "bytes" in features_of(text) or any(kind == "memory" for kind, *_ in errors):
        return
    options["merge_arrivals"] = False
    graphs = within(_native.GraphSearch(loaded, _native.SearchOptions(**options), "sc", True), 10**6)
    if graphs is not None and graphs.stopped is None:
        assert graphs.executions == both[1].executions, where


@pytest.mark.parametrize("chunk", range(10))
def test_c_programs(chunk: int) -> None:
    first = int(os.environ["RADDLE_SEED"]) + 80_000_000 + chunk * 10
    for seed in range(first, first + 10):
        compare_c(c_program(random.Random(seed)), f"seed {seed}")


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(20))
def test_twenty_thousand_programs(chunk: int) -> None:
    for where, program in programs(1000 + chunk, 1000):
        compare(program, where)
