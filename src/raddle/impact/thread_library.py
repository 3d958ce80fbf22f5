"""Calls that threads synchronise by, and calls that mean something to a verifier.

A mutex is a variable that holds its owner's number plus one, zero when free. A condition variable is one
variable per thread, one while that thread waits; a signal wakes the waiting thread with the smallest
number and nothing wakes by itself: the runtime that enforces a schedule does exactly this. A barrier
has a count of arrivals and, like a condition variable, one variable per thread: the last to arrive wakes all.
"""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.executor import Executor, Handler
from raddle.impact.lifetimes import check_alive, end_frames
from raddle.impact.memory import Pointer, Value
from raddle.impact.pointers import know_scalar
from raddle.impact.private_cells import write_private
from raddle.impact.recursive_mutexes import (
    ATTRIBUTES,
    CHECKED_LOCK,
    CHECKED_UNLOCK,
    chosen_kinds,
    details,
    kind_in,
    obtain,
    obtainable,
    release_checked,
)
from raddle.impact.run import Run, find_scalar, number
from raddle.impact.semaphores import SEMAPHORES
from raddle.impact.steps import Failure
from raddle.impact.synchronisers import STOP, Outcomes, Synchroniser, find_place, must_stop, synchroniser
from raddle.impact.terms import (
    FALSE,
    TRUE,
    Term,
    add,
    conjunction,
    const,
    eq,
    ite,
    lt,
    negation,
    value_of,
    var,
)
from raddle.impact.thread_results import leave, result_of
from raddle.impact.verifier_library import INPUTS_AND_CHECKS, count_printed, proceed
from raddle.ir import instructions as ir
from raddle.ir.operands import operands
from raddle.ir.program import Function, Global
from raddle.ir.types import I64
from raddle.ir.values import Location, Reg

BUSY = 16
SERIAL = -1

OUTPUT = var("output")
"""What threads print has an order that people see."""


def _owner(
    executor: Executor, run: Run, value: Value, place: Location | None
) -> tuple[Synchroniser, Outcomes]:
    found, wrong = find_place(executor, run, value, "mutex", place)
    for _, target, at in found.ways:
        item: Global | None = executor.program.globals.get(target)
        if item is not None and any(item.data[at : at + 40]):
            raise UnsupportedError("a mutex that is not of the ordinary kind", place)
    return synchroniser(executor, found, "mutex"), wrong


def _lock(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "lock"):
        return [(run, STOP)]
    owner, wrong = _owner(executor, run, args[0], ins.loc)
    run.require(obtainable(executor, run, owner))
    obtain(executor, run, owner)
    return [*wrong, proceed(run, ins)]


def _trylock(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "trylock"):
        return [(run, STOP)]
    owner, outcomes = _owner(executor, run, args[0], ins.loc)
    free = obtainable(executor, run, owner)
    held = run.fork()
    if run.restrict(free):
        obtain(executor, run, owner)
        outcomes.append(proceed(run, ins))
    if held.restrict(negation(free)):
        outcomes.append(proceed(held, ins, const(BUSY)))
    return outcomes


def _unlock(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "unlock"):
        return [(run, STOP)]
    owner, wrong = _owner(executor, run, args[0], ins.loc)
    return [*wrong, *release_checked(executor, run, owner, ins)]


def _initialise(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    kind = kind_in(executor, run, args[1], ins.loc)
    if must_stop(run, ins, "initialise"):
        return [(run, STOP)]
    place, wrong = find_place(executor, run, args[0], "mutex", ins.loc)
    owner = synchroniser(executor, place, "mutex")
    owner.write(run, const(0))
    if chosen_kinds(executor):
        details(executor, owner)[0].write(run, const(kind))
    return [*wrong, proceed(run, ins)]


def _initialise_condition(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "initialise"):
        return [(run, STOP)]
    place, wrong = find_place(executor, run, args[0], "condition variable", ins.loc)
    for thread in range(executor.next_thread):
        synchroniser(executor, place, f"condition.{thread}").write(run, const(0))
    return [*wrong, proceed(run, ins)]


def _wait(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if run.atomic:
        raise UnsupportedError("waiting for a condition inside an atomic block", ins.loc)
    if chosen_kinds(executor):
        raise UnsupportedError("waiting for a condition in a program that chooses kinds of mutexes", ins.loc)
    again = run.top.phase == 1
    if must_stop(run, ins, "wakeup" if again else "wait"):
        return [(run, STOP)]
    owner, outcomes = _owner(executor, run, args[1], ins.loc)
    place, failures = find_place(executor, run, args[0], "condition variable", ins.loc)
    outcomes += failures
    waiting = synchroniser(executor, place, f"condition.{run.thread}")
    if again:
        run.require(waiting.equals(run, const(0)))
        run.require(owner.equals(run, const(0)))
        owner.write(run, const(run.thread + 1))
        return [*outcomes, proceed(run, ins)]
    mine = owner.equals(run, const(run.thread + 1))
    wrong = run.fork()
    if wrong.restrict(negation(mine)):
        failure = Failure("lock", "a thread waits with a mutex that it does not hold", ins.loc)
        outcomes.append((wrong, ("error", failure)))
    if run.restrict(mine):
        owner.write(run, const(0))
        waiting.write(run, const(1))
        run.top.phase = 1
        outcomes.append((run, STOP))
    return outcomes


def _signal(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return _woken(executor, run, ins, args, False)


def _broadcast(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return _woken(executor, run, ins, args, True)


def _woken(executor: Executor, run: Run, ins: ir.Call, args: list[Value], everyone: bool) -> Outcomes:
    if must_stop(run, ins, "signal"):
        return [(run, STOP)]
    place, wrong = find_place(executor, run, args[0], "condition variable", ins.loc)
    nobody: list[Term] = []
    for thread in range(executor.next_thread):
        waiting = synchroniser(executor, place, f"condition.{thread}")
        before = waiting.read(run)
        first = TRUE if everyone else conjunction(nobody)
        nobody.append(waiting.equals(run, const(0)))
        waiting.write(run, ite(first, const(0), before))
    return [*wrong, proceed(run, ins)]


def _new_barrier(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "initialise"):
        return [(run, STOP)]
    count = number(args[2], ins.loc)
    place, wrong = find_place(executor, run, args[0], "barrier", ins.loc)
    synchroniser(executor, place, "barrier.count").write(run, count)
    synchroniser(executor, place, "barrier.arrived").write(run, const(0))
    return [*wrong, proceed(run, ins)]


def meeting_kinds(function: Function, call: ir.Call) -> tuple[str, str]:
    """The kinds of the two events at a barrier. Where the program looks at the result, one of the threads
    is elected: such events have to stay at every level."""
    wanted = {register.id for register in call.results}
    looked_at = any(
        isinstance(operand, Reg) and operand.id in wanted
        for block in function.blocks
        for instruction in block.instructions
        for operand in operands(instruction)
    )
    return ("elect", "follow") if looked_at else ("arrive", "leave")


def _meet(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    again = run.top.phase == 1
    if run.atomic and not again:
        raise UnsupportedError("a barrier inside an atomic block", ins.loc)
    if must_stop(run, ins, meeting_kinds(executor.program.functions[run.top.function], ins)[int(again)]):
        return [(run, STOP)]
    place, outcomes = find_place(executor, run, args[0], "barrier", ins.loc)
    waiting = synchroniser(executor, place, f"barrier.{run.thread}")
    if again:
        run.require(waiting.equals(run, const(0)))
        return [*outcomes, proceed(run, ins)]
    arrived = synchroniser(executor, place, "barrier.arrived")
    count = synchroniser(executor, place, "barrier.count").read(run)
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
        for thread in range(executor.next_thread):
            synchroniser(executor, place, f"barrier.{thread}").write(run, const(0))
        outcomes.append(proceed(run, ins, const(SERIAL)))
    if early.restrict(lt(now, count)):
        arrived.write(early, now)
        waiting.write(early, const(1))
        early.top.phase = 1
        outcomes.append((early, STOP))
    return outcomes


def _create(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if run.atomic:
        raise UnsupportedError("a thread created inside an atomic block", ins.loc)
    if must_stop(run, ins, "create"):
        return [(run, STOP)]
    target, _, function, argument = args
    if not isinstance(function, Pointer):
        raise UnsupportedError("a thread whose function is not known", ins.loc)
    handle = const(executor.next_thread + 1)
    run.spawn = (function.target, argument)
    if not isinstance(target, Pointer):
        raise UnsupportedError("a thread's handle at a place that is not known", ins.loc)
    outcomes = _written(executor, run, target, handle, ins)
    return outcomes if run.guard is FALSE else [*outcomes, proceed(run, ins)]


def _written(executor: Executor, run: Run, target: Pointer, value: Term, ins: ir.Call) -> Outcomes:
    """A handle or a result is written for the caller; failures, if it may lie outside of its object."""
    item = executor.layout.objects.get(target.target)
    if item is None:
        offset = value_of(target.offset)
        if offset is None:
            raise UnsupportedError("a thread's handle or result at an unknown place", ins.loc)
        write_private(run, (target.target, offset, 8), value, I64)
        return []
    dead = check_alive(executor, run, item, ins.loc)
    know_scalar(executor, item, target.offset, I64, ins.loc)
    scalar = find_scalar(item, target.offset, 8, ins.loc)
    wrong = run.fork()
    run.restrict(scalar.inside)
    if run.guard is not FALSE:
        run.store(scalar.column, scalar.index, value)
    if not wrong.restrict(negation(scalar.inside)):
        return dead
    return [*dead, (wrong, ("error", Failure("memory", f"an access outside of {item.shown}", ins.loc)))]


def _join(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "join"):
        return [(run, STOP)]
    wanted = not (isinstance(args[1], Term) and value_of(args[1]) == 0)
    if wanted and not isinstance(args[1], Pointer):
        raise UnsupportedError("a joined thread's result at a place that is not known", ins.loc)
    handle = number(args[0], ins.loc)
    outcomes: Outcomes = []
    unknown = run.fork()
    for thread in range(executor.next_thread):
        fork = run.fork()
        if fork.restrict(eq(handle, const(thread + 1))):
            joined = var(f"thread {thread}", 0, 1)
            executor.layout.initial.setdefault(joined, const(0))
            before = eq(fork.read(joined), const(1))
            again = fork.fork()
            if again.restrict(before):
                text = "join of a thread that was joined before"
                outcomes.append((again, ("error", Failure("thread", text, ins.loc))))
            if fork.restrict(negation(before)):
                fork.write(joined, const(1))
                fork.join = thread
                if isinstance(args[1], Pointer):
                    outcomes += _written(executor, fork, args[1], fork.read(result_of(thread)), ins)
                if fork.guard is not FALSE:
                    outcomes.append(proceed(fork, ins))
        unknown.restrict(negation(eq(handle, const(thread + 1))))
    if unknown.guard is not FALSE:
        outcomes.append((unknown, ("error", Failure("thread", "a join of no thread", ins.loc))))
    return outcomes


def _atomic_begin(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if not run.atomic and must_stop(run, ins, "atomic"):
        return [(run, STOP)]
    run.atomic += 1
    return [proceed(run, ins)]


def _atomic_end(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if not run.atomic:
        return [(run, ("error", Failure("lock", "an atomic block ends that did not begin", ins.loc)))]
    run.atomic -= 1
    return [proceed(run, ins)]


def _self(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return [proceed(run, ins, const(run.thread + 1))]


def _nothing(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return [proceed(run, ins)]


def _printed(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "print"):
        return [(run, STOP)]
    run.write(OUTPUT, const(0))
    return [proceed(run, ins, count_printed(executor, run, ins.results))]


def _end_thread(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if end_frames(executor, run, ins):
        return [(run, STOP)]
    leave(executor, run, args[0])
    return [(run, ("done", None))]


def _end_program(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if executor.others_go_on(run):
        return [(run, STOP)]
    return [(run, ("exit", None))]


BLOCKING = {
    "pthread_mutex_lock": "lock",
    "pthread_mutex_unlock": "unlock",
    "pthread_mutex_trylock": "trylock",
    "pthread_cond_wait": "wait",
    "pthread_cond_signal": "signal",
    "pthread_cond_broadcast": "signal",
    "pthread_barrier_wait": "arrive",
    "pthread_create": "create",
    "pthread_join": "join",
    "__VERIFIER_atomic_begin": "atomic",
}
"""Visible operations, and the kind of their event."""
HANDLERS: dict[str, Handler] = {
    "pthread_mutex_lock": _lock,
    "pthread_mutex_trylock": _trylock,
    "pthread_mutex_unlock": _unlock,
    CHECKED_LOCK: _lock,
    CHECKED_UNLOCK: _unlock,
    **ATTRIBUTES,
    **SEMAPHORES,
    "pthread_mutex_init": _initialise,
    "pthread_mutex_destroy": _nothing,
    "pthread_cond_init": _initialise_condition,
    "pthread_cond_destroy": _nothing,
    "pthread_cond_wait": _wait,
    "pthread_cond_signal": _signal,
    "pthread_cond_broadcast": _broadcast,
    "pthread_barrier_init": _new_barrier,
    "pthread_barrier_destroy": _nothing,
    "pthread_barrier_wait": _meet,
    "pthread_create": _create,
    "pthread_join": _join,
    "pthread_self": _self,
    "pthread_exit": _end_thread,
    "exit": _end_program,
    "__VERIFIER_atomic_begin": _atomic_begin,
    "__VERIFIER_atomic_end": _atomic_end,
    **INPUTS_AND_CHECKS,
    **dict.fromkeys(("usleep", "sleep", "nanosleep", "sched_yield", "pthread_yield"), _nothing),
    **dict.fromkeys(("printf", "puts", "putchar", "fprintf", "fflush", "perror"), _printed),
}
