"""Graphviz text of execution graphs."""

from __future__ import annotations

import shutil
import subprocess

import pytest
from drawn_graphs import ALL, DEADLOCK, MP, RACE, cyclic

from raddle.report.dot import to_dot
from raddle.report.graph import ExecutionGraph, Node


def test_message_passing() -> None:
    assert to_dot(MP).splitlines() == [
        "digraph execution {",
        '  graph [label="message passing\\nrc11", labelloc=t, fontname="sans-serif"];',
        '  node [shape=box, style=rounded, fontname="monospace", fontsize=11];',
        '  edge [fontname="sans-serif", fontsize=9];',
        '  e0 [label="x = 0"];',
        '  t0 [label="T1", shape=plaintext, group=t0];',
        '  e1 [label="W rlx x = 1\\nf.c:1  a();", group=t0];',
        '  e2 [label="W rlx y = 1\\nf.c:2  b();", group=t0];',
        "  t0 -> e1 [style=invis];",
        '  t1 [label="T2", shape=plaintext, group=t1];',
        '  e3 [label="R rlx y = 1\\nf.c:3  c();", group=t1];',
        '  e4 [label="R rlx x = 0\\nf.c:4  d();", group=t1];',
        "  t1 -> e3 [style=invis];",
        "  { rank=same; t0 -> t1 [style=invis]; }",
        '  e0 -> e4 [color="#1b7f3b", label=rf, fontcolor="#1b7f3b"];',
        '  e1 -> e2 [color="#5f6b76"];',
        '  e2 -> e3 [color="#1b7f3b", label=rf, fontcolor="#1b7f3b", constraint=false];',
        '  e3 -> e4 [color="#5f6b76"];',
        "}",
    ]


def test_what_is_marked_is_red() -> None:
    assert to_dot(cyclic(MP)).count('color="#c62828", penwidth=2]') == 4
    assert "style=dotted, penwidth=2.2]" in to_dot(cyclic(MP))
    assert "dir=none" in to_dot(RACE)
    assert to_dot(DEADLOCK).count("label=waits") == 2


def test_quotes_and_backslashes() -> None:
    text = to_dot(ExecutionGraph(("T",), (Node(0, 0, 'W c = "\\n"'),)))
    assert r'e0 [label="W c = \"\\n\"", group=t0];' in text


@pytest.mark.parametrize("name", ALL)
def test_graphviz_reads_it(name: str) -> None:
    if shutil.which("dot") is None:
        pytest.skip("Graphviz is not installed")
    subprocess.run(["dot", "-Tcanon"], input=to_dot(ALL[name]), text=True, capture_output=True, check=True)
