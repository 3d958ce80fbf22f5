"""Ten classic failures: the reasons that docs/how-to/read-a-trace.md shows are what raddle says, and the
memory orders that they name, put into the source, do rule the failure out."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

import raddle
from raddle.explore.result import Result

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
        if sentence.startswith("with "):
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
