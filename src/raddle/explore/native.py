"""The only module that runs the native core: options go in, plain typed data comes out."""

from __future__ import annotations

import dataclasses
import functools
import struct
from collections.abc import Callable, Sequence
from typing import Any

from raddle import _native
from raddle.assemble.image import TAKES
from raddle.assemble.opcodes import OPCODES
from raddle.errors import InternalError
from raddle.explore.options import Options
from raddle.explore.run import (
    Blocked,
    Event,
    Found,
    ObjectRecord,
    Outcome,
    Rehearsal,
    Run,
    Schedule,
    Search,
    Stop,
    ThreadRecord,
)

_INSTRUCTION, _FUNCTION = struct.Struct("<HHHHq"), struct.Struct("<6I")
_COUNT_AT = 16
"""Behind the image's header come the instructions, then the functions, each with their number."""


class NativeSearch:
    """A running search of the native core: the one that the options name.

    `observe`: (address, size) of places whose final values `states` counts. `execution`: keep the schedule of
    that complete execution, counted from 1; 0 is none. Both for modification-order and reads-from only.
    `keep`: have the schedules of some complete executions in `kept`. `branch`: what to do, if it is not all;
    of a search with the same program, options, watch and observe (ValueError if it is not).
    """

    def __init__(
        self,
        code: bytes,
        options: Options,
        watch: list[int],
        observe: Sequence[tuple[int, int]] = (),
        execution: int = 0,
        keep: bool = False,
        branch: bytes | None = None,
    ) -> None:
        self.options = options
        self.given = (code, options, watch, observe)
        given = _options(options, watch)
        given.observe = list(observe)
        given.keep, given.execution = keep, execution
        self._search: _native.Search
        if options.search == "interleavings":
            self._search = _native.Interleavings(_program(code), given)
        elif options.search == "dpor":
            self._search = _native.Dpor(_program(code), given)
        elif options.search == "rcmc":
            self._search = _native.Rcmc(_program(code), given, options.model)
        else:
            with_mo = options.search == "modification-order"
            # Without locks there is nothing to leave unordered, and nothing to pay for it.
            given.unordered = options.locks == "unordered" and takes_locks(code)
            self._search = _native.GraphSearch(_program(code), given, options.model, with_mo)
        self._count_duplicates = options.count_duplicates or options.search == "rcmc"
        if branch is not None:
            self._search.take(branch)

    def again(self, branch: bytes | None = None) -> NativeSearch:
        """Another search of the same kind, for that branch, or from the root, that knows nothing."""
        return NativeSearch(*self.given, branch=branch)

    def part(self, branch: bytes | None = None) -> NativeSearch:
        """The same, as a part of this one in this process. With dpor: one that has no work of its own, but
        helps this one, until all of that is done."""
        other = self.again(branch)
        if self.shares:
            self._search.share(other._search)
        return other

    @property
    def shares(self) -> bool:
        """Whether its parts must know of each other: then in which order things are found is chance."""
        return self._search.shares

    @property
    def has_crew(self) -> bool:
        """With dpor: whether what it does was shared with others."""
        return isinstance(self._search, _native.Dpor) and self._search.has_crew

    @property
    def tasks(self) -> int:
        """With dpor: how often it has taken work from others."""
        return self._search.tasks if isinstance(self._search, _native.Dpor) else 0

    def forget(self) -> None:
        """No longer know what other parts know."""
        self._search.forget()

    @staticmethod
    def left_by(crew: Sequence[NativeSearch]) -> bytes | None:
        """With dpor: what is left of what all of them do together, while none of them runs."""
        searches = [one._search for one in crew if isinstance(one._search, _native.Dpor)]
        return _native.Dpor.rest_of(searches)

    @property
    def can_save(self) -> bool:
        """Whether it can tell what is left to do."""
        return self._search.can_save

    @property
    def can_split(self) -> bool:
        """Whether parts of that can be given away."""
        return self._search.can_split

    def frontier(self) -> list[bytes]:
        """What is left to do, in the order in which it would be done; each is a `branch`."""
        rest = self._search.rest()
        return [] if rest is None else [rest]

    def split(self) -> bytes | None:
        """Give away the last part of what is left, as a `branch`; None if there is but one thing to do."""
        return self._search.split()

    def memory(self) -> bytes | None:
        """What it and its parts have visited, while none of them runs; None if it does not remember that."""
        return self._search.memory() or None

    def remember(self, memory: bytes) -> int:
        """Know what another search, whose branches this one goes on with, has visited; how much is new."""
        return self._search.remember(memory)

    def note_news(self) -> None:
        """Before it runs: note what it visits, for `news`."""
        if isinstance(self._search, _native.GraphSearch):
            self._search.note_news()

    @property
    def news(self) -> tuple[bytes, bytes, bytes]:
        """What was new to it, as a `memory`; of that the complete executions, and the blocked ones."""
        assert isinstance(self._search, _native.GraphSearch)
        return self._search.news()

    def unknown(self, memory: bytes) -> int:
        """How much of it this search and its parts have not visited, while none of them runs."""
        assert isinstance(self._search, _native.GraphSearch)
        return self._search.unknown(memory)

    def lessons(self) -> bytes:
        """What it has learnt that all parts must know."""
        return self._search.lessons()

    def learn(self, lessons: bytes) -> bool:
        """Before it runs: know what another part knows. False if they do not agree: then every part so far is
        void, and this one (if it has no branch) starts again for all."""
        return self._search.learn(lessons)

    @property
    def outgrown(self) -> bool:
        """It has stopped: what it has learnt makes every part void. See `learn`."""
        return self._search.outgrown

    @property
    def left(self) -> float | None:
        """Which share of the whole is left to do, roughly; None if there is no telling."""
        left = self._search.left
        return left if left >= 0 else None

    def prober(self, patience: float = 0.05) -> Callable[[int], float | None] | None:
        """A search from the root that does not search: by seed, how many executions one way down by chance
        stands for; None if it did not tell in so many seconds. With ordered locks: with unordered ones ways
        meet. None for searches that have no probes."""
        code, options, _, _ = self.given
        if options.search not in ("modification-order", "reads-from"):
            return None
        search = NativeSearch(code, dataclasses.replace(options, locks="ordered"), [])._search
        return lambda seed: search.probe(seed, patience)

    def run(self, seconds: float) -> bool:
        return self._search.run(seconds)

    @property
    def executions(self) -> int:
        return self._search.executions

    @property
    def blocked(self) -> int:
        return self._search.blocked

    @property
    def explored(self) -> int:
        return self._search.explored

    @property
    def states(self) -> dict[tuple[int, ...], int]:
        """How many complete executions end with which values at the observed (address, size) places."""
        return self._search.states if isinstance(self._search, _native.GraphSearch) else {}

    @property
    def execution(self) -> Schedule | None:
        """The schedule of the execution that was asked for, once it was reached."""
        return self._search.execution if isinstance(self._search, _native.GraphSearch) else None

    @property
    def ordered_locks(self) -> dict[int, str]:
        """Unordered locks: mutexes, by address, whose sections had to be ordered so far, and why."""
        return dict(self._search.ordered_locks) if isinstance(self._search, _native.GraphSearch) else {}

    @property
    def kept(self) -> list[Schedule]:
        """Of the complete executions so far the first, second, fourth and so on."""
        return [] if isinstance(self._search, _native.Rcmc) else self._search.kept

    @property
    def rivals(self) -> list[int]:
        """For each of these: pairs of writes of two threads to one location that read nothing."""
        return self._search.rivals if isinstance(self._search, _native.GraphSearch) else []

    @property
    def kinds(self) -> list[str]:
        """Of the errors so far."""
        return [error.kind for error in self._search.errors]

    def found(self, limit: str | None, seconds: float) -> Search:
        """Everything known so far."""
        search = self._search
        graphs = search if isinstance(search, _native.GraphSearch) else None
        return Search(
            executions=search.executions,
            blocked=search.blocked,
            explored=search.explored,
            events=search.events,
            duplicates=search.duplicates if self._count_duplicates else None,
            errors=tuple(
                Found(error.kind, error.schedule, (error.kind, error.text, *error.key))
                for error in search.errors
            ),
            bounds=tuple(search.bounds_hit),
            stop=_stop(search.stopped),
            cut=_stop(search.limit),
            visited=frozenset(search.visited),
            limit=limit,
            seconds=seconds,
            up_to_names=search.merges_names,
            dead_ends=None if graphs is None else graphs.dead_ends,
            revisits=None if graphs is None else graphs.revisits,
            remembered=0 if graphs is None else graphs.remembered,
            remembered_bytes=0 if graphs is None else graphs.remembered_bytes,
            orders_words=search.orders_words,
            ordered_locks=self.ordered_locks,
        )


def takes_locks(code: bytes) -> bool:
    """Whether the image holds an operation that locks a mutex, or a function that takes another lock."""
    (count,) = struct.unpack_from("<Q", code, _COUNT_AT)
    start, end = _COUNT_AT + 8, _COUNT_AT + 8 + count * _INSTRUCTION.size
    if any(op == OPCODES["LOCK"] for op, *_ in _INSTRUCTION.iter_unpack(code[start:end])):
        return True
    (count,) = struct.unpack_from("<Q", code, end)
    functions = code[end + 8 : end + 8 + count * _FUNCTION.size]
    return any(flags & TAKES for *_, flags in _FUNCTION.iter_unpack(functions))


def allocations() -> int:
    """How often the native core has asked for memory in this thread so far."""
    return _native.allocations()


def replay(code: bytes, options: Options, schedule: Schedule) -> Run:
    """One execution in trace mode. A schedule that does not fit the program raises ValueError."""
    run = _native.replay(_program(code), _options(options), schedule)
    return Run(
        events=tuple(
            Event(
                thread=event.thread,
                kind=event.kind,
                stack=tuple(event.stack),
                address=event.address,
                size=event.size,
                order=event.order,
                read=event.read,
                written=event.written,
                undefined=event.undefined,
                success=event.success,
                choice=event.choice,
                text=event.text,
                other=event.other,
                bundles=event.bundles,
            )
            for event in run.events
        ),
        threads=tuple(ThreadRecord(*record) for record in run.threads),
        objects=tuple(
            ObjectRecord(address, size, kind, thread, tuple(stack), freed)
            for address, size, kind, thread, stack, freed in run.objects
        ),
        outcome=_outcome(run.outcome),
        blocked=tuple(
            Blocked(thread, reason, tuple(stack), address, condition)
            for thread, reason, stack, address, condition in run.blocked
        ),
        rf=tuple(run.rf),
        mo=tuple(tuple(rows) for rows in run.mo),
    )


def rehearse(
    code: bytes,
    options: Options,
    threads: Sequence[tuple[int, int]],
    order: Sequence[int],
    whole: Sequence[tuple[int, int]],
    atomic: int,
    inputs: Sequence[int],
    watch: Sequence[int],
) -> Rehearsal:
    """One execution under sequential consistency, as near to the order of threads as the program allows."""
    given = _options(options, watch)
    found = _native.rehearse(
        _program(code), given, list(threads), list(order), list(whole), atomic, list(inputs)
    )
    schedule, alternatives, end, visited = found
    return Rehearsal(schedule, tuple(alternatives), end, frozenset(visited))


def _outcome(record: Any) -> Outcome | None:
    if record is None:
        return None
    return Outcome(
        kind=record.kind,
        code=record.code,
        thread=record.thread,
        stack=tuple(record.stack),
        address=record.address,
        events=tuple(record.events),
        numbers=tuple(record.numbers),
        text=record.text,
    )


def _stop(stopped: Any) -> Stop | None:
    if stopped is None:
        return None
    kind, *rest = stopped
    if kind in ("idle", "local"):
        return Stop(kind, loop=rest[0], count=rest[1], stack=tuple(rest[2]))
    if kind == "unsupported":
        text, stack, other, count = rest
        return Stop(kind, text=text, stack=tuple(stack), other=other[0] if other else None, count=count)
    return Stop(kind, count=rest[0], stack=tuple(rest[1]))


@functools.lru_cache(maxsize=4)
def _program(code: bytes) -> _native.Program:
    """Loaded once for all parts of a search: nothing changes it."""
    try:
        return _native.Program(code)
    except ValueError as error:
        raise InternalError(f"the native core refuses the assembled program: {error}") from None


def _options(options: Options, watch: Sequence[int] = ()) -> _native.SearchOptions:
    """The core's part of the options. Its integers have 64 bits and a sign."""
    given = _native.SearchOptions(watch=list(watch))
    for field in dataclasses.fields(Options):
        if field.metadata["native"] and field.name != "nondet_values":
            setattr(given, field.name, getattr(options, field.name))
    given.nondet_values = [(value + (1 << 63)) % (1 << 64) - (1 << 63) for value in options.nondet_values]
    return given
