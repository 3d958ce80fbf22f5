"""Do the events of a slice alone, with their values, imply the failure?

The oracle's interpreter, which shares nothing with the native machine, runs each thread of the slice. Where a
thread asks for a value it gets that of its event in the slice; an event that was left out can answer nothing,
so it must be one that asks nothing. The threads have to come to the failure so, and each value that was read
must be the one that its event in the slice writes.
"""

from __future__ import annotations

from collections.abc import Generator
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
    """`ends`: the last label of each thread that ended; `written`: what each event of the slice writes."""

    ends: dict[int, Label]
    reached: set[int]
    written: dict[int, int]


class _Replayer:
    def __init__(self, program: Program, run: Run, kept: frozenset[int]) -> None:
        self._program, self._run, self._kept = program, run, kept
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
        elif label.kind not in ASKS_NOTHING and self._kept.isdisjoint(self._mine[thread]):
            return False  # it has done its part
        else:
            assert label.kind in ASKS_NOTHING, f"the slice leaves out event {number}, a {label.kind}"
        if kept and label.kind == "join" and event.other not in self.result.ends:
            return False
        if kept:
            self.result.reached.add(number)
            self.result.written[number] = label.value.bits if label.kind == "store" else event.written or 0
        if kept and label.kind == "spawn":
            self._start(event.other, label.function, (label.value,))
        self._mine[thread].pop(0)
        self._step(thread, self._answer(event if kept else None, label, thread))
        return True

    def _answer(self, event: Event | None, label: Label, thread: int) -> Answer:
        if label.kind == "spawn":
            return Answer(Word(event.other + 1 if event is not None else 0))
        if event is None or label.kind in ("lock", "unlock"):
            # The interpreter keeps account of what the thread holds, by the word that it reads.
            return Answer(Word(thread + 1 if label.kind == "unlock" else 0))
        if label.kind == "join":
            return Answer(self.result.ends[event.other].value)
        return Answer(Word(event.read or 0), event.success is not False)


def replay_slice(program: Program, run: Run, kept: frozenset[int]) -> Replayed:
    return _Replayer(program, run, kept).replay()


def _fits(event: Event, label: Label, number: int) -> None:
    assert event.kind == label.kind, f"event {number} is a {event.kind}, the thread makes a {label.kind}"
    if label.address and event.address >> 39 == 0:
        assert (event.address, event.size) == (label.address, label.size)
