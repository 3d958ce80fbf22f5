"""Work on several programs at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from raddle.errors import UserError

Item = TypeVar("Item")
Made = TypeVar("Made")


def checked(jobs: int) -> int:
    """How many at a time: 0 is as many as there are cores."""
    if jobs < 0:
        raise UserError(f"--jobs needs a number of at least 0, not {jobs}")
    from raddle.explore.jobs import cores

    return cores(jobs)


def in_order(
    work: Callable[[Item], Made], items: Sequence[Item], jobs: int, *, threads: bool = False
) -> Iterator[Made]:
    """What becomes of each, in their order, each as soon as it is there. In processes of their own, unless
    the work starts some itself (`threads`)."""
    jobs = min(jobs, len(items))
    if jobs <= 1:
        yield from map(work, items)
        return
    import multiprocessing
    from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor

    pool: Executor
    if threads:
        pool = ThreadPoolExecutor(jobs)
    else:
        pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
    try:
        yield from pool.map(work, items)
    finally:
        pool.shutdown(cancel_futures=True)
