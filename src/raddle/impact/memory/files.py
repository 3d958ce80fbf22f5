"""Files and sockets: a descriptor is a number from outside, and what comes through it is anything.

Buffers are the caller's own. Of one that is read into, the bytes are inputs if they are few; what is in a
longer one can be passed on, and not be looked at.
"""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.memory.answers import answering, between, give, own, own_size, readable
from raddle.impact.memory.local_arrays import local_title
from raddle.impact.memory.private_cells import forget_private
from raddle.impact.state.memory import Pointer, Value
from raddle.impact.state.outcomes import STOP, Outcomes, proceed
from raddle.impact.state.run import Run, must_stop, number
from raddle.impact.state.setting import Handler, Setting
from raddle.impact.state.steps import Failure
from raddle.impact.terms.terms import Term, conjunction, const, le, mul, negation, value_of, var
from raddle.ir import instructions as ir

OUTPUT = var("output")
"""What threads print has an order that people see."""
_FEW = 16
"""Bytes that are inputs."""
_ANY = (1 << 31) - 1


def _within(setting: Setting, run: Run, given: Value, size: Term, ins: ir.Call) -> tuple[int, Outcomes]:
    """How many bytes there are at most, and what happens where that is less than the size. What goes on from
    here is where it is not."""
    if value_of(size) == 0:
        return 0, []
    item = setting.program.globals.get(given.target) if isinstance(given, Pointer) else None
    if item is not None and item.constant and isinstance(given, Pointer):
        offset, whole, title = value_of(given.offset), item.size, item.display or item.name
        if offset is None:
            raise UnsupportedError(f"{ins.callee} of a part of a constant that is not known", ins.loc)
    else:
        offset = own(setting, given, ins)
        assert isinstance(given, Pointer)
        known = own_size(setting, given)
        if known is None:
            raise UnsupportedError(f"{ins.callee} of memory of an unknown size", ins.loc)
        whole, title = known, local_title(setting, given.target)
    failure = Failure("memory", f"an access outside of {title}", ins.loc)
    if not 0 <= offset <= whole:
        return 0, [(run, ("error", failure))]
    fits = conjunction((le(const(0), size), le(size, const(whole - offset))))
    outside = run.fork()
    errors: Outcomes = [(outside, ("error", failure))] if outside.restrict(negation(fits)) else []
    return (whole - offset if run.restrict(fits) else -1), errors


def _most(size: Term, there: int) -> int:
    known = value_of(size)
    return there if known is None else known


def _write(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    """write(), send() and fwrite(): bytes of a constant or of the caller's own variable are shown."""
    if ins.callee != "send" and must_stop(run, ins, "print"):
        return [(run, STOP)]
    position, amounts = (0, args[1:3]) if ins.callee == "fwrite" else (1, args[2:3])
    size = const(1)
    for amount in amounts:
        size = mul(size, number(amount, ins.loc))
    there, outcomes = _within(setting, run, args[position], size, ins)
    if there < 0:
        return outcomes
    if ins.callee != "send":
        run.write(OUTPUT, const(0))
    least = 0 if ins.callee == "fwrite" else -1
    return [*outcomes, proceed(run, ins, between(run, least, _most(size, there)))]


def _read(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    size = number(args[2], ins.loc)
    _changeable(setting, args[1], ins)
    there, outcomes = _within(setting, run, args[1], size, ins)
    if there < 0:
        return outcomes
    most = _most(size, there)
    _fill(setting, run, args[1], most, ins)
    return [*outcomes, proceed(run, ins, between(run, -1, most))]


def _line(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    """fgets()"""
    size = number(args[1], ins.loc)
    _changeable(setting, args[0], ins)
    there, outcomes = _within(setting, run, args[0], size, ins)
    if there < 0:
        return outcomes
    end = run.fork()
    answer = between(run, 0, 1)
    between(end, 0, 1)
    _fill(setting, run, args[0], _most(size, there), ins)
    if run.restrict(le(const(1), answer)):
        outcomes.append(proceed(run, ins, args[0]))
    if end.restrict(le(answer, const(0))):
        outcomes.append(proceed(end, ins, const(0)))
    return outcomes


def _changeable(setting: Setting, given: Value, ins: ir.Call) -> None:
    item = setting.program.globals.get(given.target) if isinstance(given, Pointer) else None
    if item is not None and item.constant:
        raise UnsupportedError(f"{ins.callee} into a constant", ins.loc)


def _fill(setting: Setting, run: Run, given: Value, size: int, ins: ir.Call) -> None:
    start = own(setting, given, ins)
    assert isinstance(given, Pointer)
    item = setting.layout.objects.get(given.target)
    if size <= _FEW:
        for at in range(start, start + size):
            give(setting, run, given, at, 1, ins)
    elif item is not None:
        raise UnsupportedError(
            f"{ins.callee} into an array that is looked into", ins.loc, f"read up to {_FEW} bytes"
        )
    elif size:
        forget_private(run, (given.target, start, size))


def _accept(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    """Who it is that calls is looked at by nobody."""
    for each in args[1:3]:
        if not (isinstance(each, Term) and value_of(each) == 0):
            raise UnsupportedError("accept that tells an address", ins.loc, "give null pointers")
    return [proceed(run, ins, between(run, -1, _ANY))]


def _given(position: int, low: int, high: int) -> Handler:
    """Something of the caller's own, or a constant, is read."""

    def answer(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
        readable(setting, args[position], ins)
        return [proceed(run, ins, between(run, low, high))]

    return answer


FILES: dict[str, Handler] = {
    **dict.fromkeys(("close", "fsync", "listen", "shutdown"), answering(-1, 0)),
    **dict.fromkeys(("socket", "dup"), answering(-1, _ANY)),
    **dict.fromkeys(("htons", "ntohs"), answering(-(1 << 15), (1 << 15) - 1)),
    **dict.fromkeys(("htonl", "ntohl"), answering(-_ANY - 1, _ANY)),
    **dict.fromkeys(("write", "fwrite", "send"), _write),
    **dict.fromkeys(("read", "recv"), _read),
    **dict.fromkeys(("bind", "connect"), _given(1, -1, 0)),
    "setsockopt": _given(3, -1, 0),
    "open": _given(0, -1, _ANY),
    "fgets": _line,
    "accept": _accept,
}
