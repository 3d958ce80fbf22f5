"""Mutexes: a variable that holds the owner's number plus one, zero when free. See mutex_kinds.py for those
that are not ordinary."""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.state.memory import Value
from raddle.impact.state.outcomes import STOP, Outcomes, proceed
from raddle.impact.state.run import Run, must_stop, number
from raddle.impact.state.setting import Handler, Setting
from raddle.impact.state.steps import Failure
from raddle.impact.terms.terms import FALSE, conjunction, const, negation, value_of
from raddle.impact.threads.mutex_kinds import (
    ADAPTIVE,
    CHECKED_LOCK,
    CHECKED_UNLOCK,
    CHECKING,
    ORDINARY,
    RECURSIVE,
    kind_in,
    kind_of,
    obtain,
    obtainable,
    owned,
    refused,
    release,
    tells,
)
from raddle.impact.threads.rwlocks import BUSY, TIMED_OUT
from raddle.impact.threads.synchronisers import Synchroniser, checked, find_place, synchroniser
from raddle.ir import instructions as ir
from raddle.ir.operands import operands
from raddle.ir.program import Function
from raddle.ir.values import Location, Reg

_NOT_PERMITTED, _DEADLOCK = 1, 35
"""EPERM and EDEADLK."""
_C11_BUSY, _C11_TIMED_OUT = 1, 4
"""thrd_busy and thrd_timedout."""
_C11_RECURSIVE = 1
_SIZE, _KIND_AT = 40, 16


def looked_at(function: Function, call: ir.Call) -> bool:
    """Whether the program uses the result."""
    wanted = {register.id for register in call.results}
    return any(
        isinstance(operand, Reg) and operand.id in wanted
        for block in function.blocks
        for instruction in block.instructions
        for operand in operands(instruction)
    )


def find_mutex(
    setting: Setting, run: Run, value: Value, place: Location | None
) -> tuple[Synchroniser, Outcomes]:
    found, wrong = find_place(setting, run, value, "mutex", place)
    owner = synchroniser(setting, found, "mutex")
    for (_, target, at), (_, variable) in zip(found.ways, owner.ways, strict=True):
        item = setting.program.globals.get(target)
        data = b"" if item is None else item.data[at : at + _SIZE].ljust(_SIZE, b"\0")
        if any(data):
            kind = ORDINARY if data[_KIND_AT] == ADAPTIVE else data[_KIND_AT]
            # Lowering has put the kind into the machine's word as well.
            rest = data[:4] + data[5:_KIND_AT] + data[_KIND_AT + 1 :]
            if any(rest) or kind > CHECKING or not setting.kinds_chosen:
                raise UnsupportedError("a mutex that is not initialised as one", place)
            made = kind_of(setting, Synchroniser(((FALSE, variable),))).ways[0][1]
            setting.layout.initial[made] = const(kind)
    if setting.mutexes_destroyed:
        there = _gone(setting, owner).equals(run, const(0))
        wrong += checked(run, there, "a mutex is used after it was destroyed", place)
    return owner, wrong


def _gone(setting: Setting, owner: Synchroniser) -> Synchroniser:
    return owner.part(setting, "gone", 0, 1)


def _kind(setting: Setting, run: Run, ins: ir.Call, ordinary: str) -> str:
    """Of the event. What mutexes say about themselves, in programs that listen, is told by real ones."""
    telling = ins.callee in (CHECKED_LOCK, CHECKED_UNLOCK)
    return "checked" if telling and looked_at(setting.program.functions[run.top.function], ins) else ordinary


def _lock(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, _kind(setting, run, ins, "lock")):
        return [(run, STOP)]
    owner, outcomes = find_mutex(setting, run, args[0], ins.loc)
    again = refused(setting, run, owner)
    told = run.fork()
    if told.restrict(again):
        outcomes.append(proceed(told, ins, const(_DEADLOCK)))
    run.restrict(negation(again))
    run.require(obtainable(setting, run, owner))
    obtain(setting, run, owner)
    return [*outcomes, proceed(run, ins)]


def _trying(otherwise: int) -> Handler:
    def attempt(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
        if must_stop(run, ins, "trylock"):
            return [(run, STOP)]
        owner, outcomes = find_mutex(setting, run, args[0], ins.loc)
        free = obtainable(setting, run, owner)
        held = run.fork()
        if run.restrict(free):
            obtain(setting, run, owner)
            outcomes.append(proceed(run, ins))
        if held.restrict(negation(free)):
            outcomes.append(proceed(held, ins, const(otherwise)))
        return outcomes

    return attempt


def _unlock(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, _kind(setting, run, ins, "unlock")):
        return [(run, STOP)]
    owner, outcomes = find_mutex(setting, run, args[0], ins.loc)
    mine = owned(run, owner)
    # C11 knows no mutexes that tell.
    tells_so = FALSE if ins.callee == "mtx_unlock" else tells(setting, run, owner)
    wrong, told = run.fork(), run.fork()
    if wrong.restrict(conjunction((negation(mine), negation(tells_so)))):
        failure = Failure("lock", "a mutex is unlocked by a thread that does not hold it", ins.loc)
        outcomes.append((wrong, ("error", failure)))
    if told.restrict(conjunction((negation(mine), tells_so))):
        outcomes.append(proceed(told, ins, const(_NOT_PERMITTED)))
    if run.restrict(mine):
        release(setting, run, owner)
        outcomes.append(proceed(run, ins))
    return outcomes


def _initialise(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return _initialised(setting, run, ins, args[0], kind_in(setting, run, args[1], ins.loc))


def _initialise_c11(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    kind = value_of(number(args[1], ins.loc))
    if kind is None:
        raise UnsupportedError("a mutex of a kind that is not known", ins.loc)
    return _initialised(setting, run, ins, args[0], RECURSIVE if kind & _C11_RECURSIVE else ORDINARY)


def _initialised(setting: Setting, run: Run, ins: ir.Call, mutex: Value, kind: int) -> Outcomes:
    if must_stop(run, ins, "initialise"):
        return [(run, STOP)]
    place, wrong = find_place(setting, run, mutex, "mutex", ins.loc)
    owner = synchroniser(setting, place, "mutex")
    owner.write(run, const(0))
    if setting.kinds_chosen:
        kind_of(setting, owner).write(run, const(kind))
    if setting.mutexes_destroyed:
        _gone(setting, owner).write(run, const(0))
    return [*wrong, proceed(run, ins)]


def _destroy(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "destroy"):
        return [(run, STOP)]
    owner, outcomes = find_mutex(setting, run, args[0], ins.loc)
    outcomes += checked(run, owner.equals(run, const(0)), "a locked mutex is destroyed", ins.loc)
    _gone(setting, owner).write(run, const(1))
    return [*outcomes, proceed(run, ins)]


MUTEXES: dict[str, Handler] = {
    "pthread_mutex_init": _initialise,
    "pthread_mutex_destroy": _destroy,
    "pthread_mutex_lock": _lock,
    "pthread_mutex_trylock": _trying(BUSY),
    "pthread_mutex_timedlock": _trying(TIMED_OUT),
    "pthread_mutex_clocklock": _trying(TIMED_OUT),
    "pthread_mutex_unlock": _unlock,
    CHECKED_LOCK: _lock,
    CHECKED_UNLOCK: _unlock,
    "mtx_init": _initialise_c11,
    "mtx_destroy": _destroy,
    "mtx_lock": _lock,
    "mtx_trylock": _trying(_C11_BUSY),
    "mtx_timedlock": _trying(_C11_TIMED_OUT),
    "mtx_unlock": _unlock,
}
