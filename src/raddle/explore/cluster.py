"""A search on a cluster: parts of it are tasks of Dask, and the frontier stays here.

It is the same bookkeeping as for several cores (jobs.py): a thread here for each core there waits for one
task at a time. A task is a branch and some seconds to spend on it; it returns what was found and what is
left, cut into pieces if there is too little for all. A task has no effect but its result, so one whose worker
has died is done again, and nothing counts twice. The program travels once to each worker, as the result of a
task that others need.

With unordered locks a task also returns which graphs it has visited, and the next ones know them: without
that nearly all of the work would be done again by each. Tasks that run at the same time may visit the same
graph; it counts for the one that is back first. Only then do others know what it has visited: if the task is
lost, so is that.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from raddle.errors import UserError
from raddle.explore.jobs import Jobs, Part
from raddle.explore.native import NativeSearch
from raddle.explore.options import Options
from raddle.explore.parts import merged
from raddle.explore.run import Search

if TYPE_CHECKING:
    from distributed import Client, Future

_SHORT, _LONG = 0.3, 3.0
"""Seconds of a task: while there is too little to do for all, and else."""
CLIENT = 0.003
"""Seconds that the client and the scheduler need for a task, or less. With very many at work short tasks
are longer, so that they can be kept at work."""
_PIECES = 4
_LOOK = 0.2
"""Seconds between two looks at whether all are to stop."""
_GONE = "the scheduler of the cluster has gone"
_HEAD, _BLOCK = 3, 8_000_000
"""Of a memory of graphs: bytes before the first, and in a block (16 for each)."""
_DEATHS = 1000
"""So many workers may die under one branch: it may be the one that needs too much memory."""


@dataclass(frozen=True, slots=True)
class Done:
    """What a task returns. `left`: branches, in the order in which they would be done."""

    found: Search
    left: tuple[bytes, ...]
    lessons: bytes
    outgrown: bool
    news: tuple[bytes, bytes, bytes] | None = None
    """Unordered locks: the graphs that were new to it; of these the complete and the blocked ones."""


def work(
    code: bytes,
    options: Options,
    watch: list[int],
    branch: bytes | None,
    seconds: float,
    pieces: int,
    memory: list[bytes] | None = None,
) -> Done:
    """A task: so many seconds of a branch. `memory`: of others."""
    search = NativeSearch(code, options, watch, branch=branch)
    if memory is not None:
        search.note_news()
        for block in memory:
            search.remember(block)
    finished = search.run(seconds)
    given: list[bytes] = []
    while not finished and len(given) + 1 < pieces and (part := search.split()) is not None:
        given.insert(0, part)  # what is given away is the last part of what is left
    left = () if finished else (*search.frontier(), *given)
    news = search.news if memory is not None and search.shares else None
    return Done(replace(search.found(None, 0.0), limit=None), left, search.lessons(), search.outgrown, news)


class Memory:
    """What tasks have visited, for others: blocks that are full do not change any more, and travel once to
    each worker; the last one is sent anew when it has grown by some."""

    def __init__(self, client: Client, known: bytes) -> None:
        self._client = client
        self._head, self._blocks = known[:_HEAD], list[Any]()
        self._last, self._sent = bytearray(), 0
        self.add(known)

    def add(self, news: bytes) -> None:
        self._last += news[_HEAD:]
        while len(self._last) >= _BLOCK:
            if self._sent:
                self._blocks.pop()
            self._blocks.append(self._future(self._last[:_BLOCK]))
            del self._last[:_BLOCK]
            self._sent = 0

    def blocks(self) -> list[Any]:
        if len(self._last) > 1.05 * self._sent:
            if self._sent:
                self._blocks.pop()
            self._blocks.append(self._future(self._last))
            self._sent = len(self._last)
        return list(self._blocks)

    def _future(self, keys: bytearray) -> Any:
        return self._client.submit(_same, self._head + bytes(keys), pure=True)


class Cluster(Jobs):
    """Takes the place of Jobs. `client`: of Dask, with at least one worker."""

    def __init__(
        self,
        first: NativeSearch,
        client: Client,
        **more: Any,
    ) -> None:
        cores = sum(client.nthreads().values())
        if cores == 0:
            raise UserError("the cluster has no workers", hint="start some, or use --jobs")
        super().__init__(first, cores, **more)
        self._client = client
        self._tasks = 0
        self._memory: Memory | None = None
        code, options, watch, _ = first.given
        self._arguments = (client.submit(_same, code, pure=True), options, watch)

    def _do(self, part: Part) -> None:
        with self._changed:
            if part.search is not None:  # begun here, to choose what to do
                part.found = self._known(part)
                part.branch, part.search = next(iter(part.search.frontier()), None), None
                part.counts = (0, 0, 0)
            few = sum(not other.done for other in self._parts) < 2 * self._count
            self._tasks += 1
            name = f"raddle-branch-{self._tasks}"
            if self._memory is None and (known := self._first.memory()) is not None:
                self._memory = Memory(self._client, known)
            memory = None if self._memory is None else self._memory.blocks()
            short = min(_LONG, max(_SHORT, CLIENT * sum(other.busy for other in self._parts)))
        seconds, pieces = (short, _PIECES) if few else (_LONG, 1)
        done = self._result((*self._arguments, part.branch, seconds, pieces, memory), name)
        with self._changed:
            part.busy = False
            if done is not None and part in self._parts:
                self._take(part, done)
            self._changed.notify_all()

    def _result(self, arguments: tuple[Any, ...], name: str) -> Done | None:
        """None if all are to stop."""
        for attempt in range(_DEATHS):
            key = f"{name}-{id(self):x}-{attempt}"
            future: Future = self._client.submit(work, *arguments, key=key, pure=False)
            over = threading.Event()
            future.add_done_callback(lambda _, over=over: over.set())
            while not over.wait(_LOOK):
                if self._stopping or self._over:
                    future.cancel()
                    return None
                if self._client.status != "running":
                    raise UserError(_GONE)
            if future.status == "finished":
                found: Done = future.result()
                return found
            if future.status == "error" and not _died(future.exception()):
                raise UserError(f"the cluster has failed: {future.exception()}")
            if self._client.status != "running":
                raise UserError(_GONE)
            future.release()
        raise UserError("the workers of the cluster die again and again: do they have enough memory?")

    def _take(self, part: Part, done: Done) -> None:
        found = done.found if done.news is None else self._remember(done.found, *done.news)
        part.found = found if part.found is None else merged((part.found, found))
        part.left = None
        several = len(self._parts) + len(done.left) > 1
        self._by_chance = self._by_chance or (self._first.shares and several)
        if self._root is None:
            self._root = self._first.part()
        self._conclude(part, found, done.left, done.lessons, done.outgrown)

    def _remember(self, found: Search, news: bytes, complete: bytes, blocked: bytes) -> Search:
        """What counts of what was found: another task may have been back with the same graphs."""
        executions, blocks = self._first.unknown(complete), self._first.unknown(blocked)
        remembered = self._first.remember(news)
        if self._memory is not None:
            self._memory.add(news)
        size = found.remembered_bytes * remembered // max(found.remembered, 1)
        return replace(
            found, executions=executions, blocked=blocks, remembered=remembered, remembered_bytes=size
        )

    def _restart(self) -> None:
        super()._restart()
        self._memory = None


def _same(given: bytes) -> bytes:
    return given


def _died(problem: BaseException | None) -> bool:
    """Whether a task has failed because of its worker."""
    from distributed import KilledWorker
    from distributed.comm import CommClosedError

    return isinstance(problem, KilledWorker | CommClosedError)


@contextmanager
def client_of(cluster: str | Client | None) -> Iterator[Client | None]:
    """A client to use; one that was made for it is closed at the end, and its workers with it."""
    if not isinstance(cluster, str):
        yield cluster
        return
    client = connected(cluster)
    try:
        yield client
    finally:
        own = client.cluster
        client.close(timeout=5)
        if own is not None:
            own.close(timeout=5)


def connected(where: str) -> Client:
    """A client for `tcp://host:port`, or for workers of its own: `local:4`."""
    try:
        from distributed import Client, LocalCluster
    except ImportError:
        raise UserError(
            "a cluster needs Dask, which is not installed", hint='pip install "raddle[cluster]"'
        ) from None
    kind, _, count = where.partition(":")
    if kind == "local":
        if not count.isdecimal() or not 0 < int(count) < 10_000:
            raise UserError(f"--cluster {where}: say how many workers, as in local:4")
        return Client(
            LocalCluster(n_workers=int(count), threads_per_worker=1, processes=True, dashboard_address=None)
        )
    try:
        client = Client(where, timeout=10)
    except (OSError, ValueError) as problem:
        reason = str(problem).splitlines()[0]
        raise UserError(f"--cluster {where}: no scheduler answers ({reason})") from None
    return client
