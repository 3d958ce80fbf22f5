"""Semaphores: one variable each, the number of those who may still pass."""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.executor import Ending, Executor, Handler
from raddle.impact.memory import Value
from raddle.impact.run import Run, number
from raddle.impact.synchronisers import STOP, must_stop, synchroniser
from raddle.impact.terms import Term, add, const, le, negation, value_of, var
from raddle.impact.verifier_library import proceed
from raddle.ir import instructions as ir

Outcomes = list[tuple[Run, Ending | None]]


def _count(executor: Executor, ins: ir.Call, args: list[Value]) -> Term:
    named = synchroniser(executor, args[0], "semaphore", ins.loc)
    # Nothing bounds it: a program may post for ever.
    count = var(f"{named.args[0]}.count", 0)
    executor.layout.initial.setdefault(count, const(0))
    return count


def _initialise(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "initialise"):
        return [(run, STOP)]
    first = value_of(number(args[2], ins.loc))
    if first is None or first < 0:
        raise UnsupportedError("a semaphore that starts with a number that is not a constant", ins.loc)
    run.write(_count(executor, ins, args), const(first))
    return [proceed(run, ins)]


def _wait(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "lock"):
        return [(run, STOP)]
    count = _count(executor, ins, args)
    before = run.read(count)
    run.require(le(const(1), before))
    run.write(count, add(before, const(-1)))
    return [proceed(run, ins)]


def _try(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "trylock"):
        return [(run, STOP)]
    count = _count(executor, ins, args)
    before = run.read(count)
    failed = run.fork()
    outcomes: Outcomes = []
    if run.restrict(le(const(1), before)):
        run.write(count, add(before, const(-1)))
        outcomes.append(proceed(run, ins))
    if failed.restrict(negation(le(const(1), before))):
        outcomes.append(proceed(failed, ins, const(-1)))
    return outcomes


def _post(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "unlock"):
        return [(run, STOP)]
    count = _count(executor, ins, args)
    run.write(count, add(run.read(count), const(1)))
    return [proceed(run, ins)]


def _destroy(executor: Executor, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return [proceed(run, ins)]


SEMAPHORES: dict[str, Handler] = {
    "sem_init": _initialise,
    "sem_wait": _wait,
    "sem_trywait": _try,
    "sem_post": _post,
    "sem_destroy": _destroy,
}
SEMAPHORE_KINDS = {"sem_wait": "lock", "sem_trywait": "trylock", "sem_post": "unlock"}
"""Their kinds of events."""
