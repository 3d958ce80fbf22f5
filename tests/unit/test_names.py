"""What a report calls things: the element two accesses share, the array left, the thread that is main."""

from __future__ import annotations

from pathlib import Path

import pytest

import raddle
from raddle.report import text

RACE = """\
#include <pthread.h>
#include <string.h>
int table[4];
void *w(void *a) { table[1] = 3; return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, w, 0);
  memset(table, 0, sizeof table);
  pthread_join(t, 0); }
"""


@pytest.mark.parametrize(
    ("search", "model"),
    [("modification-order", "rc11"), ("reads-from", "rc11"), ("dpor", "sc"), ("interleavings", "sc")],
)
def test_a_race_is_on_what_both_touch(search: str, model: str) -> None:
    (error,) = raddle.verify(RACE, search=search, model=model).errors
    assert error.message.startswith("data race on table[1]: ")
    marked = [row.object for row in error.trace if row.marked]
    assert all(name in ("table[1]", "table[0..1]", "") for name in marked)


def test_an_access_outside_names_the_array() -> None:
    program = "int a[4];\nint main(int argc, char **argv) { a[argc + 3] = 1; return 0; }\n"
    (error,) = raddle.verify(program).errors
    assert error.message == "access of 4 bytes at offset 16 of a, which has 16 bytes"
    assert [row.function for row in error.threads] == ["main"]
    local = "int main(int argc, char **argv) { int b[2]; int *p = b; p[argc + 1] = 1; return p[0]; }\n"
    (error,) = raddle.verify("#include <stdio.h>\n" + local).errors
    assert error.message == "access of 4 bytes at offset 8 of b, which has 8 bytes"


def test_a_limit_of_events_names_a_place() -> None:
    program = """\
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; int flag;
void *w(void *a) { for (;;) {
  pthread_mutex_lock(&m); int f = flag; pthread_mutex_unlock(&m);
  if (f) return 0; } }
int main(void) { pthread_t t; pthread_create(&t, 0, w, 0);
  for (;;) { pthread_mutex_lock(&m); flag = 0; pthread_mutex_unlock(&m); } }
"""
    for search, model in (("modification-order", "rc11"), ("dpor", "sc"), ("interleavings", "sc")):
        result = raddle.verify(program, search=search, model=model, max_events=200, locks="ordered")
        assert result.reason is not None
        assert "reached 200 events (at <text>:" in result.reason


def test_names_and_paths_in_any_script(tmp_path: object) -> None:
    """Columns are counted as a terminal shows them."""
    program = """\
#include <pthread.h>
struct 节点 { int 值; int b; } 头;
void *w(void *a) { 头.值 = 3; return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, w, 0); 头.值 = 1; 头.b = 2; pthread_join(t, 0); }
"""
    (error,) = raddle.verify(program, minimise=False).errors
    assert error.message.startswith("data race on 头.值: ")
    rows = [line for line in text.error_lines(error, text.Style(full=True)) if " write 头" in line]
    assert len(rows) == 3
    assert (
        len(
            {
                line.index(number) + line[: line.index(number)].count("值")
                for line, number in zip(rows, ("  1 ", "  2 ", "  3 "), strict=True)
            }
        )
        == 1
    )


def test_a_place_that_is_cut_keeps_its_line(tmp_path: Path) -> None:
    """In a file with a long name, and long names of objects."""
    path = tmp_path / "a_file_with_quite_a_long_name_for_one.c"
    path.write_text(
        "#include <stdatomic.h>\n#include <stdlib.h>\n"
        "struct a_structure_with_a_long_name { struct a_structure_with_a_long_name *_Atomic member; };\n"
        "struct a_structure_with_a_long_name *_Atomic variable_with_a_long_name;\n"
        "int main(void) {\n"
        "    variable_with_a_long_name = calloc(1, sizeof *variable_with_a_long_name);\n"
        "    atomic_exchange(&variable_with_a_long_name->member, variable_with_a_long_name);\n"
        "    abort();\n"
        "}\n"
    )
    error = raddle.verify(path).errors[0]
    lines = text.error_lines(error, text.Style(full=True))
    places = [word for line in lines for word in line.split() if word.startswith("…") and "_one.c" in word]
    assert [place.partition("_one.c")[2] for place in places] == [":6", ":7", ":7", ":7", ":8"]
