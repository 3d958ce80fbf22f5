"""The native searches with unordered locks against the same ones with ordered locks, on random programs.

Projected onto what is no lock, the classes of complete executions are equal; so are the errors, the races and
whether something is stuck for good. Every error found with unordered locks replays. A search with locks that
stay unordered visits no execution twice.

RADDLE_SEED=… repeats the programs of a run; its first lines tell the seed.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from toy.generate import outside, random_program
from toy.kept_unordered import HUNDRED, KEPT, LARGE
from toy.lock_programs import lock_program, tight_program
from toy.native import Native
from toy.program import Op, Program

from raddle import _native

MODELS = ("sc", "tso", "ra", "rc11")
SEARCHES = ("reads-from", "modification-order")
CHUNK = 100
SIZES = (9, 11, 11, 13)


def plainer(rng: random.Random, program: Program) -> Program:
    """Some, all or none of the reads and writes are not atomic: only then there are races."""
    share = rng.choice((0, 0, 0.5, 1))

    def changed(op: Op) -> Op:
        return (*op[:3], "na") if op[0] in ("R", "W", "WR") and rng.random() < share else op

    return Program(tuple(tuple(map(changed, ops)) for ops in program.threads))


def patient(rng: random.Random, program: Program) -> Program:
    """With an await somewhere."""
    threads = [list(ops) for ops in program.threads]
    ops = rng.choice(threads)
    ops.insert(outside(ops, rng.randint(0, len(ops))), ("AWAIT", rng.choice("xy"), rng.randint(0, 2), "acq"))
    return Program(tuple(map(tuple, threads)))


def programs(model: str, search: str, chunk: int, count: int = CHUNK) -> Iterator[tuple[str, Program]]:
    part = MODELS.index(model) * len(SEARCHES) + SEARCHES.index(search)
    first = int(os.environ["RADDLE_FRESH_SEED"]) + part * 1_000_000 + chunk * count
    for seed in range(first, first + count):
        rng = random.Random(seed)
        base = tight_program(rng) if seed % 5 == 0 else lock_program(rng, size=rng.choice(SIZES))
        yield f"seed {seed}", plainer(rng, patient(rng, base) if seed % 3 == 0 else base)


def explored(native: Native, search: str, model: str, **options: bool) -> _native.GraphSearch:
    wanted = {"count_duplicates": True, "keep_going": True, "project_locks": True, **options}
    running = _native.GraphSearch(
        native.loaded, _native.SearchOptions(**wanted), model, search == "modification-order"
    )
    while not running.run(10.0):
        pass
    assert running.stopped is None
    return running


def errors(search: _native.GraphSearch) -> set[tuple[object, ...]]:
    """Deadlock or livelock: which of them is told first depends on the order of the search."""
    return {
        ("stuck",) if e.kind in ("deadlock", "livelock") else (e.kind, *e.schedule["outcome"])
        for e in search.errors
    }


@dataclass
class Seen:
    """What a run of comparisons met, so that a test can tell that it did not compare empty sets."""

    executions: int = 0
    kinds: set[str] = field(default_factory=set)
    merged: int = 0


def compare(program: Program, search: str, model: str, where: str, seen: Seen | None = None) -> None:
    case = f"{search} under {model}: {where}"
    native = Native(program)
    ordered = explored(native, search, model, skip_waiting=False)
    full = explored(native, search, model, unordered=True, skip_waiting=False)
    unordered = explored(native, search, model, unordered=True)
    for other in (full, unordered):
        assert set(other.classes) == set(ordered.classes), case
        assert errors(other) == errors(ordered), case
    if unordered.ordered_locks:  # they make executions that differ in nothing else
        assert explored(native, search, model, unordered=True, project_locks=False).duplicates == 0, case
    else:
        assert unordered.duplicates == 0, case
    for error in unordered.errors:
        outcome = _native.replay(
            native.loaded, _native.SearchOptions(keep_going=True), error.schedule
        ).outcome
        assert outcome is not None, case
        assert outcome.kind == error.kind, case
    if seen is not None:
        seen.executions += len(set(unordered.classes))
        seen.kinds |= {key[0] for key in errors(unordered)}  # type: ignore[misc]
        seen.merged += ordered.executions > unordered.executions


@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("chunk", range(2))
def test_unordered_locks_find_what_ordered_ones_find(chunk: int, model: str, search: str) -> None:
    seen = Seen()
    for where, program in programs(model, search, chunk):
        compare(program, search, model, where, seen)
    assert seen.executions > CHUNK
    assert seen.merged > 0
    assert seen.kinds >= {"race", "stuck"}


@pytest.mark.parametrize("number", range(len(KEPT)))
def test_programs_that_once_failed(number: int) -> None:
    # One of them has more than ten thousand executions; it failed under this model.
    for model in MODELS if number != LARGE else ("tso",):
        for search in SEARCHES:
            compare(KEPT[number], search, model, f"KEPT[{number}]")


@pytest.mark.parametrize("model", MODELS)
def test_ordered_locks_lose_nothing(model: str) -> None:
    compare(HUNDRED, "reads-from", model, "HUNDRED")
    if model == "sc":
        assert explored(Native(HUNDRED), "reads-from", "sc", project_locks=False).executions == 100


FREE = ("faa", "cas", "wcas", "choice", "assume", "await", "branch", "fence", "plain")
SHORT = ("R", "W", "WR", "FAA", "CAS", "WCAS", "F", "CHOICE")
"""What never waits: sections of these alone cannot be stuck, and no lock needs an order."""


def locked(rng: random.Random, ops: tuple[Op, ...]) -> tuple[Op, ...]:
    """Some runs of operations in sections, none nested; an IF with all that it may skip is left out."""
    found: list[Op] = []
    at = 0
    while at < len(ops):
        if ops[at][0] == "IF":
            end = at + 1 + ops[at][3]
            while end < len(ops) and any(
                op[0] == "IF" and i + op[3] >= end for i, op in enumerate(ops[:end])
            ):
                end += 1
            found += ops[at:end]
            at = end
            continue
        end = at
        while end < len(ops) and ops[end][0] in SHORT:
            end += 1
        if end == at or rng.random() < 0.3:
            found.append(ops[at])
            at += 1
        else:
            end = rng.randint(at + 1, end)
            lock = rng.choice("llm")
            found += [("LOCK", lock), *ops[at:end], ("UNLOCK", lock)]
            at = end
    return tuple(found)


@pytest.mark.parametrize("model", ["ra", "rc11"])
def test_locks_never_add_executions(model: str) -> None:
    """Sections only forbid: nobody can tell two orders of them apart that differ in no read."""
    first = int(os.environ["RADDLE_FRESH_SEED"]) + MODELS.index(model) * 1_000_000
    fewer = 0
    for seed in range(first, first + 400):
        rng = random.Random(seed)
        free = random_program(rng, tuple(rng.sample(FREE, 2)))
        wrapped = Program(tuple(locked(rng, ops) for ops in free.threads))
        before = explored(Native(free), "reads-from", model)
        after = explored(Native(wrapped), "reads-from", model, unordered=True)
        case = f"seed {seed}: {free.threads} as {wrapped.threads}"
        assert not after.ordered_locks, case
        assert after.executions <= before.executions, case
        fewer += after.executions < before.executions
    assert fewer > 0


@pytest.mark.slow
@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("chunk", range(25))
def test_hundred_thousand_programs(chunk: int, model: str, search: str) -> None:
    for where, program in programs(model, search, 1000 + chunk, 500):
        compare(program, search, model, where)
