"""What threads return, for those who join them."""

from __future__ import annotations

from raddle.impact.state.memory import Pointer, Value
from raddle.impact.state.run import Run
from raddle.impact.state.setting import Setting
from raddle.impact.terms.terms import Term, var


def result_of(thread: int) -> Term:
    """What the thread has returned."""
    return var(f"thread {thread}.result", -1 << 63, (1 << 63) - 1)


def leave(setting: Setting, run: Run, value: Value | None) -> None:
    """A thread ends with that result, which matters where somebody looks at it."""
    if not setting.results_wanted or not run.thread:
        return
    if isinstance(value, Pointer):
        value = setting.layout.encode(value)
    # An address of a local variable means nothing any more; nor does what is not initialised.
    run.write(result_of(run.thread), value if isinstance(value, Term) else run.input(64))
