"""Searches cut into parts at random moments: together they visit what the whole does, each class once.

A part goes on for some steps, gives a branch away, is stopped and goes on as another search (in a slow test
in another process), in any order. Counts, classes and errors are those of one search. RADDLE_SEED=… repeats
the programs of a run.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

import pytest
from batches import Images, lowered
from test_symmetry import equal_program
from toy import waiting
from toy.c_programs import c_program
from toy.generate import random_program
from toy.lock_programs import lock_program
from toy.to_ir import lower

from raddle import _native
from raddle.ir.program import Program

COUNTS = ("executions", "blocked", "explored")
UNORDERED = "modification-order, unordered locks"
EQUAL = "modification-order, equal threads without names"
Make = Callable[[], Any]


def make(code: bytes, search: str, model: str) -> Any:
    loaded = _native.Program(code)
    options = _native.SearchOptions(count_duplicates=True, keep_going=True)
    if search == UNORDERED:
        options.unordered = True
        return _native.GraphSearch(loaded, options, model, True)
    if search == "interleavings":
        return _native.Interleavings(loaded, options)
    if search == "dpor":
        return _native.Dpor(loaded, options)
    options.symmetry = search == EQUAL
    return _native.GraphSearch(loaded, options, model, search != "reads-from")


@dataclass
class Found:
    """What parts have found; `learnt`: by each."""

    counts: list[int] = field(default_factory=lambda: [0] * len(COUNTS))
    classes: list[int] = field(default_factory=list)
    errors: set[Any] = field(default_factory=set)
    learnt: list[bytes] = field(default_factory=list)
    outgrown: bool = False
    threads: list[tuple[int, int]] = field(default_factory=list)

    @staticmethod
    def of(search: Any) -> Found:
        return Found(
            [getattr(search, name) for name in COUNTS],
            list(search.classes),
            {(error.kind, error.text, error.key) for error in search.errors},
            [search.lessons()],
            search.outgrown,
            search.threads,
        )

    def add(self, other: Found) -> None:
        self.counts = [a + b for a, b in zip(self.counts, other.counts, strict=True)]
        self.classes += other.classes
        self.errors |= other.errors
        self.learnt += other.learnt
        self.outgrown = self.outgrown or other.outgrown


def some(
    code: bytes, search: str, model: str, branch: bytes | None, seed: int, root: Any = None
) -> tuple[Found, list[bytes]]:
    """Does a part of a branch; what it found, and what is left in pieces. `root`: shares what it knows."""
    rng = random.Random(seed)
    running = make(code, search, model)
    if branch is not None:
        running.take(branch)
    if root is not None:
        root.share(running)
    given: list[bytes] = []
    for _ in range(rng.choice((1, 3, 10, 60))):
        if running.run(0.0):
            break
        if rng.random() < 0.3 and (piece := running.split()) is not None:
            given.append(piece)
    rest = running.rest()
    return Found.of(running), given if rest is None else [*given, rest]


def in_parts(
    code: bytes, search: str, model: str, rng: random.Random, pool: ProcessPoolExecutor | None
) -> tuple[Found, int]:
    """All parts, one after the other in a random order, each as another search; and how many they were."""
    root = make(code, search, model)
    todo: list[bytes | None] = [None]
    total, parts = Found(), 0
    while todo:
        branch = todo.pop(rng.randrange(len(todo)))
        work = (code, search, model, branch, rng.randrange(1 << 30))
        shared = root if search == UNORDERED else None
        found, left = some(*work, shared) if pool is None else pool.submit(some, *work).result()
        todo += left
        parts += 1
        total.add(found)
        if parts == 1:
            root.learn(found.learnt[0])  # it may have started again by itself: there were no other parts
        if found.outgrown or not root.learn(found.learnt[-1]):
            root.learn(found.learnt[-1])
            root.forget()
            finished(root)
            return Found.of(root), 0
    return total, parts


def by_messages(code: bytes, model: str, rng: random.Random) -> tuple[Found, int] | None:
    """Unordered locks, in parts that have no memory in common: each knows what those had visited that were
    back when it began, as on a cluster. None if they have to begin again."""
    client = make(code, UNORDERED, model)
    todo: list[bytes | None] = [None]
    total, parts = Found(), 0
    while todo:
        memory = client.memory()
        back = []
        for _ in range(rng.randint(1, min(3, len(todo)))):  # they run at the same time
            running = make(code, UNORDERED, model)
            if (branch := todo.pop(rng.randrange(len(todo)))) is not None:
                running.take(branch)
            running.note_news()
            running.remember(memory)
            given = [None] if rng.random() < 0.05 else _some(running, rng)  # it may get lost
            back.append((running, branch, given))
            parts += 1
        rng.shuffle(back)
        for running, branch, given in back:
            if given == [None]:
                todo.append(branch)
                continue
            if not running.shares or running.outgrown or not client.learn(running.lessons()):
                return None
            found = Found.of(running)
            visited, complete, blocked = running.news()
            found.counts[:2] = [client.unknown(complete), client.unknown(blocked)]
            client.remember(visited)
            total.add(found)
            todo += given
    total.classes = sorted(set(total.classes))
    return total, parts


def _some(running: Any, rng: random.Random) -> list[Any]:
    """Goes on for some steps; what is left, in pieces."""
    given = []
    for _ in range(rng.choice((1, 3, 10, 60, 300))):
        if running.run(0.0):
            break
        if rng.random() < 0.2 and (piece := running.split()) is not None:
            given.append(piece)
    rest = running.rest()
    return given if rest is None else [*given, rest]


def together(code: bytes, rng: random.Random) -> tuple[Found, int]:
    """dpor, several at work on one trunk, in random turns; now and then others go on from what is left. And
    how often that was."""
    total, left, saved = Found(), None, 0
    while True:
        crew = [make(code, "dpor", "sc") for _ in range(rng.randint(2, 4))]
        if left is not None:
            crew[0].take(left)
        for other in crew[1:]:
            crew[0].share(other)
        running, turns = list(crew), rng.choice((2, 4, 12, 60, 1000))
        while running and turns:
            one = rng.choice(running)
            if any(one.run(0.0) for _ in range(rng.choice((1, 5, 40)))):
                running.remove(one)
            turns -= 1
        for one in crew:
            total.add(Found.of(one))
        total.threads = crew[0].threads
        left = _native.Dpor.rest_of(crew)
        if left is None:
            return total, saved
        saved += 1


def check_together(first: int, count: int) -> None:
    turns = 0
    for seed, rng, code in images(first, count):
        whole = Found.of(finished(make(code, "dpor", "sc")))
        found, saved = together(code, rng)
        turns += saved
        assert found.counts == whole.counts, f"seed {seed}"
        assert len(found.classes) == len(set(found.classes)) == len(whole.classes), f"seed {seed}"
        if found.threads == whole.threads:  # names of classes have numbers of threads in them
            assert sorted(found.classes) == sorted(whole.classes), f"seed {seed}"
        assert told(found) == told(whole), f"seed {seed}"
    print(f"seeds from {first}: {count} programs, {turns} times others went on")


def told(found: Found) -> set[Any]:
    """Two accesses that race may also be one that comes after the end of what it accesses. Which of the two
    is met first depends on which execution stands for its class (docs/reference/searches.md)."""
    races = {key[1:] for kind, _, key in found.errors if kind == "race"}
    return {(kind, text, key) for kind, text, key in found.errors if kind != "memory" or key[1:] not in races}


def check_by_messages(first: int, count: int) -> None:
    cut = 0
    for seed, rng, code in images(first, count):
        model = rng.choice(("sc", "tso", "ra", "rc11"))
        found = by_messages(code, model, rng)
        if found is None:
            continue
        whole = Found.of(finished(make(code, UNORDERED, model)))
        cut += found[1]
        assert found[0].counts[:2] == whole.counts[:2], f"seed {seed}, {model}"
        assert found[0].classes == sorted(whole.classes), f"seed {seed}, {model}"
        assert found[0].errors == whole.errors, f"seed {seed}, {model}"
    print(f"seeds from {first}: {count} programs in {cut} parts that tell each other what they visited")
    assert cut > count


def ends(search: Any, steps: int) -> bool:
    """Whether so many steps are enough. A few classes may have millions of interleavings."""
    return any(search.run(0.0) for _ in range(steps))


def finished(search: Any) -> Any:
    while not search.run(10.0):
        pass
    return search


def images(first: int, count: int) -> Iterator[tuple[int, random.Random, bytes]]:
    """Programs by their seeds, with what goes on from each seed. One in ten is C, those are in one file."""
    for start in range(first, first + count, 1000):
        seeds = {seed: random.Random(seed) for seed in range(start, min(start + 1000, first + count))}
        made = {seed: program(rng) for seed, rng in seeds.items()}
        texts = {seed: text for seed, text in made.items() if isinstance(text, str)}
        in_c = dict(zip(texts, lowered(list(texts.values())) if texts else (), strict=True))
        for seed, rng in seeds.items():
            given = in_c.get(seed) or made[seed]
            assert isinstance(given, Program)
            yield seed, rng, Images(given).of().code


def program(rng: random.Random) -> Program | str:
    """Its text, if it is C."""
    kind = rng.random()
    if kind < 0.1:
        return c_program(rng)
    if kind < 0.5:
        return lower(random_program(rng, ("faa", rng.choice(("cas", "await", "fence")))))
    if kind < 0.6:
        return lower(lock_program(rng))
    if kind < 0.7:
        return lower(equal_program(rng), shares=True)
    return waiting.lower(waiting.waiting_program(rng))


def cases(rng: random.Random) -> Iterator[tuple[str, str]]:
    yield rng.choice(("modification-order", EQUAL)), rng.choice(("sc", "tso", "ra", "rc11"))
    yield "reads-from", rng.choice(("sc", "tso", "ra", "rc11", "wrc11"))
    yield UNORDERED, rng.choice(("sc", "tso", "ra", "rc11"))
    yield "dpor", "sc"
    if rng.random() < 0.2:
        yield "interleavings", "sc"


def check(first: int, count: int, pool: ProcessPoolExecutor | None = None) -> None:
    cut = 0
    for seed, rng, code in images(first, count):
        for search, model in cases(rng):
            where = f"seed {seed}, {search}, {model}"
            if search == "interleavings" and not ends(make(code, search, model), 20_000):
                continue
            if search == UNORDERED and pool is not None:  # its parts are in one process
                continue
            whole = Found.of(finished(make(code, search, model)))
            if whole.counts[2] > 50_000:  # it would be millions of parts
                continue
            found, parts = in_parts(code, search, model, rng, pool)
            if search == UNORDERED:  # by chance more or less is explored in vain
                found.counts[2] = whole.counts[2]
            assert found.counts == whole.counts, where
            assert len(set(found.classes)) == len(set(whole.classes)), where
            if search != "interleavings" or all(parent == 0 for parent, _ in whole.threads):
                # Else its names of classes have numbers in them that each part gives out by itself.
                assert sorted(found.classes) == sorted(whole.classes), where
            assert found.errors == whole.errors, where
            cut += parts
    print(f"seeds from {first}: {count} programs in {cut} parts")
    assert cut > count


def test_parts_find_what_the_whole_does() -> None:
    check(int(os.environ["RADDLE_SEED"]) + 150_000_000, 40)


def test_parts_that_tell_each_other_what_they_visited() -> None:
    check_by_messages(int(os.environ["RADDLE_SEED"]) + 153_000_000, 60)


def test_searches_by_dpor_together() -> None:
    check_together(20319, 1)  # an early design failed on it
    check_together(int(os.environ["RADDLE_SEED"]) + 155_000_000, 30)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(10))
def test_thousands_together(chunk: int) -> None:
    check_together(int(os.environ["RADDLE_SEED"]) + 156_000_000 + chunk * 200, 200)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(10))
def test_thousands_tell_each_other(chunk: int) -> None:
    check_by_messages(int(os.environ["RADDLE_SEED"]) + 154_000_000 + chunk * 500, 500)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(40))
def test_thousands(chunk: int) -> None:
    check(int(os.environ["RADDLE_SEED"]) + 151_000_000 + chunk * 500, 500)


@pytest.mark.slow
def test_parts_in_another_process() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        check(int(os.environ["RADDLE_SEED"]) + 152_000_000, 100, pool)


def test_a_branch_of_something_else_is_refused() -> None:
    (_, _, code), (_, _, other) = images(5, 2)
    search = make(code, "modification-order", "rc11")
    search.run(0.0)
    branch = search.rest()
    assert branch is not None
    for bad in (b"", b"r", branch[:-1], branch + b"\0", b"x" + branch[1:], branch[:1] + b"\x7f" + branch[2:]):
        with pytest.raises(_native.ScheduleError):
            make(code, "modification-order", "rc11").take(bad)
    with pytest.raises(_native.ScheduleError):
        make(code, "interleavings", "sc").take(branch)
    assert other != code
