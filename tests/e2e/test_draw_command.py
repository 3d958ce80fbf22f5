"""`raddle verify --svg`, `--dot` and `--execution` as a user types them."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest
from command_line import COUNTER, LOCKED, CommandLine

MESSAGE = """\
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int data, ready;
void *send(void *p) {
    atomic_store_explicit(&data, 42, memory_order_relaxed);
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return p;
}
int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, send, 0);
    if (atomic_load_explicit(&ready, memory_order_relaxed))
        assert(atomic_load_explicit(&data, memory_order_relaxed) == 42);
    pthread_join(thread, 0);
    return 0;
}
"""


def texts(raddle: CommandLine, name: str) -> str:
    root = ElementTree.fromstring((raddle.folder / name).read_text())
    return "\n".join("".join(element.itertext()) for element in root.iter() if element.tag.endswith("text"))


def test_the_failing_execution(raddle: CommandLine) -> None:
    raddle.file("m.c", MESSAGE)
    done = raddle("verify", "m.c", "--svg", "m.svg", "--dot", "m.dot")
    assert done.status == 1
    shown = texts(raddle, "m.svg")
    assert "assertion atomic_load_explicit(&data, memory_order_relaxed) == 42 fails" in shown
    assert "m.c, rc11" in shown
    assert "R rlx data = 0" in shown
    dot = (raddle.folder / "m.dot").read_text()
    assert dot.startswith("digraph execution {")
    assert "R rlx data = 0" in dot
    before = (raddle.folder / "m.svg").read_bytes()
    raddle("verify", "m.c", "--svg", "m.svg")
    assert (raddle.folder / "m.svg").read_bytes() == before


@pytest.mark.parametrize("search", ["auto", "modification-order", "reads-from"])
def test_the_nth_execution(raddle: CommandLine, search: str) -> None:
    raddle.file("m.c", MESSAGE.replace("rlx", "acq").replace("assert(", "(void)("))
    seen = set()
    for number in ("1", "2", "3"):
        words = ("--execution", number, "--svg", "m.svg", "--search", search)
        assert raddle("verify", "m.c", *words).status == 0
        shown = texts(raddle, "m.svg")
        assert f"execution {number}" in shown
        seen.add(shown.replace(f"execution {number}", ""))
    assert len(seen) == 3
    done = raddle("verify", "m.c", "--execution", "4", "--svg", "m.svg", "--search", search)
    assert done.status == 3
    assert done.err == "raddle: there is no execution 4 to draw: the search has 3 complete ones\n"


def test_an_execution_behind_the_first_error(raddle: CommandLine) -> None:
    raddle.file("m.c", MESSAGE)
    words = ("verify", "m.c", "--search", "modification-order", "--execution", "99", "--dot", "m.dot")
    done = raddle(*words)
    assert done.status == 3
    assert "(the first error ends the search)" in done.err
    assert "first error" not in raddle(*words, "--keep-going").err
    assert raddle("verify", "m.c", "--execution", "1", "--dot", "m.dot", "--keep-going").status == 1


def test_nothing_to_draw_is_a_warning(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", LOCKED), "--svg", "a.svg")
    assert done.status == 0
    assert done.out.splitlines()[1].startswith("warning: nothing is drawn: no execution fails")
    assert not (raddle.folder / "a.svg").exists()


def test_interleavings_are_drawn_too(raddle: CommandLine) -> None:
    words = ("verify", raddle.file("a.c", COUNTER), "--model", "sc", "--search", "interleavings")
    assert raddle(*words, "--svg", "a.svg").status == 1
    assert "data race on x" in texts(raddle, "a.svg")
    done = raddle(*words, "--svg", "a.svg", "--execution", "1")
    assert done.status == 3
    assert "--execution does not work with --search interleavings" in done.err


def test_what_to_draw_needs_a_file(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", COUNTER), "--execution", "1")
    assert done.status == 3
    assert "add --svg FILE or --dot FILE" in done.err


def test_ends_are_drawn_where_rows_are_left_out(raddle: CommandLine) -> None:
    """What starts a C++ thread is no row of the trace; threads that wait have their boxes all the same."""
    raddle.file(
        "d.cpp",
        "#include <mutex>\n#include <thread>\nstd::mutex m, n;\nint main() {\n"
        "    std::thread t([] { std::lock_guard a(n); std::lock_guard b(m); });\n"
        "    { std::lock_guard a(m); std::lock_guard b(n); }\n    t.join();\n}\n",
    )
    assert raddle("verify", "d.cpp", "--svg", "d.svg").status == 1
    shown = texts(raddle, "d.svg")
    assert "waits for n" in shown
    assert "waits for m" in shown
    assert "is stuck until" in shown
