"""Streams, what went wrong, and waiting for descriptors.

A stream is a pointer that the program hands on and never looks through. That it is not used once it is closed
is not checked. `errno` may be anything whenever it is read.
"""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.memory.answers import answering, between, give, own, own_size, readable
from raddle.impact.memory.local_arrays import local_title
from raddle.impact.memory.private_cells import write_private
from raddle.impact.state.memory import STREAM, WORD, Pointer, Value
from raddle.impact.state.outcomes import Outcomes, proceed
from raddle.impact.state.run import Run, number
from raddle.impact.state.setting import Handler, Setting
from raddle.impact.state.steps import Failure
from raddle.impact.terms.terms import Term, const, eq, value_of
from raddle.ir import instructions as ir
from raddle.ir.types import integer

_MANY = (1 << 31) - 1
_SET = 128
"""Bytes of an fd_set."""
_POLLED, _EVENTS = 8, 6
"""Size of a struct pollfd, and where it says what has happened."""


def _open(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    for given in args[ins.callee == "fdopen" :]:
        readable(setting, given, ins)
    missing = run.fork()
    run.restrict(eq(between(run, 0, 1), const(1)))
    missing.restrict(eq(between(missing, 0, 1), const(0)))
    return [proceed(run, ins, STREAM), proceed(missing, ins, const(0))]


def _errno(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    place = Pointer(f"t{run.thread}@errno", const(0))  # each thread has its own
    write_private(run, (place.target, 0, 4), run.input(32), integer(32))
    return [proceed(run, ins, place)]


def _text(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return [proceed(run, ins, WORD)]


def _inputs(
    setting: Setting, run: Run, given: Value, ins: ir.Call, size: int, places: range, width: int
) -> Outcomes:
    """Parts of a variable of the caller's come from outside; an error if it has not so many bytes."""
    start = own(setting, given, ins)
    assert isinstance(given, Pointer)
    there = own_size(setting, given)
    if there is not None and not 0 <= start <= there - size:
        failure = Failure("memory", f"an access outside of {local_title(setting, given.target)}", ins.loc)
        return [(run, ("error", failure))]
    for at in places:
        give(setting, run, given, start + at, width, ins)
    return []


def _select(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    for position in (1, 2, 3, 4):
        if isinstance(args[position], Term) and value_of(number(args[position], ins.loc)) == 0:
            continue
        size, width = (_SET, 8) if position < 4 else (16, 8)
        wrong = _inputs(setting, run, args[position], ins, size, range(0, size, width), width)
        if wrong:
            return wrong
    return [proceed(run, ins, between(run, -1, _MANY))]


def _poll(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    count = value_of(number(args[1], ins.loc))
    if count is None:
        raise UnsupportedError("poll of a number of descriptors that is not known", ins.loc)
    if count:
        size = _POLLED * count
        wrong = _inputs(setting, run, args[0], ins, size, range(_EVENTS, size, _POLLED), 2)
        if wrong:
            return wrong
    return [proceed(run, ins, between(run, -1, min(count, _MANY)))]


STREAMS: dict[str, Handler] = {
    **dict.fromkeys(("fopen", "fopen64", "fdopen"), _open),
    **dict.fromkeys(("fclose", "fflush"), answering(-1, 0)),
    "fileno": answering(-1, _MANY),
    "__errno_location": _errno,
    "strerror": _text,
    "select": _select,
    "poll": _poll,
}
