"""resume(): goes on with a search from its checkpoint."""

from __future__ import annotations

import dataclasses
import os
from typing import TYPE_CHECKING, Any

from raddle.checkpoint import EVERY, image_hash, load
from raddle.course import Course
from raddle.errors import UserError
from raddle.explore.drive import Progress
from raddle.explore.options import Options
from raddle.explore.result import Result
from raddle.subject import Subject
from raddle.verification import explored, workers

if TYPE_CHECKING:
    from distributed import Client

RESUMABLE = (
    "jobs",
    "any_error",
    "timeout",
    "memory_limit",
    "accept_bounded",
    "accept_vacuous",
    "minimise",
    "explain",
)


def resume(
    path: str | os.PathLike[str],
    *,
    cache: bool = True,
    trace: str | os.PathLike[str] | None = None,
    progress: Progress | None = None,
    checkpoint_every: float = EVERY,
    cluster: str | Client | None = None,
    **options: Any,
) -> Result:
    """Go on with a search from its checkpoint, and write further ones to the same file. Options: jobs,
    timeout, memory_limit, and others that do not change what is searched."""
    from raddle.explore.native import NativeSearch
    from raddle.explore.plan import Plan

    saved = load(path)
    for name in options:
        if name not in RESUMABLE:
            raise UserError(f"{name} cannot change when a search goes on; {', '.join(RESUMABLE)} can")
    given = {**dict.fromkeys(("timeout", "memory_limit")), **options}
    wanted = Options.of(**{**saved.options.to_json(), **given}).resolved()
    subject = Subject.of(saved.request, cache=cache, compilation=saved.compilation)
    if image_hash(subject) != saved.image:
        raise UserError(
            f"{os.fspath(path)} is a checkpoint of another program: raddle assembles it differently here",
            hint="verify the program again",
        )
    search = NativeSearch(subject.code, wanted, subject.watched)
    chosen = Plan(search, wanted, *saved.reasons, interrupted=False)
    with workers(cluster) as client:
        course = Course.of(chosen, "", saved, client)
        course.save_to(os.fspath(path), checkpoint_every, subject, saved.model)
        try:
            result = explored(subject, saved.model, course, progress, trace, ())[0]
            return dataclasses.replace(result, seconds=result.seconds + saved.seconds)
        except ValueError as problem:
            raise UserError(f"{os.fspath(path)} does not fit its program: {problem}") from None
