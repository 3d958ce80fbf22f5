"""`verify --schedule-out`: what a search has visited becomes a schedule, whether it came to its end or
not."""

from __future__ import annotations

import time
from pathlib import Path

from raddle.errors import RaddleError, UserError
from raddle.explore.options import Options
from raddle.explore.run import Schedule
from raddle.frontend.build import Built, Request, files_of, lower
from raddle.ir.program import only_wide
from raddle.schedules.digest import digest_of
from raddle.schedules.economy import economy
from raddle.schedules.format import ScheduleFile, Variant, write
from raddle.schedules.launch import check_enforceable
from raddle.schedules.linear_order import thread_order
from raddle.schedules.rehearsed import Guide, Rehearsal, Rehearsed

_SECONDS = 20.0


def write_schedule(
    path: Path, built: Built, request: Request, options: Options, kept: list[Schedule], verdict: str
) -> str:
    """What to tell the user. `kept`: executions that the search visited; the best of them is followed, or the
    machine's own order if there is none that an interleaving explains."""
    started = time.monotonic()
    program = lower(request, built.compilation)
    only_wide(program.narrow, "schedules are made for")
    rehearsal = Rehearsal(built.image, program, options)
    guides = _guides(built, request, options, kept)
    best: Rehearsed | None = None
    problem: RaddleError | None = None
    for number, guide in enumerate(guides, 1):
        left = _SECONDS * number / len(guides)
        if best is not None and time.monotonic() - started > left:
            break
        try:
            found = rehearsal.follow(guide, started + left)
            check_enforceable(request, built.compilation, _variant(found))
        except RaddleError as error:
            problem = error
            continue
        if best is None or _worth(found) > _worth(best):
            best = found
    if best is None:
        raise problem or UserError("the search has visited no execution")
    names = {"safe": "safe", "unsafe": "partially-safe"}
    digest = digest_of(request, built.compilation)
    write(path, ScheduleFile(digest, files_of(request), names.get(verdict, "unknown"), _variant(best)))
    return _words(best, str(path))


def _guides(built: Built, request: Request, options: Options, kept: list[Schedule]) -> list[Guide]:
    found: dict[Guide, None] = {}
    for schedule in kept:
        order = thread_order(built.image.code, options, schedule)
        if order is not None:
            threads = tuple((parent, nth) for parent, nth in schedule["threads"])
            found[Guide(threads, order, options.nondet_values, request.arguments)] = None
    found[Guide((), (), options.nondet_values, request.arguments)] = None
    return list(found)


def _variant(found: Rehearsed) -> Variant:
    return Variant(found.guide, found.schedule, found.names, found.barred, found.inputs)


def _worth(found: Rehearsed) -> tuple[int, tuple[float, float]]:
    return found.ended, economy(found.schedule)


def _words(found: Rehearsed, path: str) -> str:
    executions = "1 execution" if found.ended == 1 else f"{found.ended} executions"
    events = sum(len(section.events) for section in found.schedule.sections)
    text = f"schedule: {executions}, {events} events; written to {path}"
    notes = []
    if found.inputs:
        notes.append("inputs outside of it end the program")
    if found.executions > found.ended:
        notes.append(f"{found.executions - found.ended} sequences of inputs do not end well and are left out")
    if found.untried:
        notes.append(f"at least {found.untried} were not tried")
    return text + "".join(f"\n  {note}" for note in notes)
