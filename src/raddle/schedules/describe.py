"""Iterations and counterexamples in words."""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.policy import Policy
from raddle.impact.search import Counterexample
from raddle.schedules.rehearsed import Guide
from raddle.schedules.synthesis import Found

VERDICTS = {
    "safe": "safe: no schedule leads to an error",
    "partially-safe": "partially safe: safe under the schedules found, unsafe under others",
    "unsafe": "unsafe: every schedule can lead to an error",
    "unknown": "not decided for all schedules",
}


def policy(item: Policy | Guide) -> str:
    if isinstance(item, Guide):
        return str(item)
    turns = "one round" if item.batch == 1 else f"{item.batch} rounds"
    groups = " in groups, one of each kind" if item.grouped else ""
    order = f"thread {item.first} first" if item.first else "thread 0 whenever it can"
    return f"threads take turns of {turns}{groups}, {order}"


def line(found: Found) -> str:
    """`1  safe  threads take turns of one round …  2 sections, 18 events  33 nodes  0.03 s + 0.27 s`."""
    result = found.iteration
    times = f"{result.nodes} nodes, {result.seconds:.2f} s"
    if found.schedule is None:
        why = {
            "lost": "no schedule: every choice can lead to an error",
            "limit": "gave up: the limit of time or nodes is reached",
        }.get(found.problem, f"proven, but cannot be enforced: {found.problem}")
        return f"{found.number}  {why} ({policy(result.policy)}); {times}"
    events = sum(event.site is not None for section in found.schedule.sections for event in section.events)
    size = f"{len(found.schedule.sections)} sections, {events} events"
    return (
        f"{found.number}  safe  {policy(result.policy)}; {size}; {times}, "
        f"certified in {found.certified:.2f} s"
    )


def counterexample(item: Counterexample, rows: int) -> list[str]:
    """The kind of error, then who did what where."""
    place = f" at {item.failure.place}" if item.failure.place else ""
    lines = [f"counterexample: {item.failure.kind}: {item.failure.message}{place}"]
    steps = [step for step in item.steps if step.site is not None]
    if len(steps) > rows:
        lines.append(f"  … {len(steps) - rows} operations before")
    for step in steps[-rows:]:
        assert step.site is not None
        touched = sorted({str(v.args[0]).partition("+")[0] for v, _ in (*step.reads, *step.writes)})
        lines.append(
            f"  thread {step.thread}  {step.place}  {step.site[2]} {', '.join(touched[:3])}".rstrip()
        )
    return lines


def refusal(error: UnsupportedError) -> UnsupportedError:
    """In the same words for whatever it is, and with what can be done."""
    what = error.message
    if "not supported" not in what:
        what += " is not supported in schedules"
    other = "raddle verify --schedule-out FILE makes a schedule of executions, for programs that end"
    return UnsupportedError(what, error.location, f"{error.hint}; or {other}" if error.hint else other)
