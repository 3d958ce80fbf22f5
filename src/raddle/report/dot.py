"""An execution graph in Graphviz's language, for those who want to lay it out or style it themselves."""

from __future__ import annotations

from collections.abc import Iterator

from raddle.report.graph import INITIAL, Edge, ExecutionGraph, Node
from raddle.report.graph_layout import longest_text, second_line, shown_edges
from raddle.report.svg import RED, SECTION, SECTION_WORDS, STYLES

_DASHED = ("mo", "spawn", "join", "waits")
_DOTTED = ("fr", "hb", "lock")


def to_dot(graph: ExecutionGraph) -> str:
    """The graph as a digraph; program order and initial values shape the ranks.

    A thread is a group of nodes below its name, not a cluster: some versions of Graphviz fail on clusters
    with edges that must not shape the ranks.

    >>> print(to_dot(ExecutionGraph(("T1",), (Node(0, 0, "W x = 1", "write"),))).splitlines()[0])
    digraph execution {
    """
    lines = [
        "digraph execution {",
        f'  graph [label={_quoted(_caption(graph))}, labelloc=t, fontname="sans-serif"];',
        '  node [shape=box, style=rounded, fontname="monospace", fontsize=11];',
        '  edge [fontname="sans-serif", fontsize=9];',
        *(f"  {_node(graph, node)}" for node in graph.of_thread(INITIAL)),
        *(line for thread in range(len(graph.threads)) for line in _thread(graph, thread)),
        *_in_order(graph),
        *(_edge(graph, edge) for edge in shown_edges(graph)),
        "}",
    ]
    return "\n".join(lines) + "\n"


def _caption(graph: ExecutionGraph) -> str:
    shaded = f"shaded: {SECTION_WORDS}" if graph.sections else ""
    return "\n".join(part for part in (graph.title, graph.note, shaded) if part)


def _thread(graph: ExecutionGraph, thread: int) -> Iterator[str]:
    name = f"t{thread}"
    yield f"  {name} [label={_quoted(graph.threads[thread])}, shape=plaintext, group={name}];"
    nodes = graph.of_thread(thread)
    yield from (f"  {_node(graph, node, name)}" for node in nodes)
    yield from (f"  {name} -> e{node.id} [style=invis];" for node in nodes[:1])


def _in_order(graph: ExecutionGraph) -> Iterator[str]:
    """Keeps the threads beside each other in their order."""
    if len(graph.threads) > 1:
        names = " -> ".join(f"t{thread}" for thread in range(len(graph.threads)))
        yield f"  {{ rank=same; {names} [style=invis]; }}"


def _node(graph: ExecutionGraph, node: Node, group: str = "") -> str:
    label = "\n".join(part for part in (node.label, second_line(node, longest_text(graph))) if part)
    attributes = [f"label={_quoted(label)}", *([f"group={group}"] if group else [])]
    if any(node.id in section for section in graph.sections):
        attributes += ['style="rounded,filled"', f'fillcolor="{SECTION}"']
    attributes += [f'color="{RED}"', "penwidth=2"] if node.id in graph.marked else []
    return f"e{node.id} [{', '.join(attributes)}];"


def _edge(graph: ExecutionGraph, edge: Edge) -> str:
    marked = edge in graph.marked_edges
    attributes = [f'color="{RED if marked else STYLES[edge.kind][0]}"']
    if edge.kind != "po":
        attributes += [f"label={edge.kind}", f'fontcolor="{RED if marked else STYLES[edge.kind][0]}"']
        attributes += ["constraint=false"] if graph.node(edge.source).thread != INITIAL else []
    style = "dashed" if edge.kind in _DASHED else "dotted" if edge.kind in _DOTTED else ""
    attributes += [f"style={style}"] if style else []
    attributes += ["penwidth=2.2"] if marked else []
    attributes += ["dir=none"] if edge.kind == "race" else []
    return f"  e{edge.source} -> e{edge.target} [{', '.join(attributes)}];"


def _quoted(text: str) -> str:
    """A string of DOT; a line break in it centres the lines."""
    safe = "".join(letter if letter == "\n" or letter.isprintable() else "\ufffd" for letter in text)
    return '"' + safe.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
