"""The cache as a user sees it: fast, and never stale."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from command_line import COUNTER, CommandLine

VALUE = '#include <assert.h>\n#include "value.h"\nint main(void) { assert(VALUE == 1); return 0; }\n'


def entries(raddle: CommandLine) -> int:
    return len(list((raddle.folder / ".cache" / "raddle").glob("*.image")))


def test_one_entry_per_program(raddle: CommandLine) -> None:
    raddle.file("a.c", COUNTER)
    first, second = raddle("verify", "a.c", "--quiet"), raddle("verify", "a.c", "--quiet")
    assert first == second
    assert entries(raddle) == 1
    raddle("verify", "a.c", "-DX=1")
    assert entries(raddle) == 1, "a macro nobody uses changes nothing"
    raddle("verify", "a.c", "--", "argument")
    assert entries(raddle) == 2
    raddle("verify", "a.c", "--no-cache", "-Dt=u")
    assert entries(raddle) == 2


def test_a_changed_header_is_seen(raddle: CommandLine) -> None:
    raddle.file("a.c", VALUE)
    raddle.file("value.h", "#define VALUE 1\n")
    assert raddle("verify", "a.c").status == 0
    raddle.file("value.h", "#define VALUE 2\n")
    assert raddle("verify", "a.c").status == 1


def test_a_new_header_that_comes_first_is_seen(raddle: CommandLine) -> None:
    raddle.file("a.c", VALUE)
    raddle.file("second/value.h", "#define VALUE 1\n")
    words = ("verify", "a.c", "-Ifirst", "-Isecond")
    assert raddle(*words).status == 0
    raddle.file("first/value.h", "#define VALUE 2\n")
    assert raddle(*words).status == 1


def test_a_damaged_entry_is_rewritten(raddle: CommandLine) -> None:
    raddle.file("a.c", COUNTER)
    first = raddle("verify", "a.c", "--quiet")
    (entry,) = (raddle.folder / ".cache" / "raddle").glob("*.image")
    good = entry.read_bytes()
    entry.write_bytes(good[:100])
    assert raddle("verify", "a.c", "--quiet") == first
    assert entry.read_bytes() == good


def test_runs_at_the_same_time(raddle: CommandLine) -> None:
    raddle.file("a.c", COUNTER)
    with ThreadPoolExecutor(4) as pool:
        done = list(pool.map(lambda _: raddle("verify", "a.c", "--quiet"), range(8)))
    assert len(set(done)) == 1
    assert done[0].status == 1
    assert done[0].err == ""
    assert entries(raddle) == 1
    assert not list((raddle.folder / ".cache" / "raddle").glob("new-*"))
