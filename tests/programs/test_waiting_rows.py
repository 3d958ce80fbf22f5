"""Programs that wait and try again: how many executions they have, and how many blocked, with all names of
threads and up to names.

`orders`: what the number is made of.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb, factorial
from pathlib import Path

import pytest

import raddle

HERE = Path(__file__).parent / "waiting"


@dataclass(frozen=True, slots=True)
class Row:
    program: str
    flags: str
    orders: str
    executions: int
    blocked: int = 0


ROWS = (
    Row("sortnet", "-DN=8", "each line is sorted in one order", 1),
    Row("sortnet", "-DN=12", "the same", 1),
    Row("ticket_lock", "-DN=6", "orders of tickets", factorial(6)),
    Row("ticket_lock", "-DN=4 -DNOJOIN", "orders of tickets", factorial(4)),
    Row("spinning_barrier", "-DN=5", "orders of arrivals", factorial(5)),
    Row("mcs_lock", "-DN=4", "as counted by others, too", 1080),
    Row("adders", "-DN=10", "additions commute", 1),
    Row("adders", "-DN=20", "additions commute", 1),
    Row("broadcast", "-DN=5", "who waits, in which order", sum(comb(5, k) * factorial(k) for k in range(6))),
    Row("peeled_wait", "-DN=16", "only the last write ends it", 1),
    Row("retry_add", "-DN=3", "orders of threads", factorial(3)),
    Row("retry_add", "-DN=5", "orders of threads", factorial(5)),
    Row("retry_store", "-DN=4", "orders of five writes", factorial(5)),
    Row("barrier_rounds", "-DN=2 -DR=6", "nobody tells the orders of arrivals", 1),
    Row("barrier_rounds", "-DN=5 -DR=2", "the same", 1),
    Row("bias_lock", "-DBIAS=0x01000000", "the same, with a bias that 128 threads could make run over", 48),
    Row("bias_lock", "", "4! of sections, 3! * 4 where readers overlap", 48),
    Row("bias_lock_given", "", "the same; the threads get the lock's address", 48),
    Row("take_back_given", "-DN=3", "orders of sections", factorial(3)),
    Row("add_and_take_back", "-DN=2", "orders of sections", 2),
    Row("add_and_take_back", "-DN=4", "orders of sections", factorial(4)),
    Row("nested_retries", "-DN=4", "orders of threads", factorial(4)),
    Row("push", "-DN=4", "orders of threads", factorial(4)),
    Row("push_atomic", "-DN=4", "orders of threads", factorial(4)),
    Row(
        "mpmc_queue",
        "-DN=3",
        "orders of writers; the reader finds the first one's, or nothing",
        2 * factorial(3),
    ),
    Row("polled", "", "it finds what it waits for in the last turn", 1),
    Row("polled_taking", "", "before or after the second is put there", 2),
    Row("confirm", "-DN=8", "what each of three readers finds twice", 9**3),
)


@pytest.mark.parametrize(
    ("row", "model"),
    [
        pytest.param(row, model, id=f"{row.program} {row.flags} {model}")
        for row in ROWS
        for model in ("rc11", "sc")
    ],
)
def test_row(row: Row, model: str) -> None:
    program, flags = HERE / f"{row.program}.c", ["-w", *row.flags.split()]
    result = raddle.verify(program, flags=flags, model=model, symmetry=False)
    assert (result.verdict, result.complete) == ("safe", True)
    assert (result.executions, result.blocked) == (row.executions, row.blocked)


UP_TO_NAMES = (
    Row("ticket_lock", "-DN=6", "one order", 1),
    Row("ticket_lock", "-DN=4 -DNOJOIN", "one order", 1),
    Row("spinning_barrier", "-DN=5", "one order", 1),
    Row("retry_add", "-DN=5", "one order", 1),
    Row("retry_store", "-DN=4", "orders of five writes, with some names left", 21),
    Row("add_and_take_back", "-DN=4", "orders of sections, with some names left", 3),
    Row("nested_retries", "-DN=4", "one order", 1),
    Row("confirm", "-DN=8", "what three readers find, whoever finds it", comb(9 + 2, 3)),
)


@pytest.mark.parametrize("row", UP_TO_NAMES, ids=lambda row: f"{row.program} {row.flags}")
def test_row_up_to_names(row: Row) -> None:
    result = raddle.verify(HERE / f"{row.program}.c", flags=["-w", *row.flags.split()], symmetry=True)
    assert (result.verdict, result.complete, result.up_to_names) == ("safe", True, True)
    assert (result.executions, result.blocked) == (row.executions, row.blocked)
