"""Objects of many megabytes: what is refused, what is free, and who says so."""

from __future__ import annotations

import pickle
import re
import time

import pytest
from c_snippets import lower

import raddle
from raddle.assemble import assemble
from raddle.errors import UnsupportedError
from raddle.passes import pipeline


def test_a_huge_global_is_refused_before_its_bytes_are_made() -> None:
    began = time.monotonic()
    with pytest.raises(UnsupportedError, match=r"5120 MiB .'huge'.") as caught:
        lower("static char huge[5ul << 30];\nint main(void) { return huge[4ul << 30]; }")
    assert caught.value.location is not None
    assert caught.value.location.line == 1
    assert time.monotonic() - began < 60


def test_zeros_cost_no_bytes_of_the_cached_image() -> None:
    source = "static int big[16 << 20]; int main(void) { return big[5 << 20]; }"
    image = assemble(pipeline.run(lower(source)), ["a.out"])
    assert len(pickle.dumps(image)) < 100_000
    assert len(image.code) > 64 << 20


def test_a_partly_initialised_global_keeps_what_was_written() -> None:
    program = lower("int part[1 << 20] = {1, 2}; int main(void) { return part[1]; }")
    assert program.globals["part"].size == 4 << 20
    assert program.globals["part"].data == bytes([1, 0, 0, 0, 2, 0, 0, 0])


SIZES = """
    #include <assert.h>
    #include <errno.h>
    #include <stdint.h>
    #include <stdlib.h>
    int main(void) {
        assert(malloc((size_t)-5) == NULL && errno == ENOMEM);
        assert(calloc(SIZE_MAX / 2, 4) == NULL);
        char *p = malloc(100ul << 20);
        p[99ul << 20] = 1;
        free(p);
"""


def test_sizes_that_no_object_can_have_give_null() -> None:
    assert raddle.verify(SIZES + "return 0; }\n").verdict == "safe"


def test_sizes_that_may_fail_or_not_are_refused_with_their_line() -> None:
    with pytest.raises(UnsupportedError, match="more than 1 GiB"):
        raddle.verify(SIZES + "return malloc(2ul << 30) != NULL; }\n")


DEEP = """

    int down(int n) { char here[2] = {0}; here[n & 1] = 1; return n ? down(n - 1) + here[0] : 0; }
    int main(void) { return down(%d) == 1; }
"""


def test_more_local_variables_than_there_are_places_for() -> None:
    """A real stack has room for them: that is no overflow. Looking for a place took a minute."""
    assert raddle.verify(DEEP % 60_000).verdict == "safe"
    with pytest.raises(UnsupportedError, match="more than 65,536 local variables at once") as caught:
        raddle.verify(DEEP % 70_000)
    assert caught.value.location is not None
    assert caught.value.location.line == 3


def test_a_long_loop_of_the_library_has_the_place_of_its_call() -> None:
    found = raddle.verify('#include <stdio.h>\nint main(void) { return printf("%2000000000d", 1) == 0; }')
    assert found.verdict == "inconclusive"
    assert "a loop of printf (called at <text>:2) ran 20,000,000 times" in found.reason


@pytest.mark.parametrize(
    ("locals_", "bytes_"),
    [
        ("char text[0x7fffffffffff];", 0x7FFFFFFFFFFF),
        ("long n = 1 << 28; double text[n];", 8 << 28),
        ("long n = 1l << 60; double text[n];", 1 << 62),
    ],
)
def test_an_overflow_says_how_much_is_needed(locals_: str, bytes_: int) -> None:
    source = f"int main(void) {{ {locals_} volatile char *p = (char *)text; p[0] = 1; return p[0]; }}"
    (error,) = raddle.verify(source + "\n", explain=False).errors
    found = re.fullmatch(
        r"stack overflow: ([\d,]+) bytes are needed, and a stack has 8,388,608", error.message
    )
    assert found is not None
    assert bytes_ <= int(found[1].replace(",", "")) < bytes_ + 1000
