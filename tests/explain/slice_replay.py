"""Do the events of a slice alone, with their values, imply the failure?

The oracle's interpreter, which shares nothing with the native machine, runs each thread of the slice. Where a
thread asks for a value it gets that of its event in the slice; an event that was left out can answer nothing,
so it must be one that asks nothing, or that reads what the thread itself has just written, in memory that no
other thread touches, or before there is another. The threads have to come to the failure so, and each value
that was read must be the one that its event in the slice writes.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Generator, Sequence
from dataclasses import dataclass

from raddle.explore.run import Event, Run
from raddle.ir.program import Program
from raddle.oracle.interpreter import run as run_thread
from raddle.oracle.labels import Answer, Label
from raddle.oracle.machine import Machine
from raddle.oracle.threads import Threads
from raddle.oracle.words import Word

ASKS_NOTHING = ("store", "free", "life_end", "life_start", "fence", "spawn", "lock", "unlock", "detach")
_NOT_LABELS = ("print", "exit", "self", "life_start")


@dataclass
class Replayed:
    """`ends`: the last label of each thread that ended; `written`: what each event that was run writes."""

    ends: dict[int, Label]
    reached: set[int]
    written: dict[int, int]


class _Replayer:
    def __init__(self, program: Program, run: Run, rf: Sequence[int | None], kept: frozenset[int]) -> None:
        self._program, self._run, self._rf, self._kept = program, run, rf, kept
        self._first = next((n for n, e in enumerate(run.events) if e.kind == "spawn"), len(run.events))
        self._threads = Threads(program, None, ("program",))
        self._mine: dict[int, list[int]] = {}
        for number, event in enumerate(run.events):
            if event.kind not in _NOT_LABELS:
                self._mine.setdefault(event.thread, []).append(number)
        self._running: dict[int, tuple[Machine, Generator[Label, Answer, Label]]] = {}
        self._labels: dict[int, Label] = {}
        self.result = Replayed({}, set(), {})

    def replay(self) -> Replayed:
        self._start(0, self._threads.main.function, self._threads.main.args)
        while any(self._advance(thread) for thread in list(self._labels)):
            pass
        return self.result

    def _start(self, thread: int, function: str, args: tuple[Word, ...]) -> None:
        machine = Machine(self._threads.layout, thread, None, 200_000)
        self._running[thread] = machine, run_thread(machine, self._program.functions[function], args)
        self._step(thread, None)

    def _step(self, thread: int, answer: Answer | None) -> None:
        machine, steps = self._running[thread]
        try:
            machine.events += answer is not None
            self._labels[thread] = next(steps) if answer is None else steps.send(answer)
        except StopIteration as end:
            self._labels.pop(thread, None)
            self.result.ends[thread] = end.value

    def _advance(self, thread: int) -> bool:
        """Makes the thread's next event, if the slice has it or needs nothing from it."""
        if thread not in self._labels or not self._mine.get(thread):
            return False
        number = self._mine[thread][0]
        label, event = self._labels[thread], self._run.events[number]
        kept = number in self._kept
        if kept:
            _fits(event, label, number)
        elif (
            label.kind not in ASKS_NOTHING
            and self._kept.isdisjoint(self._mine[thread])
            and not self._knows_itself(number)
        ):
            return False  # it has done its part
        elif label.kind not in ASKS_NOTHING:
            assert self._knows_itself(number), f"the slice leaves out event {number}, a {label.kind}"
            event = dataclasses.replace(event, read=self._own(number))
        if kept and label.kind == "join" and event.other not in self.result.ends:
            return False
        if kept:
            self.result.reached.add(number)
        self.result.written[number] = label.value.bits if label.kind == "store" else event.written or 0
        if kept and label.kind == "spawn":
            self._start(event.other, label.function, (label.value,))
        self._mine[thread].pop(0)
        asks = kept or label.kind not in ASKS_NOTHING
        self._step(thread, self._answer(event if asks else None, label, thread))
        return True

    def _knows_itself(self, number: int) -> bool:
        """Whether the event reads nothing that another thread could have told."""
        event, source = self._run.events[number], self._rf[number]
        if number < self._first:
            return event.kind in ("load", "rmw", "cas", "trylock") and not event.choice
        others = [
            other
            for other in self._run.events
            if other.thread != event.thread
            and other.address < event.address + event.size
            and event.address < other.address + other.size
        ]
        return event.kind == "load" and source is not None and source >= 0 and not others

    def _own(self, number: int) -> int:
        """What the thread itself has written there, as it was run here."""
        source = self._rf[number]
        if source is None or source < 0:
            assert number < self._first
            return self._run.events[number].read or 0
        assert self._run.events[source].thread == self._run.events[number].thread
        return self.result.written[source]

    def _answer(self, event: Event | None, label: Label, thread: int) -> Answer:
        if label.kind == "spawn":
            return Answer(Word(event.other + 1 if event is not None else 0))
        if event is None or label.kind in ("lock", "unlock"):
            # The interpreter keeps account of what the thread holds, by the word that it reads.
            return Answer(Word(thread + 1 if label.kind == "unlock" else 0))
        if label.kind == "join":
            return Answer(self.result.ends[event.other].value)
        return Answer(Word(event.read or 0), event.success is not False)


def replay_slice(program: Program, run: Run, rf: Sequence[int | None], kept: frozenset[int]) -> Replayed:
    return _Replayer(program, run, rf, kept).replay()


def _fits(event: Event, label: Label, number: int) -> None:
    assert event.kind == label.kind, f"event {number} is a {event.kind}, the thread makes a {label.kind}"
    if label.address and event.address >> 39 == 0:
        assert (event.address, event.size) == (label.address, label.size)
