"""Verdicts, exit statuses, limits and the result document, without the native core."""

from __future__ import annotations

import dataclasses
import json
import time
from pathlib import Path

import pytest

from raddle.errors import UserError
from raddle.explore import drive as drive_module
from raddle.explore.drive import drive, peak_resident_kb, resident
from raddle.explore.options import Options
from raddle.explore.result import ErrorReport, Result
from raddle.explore.run import Found, Search
from raddle.explore.verdict import assumptions, decide, exit_status
from raddle.report import text, tracefile

NONE: frozenset[str] = frozenset()
DONE = Search(3, 0, 3, 12, None, (), (), None, frozenset())
FAILED = dataclasses.replace(DONE, errors=(Found("assertion", {}),))


def test_safe() -> None:
    decided = decide(DONE, Options(), NONE, [], "")
    assert (decided.verdict, decided.complete, decided.reason) == ("safe", True, None)


def test_nothing_complete_is_no_proof() -> None:
    nothing = dataclasses.replace(DONE, executions=0, blocked=3)
    decided = decide(nothing, Options(), NONE, [], "")
    assert (decided.verdict, decided.complete, decided.bound) == ("inconclusive", False, None)
    assert decided.reason == "nothing was explored to its end: every execution is blocked"
    assert decide(nothing, Options(accept_vacuous=True), NONE, [], "").verdict == "safe"
    assert decide(nothing, Options(unroll=2), NONE, ["f.c:1"], "").bound is not None
    assert decide(dataclasses.replace(FAILED, executions=0), Options(), NONE, [], "").verdict == "unsafe"


def test_an_error_decides() -> None:
    for search in (FAILED, dataclasses.replace(FAILED, limit="timeout")):
        assert decide(search, Options(timeout=1.0), NONE, ["f.c:1"], "stuck").verdict == "unsafe"


def test_a_bound_is_no_proof() -> None:
    decided = decide(DONE, Options(unroll=5), NONE, ["f.c:12"], "")
    assert (decided.verdict, decided.complete) == ("inconclusive", False)
    assert decided.bound == "safe up to 5 iterations of the loop at f.c:12"
    assert decide(DONE, Options(unroll=1), NONE, ["a:1", "b:2"], "").bound == (
        "safe up to 1 iteration of the loop at a:1 and of 1 more"
    )


def test_few_values_are_no_proof() -> None:
    decided = decide(DONE, Options(nondet_values=(0, 7)), frozenset({"nondet-int"}), [], "")
    assert (decided.verdict, decided.complete) == ("inconclusive", False)
    assert decided.bound == "safe for the nondeterministic values 0, 7"


@pytest.mark.parametrize(
    ("limit", "reason"),
    [
        ("timeout", "the time limit of 2 s was reached"),
        ("memory", "the memory limit of 500 MiB"),
        ("interrupt", "interr"),
    ],
)
def test_limits_are_named(limit: str, reason: str) -> None:
    options = Options(timeout=2.0, memory_limit=500 << 20)
    decided = decide(dataclasses.replace(DONE, limit=limit), options, NONE, [], "")
    assert decided.verdict == "inconclusive"
    assert decided.bound is None
    assert decided.reason is not None
    assert decided.reason.startswith(reason)


def test_assumptions() -> None:
    options = Options(model="sc", unroll=2, races=False, spurious_cas=False, volatile="relaxed")
    found = assumptions(options, frozenset({"malloc", "weak-cas"}), ["f.c:3"])
    assert found == (
        "memory is sequentially consistent",
        "the loop at f.c:3 runs at most 2 times",
        "malloc never fails",
        "weak compare-exchange does not fail spuriously",
        "volatile accesses are relaxed atomics",
        "data races are harmless (they were not looked for)",
    )
    assert assumptions(Options(model="sc"), frozenset({"weak-cas", "relaxed-reads"}), []) == (
        "memory is sequentially consistent",
    )


def test_assumptions_of_the_models() -> None:
    relaxed = frozenset({"relaxed-reads"})
    for model in ("rc11", "wrc11"):
        assert assumptions(Options(model=model), frozenset(), []) == ()
        (found,) = assumptions(Options(model=model), relaxed, [])
        assert "no load buffering" in found
    assert "TSO" in assumptions(Options(model="tso"), relaxed, [])[0]
    assert "acquire or release" in assumptions(Options(model="ra"), relaxed, [])[0]


@pytest.mark.parametrize(
    ("verdict", "bound", "accept", "expect", "status"),
    [
        ("safe", None, False, None, 0),
        ("unsafe", None, False, None, 1),
        ("inconclusive", None, True, None, 2),
        ("inconclusive", "safe up to 3", False, None, 2),
        ("inconclusive", "safe up to 3", True, None, 0),
        ("unsafe", None, False, "unsafe", 0),
        ("inconclusive", None, False, "inconclusive", 0),
        ("safe", None, False, "unsafe", 1),
        ("unsafe", None, False, "safe", 1),
        ("inconclusive", None, False, "safe", 2),
    ],
)
def test_exit_status(verdict: str, bound: str | None, accept: bool, expect: str | None, status: int) -> None:
    assert exit_status(verdict, bound, accept_bounded=accept, expect=expect) == status


class Fake:
    """A search that takes `slices` turns."""

    def __init__(self, slices: int, raises: type[BaseException] | None = None) -> None:
        self.left = slices
        self.raises = raises
        self.executions = 0
        self.explored = 0

    def run(self, seconds: float) -> bool:
        if self.raises is not None and self.left == 1:
            raise self.raises
        time.sleep(min(seconds, 0.002))
        self.executions += 1
        self.explored += 2
        self.left -= 1
        return self.left <= 0


class Seen:
    def __init__(self) -> None:
        self.updates: list[tuple[int, int]] = []
        self.cleared = 0

    def update(self, executions: int, explored: int, seconds: float, estimate: object = None) -> None:
        self.updates.append((executions, explored))

    def clear(self) -> None:
        self.cleared += 1


def test_drive_to_the_end_with_progress() -> None:
    seen = Seen()
    assert drive(Fake(3), timeout=None, memory_limit=None, progress=seen)[0] is None
    assert seen.updates == [(1, 2), (2, 4)]
    assert seen.cleared == 1


def test_drive_stops_at_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    assert drive(Fake(1_000_000), timeout=0.05, memory_limit=None)[0] == "timeout"
    monkeypatch.setattr(drive_module, "resident", lambda: 2_000)
    assert drive(Fake(1_000_000), timeout=None, memory_limit=1_000)[0] == "memory"


def test_drive_keeps_what_was_found_at_ctrl_c() -> None:
    search, seen = Fake(3, KeyboardInterrupt), Seen()
    assert drive(search, timeout=None, memory_limit=None, progress=seen)[0] == "interrupt"
    assert search.executions == 2
    assert seen.cleared == 1


def test_memory_is_measured() -> None:
    assert resident() > 1 << 20
    assert peak_resident_kb() * 1024 >= resident() // 2


RESULT = Result(
    files=("f.c",), model="sc", search="interleavings", locks="ordered", spin="off", verdict="safe",
    complete=True, reason=None, executions=36, blocked=0, duplicates=None, explored=40, events=200,
    assumptions=("malloc never fails",), errors=(),
    warnings=("no execution reaches the assertion at f.c:30",),
    compiler="zig 0.17.0", seconds=0.5, peak_rss_kb=1000, version="0.1.0",
)  # fmt: skip


def test_json_has_every_promised_key() -> None:
    document = json.loads(json.dumps(RESULT.to_json()))
    promised = {
        *("schema", "files", "model", "search", "locks", "spin", "verdict", "complete", "reason"),
        *("executions", "blocked", "duplicates", "explored", "assumptions", "errors", "warnings"),
        *("search_reason", "events", "dead_ends", "revisits", "estimate"),
        *("compiler", "seconds", "executions_per_second", "peak_rss_kb", "version"),
    }
    assert promised <= set(document)
    assert document["schema"] == 1
    assert document["duplicates"] is None
    assert document["executions_per_second"] == 72.0


def test_text_order_verdict_warning_counts_assumptions() -> None:
    lines = text.lines(RESULT, text.Style())
    assert lines == [
        "safe: no error in 36 executions",
        "warning: no execution reaches the assertion at f.c:30",
        "36 executions, 0 blocked, 40 explored, 0.50 s; model sc, search interleavings",
        "assumptions:",
        "  - malloc never fails",
    ]
    chosen = dataclasses.replace(RESULT, search_reason="it is the only one")
    assert text.lines(chosen, text.Style(verbose=True))[3] == "auto chose interleavings: it is the only one"
    assert text.lines(RESULT, text.Style(colour=True))[0] == "\x1b[32msafe\x1b[0m: no error in 36 executions"


def trace(**changes: object) -> tracefile.Trace:
    report = ErrorReport("race", "data race on x", "f.c:3:1", 1).to_json()
    made = tracefile.Trace(
        files=("f.c",), texts={}, folder="/", flags=("-DN=2",), arguments=("a",), cc=None,
        options=Options(unroll=2),
        digest="d", schedule={"threads": [], "steps": [[0, 0]]}, report=report, version="0.1.0",
    )  # fmt: skip
    return dataclasses.replace(made, **changes)  # type: ignore[arg-type]


def test_trace_round_trip(tmp_path: Path) -> None:
    path = tracefile.save(trace(), tmp_path / "t.json")
    assert tracefile.load(path) == trace()


def test_traces_go_to_the_state_folder_and_are_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(tracefile, "KEPT", 3)
    paths = {tracefile.save(trace(digest=str(number))) for number in range(6)}
    assert all(path.startswith(str(tmp_path / "raddle" / "traces" / "f-race-")) for path in paths)
    assert len(list((tmp_path / "raddle" / "traces").iterdir())) == 3
    assert tracefile.save(trace()) == tracefile.save(trace())


def test_an_unusable_state_folder_falls_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import tempfile

    monkeypatch.setenv("XDG_STATE_HOME", "/proc/nowhere")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert tracefile.save(trace()).startswith(str(tmp_path))
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", "relative/home")
    assert tracefile.save(trace()).startswith(str(tmp_path))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: "", "not a trace"),
        (lambda text: "[1]", "not a trace"),
        (lambda text: text[:-40], "damaged"),
        (lambda text: text.replace('"-DN=2"', '"-DN=3"'), "checksum"),
        (lambda text: text.replace('"version": 1', '"version": 2'), "format 2"),
        (lambda text: text.replace("raddle trace", "other"), "not a trace"),
    ],
)
def test_a_bad_trace_is_refused(tmp_path: Path, change: object, message: str) -> None:
    path = Path(tracefile.save(trace(), tmp_path / "t.json"))
    path.write_text(change(path.read_text()))  # type: ignore[operator]
    with pytest.raises(UserError, match=message):
        tracefile.load(path)


def test_no_trace_file(tmp_path: Path) -> None:
    for path in (tmp_path / "none", tmp_path):
        with pytest.raises(UserError, match="cannot be read"):
            tracefile.load(path)
    with pytest.raises(UserError, match="cannot be written"):
        tracefile.save(trace(), tmp_path / "no" / "t.json")
