"""Trees as data: for each node the thread and which of its steps led there, the label, and what covers it.

Locations and steps are not in it: they follow from the program. So a tree that was read consists of the
program's own steps whatever the file says, and only the labels, covers and sleeping threads remain to be
checked. The table of allocations is in it, because it takes a search to find; `Allocations` compares
what it says with the program as steps are made, and what does not fit is refused.
"""

from __future__ import annotations

from typing import Any

from raddle.impact.execution.executor import Executor
from raddle.impact.state.memory import UNDEFINED
from raddle.impact.state.steps import Step, same_step
from raddle.impact.state.thread_state import DONE, Location
from raddle.impact.terms.terms import Term
from raddle.impact.terms.written_terms import Written
from raddle.impact.tree.tree import Node, Tree


def write_tree(tree: Tree, executor: Executor, terms: Written) -> dict[str, Any]:
    nodes = tree.nodes()
    numbers = {node: number for number, node in enumerate(nodes)}
    rows = []
    for node in nodes:
        row: dict[str, Any] = {"label": [terms.number(formula) for formula in node.label]}
        if node.parent is not None and node.step is not None:
            row["from"] = [numbers[node.parent], *write_step(executor, node.parent.location, node.step)]
        if node.expanded:
            row["expanded"] = [*node.expanded]
        if node.cover is not None:
            row["cover"] = numbers[node.cover]
        if node.sleep:
            row["sleep"] = sorted(node.sleep)
        rows.append(row)
    return {"complete": tree.complete, "nodes": rows}


def read_tree(document: dict[str, Any], executor: Executor, terms: list[Term]) -> Tree:
    """Raises KeyError, IndexError, ValueError or TypeError for what is none."""
    nodes: list[Node] = []
    for number, row in enumerate(document["nodes"]):
        if number == 0:
            start, _ = executor.start(0, executor.program.entry, UNDEFINED)
            node = Node(0, None, None, (start,))
        else:
            above, thread, which = row["from"]
            parent = nodes[_counted(above, number)]
            step = read_step(executor, parent.location, thread, which)
            node = Node(number, parent, step, step.target_location(parent.location))
            parent.expanded[thread].append(node)
        node.label = dict.fromkeys(terms[_counted(each, len(terms))] for each in row["label"])
        node.expanded = {_counted(each, len(node.location)): [] for each in row.get("expanded", ())}
        node.sleep = frozenset(_counted(each, len(node.location)) for each in row.get("sleep", ()))
        nodes.append(node)
    for node, row in zip(nodes, document["nodes"], strict=True):
        if "cover" in row:
            node.cover = nodes[_counted(row["cover"], len(nodes))]
            node.cover.covering.append(node)
    tree = Tree(nodes[0], document["complete"] is True, executor.allocations)
    _check_variables(nodes, executor)
    return tree


def write_step(executor: Executor, location: Location, step: Step) -> list[int]:
    """The thread and which of its steps it is."""
    steps = executor.moves(step.thread, location[step.thread], len(location)).steps
    return [step.thread, next(number for number, other in enumerate(steps) if same_step(step, other))]


def read_step(executor: Executor, location: Location, thread: Any, which: Any) -> Step:
    state = location[_counted(thread, len(location))]
    if state is DONE:
        raise ValueError("a step of a thread that has ended")
    steps = executor.moves(thread, state, len(location)).steps
    return steps[_counted(which, len(steps))]


def _counted(number: Any, count: int) -> int:
    if type(number) is not int or not 0 <= number < count:
        raise ValueError("no such number")
    return number


def _check_variables(nodes: list[Node], executor: Executor) -> None:
    """Labels speak of the program's variables alone: what a file says of their ranges is not believed."""
    known: set[Term] = set()
    for node in nodes:
        for thread, state in enumerate(node.location):
            if state is not DONE:
                known |= executor.moves(thread, state, len(node.location)).variables
    known |= {*executor.layout.initial}
    if any(not formula.free <= known for node in nodes for formula in node.label):
        raise ValueError("a variable that the program does not have")
