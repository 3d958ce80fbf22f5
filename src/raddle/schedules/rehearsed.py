"""A schedule from executions: one order of threads, tried out on the machine for every input it knows.

The order comes from an execution that a search has visited. The machine (sequential consistency) runs the
program in that order once for each sequence of inputs; runs that end without an error become the schedule,
which branches where inputs are drawn. Inputs that were not tried, or that led to an error, are not in it: at
run time they end the program before anything happens that was not tried.
"""

from __future__ import annotations

import time
from collections import deque
from dataclasses import dataclass, replace

from raddle.assemble import Image
from raddle.errors import UnsupportedError, UserError
from raddle.explore import native
from raddle.explore.options import Options
from raddle.impact.state.run import Site
from raddle.ir import instructions as ir
from raddle.ir.program import Program
from raddle.library.inputs import chosen
from raddle.schedules.barred import operations
from raddle.schedules.execution_events import ExecutionEvents, Happening, refuse_foreign
from raddle.schedules.sections import Branch, Event, ProgramSchedule, Section, Stop

MAX_EXECUTIONS = 500
MAX_EVENTS = 100_000
_ATOMIC = "global_lock"
_LEAVING = ("leave", "follow")
"""The library's mutex of atomic blocks."""


@dataclass(frozen=True, slots=True)
class Guide:
    """What the executions follow, enough to have them again.

    `threads`: whose how many-th child each thread is, from thread 1 on. `executions`: how many sequences of
    inputs are tried. `nondet`: values of inputs that may have any."""

    threads: tuple[tuple[int, int], ...]
    order: tuple[int, ...]
    nondet: tuple[int, ...]
    arguments: tuple[str, ...]
    executions: int = MAX_EXECUTIONS

    def __str__(self) -> str:
        return "an execution of the machine"


@dataclass(frozen=True, slots=True)
class Rehearsed:
    """`executions` were tried, `ended` of them ended without an error; `untried` sequences of inputs were
    known when there were enough."""

    guide: Guide
    schedule: ProgramSchedule
    names: dict[Site, str]
    barred: tuple[Site, ...]
    inputs: dict[Branch, tuple[int, ...]]
    executions: int
    ended: int
    untried: int


class _Node:
    """A prefix of the executions that ends with an input, or with the program."""

    def __init__(self, events: list[Event]) -> None:
        self.events = events
        self.input: Branch | None = None
        self.then: dict[int, _Node] = {}


class Rehearsal:
    """One guide, followed through all inputs."""

    def __init__(self, image: Image, program: Program, options: Options) -> None:
        refuse_foreign(program)
        self.image = image
        self.program = program
        # The order of racing accesses is part of the schedule; weak compare-exchanges do not fail on x86.
        self.options = replace(options, races=False, spurious_cas=False, unroll=None, max_events=MAX_EVENTS)
        self.events = ExecutionEvents(program, image.debug)
        self.whole = self._whole()
        self.watched = self._watched()
        self.atomic = next((a for a, g in image.debug.globals.items() if g.name == _ATOMIC), 0)

    def _whole(self) -> list[tuple[int, int]]:
        """The machine's instructions inside of which threads do not change if they need not."""
        table = self.image.debug.instructions
        found = []
        for function in self.image.debug.functions:
            if function.library:
                found.append((function.first, function.first + function.length))
                continue
            for pc in range(function.first, function.first + function.length):
                instruction = self.events.instructions.get((function.name, table.ids[pc]))
                if isinstance(instruction, (ir.Copy, ir.Fill)):
                    found.append((pc, pc + 1))
        return found

    def _watched(self) -> dict[int, tuple[str, int]]:
        """Instructions that are barred unless an execution comes to them."""
        wanted = {(function, id_) for function, id_, _ in operations(self.program)}
        found = {}
        for function in self.image.debug.functions:
            for pc in range(function.first, function.first + function.length):
                key = (function.name, self.image.debug.instructions.ids[pc])
                if not function.library and key in wanted:
                    found[pc] = key
        return found

    def follow(self, guide: Guide, deadline: float | None = None) -> Rehearsed:
        """Raises UserError if no execution ends well, UnsupportedError for what cannot be enforced."""
        roots: dict[int, _Node] = {}
        functions: list[str] = []
        visited: set[tuple[str, int]] = set()
        waiting: deque[tuple[int, ...]] = deque([()])
        tried = ended = 0
        problem = ""
        while waiting and tried < guide.executions:
            if deadline is not None and tried and time.monotonic() > deadline:
                break
            inputs = waiting.popleft()
            tried += 1
            found = native.rehearse(
                self.image.code,
                self.options,
                guide.threads,
                guide.order,
                self.whole,
                self.atomic,
                inputs,
                sorted(self.watched),
            )
            taken = (*inputs, *(0 for _ in found.alternatives[len(inputs) :]))
            for number in range(len(inputs), len(found.alternatives)):
                for value in range(1, found.alternatives[number]):
                    waiting.append((*taken[:number], value))
            if found.end != "complete":
                problem = problem or found.end
                continue
            ended += 1
            visited |= {self.watched[pc] for pc in found.visited}
            run = native.replay(self.image.code, self.options, found.schedule)
            happenings, names = self.events.of(run)
            functions += names[len(functions) :]
            self._merge(roots, happenings)
        if not ended:
            words = {
                "blocked": "is blocked",
                "halt": "does not end",
                "error": "ends in an error",
            }
            raise UserError(f"the execution {words[problem]} in the machine's order")
        schedule, inputs_ = self._sections(roots[0], tuple(functions))
        scheduled = {(function, id_) for function, id_, _ in schedule.sites}
        barred = tuple(
            site for site in operations(self.program) if site[:2] not in scheduled and site[:2] not in visited
        )
        places = self.events.names | {
            site: f"{self.events.instructions[site[:2]].loc}, {site[2]}" for site in barred
        }
        guide = replace(guide, executions=tried)
        return Rehearsed(guide, schedule, places, barred, inputs_, tried, ended, len(waiting))

    def _merge(self, roots: dict[int, _Node], happenings: list[Happening]) -> None:
        """Executions share what comes before the first input that differs."""
        parent, value = roots, 0
        events: list[Event] = []
        for item in [*happenings, None]:
            if item is not None:
                events.append(item.event)
            if item is not None and item.choice is None:
                continue
            node = parent.get(value)
            if node is None:
                node = parent[value] = _Node(events)
            elif node.events != events:
                raise UnsupportedError("a call that is under way while another thread draws an input")
            if item is None:
                return
            assert item.event.site is not None
            assert item.choice is not None
            node.input = item.event.site[:2]
            parent, value, events = node.then, item.choice, []

    def _sections(
        self, root: _Node, functions: tuple[str, ...]
    ) -> tuple[ProgramSchedule, dict[Branch, tuple[int, ...]]]:
        nodes = [root]
        for node in nodes:
            nodes += node.then.values()
        numbers = {id(node): number for number, node in enumerate(nodes)}
        values: dict[Branch, dict[int, int]] = {}
        sections = []
        for node in nodes:
            then: list[tuple[tuple[tuple[Branch, int], ...], int]] = []
            for choice, child in node.then.items():
                assert node.input is not None
                known = values.setdefault(node.input, {})
                index = known.setdefault(self._value(node.input, choice), len(known))
                way = (((node.input, index),), numbers[id(child)])
                if all(trace != way[0] for trace, _ in then):
                    then.append(way)
            sections.append(Section(tuple(node.events), tuple(then)))
        return (
            ProgramSchedule(tuple(sections), functions, _stops(sections)),
            {branch: tuple(known) for branch, known in values.items()},
        )

    def _value(self, branch: Branch, choice: int) -> int:
        """What the call returns for that choice, as a signed number of its type."""
        call = self.events.inputs[branch]
        assert isinstance(call.callee, str)
        value = chosen(call.callee, choice, self.options.nondet_values)
        bits = call.results[0].type.bits
        value &= (1 << bits) - 1
        return value - (1 << bits) if bits > 1 and value >> bits - 1 else value


def _stops(sections: list[Section]) -> tuple[Stop, ...]:
    """Threads that nobody joins may be anywhere when the program ends."""
    events = [event for section in sections for event in section.events]
    joined = {event.joined for event in events}
    left = {event.spawned for event in events if event.spawned is not None} - joined
    sites = {event.site for event in events if event.site is not None and event.site[2] not in _LEAVING}
    return tuple((thread, site) for thread in sorted(left) for site in sorted(sites))
