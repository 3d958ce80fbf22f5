"""Small things of English grammar."""

from __future__ import annotations

from collections.abc import Sequence


def listed(words: Sequence[str]) -> str:
    """
    >>> listed([]), listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])
    ('none', 'a', 'a and b', 'a, b and c')
    """
    if len(words) < 2:
        return words[0] if words else "none"
    return f"{', '.join(words[:-1])} and {words[-1]}"
