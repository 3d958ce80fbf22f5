"""How long a search will take: Knuth's estimate, made in two ways.

While a search runs, the core tells which share of the whole is left (`left`, see search.h). The leaves so
far, divided by the share that is done, are an estimate of all of them. It gets right towards the end; in the
beginning it is off by much where many shares turn out to be empty.

Probes go down by chance (`probe`), before a search or beside it. Their mean is right in theory. In practice
a few rare ones carry much of it, and are missed: it tends to be too small.

Both together: what the probes say at first, and more and more of what the shares say. Their distance is told
as the spread. For probes alone it is an interval made from samples of the samples (the bootstrap).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

_SETTLED = 0.5
"""Seconds before which nothing is said."""
_EFFORT, _AT_LAST, _MOST = 0.003, 0.02, 0.2
"""Of the time, what probes may take while a search runs, and when a limit has ended it: so many seconds at
most."""
_ASKING = 0.02
"""Of the time, what asking the search for what is left may take."""
_SMALLEST = 1e-12
"""A share that is lost in the sum of floating-point numbers."""
_RESAMPLED = 200
_UNITS = ((365.25 * 86400, "year"), (86400, "day"), (3600, "hour"), (60, "minute"), (1, "second"))


@dataclass(frozen=True, slots=True)
class Estimate:
    """`done`: the share of the search that is done; `explored`: how many leaves there will be, dead ends
    included; `seconds`: how much longer it takes. `low` and `high`: what these two may have to be multiplied
    by."""

    done: float
    explored: float
    seconds: float
    low: float
    high: float

    def __str__(self) -> str:
        left, low, high = (duration(self.seconds * factor) for factor in (1, self.low, self.high))
        some = "" if left.startswith(("less", "more")) else "some "
        text = f"about {_percent(self.done)} done, {some}{left} left"
        return text + f" ({low} to {high})" if self.high >= 2 * self.low and low != high else text

    def to_json(self) -> dict[str, float]:
        return {
            "done": self.done,
            "explored": self.explored,
            "seconds_left": self.seconds,
            "low": self.low,
            "high": self.high,
        }


class Searched(Protocol):
    """A search that an estimate is made of. `left`: which share of the whole is, if that can be told."""

    @property
    def executions(self) -> int: ...

    @property
    def blocked(self) -> int: ...

    @property
    def explored(self) -> int: ...

    @property
    def left(self) -> float | None: ...


class Estimator:
    """Is told how long a search has run. `probe`: by seed. `before`: executions of another time, which is not
    told (of a search that goes on from a checkpoint)."""

    def __init__(
        self, search: Searched, probe: Callable[[int], float | None] | None = None, before: int = 0
    ) -> None:
        self._search = search
        self._before = before
        self._probe = probe
        self._probing = self._noting = 0.0
        """Seconds: of probes, of asking what is left, which takes long where executions have many events."""
        self._seed = 0
        self._sum = 0.0
        self._told = 0
        self._last: tuple[float, int, int, float] | None = None

    def note(self, seconds: float) -> None:
        executions = self._search.executions + self._search.blocked
        if seconds < _SETTLED or executions <= self._before or self._noting > _ASKING * seconds:
            return
        start = time.perf_counter()
        left = self._search.left
        self._noting += time.perf_counter() - start
        explored = self._search.explored
        if left is None or not 0 <= left < 1 - _SMALLEST:
            return
        self._last = (seconds, executions, explored, 1 - left)
        self._look(_EFFORT * seconds)

    def settle(self) -> None:
        """The search was ended by a limit: now there is time to look closer."""
        if self._last is not None:
            self._look(min(_AT_LAST * self._last[0], _MOST))

    def _look(self, budget: float) -> None:
        while self._probe is not None and self._probing * (1 + 1 / max(self._seed, 1)) < budget:
            start = time.perf_counter()
            told = self._probe(self._seed)
            self._probing += time.perf_counter() - start
            self._seed += 1
            if told is not None:
                self._sum += told
                self._told += 1
            elif self._seed > 100 > 10 * self._told:
                self._probe = None  # it does not work for this program

    @property
    def estimate(self) -> Estimate | None:
        """None if nobody can tell, or not yet."""
        if self._last is None:
            return None
        seconds, executions, explored, done = self._last
        by_share = executions / done
        by_probes = max(self._sum / self._told, executions) if self._told else by_share
        weight = done**0.25
        total: float = by_share**weight * by_probes ** (1 - weight)
        more = max(total - executions, 0.0)
        pace = seconds / (executions - self._before)
        low, high = (max(other - executions, 0.0) for other in sorted((by_share, by_probes)))
        scale = max(more, 1.0)
        return Estimate(
            executions / total, explored * total / executions, more * pace, low / scale, high / scale
        )


def resampled(probes: list[float]) -> tuple[float, float, float]:
    """The mean of the probes, and between what it lies nine times out of ten."""
    import random

    chance = random.Random(len(probes))
    sums = sorted(sum(chance.choices(probes, k=len(probes))) for _ in range(_RESAMPLED))
    low, high = sums[_RESAMPLED // 20], sums[-_RESAMPLED // 20]
    return sum(probes) / len(probes), low / len(probes), high / len(probes)


def duration(seconds: float) -> str:
    """A time in the unit that suits it."""
    if seconds < 1:
        return "less than a second"
    if seconds > 1e6 * _UNITS[0][0]:
        return "more than a million years"
    size, unit = next((size, unit) for size, unit in _UNITS if seconds >= size)
    count = round(seconds / size)
    return f"{count:,} {unit}{'s' if count != 1 else ''}"


def _percent(share: float) -> str:
    if share >= 0.995:
        return "99 %"
    return f"{share:.0%}".replace("%", " %") if share >= 0.01 else f"{share * 100:.1g} %"
