"""Which locks a thread holds: mutexes by their events, the others by the library's functions.

Where that is not certain (locks that are tried, or taken in more than one step) nothing is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from raddle.explore.run import Event, Run
from raddle.ir.thread_library import THREAD_LIBRARY, named
from raddle.report.execution import event_kind
from raddle.report.symbols import Symbols

_UPDATES = {
    **{row.name: row.update for row in THREAD_LIBRARY.values() if row.update in ("takes", "shares", "gives")},
    **{
        f"std::{kind}::{name}": update
        for kind in ("shared_mutex", "shared_timed_mutex")
        for name, update in (
            ("lock", "takes"), ("lock_shared", "shares"), ("unlock", "gives"), ("unlock_shared", "gives")
        )
    },
}  # fmt: skip
"""What the one update that they make does to a lock."""
_UNCERTAIN = (
    (named("rwlock", event="trylock") | named("spinlock", event="trylock"))
    | (named("semaphore") - {"sem_init"})
    | {"pthread_rwlockattr_setkind_np"}
    | {f"std::shared_mutex::try_{name}" for name in ("lock", "lock_shared")}
)


@dataclass(slots=True)
class Held:
    """`since`: the event that took it. `shared`: for reading."""

    address: int
    since: int
    shared: bool = False
    depth: int = 1


class Holding:
    def __init__(self, run: Run, symbols: Symbols) -> None:
        self._run, self._symbols = run, symbols
        used = {symbols.call(event.stack).library for event in run.events}
        self.certain = not any(
            name in _UNCERTAIN or "shared_timed" in name or ("try_" in name and "shared" in name)
            for name in used
        )
        self.any = any(step for _, _, step in self._steps(len(run.events)))

    def at(self, number: int) -> list[Held]:
        """What the thread of an event holds there."""
        return self.by(self._run.events[number].thread, number)

    def by(self, thread: int, until: int | None = None) -> list[Held]:
        """What a thread holds before an event, or at the end."""
        held: dict[int, Held] = {}
        for number, event, step in self._steps(len(self._run.events) if until is None else until):
            if event.thread != thread:
                continue
            mine = held.get(event.address)
            if step == "gives" and mine is not None:
                mine.depth -= 1
                if not mine.depth:
                    del held[event.address]
            elif step != "gives" and mine is not None:
                mine.depth += 1
            elif step != "gives":
                held[event.address] = Held(event.address, number, step == "shares")
        return list(held.values())

    def holder(self, address: int, but: int) -> tuple[int, Held] | None:
        """A thread that holds a lock at the end; `but`, who waits for it, only if it is the only one."""
        for thread in sorted(range(len(self._run.threads)), key=lambda thread: thread == but):
            for held in self.by(thread):
                if held.address == address:
                    return thread, held
        return None

    def _steps(self, until: int) -> Iterator[tuple[int, Event, str]]:
        for number, event in enumerate(self._run.events[:until]):
            if event_kind(event) == "lock":
                yield number, event, "takes"
            elif event.kind == "unlock":
                yield number, event, "gives"
            elif event.written is not None and event.success is not False:
                step = _UPDATES.get(self._symbols.call(event.stack).library, "")
                if step:
                    yield number, event, step
