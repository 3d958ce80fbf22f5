"""An execution graph as an SVG picture, drawn without Graphviz and without measuring fonts.

Dark on white, generic fonts; every relation has a colour and a dash of its own, so that a print in grey can
still be read. The same graph always gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape, quoteattr

from raddle.report.graph import INITIAL, Edge, ExecutionGraph, Node
from raddle.report.graph_layout import (
    LABEL_SIZE,
    MARGIN,
    NAME_HEIGHT,
    NAME_SIZE,
    PLACE_SIZE,
    Box,
    Layout,
    lay_out,
    longest_text,
    second_line,
    shown_edges,
    text_width,
)
from raddle.report.graph_routes import Route, routes

# Colour, dash and the words of the legend.
STYLES = {
    "po": ("#5f6b76", "", "program order"),
    "rf": ("#1b7f3b", "", "reads from"),
    "mo": ("#b06000", "7 3", "modification order"),
    "fr": ("#1f5fbf", "2 3", "from-read: overwritten by"),
    "sw": ("#00838f", "", "synchronises with"),
    "hb": ("#7a7a7a", "8 3 2 3", "happens before"),
    "spawn": ("#8a8f98", "4 3", "creates"),
    "join": ("#8a8f98", "4 3", "joined by"),
    "lock": ("#6a3fa0", "5 3", "next to hold the lock"),
    "lb": ("#6a3fa0", "", "locks before: the rest orders these sections"),
    "race": ("#c62828", "", "data race"),
    "waits": ("#c62828", "4 3", "is stuck until"),
}
RED = "#c62828"
SECTION = "#efe9f7"
SECTION_WORDS = "critical section, in no order but what arrows show"
_FILLS = {"read": "#eef6ff", "write": "#fff6e8", "update": "#f4efff", "initial": "#f4f4f4"}
_MONO = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
_SANS = "system-ui, 'DejaVu Sans', Helvetica, Arial, sans-serif"
_FEW_EDGES = 24
_LONGEST = 110


def to_svg(graph: ExecutionGraph) -> str:
    """The picture of a graph.

    >>> to_svg(ExecutionGraph(("T1",), (Node(0, 0, "W x = 1", "write"),))).startswith("<svg ")
    True
    """
    layout = lay_out(graph)
    title = graph.title if len(graph.title) <= _LONGEST else graph.title[: _LONGEST - 1] + "…"
    edges = shown_edges(graph)
    found = routes(layout, edges)
    legend, legend_height, legend_width = _legend(graph, edges, layout.height - MARGIN + 12, layout.width)
    titles = (text_width(title, 17) * 0.96, text_width(graph.note, 12))
    width = max(layout.width, legend_width, *(extent + 2 * MARGIN for extent in titles))
    height = layout.height + legend_height
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="0 0 {width:.0f} {height:.0f}" role="img">',
        f"<title>{escape(_printable(graph.title or 'execution graph'))}</title>",
        *_definitions(graph, edges),
        f'<rect width="{width:.0f}" height="{height:.0f}" fill="#ffffff"/>',
        *_headings(graph, layout, title),
        *_sections(graph, layout),
        # What is marked lies on top.
        *(_line(edge, found[edge], False) for edge in edges if edge not in graph.marked_edges),
        *(_line(edge, found[edge], True) for edge in edges if edge in graph.marked_edges),
        *(line for node in graph.nodes for line in _box(node, layout.boxes[node.id], graph)),
        *_edge_labels(graph, layout, edges, found),
        *legend,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _definitions(graph: ExecutionGraph, edges: Sequence[Edge]) -> Iterator[str]:
    """Arrow heads, one per colour: the picture must not need SVG 2's context-stroke."""
    colours = {_colour(edge, edge in graph.marked_edges) for edge in edges}
    yield "<defs>"
    for colour in sorted(colours):
        yield (
            f'<marker id="{_marker(colour)}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" '
            f'markerHeight="9" markerUnits="userSpaceOnUse" orient="auto">'
            f'<path d="M0,0.8 L10,5 L0,9.2 L2.5,5 Z" fill="{colour}"/></marker>'
        )
    yield "</defs>"


def _headings(graph: ExecutionGraph, layout: Layout, title: str) -> Iterator[str]:
    y = MARGIN
    if title:
        yield _text(MARGIN, y + 14, title, 17, "#111111", anchor="start", weight="600", font=_SANS)
        y += 34.0
    if graph.note:
        yield _text(MARGIN, y + 4, graph.note, 12, "#555555", anchor="start", font=_SANS)
    for name, (left, right) in zip(graph.threads, layout.columns, strict=True):
        middle, at = (left + right) / 2, layout.top - NAME_HEIGHT + 18
        yield _text(middle, at, name, NAME_SIZE, "#111111", weight="600", font=_SANS)


def _sections(graph: ExecutionGraph, layout: Layout) -> Iterator[str]:
    """A shade behind each critical section; those inside of others have less of a margin."""
    for number, section in enumerate(graph.sections):
        boxes = [layout.boxes[node] for node in section]
        if boxes:
            around = sum(section[0] in other for other in graph.sections[:number])
            margin = max(3.0, 11.0 - 4.0 * around)
            x, y = min(box.x for box in boxes) - margin, boxes[0].y - margin
            width = max(box.right for box in boxes) + margin - x
            yield (
                f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" '
                f'height="{boxes[-1].bottom + margin - y:.1f}" rx="10" fill="{SECTION}" stroke="#d3c5e8"/>'
            )


def _box(node: Node, box: Box, graph: ExecutionGraph) -> Iterator[str]:
    marked = node.id in graph.marked
    fill = "#fdecea" if marked else _FILLS.get(node.kind, "#f7f7f7")
    stroke, width = (RED, 2.2) if marked else ("#9aa3ad" if node.thread != INITIAL else "#c4c4c4", 1.1)
    about = " ".join(part for part in (node.label, node.place, node.text) if part)
    yield f'<g data-event="{node.id}"><title>{escape(_printable(about))}</title>'
    yield (
        f'<rect x="{box.x:.1f}" y="{box.y:.1f}" width="{box.width:.1f}" height="{box.height:.1f}" rx="6" '
        f'fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>'
    )
    middle = box.centre[0]
    second = second_line(node, longest_text(graph))
    yield _text(middle, box.y + (19 if second else box.height / 2 + 5), node.label, LABEL_SIZE, "#111111")
    if second:
        yield _text(middle, box.y + 36, second, PLACE_SIZE, "#66707a")
    yield "</g>"


def _line(edge: Edge, route: Route, marked: bool) -> str:
    colour = _colour(edge, marked)
    _, dash, words = STYLES[edge.kind]
    width = 2.6 if marked else 1.2 if edge.kind == "po" else 1.7
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    head = "" if edge.kind == "race" else f' marker-end="url(#{_marker(colour)})"'
    return (
        f'<path d="{route.path}" fill="none" stroke="{colour}" stroke-width="{width}"{dashes}{head}>'
        f"<title>{escape(words)}</title></path>"
    )


def _edge_labels(
    graph: ExecutionGraph, layout: Layout, edges: Sequence[Edge], found: dict[Edge, Route]
) -> Iterator[str]:
    """The name of the relation beside its edge, where there is room; po needs none."""
    many = sum(edge.kind != "po" for edge in edges) > _FEW_EDGES
    taken = [(box.x, box.y, box.right, box.bottom) for box in layout.boxes.values()]
    for edge in sorted(edges, key=lambda edge: (edge not in graph.marked_edges, edge)):
        marked = edge in graph.marked_edges
        if (edge.kind == "po" and not marked) or (many and not marked):
            continue
        half = text_width(edge.kind, 11) / 2 + 2
        free = [
            area
            for x, y in found[edge].spots
            if not any(_overlap(area := (x - half, y - 7, x + half, y + 7), other) for other in taken)
        ]
        if free:
            # Better not on another edge; but better there than nowhere.
            area = min(free, key=lambda area: _crossed(area, edge, found))
            taken.append(area)
            x, y = (area[0] + area[2]) / 2, (area[1] + area[3]) / 2
            yield _text(x, y + 4, edge.kind, 11, _colour(edge, marked), halo=True, weight="600")


def _crossed(area: tuple[float, ...], own: Edge, found: dict[Edge, Route]) -> int:
    """How many other edges run through an area."""
    return sum(
        any(area[0] < x < area[2] and area[1] < y < area[3] for x, y in route.trail)
        for edge, route in found.items()
        if edge != own
    )


def _legend(
    graph: ExecutionGraph, edges: Sequence[Edge], y: float, width: float
) -> tuple[list[str], float, float]:
    """The relations in use, in as many lines as they need; with its height and the width it takes."""
    kinds = [kind for kind in STYLES if any(edge.kind == kind for edge in edges)]
    entries = [(kind, f"{kind}: {STYLES[kind][2]}", STYLES[kind][0], STYLES[kind][1]) for kind in kinds]
    if any(edge.kind not in ("race", "waits") for edge in graph.marked_edges):
        entries.append(("", graph.meaning, RED, ""))
    if graph.sections:
        entries.append(("section", SECTION_WORDS, SECTION, ""))
    lines: list[str] = []
    x, line, most = MARGIN, 0, 0.0
    for kind, words, colour, dash in entries:
        extent = 30 + text_width(words, 11) * 0.92 + 18
        if x > MARGIN and x + extent > width - MARGIN:
            x, line = MARGIN, line + 1
        at = y + 14 + 20 * line
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        thick = 12 if kind == "section" else 1.7 if kind else 2.6
        lines.append(
            f'<path d="M{x:.1f},{at:.1f} h24" stroke="{colour}" stroke-width="{thick}"{dashes} fill="none"/>'
        )
        lines.append(_text(x + 30, at + 4, words, 11, "#444444", anchor="start", font=_SANS))
        x += extent
        most = max(most, x)
    return lines, (20.0 * (line + 1) + 12 if entries else 0.0), most


def _text(
    x: float,
    y: float,
    text: str,
    size: float,
    colour: str,
    *,
    anchor: str = "middle",
    weight: str = "",
    font: str = _MONO,
    halo: bool = False,
) -> str:
    extra = f' font-weight="{weight}"' if weight else ""
    if halo:
        extra += ' stroke="#ffffff" stroke-width="4" stroke-linejoin="round" paint-order="stroke"'
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family={quoteattr(font)} font-size="{size:g}" fill="{colour}" '
        f'text-anchor="{anchor}" xml:space="preserve"{extra}>{escape(_printable(text))}</text>'
    )


def _printable(text: str) -> str:
    """XML has no way to write most control characters."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


def _colour(edge: Edge, marked: bool) -> str:
    return RED if marked else STYLES[edge.kind][0]


def _marker(colour: str) -> str:
    return f"arrow-{colour[1:]}"


def _overlap(first: tuple[float, ...], second: tuple[float, ...]) -> bool:
    return first[0] < second[2] and second[0] < first[2] and first[1] < second[3] and second[1] < first[3]
