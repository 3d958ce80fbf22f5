"""Semaphores: one variable each, the number of those who may still pass."""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.state.memory import Value
from raddle.impact.state.outcomes import STOP, Outcomes, proceed
from raddle.impact.state.run import Run, must_stop, number
from raddle.impact.state.setting import Handler, Setting
from raddle.impact.terms.terms import Term, const, le, negation, value_of
from raddle.impact.threads.synchronisers import Synchroniser, find_place, synchroniser
from raddle.ir import instructions as ir


def _count(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> tuple[Synchroniser, Outcomes]:
    place, wrong = find_place(setting, run, args[0], "semaphore", ins.loc)
    # Nothing bounds it: a program may post for ever.
    return synchroniser(setting, place, "semaphore").part(setting, "count", 0), wrong


def _passable(count: Term) -> Term:
    return le(const(1), count)


def _initialise(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "initialise"):
        return [(run, STOP)]
    first = value_of(number(args[2], ins.loc))
    if first is None or first < 0:
        raise UnsupportedError("a semaphore that starts with a number that is not a constant", ins.loc)
    count, wrong = _count(setting, run, ins, args)
    count.write(run, const(first))
    return [*wrong, proceed(run, ins)]


def _wait(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "lock"):
        return [(run, STOP)]
    count, wrong = _count(setting, run, ins, args)
    run.require(count.holds(run, _passable))
    count.increase(run, -1)
    return [*wrong, proceed(run, ins)]


def _try(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "trylock"):
        return [(run, STOP)]
    count, outcomes = _count(setting, run, ins, args)
    passable = count.holds(run, _passable)
    failed = run.fork()
    if run.restrict(passable):
        count.increase(run, -1)
        outcomes.append(proceed(run, ins))
    if failed.restrict(negation(passable)):
        outcomes.append(proceed(failed, ins, const(-1)))
    return outcomes


def _post(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "unlock"):
        return [(run, STOP)]
    count, wrong = _count(setting, run, ins, args)
    count.increase(run, 1)
    return [*wrong, proceed(run, ins)]


def _destroy(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return [proceed(run, ins)]


SEMAPHORES: dict[str, Handler] = {
    "sem_init": _initialise,
    "sem_wait": _wait,
    "sem_trywait": _try,
    "sem_timedwait": _try,
    "sem_clockwait": _try,
    "sem_post": _post,
    "sem_destroy": _destroy,
}
