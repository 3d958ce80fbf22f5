"""How long a search will take: Knuth's estimate, from the branching along the path and from ways down by chance.

While a search runs, the core tells which share of the whole is left (`left`, see search.h). The leaves so far,
divided by the share that is done, are an estimate of all leaves; so is the time. A search goes through one
corner of its tree after the other, and corners differ: what the estimates of the later half of the run have been
is told as their spread.

Before a search, probes go down by chance (`probe`). Their mean is right, but a few of them may carry nearly all
of it, so the interval is made from samples of the samples (the bootstrap).
"""

from __future__ import annotations

from dataclasses import dataclass, field

_SMALLEST = 1e-12
"""A share that is lost in the sum of floating-point numbers."""
_RESAMPLED = 200
_UNITS = ((365.25 * 86400, "year"), (86400, "day"), (3600, "hour"), (60, "minute"), (1, "second"))


@dataclass(frozen=True, slots=True)
class Estimate:
    """`done`: the share of the search that is done; `explored`: how many leaves there will be, dead ends
    included; `seconds`: how much longer it takes. `low` and `high`: what `seconds` and `explored` may have to be
    multiplied by."""

    done: float
    explored: float
    seconds: float
    low: float
    high: float

    def __str__(self) -> str:
        text = f"about {_percent(self.done)} done, some {duration(self.seconds)} left"
        if self.high >= 2 * self.low:
            text += f" ({duration(self.seconds * self.low)} to {duration(self.seconds * self.high)})"
        return text

    def to_json(self) -> dict[str, float]:
        return {
            "done": self.done,
            "explored": self.explored,
            "seconds_left": self.seconds,
            "low": self.low,
            "high": self.high,
        }


@dataclass(slots=True)
class Estimator:
    """Is told how a search gets on."""

    _totals: list[tuple[float, float]] = field(default_factory=list)
    """When, and what the whole time seemed to be."""
    _last: tuple[float, float, float] | None = None

    def note(self, seconds: float, leaves: int, left: float | None) -> None:
        if left is None or not 0 <= left < 1 - _SMALLEST or leaves == 0 or seconds <= 0:
            return
        done = 1 - left
        self._last = (seconds, leaves, done)
        # Few of them, and always those of the later half.
        if not self._totals or seconds >= 1.05 * self._totals[-1][0]:
            self._totals.append((seconds, seconds / done))
            while len(self._totals) > 2 and self._totals[1][0] < seconds / 2:
                del self._totals[0]

    @property
    def estimate(self) -> Estimate | None:
        """None if nobody can tell, or not yet."""
        if self._last is None:
            return None
        seconds, leaves, done = self._last
        total = seconds / done
        seen = [whole / total for _, whole in self._totals] + [1.0]
        return Estimate(done, leaves / done, total - seconds, min(seen), max(seen))


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
