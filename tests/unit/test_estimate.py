"""The arithmetic of estimates."""

from __future__ import annotations

import pytest

from raddle.bench.scaling import image
from raddle.explore.estimate import Estimator, duration, resampled
from raddle.explore.jobs import Jobs
from raddle.explore.native import NativeSearch
from raddle.explore.options import Options


class Search:
    """Tells what it is told to."""

    def __init__(self, executions: int = 0, explored: int = 0, left: float | None = None) -> None:
        self.executions, self.blocked, self.explored, self.left = executions, 0, explored, left


def test_nothing_is_said_too_early_or_without_shares() -> None:
    for seconds, left in ((0.1, 0.5), (2.0, None), (2.0, 1.0)):
        estimator = Estimator(Search(5, 5, left))
        estimator.note(seconds)
        assert estimator.estimate is None


def test_shares_alone() -> None:
    estimator = Estimator(Search(1000, 1200, 0.75))
    estimator.note(10.0)
    found = estimator.estimate
    assert found is not None
    assert (round(found.done, 6), round(found.explored), round(found.seconds, 6)) == (0.25, 4800, 30.0)
    assert str(found) == "about 25 % done, some 30 seconds left"
    assert found.to_json() == {
        "done": pytest.approx(0.25),
        "explored": pytest.approx(4800),
        "seconds_left": pytest.approx(30),
        "low": pytest.approx(1),
        "high": pytest.approx(1),
    }


def test_probes_count_most_in_the_beginning() -> None:
    search = Search(1000, 1000, 1 - 1e-9)
    estimator = Estimator(search, lambda seed: 1e6)
    estimator.note(1.0)
    found = estimator.estimate
    assert found is not None
    assert 900 < found.seconds < 3000
    assert found.high > 100 * found.low
    assert " left (17 minutes to 32 years)" in str(found)
    search.executions, search.left = 999_000, 0.001
    estimator.note(999.0)
    found = estimator.estimate
    assert found is not None
    assert found.seconds < 2


def test_probes_that_tell_nothing_are_given_up() -> None:
    asked: list[int] = []
    estimator = Estimator(Search(10, 10, 0.5), asked.append)
    estimator.note(1e6)
    assert len(asked) == 101
    found = estimator.estimate
    assert found is not None
    assert round(found.done, 6) == 0.5


def test_probes_take_little_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0

    def probe(seed: int) -> float:
        nonlocal now
        now += 0.001
        return 100.0

    monkeypatch.setattr("time.perf_counter", lambda: now)
    estimator = Estimator(Search(10, 10, 0.5), probe)
    for tenth in range(1, 101):
        estimator.note(tenth / 10)
    assert 0.025 < now <= 0.03
    estimator.settle()
    assert 0.19 < now <= 0.2


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.3, "less than a second"),
        (1, "1 second"),
        (59, "59 seconds"),
        (61, "1 minute"),
        (7000, "2 hours"),
        (86400 * 40, "40 days"),
        (4e8, "13 years"),
        (1e16, "more than a million years"),
    ],
)
def test_durations(seconds: float, words: str) -> None:
    assert duration(seconds) == words


def test_resampling_tells_mean_and_spread() -> None:
    assert resampled([5.0] * 10) == (5.0, 5.0, 5.0)
    mean, low, high = resampled([0.0] * 90 + [100.0] * 10)
    assert mean == 10.0
    assert 2 < low < 10 < high < 20


def test_what_is_left_is_known_after_a_checkpoint() -> None:
    options = Options.of(search="modification-order", symmetry=False).resolved()
    first = NativeSearch(image("ainc", "-DN=8"), options, [])
    begun = Jobs(first, 2)
    while begun.executions == 0 or begun.left is None:
        assert not begun.run(0.01)
    state = begun.state()
    begun.found(None, 0.0)
    later = Jobs(first.again(), 1, state=state)
    assert 0 < (later.left or 0) < 1
    estimator = Estimator(later, before=later.executions)
    estimator.note(5.0)
    assert estimator.estimate is None  # nothing was done since
    while not later.run(1.0):
        pass
    assert later.executions == 40320
