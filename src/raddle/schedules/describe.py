"""Iterations and counterexamples in words."""

from __future__ import annotations

from collections.abc import Sequence

from raddle.errors import UnsupportedError
from raddle.impact.search.search import MAX_NODES
from raddle.impact.search.watch import Standing
from raddle.impact.tree.iteration import Counterexample
from raddle.impact.tree.policy import Policy
from raddle.ir.program import Program
from raddle.schedules.permitted import LENGTH
from raddle.schedules.rehearsed import Guide
from raddle.schedules.synthesis import Found
from raddle.schedules.touched import touched

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


def standing(item: Standing) -> str:
    """Of a search that goes on."""
    what = "all schedules" if item.policy is None else policy(item.policy)
    how = "by values"
    if item.forgotten is None:
        how = "by invariants alone"
    elif item.forgotten:
        names = ", ".join(item.forgotten[:3]) + (" …" if len(item.forgotten) > 3 else "")
        how = f"looking for invariants of {names}"
    size = f"{_number(item.nodes, 'node')}, {_number(item.covers, 'cover')}, {item.left} to go on from"
    return f"{what}, {how}: {size}"


def permitted(sizes: Sequence[int]) -> str:
    """`1, 3, 4 orders of the first 30 operations, as schedules were found`."""
    return f"{', '.join(map(str, sizes))} orders of the first {LENGTH} operations, as schedules were found"


def line(found: Found, before: Sequence[Found] = ()) -> str:
    """`1  safe  threads take turns of one round …; 2 sections, 18 events; 33 nodes, 0.03 s, certified …`."""
    result = found.iteration
    times = f"{_number(result.nodes, 'node')}, {result.seconds:.2f} s"
    if found.schedule is None:
        if found.certified:
            times += f" + {found.certified:.2f} s for the certificate"
        return f"{found.number}  {_why(found)} ({policy(result.policy)}); {times}"
    same = next((other for other in before if other.schedule == found.schedule), None)
    times += f", certified in {found.certified:.2f} s"
    if same is not None:
        return f"{found.number}  the same as {same.number} ({policy(result.policy)}); {times}"
    events = sum(event.site is not None for section in found.schedule.sections for event in section.events)
    size = f"{_number(len(found.schedule.sections), 'section')}, {_number(events, 'event')}"
    return f"{found.number}  safe  {policy(result.policy)}; {size}; {times}"


def _why(found: Found) -> str:
    """There is no schedule."""
    if found.problem == "lost":
        return "no schedule: every choice can lead to an error"
    if found.problem == "diverges":
        return "gave up: a loop would be unrolled value by value"
    if found.problem != "limit":
        return f"proven, but cannot be enforced: {found.problem}"
    full = found.iteration.nodes > MAX_NODES
    why = f"the limit of {MAX_NODES} nodes is reached" if full else "the time is up"
    return f"gave up: {why}{_unbounded(found.iteration.running)}"


def _unbounded(running: tuple[str, ...]) -> str:
    """What a user can do about values that run."""
    if not running:
        return ""
    have = "has" if len(running) == 1 else "have"
    return (
        f"; no invariant was found for {', '.join(running[:3])}, which {have} other values in every round: "
        "an assertion about the bounds, in the loop, may help"
    )


def _number(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def counterexample(item: Counterexample, rows: int, program: Program) -> list[str]:
    """The kind of error, then who did what where."""
    kind, message = item.failure.kind, item.failure.message
    place = f" at {item.failure.place}" if item.failure.place else ""
    lines = [f"counterexample: {message if message.startswith(kind) else f'{kind}: {message}'}{place}"]
    names = touched(program, item.steps)
    steps = [(step, name) for step, name in zip(item.steps, names, strict=True) if step.site is not None]
    if len(steps) > rows:
        lines.append(f"  … {_number(len(steps) - rows, 'operation')} before")
    for step, name in steps[-rows:]:
        assert step.site is not None
        lines.append(f"  thread {step.thread}  {step.place}  {step.site[2]} {', '.join(name[:3])}".rstrip())
    return lines


def refusal(error: UnsupportedError) -> UnsupportedError:
    """In the same words for whatever it is, and with what can be done."""
    what = error.message
    if "not supported" not in what:
        what += " is not supported in schedules"
    other = "raddle verify --schedule-out FILE makes a schedule of executions, for programs that end"
    return UnsupportedError(what, error.location, f"{error.hint}; or {other}" if error.hint else other)
