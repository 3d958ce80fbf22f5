"""Mutexes in programs that choose kinds of mutexes. Recursive ones count how often their owner holds them;
those that check for errors tell their owner that it holds them already, and others that they do not.

POSIX programs of this sort call other functions of raddle's library to lock and unlock. Besides its owner,
a mutex then has a variable for its kind and one for the depth; a thread's own attribute object holds the kind
it will give.
"""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.memory.private_cells import read_private, write_private
from raddle.impact.state.memory import Pointer, Value
from raddle.impact.state.outcomes import Outcomes, proceed
from raddle.impact.state.run import Run, number
from raddle.impact.state.setting import Handler, Setting
from raddle.impact.state.thread_state import Cell
from raddle.impact.terms.terms import (
    FALSE,
    Term,
    add,
    conjunction,
    const,
    disjunction,
    ite,
    le,
    value_of,
)
from raddle.impact.threads.synchronisers import Synchroniser
from raddle.ir import instructions as ir
from raddle.ir.types import integer
from raddle.ir.values import Location

ORDINARY, RECURSIVE, CHECKING = range(3)
ADAPTIVE = 3
"""As the C library numbers kinds; the last is an ordinary one that spins."""
CHECKED_LOCK, CHECKED_UNLOCK = "__raddle_checked_mutex_lock", "__raddle_checked_mutex_unlock"


def kind_of(setting: Setting, owner: Synchroniser) -> Synchroniser:
    return owner.part(setting, "kind", ORDINARY, CHECKING)


def _depth(setting: Setting, owner: Synchroniser) -> Synchroniser:
    return owner.part(setting, "depth", 0)


def owned(run: Run, owner: Synchroniser) -> Term:
    """By this thread."""
    return owner.equals(run, const(run.thread + 1))


def tells(setting: Setting, run: Run, owner: Synchroniser) -> Term:
    """Whether it tells a thread of an error that would otherwise be one of the program."""
    if not setting.kinds_chosen:
        return FALSE
    return kind_of(setting, owner).holds(run, lambda kind: le(const(RECURSIVE), kind))


def obtainable(setting: Setting, run: Run, owner: Synchroniser) -> Term:
    """When the thread gets it."""
    free = owner.equals(run, const(0))
    if not setting.kinds_chosen:
        return free
    recursive = kind_of(setting, owner).equals(run, const(RECURSIVE))
    return disjunction((free, conjunction((owned(run, owner), recursive))))


def refused(setting: Setting, run: Run, owner: Synchroniser) -> Term:
    """When the thread is told that it holds the mutex already."""
    if not setting.kinds_chosen:
        return FALSE
    checking = kind_of(setting, owner).equals(run, const(CHECKING))
    return conjunction((owned(run, owner), checking))


def obtain(setting: Setting, run: Run, owner: Synchroniser) -> None:
    if setting.kinds_chosen:
        depth = _depth(setting, owner)
        first = owner.equals(run, const(0))
        depth.write(run, ite(first, const(1), add(depth.read(run), const(1))))
    owner.write(run, const(run.thread + 1))


def release(setting: Setting, run: Run, owner: Synchroniser) -> None:
    """By its owner."""
    if not setting.kinds_chosen:
        owner.write(run, const(0))
        return
    depth = _depth(setting, owner)
    before = depth.read(run)
    last = le(before, const(1))
    owner.write(run, ite(last, const(0), const(run.thread + 1)))
    depth.write(run, ite(last, const(0), add(before, const(-1))))


def _attribute(setting: Setting, value: Value, place: Location | None) -> Cell:
    offset = value_of(value.offset) if isinstance(value, Pointer) else None
    if not isinstance(value, Pointer) or offset is None or value.target in setting.layout.objects:
        raise UnsupportedError("an attribute object that is not a local variable", place)
    return value.target, offset, 4


def kind_in(setting: Setting, run: Run, attribute: Value, place: Location | None) -> int:
    """The kind that a mutex gets by an attribute object; a null pointer stands for the ordinary one."""
    if isinstance(attribute, Term) and value_of(attribute) == 0:
        return ORDINARY
    cell = _attribute(setting, attribute, place)
    found = value_of(number(read_private(setting, run, cell, place), place))
    if found not in (ORDINARY, RECURSIVE, CHECKING, ADAPTIVE):
        raise UnsupportedError("a mutex of a kind that is not known", place)
    return ORDINARY if found == ADAPTIVE else found


def _new_attribute(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    write_private(run, _attribute(setting, args[0], ins.loc), const(0), integer(32))
    return [proceed(run, ins)]


def _set_kind(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    write_private(run, _attribute(setting, args[0], ins.loc), number(args[1], ins.loc), integer(32))
    return [proceed(run, ins)]


def _forget(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return [proceed(run, ins)]


ATTRIBUTES: dict[str, Handler] = {
    "pthread_mutexattr_init": _new_attribute,
    "pthread_mutexattr_settype": _set_kind,
    "pthread_mutexattr_destroy": _forget,
}
