"""What calls to the outside world have in common: any answer in a range, and memory that is the caller's."""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.memory.local_arrays import local_size
from raddle.impact.memory.private_cells import write_private
from raddle.impact.state.memory import WORD, Pointer, Value
from raddle.impact.state.outcomes import Outcomes, proceed
from raddle.impact.state.run import Run, find_scalar
from raddle.impact.state.setting import Handler, Setting
from raddle.impact.terms.terms import Term, const, linear, mod, value_of
from raddle.ir import instructions as ir
from raddle.ir.types import integer


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
    item = setting.layout.objects.get(given.target) if isinstance(given, Pointer) else None
    shared = item is not None and not item.own
    if not isinstance(given, Pointer) or shared or offset is None:
        raise UnsupportedError(
            f"{ins.callee} with memory that threads share is not supported in schedules",
            ins.loc,
            "give it a local variable",
        )
    return offset


def readable(setting: Setting, given: Value, ins: ir.Call) -> None:
    """It is a constant, a word from outside, or something of the caller's own."""
    item = setting.program.globals.get(given.target) if isinstance(given, Pointer) else None
    if given != WORD and not (item is not None and item.constant):
        own(setting, given, ins)


def own_size(setting: Setting, given: Pointer) -> int | None:
    item = setting.layout.objects.get(given.target)
    return local_size(setting, given.target) if item is None else item.size


def give(setting: Setting, run: Run, given: Pointer, at: int, width: int, ins: ir.Call) -> None:
    """So many bytes of the caller's own variable are an input."""
    value = run.input(8 * width)
    item = setting.layout.objects.get(given.target)
    if item is None:
        write_private(run, (given.target, at, width), value, integer(8 * width))
    else:
        scalar = find_scalar(item, const(at), width, ins.loc)
        run.store(scalar.column, scalar.index, value)
