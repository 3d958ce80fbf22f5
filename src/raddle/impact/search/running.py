"""Variables that run: they have another value each time a loop comes round.

A tree that decides its steps by their values is unrolled until they come back: a thousand rounds for the
index of a ring of a thousand places, and as many as there are for a counter. So once a search seems to go
that way, another forgets such values at the heads of loops: a step that only they make impossible is kept,
and what is proven of them has to hold in every round. Which variables those are is a guess and decides
nothing but what is tried; the labels are proven as always.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from raddle.impact.search.labelling import Labelling
from raddle.impact.state.guards import synchronising
from raddle.impact.terms.terms import Term
from raddle.impact.tree.policy import Policy, Turn
from raddle.impact.tree.tree import Node

_OF_A_THREAD = re.compile(r"t\d+[.@]|argc$|output$|environment ")


def shared_names(variables: Iterable[Term]) -> tuple[str, ...]:
    """As the program calls them, without what belongs to one thread."""
    names = [(str(each.args[0]), each) for each in variables]
    return tuple(
        sorted(name for name, each in names if not _OF_A_THREAD.match(name) and not synchronising(each))
    )


def running_variables(
    heads: Iterable[Node], labelling: Labelling, policy: Policy, turns: Mapping[Node, Turn]
) -> frozenset[Term]:
    """`heads`: nodes where a thread has come back to the head of a loop."""
    found: set[Term] = set()
    for node in heads:
        at = node.parent
        while at is not None and not (
            at.location == node.location and policy.same_phase(turns[node], turns[at], node.location)
        ):
            at = at.parent
        if at is not None:
            found |= labelling.differences(node, at)
    return frozenset(found)
