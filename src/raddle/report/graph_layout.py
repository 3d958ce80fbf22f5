"""Where the boxes of an execution graph stand: one column per thread, rows that respect cause and effect.

An event stands lower than the one before it in its thread, and not higher than what it reads from, what
created its thread or what it joins: so most arrows point down or sideways. Widths are computed from the
number of characters, which monospaced fonts allow; no font is ever measured, so output is deterministic.
"""

from __future__ import annotations

import itertools
import unicodedata
from collections import Counter
from dataclasses import dataclass

from raddle.report.graph import INITIAL, Edge, ExecutionGraph, Node

LABEL_SIZE, PLACE_SIZE, NAME_SIZE = 14.0, 10.5, 14.0
BOX_HEIGHT, ROW_GAP = 46.0, 36.0
MARGIN, TITLE_HEIGHT, NOTE_HEIGHT, NAME_HEIGHT = 26.0, 34.0, 20.0, 46.0
_ADVANCE = 0.602
_CAUSES = ("rf", "sw", "spawn", "join", "lock", "lb", "hb")


@dataclass(frozen=True, slots=True)
class Box:
    """The place of a node. `row` is -1 for initial values, whose `column` is -1, too."""

    x: float
    y: float
    width: float
    height: float
    column: int
    row: int

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True, slots=True)
class Layout:
    """`columns`: left and right of each thread's column; `top`: of the first row."""

    boxes: dict[int, Box]
    columns: tuple[tuple[float, float], ...]
    top: float
    rows: int
    width: float
    height: float

    def gutter(self, index: int) -> tuple[float, float]:
        """The space left of column `index`; the last one is right of all columns."""
        left = self.columns[index - 1][1] if index else 0.0
        right = self.columns[index][0] if index < len(self.columns) else self.width
        return left, right

    def gap(self, index: int) -> float:
        """The middle between rows `index` - 1 and `index`; the first is just below the threads' names."""
        if index == 0:
            return self.top - 13.0
        return self.top + index * (BOX_HEIGHT + ROW_GAP) - ROW_GAP / 2


def shown_edges(graph: ExecutionGraph) -> tuple[Edge, ...]:
    """What is drawn. Two things go without saying, unless they are marked: that a write follows the initial
    value in mo, and that an update follows the write it reads from."""
    initial = {node.id for node in graph.of_thread(INITIAL)}
    read = {(edge.source, edge.target) for edge in graph.edges if edge.kind == "rf"}
    found = (
        edge
        for edge in graph.edges
        if edge.kind != "mo"
        or edge in graph.marked_edges
        or (edge.source not in initial and (edge.source, edge.target) not in read)
    )
    return tuple(sorted(found))


def text_width(text: str, size: float) -> float:
    """The width in a monospaced font; wide characters of East Asian scripts count twice."""
    cells = sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)
    return cells * size * _ADVANCE


def longest_text(graph: ExecutionGraph) -> int:
    """Characters that a box has for its place and source line: more where there are few columns."""
    return 46 if len(graph.threads) <= 3 else 34


def second_line(node: Node, longest: int) -> str:
    """Place and source line, shortened."""
    text = f"{node.place}  {node.text}" if node.place and node.text else node.place or node.text
    return text if len(text) <= longest else text[: longest - 1] + "…"


def lay_out(graph: ExecutionGraph) -> Layout:
    rows = _rows(graph)
    initial = graph.of_thread(INITIAL)
    top = MARGIN + (TITLE_HEIGHT if graph.title else 0) + (NOTE_HEIGHT if graph.note else 0)
    names_at = top + (BOX_HEIGHT * 0.7 + ROW_GAP if initial else 0)
    first = names_at + NAME_HEIGHT
    columns, width = _columns(graph)
    boxes: dict[int, Box] = {}
    for node in graph.nodes:
        if node.thread != INITIAL:
            left, right = columns[node.thread]
            row = rows[node.id]
            y = first + row * (BOX_HEIGHT + ROW_GAP)
            own = _node_width(node, longest_text(graph))
            boxes[node.id] = Box((left + right - own) / 2, y, own, BOX_HEIGHT, node.thread, row)
    count = max(rows.values(), default=-1) + 1
    height = first + count * (BOX_HEIGHT + ROW_GAP) - (ROW_GAP / 2 if count else 0) + MARGIN
    boxes |= _initial_boxes(graph, boxes, top, width)
    right = max((box.right for box in boxes.values()), default=0.0) + MARGIN
    return Layout(boxes, columns, first, count, max(width, right), height)


def _rows(graph: ExecutionGraph) -> dict[int, int]:
    """Rows by longest way; within a cycle (a wrong graph can have one) the last round counts."""
    before: dict[int, list[tuple[int, int]]] = {node.id: [] for node in graph.nodes}
    for thread in range(len(graph.threads)):
        events = graph.of_thread(thread)
        for first, second in itertools.pairwise(events):
            before[second.id].append((first.id, 1))
    for edge in graph.edges:
        if edge.kind in _CAUSES:
            before[edge.target].append((edge.source, 0))
    rows = {node.id: -1 if node.thread == INITIAL else 0 for node in graph.nodes}
    for _ in graph.nodes:
        changed = False
        for node in graph.nodes:
            if node.thread != INITIAL:
                row = max((rows[other] + step for other, step in before[node.id]), default=0)
                if row > rows[node.id]:
                    rows[node.id], changed = row, True
        if not changed:
            return rows
    return {
        node.id: row for t in range(len(graph.threads)) for row, node in enumerate(graph.of_thread(t))
    } | {node.id: -1 for node in graph.of_thread(INITIAL)}


def _columns(graph: ExecutionGraph) -> tuple[tuple[tuple[float, float], ...], float]:
    """Left and right of each column, and the width of all; a gutter that many edges use is wider."""
    busy = Counter[int]()
    threads = {node.id: node.thread for node in graph.nodes}
    for edge in shown_edges(graph):
        first, second = threads[edge.source], threads[edge.target]
        if edge.kind == "po" and first == second:
            continue
        if first == second:
            busy[first + (0 if edge.kind == "mo" else 1)] += 1
        elif INITIAL in (first, second):
            busy[max(first, second) + 1] += 1
        else:
            low, high = sorted((first, second))
            busy[low + 1] += 1
            if high != low + 1:
                busy[high] += 1
    columns = []
    at = MARGIN + min(12.0 * busy[0], 60.0)
    for thread, name in enumerate(graph.threads):
        widths = [_node_width(node, longest_text(graph)) for node in graph.of_thread(thread)]
        width = max([*widths, text_width(name, NAME_SIZE), 60.0])
        columns.append((at, at + width))
        last = thread == len(graph.threads) - 1
        at += width + (0.0 if last else 60.0) + min(12.0 * busy[thread + 1], 84.0)
    return tuple(columns), at + MARGIN


def _node_width(node: Node, longest: int) -> float:
    second = second_line(node, longest)
    return max(text_width(node.label, LABEL_SIZE), text_width(second, PLACE_SIZE)) + 22.0


def _initial_boxes(graph: ExecutionGraph, boxes: dict[int, Box], top: float, width: float) -> dict[int, Box]:
    """Initial values stand above their readers as far as they do not get into each other's way."""
    wanted: list[tuple[float, Node]] = []
    for node in graph.of_thread(INITIAL):
        readers = [
            boxes[edge.target]
            for edge in graph.edges
            if edge.source == node.id and edge.kind == "rf" and edge.target in boxes
        ]
        centres = [box.centre[0] for box in readers]
        wanted.append((sum(centres) / len(centres) if centres else width / 2, node))
    wanted.sort(key=lambda found: (found[0], found[1].id))
    placed: dict[int, Box] = {}
    free = MARGIN
    for centre, node in wanted:
        own = _node_width(node, longest_text(graph))
        x = max(free, centre - own / 2)
        placed[node.id] = Box(x, top, own, BOX_HEIGHT * 0.7, INITIAL, -1)
        free = x + own + 24.0
    return placed
