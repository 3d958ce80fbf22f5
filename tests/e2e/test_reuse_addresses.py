"""--reuse-addresses: the words of traces and results, and what is refused. What it finds: tests/programs and
tests/differential/test_heap.py."""

from __future__ import annotations

from pathlib import Path

import pytest

import raddle
from raddle.errors import UnsupportedError, UserError

ABA = Path(__file__).parent.parent / "programs" / "errors" / "aba.c"
NEVER = "no allocation gets the address of a block that was freed (see --reuse-addresses)"


def test_a_trace_tells_whose_address_came_back(tmp_path: Path) -> None:
    trace = tmp_path / "trace.json"
    for model, search in (("rc11", "reads-from"), ("sc", "dpor"), ("sc", "interleavings")):
        found = raddle.verify(ABA, model=model, search=search, reuse_addresses=True, trace=trace)
        (error,) = found.errors
        (line,) = [text for text in error.details if "returned" in text]
        assert line.startswith("malloc of thread 2 at ")
        assert line.endswith(f"returned the address of the block freed at {ABA}:37"), line
        (row,) = [row for row in error.trace if row.operation == "malloc: takes"]
        assert row.object == f"the address of the block freed at {ABA}:37"
        assert raddle.replay(trace).errors == found.errors
        assert found.to_json()["reuse_addresses"] is True


PROGRAM = """#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
_Atomic(int *) shared;
int main(void) {
    int *p = malloc(4), *q = %s;
    free(p);
    int *r = malloc(4);
    %s;
}
"""


@pytest.mark.parametrize(
    ("other", "use", "told"),
    [
        ("p", "return q == r", True),
        ("p", "return q == NULL", False),
        ("p", "return *r == 3 ? 0 : 0", False),
        ("p", "return (uintptr_t)q == (uintptr_t)r", True),
        ("p", "atomic_compare_exchange_strong(&shared, &q, r)", True),
    ],
)
def test_who_compares_addresses_is_told(other: str, use: str, told: bool) -> None:
    text = PROGRAM % (other, use.replace("*r == 3", "(*r = 3) == 3"))
    found = raddle.verify(text)
    assert found.verdict == "safe", found.errors
    assert (NEVER in found.assumptions) == told
    again = raddle.verify(text, reuse_addresses=True)
    assert NEVER not in again.assumptions
    assert any("the allocator's" in text for text in again.assumptions)


def test_who_frees_nothing_is_not_told() -> None:
    text = PROGRAM.replace("free(p);", "") % ("p", "return q == r")
    assert NEVER not in raddle.verify(text).assumptions


def test_one_thread_can_get_its_own_address_back() -> None:
    text = "#include <assert.h>\n" + PROGRAM % ("p", "assert(q != r)")
    assert raddle.verify(text).verdict == "safe"
    for model, search in (("rc11", "reads-from"), ("rc11", "rcmc"), ("sc", "dpor"), ("rc11", "oracle")):
        found = raddle.verify(text, model=model, search=search, reuse_addresses=True)
        assert [error.kind for error in found.errors] == ["assertion"], search


def test_errors_of_memory_are_found_as_before() -> None:
    for use, code in (
        ("*q = 1", "after free"),
        ("free(r); free(r)", "double free"),
        ("r[1] = 1", "offset 4"),
    ):
        for model, search in (("rc11", "reads-from"), ("sc", "dpor"), ("sc", "interleavings")):
            text = PROGRAM % ("p", use)
            (error,) = raddle.verify(text, model=model, search=search, reuse_addresses=True).errors
            assert code in error.message, (search, error.message)


def test_what_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="--schedule-out does not work with --reuse-addresses"):
        raddle.verify(ABA, reuse_addresses=True, schedule_out=tmp_path / "schedule.json")
    many = "#include <stdlib.h>\nint main(void) { for (int i = 0; i < 65; i++) free(malloc(1)); }\n"
    with pytest.raises(UnsupportedError, match="more than 64 freed blocks"):
        raddle.verify(many, reuse_addresses=True, model="sc", search="dpor")
