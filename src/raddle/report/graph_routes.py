"""Ways of edges between the boxes of an execution graph.

Between neighbouring columns an edge is one curve in the gutter; a longer one runs down a lane of a gutter
and across in a lane between two rows, with rounded corners. Lanes are handed out so that edges do not run on
top of each other; no way leads through a box.
"""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from raddle.report.graph import INITIAL, Edge
from raddle.report.graph_layout import BOX_HEIGHT, ROW_GAP, Box, Layout

Point = tuple[float, float]
_RADIUS = 16.0
_LANE, _CHANNEL = 10.0, 7.0


@dataclass(frozen=True, slots=True)
class Route:
    """`path` in SVG's notation; `spots` are places on it where a label may stand, best first; `trail` are
    points along it, near enough to each other to see what it runs over."""

    path: str
    spots: tuple[Point, ...]
    trail: tuple[Point, ...]


@dataclass(slots=True)
class _Lanes:
    """Which parts of which lanes are taken."""

    taken: dict[int, list[tuple[int, float, float]]] = field(default_factory=lambda: defaultdict(list))

    def take(self, where: int, low: float, high: float, most: int) -> int:
        """A free lane at a place: 0 the middle, then 1, -1, 2, -2 …; the least used one if all are taken."""
        low, high = min(low, high) - 6.0, max(low, high) + 6.0
        lanes = [0] + [sign * step for step in range(1, most + 1) for sign in (1, -1)]
        used = dict.fromkeys(lanes, 0)
        for lane, first, last in self.taken[where]:
            if lane in used and first < high and low < last:
                used[lane] += 1
        best = min(lanes, key=lambda lane: (used[lane], lanes.index(lane)))
        self.taken[where].append((best, low, high))
        return best


def routes(layout: Layout, edges: Sequence[Edge]) -> dict[Edge, Route]:
    """A way for each edge; the order of the edges decides who gets the better lane."""
    return _Router(layout, edges).all()


class _Router:
    def __init__(self, layout: Layout, edges: Sequence[Edge]) -> None:
        self._layout = layout
        self._edges = edges
        self._gutters = _Lanes()
        self._channels = _Lanes()
        self._occupied = {(box.column, box.row) for box in layout.boxes.values()}
        self._ports = self._spread_ports()
        self._loops = self._spread_loops()

    def all(self) -> dict[Edge, Route]:
        return {edge: self._route(edge) for edge in self._edges}

    def _ends(self, edge: Edge) -> tuple[Box, Box]:
        return self._layout.boxes[edge.source], self._layout.boxes[edge.target]

    def _sides(self, edge: Edge) -> tuple[str, str]:
        """The side of each box at which an edge leaves and arrives."""
        source, target = self._ends(edge)
        if source.column == INITIAL:
            right = source.centre[0] > target.centre[0] + 1.0 and target.column + 1 < len(
                self._layout.columns
            )
            return "bottom", "right" if right or target.column == 0 else "left"
        if source.column == target.column:
            if edge.kind == "po" and source.row < target.row:
                return "bottom", "top"
            return ("left", "left") if edge.kind == "mo" else ("right", "right")
        return ("right", "left") if source.column < target.column else ("left", "right")

    def _spread_ports(self) -> dict[tuple[Edge, int], Point]:
        """Edges that share a side of a box are spread over it, in the order of where they go."""
        users: dict[tuple[int, str], list[tuple[float, float, Edge, int]]] = defaultdict(list)
        for edge in self._edges:
            source, target = self._ends(edge)
            if edge.kind == "po" and self._sides(edge) == ("bottom", "top"):
                continue
            for end, side in enumerate(self._sides(edge)):
                other = (target, source)[end].centre
                key = (other[0], other[1]) if side in ("bottom", "top") else (other[1], other[0])
                users[(edge.source, edge.target)[end], side].append((*key, edge, end))
        ports: dict[tuple[Edge, int], Point] = {}
        for (node, side), found in users.items():
            box = self._layout.boxes[node]
            for number, (*_, edge, end) in enumerate(sorted(found)):
                share = (number + 1) / (len(found) + 1)
                if side in ("left", "right"):
                    ports[edge, end] = (box.x if side == "left" else box.right, box.y + box.height * share)
                else:
                    ports[edge, end] = (box.x + box.width * share, box.y if side == "top" else box.bottom)
        return ports

    def _route(self, edge: Edge) -> Route:
        source, target = self._ends(edge)
        sides = self._sides(edge)
        if sides == ("bottom", "top"):
            x, y = target.centre[0], (source.bottom + target.y) / 2
            path = f"M{x:.1f},{source.bottom:.1f} L{x:.1f},{target.y:.1f}"
            return Route(path, ((x + 14, y),), _between((x, source.bottom), (x, target.y)))
        start, end = self._ports[edge, 0], self._ports[edge, 1]
        if source.column == INITIAL:
            return self._from_initial(source, start, end, target.column + (sides[1] == "right"))
        if source.column == target.column:
            return self._same_column(edge, start, end, source.column, sides[0])
        low, high = sorted((source.column, target.column))
        if high == low + 1:
            if abs(start[1] - end[1]) < 1.6 * (BOX_HEIGHT + ROW_GAP):
                return _curve(start, (end[0], start[1]), (start[0], end[1]), end)
            return _rounded([start, *self._down(high, start[1], end[1]), end])
        return self._across(start, end, source, target)

    def _lane(self, gutter: int, first: float, last: float) -> float:
        left, right = self._layout.gutter(gutter)
        most = max(int((right - left) / 2 / _LANE) - 1, 0)
        return (left + right) / 2 + self._gutters.take(gutter, first, last, most) * _LANE

    def _down(self, gutter: int, first: float, last: float) -> list[Point]:
        x = self._lane(gutter, first, last)
        return [(x, first), (x, last)]

    def _same_column(self, edge: Edge, start: Point, end: Point, column: int, side: str) -> Route:
        gutter = column + (side == "right")
        left, right = self._layout.gutter(gutter)
        border = left if side == "right" else right
        room = (right - left) * (0.45 if 0 < gutter < len(self._layout.columns) else 0.8)
        rows = abs(start[1] - end[1]) / (BOX_HEIGHT + ROW_GAP)
        reach = min(room * self._loops[edge], 14.0 + 14.0 * rows)
        bulge = border + (reach if side == "right" else -reach) / 0.75
        return _curve(start, (bulge, start[1]), (bulge, end[1]), end)

    def _spread_loops(self) -> dict[Edge, float]:
        """How far an edge within a column reaches into the gutter: short ones lie inside long ones."""
        groups: dict[tuple[int, str], list[tuple[int, int, Edge]]] = defaultdict(list)
        for edge in self._edges:
            source, target = self._ends(edge)
            side = self._sides(edge)[0]
            if source.column == target.column and side != "bottom":
                low, high = sorted((source.row, target.row))
                groups[source.column, side].append((high - low, low, edge))
        found: dict[Edge, float] = {}
        for group in groups.values():
            lanes: list[list[tuple[int, int]]] = []
            chosen: dict[Edge, int] = {}
            for length, low, edge in sorted(group):
                free = (
                    number
                    for number, lane in enumerate(lanes)
                    if all(low + length <= first or last <= low for first, last in lane)
                )
                chosen[edge] = next(free, len(lanes))
                if chosen[edge] == len(lanes):
                    lanes.append([])
                lanes[chosen[edge]].append((low, low + length))
            found |= {edge: 0.35 + 0.65 * (lane + 1) / len(lanes) for edge, lane in chosen.items()}
        return found

    def _from_initial(self, source: Box, start: Point, end: Point, gutter: int) -> Route:
        x = self._lane(gutter, start[1], end[1])
        if source.x + 6 < x < source.right - 6:
            return _rounded([(x, start[1]), (x, end[1]), end])
        turn = start[1] + ROW_GAP / 2 + self._channels.take(-1, start[0], x, 2) * _CHANNEL
        return _rounded([start, (start[0], turn), (x, turn), (x, end[1]), end])

    def _across(self, start: Point, end: Point, source: Box, target: Box) -> Route:
        """Over columns between: straight on where they have no box in the row, else between two rows."""
        step = 1 if source.column < target.column else -1
        between = range(source.column + step, target.column, step)
        first, last = source.column + (step > 0), target.column + (step < 0)
        for row in (source.row, target.row):
            if all((column, row) not in self._occupied for column in between):
                gutter = last if row == source.row else first
                if abs(start[1] - end[1]) < 1.0:
                    return _curve(start, start, end, end)
                return _rounded([start, *self._down(gutter, start[1], end[1]), end])
        gap = min(
            range(self._layout.rows + 1),
            key=lambda index: (
                abs(self._layout.gap(index) - start[1]) + abs(self._layout.gap(index) - end[1]),
                len(self._channels.taken[index]),
            ),
        )
        y = self._layout.gap(gap) + self._channels.take(gap, start[0], end[0], 1) * _CHANNEL
        leave, arrive = self._lane(first, start[1], y), self._lane(last, y, end[1])
        return _rounded([start, (leave, start[1]), (leave, y), (arrive, y), (arrive, end[1]), end])


def _curve(start: Point, leave: Point, arrive: Point, end: Point) -> Route:
    """A cubic curve. `leave` and `arrive` are its control points, halved towards the ends if they cross."""
    if (leave[0] - start[0]) * (arrive[0] - end[0]) < 0:
        leave = ((start[0] + leave[0]) / 2, leave[1])
        arrive = ((end[0] + arrive[0]) / 2, arrive[1])

    def at(t: float) -> Point:
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        points = (start, leave, arrive, end)
        return (
            sum(w * p[0] for w, p in zip(weights, points, strict=True)),
            sum(w * p[1] for w, p in zip(weights, points, strict=True)),
        )

    words = " ".join(f"{x:.1f},{y:.1f}" for x, y in (leave, arrive, end))
    return Route(
        f"M{start[0]:.1f},{start[1]:.1f} C{words}",
        tuple(at(t) for t in (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8)),
        tuple(at(step / 24) for step in range(25)),
    )


def _rounded(points: Sequence[Point]) -> Route:
    """A line with rounded corners. Labels go to the middles of its parts, the longest first."""
    words = [f"M{points[0][0]:.1f},{points[0][1]:.1f}"]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        radius = min(_RADIUS, math.dist(before, corner) / 2, math.dist(corner, after) / 2)
        into, out = _towards(corner, before, radius), _towards(corner, after, radius)
        words.append(
            f"L{into[0]:.1f},{into[1]:.1f} Q{corner[0]:.1f},{corner[1]:.1f} {out[0]:.1f},{out[1]:.1f}"
        )
    words.append(f"L{points[-1][0]:.1f},{points[-1][1]:.1f}")
    parts = sorted(itertools.pairwise(points), key=lambda part: -math.dist(*part))
    spots = [
        (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
        for share in (0.5, 0.35, 0.65, 0.2, 0.8)
        for a, b in parts[:2]
    ]
    trail = tuple(point for a, b in itertools.pairwise(points) for point in _between(a, b))
    return Route(" ".join(words), tuple(spots), trail)


def _between(start: Point, end: Point) -> tuple[Point, ...]:
    """Points of a line, a few pixels apart."""
    steps = max(int(math.dist(start, end) / 8), 1)
    return tuple(
        (start[0] + (end[0] - start[0]) * step / steps, start[1] + (end[1] - start[1]) * step / steps)
        for step in range(steps + 1)
    )


def _towards(start: Point, end: Point, distance: float) -> Point:
    length = math.dist(start, end)
    if length == 0:
        return start
    return (
        start[0] + (end[0] - start[0]) * distance / length,
        start[1] + (end[1] - start[1]) * distance / length,
    )
