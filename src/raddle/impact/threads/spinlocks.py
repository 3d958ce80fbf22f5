"""Spinlocks: a variable for the owner, as mutexes have, and one that says whether the lock was initialised:
what a lock that was not does differs from machine to machine.
"""

from __future__ import annotations

from raddle.impact.state.memory import Value
from raddle.impact.state.outcomes import STOP, Outcomes, proceed
from raddle.impact.state.run import Run, must_stop
from raddle.impact.state.setting import Handler, Setting
from raddle.impact.terms.terms import const, negation
from raddle.impact.threads.rwlocks import BUSY
from raddle.impact.threads.synchronisers import Synchroniser, checked, find_place, synchroniser
from raddle.ir import instructions as ir


def _find(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> tuple[Synchroniser, Outcomes]:
    place, wrong = find_place(setting, run, args[0], "spinlock", ins.loc)
    return synchroniser(setting, place, "spinlock"), wrong


def _made(setting: Setting, owner: Synchroniser) -> Synchroniser:
    return owner.part(setting, "made", 0, 1)


def _begin(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> tuple[Synchroniser, Outcomes]:
    owner, outcomes = _find(setting, run, ins, args)
    made = _made(setting, owner).equals(run, const(1))
    return owner, outcomes + checked(run, made, "a spinlock that is not initialised is used", ins.loc)


def _initialise(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "initialise"):
        return [(run, STOP)]
    owner, wrong = _find(setting, run, ins, args)
    owner.write(run, const(0))
    _made(setting, owner).write(run, const(1))
    return [*wrong, proceed(run, ins)]


def _destroy(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "destroy"):
        return [(run, STOP)]
    owner, outcomes = _begin(setting, run, ins, args)
    outcomes += checked(run, owner.equals(run, const(0)), "a locked spinlock is destroyed", ins.loc)
    return [*outcomes, proceed(run, ins)]


def _lock(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "lock"):
        return [(run, STOP)]
    owner, outcomes = _begin(setting, run, ins, args)
    run.require(owner.equals(run, const(0)))
    owner.write(run, const(run.thread + 1))
    return [*outcomes, proceed(run, ins)]


def _try(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "trylock"):
        return [(run, STOP)]
    owner, outcomes = _begin(setting, run, ins, args)
    free = owner.equals(run, const(0))
    failed = run.fork()
    if run.restrict(free):
        owner.write(run, const(run.thread + 1))
        outcomes.append(proceed(run, ins))
    if failed.restrict(negation(free)):
        outcomes.append(proceed(failed, ins, const(BUSY)))
    return outcomes


def _unlock(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "unlock"):
        return [(run, STOP)]
    owner, outcomes = _begin(setting, run, ins, args)
    mine = owner.equals(run, const(run.thread + 1))
    outcomes += checked(run, mine, "a spinlock is unlocked by a thread that does not hold it", ins.loc)
    owner.write(run, const(0))
    return [*outcomes, proceed(run, ins)]


SPINLOCKS: dict[str, Handler] = {
    "pthread_spin_init": _initialise,
    "pthread_spin_destroy": _destroy,
    "pthread_spin_lock": _lock,
    "pthread_spin_trylock": _try,
    "pthread_spin_unlock": _unlock,
}
