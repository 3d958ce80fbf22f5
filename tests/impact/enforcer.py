"""What the C runtime does, once more in Python: drives a toy machine under a schedule, at random."""

from __future__ import annotations

import random
from collections.abc import Sequence

from looping import Failed, Machine, Operation, Toy

from raddle.ir.program import Program
from raddle.schedules.order import Ordered
from raddle.schedules.sections import Branch

TURNS = 2
"""A rotation's turns, shorter than the runtime's so that short runs see all ways."""


def places(program: Program) -> dict[Branch, int]:
    """The line of every instruction."""
    return {
        (name, instruction.id): instruction.loc.line
        for name, function in program.functions.items()
        for block in function.blocks
        for instruction in block.instructions
        if instruction.loc is not None
    }


class Enumeration:
    """Takes the place of a random generator: goes through all sequences of answers."""

    def __init__(self) -> None:
        self.answers: list[tuple[int, int]] = []
        self.position = 0

    def _answer(self, count: int) -> int:
        if self.position == len(self.answers):
            self.answers.append((0, count))
        taken, known = self.answers[self.position]
        assert known == count, "the same answers lead to the same questions"
        self.position += 1
        return taken

    def choice(self, items: Sequence[int]) -> int:
        return items[self._answer(len(items))]

    def randint(self, low: int, high: int) -> int:
        return low + self._answer(high - low + 1)

    def again(self) -> bool:
        """Whether there is another sequence."""
        del self.answers[self.position :]
        self.position = 0
        while self.answers and self.answers[-1][0] + 1 == self.answers[-1][1]:
            self.answers.pop()
        if not self.answers:
            return False
        taken, count = self.answers.pop()
        self.answers.append((taken + 1, count))
        return True


class Position:
    """Where a thread is in the schedule."""

    def __init__(self, threads: int) -> None:
        self.section = 0
        self.instance = 0
        self.index = 0
        self.base = [0] * threads
        self.done = 0
        self.turned: dict[int, int] = {}
        self.consumed = -1
        """The instance of a section whose branches have been compared."""


class Enforcer:
    """`run` raises Failed if the schedule permits anything bad within so many operations."""

    def __init__(
        self,
        toy: Toy,
        program: Program,
        sections: list[Ordered],
        barred: Sequence[tuple[str, int, str]],
        level: int,
        rng: random.Random | Enumeration,
        blocked: set[int],
    ) -> None:
        self.blocked = blocked
        """Threads that the program itself blocks for good. Seen where mutexes are locked, at level 0; without
        them such a thread stands at its next event and does not look blocked."""
        self.lines = places(program)
        self.barred = {self._operation(site) for site in barred}
        self.sections = sections
        self.level = level
        self.rng = rng
        self.count = len(toy.threads) + 1
        self.machine = Machine(toy, rng, locks=level < 1)
        self.positions = [Position(self.count) for _ in range(self.count)]
        self.decisions: list[int] = []
        self.sites = {
            self._operation(event.site)
            for item in sections
            for event in item.section.events
            if event.site is not None
        }
        self.steps = [0] * self.count
        self.quiet = [True] * self.count
        """Never enabled since the middle of the run."""

    def _operation(self, site: tuple[str, int, str]) -> Operation:
        return site[2], self.lines[site[0], site[1]]

    def run(self, operations: int) -> None:
        machine = self.machine
        for number in range(operations):
            if number == operations // 2:
                self.steps = [0] * self.count
                self.quiet = [True] * self.count
            if 0 in machine.ended:
                return
            able: list[int] = []
            for _ in range(self.count):  # what one thread decides lets another go on
                able = able or [thread for thread in machine.pending if self._able(thread)]
            for thread in machine.pending:
                self.quiet[thread] = self.quiet[thread] and not machine.enabled(thread)
            if not able:
                raise Failed(f"stuck: {machine.pending}")
            thread = self.rng.choice(able)
            operation = machine.pending[thread][0]
            machine.execute(thread)
            self.steps[thread] += 1
            if operation in self.sites:
                self.positions[thread].index += 1
                self.positions[thread].done += 1
            if thread in machine.ended and thread:
                self._next(thread)  # its last branches may decide how others go on
        cycle = sum(len(item.section.events) for item in self.sections)
        for thread in machine.pending if operations > 8 * cycle else ():
            if self.steps[thread]:
                continue
            if self.level == 0 and self.quiet[thread]:
                self.blocked.add(thread)
            elif thread not in self.blocked and not self.quiet[thread]:
                raise Failed(f"thread {thread} starves")

    def _able(self, thread: int) -> bool:
        operation = self.machine.pending[thread][0]
        if operation[0] == "join" and not self.machine.enabled(thread):
            return False
        if operation in self.barred:
            self._next(thread)  # how it got here may decide how the others go on
            return False
        if operation not in self.sites:
            return True
        found = self._next(thread)
        if found is None:
            return False
        number, first = found
        item = self.sections[self.positions[thread].section]
        event = item.section.events[number]
        assert event.site is not None
        if self._operation(event.site) != operation:
            raise Failed(f"thread {thread} is at {operation}, the schedule at {event.site}")
        at = self.positions[thread]
        needs = [(other, at.base[other] + count) for other, count in item.waits[number]]
        if first:
            needs += [(other, at.base[other]) for other in range(self.count) if other != thread]
        return all(self.positions[other].done >= count for other, count in needs)

    def _next(self, thread: int) -> tuple[int, bool] | None:
        """The thread's next event and whether it is its first in the section; None: not known, or never."""
        at = self.positions[thread]
        for _ in range((3 + TURNS) * len(self.sections) + 3):
            events = self.sections[at.section].section.events
            mine = [n for n, e in enumerate(events) if e.thread == thread and e.site is not None]
            if at.index < len(mine):
                return mine[at.index], at.index == 0
            target = self._following(thread)
            if target is None:
                return None
            for event in events:
                if event.site is not None:
                    at.base[event.thread] += 1
            at.section = target
            at.instance += 1
            at.index = 0
        return None

    def _following(self, thread: int) -> int | None:
        at = self.positions[thread]
        section = self.sections[at.section].section
        if not section.then:
            return None
        if section.turns:
            turned = at.turned.get(at.section, 0)
            at.turned[at.section] = turned + 1
            return self._decide(at.instance, section.then[turned // TURNS % len(section.then)][1])
        if len(section.then) == 1:
            self._consume(thread, [e.trace for e in section.events if e.thread == thread])
            return self._decide(at.instance, section.then[0][1])
        self._consume(thread, [e.trace for e in section.events[:-1] if e.thread == thread])
        if at.instance < len(self.decisions):
            chosen = self.decisions[at.instance]
            if section.events[-1].thread == thread:
                raise AssertionError("a thread decides once")
            return chosen
        if section.events[-1].thread != thread or len(self.decisions) != at.instance:
            return None
        seen = self.machine.branches[thread]
        for trace, target in section.then:
            expected = [(self.lines[branch], taken) for branch, taken in trace]
            if seen[: len(expected)] == expected:
                del seen[: len(expected)]
                return self._decide(at.instance, target)
        raise Failed(f"thread {thread} branches {seen}, the schedule {section.then}")

    def _decide(self, instance: int, target: int) -> int:
        if instance == len(self.decisions):
            self.decisions.append(target)
        return self.decisions[instance] if instance < len(self.decisions) else target

    def _consume(self, thread: int, traces: list[tuple[tuple[Branch, int], ...]]) -> None:
        at = self.positions[thread]
        if thread == 0 or at.consumed == at.instance:
            return
        at.consumed = at.instance
        seen = self.machine.branches[thread]
        for trace in traces:
            expected = [(self.lines[branch], taken) for branch, taken in trace]
            if seen[: len(expected)] != expected:
                raise Failed(f"thread {thread} branches {seen}, the schedule {expected}")
            del seen[: len(expected)]
