"""Ten classic failures: the reasons that docs/how-to/read-a-trace.md shows are what raddle says, and the
memory orders that they name, put into the source, do rule the failure out."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

import raddle
from raddle.explain.fencing import moved, with_fences
from raddle.explain.strengthening import by_place
from raddle.explore.native import NativeSearch
from raddle.explore.options import Options
from raddle.explore.result import Result
from raddle.frontend.sources import Source
from raddle.subject import Subject
from raddle.verification import request_for

ROOT = Path(__file__).parent.parent.parent
CLASSICS = sorted((ROOT / "examples" / "classics").glob("*.c"))
WITHOUT_ORDERS = ("condition", "lock_order")
"""They fail under sc, too: no memory order mends them."""


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def named_orders(result: Result) -> dict[int, str]:
    """Lines and the memory orders that a report names for them."""
    found: dict[int, str] = {}
    for sentence in result.errors[0].why:
        if sentence.startswith("with memory_"):
            for order, places in re.findall(r"(memory_order_\w+) at (.+?)(?= and memory_| this )", sentence):
                found.update((int(line), order) for line in re.findall(r"\.c:(\d+)", places))
    return found


def test_there_are_ten() -> None:
    assert len(CLASSICS) == 10


@pytest.mark.parametrize("path", CLASSICS, ids=lambda path: path.stem)
def test_reasons_and_remedies(path: Path, tmp_path: Path) -> None:
    result = raddle.verify(path)
    assert result.verdict == "unsafe"
    shown = [
        f"    {line}".rstrip()
        for sentence in result.errors[0].why
        for line in textwrap.wrap(sentence, 120, initial_indent="  - ", subsequent_indent="    ")
    ]
    page = (ROOT / "docs" / "how-to" / "read-a-trace.md").read_text()
    section = page.split(f"### {path.stem}\n", 1)[1].split("\n#", 1)[0]
    assert "\n".join(shown) in section
    orders = named_orders(result)
    assert bool(orders) == (path.stem not in WITHOUT_ORDERS)
    if orders:
        lines = path.read_text().splitlines()
        for number, order in orders.items():
            assert re.search(r"memory_order_\w+", lines[number - 1]), f"line {number} has no order"
            lines[number - 1] = re.sub(r"memory_order_\w+", order, lines[number - 1])
        mended = tmp_path / path.name
        mended.write_text("\n".join(lines))
        assert raddle.verify(mended).verdict == "safe"
        for left_out in orders:  # each of them is needed
            fewer = [*lines[: left_out - 1], path.read_text().splitlines()[left_out - 1], *lines[left_out:]]
            mended.write_text("\n".join(fewer))
            assert raddle.verify(mended, explain=False).verdict == "unsafe", f"without line {left_out}"


@pytest.mark.parametrize("model", ["rc11", "tso"])
@pytest.mark.parametrize("name", ["sb", "iriw"])
def test_fences_are_remedies(name: str, model: str, tmp_path: Path) -> None:
    """The fences that are named, put into the source, do rule the failure out; one fewer does not."""
    path = ROOT / "examples" / "classics" / f"{name}.c"
    result = raddle.verify(path, model=model)
    if (name, model) == ("iriw", "tso"):
        assert result.verdict == "safe"
        return
    said = [sentence for sentence in result.errors[0].why if "atomic_thread_fence" in sentence]
    assert len(said) == 1 if model == "rc11" else len(said) <= 1
    before = [int(line) for sentence in said for line in re.findall(r"\.c:(\d+)", sentence)]
    for left_out in [None, *before] if before else []:
        lines = path.read_text().splitlines()
        for number in sorted(before, reverse=True):
            if number != left_out:
                lines.insert(number - 1, "    atomic_thread_fence(memory_order_seq_cst);")
        mended = tmp_path / path.name
        mended.write_text("\n".join(lines))
        wanted = "safe" if left_out is None else "unsafe"
        assert raddle.verify(mended, model=model, explain=False).verdict == wanted


def test_fences_change_nothing_else() -> None:
    """Under sc a fence means nothing: the same counts, wherever it stands; jumps and switches lead on."""
    source = """\
#include <pthread.h>
#include <stdatomic.h>
atomic_int x, y;
static int step(int n) {
    switch (n) { case 0: return atomic_load(&x); case 1: x++; return 2; case 7: y = x; break; default: y++; }
    for (int i = 0; i < 2; i++) if (atomic_load(&y) > i) x = i;
    return y;
}
void *t(void *p) { int a = step(0); step(1); step(a + 5); step(7); return p; }
int main(void) { pthread_t a; pthread_create(&a, 0, t, 0); step(1); step(3); pthread_join(a, 0); return x; }
"""
    options = Options.of(model="sc", search="modification-order").resolved()
    subject = Subject.of(request_for([Source("<text>", source)], options), cache=False)

    def counts(code: bytes) -> tuple[int, int]:
        search = NativeSearch(code, options, [])
        while not search.run(1.0):
            pass
        return search.found(None, 0.0).executions, search.found(None, 0.0).blocked

    whole = counts(subject.code)
    assert whole[0] > 10
    assert with_fences(subject.code, []) == subject.code
    places = [pc for found in by_place(subject.code, subject.symbols).values() for pc in found]
    assert counts(with_fences(subject.code, sorted(places))) == whole
    for pc in places[:12]:
        assert counts(with_fences(subject.code, [pc])) == whole
    assert moved(subject.code, [3, 5], [9, 5, 0xFFFFFFFF]) == [9, 7, 0xFFFFFFFF]


def test_replay_tells_the_same(tmp_path: Path) -> None:
    trace = tmp_path / "trace.json"
    (error,) = raddle.verify(ROOT / "examples" / "classics" / "mp.c", trace=trace).errors
    (again,) = raddle.replay(trace).errors
    assert (again.why, again.trace) == (error.why, error.trace)
    assert [row.missed for row in again.trace] == [row.missed for row in error.trace]


def test_no_explanation_on_demand() -> None:
    (error,) = raddle.verify(ROOT / "examples" / "classics" / "mp.c", explain=False).errors
    assert len(error.why) == 1
    assert error.why[0].startswith("stale: ")


def test_bounds_are_told() -> None:
    """Where not everything is looked at, the program is not called safe."""
    text = (ROOT / "examples" / "classics" / "mp.c").read_text()
    chosen = text.replace(
        "int main(void) {\n",
        "int __VERIFIER_nondet_int(void);\nint main(void) {\n  if (__VERIFIER_nondet_int() > 1) return 0;\n",
    )
    (error,) = raddle.verify(chosen).errors
    assert error.why[-1].endswith("this failure is impossible within the same bounds")
    assert not any("does not exist" in sentence for sentence in error.why)
