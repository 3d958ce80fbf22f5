"""How far the end of a walk is: a thousand rounds are soon gone through one by one, a million are not.

Variables that went one way since the walk was at the same place have so far to go to the next number that
they are compared with. It is an estimate, and decides only which kind of search is next.
"""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.search.reachable import TooLarge, reachable_steps
from raddle.impact.search.search import Search
from raddle.impact.terms.conjectures import roots
from raddle.impact.terms.terms import Term, value_of
from raddle.impact.tree.tree import Node


def nodes_left(search: Search) -> int | None:
    """How many nodes the search has still to make; None if nothing tells."""
    limits = _limits(search)
    found = _round(search)
    if found is None:
        return None
    before, now, length = found
    longest = None
    for variable in search.labelling.differences(before, now):
        start, end = (value_of(search.labelling.value(node, variable)) for node in (before, now))
        if start is None or end is None or variable not in limits:
            continue
        ahead = [(number - end) / (end - start) for number in limits[variable]]
        nearest = min((each for each in ahead if each >= 0), default=None)
        if nearest is not None:
            longest = max(longest or 0, int(nearest * length))
    return longest


def _limits(search: Search) -> dict[Term, set[int]]:
    """The numbers that conditions compare a variable with."""
    found: dict[Term, set[int]] = {}
    try:
        for _, _, step in reachable_steps(search.executor):
            for variable in step.guard.free:
                if variable.op == "var":
                    found.setdefault(variable, set()).update(roots(step.guard, variable))
    except (TooLarge, UnsupportedError):
        pass
    return found


def _round(search: Search) -> tuple[Node, Node, int] | None:
    """Two nodes of the path at one place, far from each other, and how many nodes are between them."""
    path = list(search.work[-1].path()) if search.work else []
    places: dict[object, list[int]] = {}
    for number, node in enumerate(path):
        if node.step is not None and node.step.back:
            places.setdefault(node.location, []).append(number)
    longest = max(places.values(), key=len, default=[])
    if len(longest) < 2:
        return None
    return path[longest[0]], path[longest[-1]], longest[-1] - longest[0]
