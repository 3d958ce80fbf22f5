"""The RCMC paper's tables: every count, in this process; the large ones are slow tests.

Duplicates are counted in every quick row: the searches modification-order and reads-from must have none.
"""

from __future__ import annotations

import pytest

import raddle
from raddle.bench.plan import Job, Selection, plan
from raddle.bench.table import load
from raddle.explore.options import SEARCHES

QUICK = plan([load("rcmc")], Selection(quick=True))
SLOW = tuple(job for job in plan([load("rcmc")], Selection()) if job not in QUICK)


def name(job: Job) -> str:
    return f"{job.program.name}({job.n})-{job.model}-{job.search}"


def check(job: Job, *, count_duplicates: bool) -> None:
    if job.search not in SEARCHES:
        pytest.skip(f"there is no search {job.search} yet")
    expected = job.expected(job.search)
    assert expected is not None
    result = raddle.verify(
        job.program.source,
        flags=job.program.compiler_flags(job.n),
        model=job.model,
        search=job.search,
        count_duplicates=count_duplicates,
    )
    assert (result.verdict, result.complete, result.blocked) == ("safe", True, 0)
    assert result.executions == expected.executions
    if count_duplicates:
        assert result.duplicates == (expected.duplicates or 0)


@pytest.mark.parametrize("job", QUICK, ids=name)
def test_quick_rows(job: Job) -> None:
    check(job, count_duplicates=True)


@pytest.mark.slow
@pytest.mark.parametrize("job", SLOW, ids=name)
def test_slow_rows(job: Job) -> None:
    check(job, count_duplicates=job.counts_duplicates)
