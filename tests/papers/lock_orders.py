"""Counts executions of lock programs by brute force, over models of the programs written in Python.

A model's thread is a generator that reads and writes a `Memory`, says `yield lock` before a critical section
and `memory.unlock(lock)` after it. All shared data are guarded by locks, so an execution is fixed by the
order in which locks are taken. Two such orders are the same execution if every lock is taken in the same
order (ordered), or if every read sees the same write (unordered). No part of raddle is used.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Hashable, Iterable
from dataclasses import dataclass, field
from typing import Any

Place = Hashable
Lock = Hashable
Thread = Generator[Lock, None, None]
Body = Callable[["Memory"], Thread]


@dataclass
class Memory:
    """Shared memory while one order of critical sections runs; places are 0 until they are written."""

    values: dict[Place, tuple[Any, Any]] = field(default_factory=dict)
    holders: dict[Lock, int] = field(default_factory=dict)
    logs: dict[int, list[Hashable]] = field(default_factory=dict)
    orders: dict[Lock, tuple[int, ...]] = field(default_factory=dict)
    running: int = -1
    """The thread that makes the accesses; -1 is main before it starts the others."""

    def read(self, place: Place) -> Any:
        value, writer = self.values.get(place, (0, None))
        self._log(writer)
        return value

    def write(self, place: Place, value: Any) -> None:
        self._log(None)
        self.values[place] = (value, self._now())

    def make(self) -> Hashable:
        """A new object, told apart from all others by who makes it and when."""
        self._log(None)
        return self._now()

    def unlock(self, lock: Lock) -> None:
        assert self.holders.pop(lock) == self.running

    def lock(self, lock: Lock) -> None:
        assert lock not in self.holders
        self.holders[lock] = self.running
        self.orders[lock] = (*self.orders.get(lock, ()), self.running)

    def state(self, ordered: bool) -> Hashable:
        """What the future depends on, and what tells executions apart."""
        seen = tuple(sorted((thread, tuple(log)) for thread, log in self.logs.items()))
        writers = frozenset((place, writer) for place, (_, writer) in self.values.items())
        taken = frozenset(self.orders.items()) if ordered else frozenset(self.holders.items())
        return seen, writers, taken

    def reads_from(self) -> Hashable:
        return tuple(sorted((thread, tuple(log)) for thread, log in self.logs.items()))

    def _log(self, what: Hashable) -> None:
        self.logs.setdefault(self.running, []).append(what)

    def _now(self) -> tuple[int, int]:
        return self.running, len(self.logs.get(self.running, ()))


def run(bodies: Iterable[Body], setup: Body | None, order: tuple[int, ...]) -> tuple[Memory, dict[int, Lock]]:
    """The memory after threads have taken locks in that order, and which lock each one wants next."""
    memory = Memory()
    if setup is not None:
        for lock in setup(memory):
            memory.lock(lock)
    memory.orders.clear()
    threads = dict(enumerate(body(memory) for body in bodies))
    wanted: dict[int, Lock] = {}

    def advance(thread: int) -> None:
        memory.running = thread
        wanted.pop(thread, None)
        with contextlib.suppress(StopIteration):
            wanted[thread] = next(threads[thread])

    for thread in threads:
        advance(thread)
    for thread in order:
        memory.running = thread
        memory.lock(wanted[thread])
        advance(thread)
    return memory, wanted


def count(bodies: Iterable[Body], setup: Body | None = None, *, ordered: bool) -> int:
    """The number of complete executions; fails if there is a deadlock."""
    bodies = tuple(bodies)
    orders: list[tuple[int, ...]] = [()]
    complete: set[Hashable] = set()
    while orders:
        reached: set[Hashable] = set()
        following: list[tuple[int, ...]] = []
        for order in orders:
            memory, wanted = run(bodies, setup, order)
            if (state := memory.state(ordered)) in reached:
                continue
            reached.add(state)
            free = [thread for thread, lock in wanted.items() if lock not in memory.holders]
            assert free or not wanted, f"deadlock after {order}"
            if not wanted:
                complete.add((memory.reads_from(), frozenset(memory.orders.items()) if ordered else None))
            following.extend((*order, thread) for thread in free)
        orders = following
    return len(complete)
