"""Drawings: boxes apart from each other, edges that run through none, the same bytes every time."""

from __future__ import annotations

import itertools
import xml.etree.ElementTree as ElementTree

import pytest
from drawn_graphs import ALL, DEADLOCK, IRIW, MP, RACE, SB, UPDATES, cyclic, random_graph

from raddle.report.graph import Edge, ExecutionGraph, Node, from_reads, sc_cycle
from raddle.report.graph_layout import lay_out, shown_edges
from raddle.report.graph_routes import routes
from raddle.report.svg import RED, STYLES, to_svg

SVG = "{http://www.w3.org/2000/svg}"


def kinds(edges: tuple[Edge, ...]) -> list[str]:
    return [edge.kind for edge in edges]


def test_cycles() -> None:
    assert kinds(sc_cycle(MP)) == ["po", "rf", "po", "fr"]
    assert kinds(sc_cycle(SB)) == ["po", "fr", "po", "fr"]
    assert kinds(sc_cycle(IRIW)) == ["rf", "po", "fr", "rf", "po", "fr"]
    assert sc_cycle(UPDATES) == ()
    assert from_reads(UPDATES) == ()


def test_marking_a_cycle_adds_its_edges() -> None:
    marked = cyclic(SB)
    assert {edge.kind for edge in marked.marked_edges} == {"po", "fr"}
    assert marked.marked == {2, 3, 4, 5}
    assert set(marked.marked_edges) <= set(marked.edges)


@pytest.mark.parametrize(
    ("nodes", "edges", "message"),
    [
        ((Node(0, 0, "a"), Node(0, 0, "b")), (), "two nodes have the same id"),
        ((Node(0, 1, "a"),), (), "node 0 is of no thread: 1"),
        ((Node(0, 0, "a"),), (Edge(0, 1, "po"),), "leads from or to no node"),
        ((Node(0, 0, "a"),), (Edge(0, 0, "xx"),), "'xx' is no kind of edge"),
    ],
)
def test_wrong_graphs(nodes: tuple[Node, ...], edges: tuple[Edge, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        ExecutionGraph(("T1",), nodes, edges)


def test_updates_do_not_repeat_their_reads_from_as_modification_order() -> None:
    assert "mo" not in kinds(shown_edges(UPDATES))
    assert kinds(shown_edges(UPDATES)).count("rf") == 4


@pytest.mark.parametrize("name", ALL)
def test_pictures_are_xml_inside_their_frame(name: str) -> None:
    graph = ALL[name]
    text = to_svg(graph)
    assert text == to_svg(graph)
    root = ElementTree.fromstring(text)
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    boxes = [element for element in root.iter(f"{SVG}rect") if "rx" in element.attrib]
    assert len(boxes) == len(graph.nodes)
    for box in boxes:
        assert float(box.attrib["x"]) >= 0
        assert float(box.attrib["x"]) + float(box.attrib["width"]) <= width
        assert float(box.attrib["y"]) + float(box.attrib["height"]) <= height
    words = [element.text for element in root.iter(f"{SVG}text")]
    for node in graph.nodes:
        assert node.label in words
    for kind in {edge.kind for edge in shown_edges(graph)}:
        assert f"{kind}: {STYLES[kind][2]}" in words


@pytest.mark.parametrize("graph", [*ALL.values(), *(random_graph(seed, 4, 6) for seed in range(10))])
def test_nothing_runs_through_a_box(graph: ExecutionGraph) -> None:
    layout = lay_out(graph)
    boxes = layout.boxes
    for first, second in itertools.combinations(boxes.values(), 2):
        apart = first.right <= second.x or second.right <= first.x
        assert apart or first.bottom <= second.y or second.bottom <= first.y
    for edge, route in routes(layout, shown_edges(graph)).items():
        for number, box in boxes.items():
            inside = [
                (x, y) for x, y in route.trail if box.x < x < box.right - 0.1 and box.y < y < box.bottom
            ]
            assert not inside, (edge, number, inside)
        assert all(0 <= x <= layout.width and 0 <= y <= layout.height for x, y in route.trail)


def test_causes_stand_above_effects() -> None:
    layout = lay_out(random_graph(3))
    for edge in random_graph(3).edges:
        if edge.kind in ("po", "rf"):
            assert layout.boxes[edge.source].y <= layout.boxes[edge.target].y


def test_a_cyclic_graph_is_still_drawn() -> None:
    threads = ((Node(0, 0, "R"), Node(1, 0, "W")), (Node(2, 1, "R"), Node(3, 1, "W")))
    graph = ExecutionGraph(
        ("T1", "T2"), (*threads[0], *threads[1]), (Edge(1, 2, "rf"), Edge(3, 0, "rf"))
    ).with_program_order()
    assert kinds(sc_cycle(graph)) == ["po", "rf", "po", "rf"]
    assert to_svg(graph).count("<rect") == 5


def test_errors_are_red() -> None:
    assert to_svg(DEADLOCK).count(f'stroke="{RED}" stroke-width="2.2"') == 4
    race = to_svg(RACE)
    assert race.count(f'stroke="{RED}" stroke-width="2.2"') == 2
    assert "data race on x: &quot;a&quot;" not in race
    assert 'data race on x: "a" &amp; &lt;b&gt;' in race


def test_control_characters_are_replaced() -> None:
    ElementTree.fromstring(to_svg(ExecutionGraph(("T\x01",), (Node(0, 0, "W \x1b[31m", text="\x00"),))))
