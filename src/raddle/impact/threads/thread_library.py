"""Calls that threads synchronise by, and calls that mean something to a verifier.

A condition variable is one variable per thread: its place in the line of those that wait, zero if it is not
in it. A signal wakes the first in the line and nothing wakes by itself: the runtime that enforces a schedule
does exactly this. For all schedules together, a signal wakes anyone (`Allocations.anyone`). A barrier has a
count of arrivals and one variable per thread, one while that thread waits: the last to arrive wakes all. What
is in <threads.h> is the same under other names.
"""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.memory.files import OUTPUT
from raddle.impact.memory.outside import OUTSIDE
from raddle.impact.state.memory import Value
from raddle.impact.state.outcomes import STOP, Outcomes, proceed
from raddle.impact.state.run import Run, must_stop, number
from raddle.impact.state.setting import Handler, Setting
from raddle.impact.state.steps import Failure
from raddle.impact.terms.terms import add, conjunction, const, disjunction, eq, ite, linear, lt, negation
from raddle.impact.threads.at_exit import AT_EXIT, call_last
from raddle.impact.threads.mutex_kinds import ATTRIBUTES, obtain, obtainable, owned, release
from raddle.impact.threads.mutexes import MUTEXES, find_mutex, looked_at
from raddle.impact.threads.once import ONCE
from raddle.impact.threads.rwlocks import RWLOCKS
from raddle.impact.threads.semaphores import SEMAPHORES
from raddle.impact.threads.spinlocks import SPINLOCKS
from raddle.impact.threads.synchronisers import Place, find_place, synchroniser
from raddle.impact.threads.thread_handles import THREADS
from raddle.impact.threads.verifier_library import INPUTS_AND_CHECKS, count_printed
from raddle.ir import instructions as ir
from raddle.ir.program import Function, Program
from raddle.ir.thread_library import THREAD_LIBRARY, named
from raddle.library.effects import PRINTING

SERIAL = -1


def _initialise_condition(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "initialise"):
        return [(run, STOP)]
    place, wrong = find_place(setting, run, args[0], "condition variable", ins.loc)
    for thread in range(setting.next_thread):
        synchroniser(setting, place, f"condition.{thread}").write(run, const(0))
    return [*wrong, proceed(run, ins)]


def _wait(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if run.atomic:
        raise UnsupportedError("waiting for a condition inside an atomic block", ins.loc)
    again = run.top.phase == 1
    if must_stop(run, ins, "wakeup" if again else "wait"):
        return [(run, STOP)]
    owner, outcomes = find_mutex(setting, run, args[1], ins.loc)
    place, failures = find_place(setting, run, args[0], "condition variable", ins.loc)
    outcomes += failures
    waiting = synchroniser(setting, place, f"condition.{run.thread}")
    if again:
        run.require(waiting.equals(run, const(0)))
        run.require(obtainable(setting, run, owner))
        obtain(setting, run, owner)
        return [*outcomes, proceed(run, ins)]
    mine = owned(run, owner)
    wrong = run.fork()
    if wrong.restrict(negation(mine)):
        failure = Failure("lock", "a thread waits with a mutex that it does not hold", ins.loc)
        outcomes.append((wrong, ("error", failure)))
    if run.restrict(mine):
        release(setting, run, owner)
        others = [other for other in range(setting.next_thread) if other != run.thread]
        before = [synchroniser(setting, place, f"condition.{other}").read(run) for other in others]
        longer = [] if setting.allocations.anyone else before
        waiting.write(run, linear(1, [(1, ite(eq(each, const(0)), const(0), const(1))) for each in longer]))
        run.top.phase = 1
        outcomes.append((run, STOP))
    return outcomes


def _signal(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return _woken(setting, run, ins, args, False)


def _broadcast(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return _woken(setting, run, ins, args, True)


def _woken(setting: Setting, run: Run, ins: ir.Call, args: list[Value], everyone: bool) -> Outcomes:
    if must_stop(run, ins, "signal"):
        return [(run, STOP)]
    place, wrong = find_place(setting, run, args[0], "condition variable", ins.loc)
    if setting.allocations.anyone and not everyone:
        _wake_anyone(setting, run, place)
        return [*wrong, proceed(run, ins)]
    for thread in range(setting.next_thread):
        waiting = synchroniser(setting, place, f"condition.{thread}")
        before = waiting.read(run)
        closer = ite(eq(before, const(0)), const(0), add(before, const(-1)))
        waiting.write(run, const(0) if everyone else closer)
    return [*wrong, proceed(run, ins)]


def _wake_anyone(setting: Setting, run: Run, place: Place) -> None:
    """An input says who, if that thread waits; else it is the first that does."""
    lines = [synchroniser(setting, place, f"condition.{thread}") for thread in range(setting.next_thread)]
    idle = [eq(line.read(run), const(0)) for line in lines]
    named = run.input(32)
    chosen = [conjunction((eq(named, const(thread)), negation(idle[thread]))) for thread in range(len(lines))]
    values = []
    for thread, line in enumerate(lines):
        others = [each for other, each in enumerate(chosen) if other != thread]
        first = conjunction((*idle[:thread], negation(idle[thread]), *map(negation, others)))
        values.append(ite(disjunction((chosen[thread], first)), const(0), line.read(run)))
    for line, value in zip(lines, values, strict=True):
        line.write(run, value)


def _new_barrier(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "initialise"):
        return [(run, STOP)]
    count = number(args[2], ins.loc)
    place, wrong = find_place(setting, run, args[0], "barrier", ins.loc)
    synchroniser(setting, place, "barrier.count").write(run, count)
    synchroniser(setting, place, "barrier.arrived").write(run, const(0))
    return [*wrong, proceed(run, ins)]


def meeting_kinds(function: Function, call: ir.Call) -> tuple[str, str]:
    """The kinds of the two events at a barrier. Where the program looks at the result, one of the threads
    is elected: such events have to stay at every level."""
    return ("elect", "follow") if looked_at(function, call) else ("arrive", "leave")


def _meet(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    again = run.top.phase == 1
    if run.atomic and not again:
        raise UnsupportedError("a barrier inside an atomic block", ins.loc)
    if must_stop(run, ins, meeting_kinds(setting.program.functions[run.top.function], ins)[int(again)]):
        return [(run, STOP)]
    place, outcomes = find_place(setting, run, args[0], "barrier", ins.loc)
    waiting = synchroniser(setting, place, f"barrier.{run.thread}")
    if again:
        run.require(waiting.equals(run, const(0)))
        return [*outcomes, proceed(run, ins)]
    arrived = synchroniser(setting, place, "barrier.arrived")
    count = synchroniser(setting, place, "barrier.count").read(run)
    unready = run.fork()
    if unready.restrict(eq(count, const(0))):
        failure = Failure("lock", "a thread waits at a barrier that is not initialised", ins.loc)
        outcomes.append((unready, ("error", failure)))
    run.restrict(negation(eq(count, const(0))))
    now = add(arrived.read(run), const(1))
    early = run.fork()
    if run.restrict(negation(lt(now, count))):
        arrived.write(run, const(0))
        # Not a generation that the others compare: where there are more threads than the barrier counts, it
        # may open again before all of them have left.
        for thread in range(setting.next_thread):
            synchroniser(setting, place, f"barrier.{thread}").write(run, const(0))
        outcomes.append(proceed(run, ins, const(SERIAL)))
    if early.restrict(lt(now, count)):
        arrived.write(early, now)
        waiting.write(early, const(1))
        early.top.phase = 1
        outcomes.append((early, STOP))
    return outcomes


def _atomic_begin(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if not run.atomic and must_stop(run, ins, "atomic"):
        return [(run, STOP)]
    run.atomic += 1
    return [proceed(run, ins)]


def _atomic_end(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if not run.atomic:
        return [(run, ("error", Failure("lock", "an atomic block ends that did not begin", ins.loc)))]
    run.atomic -= 1
    return [proceed(run, ins)]


def _nothing(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return [proceed(run, ins)]


def _printed(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "print"):
        return [(run, STOP)]
    run.write(OUTPUT, const(0))
    return [proceed(run, ins, count_printed(setting, run, ins.results))]


def _end_program(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if call_last(setting, run, ins.loc):
        return [(run, None)]
    if setting.others_go_on(run):
        return [(run, STOP)]
    return [(run, ("exit", None))]


_ATOMIC = {"__VERIFIER_atomic_begin": "atomic"}
BLOCKING = {row.name: row.event for row in THREAD_LIBRARY.values() if row.apart} | _ATOMIC
"""Visible operations, and the kind of their event."""
VISIBLE = {
    row.name: row.event
    for row in THREAD_LIBRARY.values()
    if row.proved and row.event not in ("", "initialise")
} | _ATOMIC
"""The same with those that only schedules with a proof take apart."""
_PRINTED = (
    *("printf", "puts", "putchar", "fprintf", "fflush", "perror"),
    *("fputs", "fputc", "putc", "putchar_unlocked", "dprintf"),
)
_CONDITIONS: dict[str, Handler] = {
    "init": _initialise_condition,
    "destroy": _nothing,
    "wait": _wait,
    "signal": _signal,
    "broadcast": _broadcast,
}
HANDLERS: dict[str, Handler] = {
    **MUTEXES,
    **ATTRIBUTES,
    **RWLOCKS,
    **SEMAPHORES,
    **SPINLOCKS,
    **ONCE,
    **THREADS,
    **{f"pthread_cond_{name}": handler for name, handler in _CONDITIONS.items()},
    **{f"cnd_{name}": handler for name, handler in _CONDITIONS.items()},
    "pthread_barrier_init": _new_barrier,
    "pthread_barrier_destroy": _nothing,
    "pthread_barrier_wait": _meet,
    "exit": _end_program,
    "__raddle_handled_exit": _end_program,
    "__VERIFIER_atomic_begin": _atomic_begin,
    "__VERIFIER_atomic_end": _atomic_end,
    **INPUTS_AND_CHECKS,
    **{name: _nothing for name in sorted(named("pause")) if THREAD_LIBRARY[name].proved},
    **dict.fromkeys(_PRINTED, _printed),
    **OUTSIDE,
    **AT_EXIT,
}


def handler_of(program: Program, name: str) -> Handler | None:
    """A program may have functions of its own with the names of <threads.h> or <stdio.h>."""
    own = program.functions.get(name)
    if own is None or own.library:
        return HANDLERS.get(name)
    row = THREAD_LIBRARY.get(name)
    if name in PRINTING or name in OUTSIDE or (row is not None and row.is_c11):
        return None
    return HANDLERS.get(name)
