"""Threads are made, joined, detached and compared. A handle is the thread's number plus one.

A thread has a variable that says what became of its handle: not used, joined or detached.
"""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.memory.lifetimes import check_alive, end_frames
from raddle.impact.memory.pointers import callees, know_scalar
from raddle.impact.memory.private_cells import write_private
from raddle.impact.state.memory import Pointer, Value
from raddle.impact.state.outcomes import STOP, Outcomes, proceed
from raddle.impact.state.run import Run, find_scalar, must_stop, number
from raddle.impact.state.setting import Handler, Setting
from raddle.impact.state.steps import Failure
from raddle.impact.state.thread_results import leave, result_of
from raddle.impact.terms.terms import FALSE, Term, const, eq, ite, negation, value_of, var, wrap
from raddle.ir import instructions as ir
from raddle.ir.operands import operands
from raddle.ir.program import Function
from raddle.ir.thread_library import named
from raddle.ir.types import integer
from raddle.ir.values import Reg

_JOINED, _DETACHED = 1, 2
_MADE_BY = {4: "pthread_create", 8: "thrd_create"}
"""Whose threads return a result of another size."""


def _create(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    target, _, function, argument = args
    return _spawn(setting, run, ins, target, function, argument)


def _create_c11(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return _spawn(setting, run, ins, *args)


def _spawn(
    setting: Setting, run: Run, ins: ir.Call, target: Value, function: Value, argument: Value
) -> Outcomes:
    if run.atomic:
        raise UnsupportedError("a thread created inside an atomic block", ins.loc)
    if must_stop(run, ins, "create"):
        return [(run, STOP)]
    if not isinstance(target, Pointer):
        raise UnsupportedError("a thread's handle at an unknown place", ins.loc)
    handle = const(setting.next_thread + 1)
    outcomes: Outcomes = []
    for fork, started in callees(setting, run, function, ins):
        if isinstance(started, Failure):
            outcomes.append((fork, ("error", started)))
            continue
        fork.spawn = (started, argument)
        outcomes += _written(setting, fork, target, handle, 8, ins)
        if fork.guard is not FALSE:
            outcomes.append(proceed(fork, ins))
    return outcomes


def _written(setting: Setting, run: Run, target: Pointer, value: Term, size: int, ins: ir.Call) -> Outcomes:
    """A handle or a result is written for the caller; failures, if it may lie outside of its object."""
    item = setting.layout.objects.get(target.target)
    if item is None:
        offset = value_of(target.offset)
        if offset is None:
            raise UnsupportedError("a thread's handle or result at an unknown place", ins.loc)
        write_private(run, (target.target, offset, size), value, integer(8 * size))
        return []
    dead = check_alive(setting, run, item, ins.loc)
    know_scalar(setting, item, target.offset, integer(8 * size), ins.loc)
    scalar = find_scalar(item, target.offset, size, ins.loc)
    wrong = run.fork()
    run.restrict(scalar.inside)
    if run.guard is not FALSE:
        run.store(scalar.column, scalar.index, value)
    if not wrong.restrict(negation(scalar.inside)):
        return dead
    return [*dead, (wrong, ("error", Failure("memory", f"an access outside of {item.shown}", ins.loc)))]


def _joining(size: int) -> Handler:
    """`size` of the results that these threads return."""

    def join(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
        if must_stop(run, ins, "join"):
            return [(run, STOP)]
        wanted = not (isinstance(args[1], Term) and value_of(args[1]) == 0)
        if wanted and not isinstance(args[1], Pointer):
            raise UnsupportedError("a joined thread's result at a place that is not known", ins.loc)
        if wanted and _MADE_BY[size] in setting.program.functions:
            raise UnsupportedError("results of threads in a program with threads of both libraries", ins.loc)
        outcomes: Outcomes = []
        for thread, fork in _each(setting, run, ins, args, outcomes, "join"):
            fork.write(_fate(setting, thread), const(_JOINED))
            fork.join = thread
            if isinstance(args[1], Pointer):
                result = fork.read(result_of(thread))
                value = result if size == 8 else wrap(8 * size, result)
                outcomes += _written(setting, fork, args[1], value, size, ins)
            if fork.guard is not FALSE:
                outcomes.append(proceed(fork, ins))
        return outcomes

    return join


def _detach(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "detach"):
        return [(run, STOP)]
    outcomes: Outcomes = []
    for thread, fork in _each(setting, run, ins, args, outcomes, "detach"):
        fork.write(_fate(setting, thread), const(_DETACHED))
        outcomes.append(proceed(fork, ins))
    return outcomes


def _fate(setting: Setting, thread: int) -> Term:
    made = var(f"thread {thread}", 0, _DETACHED)
    setting.layout.initial.setdefault(made, const(0))
    return made


def _each(
    setting: Setting, run: Run, ins: ir.Call, args: list[Value], outcomes: Outcomes, what: str
) -> list[tuple[int, Run]]:
    """The threads that the handle may mean, if that is still theirs; else it is an error."""
    handle = number(args[0], ins.loc)
    found: list[tuple[int, Run]] = []
    unknown = run.fork()
    for thread in range(setting.next_thread):
        fork = run.fork()
        if fork.restrict(eq(handle, const(thread + 1))):
            before = fork.read(_fate(setting, thread))
            for fate, text in (
                (_JOINED, f"{what} of a thread that was joined before"),
                (
                    _DETACHED,
                    "join of a detached thread"
                    if what == "join"
                    else "detach of a thread that was detached before",
                ),
            ):
                again = fork.fork()
                if again.restrict(eq(before, const(fate))):
                    outcomes.append((again, ("error", Failure("thread", text, ins.loc))))
            if fork.restrict(eq(before, const(0))):
                found.append((thread, fork))
        unknown.restrict(negation(eq(handle, const(thread + 1))))
    if unknown.guard is not FALSE:
        outcomes.append((unknown, ("error", Failure("thread", f"a {what} of no thread", ins.loc))))
    return found


def _self(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if not _only_compared(setting.program.functions[run.top.function], ins):
        raise UnsupportedError("a thread's own handle that is used for more than comparisons", ins.loc)
    return [proceed(run, ins, const(run.thread + 1))]


_COMPARING = {"pthread_equal", "thrd_equal"} | named(event="join") | named(event="detach")


def _only_compared(function: Function, call: ir.Call) -> bool:
    """In reality it is another number: only whether two are the same may matter."""
    handles = {register.id for register in call.results}
    for block in function.blocks:
        for ins in block.instructions:
            if not any(isinstance(item, Reg) and item.id in handles for item in operands(ins)):
                continue
            compared = isinstance(ins, ir.Compare) and ins.pred in ("eq", "ne")
            told = isinstance(ins, ir.Call) and ins.callee in _COMPARING
            if not compared and not told and not isinstance(ins, ir.Store):
                return False
    return True


def _equal(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    same = eq(number(args[0], ins.loc), number(args[1], ins.loc))
    return [proceed(run, ins, ite(same, const(1), const(0)))]


def _end(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if end_frames(setting, run, ins):
        return [(run, STOP)]
    leave(setting, run, args[0])
    return [(run, ("done", None))]


THREADS: dict[str, Handler] = {
    "pthread_create": _create,
    "pthread_join": _joining(8),
    "pthread_detach": _detach,
    "pthread_self": _self,
    "pthread_equal": _equal,
    "pthread_exit": _end,
    "thrd_create": _create_c11,
    "thrd_join": _joining(4),
    "thrd_detach": _detach,
    "thrd_current": _self,
    "thrd_equal": _equal,
    "thrd_exit": _end,
}
