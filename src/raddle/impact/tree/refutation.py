"""What a checker says of a tree that proves nothing."""

from __future__ import annotations

from raddle.errors import RaddleError


class Refuted(RaddleError):
    """The tree does not prove what it should: a bug in the search, or a damaged tree."""
