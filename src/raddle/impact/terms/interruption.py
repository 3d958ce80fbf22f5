"""Ctrl-C while z3 works.

z3 takes SIGINT for itself while it solves, answers "unknown", and nobody else learns of the signal: a search
would go on, and a certificate might pass for refuted. So z3 is told to leave the signal alone. But Python
runs its handlers only when z3 is done, which may take many seconds; so inside of `interruptible` a thread,
woken by the signal itself, tells z3 to stop. Besides, an exception out of a `__del__` (z3's objects all
have one) is dropped, and one inside of z3's own code leaves broken objects behind; so there the signal is
only noted, and sent again a moment later.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from collections.abc import Iterator
from types import FrameType

import z3

from raddle.impact.terms.context import is_main, own

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Interrupted(KeyboardInterrupt):
    """By the signal `number`."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class _State:
    received = 0
    """The signal, 0 before there is one."""
    raised = False
    solving = False


_state = _State()


_EFFORT, _PATIENCE = 2000, 10
"""What the solver counts as its work in a millisecond of a machine of today; how many times slower a machine,
or a busy one, may be."""


def solver_for(milliseconds: int, deadline: float | None = None) -> z3.Solver:
    """One that leaves signals alone. It gives up after as much work as takes so long, not after so long: what
    is proven does not depend on what else the machine does. The deadline is kept all the same."""
    most = float(milliseconds * _PATIENCE)
    if deadline is not None:
        most = min(most, 1000 * (deadline - time.monotonic()))
    made = z3.Solver(ctx=own.context)
    made.set("rlimit", milliseconds * _EFFORT, "timeout", max(1, int(most)), "ctrl_c", False)
    return made


def solve(solver: z3.Solver, *assumptions: z3.ExprRef) -> z3.CheckSatResult:
    """`solver.check(…)`, unless there is an interrupt."""
    if not is_main():
        return solver.check(*assumptions)  # signals go elsewhere
    _state.solving = True
    try:
        answer = solver.check(*assumptions)
    finally:
        _state.solving = False
    if _state.received and not _state.raised:
        _state.raised = True
        raise Interrupted(_state.received)
    return answer


@contextlib.contextmanager
def interruptible() -> Iterator[None]:
    """SIGINT and SIGTERM raise Interrupted, soon. What is ignored stays ignored."""
    if not is_main():
        yield  # signals go elsewhere
        return
    _state.received, _state.raised = 0, False
    taken = {n: old for n in _SIGNALS if (old := signal.getsignal(n)) is not signal.SIG_IGN}
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    before = signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
    watcher = threading.Thread(target=_insist, args=(reader,), daemon=True)
    watcher.start()
    for number in taken:
        signal.signal(number, _receive)
    try:
        yield
    finally:
        _state.raised = True  # whatever comes now comes too late
        signal.set_wakeup_fd(before)
        os.close(writer)  # the watcher comes to its end
        watcher.join()
        os.close(reader)
        if _state.received:
            # An interrupt that came after its query's end stays pending: `push` fails until the next query.
            z3.Solver().check()
        for number, old in taken.items():
            signal.signal(number, old)
        _state.received, _state.raised = 0, False


def _receive(number: int, frame: FrameType | None) -> None:
    if _state.raised:
        return
    _state.received = number
    at = frame
    while at is not None:
        if at.f_code.co_name == "__del__" or at.f_globals.get("__name__", "").startswith("z3."):
            return
        at = at.f_back
    _state.raised = True
    raise Interrupted(number)


def _insist(reader: int) -> None:
    """Send the signal again until it is taken, and stop what keeps it from being taken."""
    while data := os.read(reader, 1):
        if data[0] not in _SIGNALS or _state.raised:
            continue
        if _state.solving:
            z3.main_ctx().interrupt()
        time.sleep(0.02)
        if not _state.raised:
            signal.pthread_kill(threading.main_thread().ident or 0, data[0])
