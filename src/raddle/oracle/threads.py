"""Threads as functions from answers to labels (RCMC, Definition 3.2: P_i : Trace -> Lab), remembered.

Nothing is ever undone: what a thread does after some answers is found by running it with those
answers from its start. A thread is known by its path, (parent's path, how many-th spawn); the
number that its handle and its addresses show is given out on the way and means nothing more.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Generator
from dataclasses import dataclass, replace

from raddle.errors import UnsupportedError, UserError
from raddle.ir.program import Global, Program
from raddle.ir.values import Addr
from raddle.oracle.future import Future
from raddle.oracle.interpreter import run
from raddle.oracle.labels import ENDS, Answer, Label, Stop
from raddle.oracle.machine import Machine
from raddle.oracle.memory import Layout
from raddle.oracle.words import Word

Path = tuple[int, ...]
MAIN: Path = ()
_STEPS = 200_000
_MOST_RUNNING = 200


@dataclass(frozen=True, slots=True)
class Start:
    """What a thread begins with."""

    function: str
    args: tuple[Word, ...]


Key = tuple[int, Start, tuple[Answer, ...]]
Run = Generator[Label, Answer, Label]


class Threads:
    """The threads of one program."""

    def __init__(self, program: Program, unroll: int | None, arguments: tuple[str, ...]) -> None:
        program, self.main = _with_arguments(program, arguments)
        self.layout = Layout(program)
        self.main = Start(
            self.main.function,
            tuple([Word(self.layout.addresses["argv[]"]) if w.undefined else w for w in self.main.args]),
        )
        self.paths: list[Path] = [MAIN]
        self._unroll = unroll
        self._future = Future(program)
        self._most = program.most_threads
        self._numbers: dict[Path, int] = {MAIN: 0}
        self._stops: dict[Key, Stop] = {}
        self._running: OrderedDict[Key, tuple[Machine, Run]] = OrderedDict()

    def child(self, parent: int, nth: int) -> int:
        """The number of a thread's nth child."""
        path = (*self.paths[parent], nth)
        number = self._numbers.get(path)
        if number is None:
            number = self._numbers[path] = len(self.paths)
            if number >= self._most:
                raise UnsupportedError(f"more than {self._most} threads")
            self.paths.append(path)
        return number

    def stop(self, number: int, start: Start, answers: tuple[Answer, ...]) -> Stop:
        """Where thread `number` stands after those answers."""
        key = (number, start, answers)
        found = self._stops.get(key)
        if found is None:
            found = self._stops[key] = self._run(number, start, answers)
        return found

    def _run(self, number: int, start: Start, answers: tuple[Answer, ...]) -> Stop:
        """Goes on with the run that stands one answer before, if nobody else has; else runs it all."""
        running = self._running.pop((number, start, answers[:-1]), None) if answers else None
        try:
            if running is not None:
                machine, steps = running
                machine.events += 1
                label = steps.send(answers[-1])
            else:
                machine = Machine(self.layout, number, self._unroll, _STEPS)
                steps = run(machine, self.layout.program.functions[start.function], start.args)
                label = next(steps)
                for answer in answers:
                    machine.events += 1
                    label = steps.send(answer)
            self._running[number, start, answers] = machine, steps
            if len(self._running) > _MOST_RUNNING:
                self._running.popitem(last=False)
        except StopIteration as end:
            label = end.value
        writes = label.kind not in ENDS and self._future.may_write(machine.frames)
        return Stop(label, tuple(machine.objects), writes)


def _with_arguments(program: Program, arguments: tuple[str, ...]) -> tuple[Program, Start]:
    """Gives main its argc and argv, as constants; an undefined word stands for argv's address."""
    entry = program.functions.get(program.entry)
    if entry is None:
        raise UserError(f"there is no function {program.entry} to start with")
    if not entry.params:
        return program, Start(program.entry, ())
    data = dict(program.globals)
    places = []
    for number, text in enumerate(arguments):
        content = text.encode("utf-8", "surrogateescape") + b"\0"
        name = f"argv[{number}]"
        data[name] = Global(name, len(content), 1, content, (), False, False, None, None, name)
        places.append((8 * number, Addr(name)))
    size = 8 * (len(arguments) + 1)
    table = Global("argv[]", size, 8, bytes(size), tuple(places), False, False, None, None, "argv")
    data["argv[]"] = table
    args = (Word(len(arguments)), Word(0, 1), Word(0))
    return replace(program, globals=data), Start(program.entry, args[: len(entry.params)])
