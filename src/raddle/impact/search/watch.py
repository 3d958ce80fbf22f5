"""Somebody who wants to know how far a search has come, now and then."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from raddle.impact.tree.policy import Policy
from raddle.impact.tree.tree import Tree

_EVERY = 0.2
"""Seconds between two looks."""


@dataclass(frozen=True, slots=True)
class Standing:
    """`policy` is None where all schedules are tried; `left`: nodes that nobody has looked at. `forgotten`:
    variables whose values in single rounds are not looked at, None for all."""

    policy: Policy | None
    nodes: int
    covers: int
    left: int
    forgotten: tuple[str, ...] | None


class Watch:
    def __init__(self, show: Callable[[Standing], None]) -> None:
        self._show = show
        self._next = 0.0

    def look(
        self, policy: Policy | None, tree: Tree, left: int, forgotten: Callable[[], tuple[str, ...] | None]
    ) -> None:
        now = time.monotonic()
        if now < self._next:
            return
        nodes = tree.nodes()
        covers = sum(node.cover is not None for node in nodes)
        self._show(Standing(policy, len(nodes), covers, left, forgotten()))
        self._next = time.monotonic() + _EVERY
