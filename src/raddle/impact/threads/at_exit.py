"""Functions that are called when the program ends: by `main`, before its end is a step. They are kept like
variables of main's own, in the order in which they were given to `atexit`."""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.state.memory import Pointer, Value
from raddle.impact.state.outcomes import Outcomes, proceed
from raddle.impact.state.run import Live, Run
from raddle.impact.state.setting import Handler, Setting
from raddle.impact.state.thread_state import AT_OPERATION, CALLED_BACK
from raddle.impact.terms.terms import value_of
from raddle.ir import instructions as ir
from raddle.ir.types import PTR
from raddle.ir.values import Location

_GIVEN = "t0.at exit"
_OTHER_ENDS = frozenset(("pthread_exit", "__raddle_full_pthread_exit", "thrd_exit", "quick_exit", "_Exit"))


def _at_exit(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    function = args[0]
    if run.thread or not isinstance(function, Pointer) or value_of(function.offset) != 0:
        raise UnsupportedError("atexit in another thread than main, or of an unknown function", ins.loc)
    for each in setting.program.functions.values():
        for block in each.blocks if not each.library else ():
            if any(isinstance(i, ir.Call) and i.callee in _OTHER_ENDS for i in block.instructions):
                raise UnsupportedError("atexit in a program that may end otherwise than by main", ins.loc)
    number = sum(cell[0] == _GIVEN for cell in run.cells)
    run.cells[_GIVEN, 8 * number, 8] = (function, PTR)
    return [proceed(run, ins)]


def call_last(setting: Setting, run: Run, place: Location | None) -> bool:
    """Whether there is a function left to call before the program ends; the run is in it then."""
    given = sorted(cell for cell in run.cells if cell[0] == _GIVEN)
    if not given:
        return False
    if run.thread:
        raise UnsupportedError("an end by another thread than main, with functions to call at exit", place)
    pointer, _ = run.cells.pop(given[-1])
    assert isinstance(pointer, Pointer)
    function = setting.function(pointer.target, place)
    run.top.phase = CALLED_BACK
    run.frames.append(Live(pointer.target, function.blocks[0].label, 0, AT_OPERATION, {}))
    return True


def _call_all(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    """Before main returns."""
    return [(run, None) if call_last(setting, run, ins.loc) else proceed(run, ins)]


AT_EXIT: dict[str, Handler] = {"atexit": _at_exit, "__raddle_run_exit_handlers": _call_all}
