"""raddle.schedule() from Python."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import raddle
from raddle.schedules.format import read

ROOT = Path(__file__).parent.parent.parent


def test_a_program_with_a_deadlock(tmp_path: Path) -> None:
    output, svg = tmp_path / "s.json", tmp_path / "s.svg"
    made = raddle.schedule(ROOT / "examples" / "deadlocking.c", iterations=2, output=output, svg=svg)
    assert made.verdict == "partially-safe"
    assert [found.schedule is not None for found in made.found] == [True, True]
    assert [item.failure.kind for item in made.counterexamples] == ["deadlock"]
    assert made.best is not None
    assert read(output).variant.schedule == made.best.schedule
    assert svg.read_text().startswith("<svg")


def test_source_text_that_is_wrong_under_every_schedule() -> None:
    made = raddle.schedule("#include <assert.h>\nint main(void) { assert(0); return 0; }\n")
    assert made.verdict == "unsafe"
    assert made.best is None


def test_wrong_numbers_are_refused() -> None:
    with pytest.raises(raddle.UserError, match="iterations"):
        raddle.schedule("int main(void) { return 0; }\n", iterations=0)
    with pytest.raises(raddle.UserError, match="seconds"):
        raddle.schedule("int main(void) { return 0; }\n", timeout=float("nan"))


def test_an_input_that_the_program_declares_itself() -> None:
    made = raddle.schedule(
        "#include <assert.h>\nint raddle_input(void);\n"
        "int main(void) { int k = raddle_input(); assert(k != 70000); return 0; }\n"
    )
    assert made.verdict == "unsafe"


TWO = (
    "#include <assert.h>\n#include <pthread.h>\nint raddle_input(void);\nint x;\n"
    "void *one(void *p) {{ for (;;) {{ {one} }} }}\n"
    "void *other(void *p) {{ for (;;) {{ {other} }} }}\n"
    "int main(void) {{ pthread_t a, b; pthread_create(&a, 0, one, 0); pthread_create(&b, 0, other, 0);\n"
    "  pthread_join(a, 0); pthread_join(b, 0); }}\n"
)


def test_a_thread_that_fails_whenever_it_goes_on() -> None:
    """It cannot be put off for ever: that would not be fair."""
    made = raddle.schedule(TWO.format(one="int d = raddle_input(); assert(7 / d < 8);", other="x = 0;"))
    assert made.verdict == "unsafe"


def test_a_thread_that_only_has_to_wait() -> None:
    made = raddle.schedule(TWO.format(one="assert(x == 1);", other="x = 1 - x;"), iterations=1, complete=0)
    assert made.verdict == "partially-safe"


def test_several_threads_of_one_process() -> None:
    """Each has a solver's context of its own; what they find is what one alone finds."""
    programs = [
        (ROOT / "examples" / "deadlocking.c").read_text(),
        TWO.format(one="int d = raddle_input(); assert(7 / d < 8);", other="x = 0;"),
        TWO.format(one="x = x + 1 > 3 ? 0 : x + 1;", other="assert(x <= 3);"),
    ] * 2
    alone = [raddle.schedule(program, iterations=2).verdict for program in programs[:3]]
    with ThreadPoolExecutor(3) as pool:
        found = list(pool.map(lambda program: raddle.schedule(program, iterations=2).verdict, programs))
    assert found == alone * 2
