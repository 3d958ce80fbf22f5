"""Checks a saved schedule against a program: its policy is followed again, the tree certified, and the
schedule that comes out compared with the saved one."""

from __future__ import annotations

from raddle.errors import UserError
from raddle.ir.program import Program
from raddle.schedules.format import ScheduleFile
from raddle.schedules.synthesis import attempt


def recheck(saved: ScheduleFile, program: Program, digest: str, name: str) -> str:
    """What to tell the user; raises UserError for a schedule that this program does not have."""
    check_program(saved, digest, name)
    for number, variant in enumerate(saved.variants, 1):
        found = attempt(program, variant.policy, number, None)
        if found.schedule != variant.schedule or found.barred != variant.barred:
            raise UserError(f"{name}: schedule {number} is not what is proven for this program")
    return f"{name}: {len(saved.variants)} schedules proven again"


def check_program(saved: ScheduleFile, digest: str, name: str) -> None:
    if saved.digest != digest:
        files = ", ".join(saved.files)
        raise UserError(
            f"{name} is the schedule of another program ({files}, with other text, flags or compiler)",
            hint="make a schedule for this one with raddle schedule",
        )
