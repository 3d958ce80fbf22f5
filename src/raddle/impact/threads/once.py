"""A function that runs once: pthread_once and call_once.

A flag has a variable: 0 if nobody came yet, 1 while the first is at it, 2 when it is done. Whoever comes
while the first is at it waits. Whether a thread is the first counts as a branch, because a schedule may go on
differently, and coming and being done are events of their own, with those of the function between them.
"""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.state.compute import operand
from raddle.impact.state.memory import Pointer, Value
from raddle.impact.state.outcomes import STOP, Outcomes, proceed
from raddle.impact.state.run import Live, Run, must_stop
from raddle.impact.state.setting import Handler, Setting
from raddle.impact.state.thread_state import AT_OPERATION, CALLED_BACK
from raddle.impact.terms.terms import const, negation, value_of
from raddle.impact.threads.synchronisers import find_place, synchroniser
from raddle.ir import instructions as ir
from raddle.ir.values import Reg

_NEW, _BUSY, _DONE = 0, 1, 2
_MAX_NESTED = 8
FIRST_EVENT, LAST_EVENT = "once", "done"


def _once(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if run.atomic:
        raise UnsupportedError("a function that runs once, inside an atomic block", ins.loc)
    done = run.top.phase == CALLED_BACK
    if must_stop(run, ins, LAST_EVENT if done else FIRST_EVENT):
        return [(run, STOP)]
    place, outcomes = find_place(setting, run, args[0], "flag", ins.loc)
    flag = synchroniser(setting, place, "once")
    if done:
        flag.write(run, const(_DONE))
        return [*outcomes, proceed(run, ins)]
    for _, target, at in place.ways:
        item = setting.program.globals.get(target)
        if item is not None and any(item.data[at : at + 4]):
            raise UnsupportedError("a flag that does not start as PTHREAD_ONCE_INIT", ins.loc)
    run.require(negation(flag.equals(run, const(_BUSY))))
    later = run.fork()
    new = flag.equals(run, const(_NEW))
    function = run.top.function
    if not _at_it(setting, run, args[0], ins) and run.restrict(new):
        flag.write(run, const(_BUSY))
        run.trace.append((function, ins.id, 1))
        run.top.phase = CALLED_BACK
        run.frames.append(_frame(setting, ins, args[1]))
        outcomes.append((run, None))
    if later.restrict(negation(new)):
        later.trace.append((function, ins.id, 0))
        outcomes.append(proceed(later, ins))
    return outcomes


def _at_it(setting: Setting, run: Run, flag: Value, ins: ir.Call) -> bool:
    """Whether the thread itself is the first, and not done: said here, because there would be no end to the
    ways into functions that call each other once."""
    outer = [live for live in run.frames[:-1] if live.phase == CALLED_BACK]
    if len(outer) > _MAX_NESTED:
        raise UnsupportedError("functions that run once, too many inside each other", ins.loc)
    for live in outer:
        call = setting.liveness(live.function).blocks[live.block].instructions[live.index]
        assert isinstance(call, ir.Call)
        item = call.args[0]
        known = live.registers[item.id][0] if isinstance(item, Reg) else operand(run, item)
        if isinstance(known, Pointer) and known == flag:
            return True
    return False


def _frame(setting: Setting, ins: ir.Call, function: Value) -> Live:
    if not isinstance(function, Pointer) or value_of(function.offset) != 0:
        raise UnsupportedError("a function that runs once and is not known", ins.loc)
    called = setting.function(function.target, ins.loc)
    if called.params or called.library:
        raise UnsupportedError(f"{function.target} as a function that runs once", ins.loc)
    return Live(function.target, called.blocks[0].label, 0, AT_OPERATION, {})


ONCE: dict[str, Handler] = {"pthread_once": _once, "call_once": _once}
