"""An execution graph as plain data for JSON, and back."""

from __future__ import annotations

from typing import Any

from raddle.report.graph import Edge, ExecutionGraph, Node


def to_json(graph: ExecutionGraph) -> dict[str, Any]:
    return {
        "title": graph.title,
        "note": graph.note,
        "meaning": graph.meaning,
        "threads": list(graph.threads),
        "nodes": [
            {
                "id": node.id,
                "thread": node.thread,
                "label": node.label,
                "kind": node.kind,
                "place": node.place,
                "text": node.text,
                "marked": node.id in graph.marked,
            }
            for node in graph.nodes
        ],
        "edges": [
            {
                "source": edge.source,
                "target": edge.target,
                "kind": edge.kind,
                "marked": edge in graph.marked_edges,
            }
            for edge in graph.edges
        ],
        "sections": [list(section) for section in graph.sections],
    }


def from_json(data: dict[str, Any]) -> ExecutionGraph:
    """KeyError, TypeError and ValueError: it is no graph."""
    nodes = [
        Node(int(n["id"]), int(n["thread"]), *(str(n[key]) for key in ("label", "kind", "place", "text")))
        for n in data["nodes"]
    ]
    edges = {
        Edge(int(e["source"]), int(e["target"]), str(e["kind"])): bool(e["marked"]) for e in data["edges"]
    }
    return ExecutionGraph(
        threads=tuple(map(str, data["threads"])),
        nodes=tuple(nodes),
        edges=tuple(edges),
        marked=frozenset(int(n["id"]) for n in data["nodes"] if n["marked"]),
        marked_edges=frozenset(edge for edge, marked in edges.items() if marked),
        title=str(data["title"]),
        note=str(data["note"]),
        meaning=str(data["meaning"]),
        sections=tuple(tuple(map(int, section)) for section in data["sections"]),
    )
