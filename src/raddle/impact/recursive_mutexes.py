"""Mutexes in programs that choose kinds of mutexes: recursive ones count how often their owner holds them.

Such programs call other functions of raddle's library to lock and unlock. Besides its owner, a mutex then has
a variable for its kind and one for the depth; a thread's own attribute object holds the kind it will give.
"""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.executor import Ending, Executor, Handler
from raddle.impact.memory import Pointer, Value
from raddle.impact.private_cells import read_private, write_private
from raddle.impact.run import Run, number
from raddle.impact.steps import Failure
from raddle.impact.synchronisers import Synchroniser
from raddle.impact.terms import (
    FALSE,
    Term,
    add,
    conjunction,
    const,
    disjunction,
    ite,
    le,
    negation,
    value_of,
)
from raddle.impact.thread_state import Cell
from raddle.impact.verifier_library import proceed
from raddle.ir import instructions as ir
from raddle.ir.types import integer
from raddle.ir.values import Location

Outcomes = list[tuple[Run, Ending | None]]
RECURSIVE = 1
"""As the C library numbers kinds; 0 is the ordinary one."""
CHECKED_LOCK, CHECKED_UNLOCK = "__raddle_checked_mutex_lock", "__raddle_checked_mutex_unlock"
CHECKED = {CHECKED_LOCK: "lock", CHECKED_UNLOCK: "unlock"}
"""Their kinds of events where each mutex is ordinary or recursive, so that the calls always succeed."""


def chosen_kinds(executor: Executor) -> bool:
    """Whether the program chooses kinds of mutexes."""
    return CHECKED_LOCK in executor.program.functions


def details(executor: Executor, owner: Synchroniser) -> tuple[Synchroniser, Synchroniser]:
    """The variables for a mutex's kind and depth."""
    return owner.part(executor, "kind", 0, RECURSIVE), owner.part(executor, "depth", 0)


def obtainable(executor: Executor, run: Run, owner: Synchroniser) -> Term:
    """When the thread may lock it."""
    free = owner.equals(run, const(0))
    if not chosen_kinds(executor):
        return free
    again = owner.equals(run, const(run.thread + 1))
    recursive = details(executor, owner)[0].equals(run, const(RECURSIVE))
    return disjunction((free, conjunction((again, recursive))))


def obtain(executor: Executor, run: Run, owner: Synchroniser) -> None:
    if chosen_kinds(executor):
        depth = details(executor, owner)[1]
        first = owner.equals(run, const(0))
        depth.write(run, ite(first, const(1), add(depth.read(run), const(1))))
    owner.write(run, const(run.thread + 1))


def release(executor: Executor, run: Run, owner: Synchroniser) -> None:
    """By its owner."""
    if not chosen_kinds(executor):
        owner.write(run, const(0))
        return
    depth = details(executor, owner)[1]
    before = depth.read(run)
    last = le(before, const(1))
    owner.write(run, ite(last, const(0), const(run.thread + 1)))
    depth.write(run, ite(last, const(0), add(before, const(-1))))


def release_checked(executor: Executor, run: Run, owner: Synchroniser, ins: ir.Call) -> Outcomes:
    mine = owner.equals(run, const(run.thread + 1))
    wrong = run.fork()
    outcomes: Outcomes = []
    if wrong.restrict(negation(mine)):
        failure = Failure("lock", "a mutex is unlocked by a thread that does not hold it", ins.loc)
        outcomes.append((wrong, ("error", failure)))
    if run.restrict(mine) and run.guard is not FALSE:
        release(executor, run, owner)
        outcomes.append(proceed(run, ins))
    return outcomes


def _attribute(executor: Executor, value: Value, place: Location | None) -> Cell:
    offset = value_of(value.offset) if isinstance(value, Pointer) else None
    if not isinstance(value, Pointer) or offset is None or value.target in executor.layout.objects:
        raise UnsupportedError("an attribute object that is not a local variable", place)
    return value.target, offset, 4


def kind_in(executor: Executor, run: Run, attribute: Value, place: Location | None) -> int:
    """The kind that a mutex gets by an attribute object; a null pointer stands for the ordinary one."""
    if isinstance(attribute, Term) and value_of(attribute) == 0:
        return 0
    cell = _attribute(executor, attribute, place)
    found = value_of(number(read_private(executor, run, cell, place), place))
    if found not in (0, RECURSIVE):
        raise UnsupportedError("a mutex that is neither ordinary nor recursive", place)
    return found


def _new_attribute(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    write_private(run, _attribute(executor, args[0], ins.loc), const(0), integer(32))
    return [proceed(run, ins)]


def _set_kind(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    write_private(run, _attribute(executor, args[0], ins.loc), number(args[1], ins.loc), integer(32))
    return [proceed(run, ins)]


def _forget(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return [proceed(run, ins)]


ATTRIBUTES: dict[str, Handler] = {
    "pthread_mutexattr_init": _new_attribute,
    "pthread_mutexattr_settype": _set_kind,
    "pthread_mutexattr_destroy": _forget,
}
