"""Checks a saved schedule against a program. A proof is in the certificate beside it and goes through the
checker; nothing is searched for. Executions are run on the machine again. Either way the schedule that comes
out has to be the saved one, and the verdict the one that follows."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

from raddle.errors import UserError
from raddle.frontend.build import Request
from raddle.impact.terms.interruption import interruptible
from raddle.ir.program import Program
from raddle.schedules import certificate_file
from raddle.schedules.format import ScheduleFile, Variant
from raddle.schedules.rehearsed import Guide


def recheck(
    saved: ScheduleFile, request: Request, program: Program, digest: str, name: str, seconds: float
) -> str:
    """What to tell the user; raises UserError for a schedule that this program does not have, OutOfTime."""
    check_program(saved, digest, name)
    variant = saved.variant
    if isinstance(variant.policy, Guide):
        again, executions = _rehearsed(variant.policy, request, program)
        if (again.schedule, again.barred, again.inputs) != (variant.schedule, variant.barred, variant.inputs):
            raise UserError(f"{name} is not what is proven for this program")
        return f"{name}: {executions} execution{'s' * (executions != 1)} run again"
    path = certificate_file.path_of(Path(name))
    with interruptible():
        found = certificate_file.check(path, program, digest, variant, time.monotonic() + seconds)
    if saved.verdict != found.verdict:
        raise UserError(
            f"{name} says {saved.verdict} for all schedules, its certificate proves {found.verdict}",
            hint="make it again with raddle schedule",
        )
    return (
        f"{name}: the certificate holds ({found.nodes} nodes, {found.proven} implications proven again), "
        f"for all schedules: {found.verdict}"
    )


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
