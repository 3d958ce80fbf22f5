"""Operations that threads synchronise by: each begins a step, and has variables named after its object."""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.executor import Ending, Executor
from raddle.impact.memory import Pointer, Value
from raddle.impact.run import Run
from raddle.impact.terms import Term, const, value_of, var
from raddle.ir import instructions as ir
from raddle.ir.values import Location


def must_stop(run: Run, ins: ir.Call, kind: str) -> bool:
    """Whether the step ends before this operation; otherwise it is the operation of the step."""
    if run.performed and not run.atomic:
        return True
    run.performed = True
    if run.site is None:
        run.site = (run.top.function, ins.id, kind)
        run.place = ins.loc
    return False


STOP: Ending = ("stop", None)


def synchroniser(
    executor: Executor, value: Value, what: str, place: Location | None, initial: int = 0
) -> Term:
    """The variable of a mutex, condition variable or barrier."""
    if not isinstance(value, Pointer) or value_of(value.offset) is None:
        raise UnsupportedError(
            f"a {what.split('.')[0]} that is not known when the program is compiled", place
        )
    made = var(f"{value.target}+{value_of(value.offset)}.{what}", 0, 1 << 20)
    executor.layout.initial.setdefault(made, const(0))
    return made
