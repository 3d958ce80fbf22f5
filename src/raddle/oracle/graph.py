"""Execution graphs of a program under construction: events, reads-from, choices, stuck threads.

Immutable: adding an event makes a new graph. Events are (thread number, index in the thread). Each
event carries its clock, how many events of each thread are porf-before or equal to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product
from typing import NamedTuple

from raddle.ir.values import Location
from raddle.oracle.labels import ENDS, Answer, Label, Stop
from raddle.oracle.threads import Path, Start, Threads
from raddle.oracle.words import Word

Id = tuple[int, int]
INIT: Id = (-1, -1)
Source = Id | tuple[Id, ...]
"""What a read reads from: one write, or where accesses of several sizes meet, a write for each byte."""
Clock = Mapping[int, int]
ObjectKey = tuple[object, ...]


class Loc(NamedTuple):
    """Bytes of an object: `key` names the object independently of thread numbers."""

    key: ObjectKey
    offset: int
    size: int

    def overlaps(self, other: Loc) -> bool:
        return (
            self.key == other.key
            and self.offset < other.offset + other.size
            and other.offset < self.offset + self.size
        )

    def has(self, byte: int) -> bool:
        return self.offset <= byte < self.offset + self.size


def each_byte(source: Source, loc: Loc) -> tuple[Id, ...]:
    """The write that each byte of the location comes from."""
    writes = writes_of(source)
    return writes if len(writes) > 1 else writes * loc.size


def writes_of(source: Source) -> tuple[Id, ...]:
    """One write, or one for each byte."""
    return (source,) if isinstance(source[0], int) else source


class Target(NamedTuple):
    """What an address turned out to be: the location and what it holds at first."""

    loc: Loc
    initial: Word
    object_size: int
    constant: bool = False


@dataclass(frozen=True, slots=True)
class Node:
    """An event. `rf` is None unless it reads; `written` None unless it writes. `end`: free or the end
    of a life, of the whole object `loc.key`. `thread`: whom a spawn or join is about."""

    label: Label
    clock: Clock
    loc: Loc | None = None
    rf: Source | None = None
    read: Word | None = None
    written: Word | None = None
    choice: int | None = None
    end: bool = False
    thread: int | None = None
    failed: bool = False
    """A cas, trylock or wake that only read."""


@dataclass(frozen=True, slots=True)
class Failure:
    """An error at a place. `kind` as verdicts name it."""

    kind: str
    code: str
    place: Location | None


@dataclass(frozen=True, slots=True)
class Thread:
    start: Start
    clock: Clock
    """Of its spawn."""
    nodes: tuple[Node, ...] = ()
    answers: tuple[Answer, ...] = ()
    waiting: bool = False
    """Its last node is a lock or an await whose read does not let it go on."""
    failure: Failure | None = None
    spawns: int = 0


class Graph:
    __slots__ = ("initial", "program", "threads")

    def __init__(
        self, program: Threads, threads: dict[int, Thread], initial: dict[Loc, Word] | None = None
    ) -> None:
        self.program = program
        self.threads = threads
        self.initial = initial or {}

    def with_thread(self, number: int, thread: Thread) -> Graph:
        return Graph(self.program, {**self.threads, number: thread}, self.initial)

    def failed(self, number: int, failure: Failure) -> Graph:
        return self.with_thread(number, replace(self.threads[number], failure=failure))

    def add(self, number: int, node: Node, target: Target | None, answer: Answer | None) -> Graph:
        """Appends the node to its thread; without an answer the thread waits there."""
        thread = self.threads[number]
        thread = replace(
            thread,
            nodes=(*thread.nodes, node),
            answers=thread.answers if answer is None else (*thread.answers, answer),
            waiting=answer is None,
            spawns=thread.spawns + (node.label.kind == "spawn"),
        )
        made = self.with_thread(number, thread)
        if target is not None and target.loc not in self.initial:
            made.initial = {**self.initial, target.loc: target.initial}
        return made

    # --- what is in it

    def stop(self, number: int) -> Stop:
        thread = self.threads[number]
        return self.program.stop(number, thread.start, thread.answers)

    def active(self, number: int) -> bool:
        """Has it a next event (a join may have to wait for it)?"""
        thread = self.threads[number]
        return not thread.waiting and thread.failure is None and self.stop(number).label.kind not in ENDS

    def finished(self, number: int) -> bool:
        thread = self.threads[number]
        done = not thread.waiting and thread.failure is None
        return done and self.stop(number).label.kind == "finished"

    def nodes(self) -> Iterator[tuple[Id, Node]]:
        for number, thread in self.threads.items():
            for index, node in enumerate(thread.nodes):
                yield (number, index), node

    def node(self, event: Id) -> Node:
        return self.threads[event[0]].nodes[event[1]]

    def sources(self, loc: Loc) -> list[Source]:
        """All that may be read there, the initial value first."""
        writes = [
            (event, node.loc)
            for event, node in self.nodes()
            if node.loc is not None and node.written is not None and node.loc.overlaps(loc)
        ]
        if all(other == loc for _, other in writes):
            return [INIT, *(event for event, _ in writes)]
        # Bytes that the same writes write come from one of them: accesses happen at once.
        bytes_ = [
            frozenset(event for event, other in writes if other.has(loc.offset + k)) for k in range(loc.size)
        ]
        cells = list(dict.fromkeys(bytes_))
        found: list[Source] = []
        for chosen in product(*([INIT, *(e for e, _ in writes if e in cell)] for cell in cells)):
            source = tuple(chosen[cells.index(cell)] for cell in bytes_)
            found.append(source[0] if len(set(source)) == 1 else source)
        return found

    def value(self, source: Source, target: Target) -> Word:
        if source == INIT:
            return target.initial
        bits = undefined = 0
        for k, write in enumerate(each_byte(source, target.loc)):
            word, at = target.initial, k
            if write != INIT:
                node = self.node(write)
                assert node.written is not None
                assert node.loc is not None
                word, at = node.written, target.loc.offset + k - node.loc.offset
            bits |= (word.bits >> 8 * at & 255) << 8 * k
            undefined |= (word.undefined >> 8 * at & 255) << 8 * k
        return Word(bits, undefined)

    def clock(self, number: int) -> Clock:
        """What is porf-before the thread's next event, as far as it does not read."""
        thread = self.threads[number]
        return thread.nodes[-1].clock if thread.nodes else thread.clock

    def clock_after(self, number: int, *others: Clock) -> Clock:
        """The clock of the thread's next event, which is also after `others`."""
        found = dict(self.clock(number))
        for other in others:
            for thread, count in other.items():
                if found.get(thread, 0) < count:
                    found[thread] = count
        found[number] = len(self.threads[number].nodes) + 1
        return found

    # --- what identifies it

    def path(self, event: Id) -> tuple[Path, int] | None:
        """None is the initial write."""
        return None if event == INIT else (self.program.paths[event[0]], event[1])

    def source_path(self, source: Source | None) -> object:
        if source is None:
            return None
        return tuple([self.path(write) for write in writes_of(source)])

    def key(self) -> frozenset[object]:
        """(thread path, index, reads-from, choice) of every event."""
        paths = self.program.paths
        return frozenset(
            [
                (paths[number], index, self.source_path(node.rf), node.choice)
                for (number, index), node in self.nodes()
            ]
        )
