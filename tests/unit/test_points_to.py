"""The solver of inclusion constraints against rounds of brute force."""

from __future__ import annotations

import random

from raddle.passes.points_to import UNKNOWN, PointsTo


def brute_force(
    nodes: dict[int, set[int]], content: list[int], rules: list[tuple[str, int, int]]
) -> set[int]:
    """Apply every rule until nothing grows; nodes are changed in place."""
    leaked = {UNKNOWN}
    before = None
    while before != (before := (sum(map(len, nodes.values())), len(leaked))):
        for rule, a, b in rules:
            if rule == "flow":
                nodes[a] |= nodes[b]
            elif rule == "load":
                nodes[a] |= {x for thing in nodes[b] for x in nodes[content[thing]]}
            elif rule == "store":
                for thing in nodes[a]:
                    nodes[content[thing]] |= nodes[b]
            elif rule == "copy":
                behind = {x for thing in nodes[b] for x in nodes[content[thing]]}
                for thing in nodes[a]:
                    nodes[content[thing]] |= behind
            else:
                leaked |= nodes[a]
        for thing in list(leaked):
            nodes[content[thing]].add(UNKNOWN)
            leaked |= nodes[content[thing]]
    return leaked


def test_random_constraints() -> None:
    for seed in range(500):
        draw = random.Random(seed)
        solver = PointsTo()
        variables = [solver.node() for _ in range(draw.randrange(2, 10))]
        things = [UNKNOWN] + [solver.object() for _ in range(draw.randrange(1, 6))]
        content = [solver.content(thing) for thing in things]
        nodes: dict[int, set[int]] = {node: set() for node in [*variables, *content, solver.unknown]}
        nodes[solver.unknown].add(UNKNOWN)
        nodes[content[UNKNOWN]].add(UNKNOWN)
        rules: list[tuple[str, int, int]] = []
        for node in variables:
            if draw.random() < 0.4:
                thing = draw.choice(things[1:])
                solver.holds(node, thing)
                nodes[node].add(thing)
        for _ in range(draw.randrange(20)):
            rule = draw.choice(["flow", "load", "store", "copy", "leak"])
            a, b = draw.choice(variables), draw.choice([*variables, solver.unknown])
            rules.append((rule, a, b))
            if rule == "leak":
                solver.leak(a)
            else:
                getattr(solver, rule)(a, b)
        leaked = solver.solve()
        expected = brute_force(nodes, content, rules)
        assert {thing for thing in things if leaked >> thing & 1} == expected, seed
