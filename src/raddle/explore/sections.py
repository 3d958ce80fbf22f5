"""Critical sections of an execution: the events from taking a lock to giving it back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from raddle.assemble.image import GIVES, LOCK_FLAGS, TAKES
from raddle.explore.run import Event


@dataclass(frozen=True, slots=True)
class Section:
    """`events`: numbers of the thread's events from taking the lock to giving it back, both included."""

    lock: int
    thread: int
    events: tuple[int, ...]
    closed: bool = True


def find_sections(
    events: Sequence[Event], library: Callable[[Event], str], ordered: Collection[int] = ()
) -> tuple[Section, ...]:
    """The sections of locks that are not among the `ordered` ones. `library`: the library function that
    the event is in, if any."""
    found: list[tuple[int, int, list[int]]] = []
    open_ones: dict[tuple[int, int], int] = {}
    depth: dict[tuple[int, int], int] = {}
    for number, event in enumerate(events):
        key = (event.thread, event.address)
        step = _step(event, library) if event.address not in ordered else 0
        if step > 0 and key not in open_ones:
            open_ones[key] = len(found)
            found.append((event.address, event.thread, []))
        depth[key] = depth.get(key, 0) + step
        for (thread, _), index in open_ones.items():
            if thread == event.thread:
                found[index][2].append(number)
        if step < 0 and depth[key] <= 0:
            open_ones.pop(key, None)
    still_open = set(open_ones.values())
    return tuple(
        Section(lock, thread, tuple(inside), index not in still_open)
        for index, (lock, thread, inside) in enumerate(found)
    )


def _step(event: Event, library: Callable[[Event], str]) -> int:
    """1 takes a lock, -1 gives it back, 0 does neither."""
    if event.kind in ("lock", "unlock"):
        return 1 if event.kind == "lock" else -1
    if event.kind in ("rmw", "await_rmw"):
        flags = LOCK_FLAGS.get(library(event), 0)
        return 1 if flags & TAKES else -1 if flags & GIVES else 0
    return 0
