"""Long names, shortened so that they keep what tells them apart: their ends."""

from __future__ import annotations

_PARTS = ".[>"


def ending(name: str, limit: int) -> str:
    """The end of a name, from the beginning of one of its parts if that still fits.

    >>> ending("server.pool.workers[3].stats.hits", 14)
    '…stats.hits'
    >>> ending("averyveryverylongname", 10)
    '…ylongname'
    >>> ending("x.y", 10)
    'x.y'
    """
    if len(name) <= limit:
        return name
    end = name[len(name) - max(limit - 1, 1) :]
    starts = [at for at, letter in enumerate(end[:-1]) if letter in _PARTS]
    if starts and len(end) - starts[0] > limit // 2:
        end = end[starts[0] :].lstrip(".>")
    return "…" + end
