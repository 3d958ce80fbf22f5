"""Checks a saved schedule against a program: what led to it is done again, and the schedule that comes out
compared with the saved one. A proof is found and certified again; executions are run on the machine again."""

from __future__ import annotations

from dataclasses import replace

from raddle.errors import UserError
from raddle.frontend.build import Request
from raddle.ir.program import Program
from raddle.schedules.format import ScheduleFile, Variant
from raddle.schedules.rehearsed import Guide
from raddle.schedules.synthesis import attempt


def recheck(saved: ScheduleFile, request: Request, program: Program, digest: str, name: str) -> str:
    """What to tell the user; raises UserError for a schedule that this program does not have."""
    check_program(saved, digest, name)
    variant = saved.variant
    again: Variant | None = None
    if isinstance(variant.policy, Guide):
        again, executions = _rehearsed(variant.policy, request, program)
        done = f"{executions} execution{'s' * (executions != 1)} run again"
    else:
        found = attempt(program, variant.policy, 1, None)
        if found.schedule is not None:
            again = Variant(variant.policy, found.schedule, found.names, found.barred)
        done = "proven again"
    if again is None or (again.schedule, again.barred, again.inputs) != (
        variant.schedule,
        variant.barred,
        variant.inputs,
    ):
        raise UserError(f"{name} is not what is proven for this program")
    return f"{name}: {done}"


def _rehearsed(guide: Guide, request: Request, program: Program) -> tuple[Variant, int]:
    from raddle.explore.options import Options
    from raddle.frontend.build import build
    from raddle.schedules.rehearsed import Rehearsal

    request = replace(request, arguments=guide.arguments, nondet_values=guide.nondet)
    options = Options(
        model="sc", entry=request.entry, volatile=request.volatile, nondet_values=guide.nondet
    ).resolved()
    found = Rehearsal(build(request).image, program, options).follow(guide)
    return Variant(found.guide, found.schedule, found.names, found.barred, found.inputs), found.executions


def check_program(saved: ScheduleFile, digest: str, name: str) -> None:
    if saved.digest != digest:
        files = ", ".join(saved.files)
        raise UserError(
            f"{name} is the schedule of another program ({files}, with other text, flags or compiler)",
            hint="make a schedule for this one with raddle schedule",
        )


def check_arguments(variant: Variant, arguments: tuple[str, ...], name: str) -> None:
    """What a program is called with is an input: executions know only what they were tried with."""
    if isinstance(variant.policy, Guide) and variant.policy.arguments != arguments:
        known = " ".join(variant.policy.arguments) or "none"
        raise UserError(
            f"{name} was made from executions with other program arguments ({known})",
            hint="give the same after --, or make it again with raddle verify --schedule-out",
        )
