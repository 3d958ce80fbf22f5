"""Guesses of ranges: between which numbers shared variables stay, whatever the schedule.

An index that wraps around and a count under a mutex are bounded, and the elements of a buffer are what was
put into it: no proof about one path at a time finds that for a buffer of a thousand places. Each thread is
followed through its steps with an interval for every variable. A variable that is only written with a mutex
held is believed to be, when the mutex is taken, what it was when it was last given back; all others may be
at any time what anybody writes.

These are guesses. With them variables have smaller ranges (`Allocations.ranges`), and a step that could leave
one is an error that the search has to exclude and the certificate has to see excluded; where it can happen,
the range goes.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Iterable

from raddle.errors import UnsupportedError
from raddle.impact.execution.executor import Executor
from raddle.impact.search.restarts import settle
from raddle.impact.state.guards import synchronising
from raddle.impact.state.memory import UNDEFINED
from raddle.impact.state.steps import Step
from raddle.impact.state.thread_state import DONE, ThreadState
from raddle.impact.terms.bounds import Bounds
from raddle.impact.terms.intervals import Intervals, common, hull, interval, narrow
from raddle.impact.terms.substitution import children
from raddle.impact.terms.terms import Term, const, select, value_of

_MAX_STATES = 1500
_MAX_VISITS = 40000
_MAX_PREPARATION = 20000
_MAX_ELEMENTS = 8
_PATIENCE = 4
"""Changes of a variable's interval at one place before it goes to the next number that the program knows."""

Copy = tuple[Term, Term]
"""A variable of a thread and the shared one, or the element, that it was read from."""
Lock = tuple[str, int]
"""A mutex and 0; or an object with several mutexes and how many of those that an index chooses a thread has.
Which of them it has is not looked at: what guards an element is taken to be the element's own."""
Place = tuple[int, ThreadState, int]
"""A thread, where it is, and how many threads there are."""


def ranged(executor: Executor) -> Executor | None:
    """Another executor, for variables in narrower ranges; None if none were found, because the program is too
    large or not understood."""
    found: dict[str, tuple[int, int]] = {}

    def guess() -> None:
        nonlocal found
        found = _Ranges(executor).found()

    try:
        settle(executor, guess)
    except (UnsupportedError, _TooLarge):
        return None
    return Executor(executor.program, executor.allocations.with_ranges(found)) if found else None


class _TooLarge(Exception):
    pass


class _Ranges:
    def __init__(self, executor: Executor) -> None:
        self.executor = executor
        self.steps: dict[Place, tuple[Step, ...]] = {}
        start, _ = executor.start(0, executor.program.entry, UNDEFINED)
        self.start: Place = (0, start, 1)
        self._collect()
        self.held = self._locks()
        self.copies: dict[Place, frozenset[Copy]] = {self.start: frozenset()}
        """What a thread has read and is still so."""
        columns = {
            column.variable
            for name, item in executor.layout.objects.items()
            if name in executor.program.globals and not item.constant
            for column in item.columns
            if not column.pointer and not column.floating
        }
        self.shared = {
            variable
            for steps in self.steps.values()
            for step in steps
            for variable, _ in (*step.reads, *step.writes)
            if variable in columns and variable in executor.layout.initial
        }
        self.guard = self._protection()
        self._follow_copies()
        self.numbers = self._thresholds()
        initial = executor.layout.initial
        self.anywhere: dict[Term, Bounds] = {each: initial[each].bounds for each in self.shared}
        """What a shared variable may be at any time."""
        self.free: dict[Term, Bounds] = {}
        """What one that a mutex guards may be while nobody has the mutex, once there are threads."""
        self.at: dict[Place, dict[Term, Bounds]] = {}
        self.changes: dict[tuple[object, Term], int] = {}
        self.readers: dict[Term, set[Place]] = {}
        self.takers: dict[Lock, set[Place]] = {}
        for place, steps in self.steps.items():
            for step in steps:
                for variable, _ in (*step.reads, *step.writes):
                    self.readers.setdefault(variable, set()).add(place)
                for lock in held_after(step, frozenset()):
                    self.takers.setdefault(lock, set()).add(place)

    def _collect(self) -> None:
        waiting = [self.start]
        while waiting:
            place = waiting.pop()
            if place in self.steps:
                continue
            if len(self.steps) > _MAX_STATES:
                raise _TooLarge
            self.steps[place] = self.executor.moves(*place).steps
            for step in self.steps[place]:
                waiting += [target for target, _ in _targets(place, step)]

    def _locks(self) -> dict[Place, frozenset[Lock]]:
        """The mutexes that a thread has wherever it is at a place."""
        held: dict[Place, frozenset[Lock]] = {self.start: frozenset()}
        waiting = [self.start]
        while waiting:
            place = waiting.pop()
            for step in self.steps[place]:
                for target, own in _targets(place, step):
                    after = held_after(step, held[place]) if own else frozenset()
                    before = held.get(target)
                    if before is None or not before <= after:
                        held[target] = after if before is None else before & after
                        waiting.append(target)
        return held

    def _follow_copies(self) -> None:
        waiting = [self.start]
        while waiting:
            place = waiting.pop()
            for step in self.steps[place]:
                for target, own in _targets(place, step):
                    after = self._copied(step, place, target) if own else frozenset()
                    before = self.copies.get(target)
                    if before is None or not before <= after:
                        self.copies[target] = after if before is None else before & after
                        waiting.append(target)

    def _copied(self, step: Step, place: Place, target: Place) -> frozenset[Copy]:
        pairs = {each for each in self.copies[place] if each[0] not in step.updates}
        pairs |= {(own, value) for own, value in step.updates.items() if _read_from(value) in self.shared}
        stays = self.held[place] & self.held[target]
        return frozenset(
            (own, read)
            for own, read in pairs
            if step.updates.keys().isdisjoint(read.free)
            and (target[2] == 1 or self.guard.get(_read_from(read)) in stays)
        )

    def _protection(self) -> dict[Term, Lock]:
        """For a variable a mutex that everybody has who writes it, once there are threads."""
        found: dict[Term, frozenset[Lock]] = {}
        for place, steps in self.steps.items():
            for variable in {each for step in steps for each, _ in step.writes} if place[2] > 1 else ():
                found[variable] = found.get(variable, self.held[place]) & self.held[place]
        return {variable: min(of, key=lambda lock: lock[::-1]) for variable, of in found.items() if of}

    def _thresholds(self) -> list[int]:
        numbers = {0, 1}
        waiting = [
            term
            for steps in self.steps.values()
            for step in steps
            for term in (step.guard, *step.updates.values())
        ]
        seen: set[Term] = set()
        while waiting:
            term = waiting.pop()
            if term in seen:
                continue
            seen.add(term)
            number = term.args[0] if term.op in ("const", "lin") else term.args[1] if term.op == "mod" else 0
            assert isinstance(number, int)
            for each in (number - 1, number, number + 1):
                numbers |= {each, -each}
            waiting += children(term)
        return sorted(numbers)

    # --- following the threads

    def found(self) -> dict[str, tuple[int, int]]:
        self._flow()
        ranges: dict[str, tuple[int, int]] = {}
        for variable in sorted(self.shared, key=lambda each: str(each.args[0])):
            low, high = common(self.anywhere[variable], variable.bounds) or variable.bounds
            if low is None or high is None or (low, high) == variable.bounds:
                continue
            ranges[str(variable.args[0])] = (low, high)
        return ranges

    def _flow(self) -> None:
        place = self._prepare()
        waiting = deque([place])
        visits = 0
        while waiting:
            place = waiting.popleft()
            visits += 1
            if visits > _MAX_VISITS:
                raise _TooLarge
            changed: dict[Place, None] = {}
            for step in self.steps[place]:
                self._step(place, step, changed)
            waiting.extend(each for each in changed if each in self.at and each not in waiting)

    def _prepare(self) -> Place:
        """As far as the first thread goes on alone in one way: how often a loop goes round that fills a queue
        is known there, and in no interval."""
        place, known = self.start, dict(self._known_at_first())
        for _ in range(_MAX_PREPARATION):
            ways = [
                (step, found)
                for step in self.steps[place]
                if (found := narrow(known, step.guard)) is not None
            ]
            if len(ways) != 1 or ways[0][0].failure is not None or ways[0][0].spawned is not None:
                break
            step, found = ways[0]
            if step.target is DONE:
                break
            known = _after(step, found)
            for variable in step.updates.keys() & self.shared:
                self.anywhere[variable] = hull(self.anywhere[variable], known[variable])
            place = (0, step.target, 1)
        self.at[place] = known
        return place

    def _known_at_first(self) -> Intervals:
        initial = self.executor.layout.initial
        found = {variable: initial[variable].bounds for variable in self.shared}
        for item in self.executor.layout.objects.values():
            for column in item.columns:
                if column.variable not in self.shared or not column.dimensions:
                    continue
                for index in map(const, range(min(_MAX_ELEMENTS, len(column.offsets())))):
                    found[select(column.variable, index)] = select(initial[column.variable], index).bounds
        return found

    def _known(self, place: Place) -> Intervals:
        """What the variables may be at the place."""
        own = self.at[place]
        found = {**own}
        for variable in self.shared:
            if place[2] > 1 and self.guard.get(variable) not in self.held[place]:
                found[variable] = self.anywhere[variable]
            elif variable not in found:
                found[variable] = self.executor.layout.initial[variable].bounds
        return found

    def _step(self, place: Place, step: Step, changed: dict[Place, None]) -> None:
        if step.failure is not None:
            return
        known = narrow(self._known(place), step.guard)
        if known is None:
            return
        known = _agreed(known, self.copies[place])
        after = _after(step, known)
        for variable in step.updates.keys() & self.shared:
            if self._grows(self.anywhere, variable, after[variable], self):
                changed.update(dict.fromkeys(self.readers.get(variable, ())))
        for target, own in _targets(place, step):
            kept = self._kept(place, target, step, after, changed) if own else self._given(target, after)
            if target not in self.at:
                self.at[target] = kept
                changed[target] = None
                continue
            before = self.at[target]
            for variable in [*before]:
                if variable not in kept:
                    del before[variable]
                    changed[target] = None
                elif self._grows(before, variable, kept[variable], target):
                    changed[target] = None

    def _kept(
        self, place: Place, target: Place, step: Step, after: dict[Term, Bounds], changed: dict[Place, None]
    ) -> dict[Term, Bounds]:
        """What the thread itself knows after the step."""
        before, now = self.held[place], self.held[target]
        made = {}
        for variable, bounds in after.items():
            if target[2] == 1 or (variable not in self.shared and variable.op != "select"):
                made[variable] = bounds
                continue
            guard = self.guard.get(_read_from(variable))
            if variable.op == "select":
                if guard in before and guard in now:
                    made[variable] = bounds
                continue
            publishes = place[2] == 1 or (guard in before and guard not in now)
            if guard is not None and publishes and self._grows(self.free, variable, bounds, self.free):
                changed.update(dict.fromkeys(self.takers.get(guard, ())))
            if guard in now:
                made[variable] = bounds if guard in before else self.free.get(variable, bounds)
        return made

    @staticmethod
    def _given(target: Place, after: dict[Term, Bounds]) -> dict[Term, Bounds]:
        """What a new thread is given."""
        own = f"t{target[0]}."
        return {
            variable: bounds for variable, bounds in after.items() if str(variable.args[0]).startswith(own)
        }

    def _grows(self, table: dict[Term, Bounds], variable: Term, bounds: Bounds, where: object) -> bool:
        before = table.get(variable)
        if before is None:
            table[variable] = bounds
            return True
        new = hull(before, bounds)
        if new == before:
            return False
        key = (id(where) if where in (self, self.free) else where, variable)
        self.changes[key] = self.changes.get(key, 0) + 1
        if self.changes[key] > _PATIENCE:
            new = self._widened(before, new, variable)
        table[variable] = new
        return True

    def _widened(self, before: Bounds, new: Bounds, variable: Term) -> Bounds:
        low, high = new
        if low != before[0] and low is not None:
            at = bisect_right(self.numbers, low) - 1
            low = self.numbers[at] if at >= 0 else variable.bounds[0]
        if high != before[1] and high is not None:
            at = bisect_left(self.numbers, high)
            high = self.numbers[at] if at < len(self.numbers) else variable.bounds[1]
        return low, high


def _agreed(known: Intervals, copies: Iterable[Copy]) -> Intervals:
    """What is known of one is known of the other."""
    made = {**known}
    for pair in copies:
        one, other = (made.get(each, each.bounds) for each in pair)
        both = common(one, other)
        if both is not None:
            made |= dict.fromkeys(pair, both)
    return made


def _after(step: Step, known: Intervals) -> dict[Term, Bounds]:
    """After the step, as far as nobody else does anything."""
    made = {each: bounds for each, bounds in known.items() if each.op != "select" or _stays(each, step)}
    for variable, value in step.updates.items():
        made[variable] = interval(value, known)
        if value.op == "store" and step.updates.keys().isdisjoint((index := children(value)[1]).free):
            made[select(variable, index)] = interval(children(value)[2], known)
    return made


def _stays(element: Term, step: Step) -> bool:
    """Whether the step leaves it as it is."""
    array, index = children(element)
    if not step.updates.keys().isdisjoint(index.free):
        return False
    value = step.updates.get(array, array)
    while value.op == "store":
        value, other, _ = children(value)
        if value_of(index) is None or value_of(other) in (None, value_of(index)):
            return False
    return value is array


def _read_from(value: Term) -> Term:
    """The variable, or the array, that it is or is an element of."""
    return children(value)[0] if value.op == "select" else value


def _targets(place: Place, step: Step) -> Iterable[tuple[Place, bool]]:
    """Where the step leads to: its own thread (True), and the thread that it starts."""
    thread, _, threads = place
    if step.failure is not None:
        return
    more = threads + (step.spawned is not None)
    if step.target is not DONE:
        yield (thread, step.target, more), True
    if step.spawned is not None:
        yield (threads, step.spawned, more), False


def held_after(step: Step, held: frozenset[Lock]) -> frozenset[Lock]:
    """What a thread has after the step, of all that it has before and what the step takes or gives back."""
    found = set(held)
    several: dict[str, set[int | None]] = {}
    for variable, value in step.updates.items():
        name = str(variable.args[0])
        if not synchronising(variable) or not name.endswith(".mutex"):
            continue
        numbers = _chosen(value)
        several.setdefault(name.partition("+")[0], set()).update(numbers)
        if numbers == {step.thread + 1}:
            found.add((name, 0))
        else:
            found.discard((name, 0))
    for name, numbers in several.items():
        depth = max((count for each, count in found if each == name), default=0)
        if step.thread + 1 in numbers:
            found.add((name, depth + 1))
        elif depth:
            found.discard((name, depth))
    return frozenset(found)


def _chosen(value: Term) -> set[int | None]:
    """The numbers that it may be; None for anything else."""
    found: set[int | None] = set()
    waiting = [value]
    while waiting:
        term = waiting.pop()
        if term.op == "ite":
            waiting += children(term)[1:]
        else:
            found.add(value_of(term))
    return found
