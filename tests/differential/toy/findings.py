"""What a search finds, in the toy's words: classes, races, and how executions get stuck."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from toy.graph import INIT, Event, Graph
from toy.orders import Order, modification_orders
from toy.program import Label
from toy.view import View
from toy.weak import mo_weak

Place = tuple[int, int]
"""(thread, which of its operations)"""
Name = Callable[[Graph, Order | None], int]


@dataclass(frozen=True)
class Findings:
    """`races`: pairs of places, each pair sorted. `stuck`: of "deadlock" and "livelock" those that occur."""

    executions: int
    blocked: int
    classes: frozenset[int]
    races: frozenset[tuple[Place, ...]]
    stuck: frozenset[str]


class Expected:
    """What a search must find whose classes are the maximal consistent graphs of a program."""

    def __init__(self, graphs: Iterable[Graph], model: str) -> None:
        self.graphs = [(g, [] if model == "wrc11" else modification_orders(g, model)) for g in graphs]
        self.races = frozenset(pair for g, _ in self.graphs for pair in races(g, model))
        ends = (stuck_for_good(g, model, orders) for g, orders in self.graphs)
        self.stuck = frozenset(end for end in ends if end is not None)

    def findings(self, ordered: bool, name: Name) -> Findings:
        """`ordered`: each modification order of a graph is a class of its own."""
        counts = {False: 0, True: 0}
        classes: set[int] = set()
        for g, orders in self.graphs:
            members: list[Order | None] = [*orders] if ordered else [None]
            counts[bool(g.stuck())] += len(members)
            classes.update(name(g, order) for order in members)
        return Findings(counts[False], counts[True], frozenset(classes), self.races, self.stuck)


def races(g: Graph, model: str) -> set[tuple[Place, ...]]:
    """Conflicting accesses of different threads, one of them plain, that hb does not order."""
    if all(label.mode != "na" for label in g.labels.values()):
        return set()
    view = View(g)
    hb = view.hb(model)
    found = set()
    for i, e in enumerate(view.events):
        for j, f in enumerate(view.events[:i]):
            conflict = view.loc[i] is not None and view.loc[i] == view.loc[j] and e[0] != f[0]
            writes = view.writing[i] or view.writing[j]
            plain = not (view.atomic(i) and view.atomic(j))
            if conflict and writes and plain and not (hb[i] >> j & 1 or hb[j] >> i & 1):
                found.add(tuple(sorted(((e[0], g.labels[e].at), (f[0], g.labels[f].at)))))
    return found


def waiting(g: Graph) -> list[Event] | None:
    """The reads at which threads wait, joins left out; None if a thread stands at an assume."""
    found = []
    for t in g.stuck():
        answers = g.answers.get(t, ())
        label = g.program.next(t, answers)
        if isinstance(label, Label):  # a join
            continue
        last = (t, len(answers))
        if not answers or last not in g.rf or not g.labels[last].blocks(g.value(g.rf[last])):
            return None
        found.append(last)
    return found


def stuck_for_good(g: Graph, model: str, orders: list[Order]) -> str | None:
    """Nobody can go on however often the waiting reads look again: in some modification order they all
    read the last write of their location (wrc11: one that no write is known to follow)."""
    reads = waiting(g)
    if not g.stuck() or reads is None:
        return None
    if model == "wrc11":
        view = View(g)
        mo = mo_weak(view, view.hb(model))
        ends = all(
            not view.locs[g.labels[r].loc or ""] if g.rf[r][0] == INIT else not mo[view.index[g.rf[r]]]
            for r in reads
        )
    else:
        ends = any(
            all(g.rf[r] == (order[x][-1] if order[x] else (INIT, x)) for r in reads if (x := g.labels[r].loc))
            for order in orders
        )
    if not ends:
        return None
    return "livelock" if any(g.labels[r].want is not None for r in reads) else "deadlock"
