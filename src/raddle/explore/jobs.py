"""A search on several cores: parts of it run in threads of this process, each with its own native search.

The parts stand in the order in which one search would do them. Who runs out of work takes the first part that
waits; whoever is at work gives some away, so that there are some. What ends a search (an error, a stop) ends
the parts behind it, and is told when those before it are done: it is what one job would have come to first,
with the counts of one job.

Where parts share what they know (unordered locks; dpor: crew.py) they visit what one job would, but have no
order. What ends such a search ends all parts, and one job runs again, alone, to tell what it comes to first.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from raddle.explore.native import NativeSearch
from raddle.explore.parts import State, merged
from raddle.explore.properties import PROPERTIES
from raddle.explore.run import Schedule, Search

SLICE = 0.01
"""Seconds that a part runs before somebody looks at it."""

_BEGINNING = State()


def cores(jobs: int) -> int:
    """How many jobs that asks for: 0 is one for each core that this process may use."""
    if jobs:
        return jobs
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def alone(search: NativeSearch) -> str | None:
    """Why a search cannot give work away, if it cannot."""
    if search.can_split or search.shares:
        return None
    return f"{search.options.search} runs on one core"


def together(search: NativeSearch) -> str | None:
    """Why its parts have to be in one process, if so."""
    if search.options.search == "dpor":
        return "dpor runs on one machine: its parts add to each other"
    return None


@dataclass(slots=True, eq=False)
class Part:
    """`branch`: what it is to do, until a search has begun with it. `found`: of a search that is over, or was
    before this one. `ends`: no part behind it counts. `left`: its share of the whole search."""

    search: NativeSearch | None = None
    branch: bytes | None = None
    found: Search | None = None
    busy: bool = False
    done: bool = False
    ends: bool = False
    outgrown: bool = False
    counts: tuple[int, int, int] = (0, 0, 0)
    left: float | None = None


class Jobs:
    """A search for `drive`. `any_error`: the first error that any job finds ends it. `state`: to go on from;
    where it has parts, `first` only tells what to search. `alone`: one job has proved better."""

    def __init__(
        self, first: NativeSearch, jobs: int, *, any_error: bool = False, state: State = _BEGINNING
    ) -> None:
        self.options = first.options
        self._first = first
        self._count = cores(jobs)
        self._any_error = any_error
        self._changed = threading.Condition()
        self._parts = [Part(found=found, branch=branch, done=branch is None) for found, branch in state.parts]
        for part, left in zip(self._parts, state.shares, strict=False):
            part.left = left
        self._root: NativeSearch | None = None
        if state.lessons is not None:
            self._root = first.part()
            self._root.learn(state.lessons)
        if state.memory is not None:
            first.remember(state.memory)
        if not state.parts:
            self._parts = [Part(search=first, counts=_counts(first), left=first.left)]
        self._threads: list[threading.Thread] = []
        self._stopping = self._pausing = self._over = False
        self._ended = self.alone = False
        self._by_chance = state.by_chance
        self._teller: NativeSearch | None = None
        self._problem: BaseException | None = None

    def run(self, seconds: float) -> bool:
        """True when finished."""
        end = time.perf_counter() + seconds
        if self._teller is None and not self._work_until(end):
            return False
        if self._teller is None and self._ended and (self.alone or not self._any_error):
            self._stop()
            self._teller = self._first.again()
        return self._teller is None or self._teller.run(end - time.perf_counter())

    def _work_until(self, end: float) -> bool:
        with self._changed:
            if not self._threads and not self._over:
                self._settle()
                for number in range(self._count):
                    name = f"raddle job {number + 1}"
                    self._threads.append(threading.Thread(target=self._work, name=name, daemon=True))
                    self._threads[-1].start()
            while not self._over and self._problem is None:
                left = end - time.perf_counter()
                if left <= 0:
                    return False
                self._changed.wait(left)
        if self._problem is not None:
            self._stop()
            raise self._problem
        return True

    @property
    def executions(self) -> int:
        return self._sum(0)

    @property
    def explored(self) -> int:
        return self._sum(1)

    @property
    def blocked(self) -> int:
        return self._sum(2)

    def _sum(self, which: int) -> int:
        if self.alone and self._teller is not None:
            return _counts(self._teller)[which]
        return sum(_count(part, which) for part in list(self._parts))

    @property
    def left(self) -> float | None:
        """Which share of the whole is left; None while nobody knows how much a part is."""
        shares = [0.0 if part.done else part.left for part in list(self._parts)]
        known = [share for share in shares if share is not None]
        return sum(known) if len(known) == len(shares) else None

    @property
    def kept(self) -> list[Schedule]:
        return self._first.kept

    @property
    def execution(self) -> Schedule | None:
        return self._first.execution

    def found(self, limit: str | None, seconds: float) -> Search:
        """Everything known so far; it does not go on after that."""
        self._stop()
        if self._teller is not None:
            told = self._teller.found(limit, seconds)
            if told.errors or told.stop is not None or self.alone:
                return told
        total = merged(found for part in self._parts if (found := self._known(part)) is not None)
        if self._by_chance:
            total = replace(total, errors=tuple(sorted(total.errors, key=lambda error: str(error.key))))
        return replace(total, limit=limit, seconds=seconds)

    def state(self) -> State:
        """To go on from."""
        if self._teller is not None:
            told = self._teller
            return State([(told.found(None, 0.0), next(iter(told.frontier()), None))], None, told.memory())
        with self._changed:
            self._pausing = True
            while any(part.busy for part in self._parts) and self._problem is None:
                self._changed.wait()
            if any(part.outgrown for part in self._parts):  # all of this is void soon
                state = State([(None, (self._root or self._first.part()).frontier()[0])])
            else:
                lessons = None if self._root is None else self._root.lessons()
                shares = [part.left for part in self._parts]
                state = State(self._standing(), lessons, self._first.memory(), self._by_chance, shares)
            self._pausing = False
            self._changed.notify_all()
        return state

    def _standing(self) -> list[tuple[Search | None, bytes | None]]:
        return [(self._known(part), self._left(part)) for part in self._parts]

    def _known(self, part: Part) -> Search | None:
        known = [found for found in (part.found, _found(part)) if found is not None]
        return merged(known) if known else None

    def _left(self, part: Part) -> bytes | None:
        if part.search is None or part.done:
            return part.branch
        return next(iter(part.search.frontier()), None)

    def _stop(self) -> None:
        with self._changed:
            self._stopping = True
            self._changed.notify_all()
        for thread in self._threads:
            thread.join()

    def _work(self) -> None:
        try:
            while (part := self._next()) is not None:
                self._do(part)
        except BaseException as problem:
            with self._changed:
                self._problem = self._problem or problem
                for part in self._parts:
                    part.busy = False
                self._changed.notify_all()

    def _next(self) -> Part | None:
        """The first part that waits, as soon as there is one."""
        with self._changed:
            while not self._stopping and not self._over:
                part = None if self._pausing else next(filter(_waits, self._parts), None)
                if part is not None:
                    part.busy = True
                    return part
                self._changed.wait()
            return None

    def _do(self, part: Part) -> None:
        """Goes on with a part until it is done, or all are to stop."""
        if part.search is None:
            search = self._first.part(part.branch)
            part.search, part.branch = search, None
        search = part.search
        while True:
            done = search.run(SLICE) or self._counts(search.kinds)
            with self._changed:
                part.counts, part.left = _counts(search), search.left
                if part not in self._parts:  # all is void, or an error before it has ended it
                    part.busy = False
                    self._changed.notify_all()
                    return
                if done:
                    part.busy = False
                    self._finish(part, search)
                    self._changed.notify_all()
                    return
                if self._stopping or self._pausing or self._over:
                    part.busy = False
                    self._changed.notify_all()
                    return
                if sum(map(_waits, self._parts)) < self._count - 1:
                    self._share(part, search)

    def _counts(self, kinds: Iterable[str]) -> bool:
        """Whether such errors end the search."""
        wanted = self.options.property
        return bool(wanted) and any(kind in PROPERTIES[wanted] for kind in kinds)

    def _share(self, part: Part, search: NativeSearch) -> None:
        whole = search.left
        branch = search.split() if self._count > 1 else None
        if branch is None:
            return
        self._by_chance = self._by_chance or search.shares
        part.left = search.left
        given = None if whole is None or part.left is None else max(whole - part.left, 0.0)
        if self._root is None:
            self._root = self._first.part()
            self._root.learn(search.lessons())
        self._parts.insert(self._parts.index(part) + 1, Part(branch=branch, left=given))
        self._changed.notify_all()

    def _finish(self, part: Part, search: NativeSearch) -> None:
        part.found, part.search = self._known(part), None
        part.counts = (0, 0, 0)
        self._conclude(part, search.found(None, 0.0), (), search.lessons(), search.outgrown)

    def _conclude(
        self, part: Part, found: Search, left: Sequence[bytes], lessons: bytes, outgrown: bool
    ) -> None:
        """Some work on a part is over. `found` by it alone; `left`: what there is still to do of the part, in
        the order in which it would be done."""
        agreed = self._root is None or self._root.learn(lessons)
        part.outgrown = outgrown
        part.ends = outgrown or found.stop is not None
        part.ends = part.ends or (bool(found.errors) and not self.options.keep_going)
        part.ends = part.ends or self._counts(error.kind for error in found.errors)
        part.done = part.ends or not left
        part.branch = None if part.done else left[0]
        at = self._parts.index(part) + 1
        if (not agreed and not outgrown) or (outgrown and self._by_chance):
            self._restart()
        elif part.ends and self._by_chance:
            self._over = self._ended = True
        elif part.ends:
            del self._parts[at:]
            self._over = self._any_error and bool(found.errors)
        else:
            self._parts[at:at] = [Part(branch=branch) for branch in left[1:]]
        self._settle()

    def _settle(self) -> None:
        """Puts parts together that are done, and looks whether all are."""
        parts = self._parts
        for number in range(len(parts) - 1, 0, -1):
            if parts[number].done and parts[number - 1].done and not parts[number].outgrown:
                known = [part.found for part in parts[number - 1 : number + 1] if part.found is not None]
                parts[number - 1].found = merged(known)
                del parts[number]
        if all(part.done for part in parts):
            if parts[-1].outgrown:
                self._restart()
            else:
                self._over = True

    def _restart(self) -> None:
        """All parts are void: what was learnt makes other ones."""
        root = self._root or self._first.part()
        root.forget()
        self._root, self._first, self._by_chance = None, root, False
        self._parts[:] = [Part(search=root)]


def _waits(part: Part) -> bool:
    return not part.done and not part.busy


def _found(part: Part) -> Search | None:
    return None if part.search is None else part.search.found(None, 0.0)


def _counts(search: NativeSearch) -> tuple[int, int, int]:
    return search.executions, search.explored, search.blocked


def _count(part: Part, which: int) -> int:
    before = 0
    if part.found is not None:
        before = (part.found.executions, part.found.explored, part.found.blocked)[which]
    return before + part.counts[which]
