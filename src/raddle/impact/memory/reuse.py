"""When an allocated object may be used again for another allocation: when nothing points to it any more.

Real allocators use memory again as they like, and a pointer that is left is an error waiting to happen. A
name in the proof may stand for a second object only if no such pointer is there: not in memory that lives,
not in what the allocating thread still reads, not in what any other thread does. So every use after free is
found, and pointers to different objects never compare equal. What threads hold is a variable per thread and
object, kept up to date by their steps.
"""

from __future__ import annotations

from collections.abc import Iterable

from raddle.impact.memory.pointers import is_address
from raddle.impact.state.memory import Object, Pointer, Value
from raddle.impact.state.run import Run
from raddle.impact.state.setting import Setting
from raddle.impact.state.thread_results import result_of
from raddle.impact.terms.terms import (
    FALSE,
    TRUE,
    Term,
    conjunction,
    const,
    disjunction,
    eq,
    ite,
    le,
    negation,
    select,
    var,
)
from raddle.ir.types import PTR, Type


def held(name: str, thread: int) -> Term:
    """1 while the thread has a pointer to the object."""
    return var(f"{name}+0.held.{thread}", 0, 1)


def reused_objects(setting: Setting) -> list[Object]:
    sites = setting.allocations.sites
    return [item for item in setting.layout.objects.values() if item.site and sites[item.site].reused]


def holdings(
    setting: Setting, values: Iterable[tuple[Value, Type]], objects: list[Object]
) -> dict[str, Term]:
    """For each object the condition that one of the values points to it."""
    found: dict[str, Term] = dict.fromkeys((item.name for item in objects), FALSE)
    for value, type_ in values if objects else ():
        if isinstance(value, Pointer):
            if value.target in found:
                found[value.target] = TRUE
        elif (
            isinstance(value, Term)
            and type_.bits == 64
            and (type_.kind == "ptr" or is_address(setting, value))
        ):
            for item in objects:
                found[item.name] = disjunction((found[item.name], _within(setting, item, value)))
    return found


def _within(setting: Setting, item: Object, value: Term) -> Term:
    address = setting.layout.addresses[item.name]
    return conjunction((le(const(address), value), le(value, const(address + item.size))))


def references(setting: Setting, run: Run, called: bool = False) -> list[tuple[Value, Type]]:
    """What the thread may still read of its own; `called`: after the call that it is at."""
    found = [*run.cells.values()]
    for depth, live in enumerate(run.frames):
        inner = depth == len(run.frames) - 1 and not called
        wanted = setting.liveness(live.function).at(live.block, live.index if inner else live.index + 1)
        gone = () if inner else setting.results_of(live)
        found += [live.registers[each] for each in wanted if each in live.registers and each not in gone]
    return found


class Account:
    """What a thread holds before a step, so that the step tells what it changes."""

    def __init__(self, setting: Setting, run: Run) -> None:
        self.setting = setting
        self.objects = reused_objects(setting)
        self.before = holdings(setting, references(setting, run) if self.objects else (), self.objects)

    def settle(self, run: Run, goes_on: bool) -> None:
        """At the end of a step; a thread that it starts holds what it is given."""
        if not self.objects:
            return
        kept = references(self.setting, run) if goes_on else []
        self._write(run, run.thread, self.before, holdings(self.setting, kept, self.objects))
        if run.spawn is not None:
            given = holdings(self.setting, [(run.spawn[1], PTR)], self.objects)
            self._write(run, self.setting.next_thread, dict.fromkeys(given, FALSE), given)

    def _write(self, run: Run, thread: int, before: dict[str, Term], after: dict[str, Term]) -> None:
        for name, holds in after.items():
            variable = held(name, thread)
            self.setting.layout.initial.setdefault(variable, const(0))
            if before[name] is not holds:
                run.write(variable, ite(holds, const(1), const(0)))


def usable(setting: Setting, run: Run, item: Object, mine: Term) -> Term:
    """That the object does not live, and that nothing points to it; `mine`: the thread itself does."""
    conditions = [eq(run.read(item.alive), const(0)), negation(mine)]
    for thread in range(setting.next_thread):
        if thread != run.thread:
            variable = held(item.name, thread)
            setting.layout.initial.setdefault(variable, const(0))
            conditions.append(eq(run.read(variable), const(0)))
        if setting.results_wanted:
            conditions.append(negation(_within(setting, item, run.read(result_of(thread)))))
    for other in setting.layout.objects.values():
        if other is item or other.constant:
            continue
        pointers = [_within(setting, item, value) for value in _pointers(run, other)]
        if not pointers:
            continue
        clear = conjunction(negation(each) for each in pointers)
        if other.mortal:
            clear = disjunction((eq(run.read(other.alive), const(0)), clear))
        conditions.append(clear)
    return conjunction(conditions)


def _pointers(run: Run, item: Object) -> list[Term]:
    """All that may be pointers in the object."""
    found: list[Term] = []
    for column in item.columns:
        if column.size != 8 or column.floating or not (column.pointer or item.site):
            continue
        values = run.read(column.variable)
        if column.dimensions:
            found += [select(values, const(number)) for number in range(len(column.offsets()))]
        else:
            found.append(values)
    return found
