"""What the parts of a search have found together: the same as one search would have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from raddle.explore.run import Found, Search


@dataclass(frozen=True, slots=True)
class State:
    """A search under way, to go on from. `parts`: of each what it has found, and what is left of it to do.
    `shares`: of the whole search, that each has to do, as far as known. `lessons`: what all of them have
    learnt; `memory`: what all have visited, if it counts. `by_chance`: their order is not that of one job.
    Without parts: one that has not begun."""

    parts: Sequence[tuple[Search | None, bytes | None]] = ()
    lessons: bytes | None = None
    memory: bytes | None = None
    by_chance: bool = False
    shares: Sequence[float | None] = ()


def merged(parts: Iterable[Search]) -> Search:
    """In the order in which one search would have done them: what comes first in it is told first.

    >>> one = Search(1, 0, 1, 5, None, (), (), None, frozenset())
    >>> merged([one, one]).executions
    2
    """
    total: Search | None = None
    for part in parts:
        total = part if total is None else _add(total, part)
    if total is None:
        raise ValueError("a search has at least one part")
    return total


def _add(a: Search, b: Search) -> Search:
    return replace(
        a,
        executions=a.executions + b.executions,
        blocked=a.blocked + b.blocked,
        explored=a.explored + b.explored,
        events=a.events + b.events,
        duplicates=_sum(a.duplicates, b.duplicates),
        errors=_distinct((*a.errors, *b.errors)),
        bounds=tuple(sorted({*a.bounds, *b.bounds})),
        stop=a.stop or b.stop,
        cut=a.cut or b.cut,
        visited=a.visited | b.visited,
        up_to_names=a.up_to_names or b.up_to_names,
        dead_ends=_sum(a.dead_ends, b.dead_ends),
        revisits=_sum(a.revisits, b.revisits),
        orders_words=a.orders_words or b.orders_words,
        remembered=a.remembered + b.remembered,
        remembered_bytes=a.remembered_bytes + b.remembered_bytes,
        ordered_locks={**a.ordered_locks, **b.ordered_locks},
    )


def _sum(a: int | None, b: int | None) -> int | None:
    return None if a is None or b is None else a + b


def _distinct(errors: tuple[Found, ...]) -> tuple[Found, ...]:
    """Each once, where it comes first."""
    found: dict[object, Found] = {}
    for error in errors:
        found.setdefault(error.key, error)
    return tuple(found.values())
