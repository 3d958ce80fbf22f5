"""--unroll N explores exactly N turns of each loop, however the loop is written."""

from __future__ import annotations

import pytest

import raddle

TURN = "assert(atomic_fetch_add(&n, 1) < 3);"
LOOPS = {
    "for": "for (int i = 0; i < TURNS; i++) { TURN }",
    "while": "int i = 0; while (i < TURNS) { i++; TURN }",
    "do": "int i = 0; do { TURN } while (++i < TURNS);",
    "break": "int i = 0; for (;;) { TURN if (++i == TURNS) break; }",
    "break-of-while": "int i = 0; while (1) { TURN if (++i == TURNS) break; }",
    "and": "int i = 0; while (i < TURNS && atomic_load(&n) >= 0) { i++; TURN }",
    "or": "int i = 0; while (atomic_load(&n) < 0 || i < TURNS) { i++; TURN }",
    "goto": "int i = 0; again: TURN if (++i < TURNS) goto again;",
    "continue": "for (int i = 0; i < TURNS; i++) { TURN if (i & 1) continue; atomic_load(&n); }",
    "inner": "for (int i = 0; i < TURNS; i++) { TURN for (int j = 0; j < 2; j++) atomic_load(&n); }",
    "called": "for (int i = 0; i < TURNS; i++) turn();",
}
START = """#include <assert.h>
#include <stdatomic.h>
atomic_int n;
"""


@pytest.mark.parametrize("name", LOOPS)
def test_a_bound_of_three_allows_three_turns(name: str) -> None:
    """The third turn runs, a fourth does not begin, and a loop that has only three is not cut."""
    loop = LOOPS[name].replace("TURN ", TURN + " ").replace("TURN}", TURN + "}")
    text = START + "void turn(void) { " + TURN + " }\nint main(void) { " + loop + " assert(n == TURNS); }\n"
    for search in ("modification-order", "dpor", "oracle"):
        exact = raddle.verify(text, flags=["-DTURNS=3"], unroll=3, search=search, model="sc")
        assert (exact.verdict, exact.executions) == ("safe", 1)
    for search in ("modification-order", "interleavings", "oracle"):
        cut = raddle.verify(text, flags=["-DTURNS=5"], unroll=3, search=search, model="sc")
        assert (cut.verdict, cut.executions, cut.blocked) == ("inconclusive", 0, 1)
        assert cut.bound == "safe up to 3 iterations of the loop at <text>:5"
    less = raddle.verify(text.replace("< 3", "< 2"), flags=["-DTURNS=5"], unroll=3, model="sc")
    assert less.verdict == "unsafe"


LIBRARY = """
    #include <assert.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    static int order(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
    int main(void) {
        int numbers[] = {3, 2, 1, 0};
        qsort(numbers, 4, sizeof *numbers, order);
        assert(strlen("abcdef") == 6 && strtol("1234", 0, 10) == 1234);
        assert(printf("%d %s", 12345, "abcdef") == 12);
        assert(numbers[0] != %d);
    }
"""


@pytest.mark.parametrize("search", ["modification-order", "interleavings", "oracle"])
def test_loops_of_the_library_are_not_bounded(search: str) -> None:
    """They end by themselves, and nobody can change them."""
    model = "sc" if search == "interleavings" else "rc11"
    found = raddle.verify(LIBRARY.replace("%d);", "9);"), unroll=1, search=search, model=model)
    assert found.verdict == "safe", found.reason
    found = raddle.verify(LIBRARY.replace("%d);", "0);"), unroll=1, search=search, model=model)
    assert found.verdict == "unsafe"
