"""All modification orders of a toy graph that make it consistent."""

from __future__ import annotations

import itertools

from toy.consistency import arrangements, chains, extended, psc, sc_fences, tso
from toy.graph import Event, Graph
from toy.view import View, cyclic

Order = dict[str, tuple[Event, ...]]
"""The writes of each location that the graph touches, without the initial one."""


def modification_orders(g: Graph, model: str) -> list[Order]:
    view = View(g)
    hb = view.po if model in ("sc", "tso") else view.hb(model)
    per_loc = []
    for x in view.locs:
        found = chains(view, hb, x)
        if found is None:
            return []
        per_loc.append(list(arrangements(*found)))
    accept = {"sc": sequential, "tso": tso, "ra": sc_fences, "rc11": psc}[model]
    return [
        {x: tuple(view.events[w] for w in order) for x, order in zip(view.locs, combo, strict=True)}
        for combo in itertools.product(*per_loc)
        if accept(view, hb, combo)
    ]


def sequential(view: View, hb: list[int], combo: tuple[tuple[int, ...], ...]) -> bool:
    """sc, given the modification order."""
    mo, fr, _ = extended(view, combo)
    rows = [a | b | c for a, b, c in zip(mo, fr, view.po, strict=True)]
    for r, w in view.rf.items():
        if w is not None:
            rows[w] |= 1 << r
    return not cyclic(rows)
