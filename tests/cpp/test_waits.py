"""atomic::wait and notify: random programs against a search of all states as the standard has them, and the
orders that notifying must not bring about."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pytest

import raddle

HERE = Path(__file__).parent
FLAGS = ("-std=c++20", "-w")
WAYS: tuple[dict[str, Any], ...] = (
    {"model": "sc"},
    {"model": "sc", "search": "dpor"},
    {"model": "tso"},
    {"model": "rc11"},
    {"model": "rc11", "search": "reads-from"},
)
State = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int | None, ...]]
"""Of each thread its next step, the atomics, what each thread has read, and what it sleeps on."""


def program(rng: random.Random) -> list[list[str]]:
    """The steps of each thread; most stores are followed by a notification."""
    count = rng.choice([2, 2, 3])
    threads = []
    for _ in range(count):
        steps = []
        for _ in range(rng.randint(1, 4 if count == 2 else 3)):
            what, which = rng.choices("sw1*r", [4, 4, 2, 2, 1])[0], rng.choice("0001")
            steps.append(what + which + (rng.choice("0012") if what in "sw" else "0"))
            if what == "s" and rng.random() < 0.6:
                steps.append(rng.choice("1*") + which + "0")
        threads.append(steps)
    return threads


def put(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])


def moves(state: State, threads: list[list[str]]) -> list[State]:
    places, memory, seen, asleep = state
    found: list[State] = []
    for me, steps in enumerate(threads):
        if asleep[me] is not None or places[me] == len(steps):
            continue
        what, which, value = steps[places[me]][0], int(steps[places[me]][1]), int(steps[places[me]][2])
        after = put(places, me, places[me] + 1)
        sleepers = [other for other, on in enumerate(asleep) if on == which]
        if what == "s":
            found.append((after, put(memory, which, value), seen, asleep))
        elif what == "r":
            found.append((after, memory, put(seen, me, seen[me] * 4 + memory[which]), asleep))
        elif what == "w" and memory[which] == value:
            found.append((places, memory, seen, put(asleep, me, which)))
        elif what == "w" or not sleepers:
            found.append((after, memory, seen, asleep))
        elif what == "*":
            found.append((after, memory, seen, tuple(None if on == which else on for on in asleep)))
        else:
            found += [(after, memory, seen, put(asleep, other, None)) for other in sleepers]
    return found


def outcomes(threads: list[list[str]]) -> tuple[bool, set[int]]:
    """Whether a thread may sleep for ever, and what the threads may have read, as the program numbers it."""
    none = (0,) * len(threads)
    start: State = (none, (0, 0), none, (None,) * len(threads))
    known, waiting = {start}, [start]
    stuck, ends = False, set()
    while waiting:
        state = waiting.pop()
        after = moves(state, threads)
        if not after and all(at == len(steps) for at, steps in zip(state[0], threads, strict=True)):
            ends.add(sum(read * 64 ** (len(none) - 1 - me) for me, read in enumerate(state[2])))
        elif not after:
            stuck = True
        waiting += set(after) - known
        known |= set(after)
    return stuck, ends


def compare(seed: int, ways: tuple[dict[str, Any], ...]) -> None:
    rng = random.Random(seed)
    threads = program(rng)
    stuck, ends = outcomes(threads)
    wanted = rng.choice([*sorted(ends), 1, 2, 65])
    for way in ways:
        told = raddle.verify(
            HERE / "waits" / "interpreter.cpp",
            flags=FLAGS,
            arguments=[str(wanted), *("".join(steps) for steps in threads)],
            explain=False,
            **way,
        )
        expected = "unsafe" if stuck or wanted in ends else "safe"
        assert told.verdict == expected, (seed, threads, wanted, way)
        if told.errors:
            assert told.errors[0].kind == "assertion" or stuck, (seed, threads, way)


def test_random_waits() -> None:
    for seed in range(6):
        compare(seed, (WAYS[seed % len(WAYS)],))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_many_random_waits(part: int) -> None:
    first = int(os.environ.get("RADDLE_SEED", "1000")) + part * 20
    for seed in range(first, first + 20):
        compare(seed, WAYS)


BELLS = """#include <atomic>
#include <cassert>
#include <thread>
std::atomic<int> x, y, bell;
int main() {
    std::thread t([] {
        x.store(1, std::memory_order_relaxed);
        bell.NOTIFY();
        y.store(1, std::memory_order_relaxed);
    });
    int seen = y.load(std::memory_order_relaxed);
    bell.NOTIFY();
    assert(!seen || x.load(std::memory_order_relaxed));
    t.join();
}
"""


@pytest.mark.parametrize("notify", ["notify_one", "notify_all"])
def test_notifying_orders_nothing(notify: str, tmp_path: Path) -> None:
    (tmp_path / "a.cpp").write_text(BELLS.replace("NOTIFY", notify))
    assert raddle.verify(tmp_path / "a.cpp", flags=FLAGS, explain=False).verdict == "unsafe"


WAITERS = """#include <atomic>
#include <thread>
std::atomic<int> go;
int main() {
    std::thread a([] { go.wait(0); }), b([] { go.wait(0); });
    go = 1;
    go.notify_all();
    a.join();
    b.join();
}
"""


def test_sleeping_adds_no_executions(tmp_path: Path) -> None:
    (tmp_path / "a.cpp").write_text(WAITERS)
    assert raddle.verify(tmp_path / "a.cpp", flags=FLAGS).executions == 1
    (tmp_path / "b.cpp").write_text(WAITERS.replace("notify_all", "notify_one"))
    lost = raddle.verify(tmp_path / "b.cpp", flags=FLAGS)
    assert [error.kind for error in lost.errors] == ["deadlock"]
