"""What calls to the outside world have in common: any answer in a range, and memory that is the caller's."""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.state.memory import Pointer, Value
from raddle.impact.state.outcomes import Outcomes, proceed
from raddle.impact.state.run import Run
from raddle.impact.state.setting import Handler, Setting
from raddle.impact.terms.terms import Term, linear, mod, value_of
from raddle.ir import instructions as ir


def between(run: Run, low: int, high: int) -> Term:
    """Any number from low to high."""
    return linear(low, [(1, mod(run.input(64), high - low + 1))])


def answering(low: int, high: int) -> Handler:
    def answer(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
        return [proceed(run, ins, between(run, low, high) if ins.results else None)]

    return answer


def own(setting: Setting, given: Value, ins: ir.Call) -> int:
    """The offset in a variable that only this thread sees."""
    offset = value_of(given.offset) if isinstance(given, Pointer) else None
    if not isinstance(given, Pointer) or given.target in setting.layout.objects or offset is None:
        raise UnsupportedError(
            f"{ins.callee} with memory that threads share is not supported in schedules",
            ins.loc,
            "give it a local variable",
        )
    return offset
